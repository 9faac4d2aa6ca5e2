"""Export every memory as one JSON object a line, in the form of first-generation stores.

What was taken over from such a store comes first, row for row as it was but for what changed since;
then every other memory.
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

from nidra.app.given_back import (
    dumped,
    journal_lines,
    memory_lines,
    quarantine,
    receipt_object,
)
from nidra.app.workspace import Store
from nidra.base.clock import iso
from nidra.base.errors import Cancelled, UsageError
from nidra.base.paths import naming, replacing
from nidra.records.memory import Memory
from nidra.records.old_files import FILES, JOURNAL, MEMORIES, QUARANTINE
from nidra.records.progress import Progress
from nidra.store import memories
from nidra.store.database import translated

_TOLD_EVERY = 200


@dataclass(frozen=True, slots=True)
class Exported:
    """What was written into a folder: memories, journal rows, and pieces that are no rows."""

    memories: int
    events: int
    set_aside: int


def export_jsonl(
    store: Store,
    stream: TextIO,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> int:
    """Write every memory, retired ones included; returns how many lines. Raises `Cancelled`."""
    told = _Told(progress, cancel)
    return _write(stream, told.memories(store))


def export_folder(
    store: Store,
    folder: Path,
    *,
    force: bool = False,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Exported:
    """Write a first-generation store of every memory and journal row into `folder`.

    All files are written whole, or none and no folder; links are written through. Raises `UsageError` where
    one of the files is there and `force` is not set, and `Cancelled`.
    """
    told = _Told(progress, cancel)
    there = [name for name in FILES if os.path.lexists(folder / name)]
    if there and not force:
        raise UsageError(
            reason=f"{folder} holds {' and '.join(there)} already. Name another folder, or say"
            " --force to write over it."
        )
    pieces = quarantine(store)
    with _made(folder), ExitStack() as files:
        written = _fill(files, folder / MEMORIES, told.memories(store))
        events = _fill(files, folder / JOURNAL, told.events(store))
        if pieces or QUARANTINE in there:
            text = pieces.decode("utf-8", "backslashreplace")
            _fill(files, folder / QUARANTINE, iter(text.split("\n")[:-1]))
    return Exported(written, events, pieces.count(b"\n"))


class _Told:
    """Lets lines pass, says how many there were, and hears a stop."""

    def __init__(
        self,
        progress: Callable[[Progress], None] | None,
        cancel: Callable[[], bool] | None,
    ) -> None:
        self._progress = progress
        self._cancel = cancel

    def memories(self, store: Store) -> Iterator[str]:
        """The lines of the memories."""
        with store.database.reading() as connection:
            total = memories.total(connection)
        return self._passing(_memories(store), "export", total, "memories")

    def events(self, store: Store) -> Iterator[str]:
        """The lines of the journal; how many there will be is not known before."""
        return self._passing(journal_lines(store), "export journal", 0, "rows")

    def _passing(self, lines: Iterator[str], stage: str, total: int, unit: str) -> Iterator[str]:
        for done, line in enumerate(lines):
            if done % _TOLD_EVERY == 0:
                if self._cancel is not None and self._cancel():
                    raise Cancelled(reason="The export is not whole.")
                if self._progress is not None:
                    self._progress(Progress(stage, done, total, unit))
            yield line


@contextmanager
def _made(folder: Path) -> Iterator[None]:
    """Make a folder; where the work in it fails, what was made is gone again."""
    absent = [place for place in (folder, *folder.parents) if not place.exists()]
    try:
        with translated(folder):
            _make(folder)
        yield
    except BaseException:
        with contextlib.suppress(OSError):
            for place in absent:
                place.rmdir()
        raise


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as problem:
        raise UsageError(reason=f"{folder} is no folder to write files into.") from problem


def _fill(files: ExitStack, path: Path, lines: Iterator[str]) -> int:
    """Write a file that takes its place when `files` ends well; all of it is on the disk now."""
    stream = files.enter_context(replacing(path))
    with naming(path):
        count = _write(stream, lines)
        stream.flush()
        if stat.S_ISREG(os.fstat(stream.fileno()).st_mode):
            os.fsync(stream.fileno())
    return count


def _write(stream: TextIO, lines: Iterator[str]) -> int:
    count = 0
    for line in lines:
        stream.write(line + "\n")
        count += 1
    return count


def _memories(store: Store) -> Iterator[str]:
    done: set[int] = set()
    yield from memory_lines(store, done)
    for memory in store.load():
        if memory.key not in done:
            yield dumped(exported(memory))


def exported(memory: Memory) -> dict[str, Any]:
    """One memory in the keys of `memories.jsonl`."""
    found: dict[str, Any] = {
        "id": memory.id,
        "statement": memory.statement,
        "subject": memory.subject,
        "tags": list(memory.tags),
        "epistemic": {
            "evidence_status": memory.grade.label,
            "confidence": memory.confidence,
            "last_reviewed": _time(memory.last_reviewed),
            "review_due": _time(memory.review_due),
        },
        "evidence": [receipt_object(row) for row in memory.evidence if not row.retired],
        "temporal": {
            "recorded_at": iso(memory.recorded_at),
            "superseded_by": memory.superseded_by,
        },
        "flags": list(memory.flags),
        "active": memory.active,
    }
    if memory.attribute is not None:
        found["attribute"] = memory.attribute
    return found


def _time(us: int | None) -> str | None:
    return None if us is None else iso(us)
