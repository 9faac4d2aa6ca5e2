"""One import under way: read, file, complete; or take back what was filed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from nidra.adapters.base import Adapter, Location, Reading
from nidra.app.hearing import Hearing
from nidra.app.moved import common_root
from nidra.app.standing import Standing
from nidra.app.workspace import Store
from nidra.base.clock import iso
from nidra.base.errors import Cancelled
from nidra.records.foreign import ForeignRow, Untouched
from nidra.records.progress import Progress
from nidra.records.report import ReadOnlyProof
from nidra.sleep.filed import judge_filed
from nidra.store import batches, checkpoints, counting, origins, snapshots
from nidra.store import sources as source_rows
from nidra.store.connection import Connection
from nidra.store.database import Database
from nidra.store.discarding import Discarding
from nidra.store.filling import Counts, Filler
from nidra.store.journal import Journal
from nidra.store.turns import Turns


@dataclass(frozen=True, slots=True)
class Request:
    """What to import: a part of a foreign store, with its recorded roots mapped to where they are.

    Without maps those of the last import of the same store are used, unless `forget_maps` is set.
    """

    path: Path
    wing: str | None = None
    room: str | None = None
    limit: int | None = None
    maps: tuple[tuple[str, str], ...] = ()
    forget_maps: bool = False


class Job:
    """One import under way. `alone` says that nobody can see the database before it is done."""

    def __init__(
        self,
        store: Store,
        adapter: Adapter,
        location: Location,
        request: Request,
        token: str,
        progress: Callable[[Progress], None] | None,
        cancel: Callable[[], bool] | None,
    ) -> None:
        self.store = store
        self.adapter = adapter
        self.location = location
        self.request = request
        self.token = token
        self.hearing = Hearing(progress, cancel)
        self.now = store.now()
        self.counts = Counts()
        self.resumed = False
        self.redone: list[int] = []
        self.came_back = 0
        self.standing = Standing()

    def again(self) -> Job:
        """The same import from its beginning."""
        return Job(
            self.store,
            self.adapter,
            self.location,
            self.request,
            self.token,
            self.hearing.progress,
            self.hearing.cancel,
        )

    def run(self, database: Database, also: str, alone: bool = False) -> dict[str, Any]:
        """Read, file, complete; returns what the report needs."""
        wanted = self.request
        with self.adapter.open(
            self.location, wing=wanted.wing, room=wanted.room, limit=wanted.limit, maps=wanted.maps
        ) as reading:
            print_ = reading.fingerprint()
            if not alone:
                self._discard_left(database, print_)
            with database.writing() as connection:
                known = source_rows.count(connection)
                origin, filler = self._begin(connection, print_, alone)
            try:
                self._fill(database, reading, filler, alone)
            except Cancelled:
                if not alone:
                    self._take_back(database, filler)
                raise
            problems = reading.problems()
            proof = _proof(reading.proof(), self.now)
        try:
            with database.writing() as connection, self.hearing.watched(connection):
                compared = self._complete(connection, origin, filler, problems, proof)
        except Cancelled:
            if not alone:
                self._take_back(database, filler)
            raise
        if not alone:
            problems += tuple(self.seal(also))
        with database.reading() as connection:
            paths = origins.source_paths(connection, origin, alone)
            new_sources = source_rows.count(connection) - known
        sources, absent = self.standing.counted(paths)
        ask = not self.request.maps and sources["present"] * 2 < sum(sources.values())
        return {
            "counts": self.counts.as_dict(),
            "problems": problems,
            "proof": proof,
            "resumed": self.resumed,
            "unapplied": reading.unapplied,
            "sources": dict(sources),
            # Roots to map, where most sources are not where they were recorded.
            "suggested_maps": self.adapter.suggest(self.location, absent) if ask else (),
            "vanished": compared.vanished,
            "returned": compared.returned,
            "came_back": self.came_back,
            "new_sources": new_sources,
            "absent_root": common_root(absent) if absent else "",
        }

    def seal(self, also: str) -> list[str]:
        """Write the journal's checkpoint; sentences on what could not be written."""
        with self.store.database.reading() as connection:
            return checkpoints.write(
                self.store.folder, connection, iso(self.now), None, Path(also) if also else None
            )

    def _discard_left(self, database: Database, print_: str) -> None:
        """Take back what killed imports of this store left behind and this one cannot go on with."""
        with database.reading() as connection:
            origin = origins.find(connection, self.adapter.name, str(self.location.path))
            left = [] if origin is None else batches.pending(connection, origin)
        for pending in left:
            if self._counts_of(pending, print_) is None:
                self._discard(database, pending[0])

    def _counts_of(self, pending: batches.Pending, print_: str) -> dict[str, Any] | None:
        """How far an import came that this one can go on with: one that asked the same of the same."""
        _, text, old_print, _ = pending
        left = json.loads(text)
        counts: dict[str, Any] | None = left.pop("counts", None)
        # A limit counts rows of one reading, so that a limited import starts again instead.
        bounded = self.request.limit is not None
        same = old_print == print_ and left == self._request()
        return counts if same and not bounded else None

    def _begin(self, connection: Connection, print_: str, alone: bool) -> tuple[int, Filler]:
        """The batch to fill: the one that an earlier run left behind, if nothing changed since."""
        origin = self._origin(connection)
        for pending in batches.pending(connection, origin):
            counts = self._counts_of(pending, print_)
            if counts:
                batch, cursor = pending[0], pending[3]
                self.counts.add(counts)
                self.resumed = True
                first = batches.is_first(connection, origin)
                return origin, self._filler(origin, batch, first, cursor)
        if not alone:
            before = counting.counts(connection).total
            self._let_count_again(connection, origin)
            self.came_back = counting.counts(connection).total - before
        first = batches.is_first(connection, origin)
        request = json.dumps(self._request())
        batch = batches.begin(connection, origin, request, print_, self.now, alone)
        return origin, self._filler(origin, batch, first, alone=alone)

    def _let_count_again(self, connection: Connection, origin: int) -> None:
        # Undoing loads what a new store has no use for: 75 CPU ms.
        from nidra.app.undo import redo_imports

        self.redone = redo_imports(connection, self.now, origin)

    def _filler(
        self, origin: int, batch: int, first: bool, cursor: int = 0, alone: bool = False
    ) -> Filler:
        looking = self.standing
        return Filler(
            origin, batch, self.now, first, looking.stands, cursor, alone, missed=looking.missed
        )

    def _take_back(self, database: Database, filler: Filler) -> None:
        """Remove what this run filed, and take back again what it had let count again."""
        self._discard(database, filler.batch, self.redone)

    def _discard(self, database: Database, batch: int, redone: Sequence[int] = ()) -> None:
        """Remove the rows of a batch step by step: a kill loses one step, and nobody sees any."""
        from nidra.app.undo import undo_batch

        discarding = Discarding(batch)
        with database.writing() as connection:
            discarding.begin(
                connection,
                lambda done, total: self.hearing.tell(Progress("index", done, total, "indexes")),
            )
        more, turns = True, Turns()
        while more:
            turns.give()
            self.hearing.tell(Progress("take back", discarding.done, discarding.total, "rows"))
            with database.writing() as connection:
                more = discarding.step(connection)
                if not more:
                    for other in reversed(redone):
                        undo_batch(connection, other, self.now)

    def _origin(self, connection: Connection) -> int:
        return origins.key_of(
            connection, self.adapter.name, str(self.location.path), self.location.kind
        )

    def _request(self) -> dict[str, Any]:
        wanted = self.request
        return {
            "wing": wanted.wing,
            "room": wanted.room,
            "limit": wanted.limit,
            "maps": [list(pair) for pair in wanted.maps],
        }

    def _fill(self, database: Database, reading: Reading, filler: Filler, alone: bool) -> None:
        """File chunk by chunk, each in a transaction of its own unless nobody is looking."""
        chunks = self._chunks(reading, filler.cursor)
        if alone:
            with database.writing() as connection:
                for chunk in chunks:
                    filler.fill(connection, chunk, self.counts)
            return
        for chunk in chunks:
            with database.writing() as connection, self.hearing.watched(connection):
                filler.fill(connection, chunk, self.counts)

    def _chunks(self, reading: Reading, cursor: int) -> Iterator[list[ForeignRow]]:
        for chunk in reading.rows(cursor):
            self.hearing.heed()
            if chunk:
                yield chunk
            self.hearing.tell(Progress("import", self.counts.rows, reading.total, "drawers"))
        self.hearing.heed()

    def _complete(
        self,
        connection: Connection,
        origin: int,
        filler: Filler,
        problems: tuple[str, ...],
        proof: ReadOnlyProof,
    ) -> snapshots.Compared:
        """Close the batch, with what was found of the foreign store and what it lacks by now."""
        detail = {
            "adapter": self.adapter.name,
            "location": str(self.location.path),
            "counts": self.counts.as_dict(),
        }
        journal = Journal(connection, self.now)
        compared = self._compare(connection, journal, origin, filler)
        shown = {
            "imported_at": self.now,
            "counts": self.counts.as_dict(),
            "problems": list(problems),
            "request": self._request(),
            "proof": asdict(proof),
            "vanished": compared.vanished,
            "returned": compared.returned,
        }
        if not batches.drop_if_nothing_new(connection, filler.batch):
            turned = batches.complete(
                connection,
                journal,
                filler.batch,
                detail,
                self.now,
                filler.seal,
                self.hearing.indexes,
                filler.counted,
            )
            judge_filed(connection, journal, filler, turned)
        journal.flush()
        origins.tell(connection, origin, shown)
        return compared

    def _compare(
        self, connection: Connection, journal: Journal, origin: int, filler: Filler
    ) -> snapshots.Compared:
        """Mark the rows that vanished since the last import; only a whole reading can tell."""
        wanted = self.request
        partial = wanted.wing is not None or wanted.room is not None or wanted.limit is not None
        if filler.first or filler.met is None or partial:
            return snapshots.Compared()
        compared = snapshots.compare(connection, origin, filler.batch, filler.met, self.now)
        if compared != snapshots.Compared():
            detail = {"vanished": compared.vanished, "returned": compared.returned}
            place = {"adapter": self.adapter.name, "location": str(self.location.path)}
            journal.append("vanished", None, {**place, **detail})
        return compared


def _proof(found: Untouched, now: int) -> ReadOnlyProof:
    return ReadOnlyProof(found.before.root, len(found.before.entries), found.changed, now)
