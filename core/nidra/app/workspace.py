"""The store as its users hold it: `Store`, and `new_memory` to fill it.

>>> store = Store(".nidra")                                                     # doctest: +SKIP
>>> store.init()                                                                # doctest: +SKIP
>>> store.add(new_memory("The retry limit is 5", source="config.md",
...                      excerpt="retry limit is 5"))                           # doctest: +SKIP
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any

from nidra.base.clock import Clock, SystemClock, micros, parse
from nidra.base.errors import HalfReceipt, NotAStore, UsageError
from nidra.base.ids import PublicId
from nidra.base.paths import STORE_NAME, absolute
from nidra.base.settings import Settings
from nidra.base.text import storable
from nidra.records.event import Event
from nidra.records.evidence import Form
from nidra.records.memory import Memory, NewMemory, NewReceipt
from nidra.records.report import Census
from nidra.sources.first_generation import lies_at
from nidra.sources.pathnames import local_path
from nidra.store import counting, grades, reading
from nidra.store import journal as journal_table
from nidra.store.byte_checks import ReadDates
from nidra.store.connection import Connection
from nidra.store.database import Database
from nidra.store.journal import Journal
from nidra.store.reading import Filter
from nidra.store.runs import Runs

CLAIMS = ("path:", "wikilink:", "symbol:", "value:")


class Store:
    """A store in a folder (default `.nidra`): memories in `nidra.db`, run history in `runs.db`.

    Opening costs nothing until the first call. Every method may raise a `StoreError` that says in
    one sentence what is wrong with the store; none leaves it half changed.
    """

    def __init__(
        self, path: str | os.PathLike[str] = STORE_NAME, clock: Clock | None = None
    ) -> None:
        text = os.fspath(path)
        if "://" in text:
            raise NotAStore(path=text, reason="stores on a server come with a later version.")
        self.folder = Path(absolute(text))
        self.clock: Clock = clock or SystemClock()
        self.database = Database(self.folder)
        self.runs = Runs(self.folder)

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Store({str(self.folder)!r})"

    @property
    def settings(self) -> Settings:
        """What can be set for this store."""
        return Settings(self.folder)

    def now(self) -> int:
        """The present moment of the store's clock, in microseconds."""
        return micros(self.clock.now())

    def init(self) -> bool:
        """Make the store where there is none; True when it was made now. Safe to call again.

        A store of the first generation that lies there is taken over, its files left as they are.
        """
        if lies_at(self.folder):
            from nidra.app.takeover import take_over

            return not take_over(self, self.folder).again
        return self.database.create()

    def exists(self) -> bool:
        """Is there a store in the folder?"""
        return self.database.exists()

    def add(self, memory: NewMemory, *, revive: bool = False) -> PublicId:
        """File a memory, or unite its receipts with the one that says exactly the same.

        Relative sources are resolved against the working folder now. Raises `SourceRefused` for a
        source that is no regular file, `UnknownPremise`, and `UsageError` where the memory was
        retired and `revive` is not set.
        """
        return self.file(memory, revive=revive)

    def file(
        self,
        memory: NewMemory,
        *,
        revive: bool = False,
        also: Callable[[Connection, int], None] | None = None,
    ) -> PublicId:
        """As `add`; `also` writes more about the memory in the same transaction."""
        from nidra.store import memories

        now = self.now()
        ready = replace(memory, receipts=tuple(self._resolved(r) for r in memory.receipts))
        with self.database.writing() as connection:
            filed = memories.file(connection, ready, now, revive)
            if also is not None:
                also(connection, filed.key)
            if filed.changed:
                journal = Journal(connection, now)
                journal.append("add" if filed.created else "united", filed.id, filed.detail)
                if not filed.created or filed.adopted or ready.rests_on:
                    from nidra.sleep.regrade import regrade

                    regrade(connection, journal, [filed.key], now, "add")
                journal.flush()
        return filed.id

    def _resolved(self, receipt: NewReceipt) -> NewReceipt:
        """The receipt with its source absolute, refused where it is no regular file."""
        from nidra.app.receipts import with_context

        path = local_path(receipt.source)
        if "://" in path:
            return replace(receipt, source=path)
        path = absolute(path)
        try:
            relative = os.path.relpath(path, self.folder)
        except ValueError:
            relative = ""
        return with_context(replace(receipt, source=path, relative=relative))

    def get(self, name: str) -> Memory:
        """The memory with this id, or the one whose id begins so. Raises `MemoryAbsent`."""
        from nidra.store import memories

        with self.database.reading() as connection:
            key = memories.resolve(connection, name)
            return reading.build(connection, [key], ReadDates(self.runs))[0]

    def related(self, names: Sequence[str]) -> list[Memory]:
        """The memories that a memory names as its premises or dependants, in the order of filing.

        One whose import was undone is among them, and does not count as active.
        """
        with self.database.reading() as connection:
            keys = sorted(reading.named(connection, names))
            return reading.build(connection, keys, self.read_dates())

    def load(self, chosen: Filter | None = None) -> Iterator[Memory]:
        """Every memory in the order in which it was filed, retired ones included."""
        dates = self.read_dates()
        after = 0
        while True:
            with self.database.reading() as connection:
                page = reading.keys(connection, chosen, reading.PAGE, after)
                built = reading.build(connection, page, dates)
            if not page:
                return
            yield from built
            after = page[-1]

    def read_dates(self) -> Mapping[int, int]:
        """When each source's bytes were last read, by source key, in microseconds."""
        return ReadDates(self.runs)

    def journal_for(self, name: str) -> list[Event]:
        """Everything that the journal tells of one memory, oldest first."""
        from nidra.store import memories

        with self.database.reading() as connection:
            key = memories.resolve(connection, name)
            return journal_table.events_of(connection, key, grades.names(connection, [key])[key])

    def census(self) -> Census:
        """How many memories there are, by grade and standing."""
        with self.database.reading() as connection:
            return counting.counts(connection)

    def close(self) -> None:
        """Give the files back."""
        self.database.close()
        self.runs.close()


def new_memory(
    statement: str,
    subject: str | None = None,
    source: str | os.PathLike[str] | None = None,
    excerpt: str | None = None,
    locator: str | None = None,
    tags: Iterable[str] | None = None,
    confidence: float = 0.5,
    now: datetime | str | None = None,
    *,
    attribute: str | None = None,
    sources: Sequence[tuple[Any, ...]] = (),
    rests_on: Sequence[str] = (),
) -> NewMemory:
    """A memory ready to be added: its statement, receipts (source, excerpt, locator) and premises.

    `sources` takes more receipts as tuples of two or three. Raises `HalfReceipt` where one half of
    a receipt is missing, `TooWeakExcerpt` for fewer than three letters or digits, `UsageError` for
    an empty statement or a confidence outside [0, 1].
    """
    if not isinstance(statement, str) or not statement.strip():
        raise UsageError(reason="A memory needs a statement; this one is empty.")
    receipts = []
    if source is not None or excerpt is not None:
        receipts.append(_receipt(source, excerpt, locator))
    if not isinstance(sources, (list, tuple)):
        raise UsageError(reason=f"Sources are a list of receipts, not {sources!r}.")
    receipts.extend(_receipt(*_triple(row)) for row in sources)
    return NewMemory(
        statement=storable(statement),
        subject=_word("subject", subject),
        attribute=_word("attribute", attribute),
        tags=_words("tag", tags),
        confidence=_confidence(confidence),
        recorded_at=_moment(now),
        receipts=tuple(receipts),
        rests_on=_words("premise", rests_on),
    )


def _confidence(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0.0 <= value <= 1.0:
        raise UsageError(reason=f"Confidence is a number between 0 and 1, not {value!r}.")
    return float(value)


def _word(what: str, value: Any) -> str | None:
    """A short text given by a caller, or None where it is empty. Raises `UsageError` for no text."""
    if value is None or value == "":
        return None
    if not isinstance(value, str):
        raise UsageError(reason=f"A {what} is a text, not {value!r}.")
    return storable(value)


def _words(what: str, values: Iterable[Any] | str | None) -> tuple[str, ...]:
    """Short texts, each once; one text alone counts as a list of one."""
    listed = [values] if isinstance(values, str) else list(values or ())
    return tuple(dict.fromkeys(word for value in listed if (word := _word(what, value))))


def _triple(row: Sequence[Any]) -> tuple[Any, Any, Any]:
    if isinstance(row, str) or not 2 <= len(row) <= 3:
        raise UsageError(
            reason=f"A receipt is (source, excerpt) or (source, excerpt, locator), not {row!r}."
        )
    return row[0], row[1], row[2] if len(row) == 3 else None


def _receipt(source: Any, excerpt: Any, locator: Any) -> NewReceipt:
    if source is None or source == "":
        raise HalfReceipt(missing="the source file")
    if excerpt is None:
        raise HalfReceipt(missing=f"the excerpt that stands in {source}")
    if not isinstance(source, (str, os.PathLike)) or not isinstance(excerpt, str):
        raise UsageError(
            reason=f"A source is a path and an excerpt a text; got {source!r} and {excerpt!r}."
        )
    from nidra.trust.check import refuse_weak

    path = os.fspath(source)
    form = Form.CLAIM if str(locator or "").startswith(CLAIMS) else Form.EXCERPT
    if form is Form.EXCERPT:
        refuse_weak(excerpt, path)
    if storable(path) != path:
        raise UsageError(
            reason=f"The path {path!r} holds bytes that are no text, and cannot be kept. Rename the file."
        )
    place = storable(str(locator or ""))
    return NewReceipt(source=path, excerpt=storable(excerpt), locator=place, form=form)


def _moment(now: datetime | str | None) -> int | None:
    if now is None:
        return None
    if isinstance(now, datetime):
        return micros(now)
    found = parse(now)
    if found is None:
        raise UsageError(reason=f"{now!r} is no time in ISO 8601 (2026-06-01T08:00:00+00:00).")
    return found
