"""Filing chunks of foreign rows into one batch.

Equal texts are one memory, never one drawer: each foreign row keeps its own drawer and receipt.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import count
from operator import itemgetter
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
from nidra.store.missed import NO_RECEIPT, UNREAD, Born, Filed, Missed, nothing_missed
from nidra.store.new_rows import Column, NewRows, columns_of, mostly, partly
from nidra.store.places import Places
from nidra.store.raw import fetch
from nidra.store.same_text import Same, SameText
from nidra.store.seals import RunningSeal
from nidra.store.snapshots import Met
from nidra.store.sources import looked_at

__all__ = ["TAKEN_OVER", "Counts", "Filler"]

TAKEN_OVER = (
    "another import went on with these rows while this one stood still. Nothing is filed twice;"
    " look at what the other one reports."
)


class Chunk(NamedTuple):
    """Foreign rows, `fields` of them column by column, and what is found of each."""

    rows: Sequence[ForeignRow]
    fields: Mapping[str, Sequence[Any]]
    rooms: Sequence[int]
    memories: Sequence[int]
    names: Sequence[str]
    sealed: Sequence[bytes]
    # The row's own text, where its memory's says the same in other bytes; "" elsewhere.
    quoted: Sequence[str]
    # The keys of sources and receipts, 0 for none.
    sources: Sequence[int]
    receipts: Sequence[int] = ()

    def only(self, places: Sequence[int]) -> Chunk:
        """The rows at these places."""
        rows = [self.rows[at] for at in places]
        columns: Any = ([column[at] for at in places] if column else () for column in self[2:])
        return Chunk(rows, columns_of(rows), *columns)


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
        # What the receipts of each source show when they are filed.
        self._shows = {0: NO_RECEIPT}
        self._born = {NO_RECEIPT: _WITHOUT, UNREAD: _WITH_SOURCE}
        # None where others may have filed or said these memories meanwhile.
        self.filed: Filed | None = Filed() if alone else None
        self.origin = origin
        self.first = first
        self.seal = RunningSeal(not cursor, alone)
        self.batch = batch
        self.now = now
        # None where an earlier run met rows that this one will not see again.
        self.met: Met | None = None if cursor else Met()
        self._earlier = KnownRows(origin, self.met)
        self._said = SameText(alone)
        self._rooms: Counter[tuple[int, int]] | None = Counter() if alone else None
        self._places = Places(origin)
        self._sources = {"": 0}

    @property
    def counted(self) -> Counter[census.Cell] | None:
        """The memories that were filed, as the census counts them, where nobody else saw them since."""
        if self._rooms is None:
            return None
        counted: Counter[census.Cell] = Counter()
        for (room, shown), n in self._rooms.items():
            born = self._born[shown]
            counted[self.origin, room, 0, born.grade, born.standing, 0, 1] += n
        return counted

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
            if before is None or not before.says(row.utf8) or self._moves(before, row.source):
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
        fields = columns_of(rows)
        digests = digests_of(fields["utf8"])
        first = _next(connection, "memory")
        same = self._said.of(connection, digests, first)
        rooms = self._places.rooms(connection, zip(fields["wing"], fields["room"], strict=True))
        unlike = self._unlike_before(rows, same.keys, known) if known else range(len(rows))
        sources = self._sources_of(connection, fields["source"], unlike)
        shown = [self._shows[key] for key in sources]
        if self.filed is not None:
            self.filed.add(first, same.keys, shown)
        self._memories(new, first, fields["filed_at"], rooms, shown, digests, same)
        imported = len(same.fresh)
        if known:
            imported = sum([rows[at].foreign_id not in known for at in same.fresh])
        quoted = [""] * len(rows)
        for at in same.otherwise:
            quoted[at] = digests.utf8[at].decode()
        chunk = Chunk(rows, fields, rooms, same.keys, same.names, digests.sealed, quoted, sources)
        if known:
            chunk = chunk.only(unlike)
            counts.known += len(rows) - len(chunk.rows)
        chunk = self._receipts(connection, new, chunk)
        if known:
            chunk = self._turn(new, chunk, known, counts)
        counts.imported += imported
        counts.duplicate += len(chunk.rows) - imported
        new.drawers(
            chunk.fields,
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

    def _unlike_before(
        self, rows: Sequence[ForeignRow], memories: Sequence[int], known: dict[str, Known]
    ) -> list[int]:
        """Places of the rows that do not say the same as before, of the same source."""
        places = []
        for place, (row, memory) in enumerate(zip(rows, memories, strict=True)):
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
        new: NewRows,
        first: int,
        filed_at: Sequence[str],
        rooms: Sequence[int],
        shown: Sequence[int],
        digests: Digests,
        same: Same,
    ) -> None:
        """File what nobody said before."""
        at = same.fresh
        if not at:
            return
        names, sealed = _those(same.names, at), _those(digests.sealed, at)
        rooms, shown = _those(rooms, at), _those(shown, at)
        moments = map(_moment, _those(filed_at, at))
        new.memories(
            first,
            _those(digests.utf8, at),
            [
                Column("public_id", names),
                partly("room_id", rooms, 0),
                Column("key64", digests.buckets(at)),
                Column("recorded_at", [self.now if when is None else when for when in moments]),
            ],
            shown,
            self._born,
        )
        self.seal.add_memories(names, sealed)
        if self._rooms is not None:
            self._rooms.update(zip(rooms, shown, strict=True))

    def _receipts(self, connection: Connection, new: NewRows, chunk: Chunk) -> Chunk:
        """File a receipt of each row that names a source; the chunk with their keys, 0 for none."""
        first = _next(connection, "evidence")
        keys = count(first)
        chunk = chunk._replace(receipts=[next(keys) if key else 0 for key in chunk.sources])
        sealed = (
            chunk
            if all(chunk.receipts)
            else chunk.only([at for at, key in enumerate(chunk.receipts) if key])
        )
        if not sealed.rows:
            return chunk
        fields = sealed.fields
        dialects = self._places.dialects(connection, fields["dialect"])
        locators = [f"lines {lines}" if lines else "" for lines in fields["lines"]]
        new.receipts(
            first,
            sealed.sources,
            self._missed,
            [
                Column("memory_id", sealed.memories),
                mostly("dialect_id", dialects, dialects[0], 0),
                Column("sha256", list(map(bytearray, sealed.sealed))),
                Column("locator", locators, "?" if any(locators) else ""),
                partly("excerpt", sealed.quoted, ""),
            ],
        )
        self.seal.add_receipts(sealed.names, sealed.sealed, fields["source"], locators)
        return chunk

    def _sources_of(
        self, connection: Connection, paths: Sequence[str], places: Sequence[int]
    ) -> list[int]:
        """The keys of these sources, made where they are new; 0 for none, and at other places."""
        known = self._sources
        if len(known) > _MOST_SOURCES:
            known.clear()
            self._missed.clear()
            known[""], self._shows = 0, {0: NO_RECEIPT}
        if len(places) == len(paths):
            return [known[p] if p in known else self._source(connection, p) for p in paths]
        keys = [0] * len(paths)
        for at in places:
            path = paths[at]
            keys[at] = known[path] if path in known else self._source(connection, path)
        return keys

    def _source(self, connection: Connection, path: str) -> int:
        missed = self._look(path)
        state = None if missed is None else missed.source
        key, lacking = looked_at(connection, path, state, self.now)
        self._sources[path] = key
        self._shows[key] = UNREAD
        if missed is not None and lacking:
            self._missed[key] = missed
            self._shows[key] = missed.state
            self._born[missed.state] = missed.born
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
        new.drawers(columns_of(rows), [partly("room_id", rooms, 0), Column("skip", skips)])


_MOST_SOURCES = 50_000
_WITH_SOURCE = Born(0, int(Standing.NOT_COMPARABLE), 0.5, -1)
_WITHOUT = Born(0, int(Standing.NO_RECEIPT), 0.5, -1)


def _those(values: Sequence[Any], places: Sequence[int]) -> Sequence[Any]:
    """The values at these places."""
    return itemgetter(*places)(values) if len(places) > 1 else [values[at] for at in places]


def _next(connection: Connection, table: str) -> int:
    return int(fetch(connection, f"SELECT max(id) FROM {table}")[0][0] or 0) + 1


@lru_cache(maxsize=1024)
def _moment(text: str) -> int | None:
    return parse(text) if text else None
