"""Memories as the lines of a table, many at once and no more of each than a line shows."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from nidra.records.browse import Row
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.verdict import State
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.visible import LOADED, VISIBLE

CUT = 300  # characters of a statement

# What tells most of a memory first: what made it fall, what bears it out, why neither is known.
_TELLING = (
    State.CORRUPT,
    State.DRIFTED,
    State.UNFOUNDED,
    State.EDITED,
    State.VERBATIM,
    State.MOVED,
    State.REPEATED,
    State.ALTERED,
    State.AMBIGUOUS,
    State.TOO_SHORT,
    State.NO_BYTE_CHECK,
    State.UNREADABLE,
    State.GONE,
    State.UNCHECKED,
)
_RANKS = {int(state): rank for rank, state in enumerate(_TELLING)}
_GRADES, _STANDINGS, _TIERS = tuple(Grade), tuple(Standing), tuple(Tier)

# Each query gives one row, a JSON array of all: SQLite lets Python's lock go once a row, and the window's
# thread would wait for another one a thousand times a page.
_MEMORIES = (
    f"SELECT json_group_array(json_array(m.id, m.public_id, substr(s.text, 1, {CUT}), m.grade,"
    f" m.standing, m.flags, m.contested, m.active AND {VISIBLE}, r.wing, r.name, m.tier,"
    " m.updated_at, m.pinned,"
    f" CASE WHEN instr(CAST(s.text AS BLOB), x'00') THEN hex(substr(CAST(s.text AS BLOB), 1, {4 * CUT})) END))"
    " FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value"
    " CROSS JOIN statement s ON s.memory_id=m.id LEFT JOIN room r ON r.id=m.room_id"
)
_OWN = (
    "SELECT json_group_array(json_array(k.value, v.state, e.source_id)) FROM json_each(?) k"
    " CROSS JOIN evidence e ON e.memory_id=k.value CROSS JOIN verdict v ON v.evidence_id=e.id"
    f" WHERE v.retired_by IS NULL AND {LOADED}"
)
_LINKED = (
    "SELECT json_group_array(json_array(k.value, v.state, e.source_id)) FROM json_each(?) k"
    " CROSS JOIN evidence_link l ON l.memory_id=k.value CROSS JOIN evidence e ON e.id=l.evidence_id"
    f" CROSS JOIN verdict v ON v.evidence_id=e.id WHERE v.retired_by IS NULL AND {LOADED}"
)
_PATHS = (
    "SELECT json_group_array(json_array(s.id, s.path)) FROM json_each(?) k CROSS JOIN source s"
    " ON s.id=k.value"
)


def rows(connection: Connection, chosen: Sequence[int]) -> list[Row]:
    """The memories with these keys as lines, in the order of the keys; what is not there is left out."""
    listed = json.dumps(list(chosen))
    telling = _most_telling(connection, listed)
    sources = json.dumps(list({at for _, at in telling.values()}))
    paths = dict(_all(connection, _PATHS, sources))
    found = {
        row[0]: _row(row, telling.get(row[0]), paths) for row in _all(connection, _MEMORIES, listed)
    }
    return [found[key] for key in chosen if key in found]


def _all(connection: Connection, sql: str, listed: str) -> list[Any]:
    found: list[Any] = json.loads(fetch(connection, sql, (listed,))[0][0])
    return found


def _most_telling(connection: Connection, listed: str) -> dict[int, tuple[int, int]]:
    """(state, source) of the live receipt of each memory that tells most."""
    found: dict[int, tuple[int, int]] = {}
    for key, state, source in (
        *_all(connection, _OWN, listed),
        *_all(connection, _LINKED, listed),
    ):
        if key not in found or _RANKS[state] < _RANKS[found[key][0]]:
            found[key] = state, source
    return found


def _statement(cut: str, whole: str | None) -> str:
    """What a memory says. SQLite cuts a text at a NUL: one that holds one comes as its bytes."""
    return cut if whole is None else bytes.fromhex(whole).decode("utf-8", "replace")[:CUT]


def _row(row: Any, told: tuple[int, int] | None, paths: dict[int, str]) -> Row:
    return Row(
        key=row[0],
        id=row[1],
        statement=_statement(row[2], row[13]),
        grade=_GRADES[row[3]],
        standing=_STANDINGS[row[4]],
        flags=tuple(row[5].split()),
        contested=bool(row[6]),
        active=bool(row[7]),
        verdict=State(told[0]).label if told else "",
        source=paths[told[1]] if told else "",
        wing=row[8] or "",
        room=row[9] or "",
        tier=_TIERS[row[10]],
        updated_at=row[11],
        pinned=bool(row[12]),
    )
