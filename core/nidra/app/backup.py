"""Copies of a whole store for a person: its database beside it, or every memory as lines of JSON."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from nidra.app.export import export_jsonl
from nidra.app.untouchable import refuse_inside
from nidra.app.workspace import Store
from nidra.base.errors import Cancelled
from nidra.base.paths import naming, replacing
from nidra.records.progress import Progress
from nidra.store import backups

_STOPPED = "Nothing was written."


@dataclass(frozen=True, slots=True)
class Written:
    """A file that was written, and how many bytes it has; `memories` where they were counted."""

    path: Path
    size: int
    memories: int = 0


def back_up(store: Store, cancel: Callable[[], bool] | None = None) -> Written:
    """Copy the database into the store's folder of backups; older ones stay.

    Raises `StoreUnwritable`, and `Cancelled`, which leaves nothing behind.
    """

    def heed() -> None:
        if cancel is not None and cancel():
            raise Cancelled(reason=_STOPPED)

    store.database.verify_version()
    path = backups.back_up(store.database, store.clock.now(), heed)
    return Written(path, path.stat().st_size)


def write_lines(
    store: Store,
    target: Path,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Written:
    """Write every memory as a line of JSON into a file, which is replaced whole or not at all.

    Raises `UsageError` for a place where nothing is written, and `Cancelled`.
    """
    refuse_inside(store, [target])
    with naming(target), replacing(target) as stream:
        number = export_jsonl(store, stream, progress, cancel)
    return Written(target, target.stat().st_size, number)
