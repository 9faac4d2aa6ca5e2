"""Tens of thousands of conflicts and of sources: opening and scrolling their pages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nidra.app.workspace import Store, new_memory
from PySide6.QtWidgets import QAbstractItemView, QApplication
from window_clock import Figure, Spent, middle, repaints, timed
from window_world import Painted, World

CONFLICTS, SOURCES = 50_000, 30_000
OPEN, SCROLL = 300.0, 20.0
EACH = 500


def made(folder: Path, conflicts: int = CONFLICTS, sources: int = SOURCES) -> Path:
    """A store with so many open conflicts and so many sources; the one that is there, if one is."""
    store = folder / f"many-{conflicts}-{sources}"
    if not (store / "nidra.db").exists():
        _fill(store, folder / "notes", conflicts, sources)
    return store


def _fill(place: Path, notes: Path, conflicts: int, sources: int) -> None:
    from nidra.store import memories
    from nidra.store.journal import Journal

    notes.mkdir(parents=True, exist_ok=True)
    with Store(place) as store:
        store.init()
        now = store.now()
        ready = []
        for number in range(max(2 * conflicts, sources)):
            text = f"The retry limit of service {number // 2:05d} is {number % 2 + 5} tries."
            path = notes / f"{number % sources // 200:04d}" / f"note-{number % sources:05d}.md"
            ready.append((text, path))
        for text, path in ready[:sources]:
            path.parent.mkdir(exist_ok=True)
            path.write_text(f"{text}\n", "utf-8")
        for at in range(0, len(ready), EACH):
            with store.database.writing() as connection:
                journal = Journal(connection, now)
                for text, path in ready[at : at + EACH]:
                    filed = memories.file(
                        connection, new_memory(text, source=path, excerpt=text), now, False
                    )
                    journal.append("add", filed.id, filed.detail)
                journal.flush()
        _contest(store, conflicts)


def _contest(store: Store, conflicts: int) -> None:
    """Open so many pairs as a pass does."""
    from nidra.store import contests
    from nidra.store.contests import NewContest
    from nidra.store.journal import Journal
    from nidra.store.raw import fetch

    now = store.now()
    with store.database.writing() as connection:
        keys = [row[0] for row in fetch(connection, "SELECT id FROM memory ORDER BY id")]
        pairs = zip(keys[: 2 * conflicts : 2], keys[1 : 2 * conflicts : 2], strict=True)
        found = [NewContest(a, b, "number", {"parts": [["5", "6"]]}) for a, b in pairs]
        journal = Journal(connection, now)
        contests.open_many(connection, journal, found, now)
        journal.flush()


def figures(world: World) -> Iterator[Figure]:
    """Both pages, in a window that has the store open."""
    for name, part in (("conflicts", "list"), ("sources", "table")):
        first, settled = world.opening(name)
        yield middle(f"{name}, many: first opening", [first], OPEN)
        yield middle(f"{name}, many: nothing asked any more", [settled])
        view = getattr(world.shell.page(name), part)
        world.rest(0.5)
        yield repaints(f"{name}, many: scrolled through", _scrolled(view), SCROLL)
        world.opening("home")
        again, _ = world.opening(name)
        yield middle(f"{name}, many: opened again", [again], OPEN)


def _scrolled(view: QAbstractItemView) -> list[Spent]:
    """By pages, then up again; rows that are fetched on the way are part of it."""
    bar, painted = view.verticalScrollBar(), Painted(view.viewport())
    found = []
    for _ in range(100):
        if bar.value() >= bar.maximum():
            break
        before = painted.times
        with timed() as spent:
            bar.setValue(bar.value() + bar.pageStep())
            while painted.times == before:
                QApplication.processEvents()
        found.append(spent)
    return found
