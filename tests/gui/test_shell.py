"""The window around its pages: what it says and where, what it leads to, and what it remembers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.browse import Sort
from PySide6.QtCore import QDir, QSize
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from nidra_gui.settings import WindowSettings
from nidra_gui.shell import TITLE_BAR, Shell, _fitting
from nidra_gui.theme import Theme
from nidra_gui.views.memories import MemoriesPage
from nidra_gui.views.source_opener import show_folder

WAIT = 20_000

Opened = Callable[[Path], Shell]


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store in which two memories are fallen and one is not."""
    source = tmp_path / "notes.md"
    source.write_text("The port is 8080. The limit is 5. The gate is blue.\n")
    with Store(tmp_path / "store") as made:
        made.init()
        for words in ("port is 8080", "limit is 5", "gate is blue"):
            made.add(new_memory(f"The {words}", source=source, excerpt=words))
        run_sleep(made)
        source.write_text("The gate is blue.\n")
        run_sleep(made)
    return tmp_path / "store"


def ids(folder: Path) -> dict[str, str]:
    with Store(folder) as made:
        return {memory.statement: memory.id for memory in made.load()}


def test_what_is_said_covers_nothing(open_store: Opened, store: Path) -> None:
    shell = open_store(store)
    shell.say("Something is told", "Go there", lambda: None)
    shell.layout().activate()
    toast, page = shell.toast, shell._stack
    assert toast.isVisible()
    assert not toast.geometry().intersects(page.geometry())


def test_several_changes_add_up_while_they_are_told(open_store: Opened, store: Path) -> None:
    shell = open_store(store)
    known = ids(store)
    first, second = known["The port is 8080"], known["The limit is 5"]
    shell.telling.fell({"fell": 1, "memories": [{"memory": first, "deed": "fell"}]})
    assert shell.toast.sentence.text() == "A source changed: 1 memory fell."
    shell.telling.fell({"fell": 1, "memories": [{"memory": second, "deed": "fell"}]})
    assert shell.toast.sentence.text() == "Sources changed: 2 memories fell."
    shell.toast.shut.click()
    shell.telling.fell({"fell": 1, "memories": [{"memory": second, "deed": "fell"}]})
    assert shell.toast.sentence.text() == "A source changed: 1 memory fell."


def test_show_them_chooses_what_fell_among_the_fallen(
    qtbot: QtBot, open_store: Opened, store: Path
) -> None:
    shell = open_store(store)
    known = ids(store)
    shell.show_memory(known["The gate is blue"])
    page = shell.page("memories")
    assert isinstance(page, MemoriesPage)
    page.bar.sorted.emit(Sort.OLDEST)
    qtbot.waitUntil(lambda: page.pane.memory == known["The gate is blue"], timeout=WAIT)
    shell.telling.fell(
        {"fell": 1, "memories": [{"memory": known["The limit is 5"], "deed": "fell"}]}
    )
    shell.toast.step.click()
    qtbot.waitUntil(lambda: page.pane.memory == known["The limit is 5"], timeout=WAIT)
    assert page.choice.facets == {"standing": "fallen"} and page.choice.sort is Sort.NEWEST
    qtbot.waitUntil(lambda: page.model.rowCount() == 2, timeout=WAIT)


def test_the_first_window_fits_the_screen() -> None:
    assert _fitting(QSize(1280, 800)) == QSize(1280, 800 - TITLE_BAR)
    assert _fitting(QSize(1920, 1080)) == QSize(1280, 800)


def test_home_without_a_store_is_the_welcome(open_store: Opened, tmp_path: Path) -> None:
    shell = open_store(tmp_path / "none")
    home = shell.commands["go-home"]
    assert shell.current == "first-run" and home.isChecked()
    shell.commands["go-sources"].trigger()
    assert not home.isChecked()
    home.trigger()
    assert shell.current == "first-run" and home.isChecked()


def test_the_next_window_shows_the_page_and_the_order_of_this_one(
    qtbot: QtBot, theme: Theme, settings: WindowSettings, open_store: Opened, store: Path
) -> None:
    shell = open_store(store)
    shell.go("memories")
    shell.page("memories").bar.sorted.emit(Sort.SUBJECT)  # type: ignore[attr-defined]
    shell.close()
    again = Shell(theme, settings)
    again.show()
    with qtbot.waitSignal(again.opened, timeout=WAIT):
        again.begin(store)
    assert again.current == "memories"
    assert again.page("memories").choice.sort is Sort.SUBJECT  # type: ignore[attr-defined]
    again.close()


def test_another_store_that_was_open_last_is_offered(
    qtbot: QtBot, open_store: Opened, settings: WindowSettings, store: Path, tmp_path: Path
) -> None:
    settings.store, settings.page = str(store), "sources"
    shell = open_store(tmp_path / "own")
    assert shell.current == "first-run"
    assert shell.page("first-run").last.isVisible()  # type: ignore[attr-defined]
    assert shell.toast.step.text() == "Open it"
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        shell.toast.step.click()
    assert shell.session is not None and shell.session.folder == store
    assert shell.current == "sources"
    assert not shell.commands["open-last"].isEnabled()


def test_a_folder_that_nothing_opens_is_said_with_its_path_to_copy(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    show_folder(shell, str(tmp_path))
    assert shell.toast.sentence.text().startswith(f"{tmp_path} could not be opened")
    assert shell.toast.step.text() == "Copy path"
    shell.toast.step.click()
    assert QGuiApplication.clipboard().text() == str(tmp_path)


def test_a_folder_is_chosen_from_home_on(shell: Shell) -> None:
    shell.commands["open-store"].trigger()
    dialog = shell.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.directory().absolutePath() == QDir.homePath()
    dialog.close()
