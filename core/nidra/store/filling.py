"""Filing chunks of foreign rows into one batch.

Equal texts are one memory, never one drawer: each foreign row keeps its own drawer and receipt.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from nidra.base.clock import parse
from nidra.base.errors import StoreBusy
from nidra.base.ids import SHORT
from nidra.base.text import key64
from nidra.records.foreign import ForeignRow
from nidra.records.grade import Standing
from nidra.store import memories
from nidra.store.connection import Connection
from nidra.store.digests import Digested
from nidra.store.import_counts import Counts
from nidra.store.known import Known, KnownRows
from nidra.store.new_rows import NewRows, insert_skipped, kept_fields
from nidra.store.same_text import Said, SameText
from nidra.store.seals import RunningSeal
from nidra.store.snapshots import Met
from nidra.store.sources import source_key

__all__ = ["TAKEN_OVER", "Counts", "Filler"]

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
        alone: bool = False,
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
        self._earlier = KnownRows(origin, self.met)
        self._said = SameText(alone)
        self._rooms: dict[tuple[str, str], int] = {("", ""): 0}
        self._sources: dict[str, int] = {}
        self._dialects: dict[str, int] = {}

    def fill(self, connection: Connection, rows: Sequence[ForeignRow], counts: Counts) -> None:
        """File one chunk and move the cursor behind it."""
        counts.rows += len(rows)
        kept = [row for row in rows if row.skip is None]
        if len(kept) < len(rows):
            counts.skipped.update(row.skip.value for row in rows if row.skip is not None)
        known = {} if self.first else self._earlier.of(connection, rows)
        unsettled = self._unsettled(kept, known) if known else kept
        counts.known += len(kept) - len(unsettled)
        ready = [Digested(row) for row in unsettled]
        self._file(connection, ready, self._said.of(connection, ready), known, counts)
        if len(kept) < len(rows):
            self._skipped(connection, rows, known)
        advanced = connection.exec_driver_sql(
            "UPDATE batch SET cursor=?, request=json_set(request, '$.counts', json(?))"
            " WHERE id=? AND state='open' AND cursor=?",
            (rows[-1].row, json.dumps(counts.as_dict()), self.batch, self.cursor),
        )
        if advanced.rowcount != 1:
            raise StoreBusy(path="this store", reason=TAKEN_OVER)
        self.cursor = rows[-1].row

    def _unsettled(self, rows: Sequence[ForeignRow], known: dict[str, Known]) -> list[ForeignRow]:
        """The rows that are new, or may say something else or point elsewhere than they did."""
        left = []
        for row in rows:
            before = known.get(row.foreign_id)
            if before is None or not before.says(row.text) or self._moves(before, row.source):
                left.append(row)
        return left

    def _file(
        self,
        connection: Connection,
        ready: Sequence[Digested],
        found: dict[str, Said],
        known: dict[str, Known],
        counts: Counts,
    ) -> None:
        if not ready:
            return
        memory = first_memory = _next(connection, "memory")
        evidence = first_evidence = _next(connection, "evidence")
        new = NewRows()
        batch, origin = self.batch, self.origin
        rooms, sources, dialects = self._rooms, self._sources, self._dialects
        for item in ready:
            row = item.row
            _, foreign_id, text, source, dialect, wing, name = row[:7]
            room = rooms.get((wing, name))
            if room is None:
                room = self._room(connection, (wing, name))
            hit = found.get(item.name)
            if hit is not None and not memories.memory_digest_matches(hit[1], text):
                hit = self._collision(connection, item, found)
            before = known.get(foreign_id) if known else None
            same_text = before is not None and hit is not None and before.memory == hit[0]
            if before and same_text and not self._moves(before, source):
                counts.known += 1
                continue
            if hit is None:
                key = memory
                memory += 1
                new.memories.append(self._memory(item, key, room))
                new.statements.append((key, text))
                new.seals.append((item.name, item.sha256))
                found[item.name] = (key, text)
            else:
                key = hit[0]
            receipt = 0
            if source:
                receipt = evidence
                evidence += 1
                new.receipts.append(
                    (
                        receipt,
                        key,
                        batch,
                        sources.get(source) or self._source(connection, source),
                        dialects.get(dialect) or self._dialect(connection, dialect),
                        bytearray(item.sha256),
                        f"lines {row.lines}" if row.lines else "",
                    )
                )
            if before is not None:
                counts.changed += not same_text
                counts.repointed += same_text
                new.moved.append((batch, before.drawer, key, receipt))
                continue
            new.drawers.append((batch, origin, foreign_id, key, room, receipt, *kept_fields(row)))
            if hit is None:
                counts.imported += 1
            else:
                counts.duplicate += 1
        self.seal.add(new.seals)
        new.insert(connection, self.batch, first_evidence)
        self._said.add(
            connection, ((name, key) for key, (name, _) in enumerate(new.seals, first_memory))
        )

    def _moves(self, before: Known, source: str) -> bool:
        """Does a row that says the same point at another source now, and may it take that receipt?

        A receipt that was read keeps its verdict until the other source can be read too: a map that
        was forgotten must acquit no memory, and condemn none.
        """
        if before.source == source:
            return False
        return not before.was_read or (bool(source) and self._stands(source))

    def _memory(self, item: Digested, key: int, room: int) -> tuple[Any, ...]:
        row = item.row
        when = _when(row.filed_at)
        return (
            key,
            item.name,
            self.batch,
            self.origin,
            room,
            key64(row.text, item.composed),
            _WITH_SOURCE if row.source else _WITHOUT,
            self.now if when is None else when,
            self.now,
        )

    def _source(self, connection: Connection, path: str) -> int:
        key = source_key(connection, path, None, self.now)
        if len(self._sources) >= _MOST_SOURCES:
            self._sources.clear()
        self._sources[path] = key
        return key

    def _skipped(
        self,
        connection: Connection,
        rows: Sequence[ForeignRow],
        known: dict[str, Known],
    ) -> None:
        drawers = [
            (
                self.batch,
                self.origin,
                row.foreign_id,
                self._room(connection, (row.wing, row.room)),
                "" if row.skip is None else row.skip.value,
                *kept_fields(row),
            )
            for row in rows
            if row.skip is not None and row.foreign_id not in known
        ]
        insert_skipped(connection, drawers)

    def _collision(
        self, connection: Connection, item: Digested, found: dict[str, Said]
    ) -> Said | None:
        """Two texts share a short id: find this text under a longer one, or take a free one."""
        for length in range(SHORT + 4, 65, 4):
            name = f"mem_{item.digest[:length]}"
            row = found.get(name) or self._said.named(connection, name)
            if row is None:
                item.name = name
                return None
            if memories.memory_digest_matches(row[1], item.row.text):
                item.name = name
                return row
        return None

    def _room(self, connection: Connection, place: tuple[str, str]) -> int:
        """The key of a room, 0 for none."""
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

    def _dialect(self, connection: Connection, name: str) -> int:
        """The key of a dialect, 0 for none."""
        if not name:
            return 0
        if name not in self._dialects:
            connection.exec_driver_sql("INSERT OR IGNORE INTO dialect (name) VALUES (?)", (name,))
            key = connection.exec_driver_sql(
                "SELECT id FROM dialect WHERE name=?", (name,)
            ).scalar()
            self._dialects[name] = int(key or 0)
        return self._dialects[name]


_MOST_SOURCES = 50_000
_WITH_SOURCE = int(Standing.NOT_COMPARABLE)
_WITHOUT = int(Standing.NO_RECEIPT)


def _next(connection: Connection, table: str) -> int:
    return int(connection.exec_driver_sql(f"SELECT max(id) FROM {table}").scalar() or 0) + 1


@lru_cache(maxsize=1024)
def _when(text: str) -> int | None:
    return parse(text) if text else None
