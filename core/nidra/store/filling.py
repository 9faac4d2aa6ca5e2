"""Filing chunks of foreign rows into one batch.

Equal texts are one memory, never one drawer: each foreign row keeps its own drawer and receipt.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from sqlalchemy import Connection

from nidra.base.clock import parse
from nidra.base.errors import StoreBusy
from nidra.base.ids import SHORT
from nidra.base.text import is_composed, key64, nfc
from nidra.records.foreign import ForeignRow
from nidra.records.grade import Standing
from nidra.records.verdict import FAILED, OK
from nidra.store import memories, verdict_census
from nidra.store.seals import RunningSeal
from nidra.store.snapshots import Met
from nidra.store.sources import source_key


@dataclass
class Counts:
    """What became of the foreign rows that were read: the parts add up to `rows`."""

    rows: int = 0
    imported: int = 0
    duplicate: int = 0
    known: int = 0
    changed: int = 0
    repointed: int = 0
    skipped: Counter[str] = field(default_factory=Counter)

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "rows": self.rows,
            "imported": self.imported,
            "duplicate_text": self.duplicate,
            "already_known": self.known,
            "changed": self.changed,
            "other_source": self.repointed,
            "skipped": dict(sorted(self.skipped.items())),
        }

    def add(self, value: dict[str, Any]) -> None:
        """Take over counts that an interrupted run had reached."""
        self.rows += value["rows"]
        self.imported += value["imported"]
        self.duplicate += value["duplicate_text"]
        self.known += value["already_known"]
        self.changed += value["changed"]
        self.repointed += value["other_source"]
        self.skipped.update(value["skipped"])


class Known(NamedTuple):
    """A foreign row that was filed before: its drawer, memory, receipt, source path and verdict."""

    drawer: int
    memory: int | None
    evidence: int | None
    source: str
    state: int

    @property
    def was_read(self) -> bool:
        """Did its receipt ever come to a verdict on bytes?"""
        return self.state in OK or self.state in FAILED


TAKEN_OVER = (
    "another import went on with these rows while this one stood still. Nothing is filed twice;"
    " look at what the other one reports."
)


class Filler:
    """Files chunks of foreign rows into one batch. Keeps small maps of what it met, no texts."""

    def __init__(
        self,
        origin: int,
        batch: int,
        now: int,
        first: bool,
        stands: Callable[[str], bool] = lambda path: False,
        cursor: int = 0,
    ) -> None:
        self.cursor = cursor
        self._stands = stands
        self.origin = origin
        self.first = first
        self.seal = RunningSeal()
        self.batch = batch
        self.now = now
        # None where an earlier run met rows that this one will not see again.
        self.met: Met | None = None if cursor else Met()
        self._rooms: dict[tuple[str, str], int] = {}
        self._sources: dict[str, int] = {}
        self._dialects: dict[str, int] = {}

    def fill(self, connection: Connection, rows: Sequence[ForeignRow], counts: Counts) -> None:
        """File one chunk and move the cursor behind it."""
        counts.rows += len(rows)
        kept = [row for row in rows if row.skip is None]
        for row in rows:
            if row.skip is not None:
                counts.skipped[row.skip.value] += 1
        known = self._known(connection, rows)
        ready = [_Ready(row) for row in kept]
        found = self._same_text(connection, ready)
        self._file(connection, ready, found, known, counts)
        self._skipped(connection, rows, known)
        advanced = connection.exec_driver_sql(
            "UPDATE batch SET cursor=?, request=json_set(request, '$.counts', json(?))"
            " WHERE id=? AND state='open' AND cursor=?",
            (rows[-1].row, json.dumps(counts.as_dict()), self.batch, self.cursor),
        )
        if advanced.rowcount != 1:
            raise StoreBusy(path="this store", reason=TAKEN_OVER)
        self.cursor = rows[-1].row

    def _known(self, connection: Connection, rows: Sequence[ForeignRow]) -> dict[str, Known]:
        """Foreign ids that this origin has filed already; none where this is its first import."""
        if self.first:
            return {}
        found = connection.exec_driver_sql(
            "SELECT d.foreign_id, d.id, d.memory_id, d.evidence_id, coalesce(s.path, ''),"
            " coalesce(v.state, 0) FROM drawer d"
            " LEFT JOIN evidence e ON e.id=d.evidence_id LEFT JOIN source s ON s.id=e.source_id"
            " LEFT JOIN verdict v ON v.evidence_id=e.id"
            " WHERE d.origin_id=? AND d.foreign_id IN (SELECT value FROM json_each(?))",
            (self.origin, json.dumps([row.foreign_id for row in rows])),
        ).fetchall()
        if self.met is not None:
            self.met.add(row[1] for row in found)
        return {row[0]: Known(*row[1:]) for row in found}

    def _same_text(
        self, connection: Connection, ready: Sequence[_Ready]
    ) -> dict[str, tuple[int, str]]:
        """Memories that bear the short ids of these texts: key and text, by id."""
        found = connection.exec_driver_sql(
            "SELECT m.public_id, m.id, s.text FROM memory m JOIN statement s ON s.memory_id=m.id"
            " WHERE m.public_id IN (SELECT value FROM json_each(?))",
            (json.dumps([item.name for item in ready]),),
        )
        return {row[0]: (row[1], row[2]) for row in found}

    def _file(
        self,
        connection: Connection,
        ready: Sequence[_Ready],
        found: dict[str, tuple[int, str]],
        known: dict[str, Known],
        counts: Counts,
    ) -> None:
        memory = _next(connection, "memory")
        evidence = first_evidence = _next(connection, "evidence")
        new_memories: list[tuple[Any, ...]] = []
        statements: list[tuple[Any, ...]] = []
        receipts: list[tuple[Any, ...]] = []
        drawers: list[tuple[Any, ...]] = []
        moved: list[tuple[Any, ...]] = []
        for item in ready:
            row = item.row
            room = self._room(connection, row)
            hit = found.get(item.name)
            if hit is not None and not memories.memory_digest_matches(hit[1], row.text):
                hit = self._collision(connection, item, found)
            before = known.get(row.foreign_id)
            same_text = bool(before and hit and before.memory == hit[0])
            if before and same_text and not self._moves(before, row.source):
                counts.known += 1
                continue
            if hit is None:
                key = memory
                memory += 1
                new_memories.append(self._memory(item, key, room))
                statements.append((key, row.text))
                self.seal.add(item.name, item.sha256)
                found[item.name] = (key, row.text)
            else:
                key = hit[0]
            receipt = None
            if row.source:
                receipt = evidence
                evidence += 1
                receipts.append(self._evidence(connection, item, key, receipt))
            if before is not None:
                counts.changed += not same_text
                counts.repointed += same_text
                moved.append((self.batch, before.drawer, key, receipt))
                continue
            counts.imported += hit is None
            counts.duplicate += hit is not None
            drawers.append(self._drawer(row, key, room, receipt))
        _insert(connection, "memory", _MEMORY, new_memories)
        _insert(connection, "statement", "memory_id, text", statements)
        _insert(connection, "evidence", _EVIDENCE, receipts)
        if receipts:
            connection.exec_driver_sql(
                "INSERT INTO verdict (evidence_id) SELECT id FROM evidence WHERE id>=?",
                (first_evidence,),
            )
            verdict_census.filed(connection, self.batch, len(receipts))
        _insert(connection, "drawer", _DRAWER, drawers)
        _insert(connection, "moved", "batch_id, drawer_id, memory_id, evidence_id", moved)

    def _moves(self, before: Known, source: str) -> bool:
        """Does a row that says the same point at another source now, and may it take that receipt?

        A receipt that was read keeps its verdict until the other source can be read too: a map that
        was forgotten must acquit no memory, and condemn none.
        """
        if before.source == source:
            return False
        return not before.was_read or (bool(source) and self._stands(source))

    def _memory(self, item: _Ready, key: int, room: int | None) -> tuple[Any, ...]:
        standing = Standing.NOT_COMPARABLE if item.row.source else Standing.NO_RECEIPT
        when = _when(item.row.filed_at)
        return (
            key,
            item.name,
            self.batch,
            self.origin,
            room,
            key64(item.row.text),
            int(standing),
            self.now if when is None else when,
            self.now,
        )

    def _evidence(
        self, connection: Connection, item: _Ready, memory: int, key: int
    ) -> tuple[Any, ...]:
        row = item.row
        source = self._sources.get(row.source)
        if source is None:
            source = self._sources[row.source] = source_key(connection, row.source, None, self.now)
            if len(self._sources) > 50_000:
                self._sources = {row.source: source}
        locator = f"lines {row.lines}" if row.lines else ""
        dialect = self._dialect(connection, row.dialect)
        return (key, memory, self.batch, source, 1, dialect, 1, item.sha256, locator)

    def _drawer(
        self, row: ForeignRow, memory: int | None, room: int | None, receipt: int | None
    ) -> tuple[Any, ...]:
        return (
            self.batch,
            memory,
            self.origin,
            room,
            row.foreign_id,
            receipt,
            row.hall or None,
            row.agent or None,
            row.lines or None,
            row.filed_at or None,
            row.chunk if row.chunk >= 0 else None,
            row.parent or None,
            row.source_note or None,
            row.skip.value if row.skip else None,
        )

    def _skipped(
        self,
        connection: Connection,
        rows: Sequence[ForeignRow],
        known: dict[str, Known],
    ) -> None:
        drawers = [
            self._drawer(row, None, self._room(connection, row), None)
            for row in rows
            if row.skip is not None and row.foreign_id not in known
        ]
        _insert(connection, "drawer", _DRAWER, drawers)

    def _collision(
        self, connection: Connection, item: _Ready, found: dict[str, tuple[int, str]]
    ) -> tuple[int, str] | None:
        """Two texts share a short id: find this text under a longer one, or take a free one."""
        for length in range(SHORT + 4, 65, 4):
            name = f"mem_{item.digest[:length]}"
            row = (
                found.get(name)
                or connection.exec_driver_sql(
                    "SELECT m.id, s.text FROM memory m JOIN statement s ON s.memory_id=m.id"
                    " WHERE m.public_id=?",
                    (name,),
                ).fetchone()
            )
            if row is None:
                item.name = name
                return None
            if memories.memory_digest_matches(row[1], item.row.text):
                item.name = name
                return row[0], row[1]
        return None

    def _room(self, connection: Connection, row: ForeignRow) -> int | None:
        place = (row.wing, row.room)
        if not any(place):
            return None
        if place not in self._rooms:
            connection.exec_driver_sql(
                "INSERT OR IGNORE INTO room (origin_id, wing, name) VALUES (?,?,?)",
                (self.origin, *place),
            )
            key = connection.exec_driver_sql(
                "SELECT id FROM room WHERE origin_id=? AND wing=? AND name=?",
                (self.origin, *place),
            ).scalar()
            self._rooms[place] = int(key or 0)
        return self._rooms[place]

    def _dialect(self, connection: Connection, name: str) -> int | None:
        if not name:
            return None
        if name not in self._dialects:
            connection.exec_driver_sql("INSERT OR IGNORE INTO dialect (name) VALUES (?)", (name,))
            key = connection.exec_driver_sql(
                "SELECT id FROM dialect WHERE name=?", (name,)
            ).scalar()
            self._dialects[name] = int(key or 0)
        return self._dialects[name]


class _Ready:
    """A foreign row with its digests."""

    __slots__ = ("digest", "name", "row", "sha256")

    def __init__(self, row: ForeignRow) -> None:
        text = row.text
        raw = text.encode("utf-8", "replace")
        normal = raw if text.isascii() or is_composed(text) else nfc(text).encode()
        self.row = row
        self.sha256 = hashlib.sha256(raw).digest()
        self.digest = hashlib.sha256(b"record\0" + normal).hexdigest()
        self.name = f"mem_{self.digest[:SHORT]}"


_MEMORY = "id, public_id, batch_id, origin_id, room_id, key64, standing, recorded_at, updated_at"
_EVIDENCE = "id, memory_id, batch_id, source_id, form, dialect_id, vouched, sha256, locator"
_DRAWER = (
    "batch_id, memory_id, origin_id, room_id, foreign_id, evidence_id, hall, agent, lines,"
    " filed_at, chunk, parent, source_note, skip"
)


def _insert(
    connection: Connection, table: str, columns: str, rows: Sequence[tuple[Any, ...]]
) -> None:
    if rows:
        marks = ",".join("?" * len(rows[0]))
        connection.exec_driver_sql(f"INSERT INTO {table} ({columns}) VALUES ({marks})", list(rows))


def _next(connection: Connection, table: str) -> int:
    return int(connection.exec_driver_sql(f"SELECT max(id) FROM {table}").scalar() or 0) + 1


@lru_cache(maxsize=1024)
def _when(text: str) -> int | None:
    return parse(text) if text else None
