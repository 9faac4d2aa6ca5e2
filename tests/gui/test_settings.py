"""The page Settings: one truth with the command line, wrong values said beside their field, each change
taken back, and what belongs to the window there without a store too."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from nidra.app.workspace import Store
from nidra.base.settings import SETTINGS, Settings
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QProgressBar, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from story.commands import done
from story.fake_timers import Tools

from nidra_gui.jobs import Lane
from nidra_gui.models.setting_words import told
from nidra_gui.settings import WindowSettings
from nidra_gui.shell import Shell
from nidra_gui.theme import Choice, Theme
from nidra_gui.views.settings import SettingsPage
from nidra_gui.widgets.busy import busy, reduces_motion
from nidra_gui.widgets.licences import Licences
from nidra_gui.widgets.setting_fields import Chosen, Switch, Typed
from nidra_gui.widgets.setting_reset import ResetLink
from nidra_gui.widgets.setting_row import SettingRow
from nidra_gui.widgets.state import Kind

WAIT = 20_000


@pytest.fixture(autouse=True)
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tools:
    """No test asks the timers of whoever runs it."""
    made = Tools(tmp_path / "tools")
    monkeypatch.setenv("PATH", str(made.folder), prepend=os.pathsep)
    monkeypatch.setenv("FAKE_STATE", str(made.state))
    return made


def _page(shell: Shell, qtbot: QtBot, kind: Kind = Kind.FULL) -> SettingsPage:
    shell.go("settings")
    page = cast("SettingsPage", shell.page("settings"))
    qtbot.waitUntil(lambda: page.kind is kind, timeout=WAIT)
    return page


@pytest.fixture
def page(open_store: Callable[[Path], Shell], qtbot: QtBot, folder: Path) -> SettingsPage:
    """The page on a small store."""
    return _page(open_store(folder), qtbot)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store with nothing in it."""
    Store(tmp_path / "store").init()
    return tmp_path / "store"


def _type(qtbot: QtBot, row: SettingRow, text: str) -> None:
    line = cast("Typed", row.field).line
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, text)
    qtbot.keyClick(line, Qt.Key.Key_Return)


def _choose(row: SettingRow, value: str) -> None:
    box = cast("Chosen", row.field).box
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_each_setting_of_the_store_has_a_name_and_a_sentence_in_plain_words(
    page: SettingsPage,
) -> None:
    assert set(page.held.rows) == set(SETTINGS)
    for name, setting in SETTINGS.items():
        words = told(setting)
        assert words.title != name and words.sentence.endswith(".") and "`" not in words.sentence


def test_what_is_set_here_is_read_by_the_command_line(
    page: SettingsPage, qtbot: QtBot, folder: Path
) -> None:
    row = page.held.rows["pass.byte_check_days"]
    assert row.reset.isHidden()
    _type(qtbot, row, "14")
    qtbot.waitUntil(lambda: not row.reset.isHidden(), timeout=WAIT)
    assert done("config", "get", "pass.byte_check_days", "--dir", folder).out == "14\n"
    assert row.reset.text() == "Reset to default (7 days)"
    qtbot.mouseClick(row.reset, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(row.reset.isHidden, timeout=WAIT)
    assert done("config", "get", "pass.byte_check_days", "--dir", folder).out == "7\n"


def test_what_the_command_line_sets_is_shown_at_once(
    page: SettingsPage, qtbot: QtBot, folder: Path
) -> None:
    done("config", "set", "review.clock", "fsrs", "--dir", folder)
    box = cast("Chosen", page.held.rows["review.clock"].field).box
    qtbot.waitUntil(lambda: box.currentData() == "fsrs", timeout=WAIT)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("pass.byte_check_days", "0", "a whole number from 1 to 36,500"),
        ("source.largest_mib", "much", "a whole number"),
        ("prune.confidence", "1.5", "a number from 0 to 1"),
    ],
)
def test_a_wrong_value_is_said_beside_its_field_and_not_kept(
    page: SettingsPage, qtbot: QtBot, folder: Path, name: str, text: str, said: str
) -> None:
    row = page.held.rows[name]
    line = cast("Typed", row.field).line
    before = line.text()
    _type(qtbot, row, text)
    assert said in row.problem.text() and text in row.problem.text() and row.problem.isVisible()
    assert line.text() == before and not (folder / "nidra.toml").exists()


def test_escape_gives_a_field_back_what_it_held(page: SettingsPage, qtbot: QtBot) -> None:
    line = cast("Typed", page.held.rows["pass.byte_check_days"].field).line
    line.setFocus()
    line.selectAll()
    qtbot.keyClicks(line, "99")
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    assert line.text() == "7"


def test_a_wrong_value_in_the_file_is_said_and_can_be_reset(
    open_store: Callable[[Path], Shell], qtbot: QtBot, folder: Path
) -> None:
    (folder / "nidra.toml").write_text("[pass]\nbyte_check_days = 'soon'\n", "utf-8")
    page = _page(open_store(folder), qtbot)
    row = page.held.rows["pass.byte_check_days"]
    assert "a whole number" in row.problem.text()
    qtbot.mouseClick(row.reset, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(row.reset.isHidden, timeout=WAIT)
    assert not row.problem.text()
    assert Settings(folder).get("pass.byte_check_days") == 7


def test_the_hour_says_when_the_next_pass_runs_and_no_night_before_is_caught_up(
    page: SettingsPage, qtbot: QtBot, folder: Path
) -> None:
    assert "No pass is planned" in page.schedule.sentence.text()
    _choose(page.held.rows["schedule.at"], "03:00")
    qtbot.waitUntil(lambda: "is planned for" in page.schedule.sentence.text(), timeout=WAIT)
    assert Settings(folder).get("schedule.at") == "03:00"
    assert page.session is not None and page.session.work is None


def test_an_hour_may_be_typed_and_a_wrong_one_is_said(
    page: SettingsPage, qtbot: QtBot, folder: Path
) -> None:
    row = page.held.rows["schedule.at"]
    line = cast("Chosen", row.field).box.lineEdit()
    assert line is not None
    for text in ("25:99", "4:17"):
        line.setFocus()
        line.selectAll()
        qtbot.keyClicks(line, text)
        qtbot.keyClick(line, Qt.Key.Key_Return)
        if text == "25:99":
            assert "a time of day" in row.problem.text()
            assert line.text() == "Never"
    qtbot.waitUntil(lambda: Settings(folder).get("schedule.at") == "04:17", timeout=WAIT)


@pytest.mark.skipif(sys.platform == "win32", reason="the fake programs are scripts")
def test_a_timer_of_the_system_is_set_up_told_and_taken_away(
    page: SettingsPage, qtbot: QtBot, tools: Tools
) -> None:
    part = page.schedule.timer
    qtbot.waitUntil(lambda: "There is none" in part.sentence.text(), timeout=WAIT)
    assert not part.install.isEnabled()
    assert part.reason.isVisibleTo(part) and part.reason.text() == "Choose an hour first."
    assert part.install.toolTip() == part.reason.text()
    _choose(page.held.rows["schedule.at"], "04:00")
    qtbot.waitUntil(part.install.isEnabled, timeout=WAIT)
    assert not part.reason.isVisibleTo(part) and not part.install.toolTip()
    qtbot.mouseClick(part.install, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "each day at 04:00" in part.sentence.text(), timeout=WAIT)
    _choose(page.held.rows["schedule.at"], "05:00")
    qtbot.waitUntil(lambda: "another hour" in part.sentence.text(), timeout=WAIT)
    assert part.install.text() == "Give the timer this hour"
    qtbot.mouseClick(part.remove, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "There is none" in part.sentence.text(), timeout=WAIT)


def test_watching_is_turned_off_and_on_here_and_on_the_command_line(
    page: SettingsPage, qtbot: QtBot, folder: Path
) -> None:
    session = page.session
    assert session is not None
    qtbot.waitUntil(lambda: "Watching" in page.watch.sentence.text(), timeout=WAIT)
    switch = cast("Switch", page.held.rows["watch.on"].field).box
    switch.click()
    qtbot.waitUntil(lambda: "Nothing is watched" in page.watch.sentence.text(), timeout=WAIT)
    assert session.watcher is None and Settings(folder).get("watch.on") == "off"
    done("config", "set", "watch.on", "on", "--dir", folder)
    qtbot.waitUntil(lambda: "Watching" in page.watch.sentence.text(), timeout=WAIT)
    assert switch.isChecked() and session.watcher is not None


def test_who_is_asked_and_what_leaves_the_machine_is_said_for_each_choice(
    page: SettingsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-secret")
    said = {
        "none": "Nothing leaves this machine.",
        "claude": "where its own login leads",
        "anthropic": "never shown or kept here",
    }
    for which, words in said.items():
        _choose(page.held.rows["judge.who"], which)
        qtbot.waitUntil(lambda words=words: words in page.judge.sentence.text(), timeout=WAIT)
        assert "sk-secret" not in page.judge.sentence.text()


def test_without_a_judge_it_is_said_how_to_get_one_and_help_tells_what_is_sent(
    page: SettingsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    page.refresh()
    told = page.judge.sentence.text
    qtbot.waitUntil(lambda: "install Claude Code" in told().replace("\n", " "), timeout=WAIT)
    asked: list[str] = []
    monkeypatch.setattr(type(page.desk), "show_help", lambda _, place: asked.append(place))
    page.judge_help.click()
    assert asked == ["privacy#the-one-exception"]


def test_a_click_on_the_hour_opens_its_list_and_another_one_lets_it_be_typed(
    page: SettingsPage, qtbot: QtBot
) -> None:
    box = cast("Chosen", page.held.rows["schedule.at"].field).box
    line, popup = box.lineEdit(), box.view().window()
    assert line is not None
    page.search.setFocus()
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(popup.isVisible, timeout=WAIT)
    box.hidePopup()
    qtbot.waitUntil(lambda: not popup.isVisible() and line.hasFocus(), timeout=WAIT)
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    assert not popup.isVisible()


def test_the_hour_is_said_to_be_that_of_this_store_alone(page: SettingsPage) -> None:
    assert "this store alone" in page.held.rows["schedule.at"].sentence.text()


def test_a_store_that_can_only_be_read_says_so_and_offers_no_change(
    open_store: Callable[[Path], Shell],
    qtbot: QtBot,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = os.access
    monkeypatch.setattr(
        "os.access",
        lambda path, mode, **more: mode != os.W_OK and real(path, mode, **more),
    )
    page = _page(open_store(folder), qtbot)
    assert "can only be read" in page.locked.sentence.text() and page.locked.isVisible()
    assert not page.held.rows["pass.byte_check_days"].isEnabled()
    assert page.appearance.theme.isEnabled()


def test_a_full_disk_is_said_beside_the_field_which_shows_what_is_in_force(
    page: SettingsPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("nidra.base.settings.replacing", full)
    row = page.held.rows["pass.byte_check_days"]
    _type(qtbot, row, "14")
    qtbot.waitUntil(lambda: "No space left on device" in row.problem.text(), timeout=WAIT)
    assert cast("Typed", row.field).line.text() == "7"


def test_without_a_store_the_window_can_be_set_and_the_demo_is_one_step_away(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    shell = open_store(tmp_path / "nothing")
    page = _page(shell, qtbot, Kind.EMPTY)
    assert page.store_panel.title.text() == "Nothing is here yet"
    assert page.store_panel.buttons() == ["Import a palace…", "Open the demo store"]
    assert page.appearance.isVisible() and not page.data.isVisible()
    steps = page.store_panel.findChildren(QPushButton)
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        next(one for one in steps if one.text() == "Open the demo store").click()
    _page(shell, qtbot, Kind.FULL)
    assert page.data.isVisible() and not page.store_card.isVisible()


def test_a_store_that_cannot_be_opened_is_told(
    open_store: Callable[[Path], Shell], qtbot: QtBot, tmp_path: Path
) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "nidra.db").write_bytes(b"no database at all" * 100)
    page = _page(open_store(folder), qtbot, Kind.ERROR)
    assert "is damaged" in page.store_panel.sentence.text()
    assert page.store_panel.buttons()[0] == "Try again" and page.language.isVisible()


def test_while_it_looks_it_says_so(
    open_store: Callable[[Path], Shell],
    qtbot: QtBot,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shell = open_store(folder)
    monkeypatch.setattr(Lane, "ask", lambda *_, **__: None)
    page = _page(shell, qtbot, Kind.BUSY)
    assert page.store_panel.title.text() == "Looking at the settings…"
    assert page.store_panel.buttons() == ["Go to Home"]


def test_a_search_leaves_what_is_looked_for(page: SettingsPage, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.search, "confidence")
    shown = [row.title.text() for row in page.held.rows.values() if row.isVisible()]
    assert shown == ["Bury below this confidence"]
    assert not page.appearance.isVisible() and not page.nothing.isVisible()
    page.search.setText("no such thing")
    assert page.nothing.isVisible()
    page.search.clear()
    assert page.appearance.isVisible() and page.data.isVisible()


def _side_by_side(page: SettingsPage) -> bool:
    data, passes = (one.mapTo(page, QPoint(0, 0)) for one in (page.data, page.passes))
    return data.x() < passes.x() and data.y() == passes.y()


def _inside(page: SettingsPage) -> QWidget:
    inside = page.cards.widget()
    assert inside is not None
    return inside


def _sideways(page: SettingsPage) -> int:
    return page.cards.horizontalScrollBar().maximum()


def test_cards_stand_in_two_columns_where_there_is_room_and_in_one_where_not(
    page: SettingsPage, qtbot: QtBot
) -> None:
    window = page.window()
    for width, height, two in ((1920, 1080, True), (1280, 800, False), (820, 560, False)):
        window.resize(width, height)
        qtbot.waitUntil(lambda two=two: _side_by_side(page) is two, timeout=WAIT)
        qtbot.waitUntil(lambda: _sideways(page) == 0, timeout=WAIT)
        right = page.passes.mapTo(page, QPoint(page.passes.width(), 0)).x()
        search = page.search.mapTo(page, QPoint(page.search.width(), 0)).x()
        assert not two or abs(right - search) <= 1
    assert page.listed.isHidden()


def test_a_search_of_one_column_leaves_no_empty_one_beside_it(
    page: SettingsPage, qtbot: QtBot
) -> None:
    page.window().resize(1920, 1080)
    qtbot.waitUntil(lambda: _side_by_side(page), timeout=WAIT)
    page.search.setText("confidence")
    qtbot.waitUntil(lambda: page.passes.mapTo(_inside(page), QPoint(0, 0)).x() == 0, timeout=WAIT)
    assert page.columns.filled == 1
    page.search.clear()
    qtbot.waitUntil(lambda: _side_by_side(page), timeout=WAIT)


def test_the_list_leads_to_each_section_and_enter_goes_into_it(
    page: SettingsPage, qtbot: QtBot
) -> None:
    page.window().resize(1280, 800)
    qtbot.waitUntil(page.listed.isVisible, timeout=WAIT)
    page.listed.setFocus()
    for section in reversed(page.sections):
        page.listed.setCurrentRow(page.sections.index(section))
        assert [one for one in page.sections if one.property("marked")] == [section]
        assert section.visibleRegion().boundingRect().height() > 40
    page.listed.setCurrentRow(page.sections.index(page.watch))
    qtbot.keyClick(page.listed, Qt.Key.Key_Return)
    switch = cast("Switch", page.held.rows["watch.on"].field).box
    qtbot.waitUntil(switch.hasFocus, timeout=WAIT)


def test_scrolling_marks_the_section_that_is_seen(page: SettingsPage, qtbot: QtBot) -> None:
    page.window().resize(1280, 800)
    qtbot.waitUntil(page.listed.isVisible, timeout=WAIT)
    page.search.setFocus()
    bar = page.cards.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > page.schedule.y(), timeout=WAIT)
    bar.setValue(page.schedule.mapTo(_inside(page), QPoint(0, 0)).y())
    assert page.listed.currentRow() == page.sections.index(page.schedule)
    bar.setValue(bar.maximum())
    assert page.listed.currentRow() == page.sections.index(page.about)


def test_a_way_back_without_room_is_cut_and_whole_in_its_tooltip(qtbot: QtBot) -> None:
    link = ResetLink("Reset to default (As the system has it)", lambda: None)
    qtbot.addWidget(link)
    link.show()
    link.resize(link.sizeHint())
    assert link.fitting() == link.text() and link.toolTip() == ""
    link.resize(link.sizeHint().width() // 2, link.height())
    assert link.fitting().endswith("…") and "As the system has it" in link.toolTip()


def test_the_menu_and_the_page_agree_on_colours_and_text(
    page: SettingsPage, settings: WindowSettings
) -> None:
    desk = page.desk
    theme = cast("Chosen", page.appearance.theme.field).box
    text = cast("Chosen", page.appearance.text.field).box
    desk.commands["theme-dark"].trigger()
    assert theme.currentData() == "dark" and not page.appearance.theme.reset.isHidden()
    _choose(page.appearance.theme, "light")
    assert desk.commands["theme-light"].isChecked() and settings.theme is Choice.LIGHT
    desk.commands["text-larger"].trigger()
    assert text.currentData() == "110"
    _choose(page.appearance.text, "200")
    assert desk.theme.scale == 200 == settings.text_percent
    page.appearance.text.reset.click()
    assert desk.theme.scale == 100


def test_text_is_as_large_as_chosen_however_often_the_window_is_opened_again(
    qapp: QApplication,
) -> None:
    own = Theme(qapp, Choice.LIGHT).app.font().pointSizeF()
    for _ in range(2):
        assert Theme(qapp, Choice.LIGHT, 150).app.font().pointSizeF() == own * 1.5
    assert Theme(qapp, Choice.LIGHT).app.font().pointSizeF() == own


def test_nothing_moves_where_that_is_wanted(page: SettingsPage, settings: WindowSettings) -> None:
    switch = cast("Switch", page.appearance.motion.field).box
    bar = QProgressBar()
    switch.click()
    assert settings.still and reduces_motion()
    busy(bar)
    assert bar.maximum() == 1
    switch.click()
    busy(bar)
    assert bar.maximum() == 0 and not settings.still


def test_a_language_is_kept_and_offered_at_once(
    page: SettingsPage, settings: WindowSettings, qtbot: QtBot
) -> None:
    shell, session = cast("Shell", page.desk), page.session
    assert session is not None
    _choose(page.language.row, "de")
    assert settings.language == "de" and "Deutsch" in page.language.row.note.text()
    assert page.language.strip.isVisible()
    page.language.row.reset.click()
    assert settings.language == "" and not page.language.strip.isVisible()
    _choose(page.language.row, "hi")
    page.language.again.click()
    assert shell.back == (str(session.folder), "settings")
    assert not shell.isVisible()


def test_the_store_is_copied_written_and_checked_from_here(
    page: SettingsPage, qtbot: QtBot, tmp_path: Path, folder: Path
) -> None:
    session = page.session
    assert session is not None
    for verb, more in (
        ("backup", {}),
        ("export-lines", {"path": str(tmp_path / "all.jsonl")}),
        ("doctor", {}),
    ):
        with qtbot.waitSignal(session.work_ended, timeout=WAIT):
            page.data._start(verb, **more)
    assert list((folder / "backups").glob("*.db")) and (tmp_path / "all.jsonl").exists()
    words = [line.text() for line in page.data.findings.lines]
    assert any("SQLite finds no damage" in one for one in words)


def test_each_button_about_the_data_stands_beside_what_it_does(page: SettingsPage) -> None:
    told = {row.button.text(): row.sentence.text() for row in page.data.deeds}
    assert told == {
        "Make a copy now": "Puts a copy of the memories into the folder backups.",
        "Write every memory to a file…": (
            "Writes each memory with its receipts as one line of JSON, for other programs."
        ),
        "Check the store": "Reads the whole store and changes nothing.",
    }
    for row in page.data.deeds:
        assert row.button.accessibleDescription() == row.sentence.text()


def test_the_licences_are_read_as_text_and_lead_nowhere(page: SettingsPage) -> None:
    page.about.licences.click()
    shown = page.window().findChild(Licences)
    assert shown is not None
    names = {one.name for one in shown.libraries}
    assert {"Python", "SQLite", "SQLAlchemy"} <= names
    assert all(one.licence for one in shown.libraries)
    assert shown.text.toPlainText().startswith(shown.libraries[0].name)
    shown.accept()


def test_what_a_crash_left_behind_is_there_to_be_copied(page: SettingsPage) -> None:
    assert page.about.crash.isHidden()
    cast("Shell", page.desk).tell_crash("Fatal: <b>here</b>")
    page.refresh()
    page.about.crash.click()
    assert QGuiApplication.clipboard().text() == "Fatal: <b>here</b>"


def test_what_makes_no_sense_in_the_windows_own_settings_is_passed_over(
    settings: WindowSettings,
) -> None:
    for name, value in (("text", "²"), ("theme", "pink"), ("import", ["/a"]), ("filters", "none")):
        settings._kept.setValue(name, value)
    assert (settings.text_percent, settings.filters()) == (100, {})
    assert settings.theme is Choice.SYSTEM and settings.begun_import("/a") == ""
