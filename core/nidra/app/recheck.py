"""Look again at what one memory shows for itself: first what its sources say now, then what follows.

>>> for found in checks(store, name):                                           # doctest: +SKIP
...     show(found.before, found.now.sentence, place_of(store, found))
>>> recheck(store, name).fell                                                   # doctest: +SKIP
1
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from nidra.app.overview import changes_in
from nidra.app.sample import excerpt_of
from nidra.app.watch import change_of
from nidra.app.why import LiveCheck, each_check
from nidra.app.workspace import Store
from nidra.base.errors import Cancelled, NidraError
from nidra.records.evidence import SourceState
from nidra.records.memory import Memory
from nidra.records.verdict import OK, State, Verdict
from nidra.records.watch import WatchChange
from nidra.sleep.places import Finder
from nidra.sleep.watch.debounce import MISSING
from nidra.sleep.watch.judging import Judge
from nidra.sources.files import Look
from nidra.sources.reader import FileReader, Reader, Source
from nidra.store import sources
from nidra.store.sources import SourceRow

REASON = "recheck"
LOOKS = 2
_POLL = 0.05
_MOVING = "Its source changed while it was looked at; the next look at it tries again."
_KEPT = "What was found so far is kept."

Stop = Callable[[], bool] | None


@dataclass(frozen=True, slots=True)
class ReceiptCheck:
    """One receipt: the verdict that was on record before, and what its source says at this moment.

    `read_at` is when its bytes were read, in microseconds. `live` holds the receipt as it is on record.
    """

    before: State
    before_sentence: str
    live: LiveCheck
    read_at: int

    @property
    def evidence(self) -> int:
        """The key of the receipt."""
        return self.live.row.key

    @property
    def now(self) -> Verdict:
        """The verdict of this moment."""
        return self.live.now

    @property
    def differs(self) -> bool:
        """Is the verdict another one than before?"""
        return self.now.state is not self.before


@dataclass(frozen=True, slots=True)
class Recheck:
    """A memory whose sources were read again, as it stands after that.

    `changes` are the transactions in which verdicts were filed, with what fell and rose by them; there
    is none where everything was as on record. `unfiled` says why something that differs could not be
    filed, "" where nothing is left.
    """

    memory: Memory
    checks: tuple[ReceiptCheck, ...]
    changes: tuple[WatchChange, ...]
    checked_at: int
    unfiled: str = ""

    @property
    def fell(self) -> int:
        """How many memories fell, what rests on this one included."""
        return sum(change.fell for change in self.changes)

    @property
    def rose(self) -> int:
        """How many memories rose again."""
        return sum(change.rose for change in self.changes)


@dataclass(frozen=True, slots=True)
class Context:
    """Where a receipt stands in its source: the words found there and what stands around them.

    `line` counts from 1; None where no place was found. `changes` are (what the memory says, what the
    source says today), piece by piece, where that is known. `note` says why there is nothing to see.
    """

    path: str
    before: str = ""
    found: str = ""
    after: str = ""
    offset: int = 0
    length: int = 0
    line: int | None = None
    changes: tuple[tuple[str, str], ...] = ()
    note: str = ""


def checks(
    store: Store, name: str, cancel: Stop = None, reader: Reader | None = None
) -> Iterator[ReceiptCheck]:
    """Check each live receipt of a memory against its source's bytes, one after the other as they are
    asked for. Writes nothing. Raises `MemoryAbsent`, and `Cancelled` on request.
    """
    memory = store.get(name)
    return _checks(store, memory, {}, _Heeding(store, reader, cancel))


def recheck(store: Store, name: str, reader: Reader | None = None, cancel: Stop = None) -> Recheck:
    """Read the sources of a memory again, and file each verdict that is another one by now.

    What is filed goes the way of the watcher: verdicts, grades, what rests on them, journal, in short
    transactions with the reason `recheck`, each to be undone by its `batch`. Where nothing differs,
    `nidra.db` stays as it is. A source that is not there is looked at once more a second later.
    Raises `MemoryAbsent`, and `Cancelled` on request; what keeps verdicts from being filed, as a disk
    that is full, is told in `unfiled`.
    """
    memory = store.get(name)
    before = {row.key: (row.state, row.note) for row in memory.evidence}
    heeding = _Heeding(store, reader, cancel)
    filing = _Filing(store, cancel)
    wanted: set[int] = set()
    found: tuple[ReceiptCheck, ...] = ()
    for _ in range(LOOKS):
        filing.file(memory, wanted)
        memory = store.get(memory.id)
        found = tuple(_checks(store, memory, before, heeding))
        wanted = {one.evidence for one in found if _is_open(one)}
        if not wanted or filing.problem:
            break
    unfiled = filing.problem or (_MOVING if wanted else "")
    return Recheck(memory, found, tuple(filing.changes), store.now(), unfiled)


def _is_open(found: ReceiptCheck) -> bool:
    """Does what is on record by now still differ from what the source says? Words that were found at
    another place stand there from then on: on record they moved, and at the next look they just stand.
    """
    kept, now = found.live.row.state, found.now.state
    return kept is not now and not (kept in OK and now in OK)


def _checks(
    store: Store,
    memory: Memory,
    before: dict[int, tuple[State, str]],
    reader: _Heeding,
) -> Iterator[ReceiptCheck]:
    found = each_check(store, memory, reader)
    while True:
        reader.heed()
        live = next(found, None)
        if live is None:
            return
        state, sentence = before.get(live.row.key, (live.row.state, live.row.note))
        yield ReceiptCheck(state, sentence, live, store.now())


# Filing -------------------------------------------------------------------------------------


class _Filing:
    """Has the sources of one memory judged, as the watcher does, and keeps what came of it."""

    def __init__(self, store: Store, cancel: Stop) -> None:
        self.changes: list[WatchChange] = []
        self.problem = ""
        self._store = store
        self._cancel = cancel
        self._judge = Judge(
            store.database,
            store.runs,
            store.folder,
            store.now,
            lambda at, batch, outcome: self.changes.append(change_of(store, at, batch, outcome)),
            cancel,
            REASON,
        )

    def file(self, memory: Memory, wanted: Collection[int]) -> None:
        """Judge what the sources of a memory say, and the `wanted` receipts in any case."""
        rows = _sources(self._store, memory)
        self._wait(rows)
        try:
            left = self._judge.judge([row.key for row in rows], anew=True, wanted=wanted)
        except Cancelled:
            raise
        except (NidraError, sqlite3.Error, OSError) as problem:
            self.problem = str(problem)
            return
        self.problem = _left(rows, left)

    def _wait(self, rows: Sequence[SourceRow]) -> None:
        """Give files that are missing a second to come back: editors take them away to replace them."""
        end = time.monotonic() + MISSING
        while time.monotonic() < end and _missing(self._store, rows):
            if self._cancel is not None and self._cancel():
                raise Cancelled(reason=_KEPT)
            time.sleep(_POLL)


def _sources(store: Store, memory: Memory) -> list[SourceRow]:
    """The sources of a memory's live receipts, each once."""
    paths = dict.fromkeys(row.source for row in memory.evidence if not row.retired)
    with store.database.reading() as connection:
        found = [sources.source_at(connection, path) for path in paths]
    return [row for row in found if row is not None]


def _missing(store: Store, rows: Sequence[SourceRow]) -> bool:
    """Is a source not there that was there when it was looked at last?"""
    largest = store.settings.number("source.largest_mib") << 20
    finder = Finder(store.folder, largest, lambda path: False)
    return any(
        row.state == SourceState.PRESENT and not finder.find(row, search=False).look.exists
        for row in rows
    )


def _left(rows: Sequence[SourceRow], left: Collection[int]) -> str:
    """A sentence on sources that somebody kept writing to."""
    names = [row.path for row in rows if row.key in left]
    if not names:
        return ""
    return f"{names[0]} is being written to all the time; the next look at it tries again."


class _Heeding:
    """A reader whose long checks stop on request."""

    def __init__(self, store: Store, reader: Reader | None, cancel: Stop) -> None:
        largest = store.settings.number("source.largest_mib") << 20
        self._reader: Reader = reader or FileReader(largest)
        self._cancel = cancel

    def heed(self) -> None:
        """Raise `Cancelled` where a stop was asked for."""
        if self._cancel is not None and self._cancel():
            raise Cancelled(reason=_KEPT)

    def look(self, path: str) -> Look:
        """As the reader does."""
        return self._reader.look(path)

    def open(self, path: str) -> Source:
        """As the reader does."""
        source = self._reader.open(path)
        source.heed = self.heed
        return source


# Places -------------------------------------------------------------------------------------


def place_of(
    store: Store, check: ReceiptCheck | LiveCheck, reader: Reader | None = None
) -> Context:
    """The source around a receipt, as it says now. Hand in the `reader` of several to read once."""
    live = check.live if isinstance(check, ReceiptCheck) else check
    largest = store.settings.number("source.largest_mib") << 20
    source = (reader or FileReader(largest)).open(live.place)
    context = Context(live.place, changes=_changes(live))
    if not source.raw:
        return replace(context, note=source.look.sentence or "The source is empty.")
    shown = excerpt_of(source, live)
    return replace(
        context,
        before=shown.before,
        found=shown.found,
        after=shown.after,
        offset=shown.offset,
        length=shown.length,
        line=None if shown.note else _line(source, shown.offset),
        note=shown.note,
    )


def _changes(live: LiveCheck) -> tuple[tuple[str, str], ...]:
    """The words that changed, as the check of this moment found them, else as they are on record."""
    if live.now.state is not State.DRIFTED:
        return ()
    return changes_in(live.row.excerpt, live.now.detail) or changes_in(
        live.row.excerpt, live.row.detail
    )


def _line(source: Source, offset: int) -> int:
    """The line of a place, counted as an editor counts: by what ends a line in the file's encoding."""
    text = source.text
    encoding = getattr(text, "encoding", "utf-8")
    head = source.raw[:offset].decode(encoding, "replace")
    return head.count("\n") + head.count("\r") - head.count("\r\n") + 1
