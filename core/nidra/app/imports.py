"""Import a foreign store: one batch, invisible until it is complete, the other side only read."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from nidra.adapters.base import Location
from nidra.adapters.registry import adapters, recognise
from nidra.app.import_job import Job, Request
from nidra.app.workspace import Store
from nidra.base.collector import seldom
from nidra.base.errors import Cancelled, UsageError
from nidra.base.ids import uuid7
from nidra.records.progress import Progress
from nidra.records.report import ImportReport
from nidra.sleep.night import LEASE
from nidra.store import batches, journal, origins, undo_rows
from nidra.store.building import Building
from nidra.store.database import make_folder, translated

__all__ = [
    "Request",
    "build_new",
    "find_stores",
    "import_store",
    "journal_end",
    "parse_maps",
    "take_back",
    "undo_word",
]


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
    `Cancelled` after taking back what this call had filed. Killed midway, an import into a store
    that was there resumes when called with the same request; one that was making a new store
    leaves none, and starts again.
    """
    started = time.perf_counter()
    if request.limit is not None and request.limit < 0:
        raise UsageError(reason=f"--limit takes 0 or more, not {request.limit}.")
    location = recognise(request.path)
    adapter = adapters()[location.adapter]
    _keep_out(store, location)
    store.database.refuse_first_generation()
    # Asked before anything is filed, so that junk in the settings stops nothing half-way.
    also = str(store.settings.get("checkpoint.also"))
    token = uuid7()
    with translated(store.folder):
        made = not store.folder.exists()
        make_folder(store.folder)
    try:
        with store.runs.held(LEASE, token, "An import"), seldom():
            request = _with_known_maps(store, adapter.name, location, request)
            job = Job(store, adapter, location, request, token, progress, cancel)
            done = build_new(job, also) if not store.exists() else job.run(store.database, also)
    except BaseException:
        if made:
            take_back(store)
        raise
    return ImportReport(
        store=str(store.folder),
        adapter=adapter.name,
        kind=location.kind,
        location=str(location.path),
        seconds=time.perf_counter() - started,
        maps=job.request.maps,
        **done,
    )


def _keep_out(store: Store, location: Location) -> None:
    """A store that lay inside the foreign one would change its folder, which is only ever read."""
    root, mine = location.path.resolve(), store.folder.resolve()
    if mine == root or root in mine.parents:
        raise UsageError(
            reason=f"The store {store.folder} would lie inside {location.path}, which is only ever"
            " read. Name another folder with --dir."
        )


def take_back(store: Store) -> None:
    """Remove the folder that a failed import made, unless something of worth is in it."""
    store.close()
    with contextlib.suppress(OSError):
        if not store.database.exists():
            for path in store.folder.glob("runs.db*"):
                path.unlink()
            store.folder.rmdir()


def build_new(job: Job, also: str) -> dict[str, Any]:
    """Import into a store that is not there yet: built beside its place, then put there whole."""
    building = Building(job.store.folder)
    building.start()
    try:
        done = job.run(building, also, alone=True)
        if building.publish():
            return {**done, "problems": (*done["problems"], *job.seal(also))}
    except Cancelled as stopped:
        raise Cancelled(reason="The import was taken back; no store was made.") from stopped
    finally:
        building.discard()
    # Another process made a store meanwhile: import into that one.
    return job.again().run(job.store.database, also)


def _with_known_maps(store: Store, adapter: str, location: Location, request: Request) -> Request:
    """The request with the maps of this palace's last import, where it names none of its own.

    One that was undone counts too: importing again brings it back as it was.
    """
    if request.maps or request.forget_maps or not store.exists():
        return request
    with store.database.reading() as connection:
        last = batches.undone_last(connection, adapter, str(location.path))
        if last is None:
            last = origins.detail_of(connection, adapter, str(location.path)).get("request", {})
    maps = tuple((old, new) for old, new in last.get("maps", ()))
    return replace(request, maps=maps)


def undo_word(store: Store, location: str, after: int) -> str | None:
    """The word that takes back the import from `location` which the journal tells of behind row
    `after`; None where nothing was new."""
    with store.database.reading() as connection:
        for page in undo_rows.newest(connection, set()):
            for row in page:
                if row.seq <= after:
                    return None
                if row.event == "import" and row.detail.get("location") == location:
                    return str(row.seq)
    return None


def journal_end(store: Store) -> int:
    """The number of the journal's last row, 0 where there is no store yet."""
    if not store.exists():
        return 0
    with store.database.reading() as connection:
        return journal.head(connection)[0]
