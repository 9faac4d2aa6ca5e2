"""Uses of memories: what is stored of each, and what a touch writes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from nidra.records.grade import Tier
from nidra.records.strength import Touched, Use
from nidra.store.connection import Connection
from nidra.store.journal import Journal, pack_changes, put_blob
from nidra.store.raw import fetch

TOUCHED = "touched"
HOUR = 3_600_000_000
# Hours for which it is remembered who used what: more than the one that counts, for a clock set back.
KEPT = 24


def uses(connection: Connection, keys: Sequence[int]) -> dict[int, Use]:
    """What is stored of the use of these memories, by key."""
    found: dict[int, Use] = {}
    for at in range(0, len(keys), 5000):
        marks = ",".join(map(str, keys[at : at + 5000]))
        for key, tier, recorded, last, stability, pinned, core, active in fetch(
            connection,
            "SELECT id, tier, recorded_at, last_access, stability, pinned, core, active FROM memory"
            f" WHERE id IN ({marks})",
        ):
            own = stability if isinstance(stability, float) and math.isfinite(stability) else None
            found[key] = Use(
                Tier(tier), recorded, last, own, bool(pinned), bool(core), bool(active)
            )
    return found


def counted(connection: Connection, keys: Sequence[int], caller: str, now: int) -> set[int]:
    """Those of these memories that a caller used in this hour already."""
    marks = ",".join(map(str, keys))
    sql = f"SELECT memory_id FROM touch WHERE memory_id IN ({marks}) AND hour=? AND caller=?"
    return {row[0] for row in fetch(connection, sql, (now // HOUR, caller))}


def write(
    connection: Connection, journal: Journal, touches: dict[int, Touched], caller: str, now: int
) -> None:
    """Write what a use made of these memories, by key, remember who used them, tell the journal."""
    put(connection, {key: _stored(one.new) for key, one in touches.items()})
    hour = now // HOUR
    connection.exec_driver_sql(
        "DELETE FROM touch WHERE hour NOT BETWEEN ? AND ?", (hour - KEPT, hour + KEPT)
    )
    connection.exec_driver_sql(
        "INSERT INTO touch (memory_id, hour, caller) VALUES (?,?,?)",
        [(key, hour, caller) for key in touches],
    )
    _tell(connection, journal, touches, caller, hour)


def put(connection: Connection, old: Mapping[int, Mapping[str, Any]]) -> None:
    """Set last access and stability, by key, under the names of the columns; the caller tells the journal."""
    connection.exec_driver_sql(
        "UPDATE memory SET last_access=?, stability=? WHERE id=?",
        [(stored["last_access"], stored["stability"], key) for key, stored in old.items()],
    )


def forget(connection: Connection, gone: Iterable[tuple[int, int, str]]) -> None:
    """Forget who used which memory in which hour (key, hour, caller), so that a use counts again."""
    connection.exec_driver_sql(
        "DELETE FROM touch WHERE memory_id=? AND hour=? AND caller=?", list(gone)
    )


def _tell(
    connection: Connection,
    journal: Journal,
    touches: dict[int, Touched],
    caller: str,
    hour: int,
) -> None:
    """A row for one memory; one row for several that were used together."""
    said: dict[str, object] = {"caller": caller, "hour": hour}
    if len(touches) == 1:
        for one in touches.values():
            journal.append(TOUCHED, one.id, said | _step(one))
        return
    packed = pack_changes([(key, 0, 0) for key in touches])
    said |= {"count": len(touches), "blob": put_blob(connection, packed)}
    steps = {one.id: _step(one) for one in touches.values()}
    journal.append(f"{TOUCHED}-many", None, said | {"each": steps})


def _step(one: Touched) -> dict[str, object]:
    return {"from": _stored(one.old), "to": _stored(one.new)}


def _stored(use: Use) -> dict[str, int | float | None]:
    return {"last_access": use.last_access, "stability": use.stability}
