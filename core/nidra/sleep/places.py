"""Where the bytes of a source lie now: at its path, beside a moved store, or under a new name."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

from nidra.records.evidence import SourceState
from nidra.records.verdict import State, Verdict
from nidra.sources.files import Kind, Look, look
from nidra.sources.renames import files_in, renamed, work_tree
from nidra.store.byte_checks import ByteCheck
from nidra.store.sources import SourceRow

CANDIDATES = 8
CROWDED = 200


@dataclass(frozen=True, slots=True)
class Place:
    """One look at a source: the path where it was looked for, and what was found there."""

    path: str
    look: Look
    moved: bool = False


def location_of(row: SourceRow, path: str) -> str | None:
    """What the store keeps of the place where a source was found: nothing where it is the recorded one."""
    return path if path != row.path else None


def found_at(row: SourceRow, path: str, digest: bytes) -> SourceRow:
    """A source as it stands when its bytes were read at a path."""
    changed = row.revision > 0 and digest != row.digest
    return row._replace(
        state=int(SourceState.PRESENT),
        location=location_of(row, path),
        digest=digest,
        revision=row.revision + (digest != row.digest),
        changes=row.changes + changed,
        unreached_since=None,
        searched=1,
    )


def told_of_place(verdict: Verdict, path: str) -> Verdict:
    """A verdict on a source that has another name by now: what stands word for word was moved."""
    if verdict.state is not State.VERBATIM:
        return verdict
    return verdict._replace(
        state=State.MOVED,
        sentence=f"{verdict.sentence} The file is called {path} now.",
        detail=verdict.detail._replace(moved_to=path),
    )


class Finder:
    """Looks for sources. What it learns of a folder it keeps, so that many gone files cost few looks.

    `is_known` says whether receipts name a path: such a file is nobody's new name.
    """

    def __init__(self, store: Path, limit: int, is_known: Callable[[str], bool]) -> None:
        self._store = store
        self._is_known = is_known
        self._limit = limit
        self._folders: dict[str, bool] = {}
        self._tracked: dict[str, bool] = {}
        self._newcomers: dict[str, list[str]] = {}

    def find(self, row: SourceRow, *, search: bool, last: ByteCheck | None = None) -> Place:
        """Where a source lies. `search` also asks whether it was renamed, which costs a folder.

        `last` is the byte check of the content last read, where there was one: a file that is
        missing from another device than it lay on is out of reach, not gone. Where it lay last is
        not its recorded path once it was found elsewhere.
        """
        device = last.device if last else None
        place = Place(row.path, self.look(row.path, None if row.location else device))
        if place.look.regular:
            return place
        if row.location:
            place = Place(row.location, self.look(row.location, device), moved=True)
            if place.look.regular:
                return place
        beside = self._beside(row)
        if beside and beside != row.path:
            found = self.look(beside)
            if found.regular:
                return Place(beside, found)
        new = self._renamed(row, place, last) if search else None
        return Place(new, self.look(new), moved=True) if new else place

    def _renamed(self, row: SourceRow, lay: Place, last: ByteCheck | None) -> str | None:
        """The new name of a source that is gone from where it lay last, or from its recorded path."""
        places = [lay] if lay.path == row.path else [lay, Place(row.path, self.look(row.path))]
        for place in places:
            path = place.path
            if place.look.kind is Kind.GONE and (row.digest or self._in_git(path)):
                new = renamed(path, row.digest or None, last.size if last else None, self._is_known)
                if new:
                    return new
        return None

    def is_still_gone(self, row: SourceRow) -> bool:
        """Is a source that was found gone, and was never read, so still? False leaves that to `find`.

        Of what a palace points at most is gone for good, and `find` costs four times as much.
        """
        if row.location or row.relative:
            return False
        try:
            os.lstat(row.path)
        except FileNotFoundError:
            return self._folders.get(os.path.dirname(row.path), False)  # noqa: PTH120 - as below
        except (OSError, ValueError):
            return False
        return False

    def newcomers(self, path: str) -> list[str]:
        """Files beside a vanished one that no receipt names, the likest names first, a few at most.

        Asked where no digest is known. A folder with very many such files is left alone.
        """
        folder = os.path.dirname(path)  # noqa: PTH120 - Path costs more than the rest together
        if folder not in self._newcomers:
            free = [other for other in files_in(folder) if not self._is_known(other)]
            self._newcomers[folder] = free if len(free) <= CROWDED else []
        suffix = os.path.splitext(path)[1].lower()  # noqa: PTH122 - as above
        alike = [other for other in self._newcomers[folder] if other.lower().endswith(suffix)]
        if len(alike) <= CANDIDATES:
            return alike
        matcher = SequenceMatcher(None, path, path, autojunk=False)

        def likeness(other: str) -> float:
            matcher.set_seq1(other)
            return matcher.ratio()

        return sorted(alike, key=likeness, reverse=True)[:CANDIDATES]

    def look(self, path: str, device: int | None = None) -> Look:
        """What stands at a path now."""
        return look(path, self._limit, self._folders, device)

    def _in_git(self, path: str) -> bool:
        folder = os.path.dirname(path)  # noqa: PTH120 - as above
        if folder not in self._tracked:
            self._tracked[folder] = work_tree(folder) is not None
        return self._tracked[folder]

    def _beside(self, row: SourceRow) -> str | None:
        """The path relative to the store: right when the store moved together with its sources."""
        return os.path.normpath(self._store / row.relative) if row.relative else None
