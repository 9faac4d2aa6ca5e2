"""A cheap look at many statements: which of them may meet another at all.

A statement that conflicts with another shares with it all content words of a clause, those before a
copula, or a name that one of them left behind. All but the last are beginnings of a clause, so each
statement gives the sums of its words' hashes up to every word; sums that none other has are
passed over. Words that a close reading might drop do not count.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from nidra.base.dates import MONTHS, WEEKDAYS
from nidra.base.number_words import STARTS
from nidra.base.units import PERIODS, UNITS
from nidra.base.words import word_set
from nidra.trust import contra_kinds as kinds
from nidra.trust.contra_antonyms import CLUSTERS
from nidra.trust.contra_exclusive import may_leave
from nidra.trust.contra_negators import AFTER_NEGATOR, CONTRACTIONS, NEGATORS
from nidra.trust.contra_slots import TELLING
from nidra.trust.contra_stems import light_stem
from nidra.trust.contra_stops import FREQUENT, HEDGES, PARTIAL, STOPS
from nidra.trust.contra_synonyms import IRREGULAR, SYNONYMS
from nidra.trust.contra_words import ENGLISH, Role, lexicon, unprefixed

_PIECE = re.compile(r"[^\W\d_]+(?:'[a-z]+)?|\d+|[,;:.!?()=—–→\n]|\s-+\s")
_NAME = re.compile("[A-ZÀ-Þ`\"']")
_OTHER_SCRIPT = re.compile("[\u0370-\U0010ffff]")
_DENIALS = (
    frozenset(word for line in NEGATORS.values() for word in line.split())
    | CONTRACTIONS
    | word_set("stopped stop stops quit ceased")
)
_CUTS = word_set("""because since so as after before while although though but which whose where whereas by thanks due
    except unless only until or and weil da denn aber sondern damit seit parce car puisque mais porque
    pero sino perché ma però poiché pois mas""")
_STARTS = word_set("""that note important heads fyi reminder update warning since after because given following last during
    thanks due when decision""")
_COPULAS = kinds.COPULAS | kinds.FOREIGN_COPULAS
_DEFINITE = word_set("the our my its their your his her")
_HELD = word_set("""live lives reside resides report reports belong belongs default defaults point points resolve
    resolves work works take takes studied studies graduated flies departs arrives""")
# Words that belong to a number, or to a modal phrase, when they stand by one.
_ATTACHED = word_set("""within over under above below nearly roughly approximately greater fewer exceeds exceeding minimum maximum
    approx circa etwa rund environ unos between zwischen entre mindestens höchstens maximal need needs needed have
    had required require must obliged supposed forbidden prohibited banned disallowed barred prevented
    allowed permitted able used going stop stopped quit ceased noon midnight unit number latest""")
_ATTACHED_STEMS = frozenset(light_stem(word) for word in _ATTACHED)
_MOST_PIECES = 400


def _dropped() -> frozenset[str]:
    words = {
        word for table in (STOPS, NEGATORS) for line in table.values() for word in line.split()
    }
    words |= {word for lines in CLUSTERS.values() for word in re.split(r"[\s|~-]+", lines)}
    words |= set(MONTHS) | set(WEEKDAYS) | STARTS | set(PERIODS) | {unit.lower() for unit in UNITS}
    words |= CONTRACTIONS | AFTER_NEGATOR | FREQUENT | HEDGES | PARTIAL
    return frozenset(words) | _COPULAS | _CUTS | _ATTACHED | kinds.CONTRAST | kinds.FORMER


class _Marks(dict[str, int]):
    """What each word is: a number above 0 for the stem of a word that counts, else a code of `_…`.

    `letters` of the stem count: in languages whose endings are not known well, only the first few.
    """

    def __init__(self, letters: int) -> None:
        self._letters = letters
        super().__init__(dict.fromkeys(_dropped(), _NOTHING))
        self.update(dict.fromkeys((*_COPULAS, *_HELD), _COPULA))
        self.update(dict.fromkeys((*_CUTS, *",()–"), _CUT))
        self.update(dict.fromkeys(":=→—", _COLON))
        self.update(dict.fromkeys(".!?;\n", _STOP))
        self["that"] = _THAT

    def __missing__(self, word: str) -> int:
        mark = self._mark(word)
        if len(self) < 500_000:
            self[word] = mark
        return mark

    def _mark(self, word: str) -> int:
        if not word[0].isalpha():
            return _DIGITS if word[0].isdigit() else _CUT
        stem = light_stem(IRREGULAR.get(word, unprefixed(word) or word))
        if lexicon(ENGLISH)[word].role is not Role.CONTENT or stem in _VARIABLE:
            return _NOTHING
        return hash(SYNONYMS.get(stem, stem)[: self._letters]) & _POSITIVE | 1


class _Denying(dict[str, bool]):
    """Does a word deny?"""

    def __missing__(self, word: str) -> bool:
        found = self[word] = word in _DENIALS or bool(unprefixed(word))
        return found


class _Leaving(dict[str, bool]):
    """Is a word one of leaving, in any language that is read here?"""

    def __missing__(self, word: str) -> bool:
        found = self[word] = may_leave(word)
        return found


# Function words of other languages that are no English ones.
_FOREIGN = frozenset(
    word
    for language in ("de", "fr", "es", "it", "pt")
    for table in (STOPS, NEGATORS)
    for word in table[language].split()
) - word_set(STOPS[ENGLISH] + " " + NEGATORS[ENGLISH] + " son die war mes man vor des les")
_NOTHING, _CUT, _COPULA, _STOP, _THAT, _DIGITS, _COLON = 0, -1, -2, -3, -4, -5, -6
_POSITIVE = (1 << 60) - 1
_VARIABLE = kinds.CHANGES | _ATTACHED_STEMS
_english, _foreign = _Marks(40), _Marks(4)
_leaving = _Leaving()
_denying = _Denying()


class Outline(NamedTuple):
    """The sums of one statement: at the ends of clauses, before copulas, at every word."""

    ends: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    sums: tuple[int, ...] = ()
    denies: bool = False
    always: bool = False
    leaves: bool = False


def outline(text: str, dropped: frozenset[int] = frozenset()) -> Outline:
    """The outline of a statement, `dropped` words not counted. One in another script than Latin is
    always read closely."""
    if not text.isascii():
        if _OTHER_SCRIPT.search(text):
            return Outline(always=True, leaves=may_leave(text))
        text = text.replace("’", "'")
    words = _PIECE.findall(text.casefold())[:_MOST_PIECES]
    marks = _english if _FOREIGN.isdisjoint(words) else _foreign
    codes = [marks[word] for word in words]
    ends, places, sums = _walk(words, codes, dropped)
    if TELLING.isdisjoint(words) and _NAME.search(text, 1) is None:
        places = ()
    return Outline(
        ends,
        places,
        sums,
        True in [_denying[word] for word in words],
        len(words) < 14 and "and" in words[-3:],
        True in [_leaving[word] for word in words],
    )


def marks_of(words: Iterable[str]) -> frozenset[int]:
    """The numbers of the words that count."""
    listed = list(words)
    return frozenset(
        mark for marks in (_english, _foreign) for word in listed if (mark := marks[word]) > 0
    )


def _walk(
    words: list[str], codes: list[int], dropped: frozenset[int]
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """The sums of each sentence from its start, from behind a lead-in, and from behind a copula."""
    ends: list[int] = []
    places: list[int] = []
    sums: list[int] = []
    total, full, seen, first = 0, 0, set(dropped), 0
    for at, code in enumerate(codes):
        if code > 0:
            if code not in seen:
                if at and codes[at - 1] == _DIGITS:
                    ends.append(total)
                seen.add(code)
                if total:
                    sums.append(total + code)
                if at and codes[at - 1] > 0:
                    sums.append(total + code - codes[at - 1])
                total += code
                full += code
            elif code in dropped:
                full += code
        elif code == _COPULA:
            places.append(full)
            if at + 1 < len(words) and words[at + 1] in _DEFINITE:
                places.append(_sum(codes, at + 1))
        elif code == _CUT:
            ends.append(total)
            if words[at] == "," and words[first] in _STARTS:
                _later(codes, at + 1, dropped, ends, sums)
        elif code == _COLON:
            places.append(full)
            if words[at] == "—":
                ends.append(total)
            elif words[first] in _STARTS:
                _later(codes, at + 1, dropped, ends, sums)
        elif code == _THAT:
            ends.append(total)
            _later(codes, at + 1, dropped, ends, sums)
        elif code == _STOP:
            ends.append(total)
            total, full, seen, first = 0, 0, set(dropped), min(at + 1, len(words) - 1)
    ends.append(total)
    return tuple(set(ends)), tuple(set(places) - {0}), tuple(sums)


def _sum(codes: list[int], start: int) -> int:
    """The sum of the different words up to the next mark of a clause."""
    seen: set[int] = set()
    for code in codes[start:]:
        if code in (_CUT, _STOP):
            break
        if code > 0:
            seen.add(code)
    return sum(seen)


def _later(
    codes: list[int], start: int, dropped: frozenset[int], ends: list[int], sums: list[int]
) -> None:
    """The sums of what follows a lead-in, as if the sentence began there."""
    total, seen = 0, set(dropped)
    for code in codes[start:]:
        if code > 0 and code not in seen:
            seen.add(code)
            if total:
                sums.append(total + code)
            total += code
        elif code == _CUT:
            ends.append(total)
        elif code == _STOP:
            break
    ends.append(total)


class Shared:
    """What the outlines of many statements have in common: which are worth a close reading."""

    def __init__(self) -> None:
        self._ends: dict[int, int] = {}
        self._places: dict[int, int] = {}
        self._denied: set[int] = set()
        self._affirmed: set[int] = set()

    def count(self, outline: Outline, times: int) -> None:
        """Take an outline into account that so many statements have."""
        for end in outline.ends:
            self._ends[end] = self._ends.get(end, 0) + times
        for place in outline.places:
            self._places[place] = self._places.get(place, 0) + times
        if outline.denies:
            self._denied.update(outline.ends)

    def meet(self, outline: Outline) -> None:
        """Second look, when all denials are known: which of them deny a part of this statement?"""
        if self._denied and not outline.denies:
            self._affirmed.update(self._denied.intersection(outline.sums))

    def matter(self, outline: Outline) -> bool:
        """May this statement conflict with another?"""
        if outline.always or outline.leaves:
            return True
        if any(self._ends[end] > 1 for end in outline.ends):
            return True
        if any(self._places[place] > 1 for place in outline.places):
            return True
        if outline.denies:
            return not self._affirmed.isdisjoint(outline.ends)
        return not self._denied.isdisjoint(outline.sums)
