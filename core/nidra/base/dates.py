"""Dates and times of day as they are written: ISO, with month names, dotted, with a slash.

A date is a tuple (year, month, day, weekday, quarter) in which None says nothing; a time of day is
minutes since midnight. Where `3/4/2024` may be March or April both are given.
"""

from __future__ import annotations

import re
from datetime import date

Date = tuple[int | None, int | None, int | None, int | None, int | None]

_MONTHS = (
    "january jan januar janvier enero gennaio janeiro января январь जनवरी",
    "february feb februar février febrero febbraio fevereiro февраля февраль फरवरी",
    "march mar märz mars marzo março марта март मार्च",
    "april apr avril abril aprile апреля апрель अप्रैल",
    "may mai mayo maggio maio мая май मई",
    "june jun juni juin junio giugno junho июня июнь जून",
    "july jul juli juillet julio luglio julho июля июль जुलाई",
    "august aug août agosto августа август अगस्त",
    "september sep sept septembre septiembre settembre setembro сентября сентябрь सितंबर",
    "october oct oktober okt octobre octubre ottobre outubro октября октябрь अक्टूबर",
    "november nov novembre noviembre novembro ноября ноябрь नवंबर",
    "december dec dezember dez décembre diciembre dicembre dezembro декабря декабрь दिसंबर",
)
_WEEKDAYS = (
    "monday mondays montag lundi lunes lunedì понедельник सोमवार",
    "tuesday tuesdays dienstag mardi martes martedì вторник मंगलवार",
    "wednesday wednesdays mittwoch mercredi miércoles mercoledì среду среда बुधवार",
    "thursday thursdays donnerstag jeudi jueves giovedì четверг गुरुवार",
    "friday fridays freitag vendredi viernes venerdì пятницу пятница शुक्रवार",
    "saturday saturdays samstag sonnabend samedi sábado sabato субботу суббота शनिवार",
    "sunday sundays sonntag dimanche domingo domenica воскресенье रविवार",
)
MONTHS = {word: at for at, line in enumerate(_MONTHS, start=1) for word in line.split()}
WEEKDAYS = {word: at for at, line in enumerate(_WEEKDAYS) for word in line.split()}
WEEKDAYS |= {f"{word}s": at for word, at in list(WEEKDAYS.items()) if word.endswith("tag")}

_CJK_DAYS = ("月一", "火二", "水三", "木四", "金五", "土六", "日天")
_W = r"A-Za-z0-9_\u00aa-\u1fff"

_NAME = "|".join(sorted(MONTHS, key=len, reverse=True))
_DAY = "|".join(sorted(WEEKDAYS, key=len, reverse=True))
_OF = r"(?:\s+(?:of|de|di|do)\s+|\s*\.?\s*-?)"
_TEXTUAL = rf"""
    (?P<mdy>(?<!\w)(?:{_NAME})\.?\s+(?:the\s+)?\d{{1,2}}(?:st|nd|rd|th)?\b(?!\s*[:%]|\.\d)(?:,?\s+(?:19|20)\d\d\b)?)
  | (?P<dmy>(?<![\w.])\d{{1,2}}(?:st|nd|rd|th)?{_OF}(?:{_NAME})(?!\w)\.?(?:(?:,?\s+|-|\s+de\s+)(?:19|20)\d\d\b)?)
  | (?P<my>(?<!\w)(?:{_NAME})\.?(?:\s+of|\s+de)?,?\s+(?:19|20)\d\d\b)
  | (?P<quarter>(?<!\w)[qQ][1-4](?:[\s/-]*(?:19|20)\d\d)?\b)
  | (?P<cjk>(?:\d{{4}}\s?年\s?)?\d{{1,2}}\s?月(?:\s?\d{{1,2}}\s?[日号])?|\d{{4}}\s?年(?![間间]))
  | (?P<cjkday>星期[一二三四五六日天]|周[一二三四五六日](?![a-z])|[月火水木金土日]曜日?)
  | (?P<weekday>(?<!\w)(?:{_DAY})(?!\w))
  | (?P<month>(?<!\w)(?:{_NAME})(?!\w))
"""
_NUMERIC = r"""
    (?P<iso>(?<![W.])\d{4}-\d{2}-\d{2}(?!\d))
  | (?P<ymd>(?<![W.])(?:19|20)\d\d[/.]\d{1,2}[/.]\d{1,2}(?![\d.]\d))
  | (?P<slash>(?<![W./])\d{1,2}[/]\d{1,2}[/](?:\d{4}|\d\d)(?![W/]))
  | (?P<dot>(?<![W./])\d{1,2}[.]\d{1,2}[.](?:19|20)\d\d(?![W]|[.]\d)|(?<=\b(?:am|ab)\s)\d{1,2}[.]\d{1,2}[.](?![W.]))
  | (?P<ym>(?<![W.])(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?![W-]))
"""
_INTEGER = re.compile(r"\d+")
TEXTUAL = re.compile(_TEXTUAL, re.VERBOSE | re.IGNORECASE)
NUMERIC = re.compile(_NUMERIC.replace("[W", f"[{_W}"), re.VERBOSE)
_LETTERS = re.compile(r"[^\W\d_]+(?:[\u0900-\u0963]+[^\W\d_]*)*")
# A month that is also a word stands for the month only with a capital.
_WORDS_TOO = frozenset(["may", "march", "mars", "mar", "mai", "sep", "jun", "dec", "nov", "oct", "jan", "sept", "среда"])  # fmt: skip


def dates_of(kind: str, text: str) -> list[Date]:
    """What a date found as `kind` (a group of the patterns here) may mean; empty if it is none."""
    numbers = [int(part) for part in _INTEGER.findall(text)]
    if kind in ("iso", "ymd"):
        return _valid(numbers[0], numbers[1], numbers[2])
    if kind == "ym":
        return [(numbers[0], numbers[1], None, None, _quarter(numbers[1]))]
    if kind in ("slash", "dot"):
        return _short(numbers, both=kind == "slash")
    if kind == "cjk":
        return _cjk(text, numbers)
    if kind == "cjkday":
        sign = text[0] if "曜" in text else text[-1]
        return [
            (
                None,
                None,
                None,
                next(at for at, signs in enumerate(_CJK_DAYS) if sign in signs),
                None,
            )
        ]
    if kind == "quarter":
        return [(numbers[1] if len(numbers) > 1 else None, None, None, None, numbers[0])]
    return _named(kind, text, numbers)


def _named(kind: str, text: str, numbers: list[int]) -> list[Date]:
    words = _LETTERS.findall(text.lower())
    if kind == "weekday":
        return [(None, None, None, WEEKDAYS.get(words[0], 0), None)]
    name = next((word for word in words if word in MONTHS), "")
    if kind == "month" and name in _WORDS_TOO and not text[0].isupper():
        return []
    if not name:
        return []
    month = MONTHS[name]
    years = [number for number in numbers if number > 31]
    days = [number for number in numbers if number <= 31]
    if kind == "mdy" and text[0].islower() and name in ("may", "march"):
        return []
    year = years[0] if years else None
    return _valid(year, month, days[0]) if days else [(year, month, None, None, _quarter(month))]


def _short(numbers: list[int], both: bool) -> list[Date]:
    year = None
    if len(numbers) > 2:
        year = numbers[2] if numbers[2] > 99 else 2000 + numbers[2]
    found = _valid(year, numbers[1], numbers[0])
    if both and numbers[0] != numbers[1]:
        found += _valid(year, numbers[0], numbers[1])
    return found


def _cjk(text: str, numbers: list[int]) -> list[Date]:
    year = numbers.pop(0) if "年" in text else None
    if not numbers:
        return [(year, None, None, None, None)]
    if len(numbers) > 1:
        return _valid(year, numbers[0], numbers[1])
    return [(year, numbers[0], None, None, _quarter(numbers[0]))]


def _valid(year: int | None, month: int, day: int) -> list[Date]:
    try:
        whole = date(year or 2024, month, day)
    except ValueError:
        return []
    return [(year, month, day, whole.weekday() if year else None, _quarter(month))]


def _quarter(month: int) -> int:
    return (month - 1) // 3 + 1


def agree(a: Date, b: Date) -> bool:
    """Can two dates be the same day? Parts that one of them leaves open agree with any."""
    return all(
        one is None or other is None or one == other for one, other in zip(a, b, strict=True)
    )


def comparable(a: Date, b: Date) -> bool:
    """Do two dates both say one of year, month, day …?"""
    return any(one is not None and other is not None for one, other in zip(a, b, strict=True))


_ZONES = {
    "utc": 0, "gmt": 0, "z": 0, "cet": 60, "cest": 120, "mez": 60, "mesz": 120, "bst": 60, "eet": 120,
    "msk": 180, "ist": 330, "jst": 540, "est": -300, "edt": -240, "cst": -360, "cdt": -300,
    "mst": -420, "mdt": -360, "pst": -480, "pdt": -420,
}  # fmt: skip
_ZONE = "|".join(sorted(_ZONES, key=len, reverse=True))
CLOCK = re.compile(
    rf"""
    (?<![{_W}.:])(?:
        (?P<hour>[01]?\d|2[0-4])(?::|\s?h\s?)(?P<minute>[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:\s?(?P<half>[ap])\.?m\b\.?)?(?:\s?(?P<uhr>Uhr\b|点))?
      | (?P<hour2>1[0-2]|0?[1-9])\s?(?P<half2>[ap])\.?m\b\.?
      | (?P<hour3>[01]?\d|2[0-4])\s?(?:(?<=[àa]\s\d\d\s)h\b|(?<=[àa]\s\d\s)h\b|(?<=[àa]\s\d\d)h\b|Uhr\b|o['’]clock\b|点(?!\d)|時(?!間))
      | (?P<word>noon|midnight|mittag|mitternacht|midi|minuit|mediodía|medianoche)\b
    )(?:\s?\(?(?P<zone>{_ZONE}|[+-]\d\d:?\d\d)(?![{_W}]))?(?![:\d])
    """,
    re.VERBOSE | re.IGNORECASE,
)
_WORD_TIMES = {
    "noon": 720, "mittag": 720, "midi": 720, "mediodía": 720,
    "midnight": 0, "mitternacht": 0, "minuit": 0, "medianoche": 0,
}  # fmt: skip


def time_of(match: re.Match[str]) -> tuple[tuple[int, ...], int | None]:
    """The minutes since midnight that a match of `CLOCK` may mean, and its zone's offset or None.

    `9:00` may be 21:00; `09:00`, `9 am` and `14:00` are what they say.
    """
    zone = _offset(match.group("zone"))
    if match.group("word"):
        return (_WORD_TIMES[match.group("word").lower()],), zone
    hour = match.group("hour") or match.group("hour2") or match.group("hour3")
    half = match.group("half") or match.group("half2")
    minutes = int(hour) % 24 * 60 + int(match.group("minute") or 0)
    if half:
        pm = half.lower() == "p"
        return (int(hour) % 12 * 60 + minutes % 60 + 720 * pm,), zone
    open_half = not hour.startswith("0") and 1 <= int(hour) < 12 and not match.group("uhr")
    return ((minutes, (minutes + 720) % 1440) if open_half else (minutes,)), zone


def _offset(zone: str | None) -> int | None:
    if not zone:
        return None
    if zone[0] in "+-":
        minutes = int(zone[1:3]) * 60 + int(zone[-2:])
        return minutes if zone[0] == "+" else -minutes
    return _ZONES[zone.lower()]
