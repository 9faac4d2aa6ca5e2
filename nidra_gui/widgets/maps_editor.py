"""Folders that moved: where sources were recorded, and where they lie now. Each is edited by hand or chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.asking import ask_folder
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button

Pair = tuple[str, str]


class _Row(QWidget):
    """One folder that moved."""

    def __init__(self, theme: Theme, pair: Pair) -> None:
        super().__init__()
        self.old, self.new = QLineEdit(pair[0]), QLineEdit(pair[1])
        self.old.setPlaceholderText(self.tr("recorded as"))
        self.new.setPlaceholderText(self.tr("lies now in"))
        self.old.setAccessibleName(self.tr("Folder as the palace recorded it"))
        self.new.setAccessibleName(self.tr("Folder where it lies now"))
        self.arrow = QLabel()
        self.arrow.setPixmap(theme.icon("arrow", theme.palette.muted).pixmap(18, 18))
        self.choose = button(self.tr("Choose…"), self._choose)
        self.remove = button(self.tr("Remove"), kind="quiet")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for at, part in enumerate((self.old, self.arrow, self.new, self.choose, self.remove)):
            grid.addWidget(part, 0, at)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)
        for field in (self.old, self.new):
            field.setCursorPosition(0)
            field.setMinimumWidth(60)

    def _choose(self) -> None:
        ask_folder(self, self.tr("Where do these files lie now?"), self.new.setText)

    def pair(self) -> Pair:
        return self.old.text().strip(), self.new.text().strip()


class MapsEditor(QWidget):
    """The pairs (OLD, NEW). `asked` says that a person wants to see what they would find."""

    asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.rows: list[_Row] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(6)
        self.add = button(self.tr("Add a folder that moved"), partial(self._add, ("", "")))
        self.again = button(self.tr("Preview again"), self.asked.emit)
        steps = Flow()
        steps.addWidget(self.again)
        steps.addWidget(self.add)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addLayout(self._column)
        rows.addWidget(steps)

    def set(self, pairs: Sequence[Pair]) -> None:
        """Show these pairs."""
        for row in list(self.rows):
            self._remove(row)
        for pair in pairs:
            self._add(pair)
        self._draw()

    def pairs(self) -> list[Pair]:
        """Those that are filled in on both sides."""
        return [pair for row in self.rows if all(pair := row.pair())]

    def problem(self) -> str:
        """What keeps these pairs from being used, in a sentence; empty where nothing does."""
        for old, new in (row.pair() for row in self.rows):
            if bool(old) != bool(new):
                return self.tr(
                    "A folder that moved needs both: where it was, and where it lies now."
                )
            if new and not Path(new).is_absolute():
                return self.tr(
                    "{folder} is no whole path. Choose the folder, or write it from its root."
                ).format(folder=new)
        return ""

    def _add(self, pair: Pair) -> None:
        row = _Row(self._theme, pair)
        row.remove.clicked.connect(lambda *_: self._remove(row))
        self.rows.append(row)
        self._column.addWidget(row)
        self._draw()
        if not pair[0]:
            row.old.setFocus()

    def _remove(self, row: _Row) -> None:
        self.rows.remove(row)
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._draw()

    def _draw(self) -> None:
        self.again.setVisible(bool(self.rows))
