"""The first look: what Nidra does, palaces that are found by themselves, and four ways to begin."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from adapters.palaces import copied
from nidra.app.first_run import FoundPalace
from nidra.app.workspace import Store
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from nidra_gui.shell import Shell
from nidra_gui.views.first_run import FirstRunPage
from nidra_gui.widgets.state import Kind

WAIT = 20_000

Opened = Callable[[Path], Shell]


def begun(qtbot: QtBot, open_store: Opened, folder: Path) -> FirstRunPage:
    """The window where no store is yet, with the usual places looked through."""
    shell = open_store(folder)
    assert shell.current == "first-run"
    page = shell.page("first-run")
    assert isinstance(page, FirstRunPage)
    qtbot.waitUntil(lambda: "found" in page.looked.text(), timeout=WAIT)
    return page


@pytest.fixture
def page(qtbot: QtBot, open_store: Opened, tmp_path: Path) -> FirstRunPage:
    return begun(qtbot, open_store, tmp_path / "store")


def test_it_says_what_it_does_and_that_nothing_leaves_the_machine(page: FirstRunPage) -> None:
    said = [one.text() for one in page.findChildren(QLabel)]
    assert page.kind is Kind.FULL
    assert "Nothing leaves this machine unless you ask the judge" in said
    assert any(words.startswith("A palace is the folder") for words in said)
    assert "It reads the sources again" in said
    assert page.looked.text() == "No palace was found in the usual places."


def test_a_palace_in_a_usual_place_is_found_and_previewed(
    qtbot: QtBot, open_store: Opened, tmp_path: Path
) -> None:
    copied("project", tmp_path / "home" / ".mempalace")
    page = begun(qtbot, open_store, tmp_path / "store")
    assert page.looked.text() == "One was found on this machine:"
    (found,) = page.palaces
    assert found.kind.text() == "MemPalace palace (Chroma)"
    assert found.place.full == str(tmp_path / "home" / ".mempalace" / "palace")
    assert found.words.text() == "34 drawers"
    found.look.click()
    shown = page.desk.page("import")  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: shown.kind is Kind.FULL, timeout=WAIT)
    assert page.desk.current == "import"  # type: ignore[attr-defined]


def test_what_cannot_be_counted_says_why(page: FirstRunPage) -> None:
    page._show(
        [
            FoundPalace("chroma", "/a", None, problem="It is being written."),
            FoundPalace("sqlite_exact", "/b", 1, imported=True),
        ]
    )
    assert [one.words.text() for one in page.palaces] == [
        "It is being written.",
        "1 drawer · imported already",
    ]
    assert page.looked.text() == "2 were found on this machine:"


def test_a_folder_is_chosen_in_a_dialog_that_holds_up_nothing(
    qtbot: QtBot, page: FirstRunPage, tmp_path: Path
) -> None:
    page.choose.click()
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path))
    dialog.close()
    assert page.desk.current == "import"  # type: ignore[attr-defined]
    shown = page.desk.page("import")  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: shown.kind is Kind.ERROR, timeout=WAIT)


def test_the_demo_store_is_one_step_away(
    page: FirstRunPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("nidra_gui.demo.open_demo", asked.append)
    page.demo.click()
    assert asked == [page.desk]


def test_the_drop_zone_lights_up_and_takes_a_folder(
    qtbot: QtBot, page: FirstRunPage, tmp_path: Path
) -> None:
    from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
    from PySide6.QtGui import QDropEvent

    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path))])
    action, keys = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    left = Qt.MouseButton.LeftButton
    page.drop.dragEnterEvent(QDragEnterEvent(QPoint(5, 5), action, data, left, keys))
    assert page.drop.property("over") == "true"
    page.drop.dropEvent(QDropEvent(QPointF(5, 5), action, data, left, keys))
    assert page.drop.property("over") == "false"
    assert page.desk.current == "import"  # type: ignore[attr-defined]


def test_once_a_store_is_there_home_is_shown(
    qtbot: QtBot, page: FirstRunPage, tmp_path: Path
) -> None:
    with Store(tmp_path / "other") as store:
        store.init()
    shell = page.desk
    assert isinstance(shell, Shell)
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        shell.open_store(str(tmp_path / "other"))
    assert shell.current == "home"


def test_a_palace_named_at_the_start_is_shown_although_no_store_is_there(
    qtbot: QtBot, shell: Shell, tmp_path: Path
) -> None:
    folder = copied("project", tmp_path / "palace")
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        shell.begin(tmp_path / "store")
        shell.import_from(str(folder))
    assert shell.current == "import"
    qtbot.waitUntil(lambda: shell.page("import").kind is Kind.FULL, timeout=WAIT)
