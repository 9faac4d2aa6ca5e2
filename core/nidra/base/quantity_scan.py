"""Finding quantities in a text: each pattern is asked only where its first signs are there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

from nidra.base import dates
from nidra.base.number_words import PATTERN, STARTS, number_of
from nidra.base.quantities import Kind, Quantity
from nidra.base.quantity_numbers import W, clocked, number, worded
from nidra.base.units import PERIODS, TIME, readings_of
from nidra.base.words import word_set

_DIGIT = re.compile(r"\d")
_WORDS = re.compile(r"[^\W\d_]+(?:[\u0900-\u0963]+[^\W\d_]*)*")
_CJK_DATE = re.compile("[年月周曜期]")
_DIGITS = (
    r"(?:\d{1,3}(?:[\u00a0\u202f ,.'’_]\d{3})+(?:[.,]\d+)?(?!\d)|\d{1,2}(?:,\d{2})+,\d{3}(?!\d)(?:\.\d+)?"
    r"|\d+(?:\.\d+)?[eE][-+]?\d+(?!\w)|\d+(?:[.,]\d+)?|\.\d+)"
)
_SIGN = rf"(?:(?<![{W})\]%.])[-−+±](?=[\d.$€£]))"
_MONEY = r"[$€£¥₹]\s?"
NUMBER = re.compile(
    rf"""
    (?P<mark>(?<![{W}&])[#№]\s?\d[\w-]*|(?<![{W}])(?:No|Nr|no|nr)\.\s?\d+|(?<![{W}])0[xX][0-9A-Fa-f]+(?![{W}])
       |(?<![{W}])(?=[0-9a-f]{{7,64}}(?![{W}]))(?=[0-9a-f]*\d[0-9a-f]*[a-f]|[0-9a-f]*[a-f][0-9a-f]*\d)[0-9a-f]{{7,64}}(?![{W}]))
  | (?P<version>(?<![{W}])[vV]\.?\s?\d+(?:\.\d+)*(?:\.[xX*])?(?:-[0-9A-Za-z.]*[0-9A-Za-z])?(?![{W}])
       |(?<![{W}.])(?<![{W}]-)\d+\.\d+(?:\.\d+)+(?!\.\d)(?:[-+][0-9A-Za-z.]*[0-9A-Za-z])?(?![{W}])
       |(?<![{W}.])\d+(?:\.\d+)*\.[xX](?![{W}])|(?<![{W}./])\d+/\d+(?![{W}/]|\.\d)|\bUTC\s?[+-−±]\s?\d{{1,2}}(?::\d\d)?\b)
  | (?P<ordinal>(?<![{W}.])\d+(?:st|nd|rd|th|ème|º|ª)(?![{W}]))
  | (?P<number>(?P<relation>(?:[<>]=?|[≤≥≈~])\s?)?(?P<sign>{_SIGN})?(?P<money>{_MONEY})?
       (?<![{W}.])(?<![{W}]-)(?P<digits>{_DIGITS})
       (?:(?P<between>\s?[-–—]\s?|\s?\.\.\.?\s?|\s+(?:to|bis|à|до)\s+)(?P<sign2>{_SIGN})?(?:{_MONEY})?(?P<digits2>{_DIGITS}))?)
    """,
    re.VERBOSE,
)
_ORDINALS = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
]
_ORDINAL = re.compile(
    rf"\b(?:{'|'.join(_ORDINALS)})(?=\s+(?:floor|storey|story|place|edition|birthday|anniversary|grade|semester))",
    re.IGNORECASE,
)
_WORDED = re.compile(PATTERN, re.IGNORECASE)
_SPAN = re.compile(
    r"(?<!\w)(?P<half>half\s+)?(?:an?|eine[rmn]?|une?|una)\s+"
    r"(?P<unit>minute|hour|day|week|month|year|stunde|heure|hora|second(?=\s*(?:$|[.,;!?)])))(?!\w)",
    re.IGNORECASE,
)
_EVERY = re.compile(
    r"(?<!\w)(?:every|each)\s+(?P<unit>second|minute|hour|day|night|week|month|year)(?!\w)",
    re.IGNORECASE,
)
_PERIOD = re.compile(rf"(?<!\w)(?:{'|'.join(PERIODS)})(?!\w)", re.IGNORECASE)
_SPAN_WORDS = word_set("minute hour day night week month year second stunde heure hora")
_TIME_WORDS = word_set("noon midnight mittag mitternacht midi minuit mediodía medianoche")
_NAMES = frozenset(dates.MONTHS) | frozenset(dates.WEEKDAYS)
_PERIOD_WORDS = frozenset(PERIODS)


def scan(text: str) -> list[Quantity]:
    """All quantities of `text`, in order, none overlapping another."""
    return sorted(_apart(text), key=lambda quantity: quantity.start)


def more_than(most: int, text: str) -> bool:
    """Does a text hold more quantities than that? Looks no further than it must."""
    return next(islice(_apart(text), most, None), None) is not None


def _apart(text: str) -> Iterator[Quantity]:
    """The quantities that overlap no surer one."""
    taken = bytearray(len(text))
    for quantity in _all(text):
        start, end = quantity.start, quantity.end
        if taken.find(1, start, end) < 0:
            taken[start:end] = b"\x01" * (end - start)
            yield quantity


def _all(text: str) -> Iterator[Quantity]:
    """Every find, the surer kinds first: what stands inside an earlier find does not count."""
    digits = _DIGIT.search(text) is not None
    words = set(_WORDS.findall(text.lower()))
    if digits:
        yield from _dates(dates.NUMERIC, text)
    if not words.isdisjoint(_NAMES) or (digits and "q" in text.lower()) or _CJK_DATE.search(text):
        yield from _dates(dates.TEXTUAL, text)
    if digits or not words.isdisjoint(_TIME_WORDS):
        yield from (clocked(match) for match in dates.CLOCK.finditer(text))
    if digits:
        yield from _numbers(text)
    if not words.isdisjoint(_ORDINALS):
        yield from _ordinals(text)
    if not words.isdisjoint(STARTS):
        yield from _worded(text)
    if not words.isdisjoint(_SPAN_WORDS):
        yield from _spans(text)
    if not words.isdisjoint(_PERIOD_WORDS):
        yield from _periods(text)


def _dates(pattern: re.Pattern[str], text: str) -> Iterator[Quantity]:
    for match in pattern.finditer(text):
        found = dates.dates_of(match.lastgroup or "", match.group())
        if found:
            start, end = match.span()
            yield Quantity(Kind.DATE, match.group(), start, end, dates=tuple(found))


def _numbers(text: str) -> Iterator[Quantity]:
    for match in NUMBER.finditer(text):
        kind = match.lastgroup
        start, end = match.span()
        if kind == "mark":
            yield Quantity(Kind.MARK, match.group(), start, end)
        elif kind == "ordinal":
            digits = match.group().rstrip("stndrhèmeºª")
            yield Quantity(Kind.ORDINAL, match.group(), start, end, parts=(digits,))
        elif kind == "version":
            parts = tuple(match.group().lower().lstrip("v. ").replace(".x", "").replace(".*", "").split("."))  # fmt: skip
            yield Quantity(Kind.VERSION, match.group(), start, end, parts=parts)
        else:
            made = number(text, match)
            if made is not None:
                yield made


def _ordinals(text: str) -> Iterator[Quantity]:
    """First to twelfth, where they tell a floor, a place, an edition."""
    for match in _ORDINAL.finditer(text):
        start, end = match.span()
        at = _ORDINALS.index(match.group().lower()) + 1
        yield Quantity(Kind.ORDINAL, match.group(), start, end, parts=(str(at),))


def _worded(text: str) -> Iterator[Quantity]:
    for match in _WORDED.finditer(text):
        value = number_of(match.group())
        if value is not None:
            made = worded(text, match.start(), match.end(), value)
            if made is not None:
                yield made


def _spans(text: str) -> Iterator[Quantity]:
    """An hour, half a minute; every day."""
    for match in _SPAN.finditer(text):
        start, end = match.span()
        count = 0.5 if match.group("half") else 1.0
        worth = readings_of(match.group("unit"), close=False) or ()
        readings = frozenset((dimension, factor * count) for dimension, factor in worth)
        yield Quantity(Kind.NUMBER, match.group(), start, end, readings, count, united=True)
    for match in _EVERY.finditer(text):
        start, end = match.span()
        unit = match.group("unit").lower().replace("night", "day")
        seconds = {
            reading for reading in readings_of(unit, close=False) or () if reading[0] == TIME
        }
        yield Quantity(Kind.NUMBER, match.group(), start, end, frozenset(seconds), 1.0, united=True)


def _periods(text: str) -> Iterator[Quantity]:
    for match in _PERIOD.finditer(text):
        start, end = match.span()
        readings = frozenset([(TIME, PERIODS[match.group().lower()])])
        yield Quantity(Kind.NUMBER, match.group(), start, end, readings, 1.0, united=True)
