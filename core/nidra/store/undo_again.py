"""Bringing an import again that was undone: it counts as it did, with all that became of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from nidra.store import adopted, batches, contests
from nidra.store.connection import Connection
from nidra.store.journal import Journal
from nidra.store.raw import fetch
from nidra.store.undo_imports import (
    COMPLETE,
    around,
    keys_of,
    members,
    names_of,
    set_state,
    steps,
    tell_origin,
)
from nidra.store.visible import VISIBLE


def waiting(connection: Connection, origin: int) -> list[tuple[int, int, int]]:
    """(batch, its `import` row, the row that took it back) of the imports of an origin that were
    undone, the oldest first."""
    rows = fetch(
        connection,
        "SELECT b.id, j.seq, (SELECT max(u.seq) FROM journal u, json_each(u.detail, '$.rows') r"
        " WHERE u.event='undone' AND r.value=j.seq) FROM batch b JOIN journal j"
        " ON j.event='import' AND json_extract(j.detail, '$.batch')=b.id"
        " WHERE b.origin_id=? AND b.state='undone' ORDER BY b.id",
        (origin,),
    )
    return [(row[0], row[1], row[2]) for row in rows]


def show_again(
    connection: Connection, journal: Journal, batch: int, seq: int, undone: int, now: int
) -> list[int]:
    """Let an import that was undone count again, told as `redone`; returns the memories to judge."""
    counting = adopted.of_batch(connection, batch)
    set_state(connection, batch, COMPLETE)
    adopted.drop(connection, counting)
    told = _told(connection, undone)
    again = _still_hidden(connection, told["dropped"])
    adopted.adopt(connection, keys_of(connection, again))
    tell_origin(connection, batch, "$.before", "$.after")
    _look_again(connection, batch)
    reopened = _ended_by(connection, told["lifted"])
    detail: dict[str, Any] = {
        "of": seq,
        "undone": undone,
        "batch": batch,
        "adopted": names_of(connection, counting),
        "again": again,
        "contests": reopened,
    }
    own = journal.append("redone", None, detail)
    contests.reopen(connection, reopened, now)
    turned = batches.turn(connection, journal, batch, own, now)
    return sorted({*members(connection, batch), *turned, *around(connection, batch)})


def _look_again(connection: Connection, batch: int) -> None:
    """Nobody looked at its receipts meanwhile: the next pass reads their sources as if anew."""
    connection.exec_driver_sql(
        "UPDATE source SET state=0 WHERE id IN (SELECT source_id FROM evidence WHERE batch_id=?)",
        (batch,),
    )


def _told(connection: Connection, seq: int) -> dict[str, Any]:
    text = fetch(connection, "SELECT detail FROM journal WHERE seq=?", (seq,))[0][0]
    return dict(json.loads(text))


def _still_hidden(connection: Connection, names: Sequence[str]) -> list[str]:
    """Those of these memories that do not count now."""
    return [
        row[0]
        for step in steps(names)
        for row in fetch(
            connection,
            "SELECT public_id FROM memory m WHERE public_id IN (SELECT value FROM json_each(?))"
            f" AND NOT {VISIBLE} ORDER BY public_id",
            (json.dumps(step),),
        )
    ]


def _ended_by(connection: Connection, lifted: Sequence[int]) -> list[int]:
    """The contests that an undo ended and that nobody opened or decided since, both sides counting."""
    return [
        row[0]
        for step in steps(lifted)
        for row in fetch(
            connection,
            "SELECT c.id FROM contest c JOIN memory x ON x.id=c.a JOIN memory y ON y.id=c.b"
            f" WHERE c.id IN ({','.join(map(str, step))}) AND c.state='{contests.LIFTED}'"
            " AND x.active=1 AND y.active=1 AND NOT EXISTS (SELECT 1 FROM contest n"
            " WHERE n.a=c.a AND n.b=c.b AND n.id>c.id)"
            f" AND {VISIBLE.replace('m.', 'x.')} AND {VISIBLE.replace('m.', 'y.')}",
        )
    ]
