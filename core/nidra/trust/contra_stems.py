"""Light stems: words without the endings of number and tense."""

from __future__ import annotations

import re

_VOWEL = re.compile("[aeiouy]")


def light_stem(word: str) -> str:
    """An English word without plural, tense and gerund: retries, retried, retrying are one stem."""
    if len(word) < 4 or not word.isascii() or not word.isalpha():
        return word[:-2] if word.endswith("'s") else word
    stem = _without_ending(word)
    if stem.endswith("e") and len(stem) > 3:
        stem = stem[:-1]
    if stem.endswith("y") and len(stem) > 3:
        stem = stem[:-1] + "i"
    return stem


def _without_ending(word: str) -> str:
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith("ied") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("sses", "shes", "ches", "xes", "zes")):
        return word[:-2]
    if word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    for ending in ("ing", "ed"):
        head = word[: -len(ending)]
        if word.endswith(ending) and len(head) >= 3 and _VOWEL.search(head):
            return _undoubled(head)
    return word


def _undoubled(head: str) -> str:
    if len(head) > 3 and head[-1] == head[-2] and head[-1] not in "lsz":
        return head[:-1]
    return head


_FOREIGN_ENDINGS = {
    "de": ("en", "er", "es", "em", "e", "n", "s", "t"),
    "fr": ("ées", "és", "ée", "es", "ent", "é", "e", "s"),
    "es": ("amos", "emos", "imos", "an", "en", "as", "os", "es", "a", "o", "e", "s"),
    "it": ("iamo", "ano", "ono", "a", "o", "e", "i"),
    "pt": ("amos", "emos", "imos", "am", "em", "as", "os", "es", "a", "o", "e", "s"),
    "ru": ("ами", "ями", "ого", "ему", "ый", "ая", "ое", "ые", "ем", "им", "ет", "ит", "ют", "ят", "ов", "ах", "а", "у", "ы", "и", "е", "о", "я", "ю", "й", "ь"),
}  # fmt: skip


def foreign_stem(word: str, language: str) -> str:
    """A word of another language without its ending, if at least four letters are left."""
    for ending in _FOREIGN_ENDINGS.get(language, ()):
        if word.endswith(ending) and len(word) - len(ending) >= 4:
            return word[: -len(ending)]
    return word
