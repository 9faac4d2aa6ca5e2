"""The tokens of a text that carry its meaning: numbers, units, versions, dates, negations, names.

Two texts whose tokens differ do not say the same, however alike they look.
"""

from __future__ import annotations

import re

from nidra.base.text import nfc

_MINUS = str.maketrans({"−": "-", "–": "-", "’": "'", "ʼ": "'", "\u00a0": " ", "\u202f": " "})
_UNIT = (
    r"(?:%|‰|°\s?[CFK]?|[µμ]s|[kKMGTP]i?[bB](?:/s|ps)?|[kKMGT]?Hz|[kKMGT]?bit/s|[mnu]?s(?:ec(?:ond)?s?)?|min(?:ute)?s?"
    r"|h(?:(?:ou)?rs?)?|d(?:ays?)?|w(?:eeks?)?|months?|y(?:ears?)?|bytes?|bits?|[kcmnµ]?m|[kmµ]?g|[mcd]?l"
    r"|[kKMG]?W|[mk]?V|m?A|px|x|USD|EUR|GBP|[kKMBT])"
)
_TOKEN = re.compile(
    rf"""
    (?P<date>\d{{4}}-\d{{2}}-\d{{2}}(?:[T ]\d{{2}}:\d{{2}}(?::\d{{2}}(?:\.\d+)?)?(?:Z|[+-]\d{{2}}:?\d{{2}})?)?)
  | (?P<hex>\b0[xX][0-9A-Fa-f]+\b | \b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{{7,64}}\b)
  | (?P<version>\b[vV]\d+(?:\.\d+)*(?:-[0-9A-Za-z.]+)? | \b\d+\.\d+\.\d+(?:[-+.][0-9A-Za-z.]+)?)
  | (?P<path>(?<![\w/])(?:~|\.{{1,2}}|[A-Za-z]:)?(?:[/\\][\w.@+-]+)+[/\\]?)
  | (?P<number>(?P<sign>(?<![\w.)\]])[-+])?(?:(?P<money>[$€£¥₹])\s?)?(?P<digits>\d{{1,3}}(?:[ ']\d{{3}})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,_:]\d+)*|\.\d+)(?:\s?(?P<unit>{_UNIT})(?![\w/]))?)
  | (?P<negation>\b(?:not|never|no|none|nobody|nothing|neither|nor|without|cannot|can'?t|won'?t|don'?t
      |doesn'?t|didn'?t|isn'?t|aren'?t|wasn'?t|weren'?t|shouldn'?t|mustn'?t|wouldn'?t|couldn'?t|hasn'?t|haven'?t|hadn'?t
      |ain'?t|needn'?t|shan'?t|nicht|kein\w*|nie|pas|jamais|nunca)\b|नहीं|不|没|沒|未|無|ない|ません)
  | (?P<name>\b[A-Za-z]\w*(?:_\w+)+\b | \b[a-z]+(?:[A-Z][a-z0-9]+)+\b | \b(?:[A-Z][a-z0-9]+){{2,}}\b
      | \b[A-Z][A-Z0-9]{{2,}}\b | \b[A-Za-z]+\d\w*\b | \b\w+(?:(?:\.|::|->)\w+)+\b)
    """,
    re.VERBOSE,
)
_GROUPS = re.compile(r"(?<=\d)[,' _](?=\d{3}(?!\d))")


def critical_tokens(text: str) -> list[str]:
    """The tokens of `text`, in order, that no light edit may change.

    Numbers come with sign, unit and without thousands separators (`-1000`, `5 %`, `30 s`); dates,
    versions, hex words, paths and identifiers as they stand; negations in lower case.
    """
    return [_normal(match) for match in _TOKEN.finditer(nfc(text).translate(_MINUS))]


def _normal(match: re.Match[str]) -> str:
    kind = match.lastgroup or ""
    if match.group("number"):
        return _number(match)
    if kind == "negation":
        return match.group().lower().replace("'", "")
    return match.group()


def _number(match: re.Match[str]) -> str:
    """Sign, money, plain digits and unit of a number, with one blank before the unit."""
    sign = "-" if match.group("sign") == "-" else ""
    digits = _GROUPS.sub("", match.group("digits"))
    unit = " ".join((match.group("unit") or "").split())
    return f"{sign}{match.group('money') or ''}{digits}{' ' + unit if unit else ''}"
