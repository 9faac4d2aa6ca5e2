"""Home: what it says in each state, what it leads to, and that it follows whoever changes the store."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from nidra.app.demo_store import make_demo
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.grade import Grade, Standing
from nidra.records.watch import Deed
from nidra.report.sentence import trust_sentence
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from nidra_gui.jobs import Job, Outcome
from nidra_gui.shell import Shell
from nidra_gui.views.home import HomePage
from nidra_gui.widgets.census_bar import LEAST, NARROW, CensusBar, Part, Strip
from nidra_gui.widgets.changes import ChangeLine, named
from nidra_gui.widgets.reading_words import reading
from nidra_gui.widgets.state import Kind
from nidra_gui.widgets.work_card import WorkCard

WAIT = 20_000
LIMIT = "The retry limit is 5 attempts.\n"

Opened = Callable[[Path], Shell]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "docs" / "config.md"
    path.parent.mkdir()
    path.write_text(LIMIT + "The pool holds 8 connections.\n", "utf-8")
    return path


@pytest.fixture
def store(tmp_path: Path, source: Path) -> Iterator[Store]:
    """Three memories, two of them checked against their source by a pass."""
    with closing(Store(tmp_path / "store")) as made:
        made.init()
        made.add(new_memory("The retry limit is 5", source=source, excerpt="retry limit is 5"))
        made.add(new_memory("The pool holds 8", source=source, excerpt="pool holds 8"))
        made.add(new_memory("Nobody knows where this is from"))
        run_sleep(made)
        yield made


@pytest.fixture
def home(qtbot: QtBot, open_store: Opened, store: Store) -> HomePage:
    """Home with that store, filled."""
    page = page_of(open_store(store.folder))
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)
    return page


def page_of(shell: Shell) -> HomePage:
    shell.go("home")
    page = shell.page("home")
    assert isinstance(page, HomePage)
    return page


def went(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Where pages ask to be led, instead of going there."""
    asked: list[tuple[str, ...]] = []
    for name in ("show_memories", "show_memory", "go"):
        monkeypatch.setattr(shell, name, lambda *words, name=name: asked.append((name, *words)))
    return asked


def press(page: Any, words: str) -> None:
    """Press the button of the page's state that says so."""
    from PySide6.QtWidgets import QPushButton

    next(one for one in page.panel.findChildren(QPushButton) if one.text() == words).click()


# States -------------------------------------------------------------------------------------


def test_before_a_store_was_looked_at_it_says_that_it_is_being_opened(shell: Shell) -> None:
    page = page_of(shell)
    assert page.kind is Kind.BUSY
    assert page.panel.title.text() == "Opening the store…"
    press(page, "Open another store…")
    assert shell.findChildren(QFileDialog)


def test_without_a_store_it_offers_an_import_and_the_demo_store(
    open_store: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(open_store(tmp_path / "none"))
    assert page.kind is Kind.EMPTY
    assert page.panel.buttons() == ["Import a palace…", "Open the demo store"]
    assert page.drop.isVisible()
    assert not page.sleep.isEnabled() and not page.export.isEnabled()
    asked: list[object] = []
    monkeypatch.setattr("nidra_gui.demo.open_demo", asked.append)
    press(page, "Open the demo store")
    assert asked == [page.desk]


def test_a_store_without_a_memory_says_so_and_offers_an_import(
    qtbot: QtBot, open_store: Opened, tmp_path: Path
) -> None:
    with Store(tmp_path / "store") as made:
        made.init()
    page = page_of(open_store(tmp_path / "store"))
    qtbot.waitUntil(lambda: page.panel.title.text() == "No memories yet", timeout=WAIT)
    assert page.kind is Kind.EMPTY and page.drop.isVisible()
    press(page, "Import a palace…")
    assert page.desk.findChildren(QFileDialog)  # type: ignore[attr-defined]


def test_a_store_that_cannot_be_opened_is_said_in_a_sentence(
    qtbot: QtBot, open_store: Opened, tmp_path: Path
) -> None:
    folder = tmp_path / "store"
    folder.mkdir()
    (folder / "nidra.db").write_bytes(b"no database at all" * 300)
    shell = open_store(folder)
    page = page_of(shell)
    assert page.kind is Kind.ERROR
    assert page.panel.title.text() == "The store cannot be opened"
    assert str(folder) in page.panel.sentence.text()
    assert not page.drop.isVisible()
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        press(page, "Try again")


def test_a_question_that_fails_says_why_and_can_be_asked_again(
    qtbot: QtBot, home: HomePage, store: Store
) -> None:
    settings = store.settings.path
    settings.write_text("[schedule]\nat = 'never at all'\n", "utf-8")
    home.store_changed()
    qtbot.waitUntil(lambda: home.kind is Kind.ERROR, timeout=WAIT)
    assert "schedule.at" in home.panel.sentence.text()
    settings.unlink()
    press(home, "Try again")
    qtbot.waitUntil(lambda: home.kind is Kind.FULL, timeout=WAIT)


def test_the_demo_store_is_called_that_and_leads_to_ones_own(
    qtbot: QtBot, open_store: Opened, tmp_path: Path
) -> None:
    shell = open_store(make_demo(tmp_path / "demo").store)
    page = page_of(shell)
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)
    assert page.view.demo.isVisible()
    assert "demo store" in page.view.demo.sentence.text()
    assert page.found is not None and page.found.contested
    shell.stores.own = tmp_path / "own"
    with qtbot.waitSignal(shell.opened, timeout=WAIT):
        page.view.demo.step.click()
    assert shell.session is not None and shell.session.folder == tmp_path / "own"


def test_an_ordinary_store_is_not_called_a_demo_store(home: HomePage) -> None:
    assert not home.view.demo.isVisible() and not home.view.interrupted.isVisible()


# What it shows ------------------------------------------------------------------------------


def test_the_census_and_the_sentence_are_those_of_the_store(home: HomePage, store: Store) -> None:
    census = store.census()
    assert home.view.trust.sentence.text() == trust_sentence(census)
    shown = {value: key.number.text() for value, key in home.view.trust.grades.keys.items()}
    assert shown == {label: str(n) for label, n in census.by_grade.items()}
    shown = {value: key.number.text() for value, key in home.view.trust.standings.keys.items()}
    assert shown == {label: str(n) for label, n in census.by_standing.items()}


def test_each_part_of_the_bars_leads_to_those_memories(
    home: HomePage, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = went(shell, monkeypatch)
    home.view.trust.grades.keys[Grade.MACHINE_CHECKED.label].click()
    home.view.trust.standings.keys["no receipt"].click()
    home.view.trust.grades.strip.pressed.emit(Grade.UNVERIFIED.label)
    assert asked == [
        ("show_memories", "grade", "machine_checked"),
        ("show_memories", "standing", "no receipt"),
        ("show_memories", "grade", "unverified"),
    ]


def test_a_part_of_one_in_a_million_is_still_seen(qtbot: QtBot, home: HomePage) -> None:
    strip = Strip(home.desk.theme)
    qtbot.addWidget(strip)
    strip.resize(500, 22)
    strip.set([Part("many", "", "checked", "solid", 999_999), Part("one", "", "fallen", "", 1)])
    many, one = strip.places()
    assert one.width() >= LEAST
    assert one.right() <= 500.5 and many.right() < one.left()


def test_what_another_process_files_is_counted_at_once(
    qtbot: QtBot, home: HomePage, store: Store
) -> None:
    store.add(new_memory("Filed by somebody else"))
    qtbot.waitUntil(
        lambda: home.view.trust.sentence.text().startswith("Of 4 memories"), timeout=WAIT
    )


def test_a_source_that_changes_is_followed_to_the_memory_that_fell(
    qtbot: QtBot,
    home: HomePage,
    shell: Shell,
    source: Path,
    store: Store,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = shell.session
    assert session is not None
    qtbot.waitUntil(lambda: (session.watch_state or {}).get("phase") == "watching", timeout=WAIT)
    source.write_text(source.read_text("utf-8").replace("is 5", "is 6"), "utf-8")
    qtbot.waitUntil(
        lambda: home.view.trust.standings.keys["fallen"].number.text() == "1", timeout=WAIT
    )
    line = home.view.changes.lines.lines[0]
    assert line.badge.text() == "fell"
    assert line.statement.full == "The retry limit is 5"
    assert "no longer says so" in line.what.full and line.when.text() == "just now"
    assert home.view.sources.lines.lines[0].path.full == source.name
    asked = went(shell, monkeypatch)
    line.click()
    home.view.sources.lines.lines[0].click()
    home.view.sources.all.click()
    fallen = next(one.id for one in store.load() if one.statement == "The retry limit is 5")
    assert asked == [
        ("show_memory", str(fallen)),
        ("show_memories", "source", str(source)),
        ("go", "sources"),
    ]


def test_a_sentence_names_its_file_and_its_tooltip_the_path(home: HomePage) -> None:
    assert named("Fallen: no longer says so (/a/long (old)/b/tariff.md).").endswith("(tariff.md).")
    assert named("Fallen: no longer says so (C:\\a\\b.md).") == "Fallen: no longer says so (b.md)."
    assert named("It holds (as far as is known).") == "It holds (as far as is known)."


def test_home_and_the_status_bar_date_readings_in_the_same_words(
    home: HomePage, shell: Shell, qtbot: QtBot
) -> None:
    told = home.view.waiting.read.words
    qtbot.waitUntil(lambda: shell.status.read.full == told.text() != "", timeout=WAIT)
    assert told.text() == "Every source was read just now"
    assert reading(1, 7_200_000_001, 3, 7_200_000_001) == (
        "Oldest reading: 2 hours ago, newest: just now, 3 sources unreachable"
    )


def test_conflicts_and_interrupted_work_are_named_with_their_step(
    home: HomePage, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert home.found is not None
    cut = "The full pass that began then was cut short. What it did is kept."
    home._show((replace(home.found, contested=2, due=1, interrupted=(cut,)), False))
    assert home.view.interrupted.sentence.text() == cut
    assert home.view.interrupted.step.text() == "Sleep now"
    assert home.view.waiting.contested.accessibleName().startswith("2 conflicts")
    assert (
        home.view.waiting.due.accessibleName()
        == "1 memory is due for a review: does it still hold?"
    )
    asked = went(shell, monkeypatch)
    home.view.waiting.contested.click()
    assert asked == [("go", "conflicts")]


def test_an_import_that_was_cut_short_is_told_with_a_way_to_go_on(
    home: HomePage, shell: Shell, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(shell, "import_from", asked.append)
    assert home.found is not None
    found = replace(home.found, interrupted=("It was cut short.",), cut_short=("/a/palace",))
    home._show((found, False))
    assert home.view.interrupted.step.text() == "Import again"
    home.view.interrupted.step.click()
    shell.settings.keep_begun_import(str(store.folder), "/b/palace")
    home._show((replace(home.found, interrupted=(), cut_short=()), False))
    assert "The import of /b/palace was cut short" in home.view.interrupted.sentence.text()
    home.view.interrupted.step.click()
    assert asked == ["/a/palace", "/b/palace"]
    home._show((replace(home.found, interrupted=(), cut_short=()), False))
    assert not home.view.interrupted.isVisible()


def test_without_a_store_an_import_that_was_cut_short_is_told_too(
    shell: Shell, open_store: Opened, tmp_path: Path
) -> None:
    said: list[tuple[str, str]] = []
    shell.say = lambda sentence, step="", run=None: said.append((sentence, step))  # type: ignore[method-assign]
    shell.settings.keep_begun_import(str(tmp_path / "none"), "/b/palace")
    page_of(open_store(tmp_path / "none"))
    assert [step for _, step in said] == ["Import again"] and "/b/palace" in said[0][0]


def test_what_became_of_a_memory_is_told_with_how_it_stands_now(home: HomePage) -> None:
    assert home.found is not None
    change = home.found.changes[0]
    line = home.view.changes.lines.lines[0]
    for deed, grade, standing, badge, now in (
        (Deed.PROMOTED, Grade.MACHINE_CHECKED, Standing.TRACEABLE, "now checked", ""),
        (Deed.PROMOTED, Grade.SOURCE_LINKED, Standing.GONE, "now linked", ""),
        (Deed.FELL, Grade.MACHINE_CHECKED, Standing.TRACEABLE, "fell", "It rose again since · "),
        (Deed.ROSE, Grade.UNVERIFIED, Standing.FALLEN, "rose again", "It is fallen now · "),
    ):
        one = replace(change, deed=deed, grade=grade, standing=standing)
        home._show((replace(home.found, changes=(one,)), False))
        assert isinstance(line, ChangeLine)
        assert line.badge.text() == badge and line.what.full == now + one.sentence


def test_every_source_is_called_read_only_where_all_were(home: HomePage) -> None:
    assert home.found is not None and home.found.unread == 0
    assert home.view.waiting.read.accessibleName().startswith("Every source was read")
    home._show((replace(home.found, unread=3), False))
    told = home.view.waiting.read.accessibleName()
    assert "Every" not in told and "3 not read yet" in told


def test_a_pass_whose_result_is_out_of_sight_is_told(
    qtbot: QtBot, home: HomePage, shell: Shell
) -> None:
    said: list[str] = []
    shell.say = lambda sentence, *_: said.append(sentence)  # type: ignore[method-assign]
    shell.resize(900, 420)
    bar = home.view.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 100, timeout=WAIT)
    home.view._show_done({"actions": {}, "read": {}})
    assert said == []
    bar.setValue(bar.maximum())
    home.view._show_done({"actions": {}, "read": {}})
    assert said == ["The pass is done"]


def test_a_line_is_pressed_by_the_return_key(
    qtbot: QtBot, home: HomePage, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = went(shell, monkeypatch)
    qtbot.keyClick(home.view.waiting.contested, Qt.Key.Key_Return)
    assert asked == [("go", "conflicts")]


def test_statements_are_never_markup(qtbot: QtBot, home: HomePage, store: Store) -> None:
    assert home.found is not None and home.found.changes
    evil = replace(home.found.changes[0], statement="<b>bold</b>\u202eevil")
    home._show((replace(home.found, changes=(evil,)), False))
    line = home.view.changes.lines.lines[0]
    assert line.statement.textFormat() is Qt.TextFormat.PlainText
    assert line.statement.full == "<b>bold</b>\\u202eevil"


# The pass -----------------------------------------------------------------------------------


def test_sleep_now_runs_a_pass_and_tells_what_came_of_it(
    qtbot: QtBot, home: HomePage, source: Path
) -> None:
    source.write_text(source.read_text("utf-8").replace("8 conn", "9 conn"), "utf-8")
    home.sleep.click()
    assert home.view.work.isVisible() and not home.sleep.isEnabled()
    assert home.view.work.title.text() == "A pass is running"
    qtbot.waitUntil(home.view.done.isVisible, timeout=WAIT)
    assert not home.view.work.isVisible() and home.sleep.isEnabled()
    assert home.view.done.title.text() == "The pass is done"
    assert home.view.done.lines.text().startswith("It read ")
    home.view.done.shut.click()
    assert not home.view.done.isVisible()


def test_a_pass_in_which_something_fell_leads_there(
    home: HomePage, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = {"sources read": 12, "bytes read": 3400, "sources trusted by fingerprint": 30}
    result = {"read": read, "actions": {"fell": 2}, "notes": ["A note."]}
    home._work_ended(Outcome({"verb": "scheduled"}, result))
    assert home.view.done.lines.text().splitlines() == [
        "It read 12 sources (3.4 KB); 30 others look as they did and were not read.",
        "2 memories fell.",
        "A note.",
    ]
    asked = went(shell, monkeypatch)
    home.view.done.step.click()
    assert asked == [("show_memories", "standing", "fallen")]


def test_a_pass_tells_share_rate_and_time_left_and_can_be_stopped(
    qtbot: QtBot, home: HomePage
) -> None:
    card = WorkCard("Stop")
    qtbot.addWidget(card)
    job = Job({"verb": "sleep"}, card)
    card.follow(job)
    assert card.far.text() == "Reading the sources again…", "from the first moment"
    progress = {
        "stage": "verify",
        "done": 1200,
        "total": 4074,
        "unit": "sources",
        "read": 310_500_000,
    }
    job.moved.emit({**progress, "share": 0.25, "rate": 350.4, "left": 95.0})
    assert card.far.text() == "Reading the sources again: 1,200 of 4,074 sources · 310.5 MB read"
    assert card.pace.text() == "25 % · 350 sources a second · about 2 min left"
    assert card.bar.value() == 250
    card.stop.click()
    assert card.far.text() == "Stopping at the next safe place; nothing is lost…"
    assert not card.stop.isEnabled()


def test_a_pass_that_was_stopped_says_that_the_next_one_goes_on(home: HomePage) -> None:
    home._work_ended(Outcome({"verb": "sleep"}, None, "Stopped on request.", "Cancelled", 130))
    assert home.view.done.title.text() == "The pass was stopped"
    assert (
        home.view.done.lines.text() == "What it did is kept, and the next one goes on from there."
    )
    assert home.view.done.step.text() == "Go on"


# The schedule -------------------------------------------------------------------------------


def test_the_hour_of_the_nightly_pass_is_set_changed_and_turned_off(
    qtbot: QtBot, home: HomePage, store: Store
) -> None:
    schedule = home.view.schedule
    assert schedule.sentence.text().startswith("No pass is planned")
    assert schedule.hour.currentText() == "03:00"
    assert schedule.set_at.text() == "Set a nightly pass"
    assert home.session is not None
    begun: list[str] = []
    home.session.start = lambda verb, **_: begun.append(verb)  # type: ignore[assignment, method-assign]
    said: list[str] = []
    home.desk.say = lambda sentence, *_: said.append(sentence)  # type: ignore[method-assign]
    with qtbot.waitSignal(home.session.nights.moved, timeout=WAIT):  # type: ignore[union-attr]
        schedule.set_at.click()
    qtbot.waitUntil(lambda: schedule.set_at.text() == "Change the hour", timeout=WAIT)
    assert store.settings.get("schedule.at") == "03:00"
    assert said[0].startswith("The next quick pass is planned for") and not begun
    assert not schedule.set_at.isEnabled()
    schedule.hour.setCurrentText("05:00")
    schedule.set_at.click()
    qtbot.waitUntil(lambda: store.settings.get("schedule.at") == "05:00", timeout=WAIT)
    schedule.off.click()
    qtbot.waitUntil(lambda: schedule.set_at.text() == "Set a nightly pass", timeout=WAIT)
    assert store.settings.get("schedule.at") == "off"


def test_a_double_click_on_a_line_goes_to_that_memory_and_no_further(
    qtbot: QtBot, home: HomePage, shell: Shell
) -> None:
    shell._rested.setInterval(WAIT)
    shell.go("memories")
    table = shell.page("memories").table  # type: ignore[attr-defined]
    at = table.viewport().mapTo(shell, table.viewport().rect().center())
    assert shell.childAt(at) is not table.viewport()
    shell._rested.timeout.emit()
    qtbot.waitUntil(lambda: shell.childAt(at) is table.viewport(), timeout=WAIT)


def test_words_of_a_bar_that_lie_beside_each_other_make_room_where_the_window_becomes_narrow(
    qtbot: QtBot, shell: Shell
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bar = CensusBar(shell.theme, page)
    bar.set([Part(str(at), f"words of part {at}", "checked", "solid", 9, 1) for at in range(5)])
    bar.resize(1600, 90)
    page.show()
    qtbot.waitUntil(lambda: len({key.x() for key in bar.keys.values()}) == 5, timeout=WAIT)
    widest = max(NARROW, *(key.sizeHint().width() for key in bar.keys.values()))
    assert bar.minimumSizeHint().width() == widest
    bar.resize(widest, 200)
    qtbot.waitUntil(lambda: len({key.x() for key in bar.keys.values()}) == 1, timeout=WAIT)
