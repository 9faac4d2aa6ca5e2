"""Questions to a person that do not stop the rest of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import PurePath

from PySide6.QtCore import QDir, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QFileDialog,
    QGridLayout,
    QMessageBox,
    QSizePolicy,
    QSpacerItem,
    QWidget,
)

LEAST_LETTERS = 52
BAR_BUTTONS = 160  # pixels of the icon and the buttons in the bar of a window


def ask_folder(parent: QWidget, title: str, chosen: Callable[[str], object]) -> QFileDialog:
    """Let a folder be chosen."""
    dialog = QFileDialog(parent, title, QDir.homePath())
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(chosen)
    dialog.open()
    return dialog


def ask_file(
    parent: QWidget, title: str, name: str, kinds: str, chosen: Callable[[str], object]
) -> QFileDialog:
    """Let the name of a file to write be chosen; `kinds` is a filter of Qt's kind.

    The ending of `name` is added where none is typed, before it is asked whether a file that is there
    may be overwritten.
    """
    dialog = QFileDialog(parent, title, QDir.homePath())
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(kinds)
    dialog.setDefaultSuffix(PurePath(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(chosen)
    dialog.open()
    return dialog


def ask_report_file(
    parent: QWidget,
    title: str,
    target: PurePath,
    kinds: Mapping[str, str],
    chosen: Callable[[str], object],
) -> QFileDialog:
    """Let the name of a file to write be chosen, and which kind it is; `kinds` names each by its ending.

    Another kind gives the name another ending. What is there already is overwritten only if that is wanted.
    """
    filters = {f"{words} (*.{ending})": ending for ending, words in kinds.items()}
    dialog = ask_file(parent, title, target.name, ";;".join(filters), chosen)
    dialog.setDirectory(str(target.parent))
    dialog.selectFile(target.name)

    def turn(kind: str) -> None:
        ending = filters.get(kind, "")
        dialog.setDefaultSuffix(ending)
        typed = PurePath((dialog.selectedFiles() or [target.name])[0])
        if ending and typed.suffix.removeprefix(".") in kinds:
            dialog.selectFile(typed.with_suffix(f".{ending}").name)

    dialog.filterSelected.connect(turn)
    return dialog


def confirm(
    parent: QWidget, title: str, sentence: str, step: str, run: Callable[[], object]
) -> QMessageBox:
    """Say what would come of something, and do it only if it is wanted."""
    box = _box(parent, title, sentence)
    yes = box.addButton(step, QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(QMessageBox.StandardButton.Cancel)
    box.buttonClicked.connect(lambda button: run() if button is yes else None)
    box.open()
    return box


def _box(parent: QWidget, title: str, sentence: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(title)
    box.setText(title)
    box.setInformativeText(sentence)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    _widen(box, title)
    return box


def choose(
    parent: QWidget,
    title: str,
    sentence: str,
    steps: tuple[tuple[str, Callable[[], object]], ...],
    never_again: tuple[str, Callable[[], object]] | None = None,
) -> QMessageBox:
    """Say something that can be answered in several ways: (words, what it does), the first one by Enter.

    `never_again` is a box to tick, and what is done where it is ticked and an answer given.
    """
    box = _box(parent, title, sentence)
    runs = {box.addButton(words, QMessageBox.ButtonRole.AcceptRole): run for words, run in steps}
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(next(iter(runs)))
    tick = QCheckBox(never_again[0] if never_again else "")
    if never_again:
        box.setCheckBox(tick)

    def answered(button: QAbstractButton) -> None:
        run = next((run for one, run in runs.items() if one is button), None)
        if run is None:
            return
        if never_again and tick.isChecked():
            never_again[1]()
        run()

    box.buttonClicked.connect(answered)
    box.open()
    return box


def _widen(box: QMessageBox, title: str) -> None:
    """As wide as its title in the bar above it, which a window manager would cut."""
    letters = box.fontMetrics().averageCharWidth() * LEAST_LETTERS
    least = max(letters, box.fontMetrics().horizontalAdvance(title) + BAR_BUTTONS)
    grid = box.layout()
    if isinstance(grid, QGridLayout):
        spacer = QSpacerItem(least, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        grid.addItem(spacer, grid.rowCount(), 0, 1, grid.columnCount())
