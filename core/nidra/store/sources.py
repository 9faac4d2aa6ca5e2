"""Sources: the files that receipts point at, and what was last found of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nidra.records.evidence import Form, SourceState
from nidra.records.verdict import State
from nidra.store import verdict_census
from nidra.store.connection import Connection
from nidra.store.raw import fetch, insert
from nidra.store.visible import LOADED

# In the place of a digest: a part of the receipts has verdicts on another content than the rest. No
# content has this digest, so that whoever looks next checks all of them.
HALF = b""


class SourceRow(NamedTuple):
    """One source as the store knows it. `location` is where its bytes lie now, if not at `path`."""

    key: int
    path: str
    relative: str | None
    state: int
    location: str | None
    digest: bytes | None
    revision: int
    changes: int
    first_seen: int
    unreached_since: int | None
    searched: int


def source_key(connection: Connection, path: str, relative: str | None, now: int) -> int:
    """The key of a source, made where it is new."""
    found = fetch(connection, "SELECT id FROM source WHERE path=?", (path,))
    if found:
        return int(found[0][0])
    return insert(
        connection,
        "INSERT INTO source (path, relative, first_seen) VALUES (?,?,?)",
        (path, relative, now),
    )


def looked_at(
    connection: Connection, path: str, missing: SourceState | None, now: int
) -> tuple[int, bool]:
    """The key of a source, made where it is new, and whether it counts as missing.

    `missing` is the state of one that a look did not find; it is noted where no pass has looked yet.
    """
    made = connection.exec_driver_sql(
        "INSERT OR IGNORE INTO source (path, state, unreached_since, first_seen) VALUES (?,?,?,?)",
        (path, int(missing or 0), None if missing is None else now, now),
    )
    if made.rowcount:
        return made.lastrowid, missing is not None
    key = source_key(connection, path, None, now)
    return key, missing is not None and _is_missing(connection, key, missing, now)


def _is_missing(connection: Connection, key: int, state: SourceState, now: int) -> bool:
    noted = connection.exec_driver_sql(
        "UPDATE source SET state=?, unreached_since=coalesce(unreached_since, ?)"
        " WHERE id=? AND searched=0 AND state=0",
        (int(state), now, key),
    )
    if noted.rowcount:
        return True
    sql = "SELECT 1 FROM source WHERE id=? AND state=?"
    return bool(fetch(connection, sql, (key, int(state))))


_SOURCE = (
    "SELECT id, path, relative, state, location, digest, revision, changes, first_seen,"
    " unreached_since, searched FROM source"
)


_LIVE = (
    "EXISTS (SELECT 1 FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
    f" WHERE e.source_id=source.id AND v.retired_by IS NULL AND {LOADED})"
)
# Where every import counts, the receipts of most sources are all live: one look into an index tells
# it, where their verdicts take three, 90 CPU ms for 15,000 sources.
IN_USE = (
    "CASE WHEN EXISTS (SELECT 1 FROM batch WHERE state<>'complete') OR source.id IN"
    " (SELECT e.source_id FROM verdict v CROSS JOIN evidence e ON e.id=v.evidence_id"
    f" WHERE v.retired_by IS NOT NULL) THEN {_LIVE}"
    " ELSE EXISTS (SELECT 1 FROM evidence e WHERE e.source_id=source.id) END"
)


def count(connection: Connection) -> int:
    """How many sources there are, those of retired receipts included."""
    return int(connection.exec_driver_sql("SELECT count(*) FROM source").scalar() or 0)


def page(connection: Connection, after: int = 0, limit: int = -1) -> list[SourceRow]:
    """Sources with live receipts in the order of their keys, at most `limit` of them after a key."""
    sql = f"{_SOURCE} WHERE id>? AND {IN_USE} ORDER BY id LIMIT ?"
    return list(map(SourceRow._make, fetch(connection, sql, (after, limit))))


def rows_of(connection: Connection, keys: Iterable[int]) -> list[SourceRow]:
    """The sources with these keys in the order of their keys, whether in use or not."""
    listed, found = sorted(keys), []
    for at in range(0, len(listed), 5000):
        marks = ",".join(map(str, listed[at : at + 5000]))
        found += fetch(connection, f"{_SOURCE} WHERE id IN ({marks}) ORDER BY id")
    return list(map(SourceRow._make, found))


def newest(connection: Connection) -> int:
    """The key of the source that was named last, 0 where there is none."""
    return int(connection.exec_driver_sql("SELECT max(id) FROM source").scalar() or 0)


def placed_after(connection: Connection, seq: int) -> bool:
    """Does a journal row behind number `seq` tell of sources that lie elsewhere by now?"""
    found = fetch(
        connection,
        "SELECT 1 FROM journal WHERE seq>? AND (event IN ('remapped', 'undone', 'redone') OR"
        " event='source-changed' AND json_extract(detail, '$.location') IS NOT NULL) LIMIT 1",
        (seq,),
    )
    return bool(found)


def in_use_after(connection: Connection, after: int) -> list[tuple[int, str, str | None]]:
    """Key, path and present location of the sources in use behind a key, in the order of keys."""
    return fetch(
        connection,
        f"SELECT id, path, location FROM source WHERE id>? AND {IN_USE} ORDER BY id",
        (after,),
    )


def clocks(connection: Connection) -> list[tuple[int, int, int]]:
    """Key, number of changes and first sight of every source in use that was there when last looked at."""
    return fetch(
        connection,
        "SELECT id, changes, first_seen FROM source"
        f" WHERE state={int(SourceState.PRESENT)} AND {IN_USE} ORDER BY id",
    )


def is_there(connection: Connection, key: int) -> bool:
    """Is a source in use, and was it there when last looked at?"""
    sql = f"SELECT 1 FROM source WHERE id=? AND state={int(SourceState.PRESENT)} AND {IN_USE}"
    return bool(fetch(connection, sql, (key,)))


def source_at(connection: Connection, path: str) -> SourceRow | None:
    """The source recorded under a path, or None."""
    row = connection.exec_driver_sql(f"{_SOURCE} WHERE path=?", (path,)).fetchone()
    return SourceRow(*row) if row else None


def is_source(connection: Connection, path: str) -> bool:
    """Is a path a source that receipts name already?"""
    return source_at(connection, path) is not None


def places(connection: Connection) -> list[tuple[str, str | None, str | None]]:
    """Where every source was recorded, where its bytes lay last if elsewhere, and its path from the store.

    Those of retired receipts are among them."""
    rows = connection.exec_driver_sql("SELECT path, location, relative FROM source ORDER BY id")
    return [(row[0], row[1], row[2]) for row in rows]


def sources_in(connection: Connection, wing: str | None, room: str | None) -> set[int]:
    """The keys of the sources that rows of one wing or room rest on."""
    rows = connection.exec_driver_sql(
        "SELECT DISTINCT e.source_id FROM drawer d JOIN room r ON r.id=d.room_id"
        " JOIN evidence e ON e.id=d.evidence_id"
        " WHERE (? IS NULL OR r.wing=?) AND (? IS NULL OR r.name=?)",
        (wing, wing, room, room),
    )
    return {row[0] for row in rows}


def unchecked_sources(connection: Connection) -> set[int]:
    """The keys of the sources with a live receipt that was never read."""
    waiting = verdict_census.count(connection)[int(State.UNCHECKED)]
    # From the newest on, and no further than there are any: what came since the last pass lies there.
    rows = connection.exec_driver_sql(
        "SELECT DISTINCT source_id FROM (SELECT e.source_id FROM verdict v"
        " CROSS JOIN evidence e ON e.id=v.evidence_id"
        f" WHERE v.state=0 AND v.retired_by IS NULL AND {LOADED}"
        " ORDER BY v.evidence_id DESC LIMIT ?)",
        (waiting,),
    )
    return {row[0] for row in rows} if waiting else set()


def claim_sources(connection: Connection) -> set[int]:
    """The keys of the sources with a live receipt that claims something of other files."""
    rows = connection.exec_driver_sql(
        "SELECT DISTINCT e.source_id FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
        f" WHERE e.form={int(Form.CLAIM)} AND v.retired_by IS NULL AND {LOADED}"
    )
    return {row[0] for row in rows}


def write_sources(connection: Connection, rows: Sequence[SourceRow]) -> None:
    """Write what was found of sources whose content, place or state changed."""
    connection.exec_driver_sql(
        "UPDATE source SET state=?, location=?, digest=?, revision=?, changes=?, unreached_since=?,"
        " searched=?"
        " WHERE id=?",
        [
            (
                r.state,
                r.location,
                r.digest,
                r.revision,
                r.changes,
                r.unreached_since,
                r.searched,
                r.key,
            )
            for r in rows
        ],
    )


def unread(connection: Connection) -> tuple[int, int]:
    """How many sources in use wait for a pass: that no pass has looked for, and that are looked for anew
    because an undo took back what was found."""
    waiting = f"(state={int(SourceState.UNSEEN)} OR NOT searched) AND {IN_USE}"
    columns = "coalesce(sum(digest IS NULL), 0), coalesce(sum(digest IS NOT NULL), 0)"
    ((never, again),) = fetch(connection, f"SELECT {columns} FROM source WHERE {waiting}")
    return never, again
