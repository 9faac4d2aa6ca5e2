"""Take over a first-generation store: in its own folder or into another store, losing nothing.

The old files are only read. Every row becomes a memory with its id, words, dates, flags and
receipts; the files themselves are carried along byte for byte, so that an export can give them
back. No old grade is believed: the next pass judges every memory anew.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from nidra.adapters import first_generation
from nidra.app.imports import take_back
from nidra.app.undo import redo_imports, undo_batch
from nidra.app.workspace import Store
from nidra.base.clock import iso
from nidra.base.errors import Cancelled, PalaceAbsent, UsageError
from nidra.base.ids import uuid7
from nidra.records.first_generation import OldRow, OldStore, Takeover
from nidra.records.old_files import ADAPTER, FILES, JOURNAL, MEMORIES
from nidra.records.progress import Progress
from nidra.sleep.night import LEASE
from nidra.sleep.regrade import regrade
from nidra.store import batches, carried, checkpoints, indexes, origins, takeover
from nidra.store.building import Building
from nidra.store.connection import Connection
from nidra.store.database import Database, make_folder, translated
from nidra.store.journal import Journal
from nidra.store.seals import RunningSeal
from nidra.store.takeover import Taker

CHUNK = 100
KIND = "first-generation folder"


def find(path: Path) -> Path | None:
    """The folder of the first-generation store at `path`, or None where there is none."""
    return first_generation.recognise(path)


def look_at(path: Path) -> OldStore:
    """What a takeover of the store at `path` would find. Takes nothing over."""
    return first_generation.read(_folder(path))


def take_over(
    store: Store,
    path: Path,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Takeover:
    """Take the first-generation store at `path` over into `store`, which is made where it is not there.

    Its own folder is as good a place as any other. Done again with the same files it changes
    nothing. Killed midway it leaves no store, or rows that count nowhere and that the next takeover
    clears away. Raises what reading raises, `StoreBusy`, `StoreUnwritable`, and `Cancelled`.
    """
    started = time.perf_counter()
    folder = _folder(path)
    if not _same(folder, store.folder):
        store.database.refuse_first_generation()
    old = first_generation.read(folder)
    also = str(store.settings.get("checkpoint.also"))
    made = not store.folder.exists()
    with translated(store.folder):
        make_folder(store.folder)
    try:
        with store.runs.held(LEASE, uuid7(), "A takeover"):
            job = _Job(store, old, progress, cancel, started)
            done = job.run(store.database, alone=False) if store.exists() else _into_new(job)
            if not done.again or done.brought_back:
                _seal(store, also)
    except BaseException:
        if made or _same(folder, store.folder):
            take_back(store)
        raise
    return done


def _folder(path: Path) -> Path:
    found = first_generation.recognise(path)
    if found is None:
        reason = f"a first-generation store is a folder with {MEMORIES} and {JOURNAL}."
        raise PalaceAbsent(path=path, reason=reason)
    return found


def _same(one: Path, other: Path) -> bool:
    with contextlib.suppress(OSError):
        return one.samefile(other)
    return one == other


def _into_new(job: _Job) -> Takeover:
    """Into a store that is not there yet: built beside its place, then put there whole."""
    building = Building(job.store.folder)
    building.start()
    try:
        done = job.run(building, alone=True)
        if building.publish():
            return done
    finally:
        building.discard()
    raise UsageError(
        reason=f"Another process made a store at {job.store.folder} meanwhile. Try again."
    )


def _seal(store: Store, also: str) -> None:
    with store.database.reading() as connection:
        checkpoints.write(
            store.folder, connection, iso(store.now()), None, Path(also) if also else None
        )


class _Job:
    """One takeover under way. `alone` says that nobody can see the database before it is done."""

    def __init__(
        self,
        store: Store,
        old: OldStore,
        progress: Callable[[Progress], None] | None,
        cancel: Callable[[], bool] | None,
        started: float,
    ) -> None:
        self.store = store
        self.old = old
        self.now = store.now()
        self.print_ = takeover.fingerprint(old.data)
        self._progress = progress
        self._cancel = cancel
        self._started = started
        self._redone: list[int] = []

    def run(self, database: Database, *, alone: bool) -> Takeover:
        """Take over row by row, then let all of it count at once."""
        with database.writing() as connection:
            taker = self._begin(connection)
            if taker is not None and alone:
                for chunk in self._chunks():
                    taker.take(connection, chunk)
                self._complete(connection, taker)
        if taker is not None and not alone:
            self._in_steps(database, taker)
        return self._report(taker)

    def _in_steps(self, database: Database, taker: Taker) -> None:
        """Into a store that others use meanwhile: a short transaction a chunk."""
        try:
            for chunk in self._chunks():
                with database.writing() as connection:
                    taker.take(connection, chunk)
            with database.writing() as connection:
                self._complete(connection, taker)
        except Cancelled:
            with database.writing() as connection:
                batches.discard(connection, taker.batch)
                for batch in reversed(self._redone):
                    undo_batch(connection, batch, self.now)
            raise

    def _begin(self, connection: Connection) -> Taker | None:
        """A batch to fill, cleared of what a killed run left; None where all was taken over before."""
        origin = origins.key_of(connection, ADAPTER, self.old.folder, KIND)
        self._redone = redo_imports(connection, self.now, origin)
        if takeover.is_done(connection, origin, self.print_):
            return None
        for batch, *_ in batches.pending(connection, origin):
            batches.discard(connection, batch)
        origin = origins.key_of(connection, ADAPTER, self.old.folder, KIND)
        batch = batches.begin(connection, origin, "{}", self.print_, self.now)
        first = batches.is_first(connection, origin)
        if not first:
            indexes.ensure_foreign_ids(connection)
        return Taker(
            origin=origin,
            batch=batch,
            now=self.now,
            folder=str(self.store.folder),
            taken=frozenset(row.id for row in self.old.rows if row.id is not None),
            first=first,
        )

    def _chunks(self) -> Iterator[Sequence[OldRow]]:
        rows = self.old.rows
        for at in range(0, len(rows), CHUNK):
            if self._cancel is not None and self._cancel():
                raise Cancelled(reason="The takeover was taken back; everything is as it was.")
            yield rows[at : at + CHUNK]
            if self._progress is not None:
                self._progress(Progress("import", at + CHUNK, len(rows), "memories"))

    def _complete(self, connection: Connection, taker: Taker) -> None:
        taker.set_aside(connection, self.old.bad)
        taker.finish(connection)
        manifest = carried.keep(
            connection, self.old.data, self.now, taker.rows, taker.renamed, taker.corrupt
        )
        counts = taker.tally.as_dict()
        detail = {
            "adapter": ADAPTER,
            "location": self.old.folder,
            "counts": counts,
            "blob": manifest,
        }
        journal = Journal(connection, self.now)
        batches.complete(connection, journal, taker.batch, detail, self.now, RunningSeal())
        regrade(connection, journal, sorted(taker.touched), self.now, "import")
        journal.flush()
        shown = {
            "imported_at": self.now,
            "counts": counts,
            "problems": list(self.old.problems),
            "proof": {
                "root": self.old.folder,
                "files": len(self.old.data),
                "changed": self._changed(),
                "taken_at": self.now,
            },
        }
        origins.tell(connection, taker.origin, shown)

    def _changed(self) -> list[str]:
        """The old files whose bytes are not those that were read, which somebody else did."""
        folder = Path(self.old.folder)
        found = {name: (folder / name).read_bytes() for name in FILES if (folder / name).exists()}
        names = found.keys() | self.old.data.keys()
        return sorted(name for name in names if found.get(name) != self.old.data.get(name))

    def _report(self, taker: Taker | None) -> Takeover:
        return Takeover(
            store=str(self.store.folder),
            folder=self.old.folder,
            in_place=_same(Path(self.old.folder), self.store.folder),
            again=taker is None,
            counts=taker.tally.as_dict() if taker else {},
            events=self.old.events,
            receipts=taker.fresh if taker else 0,
            corrupt=len(taker.corrupt) if taker else 0,
            problems=self.old.problems,
            seconds=time.perf_counter() - self._started,
            brought_back=bool(self._redone),
        )
