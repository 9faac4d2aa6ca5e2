"""Filing chunks of foreign rows into one batch.

Equal texts are one memory, never one drawer: each foreign row keeps its own drawer and receipt.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import count
from typing import Any, NamedTuple

from nidra.base.clock import parse
from nidra.base.errors import StoreBusy
from nidra.records.foreign import ForeignRow
from nidra.records.grade import Standing
from nidra.store import census
from nidra.store.connection import Connection
from nidra.store.digests import Digests, digests_of
from nidra.store.import_counts import Counts
from nidra.store.known import Known, KnownRows
from nidra.store.missed import Born, Missed, nothing_missed
from nidra.store.new_rows import Column, NewRows, partly
from nidra.store.places import Places
from nidra.store.raw import fetch
from nidra.store.same_text import Same, SameText
from nidra.store.seals import RunningSeal
from nidra.store.snapshots import Met
from nidra.store.sources import is_missing, source_key

__all__ = ["TAKEN_OVER", "Counts", "Filler"]

TAKEN_OVER = (
    "another import went on with these rows while this one stood still. Nothing is filed twice;"
    " look at what the other one reports."
)


class Chunk(NamedTuple):
    """Foreign rows with what is found of each, column by column."""

    rows: Sequence[ForeignRow]
    rooms: Sequence[int]
    memories: Sequence[int]
    names: Sequence[str]
    sealed: Sequence[bytes]
    # The row's own text, where its memory's says the same in other bytes; "" elsewhere.
    quoted: Sequence[str]
    receipts: Sequence[int] = ()

    def only(self, places: Sequence[int]) -> Chunk:
        """The rows at these places."""
        columns: Any = ([column[at] for at in places] if column else () for column in self)
        return Chunk(*columns)


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
        missed: Callable[[str], Missed | None] = nothing_missed,
    ) -> None:
        self.cursor = cursor
        self._alone = alone
        self._stands = stands
        self._look = missed
        # By source. What is missing when it is filed is filed as missing, so that no pass need say so.
        self._missed: dict[int, Missed] = {}
        # Memories that were said again; None where others may have filed or said them meanwhile.
        self.further: set[int] | None = set() if alone else None
        self.origin = origin
        self.first = first
        self.seal = RunningSeal(whole=not cursor)
        self.batch = batch
        self.now = now
        # None where an earlier run met rows that this one will not see again.
        self.met: Met | None = None if cursor else Met()
        self._earlier = KnownRows(origin, self.met)
        self._said = SameText(alone)
        self._filed: Counter[tuple[int, Born]] | None = Counter() if alone else None
        self._places = Places(origin)
        self._sources: dict[str, int] = {}

    @property
    def counted(self) -> Counter[census.Cell] | None:
        """The memories that were filed, as the census counts them, where nobody else saw them since."""
        if self._filed is None:
            return None
        return Counter(
            {
                (self.origin, room, 0, born.grade, born.standing, 0, 1): n
                for (room, born), n in self._filed.items()
            }
        )

    @property
    def ways(self) -> set[Missed]:
        """What receipts were filed with whose source was missing, without what is said of each."""
        return {missed._replace(note="") for missed in self._missed.values()}

    def fill(self, connection: Connection, rows: Sequence[ForeignRow], counts: Counts) -> None:
        """File one chunk and move the cursor behind it."""
        counts.rows += len(rows)
        kept = [row for row in rows if row.skip is None]
        known = {} if self.first else self._earlier.of(connection, rows)
        unsettled = self._unsettled(kept, known) if known else kept
        counts.known += len(kept) - len(unsettled)
        new = NewRows(connection, self.batch, self.origin, self.now)
        if unsettled:
            self._file(connection, new, unsettled, known, counts)
        if len(kept) < len(rows):
            self._skip(
                connection, new, [row for row in rows if row.skip is not None], known, counts
            )
        # Nobody goes on with what nobody else sees.
        if not self._alone:
            self._advance(connection, rows[-1].row, counts)
        self.cursor = rows[-1].row

    def _advance(self, connection: Connection, row: int, counts: Counts) -> None:
        advanced = connection.exec_driver_sql(
            "UPDATE batch SET cursor=?, request=json_set(request, '$.counts', json(?))"
            " WHERE id=? AND state='open' AND cursor=?",
            (row, json.dumps(counts.as_dict()), self.batch, self.cursor),
        )
        if advanced.rowcount != 1:
            raise StoreBusy(path="this store", reason=TAKEN_OVER)

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
        new: NewRows,
        rows: Sequence[ForeignRow],
        known: dict[str, Known],
        counts: Counts,
    ) -> None:
        """File rows that are memories: each text once, with a drawer and a receipt of each row."""
        digests = digests_of([row.text for row in rows])
        first = _next(connection, "memory")
        same = self._said.of(connection, digests, first)
        rooms = self._places.rooms(connection, [(row.wing, row.room) for row in rows])
        if self.further is not None:
            fresh = set(same.fresh)
            self.further.update(key for at, key in enumerate(same.keys) if at not in fresh)
        self._memories(connection, new, first, rows, rooms, digests, same)
        imported = sum(rows[at].foreign_id not in known for at in same.fresh)
        quoted = [""] * len(rows)
        for at in same.otherwise:
            quoted[at] = digests.utf8[at].decode()
        chunk = Chunk(rows, rooms, same.keys, same.names, digests.sealed, quoted)
        if known:
            chunk = chunk.only(self._unlike_before(chunk, known))
            counts.known += len(rows) - len(chunk.rows)
        chunk = self._receipts(connection, new, chunk)
        if known:
            chunk = self._turn(new, chunk, known, counts)
        counts.imported += imported
        counts.duplicate += len(chunk.rows) - imported
        new.drawers(
            chunk.rows,
            [
                Column("memory_id", chunk.memories),
                partly("room_id", chunk.rooms, 0),
                partly("evidence_id", chunk.receipts, 0),
            ],
        )

    def _moves(self, before: Known, source: str) -> bool:
        """Does a row that says the same point at another source now, and may it take that receipt?

        A receipt that was read keeps its verdict until the other source can be read too: a map that
        was forgotten must acquit no memory, and condemn none.
        """
        if before.source == source:
            return False
        return not before.was_read or (bool(source) and self._stands(source))

    def _unlike_before(self, chunk: Chunk, known: dict[str, Known]) -> list[int]:
        """Places of the rows that do not say the same as before, of the same source."""
        places = []
        for place, (row, memory) in enumerate(zip(chunk.rows, chunk.memories, strict=True)):
            before = known.get(row.foreign_id)
            if before is None or before.memory != memory or self._moves(before, row.source):
                places.append(place)
        return places

    def _turn(self, new: NewRows, chunk: Chunk, known: dict[str, Known], counts: Counts) -> Chunk:
        """Note what becomes of drawers that are there already; the rows that are new are left."""
        turned: list[tuple[int, int, int]] = []
        places = []
        for place, row in enumerate(chunk.rows):
            before = known.get(row.foreign_id)
            if before is None:
                places.append(place)
                continue
            memory = chunk.memories[place]
            counts.repointed += before.memory == memory
            counts.changed += before.memory != memory
            turned.append((before.drawer, memory, chunk.receipts[place]))
        new.moved(turned)
        return chunk.only(places)

    def _memories(
        self,
        connection: Connection,
        new: NewRows,
        first: int,
        rows: Sequence[ForeignRow],
        rooms: Sequence[int],
        digests: Digests,
        same: Same,
    ) -> None:
        """File what nobody said before."""
        at = same.fresh
        fresh = [rows[i] for i in at]
        names, sealed = [same.names[i] for i in at], [digests.sealed[i] for i in at]
        rooms = [rooms[i] for i in at]
        born = [self._born(connection, row.source) for row in fresh]
        new.memories(
            first,
            [digests.utf8[i] for i in at],
            [
                Column("public_id", names),
                partly("room_id", rooms, 0),
                Column("key64", digests.buckets(at)),
                Column("recorded_at", [self._when(row.filed_at) for row in fresh]),
            ],
            born,
        )
        self.seal.add_memories(names, sealed)
        if self._filed is not None:
            self._filed.update(zip(rooms, born, strict=True))

    def _born(self, connection: Connection, source: str) -> Born:
        if not source:
            return _WITHOUT
        missed = self._missed.get(self._place(connection, source))
        return missed.born if missed else _WITH_SOURCE

    def _when(self, filed_at: str) -> int:
        found = _moment(filed_at)
        return self.now if found is None else found

    def _receipts(self, connection: Connection, new: NewRows, chunk: Chunk) -> Chunk:
        """File a receipt of each row that names a source; the chunk with their keys, 0 for none."""
        first = _next(connection, "evidence")
        keys = count(first)
        chunk = chunk._replace(receipts=[next(keys) if row.source else 0 for row in chunk.rows])
        sealed = (
            chunk
            if all(chunk.receipts)
            else chunk.only([at for at, key in enumerate(chunk.receipts) if key])
        )
        if not sealed.rows:
            return chunk
        sources = [row.source for row in sealed.rows]
        locators = [f"lines {row.lines}" if row.lines else "" for row in sealed.rows]
        new.receipts(
            first,
            [self._place(connection, path) for path in sources],
            self._missed,
            [
                Column("memory_id", sealed.memories),
                partly(
                    "dialect_id",
                    self._places.dialects(connection, [row.dialect for row in sealed.rows]),
                    0,
                ),
                Column("sha256", [bytearray(digest) for digest in sealed.sealed]),
                Column("locator", locators, "?" if any(locators) else ""),
                partly("excerpt", sealed.quoted, ""),
            ],
        )
        self.seal.add_receipts(sealed.names, sealed.sealed, sources, locators)
        return chunk

    def _place(self, connection: Connection, path: str) -> int:
        """The key of a source."""
        return self._sources.get(path) or self._source(connection, path)

    def _source(self, connection: Connection, path: str) -> int:
        key = source_key(connection, path, None, self.now)
        if len(self._sources) >= _MOST_SOURCES:
            self._sources.clear()
        self._sources[path] = key
        missed = self._look(path)
        if missed is not None and is_missing(connection, key, missed.source, self.now):
            self._missed[key] = missed
        return key

    def _skip(
        self,
        connection: Connection,
        new: NewRows,
        rows: Sequence[ForeignRow],
        known: dict[str, Known],
        counts: Counts,
    ) -> None:
        """File drawers of rows that are no memories."""
        counts.skipped.update(row.skip.value for row in rows if row.skip is not None)
        rows = [row for row in rows if row.foreign_id not in known]
        rooms = self._places.rooms(connection, [(row.wing, row.room) for row in rows])
        skips = [row.skip.value for row in rows if row.skip is not None]
        new.drawers(rows, [partly("room_id", rooms, 0), Column("skip", skips)])


_MOST_SOURCES = 50_000
_WITH_SOURCE = Born(0, int(Standing.NOT_COMPARABLE), 0.5, -1)
_WITHOUT = Born(0, int(Standing.NO_RECEIPT), 0.5, -1)


def _next(connection: Connection, table: str) -> int:
    return int(fetch(connection, f"SELECT max(id) FROM {table}")[0][0] or 0) + 1


@lru_cache(maxsize=1024)
def _moment(text: str) -> int | None:
    return parse(text) if text else None
