"""Search through what memories say: the one way in for the command line, the window and scripts.

>>> found = search(store, 'retry "time limit"')                                 # doctest: +SKIP
>>> [memory.statement for memory in found.memories]                             # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from sqlite3 import DatabaseError

from nidra.app.workspace import Store
from nidra.base.errors import Cancelled, IndexDamaged, StoreUnwritable, UsageError
from nidra.records.memory import Memory
from nidra.records.progress import Progress
from nidra.store import grades, memories, reading, search_index
from nidra.store import search as hits
from nidra.store.connection import Connection
from nidra.store.reading import Filter
from nidra.store.search import Hits
from nidra.store.search_words import Sought, sought
from nidra.store.turns import Turns

PAGE = 100
TEXTS = 1000  # what a window has read for one page: 10 to 20 CPU ms
_NO_FTS = "the SQLite of this Python has no full-text search"
_KEPT = "What was built of the search index is kept, and the next search goes on from there."


@dataclass(frozen=True, slots=True)
class Page:
    """One page of a search, in the order in which its memories were filed.

    `more` says that memories may follow which hold it too: ask for those after the id `after`. That
    is the last one's, or where a search of so many `texts` stopped: up to there all was looked at.
    `scanned` says why every text was read instead of the index, or is empty.
    """

    memories: tuple[Memory, ...]
    more: bool
    scanned: str = ""
    after: str | None = None


def search(
    store: Store,
    text: str,
    chosen: Filter | None = None,
    after: str | None = None,
    limit: int = PAGE,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
    texts: int | None = None,
) -> Page:
    """At most `limit` memories that hold all of `text`, those filed after the memory `after`.

    A phrase of common words, or a short part of one, has many texts read that do not hold it. With
    `texts` the page ends after about so many, full or not, and tells where the next one begins.

    The first search of a store builds its index, with progress; where the store cannot be written
    or this Python's SQLite has no FTS5, every text is read instead. Raises `UsageError` for a text
    with nothing to look for, `MemoryAbsent` for `after`, and `Cancelled`.
    """
    asked = sought(text)
    scanned = prepare(store, progress, cancel)
    heed = _heeding(cancel, "Nothing was changed.")
    with store.database.reading() as connection:
        start = _start(connection, after)
        whole = search_index.is_whole(connection)
        found = _found(
            store, connection, asked, chosen or Filter(), limit + 1, start, whole, heed, texts
        )
        shown = found.keys[:limit]
        built = reading.build(connection, shown, store.read_dates())
        more = len(found.keys) > limit or found.upto is not None
        last = shown[-1] if shown and len(found.keys) > limit else found.upto
        name = grades.names(connection, [last])[last] if more and last is not None else None
    return Page(tuple(built), more, scanned, name)


def _start(connection: Connection, after: str | None) -> int:
    """The key behind which a page begins. Where a window of texts ended, its last memory may be one of an
    import that was undone: it has its place all the same. Raises `MemoryAbsent`."""
    if after is None:
        return 0
    placed = reading.named(connection, [after])
    return placed[0] if placed else memories.resolve(connection, after)


def _found(
    store: Store,
    connection: Connection,
    asked: Sought,
    chosen: Filter,
    limit: int,
    after: int,
    whole: bool,
    heed: Callable[[], None],
    texts: int | None,
) -> Hits:
    try:
        return hits.keys(connection, asked, chosen, limit, after, whole, heed, texts)
    except DatabaseError as problem:
        if not whole:
            raise
        raise IndexDamaged(path=store.folder, reason=problem) from problem


def prepare(
    store: Store,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> str:
    """Have the index whole; in words why that is not possible here, or "". Raises `Cancelled`."""
    with store.database.reading() as connection:
        if search_index.is_whole(connection) or not search_index.total(connection):
            return ""
        if not search_index.is_possible(connection):
            return _NO_FTS
    try:
        build(store, progress, cancel)
    except StoreUnwritable:
        return "the search index cannot be written here"
    return ""


def is_prepared(store: Store) -> bool:
    """Is the index whole, so that a search answers at once?"""
    with store.database.reading() as connection:
        return search_index.is_whole(connection) or not search_index.is_needed(connection)


def rebuild(
    store: Store,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> int:
    """Drop the index and build it anew; how many statements it holds.

    Raises `Cancelled`, and `UsageError` where this Python's SQLite has no full-text search.
    """
    with store.database.writing() as connection:
        if not search_index.is_possible(connection):
            raise UsageError(reason=f"No index can be built: {_NO_FTS}.")
        search_index.drop(connection)
    return build(store, progress, cancel)


def build(
    store: Store,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> int:
    """Build what the index lacks, in short transactions; how many statements were added.

    Other processes read and write between them. Killed or cancelled, it has only come less far.
    """
    heed = _heeding(cancel, _KEPT)
    with store.database.writing() as connection:
        search_index.make(connection)
        total = search_index.total(connection)
    done, last, turns = 0, -1, Turns()
    while last:
        heed()
        turns.give()
        with store.database.writing() as connection:
            last = search_index.step(connection)
        done += last
        if progress is not None:
            progress(Progress("search index", done, total, "memories"))
    if done:
        _merge(store, heed, turns, progress)
    return done


def _merge(
    store: Store,
    heed: Callable[[], None],
    turns: Turns,
    progress: Callable[[Progress], None] | None,
) -> None:
    """Bring the parts that the build wrote together, in short transactions: a search asks each part."""
    steps, left = 0, True
    while left:
        heed()
        turns.give()
        with store.database.writing() as connection:
            left = search_index.merge(connection, steps > 0)
        steps += 1
        if progress is not None:
            progress(Progress("merge the search index", steps, 0, "steps"))


def _heeding(cancel: Callable[[], bool] | None, kept: str) -> Callable[[], None]:
    def heed() -> None:
        if cancel is not None and cancel():
            raise Cancelled(reason=kept)

    return heed
