"""The window for those who hear it, who need strong colours, or whom moving things disturb."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest
from gui.contrast import contrast
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QProgressBar
from pytestqt.qtbot import QtBot

from nidra_gui.palettes import DARK, LIGHT, Palette
from nidra_gui.sheet import sheet
from nidra_gui.shell import Shell
from nidra_gui.widgets import speak
from nidra_gui.widgets.busy import busy, still
from nidra_gui.widgets.census_bar import Strip
from nidra_gui.widgets.decay_curve import DecayCurve
from nidra_gui.widgets.state import Kind
from nidra_gui.widgets.work_card import DoneCard

WAIT = 20_000


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader is told to say."""
    said: list[str] = []

    def take(event: Any) -> None:
        said.append(event.message())

    monkeypatch.setattr(speak, "QAccessible", SimpleNamespace(updateAccessibility=take))
    return said


def test_what_is_told_for_a_while_is_said_aloud(shell: Shell, heard: list[str]) -> None:
    shell.say("The report was saved", "Open folder", lambda: None)
    assert heard == ["The report was saved"]


def test_hostile_text_is_said_with_its_controls_visible(shell: Shell, heard: list[str]) -> None:
    shell.say("gate\u202e is")
    assert heard == ["gate\\u202e is"]


def test_what_work_came_to_and_what_went_wrong_is_said_aloud(
    shell: Shell, qtbot: QtBot, heard: list[str]
) -> None:
    card = DoneCard()
    qtbot.addWidget(card)
    card.set("The pass is done", ["It read 3 sources."])
    assert heard.pop() == "The pass is done It read 3 sources."
    page = shell.page("home")
    page.show_state(Kind.ERROR, "The store cannot be opened", "It is damaged.")
    assert heard == ["The store cannot be opened. It is damaged."]


def test_painted_parts_tell_what_they_show(qtbot: QtBot, on_demo: Shell) -> None:
    on_demo.go("home")
    page = on_demo.page("home")
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)
    strips = [part for part in page.findChildren(Strip) if part.isVisible()]
    assert strips
    assert all("%" in part.accessibleName() for part in strips)
    on_demo.go("memories")
    assert all(part.accessibleName() for part in on_demo.findChildren(DecayCurve))


def test_nothing_moves_where_less_motion_is_wanted(qtbot: QtBot, shell: Shell) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    bar = QProgressBar()
    qtbot.addWidget(bar)
    busy(bar)
    moves = (bar.minimum(), bar.maximum()) == (0, 0)
    assert moves
    shell.commands["less-motion"].trigger()
    assert (bar.value(), bar.maximum()) == (1, 1)
    assert app.cursorFlashTime() == 0 and shell.settings.still
    shell.commands["less-motion"].trigger()
    assert (bar.minimum(), bar.maximum()) == (0, 0)
    assert app.cursorFlashTime() > 0
    still(app, False)


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_every_rule_of_the_sheet_with_two_colours_can_be_read(colors: Palette) -> None:
    weak = [
        (part, round(contrast(ink, ground), 2))
        for part, ink, ground in _pairs(sheet(colors, 10))
        if contrast(ink, ground) < 4.5
    ]
    assert weak == []


def _pairs(text: str) -> list[tuple[str, str, str]]:
    """(selector, colour, ground) of each rule that names both."""
    found = []
    for part, body in re.findall(r"^(\S[^{]*?) \{ ([^}]*)\}", text, re.MULTILINE):
        told = dict(one.split(":", 1) for one in body.split("; ") if ":" in one)
        told = {name.strip(): value.strip(" ;") for name, value in told.items()}
        for ink, ground in (
            ("color", "background"),
            ("selection-color", "selection-background-color"),
        ):
            under = told.get(ground, "transparent")
            named = under != "transparent" and QColor.isValidColorName(under)
            if ink in told and named:
                found.append((part, told[ink], under))
    return found


@pytest.mark.parametrize("colors", [LIGHT, DARK], ids=["light", "dark"])
def test_the_ring_of_the_keyboard_stands_out_from_what_it_lies_on(colors: Palette) -> None:
    rings = dict(re.findall(r"^(\S[^{]*:focus) \{ ([^}]*)\}", sheet(colors, 10), re.MULTILINE))
    grounds = {"#toast QPushButton:focus": (colors.ink,)}
    grounds['#toast QPushButton[kind="primary"]:focus'] = (colors.ground,)
    grounds['QPushButton[kind="primary"]:focus'] = (colors.ground, colors.surface)
    weak = []
    for part, body in rings.items():
        for ring in re.findall(r"#[0-9a-f]{6}", body):
            for ground in grounds.get(part, colors.grounds()):
                if ring != ground and contrast(ring, ground) < 3:
                    weak.append((part, ground, round(contrast(ring, ground), 2)))
    assert weak == []


def test_a_pause_is_told_on_home_with_the_way_out(qtbot: QtBot, on_demo: Shell) -> None:
    from nidra_gui.views.home import HomePage

    page = on_demo.page("home")
    assert isinstance(page, HomePage) and on_demo.session is not None
    qtbot.waitUntil(lambda: page.kind is Kind.FULL, timeout=WAIT)
    session = on_demo.session
    qtbot.waitUntil(lambda: (session.watch_state or {}).get("phase") == "watching", timeout=WAIT)
    on_demo.commands["pause-watching"].trigger()
    qtbot.waitUntil(page.view.paused.isVisible, timeout=WAIT)
    page.view.paused.step.click()
    qtbot.waitUntil(page.view.paused.isHidden, timeout=WAIT)
    assert not on_demo.commands["pause-watching"].isChecked()
