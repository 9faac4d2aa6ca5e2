"""What both kinds of palace database give: rows as they stand, and what is known of the whole."""

from __future__ import annotations

from collections.abc import Iterator
from operator import lt
from typing import Any, Protocol

from nidra.records.foreign import Skip
from nidra.sources.sqlite_copy import ForeignDatabase

DRAWERS = "mempalace_drawers"
_KNOWN = (("closets", Skip.CLOSET), ("compressed", Skip.COMPRESSED))
_MOST_ROWS = 128
_FEWEST_ROWS = 8
_SLICE_BYTES = 8 << 20

# One row of a palace database: ordering key, id, key of its collection, text (see `as_bytes`), chunk
# index (None where it stands in the metadata), metadata as a JSON object. The very tuple that the
# driver gives: to make another of each costs 0.15 µs, a named one 0.4 more.
RawRow = tuple[int, Any, Any, Any, Any, Any]


def as_bytes(database: ForeignDatabase, column: str, head: int | None = None) -> str:
    """SQL for a text as the bytes that stand in the database, for half of what it costs as a `str`
    that is encoded again. A blob in its place is no text.

    It is cut to `head` characters, leading blanks left out, where that is given.
    """
    text = column if head is None else f"substr(ltrim({column}), 1, {head:d})"
    utf8 = database.query("PRAGMA encoding")[0][0] == "UTF-8"
    return (
        f"CASE typeof({column}) WHEN 'blob' THEN NULL"
        f" WHEN 'text' THEN {f'CAST({text} AS BLOB)' if utf8 else text} ELSE {text} END"
    )


class Store(Protocol):
    """One kind of palace database, open. `skips` are its collections by key, and what each says of
    its rows."""

    skips: dict[Any, Skip | None]

    def slices(self, after: int, head: int | None = None) -> Iterator[list[RawRow]]:
        """A few rows at a time, in strictly ascending order behind `after`; 0 is the very start.

        Texts are cut to `head` characters, leading blanks left out, where it is given.
        """
        ...

    def total(self, after: int = 0) -> int:
        """How many rows stand behind `after`, skipped ones included; 0 where that cannot be told.

        Counted in the smallest index, since the table itself holds the texts.
        """
        ...

    def unapplied(self) -> int:
        """How many queued writes the palace has not taken in."""
        ...

    def version(self) -> str:
        """What is known of the versions that wrote the database."""
        ...

    def is_palace(self) -> bool:
        """Do the collections look like a palace's?"""
        ...

    def unreadable(self) -> int:
        """How many rows were met and could not be read."""
        ...

    def problems(self) -> list[str]:
        """What was met while reading, one sentence each."""
        ...


class Collections:
    """The collections of a palace by name, and what each means for its rows."""

    def __init__(self, names: set[str], configured: str) -> None:
        self._unknown = {name for name in names if _companion(name) is None}
        self._drawers = self._holding_drawers(names, configured)

    def skip(self, name: str) -> Skip | None:
        """Why rows of the collection are no memories, None where they are."""
        return None if name in self._drawers else _companion(name) or Skip.OTHER_COLLECTION

    def is_palace(self) -> bool:
        """Is there a collection of drawers, or nothing that speaks against a palace?"""
        return bool(self._drawers) or not self._unknown

    def _holding_drawers(self, names: set[str], configured: str) -> set[str]:
        """As configured, else the usual one, else those whose names end alike."""
        for name in (configured, DRAWERS):
            if name and name in names:
                return {name}
        return {name for name in self._unknown if name.endswith("drawers")}


def _companion(name: str) -> Skip | None:
    """What the name of a collection beside the drawers says of its rows."""
    return next((skip for end, skip in _KNOWN if name.endswith(f"_{end}")), None)


class Ascent:
    """The way through a table by its ordering key, which only ever goes up.

    In a damaged tree the rows behind a key may be those before it, again and again. `place` is the
    last key that was reached, to be asked for with `>`; it starts below every key, those of 0 and
    less included.
    """

    def __init__(self, after: int) -> None:
        self.place: float = after or float("-inf")
        self._strayed = False

    def onward(self, rows: list[Any]) -> list[Any]:
        """The rows (key first) that lead up from `place`, which moves to the last of them."""
        keys = [row[0] for row in rows]
        whole = set(map(type, keys)) <= {int}
        if not whole or not all(map(lt, [self.place, *keys], keys)):
            rows = self._climbing(rows)
        if rows:
            self.place = rows[-1][0]
        return rows

    def _climbing(self, rows: list[Any]) -> list[Any]:
        self._strayed = True
        kept, top = [], self.place
        for row in rows:
            if type(row[0]) is int and row[0] > top:
                kept.append(row)
                top = row[0]
        return kept

    def problems(self) -> list[str]:
        """One sentence where rows came out of order."""
        if not self._strayed:
            return []
        return [
            "The database gives rows out of order or more than once, as a damaged one does; each "
            "was taken once, and what does not follow the others was left out."
        ]


class SliceSize:
    """How many rows to ask for next: few where texts are huge.

    128 at most: a slice that stays in the processor's cache takes a third less than one of 1,000.
    """

    def __init__(self) -> None:
        self.rows = _FEWEST_ROWS

    def learn(self, raw: list[RawRow]) -> None:
        """Set the next size from the last slice; it at most doubles at a time."""
        size = sum([len(text) for row in raw if isinstance(text := row[3], (bytes, str))])
        fitting = _SLICE_BYTES // (size // len(raw) + 1)
        self.rows = max(1, min(fitting, self.rows * 2, _MOST_ROWS))

    def halve(self) -> bool:
        """Ask for half as many; false where one row is all that was asked for."""
        self.rows, before = max(1, self.rows // 2), self.rows
        return before > 1
