"""What a word is to the contradiction rules: a stop word, a negator, a pole of an antonym, a content word.

Each language has one flat table, made on first use; words that stand in none are stemmed lightly.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from typing import NamedTuple

from nidra.base.words import word_set
from nidra.trust.contra_antonyms import CLUSTERS
from nidra.trust.contra_negators import CONTRACTIONS, NEGATORS
from nidra.trust.contra_stems import foreign_stem, light_stem
from nidra.trust.contra_stops import STOPS
from nidra.trust.contra_synonyms import IRREGULAR, SYNONYMS

ENGLISH = "en"
DENIED = "un"  # the cluster of a content word that denies by its prefix


class Role(IntEnum):
    """The part that a word plays."""

    CONTENT = 0
    STOP = 1
    NEGATOR = 2
    POLE = 3


class Word(NamedTuple):
    """A word's role, its stem, and for a pole its cluster, its side, and whether it is of a scale.

    The sides of two are +1 and -1; a scale counts its points from 1.
    """

    role: Role
    stem: str
    cluster: str = ""
    side: int = 0
    scale: bool = False


_PLAIN_BASES = word_set("""able accessible acceptable acknowledged active affected aligned allocated ambiguous answered
    approved armed assigned attended authenticated avoidable aware balanced believable bound buffered
    certain changed checked clear comfortable committed common conditional confirmed conscious
    constrained cooked covered defined deployed desirable detected disclosed edited educated
    employed encoded equal escaped ethical even expected explained fair familiar filtered
    filled fit flagged formatted friendly grouped guarded handled healthy helpful indexed
    initialized inspected installed intended interrupted invited justified labelled labeled likely
    limited linked listed locked lucky manned marked matched mentioned modified monitored mounted
    named necessary normalized noticed official opened packed paid patched planned pleasant popular
    prepared processed productive protected proven published qualified read readable realistic
    recognized recoverable registered regulated related released reliable reported reserved resolved
    responsive restricted reviewed safe saved scheduled sealed secured seen selected set shared
    signed solved specified stable staffed started stressed structured subscribed suitable sure
    synced tagged taxed tested tidy touched tracked trained translated treated true typed updated used
    usable useful usual validated verified versioned wanted willing wise zipped""")
_IN_BASES = {
    "in": "accessible accurate active adequate appropriate compatible complete consistent convenient correct curable direct discreet effective efficient eligible equal experienced expensive flexible formal frequent sane secure sensitive sufficient tolerant valid visible",
    "im": "mature mobile moral mutable patient perfect permeable polite possible practical precise probable proper pure",
    "ir": "rational regular relevant replaceable responsible reversible",
    "il": "legal legible legitimate logical",
    "dis": "approved approves connected honest loyal obedient obeys satisfied similar trusts engaged",
    "mis": "aligned configured labeled spelled matched",
}
_PREFIXED = {
    prefix + base: base for prefix, bases in _IN_BASES.items() for base in bases.split()
} | {f"un{base}": base for base in _PLAIN_BASES}
_NO_ADVERBS = word_set(
    "family supply reply apply assembly anomaly monopoly butterfly multiply comply imply friendly"
)


@cache
def table(language: str) -> dict[str, Word]:
    """Every word of a language that is not plain content."""
    made: dict[str, Word] = {}
    for word in STOPS.get(language, "").split():
        made[word] = Word(Role.STOP, "")
    for line in filter(None, CLUSTERS.get(language, "").splitlines()):
        made |= _poles(line, language)
    if language == ENGLISH:
        made |= _affixed(made)
        made |= {word: Word(Role.NEGATOR, "") for word in CONTRACTIONS}
    made |= {word: Word(Role.NEGATOR, "") for word in NEGATORS.get(language, "").split()}
    return made


def _poles(line: str, language: str) -> dict[str, Word]:
    scale = line.startswith("~ ")
    sides = [side.split() for side in line.removeprefix("~ ").split(" | ")]
    cluster = f"{language}:{sides[0][0]}"
    made: dict[str, Word] = {}
    for at, words in enumerate(sides, start=1):
        side = at if scale else (1 if at == 1 else -1)
        for word in words:
            made[word] = Word(Role.POLE, f"@{cluster}", cluster, side, scale)
    return made


def _affixed(known: dict[str, Word]) -> dict[str, Word]:
    """English opposites by prefix: unsupported, insecure, irregular."""
    made: dict[str, Word] = {}
    for word, base in _PREFIXED.items():
        if word in known or base in known:
            continue
        cluster = f"en:{base}"
        made[word] = Word(Role.POLE, f"@{cluster}", cluster, -1)
        made[base] = Word(Role.POLE, f"@{cluster}", cluster, 1)
    return made


class Lexicon(dict[str, Word]):
    """The words of one language; what is looked up once is known from then on."""

    def __init__(self, language: str) -> None:
        super().__init__(table(language))
        self.language = language

    def __missing__(self, word: str) -> Word:
        found = self._other(word)
        if len(self) < 200_000:
            self[word] = found
        return found

    def _other(self, word: str) -> Word:
        if self.language == ENGLISH:
            if word.startswith("non-") and len(word) > 6:
                stem = light_stem(word[4:])
                return Word(Role.POLE, stem, f"non:{stem}", -1)
            if base := unprefixed(word):
                return Word(Role.CONTENT, _canonical(light_stem(base)), DENIED)
            if word in IRREGULAR:
                return Word(Role.CONTENT, _canonical(light_stem(IRREGULAR[word])))
            if word.endswith("ly") and len(word) > 5 and word not in _NO_ADVERBS:
                return Word(Role.STOP, "")
            return Word(Role.CONTENT, _canonical(light_stem(word)))
        return Word(Role.CONTENT, foreign_stem(word, self.language))


def unprefixed(word: str) -> str:
    """`heated` of `unheated`; empty where `un` is no denial, or the word has a pole of its own."""
    if not word.startswith("un") or not word.endswith(("ed", "able")) or len(word) < 7:
        return ""
    known = word in table(ENGLISH) or word.startswith(("under", "uni", "unles"))
    return "" if known else word[2:]


def _canonical(stem: str) -> str:
    return SYNONYMS.get(stem, stem)


@cache
def lexicon(language: str) -> Lexicon:
    """The one lexicon of a language."""
    return Lexicon(language)
