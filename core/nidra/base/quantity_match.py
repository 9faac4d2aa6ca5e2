"""Comparing two quantities that stand for one thing."""

from __future__ import annotations

from nidra.base import dates
from nidra.base.quantities import Bound, Kind, Quantity
from nidra.base.units import MONEY, PLAIN, UNITS, Reading

_ROUGHLY = 0.1
_FACTORS: dict[str, frozenset[float]] = {}
for _readings in UNITS.values():
    for _name, _worth in _readings:
        _FACTORS[_name] = _FACTORS.get(_name, frozenset([1.0])) | {_worth}


def differ(a: Quantity, b: Quantity) -> bool | None:
    """Can two quantities of one thing not both hold? None where they measure different things."""
    kinds = {a.kind, b.kind}
    if kinds == {Kind.NUMBER, Kind.VERSION}:
        return _number_and_version(a, b)
    if a.kind is not b.kind:
        return None
    if a.kind is Kind.NUMBER:
        return _numbers(a, b)
    if a.kind is Kind.DATE:
        return _dates(a, b)
    if a.kind is Kind.TIME:
        return _times(a, b)
    if a.kind is Kind.VERSION:
        return _versions(a, b)
    if a.kind is Kind.ORDINAL:
        return a.parts != b.parts
    return a.text.lower().replace(" ", "") != b.text.lower().replace(" ", "")


def _number_and_version(a: Quantity, b: Quantity) -> bool | None:
    """`3.10` and `v3.10`: a number without unit is read as a version."""
    version, number = (a, b) if a.kind is Kind.VERSION else (b, a)
    if number.united or number.raw is None or len(version.parts) > 2:
        return None
    return f"{number.raw:g}" not in (".".join(version.parts), version.parts[0])


def _dates(a: Quantity, b: Quantity) -> bool | None:
    pairs = [(one, other) for one in a.dates for other in b.dates]
    if not any(dates.comparable(one, other) for one, other in pairs):
        return None
    return not any(dates.agree(one, other) for one, other in pairs)


def _times(a: Quantity, b: Quantity) -> bool:
    shift = (a.zone - b.zone) if a.zone is not None and b.zone is not None else 0
    sure = len(a.minutes) == 1 or len(b.minutes) == 1
    ours = a.minutes if sure else a.minutes[:1]
    theirs = b.minutes if sure else b.minutes[:1]
    return not {(at - shift) % 1440 for at in ours} & set(theirs)


def _versions(a: Quantity, b: Quantity) -> bool:
    """A shorter version names all that begin with it; bounds are compared as bounds."""
    if a.bound is not Bound.EXACT or b.bound is not Bound.EXACT:
        return _bounded_versions(a, b)
    shorter = min(len(a.parts), len(b.parts))
    return a.parts[:shorter] != b.parts[:shorter]


def _bounded_versions(a: Quantity, b: Quantity) -> bool:
    if a.bound is b.bound:
        return a.parts != b.parts
    low, high = _order(a), _order(b)
    if Bound.LEAST in (a.bound, b.bound):
        low, high = (low, high) if a.bound is Bound.LEAST else (high, low)
        return high < low
    return False


def _order(version: Quantity) -> tuple[int, ...]:
    return tuple(int(part) if part.isdigit() else 0 for part in version.parts)


def _numbers(a: Quantity, b: Quantity) -> bool | None:
    if a.united != b.united and _plain(a) != _plain(b):
        return _with_and_without_unit(a, b)
    shared = {name for name, _ in a.readings} & {name for name, _ in b.readings}
    if not shared:
        return None
    if any(_meet(a, b, name) for name in shared):
        return False
    return None if a.per != b.per and _priced(shared) else True


def _priced(names: set[str]) -> bool:
    """Money for a time: what costs this a month may cost that a year."""
    return any(name.partition("/")[0] in MONEY for name in names)


def _plain(a: Quantity) -> bool:
    return any(name == PLAIN for name, _ in a.readings)


def _with_and_without_unit(a: Quantity, b: Quantity) -> bool | None:
    """`60` and `1 min`: equal if the number fits in any unit of that dimension."""
    bare, united = (a, b) if not a.united else (b, a)
    values = {value for _, value in bare.readings}
    for name, value in united.readings:
        factors = _FACTORS.get(name, frozenset([1.0]))
        if united.raw in values or any(
            _close(value / factor, one) for factor in factors for one in values
        ):
            return False
    return True


def _meet(a: Quantity, b: Quantity, name: str) -> bool:
    ours, theirs = _of(a.readings, name), _of(b.readings, name)
    if Bound.RANGE in (a.bound, b.bound):
        return _ranges_meet(a, b, name)
    if a.bound is b.bound and a.bound is not Bound.ABOUT:
        return any(_close(one, other) for one in ours for other in theirs)
    if Bound.ABOUT in (a.bound, b.bound):
        return any(_close(one, other, _ROUGHLY) for one in ours for other in theirs)
    return any(_within(one, a.bound, other, b.bound) for one in ours for other in theirs)


def _within(one: float, bound: Bound, other: float, limit: Bound) -> bool:
    """Is there a number that both allow: at least 5 and 7, up to 10 and at least 3?"""
    if bound is Bound.LEAST:
        return other >= one
    if bound is Bound.MOST:
        return other <= one
    return _within(other, limit, one, bound)


def _ranges_meet(a: Quantity, b: Quantity, name: str) -> bool:
    """Two ranges must be equal; a number lies inside; a bound only has to touch."""
    lows, highs = (
        (_of(a.readings, name), _of(a.upper, name)),
        (_of(b.readings, name), _of(b.upper, name)),
    )
    if a.bound is b.bound:
        return bool(lows[0] & highs[0]) and bool(lows[1] & highs[1])
    (low, high), (one, _) = (lows, highs) if a.bound is Bound.RANGE else (highs, lows)
    other = b.bound if a.bound is Bound.RANGE else a.bound
    if not low or not high or not one:
        return False
    if other is Bound.LEAST:
        return min(one) <= max(high)
    if other is Bound.MOST:
        return max(one) >= min(low)
    return any(min(low) <= value <= max(high) for value in one)


def _of(readings: frozenset[Reading], name: str) -> frozenset[float]:
    return frozenset(value for other, value in readings if other == name)


def _close(one: float, other: float, share: float = 1e-9) -> bool:
    return abs(one - other) <= share * max(abs(one), abs(other))
