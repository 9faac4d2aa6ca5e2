"""Questions to a person that do not stop the rest of the window."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath

from PySide6.QtCore import QDir, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget


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


def confirm(
    parent: QWidget, title: str, sentence: str, step: str, run: Callable[[], object]
) -> QMessageBox:
    """Say what would come of something, and do it only if it is wanted."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.NoIcon)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setWindowTitle(title)
    box.setText(title)
    box.setInformativeText(sentence)
    yes = box.addButton(step, QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(QMessageBox.StandardButton.Cancel)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.buttonClicked.connect(lambda button: run() if button is yes else None)
    box.open()
    return box
