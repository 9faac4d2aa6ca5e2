"""Conflicts, Sources, Trust report and Decay in each state: a sentence, and a next step that leads on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from nidra.app.workspace import Store
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from nidra_gui.jobs import Lane
from nidra_gui.shell import Shell
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.state import Kind

WAIT = 20_000
PAGES = ["conflicts", "sources", "trust", "decay"]
LOOKED_FOR = {
    "conflicts": "Looking for conflicts…",
    "sources": "Looking at the sources…",
    "trust": "Putting the trust report together…",
    "decay": "Looking at what fades…",
}


def _shown(shell: Shell, name: str, qtbot: QtBot, kind: Kind) -> Page:
    shell.go(name)
    page = shell.page(name)
    qtbot.waitUntil(lambda: page.kind is kind, timeout=WAIT)
    return page


def _press(qtbot: QtBot, page: Page, words: str) -> None:
    button = next(b for b in page.panel.findChildren(QPushButton) if b.text() == words)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("name", PAGES)
def test_without_a_store_the_demo_is_one_step_away(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    shell = open_store(tmp_path / "nothing")
    page = _shown(shell, name, qtbot, Kind.EMPTY)
    assert page.panel.title.text() == "Nothing is here yet"
    assert page.panel.sentence.text().startswith(page.promise()) and page.promise()
    assert page.panel.buttons() == ["Import a palace…", "Open the demo store"]
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        _press(qtbot, page, "Open the demo store")
    _shown(shell, name, qtbot, Kind.FULL)


@pytest.mark.parametrize("name", PAGES)
def test_the_demo_store_has_something_to_show(on_demo: Shell, qtbot: QtBot, name: str) -> None:
    page = _shown(on_demo, name, qtbot, Kind.FULL)
    assert page.body.isVisible() and not page.panel.isVisible()


@pytest.mark.parametrize("name", PAGES)
def test_while_it_looks_it_says_what_for_and_nobody_has_to_wait(
    open_store: Callable[[Path], Shell],
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    Store(tmp_path / "store").init()
    shell = open_store(tmp_path / "store")
    monkeypatch.setattr(Lane, "ask", lambda *_, **__: None)
    page = _shown(shell, name, qtbot, Kind.BUSY)
    assert page.panel.title.text() == LOOKED_FOR[name]
    assert page.panel.buttons() == ["Go to Home"]
    _press(qtbot, page, "Go to Home")
    assert shell.current == "home"


@pytest.mark.parametrize("name", PAGES)
def test_a_store_that_is_damaged_is_told_and_tried_again(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path, name: str
) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "nidra.db").write_bytes(b"no database at all" * 100)
    shell = open_store(folder)
    page = _shown(shell, name, qtbot, Kind.ERROR)
    assert page.panel.title.text() == "The store cannot be opened"
    assert "is damaged" in page.panel.sentence.text()
    assert page.panel.buttons() == ["Try again", "Open another store…", "Open the demo store"]
    (folder / "nidra.db").unlink()
    Store(folder).init()
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        _press(qtbot, page, "Try again")
    _shown(shell, name, qtbot, Kind.EMPTY)
