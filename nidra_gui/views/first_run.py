"""The first look: what Nidra does, that nothing leaves the machine, and how to begin."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from nidra_gui import helping
from nidra_gui.widgets.asking import ask_folder
from nidra_gui.widgets.drop_zone import DropZone
from nidra_gui.widgets.elided import Elided
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import button, card, label, tell
from nidra_gui.widgets.preview_view import kind_words
from nidra_gui.widgets.scroll import GAP, Scroll
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.app.first_run import FoundPalace

    from nidra_gui.desk import Desk
    from nidra_gui.theme import Theme

TWO_COLUMNS = 130  # letters of the font
ICON = 24
DROP = 240


class _Promise(QWidget):
    """One thing that Nidra does."""

    def __init__(self, theme: Theme, icon: str, title: str, words: str) -> None:
        super().__init__()
        self._theme, self._icon = theme, icon
        self.picture = QLabel()
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(label(title, "heading", wrap=True))
        column.addWidget(label(words, "muted", wrap=True))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(14)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        theme.changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        icon = self._theme.icon(self._icon, self._theme.palette.accent)
        self.picture.setPixmap(icon.pixmap(ICON, ICON))


class _Palace(QWidget):
    """A palace that was found, and the step to look into it."""

    def __init__(self, desk: Desk, found: FoundPalace) -> None:
        super().__init__()
        self.found = found
        self.kind = label(kind_words(found.kind) or self.tr("Palace"), "heading")
        self.place = Elided(found.location, "muted", middle=True)
        self.words = label(self._words(found), "small", wrap=True)
        self.look = button(self.tr("Preview"), lambda: desk.import_from(found.location))
        self.look.setAccessibleName(self.tr("Preview {place}").format(place=found.location))
        column = QVBoxLayout()
        column.setSpacing(1)
        for part in (self.kind, self.place, self.words):
            column.addWidget(part)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 4, 0, 4)
        row.setSpacing(12)
        row.addLayout(column, 1)
        row.addWidget(self.look)

    def _words(self, found: FoundPalace) -> str:
        if found.problem:
            return found.problem
        if found.drawers is None:
            words = self.tr("How many drawers it has shows in the preview.")
        elif found.drawers == 1:
            words = self.tr("1 drawer")
        else:
            words = self.tr("{n} drawers").format(n=count(found.drawers))
        return f"{words} · {self.tr('imported already')}" if found.imported else words


class FirstRunPage(Page):
    """What Nidra does, and four ways to begin: a palace that was found, a folder, a drop, the demo."""

    name = "first-run"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.palaces: list[_Palace] = []
        self._listed: Sequence[FoundPalace] | None = None
        self.area = Scroll()
        rows = self.area.column
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.columns.setSpacing(GAP)
        self.columns.addWidget(self._make_promises(), 1)
        self.columns.addWidget(self._make_begin(), 1)
        rows.addLayout(self.columns)
        rows.addStretch(1)
        whole = QVBoxLayout(self.body)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.area)
        self.scrolls()

    def title(self) -> str:
        return self.tr("Welcome to Nidra")

    def _make_promises(self) -> QFrame:
        theme = self.desk.theme
        frame, column = _card(self.tr("What your assistant remembers, re-checked"))
        for icon, title, words in (
            (
                "checked",
                self.tr("It reads the sources again"),
                self.tr("Each memory is compared with the file that it came from, byte for byte."),
            ),
            (
                "fallen",
                self.tr("It says what is no longer true"),
                self.tr("What changed, what is gone, what contradicts, each with its evidence."),
            ),
            (
                "sleep",
                self.tr("It keeps watch, and sleeps at night if you like"),
                self.tr(
                    "While this window is open, a file that changes is judged at once. A nightly pass"
                    " reads the rest again, from the hour on that you choose; until then you start it."
                ),
            ),
            (
                "home",
                self.tr("Nothing leaves this machine unless you ask the judge"),
                self.tr(
                    "No account is needed. Only “Ask the judge” in Conflicts sends something: the statements of a"
                    " pair, to a model that you set up. Palaces and sources are only read, never changed."
                ),
            ),
        ):
            column.addWidget(_Promise(theme, icon, title, words))
        column.addStretch(1)
        return frame

    def _make_begin(self) -> QFrame:
        frame, column = _card(self.tr("Begin with a palace"))
        column.addWidget(
            label(
                self.tr(
                    "A palace is the folder in which MemPalace keeps what your assistant remembers. An"
                    " import copies its notes (“drawers”) into a store of Nidra, each with a receipt: the"
                    " place in the file that it came from."
                ),
                wrap=True,
            )
        )
        self.looked = label("", "muted", wrap=True)
        self.list = QVBoxLayout()
        self.list.setSpacing(4)
        self.drop = DropZone(self.desk.theme)
        self.drop.setMinimumHeight(DROP)
        self.drop.dropped.connect(self.desk.import_from)
        self.choose = button(self.tr("Choose a folder…"), self._choose, "primary")
        self.demo = button(self.tr("Open the demo store"), self.desk.open_demo)
        last = self.desk.commands["open-last"]
        self.last = button(last.text(), last.trigger)
        self.last.setVisible(last.isEnabled())
        last.enabledChanged.connect(self.last.setVisible)
        steps = Flow()
        steps.addWidget(self.choose)
        steps.addWidget(self.demo)
        steps.addWidget(self.last)
        self.help = button(self.tr("First audit in five minutes"), self._read_help, "link")
        column.addWidget(self.looked)
        column.addLayout(self.list)
        column.addWidget(self.drop)
        column.addWidget(steps)
        column.addWidget(
            label(
                self.tr(
                    "The demo store has planted faults, so that every page has something to show."
                ),
                "small",
                wrap=True,
            )
        )
        column.addWidget(self.help, 0, Qt.AlignmentFlag.AlignLeft)
        return frame

    def _read_help(self) -> None:
        self.desk.show_help(helping.START)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= self.fontMetrics().averageCharWidth() * TWO_COLUMNS
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(across if wide else down)

    def refresh(self) -> None:
        self.show_body()
        if self._listed is None:
            tell(self.looked, self.tr("Looking for palaces in the usual places…"))
        if self.session is not None:
            env, home = dict(os.environ), Path.home()
            self.session.pages.ask(
                "palaces", lambda store, cancel: _found(store, env, home), self._show, self._failed
            )

    def _show(self, found: Sequence[FoundPalace]) -> None:
        words = self.tr("No palace was found in the usual places.")
        if len(found) == 1:
            words = self.tr("One was found on this machine:")
        elif found:
            words = self.tr("{n} were found on this machine:").format(n=count(len(found)))
        tell(self.looked, words)
        if found == self._listed:
            return
        self._listed = found
        for old in self.palaces:
            self.list.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.palaces = [_Palace(self.desk, one) for one in found]
        for palace in self.palaces:
            self.list.addWidget(palace)

    def _failed(self, sentence: str) -> None:
        tell(self.looked, sentence)

    def _choose(self) -> None:
        ask_folder(
            self, self.tr("Choose a palace: the folder that holds it"), self.desk.import_from
        )


def _card(title: str) -> tuple[QFrame, QVBoxLayout]:
    frame = card()
    column = QVBoxLayout(frame)
    column.setContentsMargins(20, 16, 20, 18)
    column.setSpacing(8)
    column.addWidget(label(title, "heading", wrap=True))
    return frame, column


def _found(store: Any, env: Mapping[str, str], home: Path) -> Sequence[FoundPalace]:
    from nidra.app.first_run import found_palaces

    return found_palaces(env, home, store)
