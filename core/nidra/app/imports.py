"""Import a foreign store: one batch, invisible until it is complete, the other side only read."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from nidra.adapters.base import Adapter, Location, Reading
from nidra.adapters.registry import adapters, recognise
from nidra.app.workspace import Store
from nidra.base.clock import SystemClock, iso, micros
from nidra.base.errors import Cancelled, UsageError
from nidra.base.ids import uuid7
from nidra.records.foreign import ForeignRow, Untouched
from nidra.records.progress import Progress
from nidra.records.report import ImportReport, ReadOnlyProof
from nidra.sleep.night import LEASE
from nidra.sources.files import Kind, look
from nidra.store import batches, checkpoints, origins
from nidra.store.filling import Counts, Filler
from nidra.store.journal import Journal

# Rows a transaction: about 50 ms beside other writers, more in a store that nobody uses yet,
# where each transaction would write most pages of the index on ids once more.
SHARED = 1000
ALONE = 5000


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


def find_stores(env: dict[str, str], home: Path) -> list[Path]:
    """Foreign stores in their usual places."""
    return [path for adapter in adapters().values() for path in adapter.find(env, home)]


def parse_maps(texts: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """`OLD=NEW` texts as pairs, NEW made absolute. Raises `UsageError` for one without `=`."""
    from nidra.base.paths import absolute

    pairs = []
    for text in texts:
        old, equals, new = text.partition("=")
        if not equals or not old or not new:
            raise UsageError(reason=f"--map takes OLD=NEW (two folders), not {text!r}.")
        pairs.append((old, absolute(new)))
    return tuple(pairs)


def import_store(
    store: Store,
    request: Request,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> ImportReport:
    """Import a foreign store into `store`, which is made where there is none.

    Raises a `PalaceError` for what cannot be read, `StoreBusy` while another import or pass runs,
    `Cancelled` after taking back what this call had filed. Killed midway, it resumes when called
    with the same request.
    """
    started = time.perf_counter()
    if request.limit is not None and request.limit < 0:
        raise UsageError(reason=f"--limit takes 0 or more, not {request.limit}.")
    location = recognise(request.path)
    adapter = adapters()[location.adapter]
    store.init()
    token = uuid7()
    store.runs.take(LEASE, token, "An import", micros(SystemClock().now()))
    try:
        request = _with_known_maps(store, adapter.name, location, request)
        job = _Job(store, adapter, location, request, token, progress, cancel)
        done = job.run()
    finally:
        store.runs.release(LEASE, token)
    return ImportReport(
        store=str(store.folder),
        adapter=adapter.name,
        kind=location.kind,
        location=str(location.path),
        seconds=time.perf_counter() - started,
        maps=request.maps,
        **done,
    )


def _with_known_maps(store: Store, adapter: str, location: Location, request: Request) -> Request:
    """The request with the maps of this palace's last import, where it names none of its own."""
    if request.maps or request.forget_maps:
        return request
    with store.database.reading() as connection:
        last = origins.detail_of(connection, adapter, str(location.path))
    maps = tuple((old, new) for old, new in last.get("request", {}).get("maps", ()))
    return replace(request, maps=maps)


class _Job:
    """One import under way."""

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
        self.progress = progress
        self.cancel = cancel
        self.now = store.now()
        self.counts = Counts()
        self.resumed = False
        self.first = True
        self.empty = False
        self._folders: dict[str, bool] = {}

    def run(self) -> dict[str, Any]:
        """Read, file, complete; returns what the report needs."""
        wanted = self.request
        with self.adapter.open(
            self.location, wing=wanted.wing, room=wanted.room, limit=wanted.limit, maps=wanted.maps
        ) as reading:
            origin, batch, cursor = self._begin(reading)
            try:
                filler = Filler(origin, batch, self.now, self.first, self._stands)
                self._fill(reading, filler, cursor)
            except Cancelled:
                self._discard(batch)
                raise
            problems = reading.problems()
            proof = _proof(reading.proof(), self.now)
        self._complete(origin, batch, problems, proof, filler)
        sources, absent = self._sources(origin)
        return {
            "counts": self.counts.as_dict(),
            "problems": problems,
            "proof": proof,
            "resumed": self.resumed,
            "unapplied": reading.unapplied,
            "sources": dict(sources),
            "suggested_maps": self._suggestions(sources, absent),
        }

    def _begin(self, reading: Reading) -> tuple[int, int, int]:
        """The batch to fill: the one that an earlier run left behind, if nothing changed since."""
        request = self._request()
        print_ = reading.fingerprint()
        with self.store.database.writing() as connection:
            origin = origins.key_of(
                connection, self.adapter.name, str(self.location.path), self.location.kind
            )
            for batch, text, old_print, cursor in batches.pending(connection, origin):
                left = json.loads(text)
                counts = left.pop("counts", None)
                left.pop("moved", None)
                if old_print == print_ and left == request and counts and not self._bounded:
                    self.counts.add(counts)
                    self.resumed = True
                    self.first = batches.is_first(connection, origin)
                    return origin, batch, cursor
                batches.discard(connection, batch)
            origin = origins.key_of(
                connection, self.adapter.name, str(self.location.path), self.location.kind
            )
            self.first = batches.is_first(connection, origin)
            self.empty = batches.is_empty(connection)
            batch = batches.begin(connection, origin, json.dumps(request), print_, self.now)
        return origin, batch, 0

    @property
    def _bounded(self) -> bool:
        """A limit counts rows of one reading, so that a limited import starts again instead."""
        return self.request.limit is not None

    def _request(self) -> dict[str, Any]:
        wanted = self.request
        return {
            "wing": wanted.wing,
            "room": wanted.room,
            "limit": wanted.limit,
            "maps": [list(pair) for pair in wanted.maps],
        }

    def _fill(self, reading: Reading, filler: Filler, cursor: int) -> None:
        total = reading.total
        beaten = time.monotonic()
        size = ALONE if self.empty else SHARED
        waiting: list[ForeignRow] = []
        for chunk in reading.rows(cursor):
            if self.cancel is not None and self.cancel():
                raise Cancelled(reason="The import was taken back; the store is as it was before.")
            waiting.extend(chunk)
            if len(waiting) >= size:
                self._file(filler, waiting)
                waiting = []
            if self.progress is not None:
                self.progress(Progress("import", self.counts.rows, total, "drawers"))
            if time.monotonic() - beaten > 30:
                beaten = time.monotonic()
                self.store.runs.beat(LEASE, self.token, micros(SystemClock().now()))
        if waiting:
            self._file(filler, waiting)

    def _file(self, filler: Filler, chunk: Sequence[ForeignRow]) -> None:
        with self.store.database.writing() as connection:
            filler.fill(connection, chunk, self.counts)

    def _stands(self, path: str) -> bool:
        return look(path, folders=self._folders).regular

    def _discard(self, batch: int) -> None:
        with self.store.database.writing() as connection:
            batches.discard(connection, batch)

    def _complete(
        self, origin: int, batch: int, problems: tuple[str, ...], proof: Any, filler: Filler
    ) -> None:
        detail = {
            "adapter": self.adapter.name,
            "location": str(self.location.path),
            "counts": self.counts.as_dict(),
        }
        shown = {
            "imported_at": self.now,
            "counts": self.counts.as_dict(),
            "problems": list(problems),
            "request": self._request(),
            "proof": {
                "root": proof.root,
                "files": proof.files,
                "changed": list(proof.changed),
                "taken_at": proof.taken_at,
            },
        }
        also = str(self.store.settings.get("checkpoint.also"))
        with self.store.database.writing() as connection:
            if not batches.drop_if_nothing_new(connection, batch):
                journal = Journal(connection, self.now)
                batches.complete(connection, journal, batch, detail, self.now, filler.seal)
                journal.flush()
            origins.tell(connection, origin, shown)
        with self.store.database.reading() as connection:
            checkpoints.write(
                self.store.folder, connection, iso(self.now), None, Path(also) if also else None
            )

    def _sources(self, origin: int) -> tuple[Counter[str], list[str]]:
        """How many of the sources that this origin's receipts name stand there now; those that do not."""
        folders: dict[str, bool] = {}
        found: Counter[str] = Counter()
        absent: list[str] = []
        with self.store.database.reading() as connection:
            paths = origins.source_paths(connection, origin)
        for path in paths:
            word = _SOURCE_WORDS.get(look(path, folders=folders).kind, "unreachable")
            found[word] += 1
            if word != "present":
                absent.append(path)
        return found, absent

    def _suggestions(
        self, sources: Counter[str], absent: Sequence[str]
    ) -> tuple[tuple[str, str], ...]:
        """Roots to map, where most sources are not where they were recorded."""
        if sources["present"] * 2 >= sum(sources.values()) or self.request.maps:
            return ()
        return self.adapter.suggest(self.location, absent)


def _proof(found: Untouched, now: int) -> ReadOnlyProof:
    return ReadOnlyProof(found.before.root, len(found.before.entries), found.changed, now)


_SOURCE_WORDS = {Kind.REGULAR: "present", Kind.TOO_LARGE: "present", Kind.GONE: "gone"}
