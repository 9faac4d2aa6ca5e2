"""The Journal: what was done day by day, its filters, the way back, the check, and what was believed."""

from __future__ import annotations

import shlex
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from nidra.app.believed import believed
from nidra.app.history import deeds
from nidra.app.review import confirm, reject, reject_all
from nidra.app.settings import change
from nidra.app.workspace import Store, new_memory
from nidra.base.clock import moment
from nidra.records.believed import Turn
from nidra.records.journal import Chosen
from nidra.records.journal import Kind as Deeds
from PySide6.QtCore import QAbstractItemModel, QDate, QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from nidra_gui.jobs import Lane
from nidra_gui.models.journal_table import DAY, MEMORIES, STATE, WHAT, plainly
from nidra_gui.shell import Shell
from nidra_gui.views.journal import JournalPage
from nidra_gui.views.journal_list import PAGE
from nidra_gui.views.journal_work import HITS
from nidra_gui.widgets.state import Kind

WAIT = 20_000
Open = Callable[[Path], Shell]


@pytest.fixture
def demo(demo: Path) -> Path:
    """The demo store, where nobody but the test adds to the journal."""
    with Store(demo) as store:
        change(store, "watch.on", "off")
    return demo


def _page(shell: Shell, qtbot: QtBot, kind: Kind = Kind.FULL) -> JournalPage:
    shell.go("journal")
    page = shell.page("journal")
    assert isinstance(page, JournalPage)
    qtbot.waitUntil(lambda: page.kind is kind, timeout=WAIT)
    if kind is Kind.FULL:
        qtbot.waitUntil(lambda: page.deeds.view.found is not None, timeout=WAIT)
    return page


def _choose(page: JournalPage, qtbot: QtBot, words: str) -> None:
    """Choose the newest deed whose sentence holds these words, and wait for what it changed."""
    at = next(at for at, one in enumerate(page.deeds.model.deeds) if words in one.what)
    page.deeds.table.selectRow(at)
    deed = page.deeds.model.deeds[at]
    qtbot.waitUntil(
        lambda: page.deeds.view.found is not None and page.deeds.view.found.deed == deed,
        timeout=WAIT,
    )


def _asked(shell: Shell, qtbot: QtBot) -> QMessageBox:
    qtbot.waitUntil(lambda: bool(shell.findChildren(QMessageBox)), timeout=WAIT)
    return shell.findChildren(QMessageBox)[-1]


def _press(box: QMessageBox, words: str) -> None:
    next(one for one in box.findChildren(QPushButton) if one.text() == words).click()


# How it is.


def test_without_a_store_it_leads_to_an_import_and_to_the_demo(
    open_store: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    page = _page(open_store(tmp_path / "nothing"), qtbot, Kind.EMPTY)
    assert page.panel.buttons() == ["Import a palace…", "Open the demo store"]


def test_a_store_in_which_nothing_was_done_says_so(
    open_store: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    with Store(tmp_path / "bare") as store:
        store.init()
    page = _page(open_store(tmp_path / "bare"), qtbot, Kind.EMPTY)
    assert page.panel.title.text() == "Nothing was done yet"
    assert page.panel.buttons() == ["Import a palace…", "Open the demo store"]
    assert not page.verify.isVisible()


def test_while_it_reads_it_says_so(
    open_store: Open, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Store(tmp_path / "store").init()
    shell = open_store(tmp_path / "store")
    monkeypatch.setattr(Lane, "ask", lambda *_, **__: None)
    page = _page(shell, qtbot, Kind.BUSY)
    assert page.panel.title.text() == "Reading the journal…"
    assert page.panel.buttons() == ["Go to Home"]


def test_a_store_that_is_damaged_is_told_with_the_next_step(
    open_store: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "nidra.db").write_bytes(b"no database at all" * 100)
    page = _page(open_store(folder), qtbot, Kind.ERROR)
    assert page.panel.buttons()[0] == "Try again"


def test_deeds_stand_by_day_with_who_did_them_and_how_many_memories(
    on_demo: Shell, qtbot: QtBot, demo: Path
) -> None:
    page = _page(on_demo, qtbot)
    QAbstractItemModelTester(page.deeds.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    with Store(demo) as store:
        told = deeds(store, PAGE)
    assert [one for one in page.deeds.model.deeds if one.last] == list(told)[
        : len(page.deeds.model.deeds)
    ]
    days = [_text(page.deeds.model, at, DAY) for at in range(page.deeds.model.rowCount())]
    named = [day for day in days if day]
    assert len(named) == len(set(named)) > 1
    a_pass = next(at for at, one in enumerate(page.deeds.model.deeds) if one.pass_id and one.last)
    assert _text(page.deeds.model, a_pass, 3) == "pass"
    assert _text(page.deeds.model, a_pass, MEMORIES) == str(page.deeds.model.deeds[a_pass].told)


def _text(model: QAbstractItemModel, row: int, column: int) -> str:
    return str(model.index(row, column).data())


def test_memories_are_named_by_what_they_say(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    at = next(at for at, one in enumerate(page.deeds.model.deeds) if "was kept" in one.what)
    assert _text(page.deeds.model, at, WHAT).startswith("“") and "mem_" not in _text(
        page.deeds.model, at, WHAT
    )
    assert plainly("mem_0123456789ab was filed", {}) == "mem_0123456789ab was filed"


def test_further_deeds_come_when_they_come_into_sight(
    open_store: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    with Store(tmp_path / "many") as store:
        store.init()
        for at in range(PAGE + 5):
            store.add(new_memory(f"note {at}"))
    page = _page(open_store(tmp_path / "many"), qtbot)
    assert page.deeds.model.rowCount() == PAGE
    page.deeds.model.fetchMore(QModelIndex())
    qtbot.waitUntil(lambda: page.deeds.model.rowCount() == PAGE + 5, timeout=WAIT)
    assert not page.deeds.model.canFetchMore(QModelIndex())
    assert len({one.first for one in page.deeds.model.deeds}) == PAGE + 5


# Filters.


def test_a_filter_is_seen_and_can_be_taken_away(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    page.deeds.filter.kinds.setCurrentIndex(page.deeds.filter.kinds.findData(Deeds.CONFLICTS))
    qtbot.waitUntil(lambda: page.deeds.look == Chosen(Deeds.CONFLICTS), timeout=WAIT)
    assert page.deeds.model.rowCount()
    assert [one.text() for one in page.deeds.filter.chips.buttons()] == [
        "Kind: Conflicts  ×",
        "Clear all",
    ]
    page.deeds.filter.box.setText("zzz")
    qtbot.waitUntil(lambda: page.deeds.inner.currentWidget() is page.deeds.nothing, timeout=WAIT)
    assert page.deeds.nothing.title.text() == "Nothing that was done matches these filters"
    clear = next(b for b in page.deeds.nothing.findChildren(QPushButton) if b.text() == "Clear all")
    clear.click()
    qtbot.waitUntil(lambda: page.deeds.inner.currentWidget() is page.deeds.table, timeout=WAIT)
    assert page.deeds.filter.chips.isHidden() and not page.deeds.filter.chosen().narrows


def test_days_are_chosen_in_a_calendar_with_keys_alone(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    page.deeds.filter.since.setFocus()
    qtbot.keyClick(page.deeds.filter.since, Qt.Key.Key_Space)
    popup = page.deeds.filter.since.popup()
    qtbot.waitUntil(popup.isVisible, timeout=WAIT)
    grid = popup.calendar.focusProxy() or popup.calendar
    qtbot.keyClick(grid, Qt.Key.Key_Left)
    qtbot.keyClick(grid, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not popup.isVisible(), timeout=WAIT)
    assert page.deeds.filter.since.day == QDate.currentDate().addDays(-1)
    since = page.deeds.filter.chosen().since
    assert since is not None
    qtbot.waitUntil(lambda: page.deeds.look == page.deeds.filter.chosen(), timeout=WAIT)
    assert all(one.at >= since for one in page.deeds.model.deeds)
    page.deeds.filter.since.click()
    popup.none.click()
    assert page.deeds.filter.chosen().since is None


# One deed, and the way back.


def test_a_pass_shows_what_it_changed_and_leads_to_the_memories(
    on_demo: Shell, qtbot: QtBot
) -> None:
    page = _page(on_demo, qtbot)
    _choose(page, qtbot, "A pass:")
    lines = page.deeds.view.memory_lines()
    assert lines and " → " in lines[0].what.full
    assert page.deeds.view.counts.isVisible() and "journal rows" in page.deeds.view.facts.text()
    lines[0].click()
    qtbot.waitUntil(lambda: on_demo.current == "memories", timeout=WAIT)


def test_a_deed_is_taken_back_after_its_consequence_was_said_and_done_again(
    on_demo: Shell, qtbot: QtBot, demo: Path
) -> None:
    with Store(demo) as store:
        name = next(m.id for m in store.load() if m.active)
        confirm(store, name, "seen today")
    page = _page(on_demo, qtbot)
    qtbot.waitUntil(lambda: "seen today" in page.deeds.model.deeds[0].what, timeout=WAIT)
    _choose(page, qtbot, "seen today")
    page.deeds.view.take_back.click()
    box = _asked(on_demo, qtbot)
    assert "Undoing this puts back 1 review date" in box.informativeText()
    with Store(demo) as store:
        assert deeds(store, 1)[0].undone_by is None
    _press(box, "Undo")
    qtbot.waitUntil(lambda: page.deeds.model.deeds[0].what.startswith("Undone"), timeout=WAIT)
    _choose(page, qtbot, "seen today")
    assert "Taken back by journal row" in page.deeds.view.back.text()
    at = page.deeds.table.currentIndex().row()
    assert _text(
        page.deeds.model, at, STATE
    ) == "taken back" and not page.deeds.table.isColumnHidden(STATE)
    assert on_demo.commands["redo"].isEnabled()
    page.deeds.view.show_row.click()
    qtbot.waitUntil(lambda: "Undone" in page.deeds.view.what.text(), timeout=WAIT)
    qtbot.waitUntil(page.deeds.view.do_again.isVisible, timeout=WAIT)
    page.deeds.view.do_again.click()
    qtbot.waitUntil(lambda: "seen today" in page.deeds.model.deeds[0].what, timeout=WAIT)


def test_what_is_to_be_taken_back_is_named_in_whole_words(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    told = []
    on_demo.session.deeds.told.connect(lambda sentence, _: told.append(sentence))
    _choose(page, qtbot, "6 verdicts changed")
    page.deeds.view.take_back.click()
    box = _asked(on_demo, qtbot)
    assert box.text() == "Take back: A pass: 6 verdicts changed, 13 reviews…?"
    _press(box, "Undo")
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT)
    assert "13 reviews… 6 verdicts were put back" in told[0]


def test_what_cannot_be_taken_back_says_why(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    _choose(page, qtbot, "was filed")
    assert page.deeds.view.back.text().startswith("What was filed stays on file.")
    assert not page.deeds.view.take_back.isVisible()


def test_one_deed_on_several_memories_is_taken_back_and_done_again_as_a_whole(
    on_demo: Shell, qtbot: QtBot, demo: Path
) -> None:
    with Store(demo) as store:
        names = [m.id for m in store.load() if m.active][:3]
        reject_all(store, names, "all three are wrong")
    page = _page(on_demo, qtbot)
    qtbot.waitUntil(lambda: "all three" in page.deeds.model.deeds[0].what, timeout=WAIT)
    _choose(page, qtbot, "3 memories were rejected")
    page.deeds.view.take_back.click()
    box = _asked(on_demo, qtbot)
    assert box.informativeText().startswith("All 3 are taken back; 3 memories count again")
    _press(box, "Undo")
    qtbot.waitUntil(lambda: page.deeds.model.deeds[0].what.startswith("Undone"), timeout=WAIT)
    assert _are_active(demo, names)
    _choose(page, qtbot, "3 memories were rejected")
    qtbot.waitUntil(page.deeds.view.do_again.isVisible, timeout=WAIT)
    page.deeds.view.do_again.click()
    qtbot.waitUntil(lambda: "all three" in page.deeds.model.deeds[0].what, timeout=WAIT)
    assert not _are_active(demo, names)
    assert on_demo.commands["undo"].isEnabled()


def _are_active(demo: Path, names: list[str]) -> bool:
    with Store(demo) as store:
        return all(store.get(name).active for name in names)


def test_several_rows_are_taken_back_in_one_go_and_what_was_left_is_said(
    on_demo: Shell, qtbot: QtBot, demo: Path
) -> None:
    with Store(demo) as store:
        one, other = [m.id for m in store.load() if m.active][:2]
        confirm(store, one, "seen first")
        reject(store, other, "never seen")
    page = _page(on_demo, qtbot)
    qtbot.waitUntil(lambda: "never seen" in page.deeds.model.deeds[0].what, timeout=WAIT)
    rows = [page.deeds.model.index(at, WHAT) for at in (0, 1)]
    page.deeds.table.selectRow(0)
    page.deeds.table.selectionModel().select(
        rows[1], QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    )
    qtbot.waitUntil(lambda: "2 things" in page.deeds.view.what.text(), timeout=WAIT)
    assert page.deeds.view.back.text().startswith("2 of 2 can be taken back in one go")
    with Store(demo) as store:
        store.add(new_memory("Something new while two are chosen"))
    qtbot.waitUntil(lambda: "was filed" in page.deeds.model.deeds[0].what, timeout=WAIT)
    assert [deed.kind for deed in page.deeds.chosen()] == ["rejected", "confirmed"]
    page.deeds.view.take_back.click()
    box = _asked(on_demo, qtbot)
    assert "All 2 are taken back" in box.informativeText()
    _press(box, "Undo")
    qtbot.waitUntil(lambda: page.deeds.model.deeds[0].what.startswith("Undone"), timeout=WAIT)
    with Store(demo) as store:
        assert deeds(store, 1)[0].what.startswith("Undone: 2 things that were done")
        assert store.get(other).active


def test_before_it_is_taken_back_a_deed_says_what_would_be_put_back(
    on_demo: Shell, qtbot: QtBot
) -> None:
    page = _page(on_demo, qtbot)
    _choose(page, qtbot, "6 verdicts changed")
    view = page.deeds.view
    assert view.take_back.isVisible() and view.take_back.text() == "Take this back…"
    assert "6 verdicts are put back and 13 review dates are put back" in view.back.text()
    assert "Nothing is deleted; an undo only adds to the journal." in view.back.text()
    words = [action.text() for action in page.deeds.way_back.menu().actions()]
    assert words[:2] == ["Take this back…", "What was believed then"]


def test_what_something_later_rests_on_says_so_and_leads_there(
    on_demo: Shell, qtbot: QtBot
) -> None:
    page = _page(on_demo, qtbot)
    view = page.deeds.view
    _choose(page, qtbot, "43 verdicts changed")
    later = view.found.later if view.found is not None else None
    assert later is not None and not view.take_back.isVisible()
    assert view.back.text().endswith("came later and rests on it. Take that back first.")
    view.way_back.show_later.click()
    qtbot.waitUntil(
        lambda: view.found is not None and view.found.deed.first <= later <= view.found.deed.last,
        timeout=WAIT,
    )


def test_each_sentence_stands_whole_in_its_row_however_narrow(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    table = page.deeds.table
    for wide, high in ((1920, 1080), (1280, 800), (900, 600)):
        on_demo.resize(wide, high)
        qtbot.waitUntil(lambda wide=wide: on_demo.width() == wide, timeout=WAIT)
        for row in range(table.model().rowCount()):
            index = table.model().index(row, WHAT)
            room = table.visualRect(index).adjusted(6, 0, -6, 0)
            flags = int(Qt.TextFlag.TextWordWrap)
            needed = table.fontMetrics().boundingRect(0, 0, room.width(), 9999, flags, index.data())
            assert needed.height() <= table.rowHeight(row), (wide, index.data())


# The check.


def test_an_intact_journal_is_told_with_rows_head_and_moment(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    on_demo.commands["verify-journal"].trigger()
    assert page.proof.work.isVisible() and not page.verify.isEnabled()
    qtbot.waitUntil(page.proof.done.isVisible, timeout=WAIT)
    assert page.proof.done.title.text() == "The journal is intact"
    assert "rows in one chain" in page.proof.done.lines.text()
    assert "Head of the chain" in page.proof.done.lines.text()
    assert page.verify.isEnabled()
    assert page.proof.done.step.text() != page.copy.words
    page.proof.done.step.click()
    assert QGuiApplication.clipboard().text().startswith("nidra verify-journal --dir")


def test_a_broken_journal_is_told_with_the_row_and_nothing_is_mended(
    open_store: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    with Store(tmp_path / "store") as store:
        store.init()
        for at in range(3):
            store.add(new_memory(f"note {at}"))
    _forge(tmp_path / "store")
    page = _page(open_store(tmp_path / "store"), qtbot)
    page.verify.click()
    qtbot.waitUntil(page.proof.done.isVisible, timeout=WAIT)
    assert "fault" in page.proof.done.title.text()
    told = page.proof.done.lines.text()
    assert "Journal row 2 (add) was changed after it was written." in told
    assert "Nothing was changed: this only looks." in told


def _forge(folder: Path) -> None:
    with sqlite3.connect(folder / "nidra.db") as file:
        for (name,) in file.execute(
            "SELECT name FROM sqlite_master WHERE type='trigger' AND tbl_name='journal'"
        ).fetchall():
            file.execute(f"DROP TRIGGER {name}")
        file.execute("UPDATE journal SET ts='2001-01-01T00:00:00.000000+00:00' WHERE seq=2")


# What was believed.


def test_belief_as_of_a_day_stands_beside_today(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    page.belief_tool.click()
    qtbot.waitUntil(page.belief.surface.isVisible, timeout=WAIT)
    yesterday = QDate.currentDate().addDays(-1)
    assert page.belief.calendar.selectedDate() == yesterday
    page.belief.choose_day(QDate.currentDate().addYears(-3))
    qtbot.waitUntil(lambda: "Before the first row" in page.belief.where.text(), timeout=WAIT)
    page.copy_command()
    line = shlex.split(QGuiApplication.clipboard().text())
    assert line[:3] == ["nidra", "history", "--as-of"] and "--changed" in line
    page.back_tool.click()
    assert page.deeds.table.isVisible() and not page.belief.isVisible()


def _looked_back(page: JournalPage, qtbot: QtBot, days: int) -> None:
    """Look at the end of a day so long ago, and wait for what is found."""
    day = QDate.currentDate().addDays(-days)
    page.show_belief()
    page.belief.choose_day(day)
    qtbot.waitUntil(
        lambda: page.belief.settled and page.belief.found_at == page.belief.at, timeout=WAIT
    )


def test_the_memories_that_are_believed_otherwise_stand_there_with_why(
    on_demo: Shell, qtbot: QtBot, demo: Path
) -> None:
    page = _page(on_demo, qtbot)
    _looked_back(page, qtbot, 2)
    listed = page.belief.list
    QAbstractItemModelTester(listed.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    with Store(demo) as store:
        found = believed(store, moment(page.belief.at))
    assert listed.model.rowCount() == len(found.changes) == page.belief.changed > 3
    assert f"{len(found.changes)} memories are believed otherwise" in page.belief.where.text()
    told = [str(listed.model.index(at, 0).data()) for at in range(listed.model.rowCount())]
    fell = next(line for line in told if line.startswith("The retry limit is 5"))
    assert "machine checked → fallen" in fell and "its source no longer says so" in fell
    words = [made.text() for made in listed.buttons()]
    assert words[0] == f"All ({len(found.changes)})" and any(w.startswith("Fell (") for w in words)
    next(made for made in listed.buttons() if made.text().startswith("Fell (")).click()
    assert listed.model.rowCount() == found.changes.counts()[Turn.FELL]
    assert listed.turn is Turn.FELL


def test_a_row_of_it_leads_to_the_memory_and_to_the_deed_that_changed_it(
    on_demo: Shell, qtbot: QtBot
) -> None:
    page = _page(on_demo, qtbot)
    _looked_back(page, qtbot, 2)
    listed = page.belief.list
    line = listed.model.line(1)
    assert line is not None
    words = {action.text(): action for action in listed.menu(line).actions()}
    assert [*words] == ["Open this memory", "What was held of it then", "Show what changed it"]
    words["Show what changed it"].trigger()

    def shown() -> bool:
        found = page.deeds.view.found
        return found is not None and found.deed.first <= line.deed.first <= found.deed.last

    qtbot.waitUntil(shown, timeout=WAIT)
    assert not page.believes
    page.show_belief()
    listed.rows.setCurrentIndex(listed.model.index(1))
    qtbot.keyClick(listed.rows, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: on_demo.current == "memories", timeout=WAIT)


def test_where_nothing_changed_since_it_says_so(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    page.show_belief()
    page.belief.choose_moment(2**52)
    qtbot.waitUntil(
        lambda: page.belief.settled and page.belief.found_at == page.belief.at, timeout=WAIT
    )
    assert page.belief.list.inner.currentWidget() is page.belief.list.nothing
    assert page.belief.list.buttons() == []


def test_what_was_believed_of_a_memory_just_after_a_deed_has_its_receipts(
    on_demo: Shell, qtbot: QtBot, demo: Path
) -> None:
    page = _page(on_demo, qtbot)
    _choose(page, qtbot, "with 1 receipt")
    page.deeds.view.believed.click()
    qtbot.waitUntil(page.belief.portrait.isVisible, timeout=WAIT)
    told = [one.text() for one in page.belief.portrait.findChildren(type(page.belief.title))]
    assert any("not read yet" in one for one in told), told
    page.belief.memory.setText("mem_ffffffffffff")
    qtbot.keyClick(page.belief.memory, Qt.Key.Key_Return)

    def problem() -> bool:
        labels = page.belief.portrait.findChildren(type(page.belief.title))
        return any("No memory bears the id" in one.text() for one in labels)

    qtbot.waitUntil(problem, timeout=WAIT)


def _look_up(page: JournalPage, qtbot: QtBot, words: str) -> None:
    page.belief.memory.setFocus()
    page.belief.memory.setText(words)
    qtbot.keyClick(page.belief.memory, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not page.belief.bar.isVisible(), timeout=WAIT)


def test_words_of_a_memory_offer_those_that_say_them_and_the_keys_choose_one(
    on_demo: Shell, qtbot: QtBot
) -> None:
    page = _page(on_demo, qtbot)
    page.show_belief()
    _look_up(page, qtbot, "the")
    hits = page.belief.hits
    assert hits.isVisible() and hits.list.count() == HITS
    assert "More words narrow it." in hits.title.text()
    qtbot.keyClick(hits.list, Qt.Key.Key_Down)
    item = hits.list.currentItem()
    assert hits.list.currentRow() == 1 and "\n" not in item.text()
    memory = item.data(Qt.ItemDataRole.UserRole)
    qtbot.keyClick(hits.list, Qt.Key.Key_Return)
    qtbot.waitUntil(page.belief.portrait.isVisible, timeout=WAIT)
    assert page.belief.named == memory and not hits.isVisible()
    assert page.belief.memory.text() == "the"
    page.copy_command()
    assert memory in shlex.split(QGuiApplication.clipboard().text())


def test_words_that_no_memory_says_are_told_as_that_and_a_part_of_an_id_names_one(
    on_demo: Shell, qtbot: QtBot, demo: Path
) -> None:
    page = _page(on_demo, qtbot)
    page.show_belief()
    _look_up(page, qtbot, "zyzzyva zebra")
    assert page.belief.hits.title.text() == "No memory says that."
    assert not page.belief.hits.list.isVisible() and not page.belief.portrait.isVisible()
    with Store(demo).database.reading() as connection:
        known = connection.exec_driver_sql("SELECT public_id FROM memory LIMIT 1").scalar()
    _look_up(page, qtbot, str(known)[:-1])
    assert page.belief.named == known and not page.belief.hits.isVisible()


def test_a_look_back_can_be_stopped(
    on_demo: Shell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = _page(on_demo, qtbot)
    monkeypatch.setattr(Lane, "ask", lambda *_, **__: None)
    page.show_belief()
    page.belief.choose_moment(1)
    assert page.belief.stop.isVisible()
    page.belief.stop.click()
    assert page.belief.title.text() == "The look back was stopped."
    assert not page.belief.bar.isVisible()


# The same, typed.


def test_the_command_shows_the_same_deeds(on_demo: Shell, qtbot: QtBot) -> None:
    page = _page(on_demo, qtbot)
    qtbot.waitUntil(on_demo.commands["copy-command"].isEnabled, timeout=WAIT)
    on_demo.commands["copy-command"].trigger()
    words = shlex.split(QGuiApplication.clipboard().text())
    assert words[:2] == ["nidra", "history"]
    done = subprocess.run(
        [sys.executable, "-m", *words, "--json"], capture_output=True, text=True, check=True
    )
    assert len(done.stdout.splitlines()) == len(page.deeds.model.deeds)
