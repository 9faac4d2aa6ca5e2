"""Watch a store's sources: what changes is judged at once, and whoever asked hears of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from nidra.app.overview import fall_of
from nidra.app.workspace import Store
from nidra.records.memory import Memory
from nidra.records.progress import Progress
from nidra.records.watch import Deed, MemoryChange, WatchChange, WatchState, deed
from nidra.sleep.regrade import Outcome
from nidra.sleep.watch.hooks import Hooks, Notes
from nidra.sleep.watch.notes import Kind, Note
from nidra.sleep.watch.watcher import Watcher
from nidra.store import grades, sources
from nidra.store.byte_checks import ReadDates
from nidra.store.grades import Regrade
from nidra.store.reading import build

LISTED = 200


class Control:
    """Commands to a watcher that runs: any thread may give them, and a signal handler."""

    def __init__(self) -> None:
        self.notes = Notes()

    def pause(self) -> None:
        """Look at nothing until `resume`."""
        self.notes.put(Note(Kind.PAUSE))

    def resume(self) -> None:
        """Go on, with a look at every source."""
        self.notes.put(Note(Kind.RESUME))

    def sweep(self) -> None:
        """Look at every source now."""
        self.notes.put(Note(Kind.SWEEP))

    def stop(self) -> None:
        """End after the transaction that is being written."""
        self.notes.put(Note(Kind.STOP))


def watch(
    store: Store,
    *,
    changed: Callable[[WatchChange], None] = lambda change: None,
    state: Callable[[WatchState], None] = lambda state: None,
    progress: Callable[[Progress], None] = lambda progress: None,
    cancel: Callable[[], bool] = lambda: False,
    control: Control | None = None,
    once: bool = False,
) -> None:
    """Watch the sources of `store` until a stop is asked for, by `control` or `cancel`.

    `changed` hears of each transaction that judged memories anew, `state` of what the watcher is at,
    `progress` of how far a look at every source came; all are called in this thread. With `once` every source is looked at one time, and that is all.
    Raises `StoreBusy` where another process watches this store, `StoreError` where it cannot be
    opened; what goes wrong later is a state, and tried again.
    """
    store.database.verify_version()
    hooks = Hooks(
        told=lambda at, batch, outcome: changed(change_of(store, at, batch, outcome)),
        state=state,
        progress=progress,
        cancel=cancel,
        now=store.now,
    )
    watcher = Watcher(store.folder, hooks, control.notes if control else None)
    if once:
        watcher.once()
    else:
        watcher.run()


def unread(store: Store) -> tuple[int, int]:
    """How many sources a watcher leaves to the next pass: that were never read, and that are to be read
    again because an undo took back what was found."""
    with store.database.reading() as connection:
        return sources.unread(connection)


def change_of(store: Store, at: int, batch: str, outcome: Outcome) -> WatchChange:
    """What one transaction judged anew, with the first `LISTED` memories by name."""
    total = sum(len(change.keys) for change in outcome.changes)
    listed = list(islice(_judged(outcome), LISTED))
    with store.database.reading() as connection:
        keys = [key for key, _, _ in listed]
        names = grades.names(connection, keys)
        built = {memory.id: memory for memory in build(connection, keys, ReadDates(store.runs))}
    told = tuple(
        _memory(names[key], change, followed, built.get(names[key]))
        for key, change, followed in listed
    )
    numbers = dict.fromkeys(Deed, 0)
    for change in outcome.changes:
        numbers[_deed(change)] += len(change.keys)
    counts = tuple((deed, number) for deed, number in numbers.items() if number)
    fell, rose = numbers[Deed.FELL], numbers[Deed.ROSE]
    return WatchChange(at, batch, told, total - len(told), fell, rose, counts)


def _memory(name: str, change: Regrade, followed: bool, memory: Memory | None) -> MemoryChange:
    """One memory that was judged anew; what it says, and what its source says instead, as it is now."""
    deed = _deed(change)
    fall = fall_of(memory) if memory is not None and deed is Deed.FELL else None
    statement = memory.statement if memory is not None else ""
    words = fall.changes if fall is not None else ()
    return MemoryChange(name, deed, change.sentence, followed, statement, words)


def _judged(outcome: Outcome) -> Iterator[tuple[int, Regrade, bool]]:
    """The memories that were judged anew, those that only followed others behind them."""
    for at, change in enumerate(outcome.changes):
        for key in change.keys:
            yield key, change, at >= outcome.direct


def _deed(change: Regrade) -> Deed:
    old, new = change.old, change.new
    return deed((old.grade, new.grade), (old.standing, new.standing))
