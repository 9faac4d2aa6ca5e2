"""Numbers written as words: five, twenty-five, two hundred, drei, cinq, пять."""

from __future__ import annotations

import re

_UNITS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_OTHERS = {
    "de": "null . zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
    "fr": "zéro . deux trois quatre cinq six sept huit neuf dix onze douze",
    "es": "cero . dos tres cuatro cinco seis siete ocho nueve diez once doce",
    "it": "zero . due tre quattro cinque sei sette otto nove dieci undici dodici",
    "pt": ". . dois três quatro cinco seis sete oito nove dez onze doze",
    "pt-f": ". . duas",
    "ru": "ноль . два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать",
    "ru-f": ". . две",
    "hi": ". एक दो तीन चार पाँच छह सात आठ नौ दस",
    "hi-2": ". . . . . पांच छः",
}
_FOREIGN_TENS = {
    "zwanzig": 20, "dreißig": 30, "vierzig": 40, "fünfzig": 50, "sechzig": 60, "hundert": 100,
    "vingt": 20, "trente": 30, "quarante": 40, "cinquante": 50, "soixante": 60,
    "veinte": 20, "treinta": 30, "cuarenta": 40, "cincuenta": 50, "sesenta": 60, "cien": 100,
    "venti": 20, "trenta": 30, "quaranta": 40, "cinquanta": 50, "sessanta": 60,
    "vinte": 20, "trinta": 30, "quarenta": 40, "cinquenta": 50, "cem": 100,
    "двадцать": 20, "тридцать": 30, "сорок": 40, "пятьдесят": 50, "сто": 100,
}  # fmt: skip
# Words that are numbers in one language and something common in another.
_AMBIGUOUS = frozenset(["six", "once", "null", "sei", "sette", "due", "dos", "acht", "nove", "cent", "sept", "एक", "dix", "tre", "zero"])  # fmt: skip

_SMALL: dict[str, int] = {word: at for at, word in enumerate(_UNITS.split())}
_SMALL |= {word: 20 + 10 * at for at, word in enumerate(_TENS.split())}
for _line in _OTHERS.values():
    for _at, _word in enumerate(_line.split()):
        if _word != "." and _word not in _AMBIGUOUS:
            _SMALL.setdefault(_word, _at)
_SMALL |= _FOREIGN_TENS
_SCALES = {"hundred": 100, "thousand": 1000, "million": 10**6, "billion": 10**9}
_SPECIAL = {"half": 0.5, "dozen": 12.0, "once": 1.0, "twice": 2.0, "thrice": 3.0}

_ALL = {**_SMALL, **_SCALES, **_SPECIAL}
STARTS = frozenset(_ALL)
_ONE = "|".join(sorted(map(re.escape, _ALL), key=len, reverse=True))
PATTERN = rf"(?<![\w'-])(?:{_ONE})(?:(?:\s+and\s+|[\s-]+)(?:{_ONE}))*(?![\w'])"


def number_of(words: str) -> float | None:
    """What number words say; None where they do not make one number ("once half")."""
    total = group = 0.0
    last = ""
    for word in re.split(r"[\s-]+", words.lower()):
        if word == "and":
            continue
        if word in _SCALES:
            group = (group or 1) * _SCALES[word]
            if word != "hundred":
                total, group = total + group, 0.0
        elif word in _SPECIAL:
            if last:
                return group * 12 if word == "dozen" else None
            group = _SPECIAL[word]
        elif last and not _may_follow(last, word):
            return None
        else:
            group += _SMALL[word]
        last = word
    return total + group


def _may_follow(last: str, word: str) -> bool:
    """twenty-five and two hundred five, but not "five six"."""
    if last in _SCALES:
        return True
    return 20 <= _SMALL.get(last, 0) <= 90 and _SMALL[word] < 10
