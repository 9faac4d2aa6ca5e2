"""Bulk import: a batch of rows that counts only once it is complete.

Each chunk is one short transaction (see `filling`) that moves the batch's cursor along with its
rows, so that a killed import goes on where it stood and a cancelled one takes its rows back. The
last transaction makes the batch visible, adds its census and seals it in the journal.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

from nidra.base.errors import StoreBusy
from nidra.records.evidence import SourceState
from nidra.records.verdict import State
from nidra.store import (
    adopted,
    census,
    contests,
    grades,
    indexes,
    revisions,
    search_index,
    verdict_census,
)
from nidra.store.connection import Connection
from nidra.store.discarding import Discarding
from nidra.store.encoded import encode
from nidra.store.filling import TAKEN_OVER
from nidra.store.journal import Journal
from nidra.store.lineage import IS_UNITED
from nidra.store.raw import fetch
from nidra.store.seals import RunningSeal
from nidra.store.visible import FILED

# The key of a batch, its request, the fingerprint of what it read, its cursor.
Pending = tuple[int, str, str, int]


def pending(connection: Connection, origin: int) -> list[Pending]:
    """(batch, request, fingerprint, cursor) of imports of an origin that never came to their end."""
    rows = connection.exec_driver_sql(
        "SELECT id, request, fingerprint, cursor FROM batch WHERE origin_id=? AND state='open'",
        (origin,),
    ).fetchall()
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def undone_last(connection: Connection, adapter: str, location: str) -> dict[str, Any] | None:
    """What the last import of a foreign store asked for, if that one was undone."""
    last = fetch(
        connection,
        "SELECT b.state, b.request FROM batch b JOIN origin o ON o.id=b.origin_id"
        " WHERE o.adapter=? AND o.location=? AND b.state<>'open' ORDER BY b.id DESC LIMIT 1",
        (adapter, location),
    )
    if not last or last[0][0] != "undone":
        return None
    return dict(json.loads(last[0][1]))


def is_first(connection: Connection, origin: int) -> bool:
    """Has no import of this origin ever come to its end?"""
    row = connection.exec_driver_sql(
        "SELECT 1 FROM batch WHERE origin_id=? AND state='complete' LIMIT 1", (origin,)
    ).fetchone()
    return row is None


def drop_if_nothing_new(connection: Connection, batch: int) -> bool:
    """Drop a batch in which every row said what its origin had said before; True if so."""
    row = connection.exec_driver_sql(
        "SELECT EXISTS (SELECT 1 FROM drawer WHERE batch_id=?),"
        " EXISTS (SELECT 1 FROM evidence WHERE batch_id=?),"
        " EXISTS (SELECT 1 FROM moved WHERE batch_id=?)",
        (batch, batch, batch),
    ).one()
    if any(row):
        return False
    connection.exec_driver_sql("DELETE FROM batch WHERE id=?", (batch,))
    search_index.take_up_again(connection)
    return True


def is_empty(connection: Connection) -> bool:
    """Is there no memory at all?"""
    return not connection.exec_driver_sql("SELECT 1 FROM memory LIMIT 1").fetchone()


def begin(
    connection: Connection,
    origin: int,
    request: str,
    fingerprint: str,
    now: int,
    alone: bool = False,
) -> int:
    """Open a batch; returns its key. An empty store is spared the upkeep of its indexes meanwhile.

    `alone` says that nobody else can write to the store before the batch is complete.
    """
    if is_empty(connection):
        indexes.drop(connection, alone)
        search_index.drop(connection)
    search_index.leave_to_next_step(connection)
    made = connection.exec_driver_sql(
        "INSERT INTO batch (origin_id, state, request, fingerprint, started_at)"
        " VALUES (?, 'open', ?, ?, ?)",
        (origin, request, fingerprint, now),
    )
    return int(made.lastrowid)


def discard(connection: Connection, batch: int) -> None:
    """Take back every row of a batch that is not complete, at once."""
    discarding = Discarding(batch)
    discarding.begin(connection)
    while discarding.step(connection):
        pass


def complete(
    connection: Connection,
    journal: Journal,
    batch: int,
    detail: dict[str, Any],
    now: int,
    running: RunningSeal,
    told: Callable[[int, int], None] | None = None,
    counted: Counter[census.Cell] | None = None,
) -> list[int]:
    """Make a batch visible: its rows count from this transaction on.

    Returns the memories whose grade must be judged again in the same transaction. `told` hears how
    many indexes are built, of how many. `counted` are the batch's memories as the census counts
    them, where that is known.
    """
    indexes.ensure(connection, told)
    taken = _take_from_open(connection, batch) if counted is None else []
    census.apply(connection, _counted(connection, batch) if counted is None else counted)
    sealed = {**detail, "batch": batch, "seal": running.finish(connection, batch)}
    closed = connection.exec_driver_sql(
        "UPDATE batch SET state='complete', finished_at=?, request=json_set(request, '$.before',"
        " json((SELECT detail FROM origin o WHERE o.id=batch.origin_id)))"
        " WHERE id=? AND state='open'",
        (now, batch),
    )
    if closed.rowcount != 1:
        raise StoreBusy(path="this store", reason=TAKEN_OVER)
    if counted is None:
        _look_again(connection, batch)
    too = adopted.hidden_words(connection, batch)
    adopted.adopt(connection, too)
    if too:
        sealed["adopted"] = sorted(grades.names(connection, too).values())
    seq = journal.append("import", None, sealed)
    return sorted({*turn(connection, journal, batch, seq, now), *too, *taken})


def _take_from_open(connection: Connection, batch: int) -> list[int]:
    """Make this batch's own what its rows say and another import filed that never came to its end.

    Nobody would see it otherwise, and taking that other import back would take it away.
    """
    found = fetch(
        connection,
        "SELECT m.id FROM memory m WHERE m.batch_id IN"
        " (SELECT id FROM batch WHERE state='open' AND id<>?) AND m.id IN (SELECT memory_id FROM"
        " drawer WHERE batch_id=? UNION SELECT memory_id FROM moved WHERE batch_id=?) ORDER BY m.id",
        (batch, batch, batch),
    )
    keys = [key for (key,) in found]
    for at in range(0, len(keys), _STEP):
        step = keys[at : at + _STEP]
        grades.forget(connection, step)
        connection.exec_driver_sql(
            f"UPDATE memory SET batch_id=? WHERE id IN ({','.join(map(str, step))})", (batch,)
        )
    return keys


_STEP = 5_000


def _look_again(connection: Connection, batch: int) -> None:
    """Let the next pass look anew at sources that came back while receipts were filed as missing there."""
    connection.exec_driver_sql(
        f"UPDATE source SET state={int(SourceState.UNSEEN)} WHERE state={int(SourceState.PRESENT)}"
        " AND id IN (SELECT e.source_id FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
        f" WHERE e.batch_id=? AND v.state IN ({int(State.GONE)}, {int(State.UNREADABLE)}))",
        (batch,),
    )


def _counted(connection: Connection, batch: int) -> Counter[census.Cell]:
    rows = fetch(
        connection,
        f"SELECT {census.CELL_OF}, count(*) FROM memory m WHERE m.batch_id=?"
        " GROUP BY 1,2,3,4,5,6,7",
        (batch,),
    )
    return Counter({row[:7]: row[7] for row in rows})


def turn(connection: Connection, journal: Journal, batch: int, seq: int, now: int) -> list[int]:
    """Point drawers whose foreign row changed to what it says now; retire what nothing says any more.

    Returns the memories whose receipts changed by that: no grade may rest on a receipt that was
    retired, so they must be judged again in the same transaction. What stood before is kept under
    journal row `seq`.
    """
    _keep_what_stood(connection, batch, seq, now)
    rewritten = connection.exec_driver_sql(
        "SELECT d.memory_id, x.memory_id FROM moved x JOIN drawer d ON d.id=x.drawer_id"
        " WHERE x.batch_id=? AND d.memory_id IS NOT x.memory_id",
        (batch,),
    ).fetchall()
    touched = connection.exec_driver_sql(
        "SELECT memory_id FROM moved WHERE batch_id=? UNION SELECT d.memory_id FROM moved x"
        " JOIN drawer d ON d.id=x.drawer_id WHERE x.batch_id=? AND d.memory_id IS NOT NULL"
        " UNION SELECT l.memory_id FROM moved x JOIN drawer d ON d.id=x.drawer_id"
        " JOIN evidence_link l ON l.evidence_id=d.evidence_id WHERE x.batch_id=?",
        (batch, batch, batch),
    ).fetchall()
    turning = (
        "e.id IN (SELECT d.evidence_id FROM moved m JOIN drawer d ON d.id=m.drawer_id"
        " WHERE m.batch_id=?)"
    )
    with verdict_census.tracked(connection, turning, (batch,)):
        connection.exec_driver_sql(
            "UPDATE verdict SET retired_by=coalesce(x.new, verdict.evidence_id)"
            " FROM (SELECT d.evidence_id AS old, m.evidence_id AS new FROM moved m"
            " JOIN drawer d ON d.id=m.drawer_id WHERE m.batch_id=?) AS x"
            " WHERE verdict.evidence_id=x.old",
            (batch,),
        )
    connection.exec_driver_sql(
        "UPDATE drawer SET memory_id=x.memory_id, evidence_id=x.evidence_id FROM moved x"
        " WHERE x.drawer_id=drawer.id AND x.batch_id=?",
        (batch,),
    )
    connection.exec_driver_sql("DELETE FROM moved WHERE batch_id=?", (batch,))
    for old, new in rewritten:
        if old is not None:
            _retire_unsaid(connection, journal, old, new, now)
            _say_again(connection, journal, new, now)
    return [row[0] for row in touched]


def _keep_what_stood(connection: Connection, batch: int, seq: int, now: int) -> None:
    """Where each drawer that is going to turn points now, and what retired its receipt, for an undo."""
    rows = connection.exec_driver_sql(
        "SELECT x.memory_id, x.evidence_id, d.id, d.memory_id, d.evidence_id, v.retired_by"
        " FROM moved x JOIN drawer d ON d.id=x.drawer_id"
        " LEFT JOIN verdict v ON v.evidence_id=d.evidence_id WHERE x.batch_id=? ORDER BY d.id",
        (batch,),
    ).fetchall()
    names = ("new_evidence", "drawer", "memory", "evidence", "retired_by")
    old = [(row[0], encode(dict(zip(names, row[1:], strict=True)))) for row in rows]
    revisions.keep(connection, now, seq, old)


def _say_again(connection: Connection, journal: Journal, memory: int, now: int) -> None:
    """Bring back a memory that was superseded, now that a foreign row says it again."""
    row = connection.exec_driver_sql(
        "SELECT m.public_id, m.flags, o.public_id FROM memory m JOIN memory o ON o.id=m.superseded_by"
        # What was united is said by the memory that stands for it.
        f" WHERE m.id=? AND m.active=0 AND NOT {IS_UNITED}",
        (memory,),
    ).fetchone()
    if row is None:
        return
    with census.tracked(connection, [memory]):
        connection.exec_driver_sql(
            "UPDATE memory SET active=1, superseded_by=NULL, updated_at=? WHERE id=?", (now, memory)
        )
    detail = {
        "reason": "a foreign row says it again",
        "from": {"flags": row[1], "superseded_by": row[2]},
    }
    journal.append("revived", row[0], detail)


def _retire_unsaid(connection: Connection, journal: Journal, old: int, new: int, now: int) -> None:
    """Supersede a memory that only this foreign row said, and which it no longer says."""
    said = connection.exec_driver_sql(
        f"SELECT (SELECT count(*) FROM drawer d WHERE {FILED} AND d.memory_id IN"
        " (WITH RECURSIVE under(id) AS"
        " (SELECT ? UNION SELECT m.id FROM under JOIN memory m ON m.superseded_by=under.id"
        f" WHERE m.active=0 AND {IS_UNITED}) SELECT id FROM under)),"
        " (SELECT count(*) FROM journal WHERE event='add' AND memory="
        "(SELECT public_id FROM memory WHERE id=?)), (SELECT active FROM memory WHERE id=?)",
        (old, old, old),
    ).one()
    if said[0] or said[1] or not said[2]:
        return
    name, flags, before, other = connection.exec_driver_sql(
        "SELECT m.public_id, m.flags, o.public_id, n.public_id FROM memory m"
        " LEFT JOIN memory o ON o.id=m.superseded_by LEFT JOIN memory n ON n.id=? WHERE m.id=?",
        (new, old),
    ).one()
    with census.tracked(connection, [old]):
        connection.exec_driver_sql(
            "UPDATE memory SET active=0, superseded_by=?, updated_at=? WHERE id=?", (new, now, old)
        )
    detail = {
        "by": other,
        "reason": "the foreign row was rewritten",
        "from": {"flags": flags, "superseded_by": before},
    }
    journal.append("superseded", name, detail)
    contests.lift_of(connection, journal, [old], f"{name} was superseded", now)
