"""The demo store in the window: opened as it was left, and made anew only where a person says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from nidra.app.workspace import Store, new_memory
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from nidra_gui.shell import Shell

WAIT = 60_000


@pytest.fixture
def usual(demo: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The demo store as the one at the usual place, with a memory that a person added."""
    monkeypatch.setattr("nidra.app.first_run.default_demo_folder", lambda: demo.parent)
    with Store(demo) as store:
        store.add(new_memory("Somebody was here"))
    return demo


def statements(folder: Path) -> set[str]:
    with Store(folder) as store:
        return {memory.statement for memory in store.load()}


def asked(shell: Shell, words: str) -> QPushButton:
    """The button of the question that is open."""
    (box,) = shell.findChildren(QMessageBox)
    return next(one for one in box.findChildren(QPushButton) if one.text() == words)


def test_the_demo_is_opened_as_it_was_left(
    qtbot: QtBot, open_store: Callable[[Path], Shell], usual: Path, tmp_path: Path
) -> None:
    Store(tmp_path / "own").init()
    shell = open_store(tmp_path / "own")
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        shell.commands["open-demo"].trigger()
    assert shell.session is not None and shell.session.folder == usual
    assert "Somebody was here" in statements(usual)


def test_opening_the_demo_while_it_is_open_changes_nothing(
    open_store: Callable[[Path], Shell], usual: Path
) -> None:
    shell = open_store(usual)
    session = shell.session
    shell.commands["open-demo"].trigger()
    assert shell.session is session
    assert shell.toast.sentence.text() == "The demo store is open already."
    assert "Somebody was here" in statements(usual)


def test_the_demo_starts_afresh_only_after_a_question(
    qtbot: QtBot, open_store: Callable[[Path], Shell], usual: Path
) -> None:
    shell = open_store(usual)
    shell.commands["fresh-demo"].trigger()
    assert "Somebody was here" in statements(usual)
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        asked(shell, "Start afresh").click()
    assert shell.session is not None and shell.session.folder == usual
    assert shell.there and not shell.toast.isVisible()
    assert "Somebody was here" not in statements(usual)


def test_saying_no_leaves_the_demo_alone(open_store: Callable[[Path], Shell], usual: Path) -> None:
    shell = open_store(usual)
    shell.commands["fresh-demo"].trigger()
    asked(shell, "Cancel").click()
    assert shell.there and "Somebody was here" in statements(usual)


def test_where_other_files_lie_the_demo_says_what_to_do_in_the_window(
    qtbot: QtBot,
    open_store: Callable[[Path], Shell],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    folder = tmp_path / "taken"
    folder.mkdir()
    (folder / "letter.txt").write_text("mine", "utf-8")
    monkeypatch.setattr("nidra.app.first_run.default_demo_folder", lambda: folder)
    shell = open_store(tmp_path / "nothing")
    shell.commands["open-demo"].trigger()
    told = shell.toast.sentence.text
    qtbot.waitUntil(lambda: "cannot be made in" in told(), timeout=WAIT)
    assert str(folder) in told().replace("\u200b", "") and "--dir" not in told()
    assert (folder / "letter.txt").read_text("utf-8") == "mine"
