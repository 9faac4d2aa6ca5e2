"""First-generation stores: a folder with `memories.jsonl` and `journal.jsonl`, only ever read.

Every row is read that can be one; what cannot is set aside with its line number and reason. What a
value is taken as stands in `first_generation_values`, what a line is in `first_generation_lines`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from nidra.adapters import first_generation_values as values
from nidra.adapters.first_generation_lines import lines_of, plain
from nidra.adapters.first_generation_values import placed
from nidra.base.errors import PalaceAbsent, PalaceUnreadable, SourceRefused
from nidra.base.paths import STORE_NAME
from nidra.base.text import one_line, storable
from nidra.records.first_generation import BadLine, OldLine, OldRow, OldStore
from nidra.records.old_files import FILES, JOURNAL, MEMORIES, QUARANTINE
from nidra.sources.files import Kind, look
from nidra.sources.first_generation import lies_at

LARGEST = 1 << 30
TOLD = 200
ROW_KEY = {MEMORIES: "statement", JOURNAL: "event"}


def recognise(path: Path) -> Path | None:
    """The folder of the first-generation store at `path`: that folder, the one that holds it as
    `.nidra`, or its file `memories.jsonl`; None where there is none."""
    if path.name == MEMORIES and not path.is_dir() and os.path.lexists(path):
        path = path.parent
    for folder in (path, path / STORE_NAME):
        if lies_at(folder):
            return folder
    return None


def read(folder: Path) -> OldStore:
    """Read a store whole, links followed.

    Raises `PalaceUnreadable`, `PalaceAbsent` or `SourceRefused` for a file that cannot be read.
    """
    data = {name: found for name in FILES if (found := _bytes(folder / name)) is not None}
    place = os.path.abspath(folder)  # noqa: PTH100 - links stay as they were named
    bases = (os.path.dirname(place), place)  # noqa: PTH120
    rows, bad, problems = rows_of(data.get(MEMORIES, b""), bases)
    events = list(lines_of(plain(data.get(JOURNAL, b"")), JOURNAL, ROW_KEY[JOURNAL]))
    torn = [line for line in events if isinstance(line, BadLine)]
    return OldStore(
        folder=place,
        rows=tuple(rows),
        bad=(*bad, *torn),
        data=data,
        events=len(events) - len(torn),
        problems=(*problems, *_bounded(_told_bad(torn))),
    )


def _bytes(path: Path) -> bytes | None:
    """A file's bytes, or None where it is not there."""
    if not os.path.lexists(path):
        return None
    found = look(str(path), LARGEST)
    if found.kind is Kind.REFUSED:
        raise SourceRefused(reason=found.sentence)
    if not found.regular:
        raise PalaceUnreadable(path=path, reason=found.sentence)
    try:
        return path.read_bytes()
    except FileNotFoundError as problem:
        raise PalaceAbsent(path=path, reason="it vanished while it was read.") from problem
    except OSError as problem:
        raise PalaceUnreadable(path=path, reason=f"{problem.strerror}.") from problem


def rows_of(
    data: bytes, bases: tuple[str, ...] = ()
) -> tuple[list[OldRow], list[BadLine], list[str]]:
    """The rows of `memories.jsonl`, the pieces that are none, and sentences on what was degraded.

    Relative sources are looked for below `bases`; without any they stay relative.
    """
    rows: list[OldRow] = []
    bad: list[BadLine] = []
    told: list[str] = []
    for line in lines_of(plain(data), MEMORIES, ROW_KEY[MEMORIES]):
        row = line if isinstance(line, BadLine) else row_of(line, bases, told)
        if isinstance(row, BadLine):
            bad.append(row)
        else:
            rows.append(row)
    return rows, bad, _bounded([*_told_bad(bad), *told])


def row_of(line: OldLine, bases: tuple[str, ...], told: list[str]) -> OldRow | BadLine:
    """One line as a row; a `BadLine` where it states nothing."""
    value = line.value

    def tell(words: str) -> None:
        told.append(f"{MEMORIES} line {line.number}: {words}; it was taken as well as it can be.")

    statement = values.text(value.get("statement"), "the statement", tell)
    if statement is None or not statement.strip():
        return BadLine(MEMORIES, line.number, line.offset, line.length, "it has no statement")
    epistemic = values.part(value, "epistemic", tell)
    temporal = values.part(value, "temporal", tell)
    name = values.usable_id(value.get("id"))
    if name is None:
        tell("it has no id that can be kept, and gets one of its own")
    recorded = temporal.get("recorded_at")
    return OldRow(
        line=line,
        id=name,
        foreign_id=name or _as_text(value.get("id")),
        statement=statement,
        subject=values.text(value.get("subject"), "the subject", tell),
        attribute=values.text(value.get("attribute"), "the attribute", tell),
        tags=values.texts(value.get("tags"), "tags", tell),
        confidence=values.confidence(epistemic.get("confidence"), tell),
        flags=values.flags(value.get("flags"), tell),
        active=values.active(value.get("active"), tell),
        recorded_at=values.moment(recorded, "recorded_at", tell),
        recorded_text=_as_text(recorded),
        last_reviewed=values.moment(epistemic.get("last_reviewed"), "last_reviewed", tell),
        review_due=values.moment(epistemic.get("review_due"), "review_due", tell),
        superseded_by=values.text(temporal.get("superseded_by"), "superseded_by", tell),
        receipts=tuple(
            values.receipt(item, lambda source: placed(source, bases), tell)
            for item in evidence_items(value)
        ),
    )


def evidence_items(value: dict[str, Any]) -> list[Any]:
    """The evidence items of a row as they are written; one alone counts as a list of one."""
    found = value.get("evidence")
    if found is None:
        return []
    return found if isinstance(found, list) else [found]


def _as_text(value: Any) -> str:
    return "" if value is None else storable(value if isinstance(value, str) else repr(value))[:400]


def _told_bad(bad: Sequence[BadLine]) -> list[str]:
    return [f"{one.file} line {one.number} was set aside: {one.why}." for one in bad]


def _bounded(told: list[str]) -> list[str]:
    left = len(told) - TOLD
    shown = [one_line(words, 300) for words in told[:TOLD]]
    return [*shown, f"… and {left:,} more of the same."] if left > 0 else shown


def set_aside(data: Mapping[str, bytes]) -> bytes:
    """The pieces of an old store's files that are no rows, one a line, behind those that it had set
    aside itself. `data` holds the files by name, as in `OldStore`."""
    before = data.get(QUARANTINE, b"")
    if before and not before.endswith(b"\n"):
        before += b"\n"
    files = {name: plain(data[name]) for name in (MEMORIES, JOURNAL) if name in data}
    memories = rows_of(data.get(MEMORIES, b""))[1]
    events = lines_of(files.get(JOURNAL, b""), JOURNAL, ROW_KEY[JOURNAL])
    bad = [*memories, *(one for one in events if isinstance(one, BadLine))]
    pieces = (files[one.file][one.offset : one.offset + one.length] + b"\n" for one in bad)
    return before + b"".join(pieces)
