"""Where the bytes of a source lie now: at its path, beside a moved store, or under a new name."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from nidra.sources.files import Kind, Look, look
from nidra.sources.renames import renamed
from nidra.store.receipts import SourceRow


@dataclass(frozen=True, slots=True)
class Place:
    """One look at a source: the path where it was looked for, and what was found there."""

    path: str
    look: Look
    moved: bool = False


class Finder:
    """Looks for sources; remembers missing folders, so that many gone files cost few looks."""

    def __init__(self, store: Path, limit: int) -> None:
        self._store = store
        self._limit = limit
        self._folders: dict[str, bool] = {}

    def find(self, row: SourceRow, *, search: bool) -> Place:
        """Where a source lies. `search` also asks whether it was renamed, which costs a folder."""
        place = Place(row.path, self.look(row.path))
        if place.look.regular:
            return place
        for other in (row.location, self._beside(row)):
            if other and other != row.path:
                found = self.look(other)
                if found.regular:
                    return Place(other, found, moved=other == row.location)
        if search and place.look.kind is Kind.GONE:
            new = renamed(row.path, row.digest)
            if new:
                return Place(new, self.look(new), moved=True)
        return place

    def look(self, path: str) -> Look:
        """What stands at a path now."""
        return look(path, self._limit, self._folders)

    def _beside(self, row: SourceRow) -> str | None:
        """The path relative to the store: right when the store moved together with its sources."""
        if not row.relative:
            return None
        import os

        return os.path.normpath(self._store / row.relative)
