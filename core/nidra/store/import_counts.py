"""What became of the foreign rows of an import, counted."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Counts:
    """What became of the foreign rows that were read: the parts add up to `rows`."""

    rows: int = 0
    imported: int = 0
    duplicate: int = 0
    known: int = 0
    changed: int = 0
    repointed: int = 0
    skipped: Counter[str] = field(default_factory=Counter)

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "rows": self.rows,
            "imported": self.imported,
            "duplicate_text": self.duplicate,
            "already_known": self.known,
            "changed": self.changed,
            "other_source": self.repointed,
            "skipped": dict(sorted(self.skipped.items())),
        }

    def add(self, value: dict[str, Any]) -> None:
        """Take over counts that an interrupted run had reached."""
        self.rows += value["rows"]
        self.imported += value["imported"]
        self.duplicate += value["duplicate_text"]
        self.known += value["already_known"]
        self.changed += value["changed"]
        self.repointed += value["other_source"]
        self.skipped.update(value["skipped"])
