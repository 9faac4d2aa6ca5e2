"""One sentence while it is read: its tokens, where its verb stands, what is not asserted in it."""

from __future__ import annotations

from functools import cached_property

from nidra.base.words import word_set
from nidra.trust import contra_kinds as kinds
from nidra.trust.contra_frame import Frame, Tense
from nidra.trust.contra_stems import light_stem
from nidra.trust.contra_stops import HEDGES, STRICT_CONDITIONS
from nidra.trust.contra_tokens import Token
from nidra.trust.contra_words import ENGLISH, Lexicon, lexicon

_BEFORE_NOUNS = kinds.DETERMINERS | kinds.PREPOSITIONS
_PRESENT = word_set("do does don't doesn't dont doesnt")


class Reading:
    """The tokens of a sentence and the frame that comes of them.

    `verb` is the place of the first verb, -1 where there is none; `skip` are places already read.
    """

    def __init__(
        self, text: str, found: list[Token], language: str, dropped: frozenset[str]
    ) -> None:
        self.frame = Frame(text, language)
        self.tokens = found
        self.words: list[str] = [token.word for token in found]
        self.lexicon: Lexicon = lexicon(language)
        self.dropped = dropped
        english = language == ENGLISH
        self.copulas = kinds.COPULAS if english else kinds.FOREIGN_COPULAS
        auxiliaries = kinds.AUXILIARIES if english else kinds.FOREIGN_AUXILIARIES
        self.finite = self.copulas | auxiliaries
        self.verb = self._first_verb()
        self.skip: set[int] = set()
        self.shouted = text.isupper()

    @cached_property
    def stems(self) -> frozenset[str]:
        """The stems of all words."""
        return frozenset(map(light_stem, self.words))

    @cached_property
    def last_but(self) -> int:
        """Where the last `but` stands, or -1."""
        return max((at for at, word in enumerate(self.words) if word == "but"), default=-1)

    @cached_property
    def predicate(self) -> frozenset[str]:
        """The stems of the words from the verb on."""
        return frozenset(map(light_stem, self.words[self.verb :]))

    def has(self, *phrase: str) -> bool:
        """Does a phrase stand in the sentence?"""
        size = len(phrase)
        return phrase[0] in self.words and any(
            tuple(self.words[at : at + size]) == phrase for at in range(len(self.words) - size + 1)
        )

    def at(self, at: int) -> str:
        """The word at a place; empty beyond the ends."""
        return self.words[at] if 0 <= at < len(self.words) else ""

    def _first_verb(self, start: int = 0) -> int:
        """Where the predicate begins; -1 where there is no verb, as in `timeout 30 s`."""
        for at in range(start, len(self.words)):
            word = self.words[at]
            if word in self.finite:
                return at
            if at and self.tokens[at].quantity is None and self._is_verb(at, word):
                return at
        return -1

    def _is_verb(self, at: int, word: str) -> bool:
        if not _verbal(word) or self.at(at - 1) in _BEFORE_NOUNS:
            return False
        # A plural noun before a copula ("the tests are") is no verb; "it runs" is one.
        after = self.at(at + 1)
        return after not in self.finite or after in ("being", "not", "to")

    def is_open(self) -> bool:
        """Does it ask, or say that something may be?"""
        words = self.words
        if "?" in words[-2:] or "？" in self.frame.text[-2:]:
            return True
        return (
            not HEDGES.isdisjoint(words) or self.has("may", "or", "may") or self.has("could", "be")
        )

    def set_conditions_apart(self) -> None:
        """A conditional clause counts as it stands: only equal conditions can be compared."""
        for at, word in enumerate(self.words):
            if word in STRICT_CONDITIONS or (word in ("when", "while", "whenever") and at == 0):
                end = at + 1
                while end < len(self.words) and self.words[end] not in (",", "then", ":"):
                    end += 1
                said = " ".join(self.words[at:end])
                self.frame.words[f"?{said}"] = (self.tokens[at].start, self.tokens[end - 1].end)
                self.skip.update(range(at, end))
                if at <= self.verb < end:
                    self.verb = self._first_verb(end)
                return

    def is_passive(self) -> bool:
        """Is something done to the subject: is included, are sent?"""
        return (
            self.verb >= 0
            and self.words[self.verb] in self.copulas
            and any(word.endswith("ed") for word in self.words[self.verb + 1 : self.verb + 4])
        )

    def is_past(self) -> bool:
        """Does it tell what was?"""
        if self.frame.language != ENGLISH:
            return False
        return any(word in ("was", "were", "wasn't", "weren't", "had") for word in self.words)

    def tense(self) -> Tense:
        """Does it tell what someone did, or deny or assert by `do` what they do?"""
        if self.frame.language != ENGLISH or self.verb < 0:
            return Tense.UNTOLD
        at = self.verb + (self.words[self.verb] in ("never", "not"))
        verb = self.at(at)
        if verb in _PRESENT:
            return Tense.PRESENT
        later = range(at + 1, len(self.words))
        if is_past_verb(verb) and not any(
            self._is_verb(place, self.words[place]) for place in later
        ):
            return Tense.PAST
        return Tense.UNTOLD


def is_past_verb(word: str) -> bool:
    """Does a word tell what was done: met, crashed, visited?"""
    return word in kinds.PAST_VERBS or (
        word.endswith("ed") and len(word) > 4 and word not in kinds.NO_PAST
    )


def _verbal(word: str) -> bool:
    """Is a word one of the common verbs, in any of its forms?"""
    return word in kinds.VERBS or (word.endswith("ed") and light_stem(word) in kinds.VERB_STEMS)
