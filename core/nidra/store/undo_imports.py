"""Taking an import back, and bringing it again: its rows stay, and count or do not count.

What others say too goes on counting: memories that a later import or a person said as well. The
drawers that the import turned to other memories are turned back, and wait to be turned again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from nidra.records.event import Event
from nidra.store import (
    adopted,
    census,
    contests,
    grades,
    lineage,
    revisions,
    undo_rows,
    verdict_census,
)
from nidra.store.connection import Connection
from nidra.store.journal import Journal
from nidra.store.raw import fetch
from nidra.store.undo_plan import Plan

_STEP = 5000
UNDONE = "undone"
COMPLETE = "complete"


def take_back(plan: Plan, row: Event) -> None:
    """`import`: noted; it is taken back when everything else is."""
    plan.imports.append(row)


REVERSES = {"import": take_back}


# What stands in the way ---------------------------------------------------------------------


def in_the_way(connection: Connection, row: Event, plan: Plan) -> Event | None:
    """A later row that an import cannot be taken back from under, or None.

    That is a later import of the same foreign store, or a row that retired a memory which counts
    on in favour of one that would not, or the other way round.
    """
    batch = row.detail["batch"]
    gone = undo_rows.undone(connection)
    mine = {one.seq for one in plan.rows}
    hidden = set(members(connection, batch)) - set(shared(connection, batch))
    later_ones = _later_batches(connection, batch)
    for page in undo_rows.backwards(connection, row.seq, "event IN ('import', 'superseded')"):
        later = [one for one in page if one.seq not in mine and one.seq not in gone]
        plan.names.learn(one.memory for one in later)
        plan.names.learn(one.detail.get("by") for one in later)
        for one in later:
            if one.event == "import" and one.detail["batch"] in later_ones:
                return one
            if one.event == "superseded" and one.detail.get("by"):
                sides = (plan.names.key(one.memory), plan.names.key(one.detail["by"]))
                if (sides[0] in hidden) != (sides[1] in hidden):
                    return one
    return None


def _later_batches(connection: Connection, batch: int) -> set[int]:
    rows = fetch(
        connection,
        "SELECT id FROM batch WHERE id>? AND state='complete'"
        " AND origin_id=(SELECT origin_id FROM batch WHERE id=?)",
        (batch, batch),
    )
    return {row[0] for row in rows}


def sealed_by(connection: Connection, batch: int) -> int:
    """The number of the `import` row of a batch."""
    return int(
        fetch(
            connection,
            "SELECT seq FROM journal WHERE event='import' AND json_extract(detail, '$.batch')=?",
            (batch,),
        )[0][0]
    )


def sealed_last(connection: Connection, row: Event) -> int:
    """The row that let an import count last: its `import` row, or the latest `redone` of it."""
    found = fetch(
        connection,
        "SELECT max(seq) FROM journal WHERE event='redone' AND json_extract(detail, '$.of')=?",
        (row.seq,),
    )[0][0]
    return int(found or row.seq)


def members(connection: Connection, batch: int) -> list[int]:
    """The memories that an import brought, by their keys."""
    return [r[0] for r in fetch(connection, "SELECT id FROM memory WHERE batch_id=?", (batch,))]


def shared(connection: Connection, batch: int, without: int = 0) -> list[int]:
    """Those that others say too: a drawer or receipt that is none of this import's, or a person.

    What the import `without` says does not count.
    """
    rows = fetch(
        connection,
        "SELECT m.id FROM memory m WHERE m.batch_id=? AND ("
        "EXISTS (SELECT 1 FROM drawer d JOIN batch b ON b.id=d.batch_id WHERE d.memory_id=m.id"
        " AND d.batch_id NOT IN (m.batch_id, ?) AND b.state='complete')"
        " OR EXISTS (SELECT 1 FROM evidence e LEFT JOIN batch b ON b.id=e.batch_id"
        " WHERE e.memory_id=m.id AND coalesce(e.batch_id, 0) NOT IN (m.batch_id, ?)"
        " AND coalesce(b.state, 'complete')='complete')"
        " OR EXISTS (SELECT 1 FROM journal j WHERE j.memory=m.public_id"
        " AND j.event IN ('add', 'united'))) ORDER BY m.id",
        (batch, without or -1, without or -1),
    )
    return [row[0] for row in rows]


# Taking back --------------------------------------------------------------------------------


def detail_of(connection: Connection, row: Event) -> dict[str, Any]:
    """What the `undone` row says of an import: what goes on counting, what contests it ends, and
    which memories of other undone imports only this one let count."""
    batch = row.detail["batch"]
    kept = shared(connection, batch)
    hidden = sorted(set(members(connection, batch)) - set(kept))
    lifted = [c.id for c in contests.of(connection, hidden) if c.state == contests.OPEN]
    return {
        "batch": batch,
        "hidden": len(hidden),
        "kept": names_of(connection, kept),
        "lifted": lifted,
        "dropped": names_of(connection, _only_said_by(connection, batch)),
    }


def names_of(connection: Connection, keys: Sequence[int]) -> list[str]:
    """The public ids of memories, sorted."""
    return sorted(name for step in steps(keys) for name in grades.names(connection, step).values())


def _only_said_by(connection: Connection, batch: int) -> list[int]:
    """Adopted memories that no person and no other import says than this one."""
    found: set[int] = set()
    for (other,) in fetch(connection, "SELECT id FROM batch WHERE state='undone'"):
        too = adopted.of_batch(connection, other)
        found |= set(too) - set(shared(connection, other, without=batch)) if too else set()
    return sorted(found)


def keys_of(connection: Connection, names: Sequence[str]) -> list[int]:
    """The keys of memories by their public ids, sorted."""
    rows = (
        row
        for step in steps(names)
        for row in fetch(
            connection,
            "SELECT id FROM memory WHERE public_id IN (SELECT value FROM json_each(?))",
            (json.dumps(step),),
        )
    )
    return sorted(row[0] for row in rows)


def hide(
    connection: Connection, journal: Journal, row: Event, told: dict[str, Any], seq: int, now: int
) -> set[int]:
    """Let an import count no more; returns the memories to judge again.

    `told` is its `detail_of`, `seq` the row that sealed it last (`import` or `redone`).
    """
    batch = row.detail["batch"]
    turned = _turn_back(connection, batch, seq)
    set_state(connection, batch, UNDONE)
    adopted.adopt(connection, keys_of(connection, told["kept"]))
    adopted.drop(connection, keys_of(connection, told["dropped"]))
    tell_origin(connection, batch, "$.after", "$.before")
    ended = contests.with_ids(connection, told["lifted"]) if told["lifted"] else []
    reason = "an import that brought one of them was undone"
    contests.close(connection, journal, ended, contests.LIFTED, reason, now)
    return turned | around(connection, batch)


def _turn_back(connection: Connection, batch: int, seq: int) -> set[int]:
    """Point drawers that the import turned to where they pointed, and let them wait for its return."""
    touched: set[int] = set()
    for new, old in reversed(revisions.of(connection, seq)):
        connection.exec_driver_sql(
            "INSERT INTO moved (batch_id, drawer_id, memory_id, evidence_id) VALUES (?,?,?,?)",
            (batch, old["drawer"], new, old["new_evidence"]),
        )
        connection.exec_driver_sql(
            "UPDATE drawer SET memory_id=?, evidence_id=? WHERE id=?",
            (old["memory"], old["evidence"], old["drawer"]),
        )
        with verdict_census.tracked(connection, "e.id=?", (old["evidence"],)):
            connection.exec_driver_sql(
                "UPDATE verdict SET retired_by=? WHERE evidence_id=?",
                (old["retired_by"], old["evidence"]),
            )
        touched |= {key for key in (new, old["memory"]) if key is not None}
    return touched


def around(connection: Connection, batch: int) -> set[int]:
    """Memories that show receipts of an import, or rest on memories of it."""
    rows = fetch(
        connection,
        "SELECT memory_id FROM evidence WHERE batch_id=? UNION SELECT l.memory_id FROM evidence_link l"
        " JOIN evidence e ON e.id=l.evidence_id WHERE e.batch_id=?",
        (batch, batch),
    )
    resting = lineage.children(connection, members(connection, batch))
    return {row[0] for row in rows} | set(resting)


def set_state(connection: Connection, batch: int, state: str) -> None:
    """Let the memories of an import count, or not, and the census with them."""
    sign = 1 if state == COMPLETE else -1
    rows = fetch(
        connection,
        f"SELECT {census.CELL_OF}, count(*) FROM memory m WHERE m.batch_id=? AND m.id NOT IN"
        " (SELECT memory_id FROM adopted) GROUP BY 1,2,3,4,5,6,7",
        (batch,),
    )
    connection.exec_driver_sql("UPDATE batch SET state=? WHERE id=?", (state, batch))
    census.apply(connection, Counter({tuple(row[:7]): sign * row[7] for row in rows}))


def tell_origin(connection: Connection, batch: int, keep_as: str, take: str) -> None:
    """Let the foreign store show what it showed before, keeping what it shows now with the batch."""
    origin, now_shown, request = fetch(
        connection,
        "SELECT o.id, o.detail, b.request FROM batch b JOIN origin o ON o.id=b.origin_id"
        " WHERE b.id=?",
        (batch,),
    )[0]
    kept = json.loads(request)
    shown = kept.get(take.removeprefix("$."), {})
    connection.exec_driver_sql(
        "UPDATE batch SET request=json_set(request, ?, json(?)) WHERE id=?",
        (keep_as, now_shown, batch),
    )
    connection.exec_driver_sql("UPDATE origin SET detail=? WHERE id=?", (json.dumps(shown), origin))


def steps(keys: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """A long list in pieces that one statement takes."""
    return (keys[at : at + _STEP] for at in range(0, len(keys), _STEP))
