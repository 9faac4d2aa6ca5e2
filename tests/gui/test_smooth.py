"""What keeps the window smooth with half a million memories: who asks what, in which thread, how often."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from nidra.app import browse
from nidra.app import home as home_app
from nidra.store.database import Database
from pytestqt.qtbot import QtBot

from nidra_gui import pages
from nidra_gui.models.choice import Choice
from nidra_gui.models.memory_table import CHUNK
from nidra_gui.shell import Shell
from nidra_gui.views.memories import MemoriesPage

WAIT = 20_000


def _page(shell: Shell, qtbot: QtBot) -> MemoriesPage:
    shell.go("memories")
    page = shell.page("memories")
    assert isinstance(page, MemoriesPage)
    qtbot.waitUntil(lambda: page.model.rowCount() > 0, timeout=WAIT)
    return page


def test_the_windows_thread_asks_for_rows_by_their_keys_and_nothing_else(
    on_demo: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: set[tuple[str, str]] = set()
    keys: list[int] = []
    reading = Database.reading

    def told(database: Database) -> Any:
        if threading.current_thread() is threading.main_thread():
            frame = sys._getframe(1)
            asked.add((frame.f_globals["__name__"], frame.f_code.co_name))
            keys.append(len(frame.f_locals["keys"]))
        return reading(database)

    monkeypatch.setattr(Database, "reading", told)
    page = _page(on_demo, qtbot)
    for choice in (Choice({"standing": "fallen"}), Choice(text="the"), Choice()):
        with qtbot.waitSignal(page.finding.counted, timeout=WAIT):
            page.choose(choice)
    for place in pages.PLACES:
        on_demo.go(place.name)
        session = on_demo.session
        assert session is not None
        qtbot.waitUntil(lambda s=session: not s.pages.is_busy(), timeout=WAIT)  # type: ignore[misc]
    # What a row of the queue shows besides is looked up by the same keys, and no more at once.
    assert asked == {("nidra.app.browse", "rows"), ("nidra.app.forgetting", "dates")}
    assert 0 < max(keys) <= CHUNK


def test_a_search_that_reads_texts_shows_what_it_found_so_far(
    on_demo: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = _page(on_demo, qtbot)
    go_on, works = threading.Event(), browse.part
    monkeypatch.setattr(browse, "FIRST_TEXTS", 1)

    def slow(store: Any, look: Any, before: Any = None, cancel: Any = None) -> browse.Part:
        while before is not None and not cancel() and not go_on.wait(0.01):
            pass
        return works(store, look, before, cancel)

    monkeypatch.setattr(browse, "part", slow)
    page.choose(Choice(text="*e*"))
    qtbot.waitUntil(lambda: "so far" in page.number.text(), timeout=WAIT)
    first = page.model.rowCount()
    go_on.set()
    qtbot.waitUntil(lambda: "so far" not in page.number.text(), timeout=WAIT)
    assert 0 < first < page.model.rowCount()


def test_a_store_that_is_opened_is_looked_at_once(
    demo: Path, shell: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, works = [], home_app.home

    def counted(store: Any) -> Any:
        looks.append(store)
        return works(store)

    monkeypatch.setattr(home_app, "home", counted)
    shell.begin(demo)
    qtbot.waitUntil(lambda: bool(looks), timeout=WAIT)
    session = shell.session
    assert session is not None
    qtbot.waitUntil(lambda: not session.pages.is_busy(), timeout=WAIT)
    qtbot.waitUntil(lambda: session.watcher is not None, timeout=WAIT)
    assert len(looks) == 1
