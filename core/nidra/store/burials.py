"""Which memories may be buried, and the date at which that was planned."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from nidra.records.grade import Standing, Tier
from nidra.store import grades
from nidra.store.connection import Connection
from nidra.store.journal import Journal, pack_changes, put_blob
from nidra.store.raw import fetch
from nidra.store.visible import VISIBLE

PLANNED = "burial-planned"
SPARED = "burial-spared"


@dataclass(frozen=True, slots=True)
class Rule:
    """What a memory without receipt must be to be buried: due before `due_before` (microseconds),
    with at most this confidence."""

    due_before: int
    confidence: float


class Fitting(NamedTuple):
    """A memory that may be buried: when that was planned, and when it changed last."""

    key: int
    planned_at: int | None
    updated_at: int

    def planned(self, now: int) -> int | None:
        """When its burial as it stands now was planned; a memory that changed since is new to it.

        A change later than `now` was made by a clock that ran ahead, and says nothing.
        """
        at = self.planned_at
        return None if at is None or at < self.updated_at <= now else at


def fitting(
    connection: Connection, rule: Rule, among: Sequence[int] | None = None
) -> list[Fitting]:
    """The memories that the rule lets bury, in the order of their keys.

    A memory with any receipt, also a retired or a linked one, is none of them, nor one that rests
    on others or bears them, an answer, an orientation, one that is pinned, core or contested.
    """
    inside = "" if among is None else f" AND m.id IN ({_marks(among)})"
    return [
        Fitting(*row)
        for row in fetch(
            connection,
            "SELECT m.id, m.prune_candidate_at, m.updated_at FROM memory m WHERE m.active = 1"
            f" AND m.review_due < ? AND m.standing = {int(Standing.NO_RECEIPT)}"
            f" AND m.confidence <= ? AND m.contested=0 AND m.tier<>{int(Tier.ORIENTATION)}"
            f" AND m.pinned=0 AND m.core=0 AND {VISIBLE}"
            " AND NOT EXISTS (SELECT 1 FROM evidence e WHERE e.memory_id=m.id)"
            " AND NOT EXISTS (SELECT 1 FROM evidence_link k WHERE k.memory_id=m.id)"
            " AND NOT EXISTS (SELECT 1 FROM lineage l WHERE l.parent=m.id)"
            " AND NOT EXISTS (SELECT 1 FROM lineage l WHERE l.child=m.id)"
            f" AND NOT EXISTS (SELECT 1 FROM answer a WHERE a.memory_id=m.id){inside} ORDER BY m.id",
            (rule.due_before, rule.confidence),
        )
    ]


def planned(connection: Connection) -> dict[int, int]:
    """When the burial of each active memory was planned that is to be buried, by key."""
    return dict(
        fetch(
            connection,
            "SELECT id, prune_candidate_at FROM memory"
            " WHERE prune_candidate_at IS NOT NULL AND active=1",
        )
    )


def plan(
    connection: Connection,
    journal: Journal,
    event: str,
    keys: Sequence[int],
    old: int | None,
    new: int | None,
    reason: str | None = None,
) -> None:
    """Set or take back the date at which these memories' burial was planned, and tell the journal."""
    put(connection, keys, new)
    detail: dict[str, object] = {
        "from": {"prune_candidate_at": old},
        "to": {"prune_candidate_at": new},
    }
    if reason is not None:
        detail["reason"] = reason
    if len(keys) > grades.MANY:
        packed = pack_changes([(key, int(old is not None), int(new is not None)) for key in keys])
        detail |= {"count": len(keys), "blob": put_blob(connection, packed)}
        journal.append(f"{event}-many", None, detail)
        return
    for name in grades.names(connection, keys).values():
        journal.append(event, name, detail)


def put(connection: Connection, keys: Sequence[int], at: int | None) -> None:
    """Set the date alone; the caller tells the journal."""
    connection.exec_driver_sql(
        f"UPDATE memory SET prune_candidate_at=? WHERE id IN ({_marks(keys)})", (at,)
    )


def _marks(keys: Sequence[int]) -> str:
    return ",".join(map(str, keys))
