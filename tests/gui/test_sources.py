"""Page 4: every source with its state, what is missing by folder, and moved ones found again."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from nidra_gui.jobs import is_asked
from nidra_gui.shell import Shell
from nidra_gui.views.remap import RemapDialog
from nidra_gui.views.sources import STEP, SourcesPage
from nidra_gui.widgets.state import Kind

WAIT = 20_000


@pytest.fixture
def world(tmp_path: Path) -> Path:
    """Notes and a store that rests on them, slept over once."""
    notes = tmp_path / "notes"
    notes.mkdir()
    with Store(tmp_path / "store") as store:
        store.init()
        for name in ("limits", "ports", "backup"):
            path = notes / f"{name}.md"
            path.write_text(f"What holds for {name} is written down in here.\n")
            excerpt = f"holds for {name} is written"
            store.add(new_memory(f"We know of {name}", source=path, excerpt=excerpt))
        run_sleep(store)
    return tmp_path


def _page(shell: Shell, qtbot: QtBot, kind: Kind = Kind.FULL) -> SourcesPage:
    shell.go("sources")
    page = shell.page("sources")
    assert isinstance(page, SourcesPage)
    # What is missing comes in an answer of its own, after the rows.
    qtbot.waitUntil(lambda: page.kind is kind and not is_asked(), timeout=WAIT)
    return page


def test_without_a_source_the_page_says_so_and_leads_to_an_import(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    Store(tmp_path / "empty").init()
    page = _page(open_store(tmp_path / "empty"), qtbot, Kind.EMPTY)
    assert page.panel.title.text() == "No memory names a source"
    assert page.panel.buttons() == ["Import a palace…"]


def test_every_source_has_its_state_and_what_rests_on_it(
    open_store: Callable[[Path], Shell], world: Path, qtbot: QtBot
) -> None:
    page = _page(open_store(world / "store"), qtbot)
    QAbstractItemModelTester(page.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert page.model.rowCount() == 3
    row = [page.model.index(0, column).data() for column in range(4)]
    assert row == ["backup.md", "present", "1", "just now"]
    assert not page.lost.isVisible()
    page.table.selectRow(1)
    assert page.path.text() == str(world / "notes" / "limits.md")
    assert "1 memory rests on it" in page.facts.text()
    page.copy.click()
    assert QGuiApplication.clipboard().text() == page.path.text()


def test_missing_sources_stand_on_top_by_their_folder(
    open_store: Callable[[Path], Shell], world: Path, qtbot: QtBot
) -> None:
    shutil.rmtree(world / "notes")
    with Store(world / "store") as store:
        run_sleep(store)
    page = _page(open_store(world / "store"), qtbot)
    qtbot.waitUntil(page.lost.isVisible, timeout=WAIT)
    assert page.lost_title.text().startswith("3 sources are missing, and 3 memories")
    assert page.lost_rows.itemAtPosition(0, 0).widget().full == str(world / "notes")


def test_a_file_that_is_missing_alone_is_named(
    open_store: Callable[[Path], Shell], world: Path, qtbot: QtBot
) -> None:
    (world / "notes" / "limits.md").unlink()
    with Store(world / "store") as store:
        run_sleep(store)
    page = _page(open_store(world / "store"), qtbot)
    qtbot.waitUntil(page.lost.isVisible, timeout=WAIT)
    named = page.lost_rows.itemAtPosition(0, 0).widget().full
    assert named == str(world / "notes" / "limits.md")
    assert "no change between readings so far" in page.facts.text()


def test_moved_sources_are_found_previewed_given_their_place_and_put_back(
    open_store: Callable[[Path], Shell], world: Path, qtbot: QtBot
) -> None:
    (world / "notes").rename(world / "moved")
    with Store(world / "store") as store:
        run_sleep(store)
    shell = open_store(world / "store")
    page = _page(shell, qtbot)
    page.ask_remap("")
    dialog = page.findChild(RemapDialog)
    dialog.place.setText(str(world / "moved"))
    dialog.look.click()
    qtbot.waitUntil(dialog.write.isEnabled, timeout=WAIT)
    assert "3 sources are missing; 3 were found." in dialog.found.toPlainText()
    with Store(world / "store") as store:
        assert str(world / "moved") not in [row.source for m in store.load() for row in m.evidence]
    dialog.write.click()
    qtbot.waitUntil(lambda: not page.lost.isVisible(), timeout=WAIT)
    qtbot.waitUntil(lambda: bool(shell.commands["undo"].isEnabled()), timeout=WAIT)
    assert shell.commands["undo"].text() == "Undo the move of sources"
    shell.commands["undo"].trigger()
    qtbot.waitUntil(page.lost.isVisible, timeout=WAIT)
    dialog.close()


def test_a_root_is_found_below_the_folder_that_holds_it_now(
    open_store: Callable[[Path], Shell], world: Path, qtbot: QtBot
) -> None:
    (world / "there").mkdir()
    (world / "notes").rename(world / "there" / "renamed")
    with Store(world / "store") as store:
        run_sleep(store)
    page = _page(open_store(world / "store"), qtbot)
    page.ask_remap(str(world / "notes"))
    dialog = page.findChild(RemapDialog)
    dialog.place.setText(str(world / "there"))
    qtbot.keyClick(dialog.place, Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.write.isEnabled, timeout=WAIT)
    assert "3 sources are missing; 3 were found." in dialog.found.toPlainText()
    dialog.close()


def test_a_folder_that_does_not_exist_gets_a_sentence(
    open_store: Callable[[Path], Shell], world: Path, qtbot: QtBot
) -> None:
    page = _page(open_store(world / "store"), qtbot)
    page.ask_remap("/old/place")
    dialog = page.findChild(RemapDialog)
    dialog.place.setText(str(world / "nowhere"))
    qtbot.keyClick(dialog.place, Qt.Key.Key_Return)
    nowhere = f"There is no folder {world / 'nowhere'}."
    qtbot.waitUntil(lambda: dialog.line.text() == nowhere, timeout=WAIT)
    qtbot.keyClick(dialog.place, Qt.Key.Key_Return)
    assert not dialog.findChildren(QFileDialog) and dialog.write.text() == "Take the new places"
    qtbot.waitUntil(dialog.look.isEnabled, timeout=WAIT)
    assert not dialog.write.isEnabled()
    dialog.close()


def test_the_table_asks_for_its_next_rows_when_they_come_into_sight(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    with Store(tmp_path / "many") as store:
        store.init()
        for at in range(STEP + 30):
            path = tmp_path / f"n{at:04}.md"
            path.write_text(f"This is note number {at} of many.\n")
            store.add(new_memory(f"note {at}", source=path, excerpt=f"note number {at} of"))
    page = _page(open_store(tmp_path / "many"), qtbot)
    QAbstractItemModelTester(page.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert page.model.rowCount() == STEP
    page.model.fetchMore(QModelIndex())
    qtbot.waitUntil(lambda: page.model.rowCount() == STEP + 30, timeout=WAIT)
    assert not page.model.canFetchMore(QModelIndex())


def test_a_source_that_changes_in_the_background_moves_its_row(
    open_store: Callable[[Path], Shell], world: Path, qtbot: QtBot
) -> None:
    shell = open_store(world / "store")
    page = _page(shell, qtbot)
    qtbot.waitUntil(lambda: "Watching" in shell.status.watch.full, timeout=WAIT)
    (world / "notes" / "ports.md").unlink()
    qtbot.waitUntil(lambda: page.model.index(2, 1).data() == "gone", timeout=WAIT)
    qtbot.waitUntil(page.lost.isVisible, timeout=WAIT)
