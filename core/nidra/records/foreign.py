"""What an adapter yields: rows of other people's stores, and what was found around them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple


class Skip(Enum):
    """Why a foreign row is no memory."""

    REGISTRY = "registry row"
    SENTINEL = "sentinel row"
    CLOSET = "closet (pointer to drawers)"
    COMPRESSED = "compressed copy"
    OTHER_COLLECTION = "row of another collection"
    NO_TEXT = "no text"


class ForeignRow(NamedTuple):
    """One row of a foreign store, in the form that bulk import takes.

    `source` is an absolute path as the store recorded it, after remapping, or "" where none was
    recorded; `source_note` keeps free text that stood in its place. `dialect` names the miner's
    way of writing (`mempalace/convos`); "" means that no byte check is possible. `row` is the
    store's own ordering key, ascending, and serves as the resume cursor. `utf8` is the text: most are
    only stored and hashed, and never asked for as characters.
    """

    row: int
    foreign_id: str
    utf8: bytes
    source: str
    dialect: str
    wing: str = ""
    room: str = ""
    hall: str = ""
    agent: str = ""
    filed_at: str = ""
    lines: str = ""
    parent: str = ""
    source_note: str = ""
    chunk: int = -1
    skip: Skip | None = None

    @property
    def text(self) -> str:
        """What the row says."""
        return self.utf8.decode("utf-8", "replace")


@dataclass(frozen=True, slots=True)
class Listing:
    """The entries of a folder: relative path -> (size in bytes, mtime in ns), for the untouched proof.

    Folders end with `/` and count with size 0, the root itself is `./`: their mtimes tell of files
    that came and went. `complete` is false where there were more entries than were listed.
    """

    root: str
    entries: dict[str, tuple[int, int]]
    complete: bool = True


@dataclass(frozen=True, slots=True)
class Untouched:
    """The proof that a foreign store was only read: its folder before and after."""

    before: Listing
    after: Listing

    @property
    def changed(self) -> tuple[str, ...]:
        """Names that appeared, vanished, or have another size or time than before, sorted."""
        old, new = self.before.entries, self.after.entries
        return tuple(
            sorted(name for name in old.keys() | new.keys() if old.get(name) != new.get(name))
        )

    @property
    def ok(self) -> bool:
        """Is every listed entry as it was?"""
        return not self.changed

    @property
    def sentence(self) -> str:
        """The proof in words."""
        count, root = len(self.before.entries), self.before.root
        if not self.ok:
            names = ", ".join(self.changed[:5])
            return (
                f"{len(self.changed)} entries of {root} changed while it was read ({names}); "
                "Nidra opened nothing there for writing, so another program did."
            )
        part = "" if self.before.complete else "the first "
        return f"{root} was left untouched: {part}{count} entries have the size and time they had before."


@dataclass(frozen=True, slots=True)
class SourceCount:
    """How many rows name a source, and whether it stands there now (`present`, `gone`, `unreachable`)."""

    path: str
    rows: int
    state: str


@dataclass(frozen=True, slots=True)
class RootCount:
    """A folder below which sources were recorded: how many files there are in which state, and the
    folder where they may lie now, "" where none is known."""

    root: str
    files: dict[str, int]
    suggested: str = ""


@dataclass(frozen=True, slots=True)
class Preview:
    """What an import would find, counted before anything is imported.

    `rows` counts every row of the store; `rooms` those that would be imported, by (wing, room);
    `extras` those that would be skipped, by reason, so that `rooms` and `extras` add up to `rows`.
    `sources` counts imported rows and `source_files` distinct files, by state (`present`, `gone`,
    `unreachable`, and for rows `none recorded`). `unapplied` counts queued writes that the store
    has not taken in. `suggested_maps` are (OLD, NEW) pairs for root remapping, `roots` the files by
    the folder that they were recorded below.
    """

    kind: str
    location: str
    version: str
    rows: int
    rooms: dict[tuple[str, str], int]
    sources: dict[str, int]
    problems: tuple[str, ...] = ()
    unapplied: int = 0
    suggested_maps: tuple[tuple[str, str], ...] = ()
    extras: dict[str, int] = field(default_factory=dict)
    source_files: dict[str, int] = field(default_factory=dict)
    roots: tuple[RootCount, ...] = ()
