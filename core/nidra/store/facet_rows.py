"""Memories counted by what their own rows say: grade, standing, tier, flags, age, strength, passes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from nidra.records.grade import Grade, Standing, Tier
from nidra.records.strength import Span
from nidra.store import census, changed_by, fading
from nidra.store.facet_base import Base, Counts
from nidra.store.filter_parts import CONTESTED
from nidra.store.key_arrays import Keys, fetched, of
from nidra.store.raw import fetch

_CENSUS = {"tier": 2, "grade": 3, "standing": 4}
_OWN = {"grade": 0, "standing": 1, "tier": 2}
_KINDS: Mapping[str, Sequence[Any]] = {"grade": Grade, "standing": Standing, "tier": Tier}  # type: ignore[dict-item]


def by_own(base: Base, name: str) -> Counts:
    """By grade, standing or tier."""
    if base.is_kept:
        return of_census(base, _CENSUS[name])
    if base.readable:
        return Counter(row[_OWN[name]] for row in base.lines)
    return Counter({int(one): base.among(**{name: one}) for one in _KINDS[name]})


def of_census(base: Base, column: int) -> Counts:
    """By a column of the kept counts."""
    chosen, counted = base.chosen, Counter[int]()
    wanted = {2: chosen.tier, 3: chosen.grade, 4: chosen.standing, 6: chosen.active}
    for cell, n in census.count(base.connection).items():
        if all(value is None or cell[at] == value for at, value in wanted.items()):
            counted[cell[column]] += n
    return counted


def by_flag(base: Base) -> Counts:
    """By flag; those with a contest that is open count as contested."""
    if base.readable:
        rows: Iterable[Any] = ((row[3], row[4], 1) for row in base.lines)
    elif base.is_everyone:
        sql = f"{_FLAGS} AND active=1 GROUP BY flags, contested"
        rows = base.kept.once("flags of all", partial(fetch, base.connection, sql))
    else:
        rows = _flagged(base)
    counted: Counts = Counter()
    for flags, contested, n in rows:
        counted.update(dict.fromkeys(flags.split(), n))
        counted[CONTESTED] += n if contested else 0
    return +counted


_FLAGS = (
    "SELECT flags, contested, count(*) FROM memory NOT INDEXED WHERE (flags<>'' OR contested=1)"
)


def _flagged(base: Base) -> Iterable[Any]:
    """(flags, contested, how many) of those of many that bear one."""
    lists = base.kept.once("flagged", partial(_by_flags, base))
    return ((*borne, base.count(keys)) for borne, keys in lists.items())


def _by_flags(base: Base) -> dict[tuple[str, int], Keys]:
    """The memories that bear a flag, by all that they bear."""
    found: dict[tuple[str, int], list[int]] = {}
    for flags, contested, key in fetch(base.connection, _FLAGS.replace("count(*)", "id")):
        found.setdefault((flags, contested), []).append(key)
    return {borne: of(keys) for borne, keys in found.items()}


def by_age(base: Base, moments: Sequence[int]) -> Counts:
    """How many changed at each of these moments or later."""
    if base.readable:
        return Counter({at: sum(row[6] >= at for row in base.lines) for at in moments})
    counted, total, until = Counter[int](), 0, _LAST
    for at in sorted(moments, reverse=True):
        total += _changed_between(base, at, until)
        counted[at], until = total, at
    return counted


_LAST = 2**63 - 1


def _changed_between(base: Base, since: int, until: int) -> int:
    """How many of many changed at a moment or later and before another."""
    count, words = base.is_everyone, (since, until)
    what = "count(*)" if count else "id"
    each = [
        f"SELECT {what} FROM memory WHERE active={used} AND updated_at>=? AND updated_at<?"
        for used in (1, 0)
        if base.chosen.active in (None, bool(used))
    ]
    if count:
        return int(fetch(base.connection, each[0], words)[0][0])
    found = fetched(base.connection, " UNION ALL ".join(each), words * len(each))
    base.heed()
    return base.count(found)


def by_span(base: Base, spans: Sequence[Span]) -> list[int]:
    """How many fade within each of these spans."""
    if base.few:
        listed = base.listed
        return [fetch(base.connection, _fading(span), (listed,))[0][0] for span in spans]
    if base.is_everyone:
        return [
            sum(fading.count(base.connection, span, tier) for tier in fading.MORTAL)
            for span in spans
        ]
    return [base.among(fading=span) for span in spans]


def _fading(span: Span) -> str:
    return (
        "SELECT count(*) FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value"
        f" WHERE {fading.fits(span)}"
    )


def _changed(base: Base, name: str) -> Keys:
    return of(changed_by.keys(base.connection, name))


def by_pass(base: Base, passes: Sequence[str]) -> Counts:
    """How many each of these passes changed."""
    counted: Counts = Counter()
    for name in passes:
        changed = base.kept.once(("pass", name), partial(_changed, base, name))
        base.heed()
        counted[name] = base.count(changed)
    return counted
