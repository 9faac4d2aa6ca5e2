"""One reading of a palace: batches of rows, what was noticed, and the proof that it was only read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import Self

from nidra.adapters.base import Location
from nidra.adapters.mempalace.drawers import DrawerShaper
from nidra.adapters.mempalace.raw import RawRow, Store
from nidra.adapters.mempalace.stores import OWNER, open_store
from nidra.base.errors import PalaceUnreadable, PalaceUnsupported
from nidra.records.foreign import ForeignRow, Listing, Untouched
from nidra.sources.sqlite_copy import ForeignDatabase, fingerprint
from nidra.sources.sqlite_faults import explained, is_damage
from nidra.sources.untouched import listing, untouched

BATCH_ROWS = 1_000
BATCH_BYTES = 16 << 20
CHECKED_BYTES = 32 << 20


@dataclass(frozen=True, slots=True)
class Choice:
    """Which rows are wanted: of one wing, of one room, at most so many; None means all."""

    wing: str | None = None
    room: str | None = None
    limit: int | None = None

    def takes(self, row: ForeignRow) -> bool:
        """Does the row hang in the chosen wing and room?"""
        wing_fits = self.wing is None or row.wing == self.wing
        return wing_fits and (self.room is None or row.room == self.room)


class PalaceReading:
    """A `Reading` of one palace. `configured` is the drawers' collection name, "" for the usual.

    The folder is listed when the reading is made, before anything is opened.
    """

    def __init__(
        self, location: Location, shaper: DrawerShaper, choice: Choice, configured: str = ""
    ) -> None:
        self.location = location
        self.unapplied = 0
        self.total = 0
        self._expected: int | None = None
        self._read = 0
        self._shaper = shaper
        self._choice = choice
        self._configured = configured
        self._before: Listing = listing(location.path)
        self._began_as = fingerprint(location.database)
        self._database = ForeignDatabase(location.database, OWNER)
        self._store: Store | None = None
        self._problems: list[str] = [location.note] if location.note else []

    def __enter__(self) -> Self:
        self._database.__enter__()
        try:
            self._store = open_store(self.location.kind, self._database, self._configured)
            self._require_palace(self._store)
            self.unapplied = self._store.unapplied()
            self.total = self._store.total() if self._choice == Choice() else 0
        except BaseException:
            self._database.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._note_what_was_met()
        self._database.close()
        self._store = None

    def _require_palace(self, store: Store) -> None:
        if not store.is_palace():
            reason = (
                "None of its collections holds drawers; if yours bears another name, say so "
                "as collection_name in the config.json of the palace."
            )
            kind = "vector database of another program"
            raise PalaceUnsupported(path=self.location.database, kind=kind, reason=reason)

    def rows(self, after: int = 0) -> Iterator[list[ForeignRow]]:
        left = self._choice.limit
        if left == 0:
            return
        for batch in self._batches(after):
            if left is not None:
                batch, left = _within(batch, left)
            yield batch
            if left == 0:
                return

    def rows_with_heads(self, head: int) -> Iterator[list[ForeignRow]]:
        """All rows, their texts cut to `head` characters: enough to count them."""
        yield from self._batches(0, head)

    def _batches(self, after: int, head: int | None = None) -> Iterator[list[ForeignRow]]:
        """Batches of chosen rows; having come to the end, it knows how many rows should have come."""
        self._expected, self._read = None, 0
        everything = self._choice == Choice()
        expected = self.store.total(after) if after and everything else self.total
        yield from gathered(self._shaped(raw) for raw in self.store.slices(after, head))
        self._expected = expected if everything else None

    @property
    def store(self) -> Store:
        """The open database of the palace."""
        if self._store is None:
            raise PalaceUnreadable(path=self.location.path, reason="it is not open.")
        return self._store

    def _shaped(self, raw: list[RawRow]) -> list[ForeignRow]:
        self._read += len(raw)
        rows, choice = self._shaper.rows(raw, self.store.skips), self._choice
        if choice.wing is None and choice.room is None:
            return rows
        return [row for row in rows if choice.takes(row)]

    def damage(self) -> list[str]:
        """What SQLite's own check finds in a small database, one sentence; a large one takes minutes."""
        with explained(self.location.database, OWNER):
            if self.location.database.stat().st_size > CHECKED_BYTES:
                return []
            try:
                found = [words for (words,) in self._database.query_raw("PRAGMA quick_check(3)")]
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                found = [str(error)]
        if found == ["ok"]:
            return []
        return [
            f"SQLite finds damage in the database ({'; '.join(found)}); "
            "what can be read is imported all the same."
        ]

    def problems(self) -> tuple[str, ...]:
        self._note_what_was_met()
        return tuple(dict.fromkeys(self._problems))

    def proof(self) -> Untouched:
        return untouched(self._before)

    def fingerprint(self) -> str:
        return fingerprint(self.location.database)

    def _note_what_was_met(self) -> None:
        """Add what is known by now; nothing that happens after closing concerns this reading."""
        if self._store is None:
            return
        self._problems.extend(self._store.problems())
        self._problems.extend(self._count_problem(self._store))
        if self._shaper.unparsed:
            self._problems.append("The metadata of some rows is no JSON object and was left out.")
        if self.fingerprint() != self._began_as:
            self._problems.append(
                f"The palace at {self.location.path} changed while it was read; "
                "import it again to take in what changed."
            )

    def _count_problem(self, store: Store) -> list[str]:
        """One sentence where another number of rows came than the database counts itself."""
        found = self._read + store.unreadable()
        if not self._expected or self._expected == found:
            return []
        return [
            f"{self._expected:,} rows were expected and {self._read:,} were read, which happens in a "
            "damaged database and in one that is written to meanwhile."
        ]


def gathered(slices: Iterable[list[ForeignRow]]) -> Iterator[list[ForeignRow]]:
    """Slices joined to batches of at least 1,000 rows, or fewer where their texts are long.

    None ends with row 0: to resume behind it would mean to start again.
    """
    batch: list[ForeignRow] = []
    size = 0
    for rows in slices:
        batch += rows
        size += sum([len(row.utf8) for row in rows])
        full = len(batch) >= BATCH_ROWS or size >= BATCH_BYTES
        if full and batch[-1].row != 0:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def _within(batch: list[ForeignRow], left: int) -> tuple[list[ForeignRow], int]:
    """The batch up to its `left`-th importable row, and how many may still come."""
    for place, row in enumerate(batch):
        if row.skip is None:
            left -= 1
            if left == 0:
                return batch[: place + 1], 0
    return batch, left
