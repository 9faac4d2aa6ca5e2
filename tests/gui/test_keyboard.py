"""The window without a mouse: everything is reached, in the order in which it is read, and seen when it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QScrollBar,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from nidra_gui.pages import PLACES
from nidra_gui.session import Session
from nidra_gui.shell import Shell
from nidra_gui.theme import Theme
from nidra_gui.views.home import PAUSE_MS
from nidra_gui.views.memories import SETTLED_MS
from nidra_gui.widgets.asking import confirm
from nidra_gui.widgets.palette import CommandPalette, KeySheet
from nidra_gui.widgets.state import Kind, StatePanel

WAIT = 20_000
SETTLED = 2 * SETTLED_MS  # from a row to its evidence
USED = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
)


def _focus() -> QWidget:
    found = QApplication.focusWidget()
    assert found is not None, "the keyboard is nowhere"
    return found


def _show(qtbot: QtBot, shell: Shell, name: str) -> QWidget:
    """A page of the demo store, filled and at rest."""
    shell.activateWindow()
    shell.go(name)
    page = shell.page(name)
    qtbot.waitUntil(lambda: page.kind is not Kind.BUSY, timeout=WAIT)
    assert shell.session is not None
    session = shell.session
    _rest(qtbot, session)
    for view in page.findChildren(QAbstractItemView):
        if view.isVisible() and view.model() is not None and view.model().rowCount():
            view.setCurrentIndex(view.model().index(0, 0))
    qtbot.wait(SETTLED)
    _rest(qtbot, session)
    return page


def _rest(qtbot: QtBot, session: Session) -> None:
    """Wait until nothing is asked any more."""
    lanes = (session.pages, session.table)
    qtbot.waitUntil(lambda: not any(lane.is_busy() for lane in lanes), timeout=WAIT)
    QApplication.processEvents()


def _used(page: QWidget) -> list[QWidget]:
    """What a mouse can use on a page."""
    return [
        part
        for part in page.findChildren(QWidget)
        if isinstance(part, USED)
        and part.isVisible()
        and part.isEnabled()
        and not isinstance(part, (QScrollBar, QHeaderView))
        and not part.visibleRegion().isEmpty()
        and not _is_inner(part)
    ]


def _is_inner(part: QWidget) -> bool:
    """Is it a part of another one, which does the same by keys?"""
    return isinstance(
        part.parentWidget(), (QLineEdit, QComboBox, QAbstractSpinBox, QAbstractItemView)
    )


def _walk(shell: Shell, key: Qt.Key) -> Iterator[QWidget]:
    """Where Tab leads, once around the window."""
    seen: list[QWidget] = []
    while _focus() not in seen:
        before = _focus()
        seen.append(before)
        yield before
        _press(before, key)
        assert _focus() is not before or key == Qt.Key.Key_Backtab, _told(before)


def _press(part: QWidget, key: Qt.Key) -> None:
    """Tab. Within a text it leads from link to link, to each of them once, and then on."""
    links: list[tuple[int, int]] = []
    QTest.keyClick(part, key)
    while isinstance(part, QTextBrowser) and _focus() is part:
        link = part.textCursor()
        ends = (link.selectionStart(), link.selectionEnd())
        assert ends not in links, "Tab is kept"
        links.append(ends)
        link.setPosition(ends[1])
        assert link.charFormat().isAnchor(), f"Tab is at no link: {ends}"
        QTest.keyClick(part, key)


def _told(part: QWidget) -> str:
    name = part.accessibleName() or getattr(part, "text", str)()
    return f"{type(part).__name__} {name!r} in {type(part.parentWidget()).__name__}"


def _within(page: QWidget, parts: list[QWidget]) -> list[QWidget]:
    return [part for part in parts if page.isAncestorOf(part)]


@pytest.mark.parametrize("place", [place.name for place in PLACES])
def test_tab_reaches_everything_that_can_be_used_and_goes_back_the_same_way(
    qtbot: QtBot, on_demo: Shell, place: str
) -> None:
    page = _show(qtbot, on_demo, place)
    used = _used(page)
    forth = list(_walk(on_demo, Qt.Key.Key_Tab))
    reached = set(forth)
    assert [_told(part) for part in used if part not in reached] == []
    back = list(_walk(on_demo, Qt.Key.Key_Backtab))
    assert [_told(part) for part in used if part not in back] == []
    wrong = [
        (_told(one), _told(other))
        for one, other in _steps(_within(page, forth))
        if _is_before(other, one)
    ]
    assert wrong == []


def _steps(parts: list[QWidget]) -> list[tuple[QWidget, QWidget]]:
    """Each step of Tab within one part of a page."""
    return [(a, b) for a, b in pairwise(parts) if a.parentWidget() is b.parentWidget()]


def _is_before(one: QWidget, other: QWidget) -> bool:
    """Is `one` read before `other`: above it, or in the same line to the left of it?"""
    a = one.rect().translated(one.mapTo(one.window(), QPoint()))
    b = other.rect().translated(other.mapTo(other.window(), QPoint()))
    if a.bottom() <= b.top():
        return a.left() <= b.right()
    return a.top() < b.bottom() and b.top() < a.bottom() and a.right() <= b.left()


def test_the_keyboard_stays_where_it_was_on_a_step_that_makes_way_for_others(
    qtbot: QtBot, theme: Theme
) -> None:
    panel = StatePanel(theme)
    qtbot.addWidget(panel)
    panel.show()
    panel.activateWindow()
    again = ("Try again", lambda: panel.show_state(Kind.BUSY, "Looking", steps=(("Stop", int),)))
    panel.show_state(Kind.ERROR, "It failed", steps=(again,))
    (step,) = panel.findChildren(QPushButton)
    step.setFocus()
    QTest.keyClick(step, Qt.Key.Key_Space)
    left = panel.focusWidget()
    assert isinstance(left, QPushButton) and left.text() == "Stop"
    panel.show_state(Kind.BUSY, "Looking on")
    assert panel.focusWidget() is panel


@pytest.mark.parametrize("place", [place.name for place in PLACES])
def test_a_store_that_changes_leaves_the_keyboard_where_it_is(
    qtbot: QtBot, on_demo: Shell, place: str
) -> None:
    # What the watcher finds at first is filed, and takes away what asked for it.
    qtbot.waitUntil(lambda: "Watching" in on_demo.status.watch.full, timeout=WAIT)
    page = _show(qtbot, on_demo, place)
    assert on_demo.session is not None
    moved = []
    for at in range(len(_unlike(page))):
        (here := _unlike(page)[at]).setFocus()
        before = _name(_focus())
        on_demo.session.changed.emit()
        qtbot.wait(2 * PAUSE_MS)
        _rest(qtbot, on_demo.session)
        if _focus() is not here and _name(_focus()) != before:
            moved.append((before, _told(_focus())))
    assert moved == []


def _unlike(page: QWidget) -> list[QWidget]:
    """One or two of each kind of part that can have the keyboard: the first, and the last."""
    parts = [part for part in _used(page) if part.focusPolicy() != Qt.FocusPolicy.NoFocus]
    ends = {type(part): part for part in reversed(parts)}, {type(part): part for part in parts}
    return [part for part in parts if part in (*ends[0].values(), *ends[1].values())]


def _name(part: QWidget) -> str:
    """What a part is called, without how many there are of it."""
    return re.sub(r"[\d,.]+", "N", _told(part))


@pytest.mark.parametrize("place", [place.name for place in PLACES])
def test_where_the_keyboard_is_can_be_seen(qtbot: QtBot, on_demo: Shell, place: str) -> None:
    page = _show(qtbot, on_demo, place)
    unseen = []
    for part in _used(page):
        _elsewhere(on_demo)
        without = _picture(part)
        part.setFocus(Qt.FocusReason.TabFocusReason)
        if _picture(part) == without:
            unseen.append(_told(part))
    assert unseen == []


def _elsewhere(shell: Shell) -> None:
    shell.status.setFocus()
    QApplication.processEvents()


def _picture(part: QWidget) -> QImage:
    QApplication.processEvents()
    around = part.parentWidget() if isinstance(part, QAbstractItemView) else part
    return around.grab().toImage()


@pytest.mark.parametrize("place", [place.name for place in PLACES])
def test_f6_leads_through_the_parts_of_the_window_and_back(
    qtbot: QtBot, on_demo: Shell, place: str
) -> None:
    _show(qtbot, on_demo, place)
    parts = [part for part in on_demo.parts() if part.isVisible()]
    on_demo.commands["next-part"].trigger()
    for command, order in (("next-part", 1), ("previous-part", -1)):
        first = _at(parts)
        seen = [first]
        for _ in parts:
            on_demo.commands[command].trigger()
            seen.append(_at(parts))
        assert seen == [(first + order * step) % len(parts) for step in range(len(parts) + 1)]


def _at(parts: list[QWidget]) -> int:
    focused = _focus()
    return max(at for at, part in enumerate(parts) if part is focused or part.isAncestorOf(focused))


def test_every_action_is_reached_by_menu_and_by_palette(on_demo: Shell) -> None:
    commands = on_demo.commands
    in_menus = {
        action.objectName()
        for menu in on_demo.menuBar().actions()
        for action in menu.menu().actions()
        if not action.isSeparator()
    }
    assert in_menus == {spec.name for spec in commands.specs}
    assert all("&" in menu.text() for menu in on_demo.menuBar().actions())
    commands["palette"].trigger()
    palette = on_demo.findChild(CommandPalette)
    assert palette is not None
    assert palette.found.count() == len(commands.runnable())
    palette.reject()


def test_the_palette_is_left_by_escape_and_runs_by_enter(on_demo: Shell) -> None:
    for key, page in ((Qt.Key.Key_Escape, "home"), (Qt.Key.Key_Return, "sources")):
        on_demo.commands["palette"].trigger()
        palette = next(one for one in on_demo.findChildren(CommandPalette) if one.isVisible())
        QTest.keyClicks(palette.typed, "sources")
        names = [palette.found.item(at).text() for at in range(palette.found.count())]
        palette.found.setCurrentRow(next(at for at, name in enumerate(names) if "Ctrl+4" in name))
        QTest.keyClick(palette.typed, key)
        assert not palette.isVisible()
        assert on_demo.current == page


@pytest.mark.parametrize("command", ["keys", "about", "import", "open-store"])
def test_escape_shuts_what_lies_over_the_window(qtbot: QtBot, on_demo: Shell, command: str) -> None:
    on_demo.commands[command].trigger()
    dialog = next(one for one in on_demo.findChildren(QDialog) if one.isVisible())
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_sheet_of_keys_can_be_read_by_keys(on_demo: Shell) -> None:
    on_demo.commands["keys"].trigger()
    sheet = on_demo.findChild(KeySheet)
    assert sheet is not None
    bar = sheet.area.verticalScrollBar()
    QTest.keyClick(sheet.area, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    sheet.reject()


def test_a_question_is_refused_by_escape_and_by_a_hasty_enter(on_demo: Shell) -> None:
    done: list[int] = []
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        box = confirm(on_demo, "Do it?", "It cannot be undone.", "Do it", lambda: done.append(1))
        assert isinstance(box, QMessageBox)
        QTest.keyClick(box, key)
        assert not box.isVisible()
    assert done == []


def test_escape_dismisses_what_is_said_and_gives_the_keyboard_back(
    qtbot: QtBot, on_demo: Shell
) -> None:
    _show(qtbot, on_demo, "sources")
    before = _focus()
    on_demo.say("Something is told", "Go there", lambda: None)
    on_demo.toast.step.setFocus()
    QTest.keyClick(on_demo.toast.step, Qt.Key.Key_Escape)
    assert on_demo.toast.isHidden()
    assert _focus() is before
