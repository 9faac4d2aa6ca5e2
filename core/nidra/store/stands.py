"""How memories stand: what is stored of them and what their live receipts show, those alike together.

Of half a million memories that a first pass judges a few dozen ways differ, so that what lies
between reading them and judging them is done once a way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from nidra.records.review import Schedule
from nidra.records.verdict import FAILED
from nidra.store.among import among
from nidra.store.census import Cell
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.receipts import links_exist
from nidra.store.visible import LOADED, VISIBLE

_STEP = 5000

# (state, ever ok, vouched, where its source lies) of a live receipt; that is empty where it did not fail: no
# sentence names its source.
Row = tuple[int, int, int, str]


class Stored(NamedTuple):
    """The part of a memory that a judgement may change."""

    grade: int
    standing: int
    confidence: float
    confidence_before: float | None
    flags: str


class Stand(NamedTuple):
    """Memories by key that stand alike: what is stored, the review clock of those that are active, what
    each counts as in the census (None where it does not count), and their live receipts, linked ones
    included."""

    old: Stored
    clock: Schedule | None
    cell: Cell | None
    receipts: tuple[Row, ...]
    keys: list[int]


def stands(
    connection: Connection, keys: Sequence[int], known: Mapping[int, Row] = MappingProxyType({})
) -> list[Stand]:
    """How these memories stand, in the order of the first of each kind.

    `known` gives the receipt that was just written of a memory, which spares the look at it where the
    memory shows no other.
    """
    alike: dict[tuple[Any, ...], list[int]] = {}
    for at in range(0, len(keys), _STEP):
        _group(connection, keys[at : at + _STEP], known, alike)
    return [_stand(told, members) for told, members in alike.items()]


# What is asked of a memory, and of each of its receipts.
_MEMORY = (
    "m.grade, m.standing, m.confidence, m.confidence_before, m.flags,"
    " m.last_reviewed, m.review_due, m.review_state,"
    f" {VISIBLE}, coalesce(m.origin_id, 0), coalesce(m.room_id, 0), m.tier, m.contested, m.active"
)
_COLUMNS = 14
_RECEIPT = (
    "v.state, v.ever_ok, e.vouched,"
    f" CASE WHEN v.state IN ({','.join(str(int(state)) for state in FAILED)})"
    " THEN (SELECT coalesce(location, path) FROM source s WHERE s.id=e.source_id) ELSE '' END"
)
_MEMORIES = (
    f"SELECT m.id, (SELECT count(*) FROM evidence e WHERE e.memory_id=m.id), {_MEMORY} FROM memory m"
    " WHERE {}"
)
_LIVE = f"JOIN verdict v ON v.evidence_id=e.id WHERE v.retired_by IS NULL AND {LOADED}"
_OWN = f"SELECT e.memory_id, {_RECEIPT} FROM evidence e {_LIVE} AND e.memory_id IN ({{}})"
_LINKED = (
    f"SELECT l.memory_id, {_RECEIPT} FROM evidence_link l JOIN evidence e ON e.id=l.evidence_id"
    f" {_LIVE} AND l.memory_id IN ({{}})"
)


def _group(
    connection: Connection,
    keys: Sequence[int],
    known: Mapping[int, Row],
    alike: dict[tuple[Any, ...], list[int]],
) -> None:
    """Put each memory to those that stand as it does: what is known of it, and of its receipts."""
    rows = fetch(connection, _MEMORIES.format(among("m.id", keys)))
    alone = {row[0]: known[row[0]] for row in rows if row[1] == 1 and row[0] in known}
    shown = _shown(connection, [row[0] for row in rows if row[0] not in alone])
    for key, _, *told in rows:
        told += alone[key] if key in alone else shown.get(key, ())
        standing = tuple(told)
        if (members := alike.get(standing)) is not None:
            members.append(key)
        else:
            alike[standing] = [key]


def _shown(connection: Connection, keys: Sequence[int]) -> dict[int, list[Any]]:
    """The live receipts of these memories, four values each, linked ones included."""
    if not keys:
        return {}
    rows = fetch(connection, _OWN.format(_listed(keys)))
    if links_exist(connection):
        rows += fetch(connection, _LINKED.format(_listed(keys)))
    shown: dict[int, list[Any]] = {}
    for key, *row in rows:
        if key in shown:
            shown[key] += row
        else:
            shown[key] = row
    return shown


def _listed(keys: Sequence[int]) -> str:
    return ",".join(map(str, keys))


def _stand(told: tuple[Any, ...], keys: list[int]) -> Stand:
    own = told[_COLUMNS:]
    rows = tuple((own[at], own[at + 1], own[at + 2], own[at + 3]) for at in range(0, len(own), 4))
    old = Stored._make(told[:5])
    visible, origin, room, tier, contested, active = told[8:_COLUMNS]
    clock = Schedule(*told[5:8]) if active else None
    cell = (origin, room, tier, old.grade, old.standing, contested, active) if visible else None
    return Stand(old, clock, cell, rows, keys)
