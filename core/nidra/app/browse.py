"""The table of a window: which memories it shows, in what order, its rows, and when to look again.

>>> look = Look(Filter(standing=Standing.FALLEN), sort=Sort.NEWEST)                  # doctest: +SKIP
>>> keys = ids(store, look)                                                     # doctest: +SKIP
>>> rows(store, keys[:256])                                                     # doctest: +SKIP

Nothing here writes to the store. A search through a store whose index was never built reads every
text: have `search.prepare` build it first.
"""

from __future__ import annotations

import shlex
import sqlite3
import threading
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from sqlite3 import DatabaseError
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from nidra.app.workspace import Store
from nidra.base.errors import Cancelled, IndexDamaged
from nidra.records.browse import Row, Sort
from nidra.records.strength import Span
from nidra.store import browsing, browsing_rows, search_index
from nidra.store import search as hits
from nidra.store.connection import Connection
from nidra.store.database import translated
from nidra.store.filters import Filter as Filter
from nidra.store.following import Commits
from nidra.store.kept_keys import Kept
from nidra.store.search_words import sought
from nidra.store.watching import watched
from nidra.trust.freshness import DAY

if TYPE_CHECKING:
    from nidra.store.key_arrays import Keys

TEXTS = 15_000  # read for one part of a search: a third of a CPU second
FIRST_TEXTS = 3_000  # for the first part: whoever waits for it sees rows at once
PAGE = 256  # keys whose rows are fetched together
ASK_SECONDS = 0.02
SUPERSEDED = "Another list was asked for meanwhile."
_ALL = 2**62

Stop = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Look:
    """What a table is asked for: the memories that a filter and a search let through, in an order."""

    chosen: Filter = field(default_factory=Filter)
    text: str = ""
    sort: Sort = Sort.NEWEST


@dataclass(frozen=True, slots=True)
class Part:
    """What a search that reads texts found so far, and the key from which it goes on; None at its end."""

    keys: array[int]
    upto: int | None


def part(store: Store, look: Look, before: Part | None = None, cancel: Stop | None = None) -> Part:
    """A table, where a search has to read texts a part of it: what was found before, and what the next
    texts hold, in the order of filing until all are read.

    So come a phrase, a part of a word, and any search without an index; all else comes whole. Raises
    as `ids` does.
    """
    if not look.text.strip():
        return Part(ids(store, look, cancel), None)
    with store.database.reading() as connection, suppress(Cancelled):
        return _part(connection, store, look, before, cancel or (lambda: False))
    raise Cancelled(reason=SUPERSEDED)


def _part(
    connection: Connection, store: Store, look: Look, before: Part | None, stop: Stop
) -> Part:
    def heed() -> None:
        if stop():
            raise Cancelled(reason=SUPERSEDED)

    with watched(connection, stop, SUPERSEDED, ASK_SECONDS):
        kept = kept_of(store).at(connection)
        found, upto = _texts_read(connection, store, look, before, heed, kept)
        heed()
        if upto is not None:
            return Part(array("q", found.tolist()), upto)
        return Part(browsing.keys(connection, look.chosen, look.sort, heed, found, kept), None)


def _texts_read(
    connection: Connection,
    store: Store,
    look: Look,
    before: Part | None,
    heed: Callable[[], None],
    kept: Kept,
) -> tuple[Keys, int | None]:
    from nidra.store import narrowing
    from nidra.store.key_arrays import of, together

    asked, after = sought(look.text), (before.upto if before is not None else None) or 0
    known = of(before.keys if before is not None else ())
    texts = TEXTS if after else FIRST_TEXTS
    if not search_index.is_whole(connection):
        hit = hits.keys(connection, asked, look.chosen, _ALL, after, False, heed, texts)
        found = together(known, of(hit.keys))
        if hit.upto is None:
            # The counts of the facets, which follow, would read every text once more.
            kept.once(("read", look.text, look.chosen), lambda: found)
        return found, hit.upto
    with _index_read(store):
        return narrowing.searched_part(
            connection, asked, look.chosen, known, after, texts, heed, kept
        )


@contextmanager
def _index_read(store: Store) -> Iterator[None]:
    """What SQLite finds wrong with the index is said as that."""
    try:
        yield
    except DatabaseError as problem:
        if "interrupt" in str(problem):
            raise
        raise IndexDamaged(path=store.folder, reason=problem) from problem


def ids(store: Store, look: Look, cancel: Stop | None = None) -> array[int]:
    """The keys of all memories that a table shows, in its order.

    `cancel` is asked fifty times a second and stops the query with `Cancelled`. Raises `UsageError`
    for a text with nothing to look for.
    """
    stop = cancel or (lambda: False)
    with store.database.reading() as connection, suppress(Cancelled):
        # A connection is given back whole: another one would have to read the file anew.
        return _ids(connection, store, look, stop)
    raise Cancelled(reason=SUPERSEDED)


def _ids(connection: Connection, store: Store, look: Look, stop: Stop) -> array[int]:
    def heed() -> None:
        if stop():
            raise Cancelled(reason=SUPERSEDED)

    with watched(connection, stop, SUPERSEDED, ASK_SECONDS):
        kept = kept_of(store).at(connection)
        held = found_by(connection, store, look, heed, kept)
        return browsing.keys(connection, look.chosen, look.sort, heed, held, kept)


class _Here(threading.local):
    """What each thread keeps of each store that it asks."""

    def __init__(self) -> None:
        self.kept: WeakKeyDictionary[Store, Kept] = WeakKeyDictionary()


_here = _Here()


def kept_of(store: Store) -> Kept:
    """What this thread fetched of a store for its tables so far."""
    return _here.kept.setdefault(store, Kept())


def found_by(
    connection: Connection, store: Store, look: Look, heed: Callable[[], None], kept: Kept
) -> Keys | None:
    """The keys that a search finds through a filter, ascending; None where nothing is searched for.

    Raises `UsageError` for a text with nothing to look for.
    """
    if not look.text.strip():
        return None
    from nidra.store import narrowing
    from nidra.store.key_arrays import of

    asked = sought(look.text)
    if not search_index.is_whole(connection):
        return kept.once(
            ("read", look.text, look.chosen),
            lambda: of(
                hits.keys(connection, asked, look.chosen, _ALL, indexed=False, heed=heed).keys
            ),
        )
    with _index_read(store):
        return narrowing.searched(connection, asked, look.chosen, heed, kept)


def rows(store: Store, keys: Sequence[int]) -> list[Row]:
    """The memories with these keys as lines of the table, in the order of the keys.

    One that is not there any more is left out. Ask for at most `PAGE` at a time.
    """
    with store.database.reading() as connection:
        return browsing_rows.rows(connection, keys)


class Follower:
    """Says whether a store was written to since it was last asked, by whatever process.

    The memories count as well as the history of passes, where dates of byte checks are kept, and the
    settings. One
    thread makes it, asks it (20 µs) and closes it.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._files = (Commits(store.database.path), Commits(store.runs.path))
        self._seen: tuple[object, ...] | None = None
        self.settings: object = None
        self.version = 0

    def __enter__(self) -> Follower:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def changed(self) -> bool:
        """Was anything committed, or another store put in its place, since this was last asked?

        The first time it was. `version` counts how often, and `settings` is another one
        after each change of a setting. Raises a `StoreError` while there is no
        store that can be read.
        """
        with translated(self._store.folder):
            seen = self._states()
        if seen is None or seen == self._seen:
            return False
        self._seen = seen
        self.settings = seen[-1]
        self.version += 1
        return True

    def _states(self) -> tuple[object, ...] | None:
        """What tells the present state from the next; None where a writer keeps both from being told."""
        memories, runs = self._files
        if (before := memories.state()) is None:
            self._seen = None
            self._store.database.verify_version()
        try:
            return before, runs.state(), self._settings_state()
        except sqlite3.Error:
            # A damaged run history is set aside by whoever writes to it next.
            return before, None, self._settings_state()

    def _settings_state(self) -> object:
        """What tells one content of the settings' file from the next."""
        try:
            found = self._store.settings.path.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino

    def close(self) -> None:
        """Give both files back."""
        for one in self._files:
            one.close()


# The same list, typed ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Typed:
    """The command that lists what a table shows, ready for a shell; `reason` says why there is none,
    or what it does otherwise."""

    line: str
    reason: str = ""


_SAID = ("grade", "standing", "verdict")
_WORDS = ("wing", "room", "tag", "subject", "hall", "agent", "source")
_UNSAID = {
    "tier": "a tier",
    "origin": "one origin",
    "flag": "a flag",
    "since": "what changed of late",
    "changed_by": "what one pass changed",
}
_ORDER = "It lists in the order of filing."
_ALL_LINES = 1_000_000  # a search shows a hundred unless told otherwise


def command(look: Look, folder: Path | str) -> Typed:
    """The `nidra list` that lists what a table shows of the store in `folder`."""
    chosen = look.chosen
    unsaid = [words for name, words in _UNSAID.items() if getattr(chosen, name) is not None]
    if chosen.active is False:
        unsaid.append("retired memories alone")
    if chosen.fading is not None and chosen.active is None:
        unsaid.append("retired memories beside what fades")
    if unsaid:
        return Typed("", f"The command line has no option for {' and '.join(unsaid)}.")
    words = ["nidra", "list", *_options(chosen)]
    if look.text.strip():
        words += [f"--search={look.text}", "--limit", str(_ALL_LINES)]
    words += ["--dir", str(folder)]
    return Typed(shlex.join(words), _order(look))


def _options(chosen: Filter) -> list[str]:
    words: list[str] = []
    for name in _SAID:
        if (value := getattr(chosen, name)) is not None:
            words += [f"--{name}", value.label.replace(" ", "-")]
    for name in _WORDS:
        if (value := getattr(chosen, name)) is not None:
            # A name that begins as an option does would be taken for one.
            words += [f"--{name}={value}"] if value.startswith("-") else [f"--{name}", value]
    if chosen.fading is not None:
        words += _of_span(chosen.fading)
    return [*words, "--all"] if chosen.active is None else words


def _of_span(span: Span) -> list[str]:
    if span.since < 0:
        return ["--faded"]
    return ["--fading", str(round((span.until - span.since) / DAY))]


def _order(look: Look) -> str:
    if look.chosen.fading is not None and not look.text.strip():
        return "It lists what fades, the nearest first."
    if look.chosen.source is not None and not look.text.strip():
        return "It lists in the order of the source."
    return "" if look.sort is Sort.FILED else _ORDER
