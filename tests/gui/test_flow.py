"""Parts in rows that break: where they lie, and that they may come, go and change at any time."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from nidra_gui.widgets.flow import Flow

WAIT = 20_000


class Box(QWidget):
    """A window with a flow of five buttons and a line below it."""

    def __init__(self) -> None:
        super().__init__()
        self.flow = Flow()
        for at in range(5):
            self.flow.addWidget(QPushButton(f"Button {at}"))
        self.below = QPushButton("Below")
        rows = QVBoxLayout(self)
        rows.addWidget(self.flow)
        rows.addWidget(self.below)
        rows.addStretch(1)
        self.resize(1000, 300)


@pytest.fixture
def box(qtbot: QtBot) -> Box:
    made = Box()
    qtbot.addWidget(made)
    made.show()
    return made


def _rows(flow: Flow) -> list[list[str]]:
    """The words of the buttons, row by row."""
    found: dict[int, list[str]] = {}
    for part in flow.parts():
        if part.isVisible():
            found.setdefault(part.y(), []).append(part.text())
    return list(found.values())


def _all(flow: Flow) -> list[str]:
    return [words for row in _rows(flow) for words in row]


def test_parts_stand_in_one_row_where_there_is_room_and_break_where_there_is_none(
    box: Box, qtbot: QtBot
) -> None:
    assert _rows(box.flow) == [[f"Button {at}" for at in range(5)]]
    box.resize(250, 300)
    qtbot.waitUntil(lambda: len(_rows(box.flow)) > 1, timeout=WAIT)
    assert _all(box.flow) == [f"Button {at}" for at in range(5)]
    inside = box.flow.rect()
    assert all(inside.contains(part.geometry()) for part in box.flow.parts())
    assert box.below.y() >= box.flow.geometry().bottom()


def test_what_is_hidden_leaves_its_place_to_the_others(box: Box, qtbot: QtBot) -> None:
    first, second, *_ = box.flow.parts()
    place = first.geometry().topLeft()
    first.hide()
    qtbot.waitUntil(lambda: second.geometry().topLeft() == place, timeout=WAIT)
    first.show()
    qtbot.waitUntil(lambda: second.x() > first.geometry().right(), timeout=WAIT)
    assert first.geometry().topLeft() == place


def test_a_part_that_grows_moves_the_others_even_while_nobody_sees_it(
    box: Box, qtbot: QtBot
) -> None:
    first, second, *_ = box.flow.parts()
    box.hide()
    first.setText("Words that take much more room than those before")
    box.show()
    qtbot.waitUntil(lambda: second.x() > first.geometry().right(), timeout=WAIT)
    assert first.width() >= first.sizeHint().width()


def test_a_part_that_was_told_to_hide_stays_hidden_when_it_is_added(box: Box) -> None:
    hidden, shown = QPushButton("hidden"), QPushButton("shown")
    hidden.hide()
    box.flow.addWidget(hidden)
    box.flow.addWidget(shown)
    assert not hidden.isVisible() and shown.isVisible()


def test_cleared_it_takes_no_room_and_can_be_filled_again(box: Box, qtbot: QtBot) -> None:
    box.flow.clear()
    assert box.flow.parts() == []
    qtbot.waitUntil(lambda: box.flow.height() == 0, timeout=WAIT)
    box.flow.addWidget(QPushButton("Again"))
    qtbot.waitUntil(lambda: box.flow.height() > 0, timeout=WAIT)
    assert _rows(box.flow) == [["Again"]]
