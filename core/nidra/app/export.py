"""Export every memory as one JSON object a line, in the form of first-generation stores.

What was taken over from such a store comes first, row for row as it was but for what changed since;
then every other memory.
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
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
from nidra.base.errors import UsageError
from nidra.base.paths import naming, replacing
from nidra.records.memory import Memory
from nidra.records.old_files import FILES, JOURNAL, MEMORIES, QUARANTINE
from nidra.store.database import translated


@dataclass(frozen=True, slots=True)
class Exported:
    """What was written into a folder: memories, journal rows, and pieces that are no rows."""

    memories: int
    events: int
    set_aside: int


def export_jsonl(store: Store, stream: TextIO) -> int:
    """Write every memory, retired ones included; returns how many lines."""
    return _write(stream, _memories(store))


def export_folder(store: Store, folder: Path, *, force: bool = False) -> Exported:
    """Write a first-generation store of every memory and journal row into `folder`.

    All files are written whole, or none and no folder; links are written through. Raises `UsageError` where
    one of the files is there and `force` is not set.
    """
    there = [name for name in FILES if os.path.lexists(folder / name)]
    if there and not force:
        raise UsageError(
            reason=f"{folder} holds {' and '.join(there)} already. Name another folder, or say"
            " --force to write over it."
        )
    pieces = quarantine(store)
    with _made(folder), ExitStack() as files:
        memories = _fill(files, folder / MEMORIES, _memories(store))
        events = _fill(files, folder / JOURNAL, journal_lines(store))
        if pieces or QUARANTINE in there:
            text = pieces.decode("utf-8", "backslashreplace")
            _fill(files, folder / QUARANTINE, iter(text.split("\n")[:-1]))
    return Exported(memories, events, pieces.count(b"\n"))


@contextmanager
def _made(folder: Path) -> Iterator[None]:
    """Make a folder; where the work in it fails, what was made is gone again."""
    absent = [place for place in (folder, *folder.parents) if not place.exists()]
    try:
        with translated(folder):
            folder.mkdir(parents=True, exist_ok=True)
        yield
    except BaseException:
        with contextlib.suppress(OSError):
            for place in absent:
                place.rmdir()
        raise


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
