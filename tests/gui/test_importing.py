"""Import: whatever is dropped gets a preview or a sentence with a next step; what is begun can be stopped."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from adapters import first_generation_rows
from adapters.palaces import DATA, copied, database_of
from faults.world import World
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from nidra_gui.models.room_table import NUMBER
from nidra_gui.shell import Shell
from nidra_gui.views.importing import ImportPage
from nidra_gui.widgets.import_result import import_title
from nidra_gui.widgets.state import Kind

WAIT = 30_000
PALACES = sorted(path.parent.name for path in DATA.glob("*/expected.tsv"))

Opened = Callable[[Path], Shell]


@pytest.fixture
def empty(open_store: Opened, tmp_path: Path) -> Shell:
    """The window where no store is yet."""
    return open_store(tmp_path / "store")


@pytest.fixture
def full(open_store: Opened, tmp_path: Path) -> Shell:
    """The window on a store with one memory."""
    with Store(tmp_path / "store") as made:
        made.init()
        made.add(new_memory("It was here before"))
    return open_store(tmp_path / "store")


def drop(shell: Shell, *paths: Path) -> ImportPage:
    """Drop a path on the window, as a file manager does."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    keys = Qt.KeyboardModifier.NoModifier
    shell.dropEvent(QDropEvent(QPointF(10, 10), action, data, button, keys))
    return page_of(shell)


def page_of(shell: Shell) -> ImportPage:
    page = shell.page("import")
    assert isinstance(page, ImportPage)
    return page


def looked(qtbot: QtBot, shell: Shell, path: Path) -> ImportPage:
    """Drop a path and wait for what is said of it."""
    page = drop(shell, path)
    assert page.kind is Kind.BUSY and page.panel.buttons() == ["Cancel"]
    assert page.panel.sentence.text() == str(path)
    qtbot.waitUntil(lambda: page.kind is not Kind.BUSY, timeout=WAIT)
    return page


def press(page: ImportPage, words: str) -> None:
    """Press the button of the page's state that says so."""
    next(one for one in page.panel.findChildren(QPushButton) if one.text() == words).click()


def told(page: ImportPage) -> tuple[Any, ...]:
    return page.kind, page.panel.title.text(), page.panel.buttons()


# What is dropped ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", PALACES)
def test_each_palace_is_recognised_counted_and_left_alone(
    name: str, qtbot: QtBot, empty: Shell, tmp_path: Path
) -> None:
    folder = copied(name, tmp_path / "palace")
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    page = looked(qtbot, empty, folder)
    assert page.kind is Kind.FULL and page.found is not None
    view = page.preview
    assert view.kind.text().startswith("MemPalace palace (")
    assert view.place.text() == page.found["location"]
    assert view.read_only.text() == "read-only: it is never written to"
    numbers = [view.rooms.rooms[row][NUMBER] for row in range(view.rooms.rowCount())]
    assert sum(numbers) == page.found["importable"] > 0
    assert view.number.text().startswith(f"{page.found['importable']} drawers become memories.")
    assert len(view.maps.pairs()) == 1 and page.found["suggested_maps"] == []
    assert view.sources.text().startswith("With these folders, ")
    assert page.start.isVisible() and page.start.isEnabled()
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == before
    assert not (tmp_path / "store").exists()


def test_a_random_folder_is_said_to_hold_no_palace(
    qtbot: QtBot, empty: Shell, tmp_path: Path
) -> None:
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos" / "sea.txt").write_text("blue")
    page = looked(qtbot, empty, tmp_path / "photos")
    assert told(page) == (Kind.ERROR, "No palace is there", ["Choose another…", "Try again"])
    assert "the folder holds no palace" in page.panel.sentence.text()
    press(page, "Choose another…")
    assert page.findChildren(QFileDialog)


def test_a_file_is_said_to_be_no_database(qtbot: QtBot, empty: Shell, tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("remember the milk")
    page = looked(qtbot, empty, tmp_path / "note.txt")
    assert told(page)[:2] == (Kind.ERROR, "No palace is there")
    assert "it is no database" in page.panel.sentence.text()


def test_an_empty_database_is_called_a_leftover(qtbot: QtBot, empty: Shell, tmp_path: Path) -> None:
    (tmp_path / "palace").mkdir()
    (tmp_path / "palace" / "chroma.sqlite3").touch()
    page = looked(qtbot, empty, tmp_path / "palace")
    assert told(page)[:2] == (Kind.ERROR, "What lies there cannot be read")
    assert "empty (0 bytes), a leftover" in page.panel.sentence.text()


def test_what_is_not_there_any_more_can_be_tried_again(
    qtbot: QtBot, empty: Shell, tmp_path: Path
) -> None:
    page = looked(qtbot, empty, tmp_path / "palace")
    assert "nothing is there" in page.panel.sentence.text()
    copied("project", tmp_path / "palace")
    press(page, "Try again")
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)


def test_a_palace_that_is_being_written_is_named_and_can_be_tried_again(
    qtbot: QtBot, empty: Shell, tmp_path: Path
) -> None:
    folder = copied("mixed", tmp_path / "palace")
    with closing(sqlite3.connect(database_of(folder), isolation_level=None)) as writer:
        writer.execute("BEGIN EXCLUSIVE")
        page = looked(qtbot, empty, folder)
        assert page.kind is Kind.ERROR
        assert "MemPalace is writing now; try again" in page.panel.sentence.text()
        writer.execute("ROLLBACK")
    press(page, "Try again")
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)


def test_a_folder_that_may_not_be_read_is_said_in_a_sentence(
    qtbot: QtBot, empty: Shell, tmp_path: Path
) -> None:
    folder = copied("project", tmp_path / "palace")
    folder.chmod(0)
    try:
        if os.access(folder, os.R_OK):
            pytest.skip("this user may read everything")
        page = looked(qtbot, empty, folder)
    finally:
        folder.chmod(0o755)
    assert told(page)[:2] == (Kind.ERROR, "What lies there cannot be read")
    assert "permission" in page.panel.sentence.text()


def test_a_first_generation_store_is_taken_over_whole(
    qtbot: QtBot, empty: Shell, tmp_path: Path
) -> None:
    rows = [first_generation_rows.row(f"mem_{n:012x}", f"Limit {n} is 5") for n in range(3)]
    old = first_generation_rows.folder(tmp_path / "old", rows)
    page = looked(qtbot, empty, old)
    assert page.preview.kind.text() == "Store of Nidra's first generation"
    assert page.preview.number.text().startswith("3 memories are taken over")
    with qtbot.waitSignal(empty.opened, timeout=WAIT):
        page.start.click()
    assert page.result.title.text() == "Imported: 3 new memories"
    assert page.result.proof.text() == "The old files were only read"
    with Store(tmp_path / "store") as store:
        assert store.census().active == 3


def test_a_store_of_nidra_is_opened_instead(qtbot: QtBot, full: Shell, tmp_path: Path) -> None:
    with Store(tmp_path / "other" / ".nidra") as store:
        store.init()
    page = looked(qtbot, full, tmp_path / "other")
    title = "This is a store of Nidra, not a palace"
    assert told(page) == (Kind.EMPTY, title, ["Open it", "Choose another…"])
    with qtbot.waitSignal(full.opened, timeout=WAIT):
        press(page, "Open it")
    assert full.session is not None and full.session.folder == tmp_path / "other" / ".nidra"
    assert full.current == "home"


def test_the_store_that_is_open_is_not_opened_again(
    qtbot: QtBot, full: Shell, tmp_path: Path
) -> None:
    page = looked(qtbot, full, tmp_path / "store" / "nidra.db")
    assert told(page)[1:] == ("This store is open already", ["Go to Home", "Choose another…"])
    press(page, "Go to Home")
    assert full.current == "home"


def test_nothing_chosen_yet_asks_for_a_palace(full: Shell) -> None:
    full.go("import")
    page = page_of(full)
    assert told(page) == (
        Kind.EMPTY,
        "Which palace?",
        ["Choose a folder…", "Open the demo store"],
    )
    assert page.drop.isVisible() and not page.start.isVisible()


def test_a_preview_is_cancelled_without_a_trace(qtbot: QtBot, full: Shell, tmp_path: Path) -> None:
    page = drop(full, copied("project", tmp_path / "palace"))
    press(page, "Cancel")
    assert page.previews.job is None
    assert told(page)[1] == "Which palace?"
    qtbot.waitUntil(lambda: not page.previews.ending, timeout=WAIT)


def test_a_window_that_closes_waits_for_no_preview(
    qtbot: QtBot, full: Shell, tmp_path: Path
) -> None:
    page = drop(full, copied("project", tmp_path / "palace"))
    job = page.previews.job
    assert job is not None and job.is_running()
    full.close()
    assert page.previews.job is None and not page.previews.ending


def test_another_store_is_asked_what_a_palace_would_bring_to_it(
    qtbot: QtBot, full: Shell, tmp_path: Path
) -> None:
    page = drop(full, copied("project", tmp_path / "palace"))
    full.open_store(str(tmp_path / "other"))
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)
    page.start.click()
    qtbot.waitUntil(lambda: page.done is not None, timeout=WAIT)
    with Store(tmp_path / "other") as store:
        assert store.census().active == 19


def test_of_several_things_that_are_dropped_the_first_is_looked_at_and_it_is_said(
    qtbot: QtBot, full: Shell, tmp_path: Path
) -> None:
    page = drop(full, *(tmp_path / f"palace-{n}" for n in range(10)))
    assert page.path == str(tmp_path / "palace-0")
    assert full.toast.sentence.text() == (
        "One palace is looked at at a time. This is the first of 10: palace-0"
    )
    qtbot.waitUntil(lambda: page.previews.job is None, timeout=WAIT)


# The import ---------------------------------------------------------------------------------


def test_a_first_import_makes_the_store_and_says_what_comes_next(
    qtbot: QtBot, empty: Shell, tmp_path: Path
) -> None:
    folder = copied("project", tmp_path / "palace")
    page = looked(qtbot, empty, folder)
    found = "With these folders, 12 of the 13 files that it names are found, 1 is gone."
    assert page.preview.sources.text() == found
    assert len(page.preview.maps.pairs()) == 1
    page.preview.maps.rows[0].new.setText(str(tmp_path))
    page.preview.maps.again.click()
    qtbot.waitUntil(lambda: page.preview.sources.text() != found, timeout=WAIT)
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)
    page.preview.maps.rows[0].remove.click()
    with qtbot.waitSignal(empty.opened, timeout=WAIT):
        page.start.click()
        assert page.work.title.text() == f"Importing {folder / 'palace'}"
    assert empty.there and empty.current == "import"
    result = page.result
    assert result.title.text() == "Imported: 19 new memories, 13 new sources"
    assert "files and folders compared before and after: unchanged" in result.proof.text()
    assert "Left untouched" in result.proof_words.text()
    qtbot.waitUntil(
        lambda: result.schedule.sentence.text().startswith("No pass is planned"), timeout=WAIT
    )
    assert result.watch.isChecked()
    assert empty.commands["undo"].text() == "Undo import of palace"
    assert (empty.toast.sentence.text(), empty.toast.step.text()) == ("Imported palace.", "Undo")
    result.steps[1].click()
    assert empty.current == "memories"
    with Store(tmp_path / "store") as store:
        assert store.census().active == 19
        empty.commands["undo"].trigger()
        qtbot.waitUntil(lambda: store.census().active == 0, timeout=WAIT)


def test_after_an_import_a_nightly_pass_is_set_and_watching_is_paused(
    qtbot: QtBot, empty: Shell, tmp_path: Path
) -> None:
    page = looked(qtbot, empty, copied("project", tmp_path / "palace"))
    with qtbot.waitSignal(empty.opened, timeout=WAIT):
        page.start.click()
    session = empty.session
    assert session is not None
    session.start = lambda *_, **__: None  # type: ignore[method-assign]
    page.result.schedule.set_at.click()
    words = page.result.schedule.set_at
    qtbot.waitUntil(lambda: words.text() == "Change the hour", timeout=WAIT)
    with Store(tmp_path / "store") as store:
        assert store.settings.get("schedule.at") == "03:00"
    page.result.watch.click()
    assert session.paused and empty.commands["pause-watching"].isChecked()
    empty.commands["pause-watching"].trigger()
    assert page.result.watch.isChecked() and not session.paused


def test_an_import_again_says_so_and_brings_nothing_twice(
    qtbot: QtBot, empty: Shell, tmp_path: Path
) -> None:
    folder = copied("project", tmp_path / "palace")
    page = looked(qtbot, empty, folder)
    with qtbot.waitSignal(empty.opened, timeout=WAIT):
        page.start.click()
    looked(qtbot, empty, folder)
    assert page.preview.known.sentence.text().endswith("brings only what is new.")
    qtbot.waitUntil(lambda: str(folder / "palace") in page.preview.origins.text(), timeout=WAIT)
    page.start.click()
    qtbot.waitUntil(lambda: page.done is not None, timeout=WAIT)
    assert page.result.title.text() == "Nothing was new: the store holds all of it already"
    with Store(tmp_path / "store") as store:
        undo(store, "1")
    before = page.done
    looked(qtbot, empty, folder)
    page.start.click()
    qtbot.waitUntil(lambda: page.done not in (None, before), timeout=WAIT)
    assert page.result.title.text() == "Imported: 19 memories count again"
    assert not empty.settings.begun_import(str(tmp_path / "store"))


def test_the_headline_counts_whatever_is_new() -> None:
    assert import_title({"counts": {}}).startswith("Nothing was new")
    assert import_title({"counts": {}, "new_sources": 9}) == "Imported: 9 new sources"
    told = import_title({"counts": {"imported": 1}, "came_back": 33, "new_sources": 1})
    assert told == "Imported: 1 new memory, 33 memories count again, 1 new source"


def test_two_palaces_live_side_by_side(qtbot: QtBot, full: Shell, tmp_path: Path) -> None:
    page = page_of(full)
    for name in ("project", "convos"):
        looked(qtbot, full, copied(name, tmp_path / name))
        page.start.click()
        qtbot.waitUntil(lambda: page.done is not None, timeout=WAIT)
    looked(qtbot, full, tmp_path / "project")
    qtbot.waitUntil(lambda: page.preview.origins.text().count("\n") == 1, timeout=WAIT)
    with Store(tmp_path / "store") as store:
        assert store.census().active == 1 + 19 + 64


def test_an_import_that_is_cancelled_midway_leaves_the_store_as_before(
    qtbot: QtBot, full: Shell, tmp_path: Path
) -> None:
    large = World(tmp_path / "large")
    large.fill(400)
    with Store(tmp_path / "store") as store:
        before = store.census()
    page = looked(qtbot, full, large.palace)
    page.start.click()
    assert full.session is not None and full.session.work is not None
    with qtbot.waitSignal(full.session.work_moved, timeout=WAIT):
        pass
    page.work.stop.click()
    qtbot.waitUntil(lambda: page.kind is Kind.EMPTY, timeout=WAIT)
    assert told(page)[1:] == (
        "The import was cancelled",
        ["Look at it again", "Choose another…"],
    )
    assert page.panel.sentence.text().startswith("The store is as it was before it began")
    with Store(tmp_path / "store") as store:
        assert store.census() == before


def test_a_worker_that_is_killed_is_said_and_the_import_can_go_on(
    qtbot: QtBot, full: Shell, tmp_path: Path
) -> None:
    large = World(tmp_path / "large")
    large.fill(400)
    page = looked(qtbot, full, large.palace)
    page.start.click()
    session = full.session
    assert session is not None and session.work is not None
    with qtbot.waitSignal(session.work_moved, timeout=WAIT):
        pass
    os.kill(session.work.pid(), 9)
    qtbot.waitUntil(lambda: page.kind is Kind.ERROR, timeout=WAIT)
    assert "Nothing that was committed is lost" in page.panel.sentence.text()
    press(page, "Look at it again")
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)
    page.start.click()
    qtbot.waitUntil(lambda: page.done is not None, timeout=WAIT)
    with Store(tmp_path / "store") as store:
        assert store.census().active == 1 + len(large.rows) - 1


def test_a_second_import_waits_for_the_first(qtbot: QtBot, full: Shell, tmp_path: Path) -> None:
    large = World(tmp_path / "large")
    large.fill(400)
    page = looked(qtbot, full, large.palace)
    page.start.click()
    drop(full, tmp_path)
    assert full.toast.sentence.text().startswith("An import is running.")
    assert page.path == str(large.palace)
    page.work.stop.click()
    qtbot.waitUntil(lambda: page.kind is Kind.EMPTY, timeout=WAIT)


# Folders that moved -------------------------------------------------------------------------


def test_folders_that_moved_are_added_chosen_and_removed(
    qtbot: QtBot, full: Shell, tmp_path: Path
) -> None:
    page = looked(qtbot, full, copied("project", tmp_path / "palace"))
    maps = page.preview.maps
    assert len(maps.rows) == 1
    maps.add.click()
    maps.rows[1].old.setText("/old/place")
    assert len(maps.pairs()) == 1
    maps.again.click()
    assert full.toast.sentence.text().startswith("A folder that moved needs both")
    maps.rows[1].new.setText("new/place")
    page.start.click()
    assert full.toast.sentence.text().startswith("new/place is no whole path.")
    assert page.kind is Kind.FULL and full.session is not None and full.session.work is None
    maps.rows[1].choose.click()
    dialog = maps.rows[1].findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path))
    dialog.close()
    assert maps.pairs()[1] == ("/old/place", str(tmp_path))
    maps.rows[1].remove.click()
    maps.rows[0].remove.click()
    assert maps.pairs() == [] and not maps.again.isVisible()


# Into which store ---------------------------------------------------------------------------


def test_the_preview_and_its_button_say_which_store_is_filled(
    qtbot: QtBot, empty: Shell, tmp_path: Path
) -> None:
    page = looked(qtbot, empty, copied("project", tmp_path / "palace"))
    assert page.preview.target.text() == "Would be imported into: Your own store"
    assert page.start.text() == "Import into: Your own store"
    assert not page.own.isVisible()


def test_with_the_demo_open_an_import_can_go_into_ones_own_store(
    qtbot: QtBot, demo: Path, empty: Shell, tmp_path: Path
) -> None:
    with Store(demo) as store:
        before = store.census().total
    with qtbot.waitSignal(empty.opened, timeout=WAIT):
        empty.open_store(str(demo))
    page = looked(qtbot, empty, copied("project", tmp_path / "palace"))
    assert page.preview.target.text().startswith("The demo store is open. Choose above")
    assert page.start.text() == "Import into: Demo store"
    assert page.own.isVisible() and page.own.text() == "Import into your own store"
    assert page.own.property("kind") == "primary" and page.start.property("kind") == ""
    page.own.click()
    qtbot.waitUntil(lambda: page.done is not None, timeout=WAIT)
    qtbot.waitUntil(lambda: bool(empty.there), timeout=WAIT)
    assert empty.session is not None and empty.session.folder == tmp_path / "store"
    with Store(demo) as store, Store(tmp_path / "store") as own:
        assert store.census().total == before
        assert own.census().total > 0
