"""Page 2: narrowed by facets and a search, followed as the store changes, said of by a person."""

from __future__ import annotations

import shutil
import threading
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from nidra.app import browse, facets
from nidra.app.review import reject
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.browse import Facets, Sort
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from nidra_gui.models.choice import Choice
from nidra_gui.models.memory_table import (
    CHANGED,
    PLACE,
    SOURCE,
    STATE,
    STATEMENT,
    VERDICT,
    MemoryTable,
)
from nidra_gui.settings import WindowSettings
from nidra_gui.shell import Shell
from nidra_gui.theme import Choice as ThemeChoice
from nidra_gui.theme import Theme
from nidra_gui.views.memories import MemoriesPage
from nidra_gui.views.row_deeds import MOST
from nidra_gui.widgets.ask_line import LineDialog
from nidra_gui.widgets.row_table import RowTable
from nidra_gui.widgets.state import Kind

WAIT = 20_000
LINES = 90
HOSTILE = "<b>The gate</b> & code\u202e is\x1b[31m 4711"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with numbered lines, some with a receipt, one that looks like markup, a pair in a contest."""
    folder = tmp_path_factory.mktemp("lines")
    notes = folder / "notes.md"
    notes.write_text("".join(f"Line {n} says so.\n" for n in range(0, LINES, 3)), "utf-8")
    with Store(folder / ".nidra") as store:
        store.init()
        for number in range(LINES):
            receipt = {"source": notes, "excerpt": f"Line {number} says so."}
            with_one = receipt if number % 3 == 0 else {}
            store.add(new_memory(f"Line {number} says so", subject=f"line {number}", **with_one))
        store.add(new_memory(HOSTILE, subject="gate"))
        store.add(new_memory("The port is 8080", "port"))
        store.add(new_memory("The port is 9090", "port"))
        store.add(
            new_memory("The port is open", "a door", rests_on=[_named(store, "Line 0 says so")])
        )
        run_sleep(store)
    return folder


@pytest.fixture
def lines(made: Path, tmp_path: Path) -> Path:
    """A copy of the store; its sources are where they were."""
    shutil.copytree(made / ".nidra", tmp_path / "lines" / ".nidra")
    return tmp_path / "lines" / ".nidra"


def _named(store: Store, statement: str) -> str:
    return next(memory.id for memory in store.load() if memory.statement == statement)


@pytest.fixture
def page(open_store: Callable[[Path], Shell], lines: Path, qtbot: QtBot) -> MemoriesPage:
    return _page(open_store(lines), qtbot)


def _page(shell: Shell, qtbot: QtBot, kind: Kind = Kind.FULL) -> MemoriesPage:
    shell.go("memories")
    page = shell.page("memories")
    assert isinstance(page, MemoriesPage)
    qtbot.waitUntil(lambda: page.kind is kind, timeout=WAIT)
    if kind is Kind.FULL:
        _counted(page, qtbot)
    return page


def _counted(page: MemoriesPage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: page.facets.section("grade") is not None, timeout=WAIT)


def _settled(page: MemoriesPage, qtbot: QtBot, rows: int) -> None:
    qtbot.waitUntil(lambda: page.model.rowCount() == rows, timeout=WAIT)


def _statements(page: MemoriesPage) -> list[str]:
    return [
        page.model.data(page.model.index(line, STATEMENT)) for line in range(page.model.rowCount())
    ]


def _toast(page: MemoriesPage) -> str:
    shell = page.desk
    assert isinstance(shell, Shell)
    return shell.toast.sentence.text()


def _told(page: MemoriesPage, qtbot: QtBot, words: str) -> None:
    qtbot.waitUntil(lambda: words in _toast(page), timeout=WAIT)


def _press(qtbot: QtBot, panel: Any, words: str) -> None:
    button = next(b for b in panel.findChildren(QPushButton) if b.text() == words)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def _choose_line(page: MemoriesPage, statement: str) -> int:
    at = _statements(page).index(statement)
    page.table.choose(at)
    return at


# How the page is ----------------------------------------------------------------------------


def test_without_a_store_it_says_so_and_leads_to_an_import_and_to_the_demo(
    open_store: Callable[[Path], Shell], tmp_path: Path, qtbot: QtBot
) -> None:
    page = _page(open_store(tmp_path / "nothing"), qtbot, Kind.EMPTY)
    assert page.panel.title.text() == "Nothing is here yet"
    assert page.panel.buttons() == ["Import a palace…", "Open the demo store"]
    asked: list[int] = []
    page.desk.commands["import"].triggered.disconnect()
    page.desk.commands["import"].triggered.connect(lambda: asked.append(1))
    _press(qtbot, page.panel, "Import a palace…")
    assert asked == [1]


def test_a_store_without_memories_says_where_to_drop_a_palace(
    open_store: Callable[[Path], Shell], tmp_path: Path, qtbot: QtBot
) -> None:
    with Store(tmp_path / ".nidra") as store:
        store.init()
    page = _page(open_store(tmp_path / ".nidra"), qtbot, Kind.EMPTY)
    qtbot.waitUntil(lambda: "no memory yet" in page.panel.title.text(), timeout=WAIT)
    assert "Drop the folder of a palace" in page.panel.sentence.text()
    assert page.panel.buttons() == ["Import a palace…", "Open the demo store"]
    with Store(tmp_path / ".nidra") as store:
        store.add(new_memory("The first one"))
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)
    assert page.number.text() == "1 memory"


def test_a_store_that_cannot_be_opened_is_told_of_with_choices(
    open_store: Callable[[Path], Shell], lines: Path, qtbot: QtBot
) -> None:
    (lines / "nidra.db").write_bytes(b"no database at all, but long enough to look at it" * 100)
    page = _page(open_store(lines), qtbot, Kind.ERROR)
    assert page.panel.title.text() == "The store cannot be opened"
    assert page.panel.buttons()[:2] == ["Try again", "Open another store…"]


def test_a_look_that_fails_is_told_of_and_can_be_tried_again(
    open_store: Callable[[Path], Shell],
    lines: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shell = open_store(lines)
    works = browse.ids

    def breaks(*_: Any) -> Any:
        raise OSError("the disk went away")

    monkeypatch.setattr(browse, "ids", breaks)
    page = _page(shell, qtbot, Kind.ERROR)
    assert "the disk went away" in page.panel.sentence.text()
    monkeypatch.setattr(browse, "ids", works)
    _press(qtbot, page.panel, "Try again")
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)


def test_a_look_that_takes_long_says_so_can_be_stopped_and_begun_again(
    open_store: Callable[[Path], Shell],
    lines: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shell = open_store(lines)
    go_on = threading.Event()
    works = browse.ids

    def waits(store: Store, look: browse.Look, cancel: Callable[[], bool]) -> Any:
        while not go_on.wait(0.01):
            if cancel():
                break
        return works(store, look, None)

    monkeypatch.setattr(browse, "ids", waits)
    page = _page(shell, qtbot, Kind.BUSY)
    qtbot.waitUntil(lambda: page.panel.buttons() == ["Stop"], timeout=WAIT)
    assert page.panel.title.text() == "Looking for the memories…"
    _press(qtbot, page.panel, "Stop")
    assert page.kind is Kind.EMPTY and page.panel.title.text() == "The look was stopped"
    go_on.set()
    _press(qtbot, page.panel, "Look again")
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)


def test_the_demo_store_fills_table_facets_and_count(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    with Store(on_demo.session.folder) as store:
        total = store.census().active
    assert page.model.rowCount() == total
    assert page.number.text() == f"{total} memories"
    for name in ("grade", "standing", "verdict", "flag", "tier", "wing", "room", "pass"):
        section = page.facets.section(name)
        assert section is not None and section.values, name


def test_filters_and_table_name_a_state_as_home_and_the_evidence_do(
    on_demo: Shell, qtbot: QtBot
) -> None:
    page = _page(on_demo, qtbot)

    def words(name: str) -> set[str]:
        section = page.facets.section(name)
        assert section is not None
        return {one.text() for one in section.values}

    assert words("standing") == {
        "can be checked",
        "fallen",
        "source gone",
        "not comparable",
        "no receipt",
    }
    assert {"verbatim", "source gone", "not read yet"} <= words("verdict")
    rows = range(page.model.rowCount())
    shown = {page.model.index(row, VERDICT).data() for row in rows}
    assert {"verbatim", "source gone", "not read yet"} <= shown and "unchecked" not in shown


def test_every_store_that_is_opened_after_another_is_shown_from_the_start(
    page: MemoriesPage, demo: Path, qtbot: QtBot
) -> None:
    page.show_facet("standing", "traceable")
    _settled(page, qtbot, LINES // 3 + 1)
    with Store(demo) as store:
        total = store.census().active
    page.desk.open_store(str(demo))
    qtbot.waitUntil(lambda: page.model.rowCount() == total, timeout=WAIT)
    assert page.choice == Choice() and not page.chips.buttons()


# Narrowing ----------------------------------------------------------------------------------


def test_a_value_of_a_facet_shows_as_many_as_it_says_and_becomes_a_chip(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    section = page.facets.section("standing")
    assert section is not None
    value = next(one for one in section.values if one.text() == "can be checked")
    number = value.number()
    assert number is not None and number >= LINES // 3
    qtbot.mouseClick(value, Qt.MouseButton.LeftButton)
    _settled(page, qtbot, number)
    assert page.number.text() == f"{number} of {LINES + 4} memories"
    chip, clear = page.chips.buttons()
    assert (chip.text(), clear.text()) == ("Standing: can be checked  ×", "Clear all")
    assert chip.accessibleName() == "Take away Standing: can be checked"
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    _settled(page, qtbot, LINES + 4)
    assert not page.chips.isVisible() and not value.isChecked()


def test_facets_combine_and_are_taken_back_where_they_were_chosen(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    page.facets.chosen.emit("standing", "no receipt")
    _settled(page, qtbot, LINES - LINES // 3 + 3)
    page.facets.chosen.emit("flag", "contested")
    _settled(page, qtbot, 2)
    assert sorted(_statements(page)) == ["The port is 8080", "The port is 9090"]
    assert [chip.text() for chip in page.chips.buttons()] == [
        "Standing: no receipt  ×",
        "Flag: contested  ×",
        "Clear all",
    ]
    page.facets.chosen.emit("standing", "")
    qtbot.waitUntil(lambda: len(page.chips.buttons()) == 2, timeout=WAIT)
    qtbot.mouseClick(page.chips.buttons()[-1], Qt.MouseButton.LeftButton)
    _settled(page, qtbot, LINES + 4)


def test_where_nothing_matches_it_says_so_and_takes_the_filters_away(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    page.choose(Choice({"verdict": "corrupt"}))
    qtbot.waitUntil(lambda: page.inner.currentWidget() is page.nothing, timeout=WAIT)
    assert page.nothing.title.text() == "No memory matches these filters"
    assert page.number.text() == f"0 of {LINES + 4} memories"
    _press(qtbot, page.nothing, "Clear all")
    _settled(page, qtbot, LINES + 4)
    assert page.inner.currentWidget() is page.table


def test_a_value_that_is_none_is_told_of_as_a_sentence(page: MemoriesPage, qtbot: QtBot) -> None:
    page.choose(Choice({"grade": "golden"}))
    qtbot.waitUntil(lambda: page.nothing.title.text() == "This cannot be looked for", timeout=WAIT)
    assert "golden" in page.nothing.sentence.text()


def test_more_values_of_a_facet_are_shown_on_request(page: MemoriesPage, qtbot: QtBot) -> None:
    section = page.facets.section("age")
    assert section is not None and not section.values[0].isVisible()
    qtbot.mouseClick(section.head, Qt.MouseButton.LeftButton)
    assert section.values[0].isVisible()
    verdict = page.facets.section("verdict")
    assert verdict is not None
    page.choose(Choice({"verdict": "verbatim"}))
    qtbot.waitUntil(
        lambda: any(one.isChecked() for one in verdict.values if one.value == "verbatim"),
        timeout=WAIT,
    )


def test_counts_that_were_not_there_at_once_come_later(
    open_store: Callable[[Path], Shell],
    lines: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on = threading.Event()
    works = facets.facets

    def late(store: Store, look: browse.Look, seconds: float = 0.0, cancel: Any = None) -> Facets:
        while seconds > 1 and not cancel() and not go_on.wait(0.01):
            pass
        return works(store, look, seconds if seconds > 1 else 0.0, cancel)

    monkeypatch.setattr(facets, "facets", late)
    page = _page(open_store(lines), qtbot)
    section = page.facets.section("verdict")
    assert section is not None
    assert section.values and {one.number() for one in section.values} == {None}
    assert "not counted yet" in section.values[0].accessibleName()
    go_on.set()
    qtbot.waitUntil(lambda: None not in {one.number() for one in section.values}, timeout=WAIT)


# Searching ----------------------------------------------------------------------------------


def test_an_index_is_offered_while_a_rare_word_is_still_looked_for(
    page: MemoriesPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    found = browse.part

    def late(store: Store, look: Any, before: Any, cancel: Any) -> Any:
        if before is None:
            return browse.Part(array("q"), 0)
        go_on.wait(WAIT / 1000)
        return found(store, look, None, cancel)

    monkeypatch.setattr(browse, "part", late)
    page.seek()
    qtbot.keyClicks(page.bar.box, "port")
    qtbot.waitUntil(lambda: page.strip.isVisible(), timeout=WAIT)
    assert page.finding._asks and page.strip.step.isVisible()
    go_on.set()
    _settled(page, qtbot, 3)


def test_a_search_without_an_index_finds_it_all_the_same_and_offers_to_build_one(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    page.seek()
    assert page.bar.box.hasFocus()
    qtbot.keyClicks(page.bar.box, "port")
    _settled(page, qtbot, 3)
    assert page.strip.isVisible() and "index" in page.strip.sentence.text()
    with qtbot.waitSignal(page.strip.built, timeout=WAIT):
        qtbot.mouseClick(page.strip.step, Qt.MouseButton.LeftButton)
        assert page.strip.bar.isVisible() and page.strip.step.text() == "Stop"
    qtbot.waitUntil(lambda: not page.strip.isVisible(), timeout=WAIT)
    _settled(page, qtbot, 3)
    qtbot.keyClick(page.bar.box, Qt.Key.Key_Escape)
    _settled(page, qtbot, LINES + 4)
    assert page.bar.box.text() == ""
    qtbot.keyClick(page.bar.box, Qt.Key.Key_Escape)
    assert page.table.hasFocus()


def test_the_action_find_goes_to_the_search_box(page: MemoriesPage) -> None:
    page.table.setFocus()
    page.desk.commands["find"].trigger()
    assert page.bar.box.hasFocus()


def test_a_search_for_nothing_that_can_be_found_says_why(page: MemoriesPage, qtbot: QtBot) -> None:
    page.bar.box.setText('"..."')
    page.bar.search_now()
    qtbot.waitUntil(lambda: page.nothing.title.text() == "This cannot be looked for", timeout=WAIT)
    assert page.nothing.buttons() == ["Clear all"]
    _press(qtbot, page.nothing, "Clear all")
    _settled(page, qtbot, LINES + 4)
    assert page.bar.box.text() == ""


# Order --------------------------------------------------------------------------------------


def test_headers_and_the_list_of_orders_say_the_same(page: MemoriesPage, qtbot: QtBot) -> None:
    header = page.table.horizontalHeader()
    with Store(page.session.folder) as store:
        keys = {sort: list(browse.ids(store, browse.Look(sort=sort))) for sort in Sort}

    def shown(sort: Sort) -> None:
        qtbot.waitUntil(lambda: list(page.model.keys) == keys[sort], timeout=WAIT)
        assert page.bar.sort is sort

    shown(Sort.NEWEST)
    for column, sort in (
        (CHANGED, Sort.OLDEST),
        (CHANGED, Sort.NEWEST),
        (STATE, Sort.WEAKEST),
        (STATE, Sort.STRONGEST),
    ):
        header.sectionClicked.emit(column)
        shown(sort)
        assert header.isSortIndicatorShown() and header.sortIndicatorSection() == column
    header.sectionClicked.emit(SOURCE)
    shown(Sort.STRONGEST)
    page.bar.order.setCurrentIndex(page.bar.order.findData(Sort.SUBJECT))
    page.bar.order.activated.emit(page.bar.order.currentIndex())
    shown(Sort.SUBJECT)
    assert not header.isSortIndicatorShown()


# Saved filters, the command line --------------------------------------------------------------


def test_filters_are_saved_under_a_name_chosen_again_and_deleted(
    page: MemoriesPage, qtbot: QtBot, settings: WindowSettings
) -> None:
    page.choose(Choice({"flag": "contested"}, "port", Sort.FILED))
    _settled(page, qtbot, 2)
    page.saved.ask_name()
    dialog = page.window().findChild(LineDialog)
    assert dialog is not None and not dialog.step.isEnabled()
    qtbot.keyClicks(dialog.typed, "Ports & <b>quays</b>")
    qtbot.mouseClick(dialog.step, Qt.MouseButton.LeftButton)
    assert page.saved.names() == ["Ports & <b>quays</b>"]
    page.clear_all()
    _settled(page, qtbot, LINES + 4)
    page.saved.fill()
    first = page.saved.menu().actions()[0]
    assert first.text() == "Ports && <b>quays</b>"
    first.trigger()
    _settled(page, qtbot, 2)
    assert page.choice == Choice({"flag": "contested"}, "port", Sort.FILED)
    assert page.bar.box.text() == "port" and page.bar.sort is Sort.FILED
    assert WindowSettings(settings._kept).filters().keys() == {"Ports & <b>quays</b>"}
    page.saved.delete("Ports & <b>quays</b>")
    assert page.saved.names() == [] and "was deleted" in _toast(page)


def test_a_saved_filter_that_cannot_be_read_is_told_of(
    page: MemoriesPage, settings: WindowSettings
) -> None:
    settings.keep_filters({"old": "{"})
    page.saved.choose("old")
    assert "cannot be read" in _toast(page)


def test_the_command_that_lists_the_same_is_copied_or_it_is_said_why_there_is_none(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    page.choose(Choice({"standing": "no receipt"}, sort=Sort.FILED))
    _settled(page, qtbot, LINES - LINES // 3 + 3)
    page.desk.commands["copy-command"].trigger()
    copied = QGuiApplication.clipboard().text()
    assert copied == f"nidra list --standing no-receipt --dir {page.session.folder}"
    assert copied in _toast(page)
    page.choose(Choice({"flag": "contested"}))
    _settled(page, qtbot, 2)
    qtbot.mouseClick(page.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == copied
    assert _toast(page) == "The command line has no option for a flag."


# Following the store ------------------------------------------------------------------------


def test_what_another_process_files_is_shown_with_choice_and_place_kept(
    page: MemoriesPage, lines: Path, qtbot: QtBot
) -> None:
    at = _choose_line(page, "Line 40 says so")
    key = page.table.current_key()
    page.table.verticalScrollBar().setValue(at - 3)
    top = page.model.keys[page.table.verticalScrollBar().value()]
    qtbot.waitUntil(lambda: page.pane.memory is not None, timeout=WAIT)
    shown = page.pane.memory
    with Store(lines) as store:
        store.add(new_memory("A line that came later"))
    _settled(page, qtbot, LINES + 5)
    assert _statements(page)[0] == "A line that came later"
    assert page.table.current_key() == key
    assert list(page.table.chosen_keys()) == [key]
    assert page.model.keys[page.table.verticalScrollBar().value()] == top
    assert page.pane.memory == shown


def test_at_the_top_of_the_table_what_is_new_comes_into_sight(
    page: MemoriesPage, lines: Path, qtbot: QtBot
) -> None:
    with Store(lines) as store:
        store.add(new_memory("A line that came later"))
    _settled(page, qtbot, LINES + 5)
    assert page.table.verticalScrollBar().value() == 0


def test_several_chosen_rows_stay_chosen_and_so_do_all(
    page: MemoriesPage, lines: Path, qtbot: QtBot
) -> None:
    page.table.choose(4)
    page.table.selectionModel().select(
        page.table._selection([4, 5, 9]), page.table.selectionModel().SelectionFlag.ClearAndSelect
    )
    chosen = set(page.table.chosen_keys())
    assert len(chosen) == page.table.chosen_count() == 3
    with Store(lines) as store:
        store.add(new_memory("A line that came later"))
    _settled(page, qtbot, LINES + 5)
    assert set(page.table.chosen_keys()) == chosen
    page.table.selectAll()
    with Store(lines) as store:
        store.add(new_memory("Another line that came later"))
    _settled(page, qtbot, LINES + 6)
    assert page.table.chosen_count() == LINES + 6


def test_only_a_chosen_row_that_vanished_clears_the_evidence(
    page: MemoriesPage, lines: Path, qtbot: QtBot
) -> None:
    _choose_line(page, "Line 40 says so")
    qtbot.waitUntil(lambda: page.pane.memory is not None, timeout=WAIT)
    with Store(lines) as store:
        reject(store, _named(store, "Line 41 says so"), "wrong")
    _settled(page, qtbot, LINES + 3)
    assert page.pane.memory is not None
    with Store(lines) as store:
        reject(store, _named(store, "Line 40 says so"), "wrong")
    _settled(page, qtbot, LINES + 2)
    assert page.pane.memory is None
    assert page.table.chosen_count() == 0


def test_a_store_that_changes_all_the_time_is_shown_all_the_same(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    found: list[object] = []
    page.finding.found.connect(found.append)
    for _ in range(20):
        page.finding.follow(page.choice)
        qtbot.wait(1)
    qtbot.waitUntil(lambda: len(found) > 1, timeout=WAIT)


def test_the_page_looks_again_when_it_is_seen_after_a_change(
    page: MemoriesPage, lines: Path, qtbot: QtBot
) -> None:
    page.desk.go("sources")
    with qtbot.waitSignal(page.session.changed, timeout=WAIT):
        with Store(lines) as store:
            store.add(new_memory("A line that came later"))
    assert page.model.rowCount() == LINES + 4
    page.desk.go("memories")
    _settled(page, qtbot, LINES + 5)


# The evidence beside the table --------------------------------------------------------------


def test_a_row_that_is_chosen_shows_its_evidence_and_enter_leads_there(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    _choose_line(page, "Line 3 says so")
    with Store(page.session.folder) as store:
        name = _named(store, "Line 3 says so")
    qtbot.waitUntil(lambda: page.pane.kind is Kind.FULL, timeout=WAIT)
    assert page.pane.memory == name
    page.split.setSizes([200, 800, 0])
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert page.split.sizes()[-1] > 0
    assert page.pane.isAncestorOf(page.focusWidget())


def test_a_memory_that_another_page_names_is_found_whatever_hides_it(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    page.show_facet("flag", "contested")
    _settled(page, qtbot, 2)
    with Store(page.session.folder) as store:
        name = _named(store, "Line 40 says so")
    page.desk.show_memory(name)
    _settled(page, qtbot, LINES + 4)
    qtbot.waitUntil(lambda: page.pane.memory == name, timeout=WAIT)
    row = page.deeds.row()
    assert row is not None and row.id == name


def test_a_premise_that_is_followed_leaves_the_filters_as_they_are(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    page.show_facet("flag", "contested")
    _settled(page, qtbot, 2)
    page.table.choose(0)
    with Store(page.session.folder) as store:
        name = _named(store, "Line 0 says so")
    page.pane.chosen.emit(name)
    qtbot.waitUntil(lambda: page.pane.memory == name, timeout=WAIT)
    assert page.choice.facets == {"flag": "contested"}
    assert page.table.chosen_count() == 0


def test_a_memory_that_is_not_there_is_told_of(page: MemoriesPage, qtbot: QtBot) -> None:
    page.desk.show_memory("mem_000000000000")
    _told(page, qtbot, "mem_000000000000")


# A person's word ----------------------------------------------------------------------------


def test_a_memory_is_rejected_with_a_reason_after_what_follows_was_told_and_taken_back(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    _choose_line(page, "Line 0 says so")
    page.desk.commands["reject"].trigger()
    dialog = page.deeds.asked
    assert isinstance(dialog, LineDialog)
    qtbot.waitUntil(lambda: "retired" in dialog.sentence.text(), timeout=WAIT)
    assert "1 memory rests on what is retired" in dialog.sentence.text()
    qtbot.keyClicks(dialog.typed, "the line was torn out")
    qtbot.mouseClick(dialog.step, Qt.MouseButton.LeftButton)
    _settled(page, qtbot, LINES + 3)
    undo = page.desk.commands["undo"]
    qtbot.waitUntil(lambda: undo.text() == "Undo reject “Line 0 says so”", timeout=WAIT)
    undo.trigger()
    _settled(page, qtbot, LINES + 4)
    redo = page.desk.commands["redo"]
    qtbot.waitUntil(redo.isEnabled, timeout=WAIT)
    redo.trigger()
    _settled(page, qtbot, LINES + 3)


def test_a_question_that_is_put_away_changes_nothing(page: MemoriesPage, qtbot: QtBot) -> None:
    _choose_line(page, "Line 1 says so")
    page.desk.commands["reject"].trigger()
    dialog = page.deeds.asked
    assert isinstance(dialog, LineDialog)
    dialog.reject()
    qtbot.waitUntil(lambda: not page.session.writer.is_busy(), timeout=WAIT)
    assert page.model.rowCount() == LINES + 4


def test_several_memories_are_rejected_as_one_deed(page: MemoriesPage, qtbot: QtBot) -> None:
    page.choose(Choice(text="port"))
    _settled(page, qtbot, 3)
    page.table.selectAll()
    page.desk.commands["reject"].trigger()
    dialog = page.deeds.asked
    assert isinstance(dialog, LineDialog)
    assert dialog.windowTitle() == "Reject 3 memories"
    qtbot.waitUntil(lambda: "3 memories are retired" in dialog.sentence.text(), timeout=WAIT)
    qtbot.keyClicks(dialog.typed, "no harbour any more")
    qtbot.mouseClick(dialog.step, Qt.MouseButton.LeftButton)
    _settled(page, qtbot, 0)
    undo = page.desk.commands["undo"]
    qtbot.waitUntil(lambda: undo.text() == "Undo reject 3 memories", timeout=WAIT)
    undo.trigger()
    _settled(page, qtbot, 3)


def test_a_memory_is_confirmed_at_once_and_several_after_a_question(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    _choose_line(page, "Line 1 says so")
    page.desk.commands["confirm"].trigger()
    _told(page, qtbot, "Line 1 says so")
    page.choose(Choice(text="port"))
    _settled(page, qtbot, 3)
    page.table.selectAll()
    page.desk.commands["confirm"].trigger()
    box = page.deeds.asked
    assert isinstance(box, QMessageBox) and box.text() == "Confirm 3 memories?"
    yes = next(b for b in box.buttons() if b.text() == "They still hold")
    qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)
    _told(page, qtbot, "3 memories still hold")
    with Store(page.session.folder) as store:
        events = [row.event for row in store.journal_for(_named(store, "The port is open"))]
    assert "confirmed" in events
    page.desk.commands["confirm"].trigger()
    box = page.deeds.asked
    assert isinstance(box, QMessageBox)
    yes = next(b for b in box.buttons() if b.text() == "They still hold")
    qtbot.mouseClick(yes, Qt.MouseButton.LeftButton)
    _told(page, qtbot, "said already")


def test_a_word_for_fallen_memories_alone_is_called_what_it_comes_to(
    on_demo: Shell, qtbot: QtBot
) -> None:
    page, action = _page(on_demo, qtbot), on_demo.commands["confirm"]
    whole = page.model.rowCount()
    page.table.selectAll()
    assert action.text() == "It still holds"
    page.choose(Choice({"standing": "fallen"}))
    qtbot.waitUntil(lambda: 1 < page.model.rowCount() < whole, timeout=WAIT)
    page.table.selectAll()
    assert action.text() == "Put its review off"
    action.trigger()
    box = page.deeds.asked
    assert isinstance(box, QMessageBox) and box.text().startswith("Put off the reviews of ")
    box.reject()
    page.table.choose(0)
    action.trigger()
    _told(page, qtbot, "Its review is put off; it stays fallen.")
    on_demo.go("sources")
    assert action.text() == "It still holds"


def test_more_than_a_person_can_mean_are_not_said_anything_of(
    page: MemoriesPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nidra_gui.views.row_deeds.MOST", 50)
    assert MOST == 500
    page.table.selectAll()
    page.desk.commands["reject"].trigger()
    assert page.deeds.asked is None
    assert _toast(page) == f"{LINES + 4} memories are chosen, and 50 are done in one go at most."


def test_id_and_whole_statement_are_copied_by_menu_and_by_key(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    line = _statements(page).index("<b>The gate</b> & code\\u202e is\\u001b[31m 4711")
    page.table.choose(line)
    qtbot.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    _told(page, qtbot, "Copied the statement")
    assert QGuiApplication.clipboard().text() == HOSTILE
    words = [action.text() for action in page.deeds.menu().actions() if not action.isSeparator()]
    assert words == [
        "Show its evidence",
        "Re-check the chosen memory",
        "Open the source of the chosen memory",
        "Copy the statement",
        "Copy the id",
        "It still holds",
        "It does not hold any more…",
        "Help on this",
    ]
    page.desk.commands["copy-id"].trigger()
    _told(page, qtbot, "Copied mem_")
    with Store(page.session.folder) as store:
        assert QGuiApplication.clipboard().text() == _named(store, HOSTILE)


def test_actions_of_rows_can_be_chosen_only_where_a_row_is(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    names = ("confirm", "reject", "copy-id", "copy-statement")
    assert not any(page.desk.commands[name].isEnabled() for name in names)
    page.table.choose(0)
    assert all(page.desk.commands[name].isEnabled() for name in names)
    page.desk.go("sources")
    assert not any(page.desk.commands[name].isEnabled() for name in names)
    assert not page.desk.commands["copy-command"].isEnabled()


# How it looks -------------------------------------------------------------------------------


def test_widths_of_columns_and_parts_are_kept_for_the_next_window(
    page: MemoriesPage, theme: Theme, settings: WindowSettings, qtbot: QtBot
) -> None:
    page.table.window().resize(1700, 800)
    qtbot.waitUntil(lambda: not page.table.isColumnHidden(SOURCE), timeout=WAIT)
    page.table.horizontalHeader().resizeSection(SOURCE, 321)
    again = RowTable(MemoryTable(lambda keys: []), theme, settings)
    again.resize(900, 400)
    again.show()
    assert again.columnWidth(SOURCE) == 321
    again.deleteLater()
    theme.choose(ThemeChoice.DARK)
    assert page.table.columnWidth(SOURCE) == 321
    height = page.table.rowHeight(0)
    theme.resize_text(200)
    assert page.table.rowHeight(0) > height * 1.4
    theme.resize_text(100)


def test_a_narrow_table_leaves_columns_out_so_that_a_statement_can_be_read(
    theme: Theme, settings: WindowSettings, qtbot: QtBot
) -> None:
    table = RowTable(MemoryTable(lambda keys: []), theme, settings)
    qtbot.addWidget(table)
    table.show()
    thirty = table.fontMetrics().horizontalAdvance("The harbour bell rings at noon")
    for width in (thirty * 5, thirty * 3):
        table.resize(width, 400)
        qtbot.waitUntil(lambda: not table.horizontalScrollBar().isVisible(), timeout=WAIT)
        assert table.columnWidth(STATEMENT) > thirty
        assert not table.isColumnHidden(STATE) and not table.isColumnHidden(CHANGED)
    assert table.isColumnHidden(PLACE) and table.isColumnHidden(SOURCE)
    table.horizontalHeader().resizeSection(CHANGED, 400)
    assert table.columnWidth(CHANGED) == 400
    table.resize(thirty * 5, 400)
    assert not table.isColumnHidden(PLACE) and table.columnWidth(CHANGED) == 400


def test_a_name_that_looks_like_markup_is_shown_as_it_is_on_chips(
    page: MemoriesPage, qtbot: QtBot
) -> None:
    page.choose(Choice({"wing": "<b>A & B</b>"}, "x"))
    chip = page.chips.buttons()[0]
    assert chip.text() == "Wing: <b>A && B</b>  ×"
    assert "<b>A" not in chip.toolTip()
    qtbot.waitUntil(lambda: page.inner.currentWidget() is page.nothing, timeout=WAIT)


def test_typing_letters_in_the_table_reads_no_statement(page: MemoriesPage, qtbot: QtBot) -> None:
    page.table.choose(0)
    qtbot.keyClicks(page.table, "line")
    assert page.table.currentIndex().row() == 0
