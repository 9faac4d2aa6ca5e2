"""The fields in which a setting is chosen or typed. Each shows a value and tells the one that is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QWidget

from nidra_gui.widgets.plain import button, label

ON, OFF = "on", "off"


class Field(QWidget):
    """A part that shows a value and lets another one be wanted. `wanted` carries it as it was typed."""

    wanted = Signal(str)

    def show_value(self, value: str) -> None:
        """Show the value in force."""

    def name(self, words: str) -> None:
        """Say what it is for, to who cannot see it."""


class _Line(QLineEdit):
    """A line that tells what was typed when it is left or Enter is pressed; Escape takes it back."""

    typed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.kept = ""
        self.editingFinished.connect(self._end)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == int(Qt.Key.Key_Escape):
            self.setText(self.kept)
        else:
            super().keyPressEvent(event)

    def _end(self) -> None:
        if self.text().strip() != self.kept:
            self.typed.emit(self.text().strip())


class Typed(Field):
    """A short text, such as a number, with its unit behind it."""

    def __init__(self, unit: str = "") -> None:
        super().__init__()
        self.line = _Line()
        self.line.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.line.setMinimumWidth(96)
        self.line.typed.connect(self.wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.line, 1)
        if unit:
            row.addWidget(label(unit, "muted"))

    def show_value(self, value: str) -> None:
        self.line.kept = value
        if not (self.line.hasFocus() and self.line.isModified()):
            self.line.setText(value)

    def name(self, words: str) -> None:
        self.line.setAccessibleName(words)


class Chosen(Field):
    """One of several values, each in words. The wheel scrolls the page, not the value."""

    def __init__(self, values: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.box = _Box()
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(14)
        for value, words in values:
            self.add(value, words)
        self.box.activated.connect(lambda at: self.wanted.emit(str(self.box.itemData(at))))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box, 1)

    def add(self, value: str, words: str) -> None:
        """Offer one more value."""
        self.box.addItem(words, value)
        self.box.setItemData(self.box.count() - 1, words, Qt.ItemDataRole.ToolTipRole)

    def show_value(self, value: str) -> None:
        at = self.box.findData(value)
        if at < 0:
            self.add(value, value)
            at = self.box.findData(value)
        self.box.setCurrentIndex(at)
        self.box.setToolTip(self.box.itemText(at))

    def name(self, words: str) -> None:
        self.box.setAccessibleName(words)


class _Box(QComboBox):
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Switch(Field):
    """On or off."""

    def __init__(self) -> None:
        super().__init__()
        self.box = QCheckBox()
        self._draw()
        self.box.clicked.connect(lambda on: self.wanted.emit(ON if on else OFF))
        self.box.toggled.connect(lambda _: self._draw())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        row.addStretch(1)

    def _draw(self) -> None:
        self.box.setText(self.tr("On") if self.box.isChecked() else self.tr("Off"))

    def show_value(self, value: str) -> None:
        self.box.setChecked(value == ON)

    def name(self, words: str) -> None:
        self.box.setAccessibleName(words)


class Folder(Field):
    """A folder, typed or chosen; none is a choice too. `ask` lets a person choose one and tells it."""

    def __init__(self, ask: Callable[[Callable[[str], object]], object]) -> None:
        super().__init__()
        self.line = _Line()
        self.line.setMinimumWidth(80)
        self.line.setPlaceholderText(self.tr("No folder"))
        self.line.typed.connect(self.wanted)
        self.choose = button(self.tr("Choose…"), lambda: ask(self.wanted.emit))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.line, 1)
        row.addWidget(self.choose)

    def show_value(self, value: str) -> None:
        self.line.kept = value
        if not (self.line.hasFocus() and self.line.isModified()):
            self.line.setText(value)
        self.line.setToolTip(value)

    def name(self, words: str) -> None:
        self.line.setAccessibleName(words)
        self.choose.setAccessibleName(self.tr("Choose: {what}").format(what=words))
