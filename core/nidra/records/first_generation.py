"""First-generation stores as values: the rows of `memories.jsonl` and `journal.jsonl`.

An offset counts bytes of a file's *plain* form: UTF-8 without a byte-order mark.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from nidra.records.evidence import Form


@dataclass(frozen=True, slots=True)
class OldLine:
    """One JSON object of a file. `exact` says that its bytes are UTF-8, so that they can be given back."""

    number: int
    offset: int
    length: int
    value: dict[str, Any]
    exact: bool = True


@dataclass(frozen=True, slots=True)
class BadLine:
    """A piece of a file that is no row, and why."""

    file: str
    number: int
    offset: int
    length: int
    why: str


@dataclass(frozen=True, slots=True)
class OldReceipt:
    """One evidence item that can be checked. `sha256` is the digest as it was written.

    `source` is absolute where the item named a file; `actual` is the excerpt's own digest where the
    written one does not fit it. `checked_at` is in microseconds.
    """

    source: str
    excerpt: str
    sha256: bytes
    actual: bytes | None = None
    locator: str = ""
    form: Form = Form.EXCERPT
    checked_at: int | None = None


@dataclass(frozen=True, slots=True)
class OldRow:
    """One row of `memories.jsonl`, each field in the form that a store keeps. Times are microseconds.

    `id` is None where the row bears none that can be kept; `foreign_id` is what it bore, as text.
    `receipts` has one entry for each evidence item, None for one that cannot be used.
    """

    line: OldLine
    id: str | None
    foreign_id: str
    statement: str
    subject: str | None = None
    attribute: str | None = None
    tags: tuple[str, ...] = ()
    confidence: float = 0.5
    flags: tuple[str, ...] = ()
    active: bool = True
    recorded_at: int | None = None
    recorded_text: str = ""
    last_reviewed: int | None = None
    review_due: int | None = None
    superseded_by: str | None = None
    receipts: tuple[OldReceipt | None, ...] = ()


@dataclass(frozen=True, slots=True)
class OldStore:
    """A first-generation store, read whole: its rows in order, what is no row, and its bytes.

    `folder` is where it lies; `data` holds each file's bytes as they are; `problems` are sentences
    on what was degraded, `events` counts the rows of its journal.
    """

    folder: str
    rows: tuple[OldRow, ...]
    bad: tuple[BadLine, ...]
    data: dict[str, bytes] = field(repr=False)
    events: int = 0
    problems: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Takeover:
    """What became of a first-generation store: the parts of `counts` add up to its lines.

    `again` says that nothing was new, `brought_back` that a takeover which had been undone counts
    again; `in_place` says that the old files lie in the store's own folder.
    """

    store: str
    folder: str
    in_place: bool
    again: bool
    counts: dict[str, Any]
    events: int
    receipts: int
    corrupt: int
    problems: tuple[str, ...] = ()
    seconds: float = 0.0
    brought_back: bool = False
