"""Nidra in the tray: what its picture and its menu say, what is notified, and what closing the window does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from nidra_gui.jobs import Outcome
from nidra_gui.presence import Presence
from nidra_gui.settings import HIDE, QUIT
from nidra_gui.shell import Shell
from nidra_gui.tray import Face, Mood, Tray
from nidra_gui.tray_icon import GROUND, RIM, SIZES, icon, picture
from nidra_gui.views.memories import MemoriesPage

WAIT = 20_000
Opened = Callable[[Path], Shell]


class FakeTray(Tray):
    """A tray that keeps what it was told. `there` says whether the desktop has one."""

    def __init__(self) -> None:
        super().__init__()
        self.there = True
        self.face: Face | None = None
        self.told: list[str] = []

    def is_there(self) -> bool:
        return self.there

    def show(self, face: Face) -> None:
        self.face = face

    def notify(self, title: str, sentence: str) -> None:
        self.told.append(title)

    def hide(self) -> None:
        self.face = None

    def press(self, words: str) -> None:
        """Choose a line of the menu."""
        assert self.face is not None
        (step,) = [step for step in self.face.steps if step.text == words]
        assert step.enabled
        step.run()


class InTray:
    """The window with a store, its tray, and whether a person looks at it."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        self.tray = FakeTray()
        self.presence = Presence(shell, self.tray)
        self.front = True
        self.presence.herald._in_front = lambda: self.front

    @property
    def face(self) -> Face:
        assert self.tray.face is not None
        return self.tray.face

    def minute_passed(self) -> None:
        """What was said last is a minute old."""
        quiet = self.presence.herald.quiet
        quiet.stop()
        quiet.timeout.emit()


@pytest.fixture(autouse=True)
def _goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The application of the tests outlives each window."""
    monkeypatch.setattr(QApplication, "quit", lambda: None)


@pytest.fixture
def sources(tmp_path: Path) -> dict[str, Path]:
    """Three sources, and a store with a memory of each."""
    made = {}
    (
        tmp_path / "notes"
    ).mkdir()  # a folder beside the home: that and what lies above it is not watched
    with Store(tmp_path / "store") as store:
        store.init()
        for name in ("port", "limit", "gate"):
            made[name] = tmp_path / "notes" / f"{name}.md"
            made[name].write_text(f"The {name} is 5.\n")
            store.add(new_memory(f"The {name} is 5", source=made[name], excerpt=f"{name} is 5"))
        made["gate"].write_text("Nothing.\n")
        run_sleep(store)
    return made


@pytest.fixture
def there(
    shell: Shell, open_store: Opened, sources: dict[str, Path], tmp_path: Path
) -> Iterator[InTray]:
    """The window on that store, with a tray; one of three memories is fallen since long."""
    made = InTray(shell)
    open_store(tmp_path / "store")
    yield made
    shell.closing = None  # whoever ends the test is not asked


@pytest.fixture
def watching(qtbot: QtBot, there: InTray) -> InTray:
    """The same, once its sources are watched, and with nobody before it."""
    session = there.shell.session
    assert session is not None
    qtbot.waitUntil(lambda: bool(session.watch_state), timeout=WAIT)
    there.front = False
    return there


def _asked(shell: Shell) -> QMessageBox:
    return next(box for box in shell.findChildren(QMessageBox) if box.isVisible())


def _answer(shell: Shell, words: str) -> None:
    (button,) = [one for one in _asked(shell).buttons() if one.text() == words]
    button.click()


# The picture.


@pytest.mark.parametrize("size", SIZES)
def test_moods_are_told_apart_without_colour(qapp: object, size: int) -> None:
    grey = {mood: _brightness(picture(mood, size).toImage()) for mood in Mood}
    for one in Mood:
        for other in Mood:
            if one is not other:
                apart = sum(abs(a - b) > 60 for a, b in zip(grey[one], grey[other], strict=True))
                assert apart >= len(grey[one]) * 0.03, (one, other)


def _brightness(image: QImage) -> list[int]:
    made = QImage(image.size(), QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.gray)
    painter = QPainter(made)
    painter.drawImage(0, 0, image)
    painter.end()
    grey = made.convertToFormat(QImage.Format.Format_Grayscale8)
    return [
        grey.pixelColor(x, y).lightness() for y in range(grey.height()) for x in range(grey.width())
    ]


def test_the_picture_stands_out_from_light_and_dark_panels(qapp: object) -> None:
    assert QColor(GROUND).lightnessF() < 0.45  # beside a light panel
    assert QColor(RIM).lightnessF() > 0.9  # beside a dark one
    sizes = {(size.width(), size.height()) for size in icon(Mood.QUIET).availableSizes()}
    assert {(16, 16), (48, 48)} <= sizes


# What it tells.


def test_the_menu_tells_the_state_and_the_next_pass_and_offers_the_steps(
    qtbot: QtBot, watching: InTray
) -> None:
    qtbot.waitUntil(lambda: "Watching" in watching.face.tip, timeout=WAIT)
    assert watching.face.mood is Mood.QUIET
    assert "Every source was read" in watching.face.tip
    assert watching.face.lines[1] == "No pass is planned"
    words = [step.text for step in watching.face.steps]
    assert words == ["Sleep now", "Pause watching", "Open Nidra", "Quit"]


def test_without_a_store_it_says_so(shell: Shell) -> None:
    there = InTray(shell)
    shell.closing = None
    assert there.face.lines[0] == "No store is open"
    assert [step.enabled for step in there.face.steps] == [False, False, True, True]


def test_a_pause_shows_in_the_tray_and_ends_from_there(qtbot: QtBot, watching: InTray) -> None:
    watching.tray.press("Pause watching")
    qtbot.waitUntil(lambda: watching.face.mood is Mood.PAUSED, timeout=WAIT)
    qtbot.waitUntil(lambda: "Paused" in watching.face.tip, timeout=WAIT)
    watching.tray.press("Go on watching")
    qtbot.waitUntil(lambda: watching.face.mood is Mood.QUIET, timeout=WAIT)


def test_a_pass_from_the_tray_shows_as_work(qtbot: QtBot, watching: InTray) -> None:
    session = watching.shell.session
    assert session is not None
    with qtbot.waitSignal(session.work_ended, timeout=WAIT):
        watching.tray.press("Sleep now")
        assert watching.face.mood is Mood.WORKING
    assert watching.face.mood is Mood.QUIET


def test_a_watcher_that_ended_shows_as_blind(there: InTray) -> None:
    session = there.shell.session
    assert session is not None
    session._watch_ended(Outcome({}, None, "The watch could not begin."))
    assert there.face.mood is Mood.BLIND
    assert "The watch could not begin." in there.face.tip


# What is said.


def test_what_fell_is_said_with_its_number_and_a_click_shows_exactly_that(
    qtbot: QtBot, watching: InTray, sources: dict[str, Path]
) -> None:
    sources["port"].write_text("The port is 6.\n")
    qtbot.waitUntil(lambda: bool(watching.tray.told), timeout=WAIT)
    assert watching.tray.told == ["1 memory fell since you last looked."]
    assert watching.face.mood is Mood.FALLEN
    watching.tray.followed.emit()
    page = watching.shell.page("memories")
    assert isinstance(page, MemoriesPage) and watching.shell.current == "memories"
    qtbot.waitUntil(lambda: page.model.rowCount() == 1, timeout=WAIT)
    (row,) = page._rows(page.model.keys)
    assert row.statement == "The port is 5"


def test_a_storm_is_one_notification_a_minute_with_the_newest_number(
    qtbot: QtBot, watching: InTray, sources: dict[str, Path]
) -> None:
    herald = watching.presence.herald
    sources["port"].write_text("Else.\n")
    qtbot.waitUntil(lambda: herald.fell == 1, timeout=WAIT)
    sources["limit"].write_text("Else.\n")
    qtbot.waitUntil(lambda: herald.fell == 2, timeout=WAIT)
    assert watching.tray.told == ["1 memory fell since you last looked."]
    watching.minute_passed()
    assert watching.tray.told[1:] == ["2 memories fell since you last looked."]
    watching.minute_passed()
    assert len(watching.tray.told) == 2


def test_what_rose_again_is_not_told_of_later(
    qtbot: QtBot, watching: InTray, sources: dict[str, Path]
) -> None:
    herald = watching.presence.herald
    sources["port"].write_text("Else.\n")
    qtbot.waitUntil(lambda: herald.fell == 1, timeout=WAIT)
    sources["port"].write_text("The port is 5.\n")
    qtbot.waitUntil(lambda: herald.fell == 0, timeout=WAIT)
    watching.minute_passed()
    assert len(watching.tray.told) == 1
    assert watching.face.mood is Mood.QUIET


def test_nothing_is_said_to_somebody_who_looks(
    qtbot: QtBot, watching: InTray, sources: dict[str, Path]
) -> None:
    watching.front = True
    sources["port"].write_text("Else.\n")
    toast = watching.shell.toast
    qtbot.waitUntil(lambda: "fell" in toast.sentence.text(), timeout=WAIT)
    assert watching.tray.told == [] and watching.face.mood is Mood.QUIET


def test_a_pass_that_fails_while_nobody_looks_is_said(there: InTray) -> None:
    there.front = False
    there.presence._work_ended(Outcome({"verb": "scheduled"}, None, "The disk is full.", "x"))
    assert there.tray.told == ["The pass did not come to its end"]
    there.tray.followed.emit()
    assert there.shell.current == "home"


def test_pairs_that_a_pass_found_are_said_and_lead_to_conflicts(there: InTray) -> None:
    there.front = False
    result = {"falls": {"listed": [], "more": 0}, "contests": {"listed": [{}, {}], "more": 1}}
    there.presence._work_ended(Outcome({"verb": "scheduled"}, result))
    assert there.tray.told == ["The pass is done"]
    there.tray.followed.emit()
    assert there.shell.current == "conflicts"


# Closing.


def test_closing_is_asked_about_once_and_then_hides_the_window(there: InTray) -> None:
    shell = there.shell
    shell.close()
    assert shell.isVisible()
    assert _asked(shell).text() == "Nidra goes on in the tray"
    _answer(shell, "Close into the tray")
    assert shell.isHidden() and shell.session is not None
    assert shell.settings.on_close == HIDE
    there.tray.opened.emit()
    assert shell.isVisible()
    shell.close()
    assert shell.isHidden()
    there.tray.press("Quit")
    assert shell.session is None and there.tray.face is None


def test_quit_instead_is_remembered_and_can_be_taken_back(there: InTray) -> None:
    shell = there.shell
    shell.close()
    _answer(shell, "Quit instead")
    assert shell.isHidden() and shell.session is None
    assert shell.settings.on_close == QUIT
    assert not shell.commands["stay-in-tray"].isChecked()
    shell.commands["stay-in-tray"].trigger()
    assert shell.settings.on_close == HIDE


def test_without_a_tray_closing_says_what_ends(
    qtbot: QtBot, there: InTray, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nidra_gui.closing._timers", lambda store, cancel: ())
    there.tray.there = False
    shell = there.shell
    shell.close()
    qtbot.waitUntil(lambda: bool(shell.findChildren(QMessageBox)), timeout=WAIT)
    told = _asked(shell).informativeText()
    assert "Nobody watches then" in told and "no timer for this store" in told
    tick = _asked(shell).checkBox()
    assert tick is not None
    tick.setChecked(True)
    _answer(shell, "Close")
    assert shell.isHidden() and shell.session is None
    assert shell.settings.closes_untold


def test_the_timer_of_the_system_is_named(
    qtbot: QtBot, there: InTray, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nidra_gui.closing._timers", lambda store, cancel: ("03:00",))
    there.tray.there = False
    there.shell.close()
    qtbot.waitUntil(lambda: bool(there.shell.findChildren(QMessageBox)), timeout=WAIT)
    assert "a pass runs each day at 03:00" in _asked(there.shell).informativeText()
    _answer(there.shell, "Cancel")
    assert there.shell.isVisible()


def test_a_tray_that_goes_away_gives_the_window_back(there: InTray) -> None:
    there.shell.settings.on_close = HIDE
    there.shell.close()
    assert there.shell.isHidden()
    there.tray.there = False
    there.presence.look()
    assert there.shell.isVisible()
    assert "The tray of the desktop is gone" in there.shell.toast.sentence.text()


def test_quitting_asks_before_it_stops_work(qtbot: QtBot, there: InTray) -> None:
    shell = there.shell
    shell.settings.on_close = QUIT
    shell.sleep(full=True)
    assert shell.session is not None and shell.session.work is not None
    shell.close()
    assert shell.isVisible()
    assert _asked(shell).text() == "Stop the running work and quit?"
    _answer(shell, "Stop it and quit")
    assert shell.isHidden() and shell.session is None
