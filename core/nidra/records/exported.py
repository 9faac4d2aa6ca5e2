"""What an export of the trust report rests on, how it differs from the last one, and what was written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class RestsOn:
    """What a report rests on. `digest` is the SHA-256 of `hashed` as UTF-8, hex; `head` is the hash of the
    journal's last row and `rows` its number, 0 for an empty journal."""

    digest: str
    hashed: str
    store: str
    rows: int
    head: str


@dataclass(frozen=True, slots=True)
class Difference:
    """One number of the report: its name, what the last export said, what this one says."""

    name: str
    then: int
    now: int


@dataclass(frozen=True, slots=True)
class Since:
    """The last export: when it was (microseconds), the digest that it bore, and the numbers that differ."""

    at: int
    digest: str
    changes: tuple[Difference, ...]


@dataclass(frozen=True, slots=True)
class Exported:
    """One file that was written: its form (`html`, `pdf`, `md`, `json`, `csv`), size in bytes and sha256.

    `digest` is that of what it rests on. `since` is None for a first export. `note` says what could
    not be done beside it, "" for nothing.
    """

    path: Path
    form: str
    size: int
    sha256: str
    digest: str
    written_at: int
    since: Since | None = None
    note: str = ""

    @property
    def changes(self) -> tuple[Difference, ...]:
        """The numbers that differ from the last export."""
        return self.since.changes if self.since else ()
