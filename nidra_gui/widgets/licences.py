"""The licences of everything that this program is made of, to be read. Addresses are text, not links."""

from __future__ import annotations

from nidra.app.licences import Library, libraries
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from nidra_gui.widgets.plain import button, label


class Licences(QDialog):
    """A list of libraries, and beside it what the chosen one says of its licence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Licences"))
        self.resize(760, 520)
        self.libraries = libraries()
        self.listed = QListWidget()
        self.listed.setAccessibleName(self.tr("Libraries"))
        self.listed.ensurePolished()
        for one in self.libraries:
            QListWidgetItem(f"{one.name} {one.version}", self.listed)
        self.text = QPlainTextEdit(readOnly=True)
        self.text.setAccessibleName(self.tr("Licence of the chosen library"))
        parts = QSplitter()
        parts.addWidget(self.listed)
        parts.addWidget(self.text)
        parts.setStretchFactor(1, 2)
        parts.setChildrenCollapsible(False)
        rows = QVBoxLayout(self)
        rows.setSpacing(12)
        rows.addWidget(
            label(
                self.tr(
                    "Nidra is free software under the MIT licence. It is built on the work of others,"
                    " which stands under these licences."
                ),
                wrap=True,
            )
        )
        rows.addWidget(parts, 1)
        rows.addWidget(button(self.tr("Close"), self.accept), 0, Qt.AlignmentFlag.AlignRight)
        self.listed.currentRowChanged.connect(self._show)
        self.listed.setCurrentRow(0)

    def _show(self, row: int) -> None:
        self.text.setPlainText(self._words(self.libraries[row]) if row >= 0 else "")

    def _words(self, one: Library) -> str:
        licence = one.licence or self.tr("not named by its package")
        lines = [
            f"{one.name} {one.version}",
            self.tr("Licence: {licence}").format(licence=licence),
        ]
        if one.home:
            lines.append(self.tr("Home: {address}").format(address=one.home))
        return "\n".join([*lines, "", one.text]).rstrip()
