"""Find an action by typing some of its words; the sheet of keys shows all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from nidra_gui.actions import menu_title
from nidra_gui.widgets.plain import label

if TYPE_CHECKING:
    from nidra_gui.actions import Actions

_ACTION = Qt.ItemDataRole.UserRole


class CommandPalette(QDialog):
    """Every action that can be chosen now; Enter runs the marked one."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find an action"))
        self.resize(520, 420)
        self._actions = actions
        self.typed = QLineEdit(
            placeholderText=self.tr("Type what you want to do"), clearButtonEnabled=True
        )
        self.typed.setAccessibleName(self.tr("What you want to do"))
        self.found = QListWidget()
        self.found.setAccessibleName(self.tr("Actions"))
        rows = QVBoxLayout(self)
        rows.addWidget(self.typed)
        rows.addWidget(self.found)
        self.typed.textChanged.connect(self.fill)
        self.typed.installEventFilter(self)
        self.typed.returnPressed.connect(self._run)
        self.found.itemActivated.connect(lambda _: self._run())

    def fill(self, text: str = "") -> None:
        """Show the actions that hold every typed word."""
        wanted = text.casefold().split()
        self.found.clear()
        for action in self._actions.runnable():
            if all(word in action.text().casefold() for word in wanted):
                keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
                item = QListWidgetItem(action.icon(), f"{action.text()}   {keys}".rstrip())
                item.setData(_ACTION, action.objectName())
                self.found.addItem(item)
        self.found.setCurrentRow(0)

    def ask(self) -> None:
        """Open it, empty."""
        self.typed.clear()
        self.fill()
        self.open()
        self.typed.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {int(Qt.Key.Key_Down): 1, int(Qt.Key.Key_Up): -1}.get(event.key())
            if step is not None:
                at = self.found.currentRow() + step
                self.found.setCurrentRow(max(0, min(self.found.count() - 1, at)))
                return True
        return super().eventFilter(watched, event)

    def _run(self) -> None:
        item = self.found.currentItem()
        self.accept()
        if item is not None:
            self._actions[str(item.data(_ACTION))].trigger()


class KeySheet(QDialog):
    """Every action with its keys, menu by menu."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self.resize(640, 560)
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setColumnStretch(0, 1)
        grid.setHorizontalSpacing(24)
        menu = ""
        for spec in actions.specs:
            if not spec.keys:
                continue
            if spec.menu != menu:
                menu = spec.menu
                grid.addWidget(
                    label(menu_title(menu).replace("&", ""), "heading"), grid.rowCount(), 0, 1, 2
                )
            row = grid.rowCount()
            grid.addWidget(label(_words(actions[spec.name])), row, 0)
            keys = QKeySequence(spec.keys).toString(QKeySequence.SequenceFormat.NativeText)
            grid.addWidget(label(keys, "muted"), row, 1)
        self.area = QScrollArea(widgetResizable=True)
        self.area.setWidget(inside)
        self.area.setAccessibleName(self.tr("Keys"))
        QVBoxLayout(self).addWidget(self.area)
        self.area.setFocus()


def _words(action: QAction) -> str:
    return action.text().removesuffix("…")
