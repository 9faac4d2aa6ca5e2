"""Undo and redo of what is large: asked with what would come of it, run as work, done again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from adapters.palaces import copied
from nidra.app.workspace import Store, new_memory
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from nidra_gui.shell import Shell

WAIT = 30_000


@pytest.fixture
def full(open_store: Callable[[Path], Shell], tmp_path: Path) -> Shell:
    """The window on a store with one memory that has a source."""
    (tmp_path / "notes.md").write_text("The port is 8080.\n")
    with Store(tmp_path / "store") as made:
        made.init()
        made.add(
            new_memory("The port is 8080", source=tmp_path / "notes.md", excerpt="port is 8080")
        )
    return open_store(tmp_path / "store")


def total(shell: Shell) -> int:
    assert shell.session is not None
    with Store(shell.session.folder) as store:
        return store.census().total


def press(qtbot: QtBot, shell: Shell, words: str) -> str:
    """Press a button of the question that comes up; what it asked."""
    qtbot.waitUntil(lambda: bool(shell.findChildren(QMessageBox)), timeout=WAIT)
    (box,) = shell.findChildren(QMessageBox)
    told = f"{box.text()} {box.informativeText()}"
    next(one for one in box.findChildren(QPushButton) if one.text() == words).click()
    qtbot.waitUntil(lambda: not shell.findChildren(QMessageBox), timeout=WAIT)
    return told


def imported(qtbot: QtBot, shell: Shell, folder: Path) -> None:
    shell.import_from(str(folder))
    page = shell.page("import")
    qtbot.waitUntil(lambda: page.found is not None, timeout=WAIT)  # type: ignore[attr-defined]
    page.start.click()  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: page.done is not None, timeout=WAIT)  # type: ignore[attr-defined]


def test_an_import_is_taken_back_after_a_question_and_done_again(
    qtbot: QtBot, full: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nidra_gui.deeds.ASKED_FROM", 10)
    imported(qtbot, full, copied("project", tmp_path / "palace"))
    whole = total(full)
    assert whole > 11
    full.commands["undo"].trigger()
    assert press(qtbot, full, "Cancel").startswith("Take back: import of palace? It touches")
    assert total(full) == whole
    full.commands["undo"].trigger()
    press(qtbot, full, "Undo")
    redo = full.commands["redo"]
    qtbot.waitUntil(redo.isEnabled, timeout=WAIT)
    assert total(full) == 1 and redo.text() == "Redo import of palace"
    assert full.toast.step.text() == "Redo"
    redo.trigger()
    qtbot.waitUntil(lambda: full.commands["undo"].isEnabled(), timeout=WAIT)
    assert total(full) == whole
    full.commands["undo"].trigger()
    press(qtbot, full, "Undo")
    qtbot.waitUntil(redo.isEnabled, timeout=WAIT)
    assert total(full) == 1


def test_a_pass_that_a_person_started_is_a_deed_before_what_came_earlier(
    qtbot: QtBot, full: Shell
) -> None:
    assert full.session is not None
    with qtbot.waitSignal(full.session.work_ended, timeout=WAIT):
        full.sleep()
    undo, redo = full.commands["undo"], full.commands["redo"]
    assert undo.text() == "Undo pass"
    undo.trigger()
    qtbot.waitUntil(redo.isEnabled, timeout=WAIT)
    assert redo.text() == "Redo pass" and not undo.isEnabled()
    redo.trigger()
    qtbot.waitUntil(undo.isEnabled, timeout=WAIT)
    assert undo.text() == "Undo pass"


def test_what_offers_to_take_an_import_back_goes_once_undo_would_take_a_pass_back(
    qtbot: QtBot, full: Shell, tmp_path: Path
) -> None:
    imported(qtbot, full, copied("project", tmp_path / "palace"))
    qtbot.waitUntil(lambda: full.toast.isVisible(), timeout=WAIT)
    assert full.toast.step.text() == "Undo"
    full.go("home")
    full.commands["sleep"].trigger()
    qtbot.waitUntil(lambda: full.commands["undo"].text() == "Undo pass", timeout=WAIT)
    assert not full.toast.leads_to(full.commands["undo"].trigger)
