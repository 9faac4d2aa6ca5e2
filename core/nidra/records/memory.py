"""Memories: one statement with what is known about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from nidra.records.evidence import Form
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.verdict import Detail, Span, State


@dataclass(frozen=True, slots=True)
class NewReceipt:
    """A receipt on its way into the store. `source` is absolute, `relative` its store-relative form."""

    source: str
    excerpt: str
    locator: str = ""
    form: Form = Form.EXCERPT
    relative: str = ""
    prefix: str = ""
    suffix: str = ""


@dataclass(frozen=True, slots=True)
class NewMemory:
    """A memory on its way into the store, made by `new_memory`. Times are microseconds of UTC."""

    statement: str
    subject: str | None = None
    attribute: str | None = None
    tags: tuple[str, ...] = ()
    confidence: float = 0.5
    tier: Tier = Tier.RECORD
    recorded_at: int | None = None
    receipts: tuple[NewReceipt, ...] = ()
    rests_on: tuple[str, ...] = ()


class EvidenceRow(NamedTuple):
    """One receipt of a stored memory with its live state. Times are microseconds of UTC or None."""

    key: int
    source: str
    excerpt: str
    sha256: str
    locator: str
    form: Form
    dialect: str
    state: State
    ever_ok: bool
    vouched: bool
    retired: bool
    spans: tuple[Span, ...]
    coverage: float
    detail: Detail
    note: str
    read_at: int | None
    unreached_since: int | None
    prefix: str = ""
    suffix: str = ""
    relative: str = ""


class Drawer(NamedTuple):
    """One foreign row that says what a memory says."""

    foreign_id: str
    origin: str
    wing: str
    room: str
    hall: str
    agent: str
    lines: str
    filed_at: str
    chunk: int


@dataclass(frozen=True, slots=True)
class Memory:
    """One stored memory. `id` is the public id; times are microseconds of UTC or None."""

    key: int
    id: str
    statement: str
    subject: str | None
    attribute: str | None
    tier: Tier
    grade: Grade
    standing: Standing
    confidence: float
    flags: tuple[str, ...]
    tags: tuple[str, ...]
    active: bool
    recorded_at: int
    updated_at: int
    last_reviewed: int | None
    review_due: int | None
    superseded_by: str | None
    evidence: tuple[EvidenceRow, ...] = ()
    drawers: tuple[Drawer, ...] = ()
    premises: tuple[str, ...] = ()
    dependants: tuple[str, ...] = ()
    contested: bool = False
