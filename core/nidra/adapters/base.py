"""The contract of an adapter: find a foreign store, name it, preview it, read it, and never write.

An adapter is an entry point of the group `nidra.adapters`: a class without arguments that keeps
`Adapter`. It imports no vendor package and proves that the store was left as it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from nidra.records.foreign import ForeignRow, Preview, Untouched


@dataclass(frozen=True, slots=True)
class Location:
    """A store that was recognised: who reads it, of which kind, its folder, and its database file.

    `note` is one more thing to tell a person about the choice, "" where there is none.
    """

    adapter: str
    kind: str
    path: Path
    database: Path
    note: str = ""


class Reading(Protocol):
    """An open foreign store. Use it as a context manager; entering opens it, leaving closes it.

    `total` is how many rows will come, 0 where that is not known; `unapplied` counts writes that
    the store has accepted and not taken in. Both are known once it is open.
    """

    total: int
    unapplied: int

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...

    def rows(self, after: int = 0) -> Iterator[list[ForeignRow]]:
        """Batches of rows in ascending `row`, those with `skip` set included.

        `after` resumes behind that `row`. No lock is held between two batches. A `limit` given to
        `Adapter.open` counts the rows without `skip`, anew for each call.
        """
        ...

    def problems(self) -> tuple[str, ...]:
        """What a person should know about this reading, one sentence each; complete at its end."""
        ...

    def proof(self) -> Untouched:
        """The store's folder before it was opened and now. Ask after reading."""
        ...

    def fingerprint(self) -> str:
        """A text that changes whenever the store's files do: sizes, times, inodes."""
        ...


class Adapter(Protocol):
    """One kind of foreign store."""

    name: str

    def find(self, env: Mapping[str, str], home: Path) -> list[Path]:
        """Stores of this kind in the usual places of the user whose folder is `home`."""
        ...

    def recognise(self, path: Path) -> Location | None:
        """The store at `path` (its folder, one above it, or its database), or None if it is none.

        Raises `PalaceUnsupported` or `PalaceUnreadable` where it is of this kind and yet cannot be read.
        """
        ...

    def describe(self, location: Location, maps: Sequence[tuple[str, str]] = ()) -> Preview:
        """What an import would find: counts by wing and room, sources by state, problems.

        `maps` holds (OLD, NEW) roots for recorded paths, as in `open`.
        """
        ...

    def suggest(self, location: Location, absent: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """(OLD, NEW) roots under which absent sources are found near the store; none is an answer."""
        ...

    def open(
        self,
        location: Location,
        *,
        wing: str | None = None,
        room: str | None = None,
        limit: int | None = None,
        maps: Sequence[tuple[str, str]] = (),
    ) -> Reading:
        """A reading of the rows of `wing` and `room` (all where None), at most `limit` of them.

        `maps` holds (OLD, NEW) roots for recorded paths. Raises `UsageError` for a negative limit
        or an empty root.
        """
        ...
