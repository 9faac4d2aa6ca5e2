"""One number with what stands around it: sign, separators, unit, rate, bound, range, version."""

from __future__ import annotations

import re

from nidra.base import dates
from nidra.base.quantities import Bound, Kind, Quantity
from nidra.base.units import PLAIN, SYMBOLS, Reading, readings_of
from nidra.base.words import word_set

# What continues a word or number; Chinese and Japanese characters do not.
W = r"A-Za-z0-9_\u00aa-\u1fff"
_UNIT = re.compile(
    r"(?P<gap>\s?-?)(?P<unit>°\s?[CFK]?|[%‰％€$£¥]|[^\W\d_]+(?:[\u0900-\u0963]+[^\W\d_]*)*(?:/s)?)"
)
_CJK_UNIT = re.compile(
    r"\s?(毫秒|秒钟|秒間|秒|分钟|分間|分|个小时|小时|時間|天|日間|个星期|週間|周|个月|ヶ月|か月|年間|年|公里|公斤|米"
    r"|美元|欧元|元|円|万|千|次|回)"
)
_PER = re.compile(
    r"(?P<noun>\s[^\W\d_]+)?(?P<per>\s?/\s?|\s(?:per|pro|par|por|al|a|an|each|every|je)\s)(?P<unit>[^\W\d_]+)(?![\w])"
)
_LATER = re.compile(r"(?P<least>\+(?![\w+])|\s+or\s+(?:more|higher|later|newer|above|greater)\b|\s+and\s+(?:above|up|later|newer)\b)|(?P<most>\s+or\s+(?:less|fewer|lower|earlier|older|below)\b|\s+at\s+most\b)", re.IGNORECASE)  # fmt: skip
_BEFORE = re.compile(
    r"""(?:\b|(?<=\s))(?:
      (?P<least>at\s+least|no\s+less\s+than|not\s+less\s+than|no\s+fewer\s+than|more\s+than|over|above|greater\s+than|exceed(?:s|ing)?
          |a\s+minimum\s+of|minimum\s+of|mindestens|mehr\s+als|au\s+moins|plus\s+de|al\s+menos|más\s+de|almeno|più\s+di
          |pelo\s+menos|mais\s+de|не\s+менее|более)
      |(?P<most>at\s+most|no\s+more\s+than|not\s+more\s+than|no\s+later\s+than|up\s+to|under|below|less\s+than|fewer\s+than|within
          |a\s+maximum\s+of|maximum\s+of|höchstens|maximal|bis\s+zu|weniger\s+als|au\s+plus|moins\s+de|como\s+máximo|menos\s+de
          |al\s+massimo|no\s+máximo|не\s+более)
      |(?P<about>about|around|approximately|approx\.?|roughly|nearly|almost|circa|ca\.|etwa|ungefähr|rund|environ|unos|cerca\s+de|около)
      |(?P<between>between|zwischen|entre)
      )\s+$""",
    re.VERBOSE | re.IGNORECASE,
)  # fmt: skip
_AND = re.compile(r"\s+(?:and|und|et|y)\s+(?P<digits>\d+(?:[.,]\d+)?)(?![\w.])")
_RELATIONS = {"<": Bound.MOST, "<=": Bound.MOST, "≤": Bound.MOST, ">": Bound.LEAST, ">=": Bound.LEAST, "≥": Bound.LEAST, "≈": Bound.ABOUT, "~": Bound.ABOUT}  # fmt: skip
_PRODUCT = re.compile(
    r"(?:\b(?i:version|versions|release|ver|v|версия|версии|वर्ज़न|版本)\s*:?\s*|(?:^|[\s(])(?:[A-Z][A-Za-z+#]*[A-Za-z+#])\s+)(?:[<>=~^]=?\s?)?$"
)
_NO_PRODUCT = word_set(
    "The A An Is At In On Of To And Or Max Min Note Port Page About Over Set Only We It"
)
_YEAR = re.compile(
    r"(?:\b(?:in|since|of|by|until|till|from|during|before|after|year|im|jahr|seit|en|depuis|em|nel|dal|del|año|anno|ano|vor|nach|с|в)\s+|FY\s?)$",
    re.IGNORECASE,
)
_NOT_ONE = re.compile(
    r"\b(?:no|any|every|some|each|this|that|the|which|another|by|only)\s+$", re.IGNORECASE
)
_PRONOUN = re.compile(
    r"\s+(?:can|must|should|may|could|would|will|has|is|was|who|that|which|and|or|to|more|by|at|day|another|thing|way|time)\b"
    r"|['’]s\b|-",
    re.IGNORECASE,
)
_FRACTION_PART = re.compile(r"[.,'’_ \u00a0\u202f]")
_MANTISSA = "%.14g"


def number(text: str, match: re.Match[str]) -> Quantity | None:
    """The quantity of a match of `NUMBER` that is a number; None where it is part of a name (3D, 2FA)."""
    start, end = match.span()
    low = _values(match.group("digits"), match.group("sign"))
    high = _values(match.group("digits2"), match.group("sign2")) if match.group("digits2") else ()
    if match.group("between") and not _is_range(low, high):
        end, high = match.end("digits"), ()
    if high and "." in match.group("digits") and _is_version(text, start):
        high, end = (), match.end("digits")
    bound = _RELATIONS.get((match.group("relation") or "").strip(), Bound.EXACT)
    version = _is_version(text, match.start("digits")) and not match.group("money")
    return _made(text, start, end, low, high, bound, (match.group("money") or "").strip(), version, match.group("digits"))  # fmt: skip


def worded(text: str, start: int, end: int, value: float) -> Quantity | None:
    """The quantity of number words; None for the "one" of "no one" and "one of them"."""
    words = text[start:end].lower()
    follows = text[end : end + 4].lower()
    if words == "half" and follows.startswith((" a ", " an ")):
        return None
    if words in ("one", "half") and (
        _NOT_ONE.search(text, max(0, start - 24), start) or follows.startswith(" of")
    ):
        return None
    made = _made(text, start, end, (value,), (), Bound.EXACT, "", False, "")
    if words == "one" and made is not None and not made.united and _PRONOUN.match(text, end):
        return None
    return made


def _is_range(low: tuple[float, ...], high: tuple[float, ...]) -> bool:
    return bool(low) and bool(high) and low[0] < high[0]


def _made(
    text: str, start: int, end: int, low: tuple[float, ...], high: tuple[float, ...], bound: Bound,
    money: str, version: bool, digits: str,
) -> Quantity | None:  # fmt: skip
    units, after = _unit(text, end)
    if after < 0:
        return None
    if money:
        units = ((SYMBOLS[money], 1.0),)
    elif units is None:
        year = _year(text, start, digits)
        if year is not None:
            return Quantity(
                Kind.DATE, text[start:end], start, end, dates=((year, None, None, None, None),)
            )
    united = units is not None
    if united and money and after > end:
        scale = _unit(text, end)[0] or ((PLAIN, 1.0),)
        units = (
            tuple((SYMBOLS[money], worth) for dimension, worth in scale if dimension == PLAIN)
            or units
        )
    units, after, per, also = _rate(text, after, units or ((PLAIN, 1.0),))
    united = united or units[0][0] != PLAIN
    if version and not united:
        bound, start, end = _bounds(text, start, end, bound)
        return Quantity(
            Kind.VERSION, text[start:end], start, end, bound=bound, parts=tuple(digits.split("."))
        )
    if (
        not high
        and (between := _AND.match(text, after))
        and _BEFORE.search(text[max(0, start - 24) : start])
    ):
        high, after = _values(between.group("digits"), None), between.end()
        later, after = _unit(text, after)
        units, united = (later, True) if later is not None and not united else (units, united)
    readings = _readings(low, units)
    upper = _readings(high, units) if high else frozenset()
    bound, start, end = _bounds(text, start, after, Bound.RANGE if high else bound)
    return Quantity(
        Kind.NUMBER,
        text[start:end],
        start,
        end,
        readings,
        low[0],
        united,
        bound,
        upper,
        per=per,
        also=also,
    )


def _values(digits: str, sign: str | None) -> tuple[float, ...]:
    """What digits may say: `1.000` is a thousand or one, `1,5` one and a half."""
    negative = -1.0 if sign in ("-", "−") else 1.0
    found = []
    marks = _FRACTION_PART.findall(digits)
    if not marks or "e" in digits.lower():
        found = [float(digits)]
    elif len(marks) > 1 or marks[0] not in ".,":
        found = [_grouped(digits, marks)]
    else:
        head, _, tail = digits.partition(marks[0])
        decimal = float(f"{head or '0'}.{tail}")
        grouped = len(tail) == 3 and 0 < len(head) <= 3 and head.lstrip("0") != ""
        if grouped and marks[0] == ",":
            found = [float(head + tail)]
        else:
            found = [decimal, float(head + tail)] if grouped else [decimal]
    return tuple(negative * value for value in found)


def _grouped(digits: str, marks: list[str]) -> float:
    """Several separators: the last is the decimal mark if it differs from the first."""
    if marks[-1] != marks[0] and marks[-1] in ".,":
        head, _, tail = digits.rpartition(marks[-1])
        return float(_FRACTION_PART.sub("", head) + "." + tail)
    return float(_FRACTION_PART.sub("", digits))


def _unit(text: str, end: int) -> tuple[tuple[Reading, ...] | None, int]:
    """The unit after a number and where it ends; (None, -1) where letters make a name of both."""
    cjk = _CJK_UNIT.match(text, end)
    if cjk:
        return readings_of(cjk.group(1), close=False), cjk.end()
    match = _UNIT.match(text, end)
    if match is None:
        return None, end
    word, gap = match.group("unit"), match.group("gap")
    found = readings_of(word.replace("° ", "°"), close=not gap)
    if found is None and word.endswith("/s"):
        word = word[:-2]
        found = readings_of(word, close=not gap)
        if found is not None:
            return found, match.start("unit") + len(word)
    if found is None:
        return (None, end) if gap or word > "\u2e80" else (None, -1)
    if found[0][0] == PLAIN and gap and (second := _UNIT.match(text, match.end())) is not None:
        more = readings_of(second.group("unit"), close=False)
        if more is not None and second.group("gap"):
            return tuple((name, worth * found[0][1]) for name, worth in more), second.end()
    return found, match.end()


def _rate(
    text: str, end: int, units: tuple[Reading, ...]
) -> tuple[tuple[Reading, ...], int, Reading | None, tuple[int, int] | None]:
    """`per second` and `/min` after a number or after its noun: the readings, brought to one second."""
    match = _PER.match(text, end)
    if match is None:
        return units, end, None, None
    base = readings_of(match.group("unit"), close=False)
    if base is None or base[0][0] not in ("time", "months", PLAIN) or base[0][0] == PLAIN:
        return units, end, None, None
    rated = tuple(
        (f"{name}/{other}", worth / factor) for name, worth in units for other, factor in base
    )
    if match.group("noun"):
        return rated, end, base[0], (match.start("per"), match.end())
    return rated, match.end(), base[0], None


def _readings(values: tuple[float, ...], units: tuple[Reading, ...]) -> frozenset[Reading]:
    return frozenset(
        (name, float(_MANTISSA % (value * worth))) for value in values for name, worth in units
    )


def _bounds(text: str, start: int, end: int, bound: Bound) -> tuple[Bound, int, int]:
    """The words before and after that make a bound of a number; they become part of it."""
    head = max(0, start - 24)
    before = _BEFORE.search(text[head:start])
    if before:
        start = head + before.start(before.lastgroup or 0)
        named = {
            "least": Bound.LEAST,
            "most": Bound.MOST,
            "about": Bound.ABOUT,
            "between": Bound.RANGE,
        }
        return named[before.lastgroup or ""] if bound is not Bound.RANGE else bound, start, end
    after = _LATER.match(text, end)
    if after:
        return (Bound.LEAST if after.group("least") else Bound.MOST), start, after.end()
    return bound, start, end


def _is_version(text: str, start: int) -> bool:
    """Does the word before say that this is a version (version 3.10, Python 3.10)?"""
    before = _PRODUCT.search(text[max(0, start - 30) : start])
    if before is None:
        return False
    word = before.group().strip(" :(<>=~^")
    return word not in _NO_PRODUCT


def _year(text: str, start: int, digits: str) -> int | None:
    if len(digits) != 4 or not digits.isdigit() or not 1900 <= int(digits) <= 2099:
        return None
    return int(digits) if _YEAR.search(text[max(0, start - 12) : start]) else None


def clocked(match: re.Match[str]) -> Quantity:
    """The quantity of a match of `dates.CLOCK`."""
    minutes, zone = dates.time_of(match)
    start, end = match.span()
    return Quantity(Kind.TIME, match.group(), start, end, minutes=minutes, zone=zone)
