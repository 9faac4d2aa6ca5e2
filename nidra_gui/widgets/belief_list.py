"""The memories that were believed otherwise on a day, narrowed to what became of them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nidra.records.believed import Turn
from PySide6.QtCore import QCoreApplication, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from nidra_gui.models.belief_rows import BeliefRows, Fetch
from nidra_gui.widgets.belief_delegate import BeliefDelegate
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.believed import Believed, Changes

    from nidra_gui.theme import Theme

_LOOK = (
    'QPushButton[kind="quiet"]:checked {{ background: {chosen}; border: 2px solid {accent};'
    " padding: 4px 8px; }}"
)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Belief", text)


def turn_words(turn: Turn | None) -> str:
    """What became of beliefs, with a place for how many."""
    return {
        None: _tr("All ({n})"),
        Turn.FELL: _tr("Fell ({n})"),
        Turn.ROSE: _tr("Rose ({n})"),
        Turn.MOVED: _tr("Same grade, other standing ({n})"),
        Turn.DISPUTED: _tr("In conflict since ({n})"),
        Turn.SETTLED: _tr("In conflict no more ({n})"),
        Turn.RETIRED: _tr("Retired since ({n})"),
        Turn.BACK: _tr("Count again ({n})"),
        Turn.FILED: _tr("Came since ({n})"),
        Turn.WITHDRAWN: _tr("On file no more ({n})"),
    }[turn]


class Rows(QTableView):
    """The list: a table of one column, as half a million rows of one height cost it nothing. `entered_row`
    carries the row that was pressed, or entered with the keys."""

    entered_row = Signal(int)

    def __init__(self, model: BeliefRows, theme: Theme) -> None:
        super().__init__()
        self.setModel(model)
        self._delegate = BeliefDelegate(model, theme, self)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(_tr("What is believed otherwise today"))
        self.setMouseTracking(True)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setTabKeyNavigation(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.clicked.connect(lambda index: self.entered_row.emit(index.row()))
        theme.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self._delegate.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)) and not event.modifiers():
            self.entered_row.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Nothing: Qt would ask for every row."""


class BeliefList(QWidget):
    """Buttons with how many took each turn, and the list below. `opened` leads to a memory, `held` asks
    what was held of it, `changed_by` leads to the deed of a journal row."""

    opened = Signal(str)
    held = Signal(str)
    changed_by = Signal(int)

    def __init__(self, theme: Theme, fetch: Fetch) -> None:
        super().__init__()
        self._theme = theme
        self._changes: Changes | None = None
        self.turn: Turn | None = None
        self.model = BeliefRows(fetch)
        self.rows = Rows(self.model, theme)
        self.nothing = label(_tr("Everything that was believed then is believed today."), wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.turns = Flow()
        self.inner = QStackedWidget()
        self.inner.addWidget(self.rows)
        self.inner.addWidget(self.nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.turns)
        column.addWidget(self.inner, 1)
        self.rows.entered_row.connect(self._enter)
        self.rows.customContextMenuRequested.connect(self._show_menu)
        theme.changed.connect(self._draw)
        self._draw()

    def _draw(self) -> None:
        colors = self._theme.palette
        self.turns.setStyleSheet(_LOOK.format(chosen=colors.chosen, accent=colors.accent))

    def show_changes(self, changes: Changes) -> None:
        """Show these; what they are narrowed to stays, where any of them took that turn."""
        self._changes = changes
        counts = changes.counts()
        if self.turn not in counts:
            self.turn = None
        self._show_turns(len(changes), counts)
        self._narrow(self.turn)

    def buttons(self) -> list[QPushButton]:
        """The buttons that narrow the list."""
        return self.turns.findChildren(QPushButton)

    def _show_turns(self, number: int, counts: dict[Turn, int]) -> None:
        self.turns.clear()
        offered: list[tuple[Turn | None, int]] = [*counts.items()]
        if len(offered) > 1:
            offered.insert(0, (None, number))
        for turn, times in offered:
            made = button(
                turn_words(turn).format(n=count(times)), partial(self._narrow, turn), "quiet"
            )
            made.setCheckable(True)
            made.setProperty("turn", -1 if turn is None else int(turn))
            self.turns.addWidget(made)
        self.turns.setVisible(bool(offered))

    def _narrow(self, turn: Turn | None) -> None:
        if self._changes is None:
            return
        self.turn = turn
        self.model.fill(self._changes.only(turn))
        alone = len(self.buttons()) == 1
        for made in self.buttons():
            chosen = alone or made.property("turn") == (-1 if turn is None else int(turn))
            made.setChecked(chosen)
        self.inner.setCurrentWidget(self.rows if self.model.rowCount() else self.nothing)
        self.rows.setCurrentIndex(self.model.index(0) if self.model.rowCount() else QModelIndex())

    def _enter(self, at: int) -> None:
        line = self.model.line(at)
        if line is not None:
            self.opened.emit(line.row.id)

    # The menu of a row.

    def menu(self, line: Believed) -> QMenu:
        """Where a row can lead."""
        made = QMenu(self.rows)
        made.addAction(_tr("Open this memory"), partial(self.opened.emit, line.row.id))
        made.addAction(_tr("What was held of it then"), partial(self.held.emit, line.row.id))
        made.addAction(_tr("Show what changed it"), partial(self.changed_by.emit, line.deed.first))
        return made

    def _show_menu(self, at: QPoint) -> None:
        line = self.model.line(self.rows.indexAt(at).row())
        if line is not None:
            made = self.menu(line)
            made.aboutToHide.connect(made.deleteLater)
            made.popup(self.rows.viewport().mapToGlobal(at))
