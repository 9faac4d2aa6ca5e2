"""Which language a statement is in, told by its script and its function words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from nidra.trust.contra_kinds import VERBS
from nidra.trust.contra_negators import NEGATORS
from nidra.trust.contra_stops import FREQUENT, PARTIAL, STOPS
from nidra.trust.contra_words import ENGLISH, table

_LATIN = ("en", "de", "fr", "es", "it", "pt")
_TELLING: dict[str, tuple[str, ...]] = {}
for _language in _LATIN:
    for _word in {*STOPS[_language].split(), *NEGATORS[_language].split()}:
        _TELLING[_word] = (*_TELLING.get(_word, ()), _language)

_LETTERS = {
    "de": "ßä", "es": "ñ¿¡", "pt": "ãõç", "fr": "êœûç", "it": "òì",
}  # fmt: skip
_ONE_LANGUAGE = {
    "de": "gelegentlich oft häufig meistens manchmal selten regelmäßig trinkt nutzt einige",
    "fr": "souvent parfois rarement certains quelques",
    "es": "veces menudo raramente algunos algunas viaja usa",
    "it": "spesso talvolta alcuni",
    "pt": "alguns frequentemente",
}
for _language, _words in _ONE_LANGUAGE.items():
    for _word in _words.split():
        if _word in FREQUENT | PARTIAL:
            _TELLING[_word] = (*_TELLING.get(_word, ()), _language)
_USING = {
    "en": "he she his her him hers not the",
    "de": "wir nutzen verwenden benutzen nutzt verwendet", "fr": "utilisons utilise emploie",
    "es": "usamos utilizamos utiliza", "it": "usiamo utilizziamo utilizza", "pt": "usamos utilizamos",
}  # fmt: skip
for _language, _words in _USING.items():
    for _word in _words.split():
        _TELLING[_word] = (*_TELLING.get(_word, ()), _language)
for _word in VERBS - {"come", "use", "pass", "test", "log", "cover", "report", "process", "change"}:
    _TELLING[_word] = (*_TELLING.get(_word, ()), ENGLISH)
# An ending that Italian, Spanish and Portuguese words have often and French ones hardly ever.
_SOUTHERN = re.compile("[a-zà-ÿ]{2}[ao]$")
_KANA = re.compile("[\u3040-\u30ff]")
_HAN = re.compile("[\u3400-\u9fff]")
_CYRILLIC = re.compile("[\u0400-\u04ff]")
_DEVANAGARI = re.compile("[\u0900-\u097f]")


def language_of(text: str, words: Sequence[str]) -> str:
    """`en`, `de`, … of a text and its folded words; English where nothing tells."""
    if not text.isascii():
        for pattern, name in ((_KANA, "ja"), (_HAN, "zh"), (_CYRILLIC, "ru"), (_DEVANAGARI, "hi")):
            if pattern.search(text):
                return name
    votes: Counter[str] = Counter()
    for word in words:
        for name in _TELLING.get(word, ()):
            votes[name] += 1
    if not text.isascii():
        for name, letters in _LETTERS.items():
            votes[name] += any(letter in text for letter in letters)
    if not votes:
        return ENGLISH
    best = max(votes.values())
    tied = [name for name in _LATIN if votes[name] == best]
    if ENGLISH in tied:
        return ENGLISH
    if "fr" in tied and len(tied) > 1 and any(_SOUTHERN.search(word) for word in words):
        tied.remove("fr")
    return max(tied, key=lambda name: sum(word in table(name) for word in words))
