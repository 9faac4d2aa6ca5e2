"""The digests of a receipt: of the words that were sealed, and of what stands in the source now."""

from __future__ import annotations

from nidra.records.portrait import Looked
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QWidget

from nidra_gui.widgets.elided import Elided
from nidra_gui.widgets.plain import button, label, tell


class Seals(QWidget):
    """Both digests, short, whole in their tooltips and when they are copied, and whether they are the same."""

    def __init__(self) -> None:
        super().__init__()
        self._stored = ""
        self._now = ""
        self.stored = _digest()
        self.now = _digest()
        self.verdict = label(kind="small", wrap=True)
        self.copy = button(self.tr("Copy both"), self._copy, "link")
        self.copy.setAccessibleName(self.tr("Copy the digests"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(2)
        grid.addWidget(label(self.tr("sha256 stored"), "small"), 0, 0)
        grid.addWidget(self.stored, 0, 1)
        grid.addWidget(self.copy, 3, 1, Qt.AlignmentFlag.AlignLeft)
        grid.addWidget(label(self.tr("sha256 now"), "small"), 1, 0)
        grid.addWidget(self.now, 1, 1)
        grid.addWidget(self.verdict, 2, 1)
        grid.setColumnStretch(1, 1)

    def show_seals(self, stored: str, looked: Looked | None) -> None:
        """Show the stored digest beside that of what the source says."""
        self._stored, self._now = stored, looked.sha256 if looked is not None else ""
        for shown, digest in ((self.stored, self._stored), (self.now, self._now)):
            shown.tell(digest or "–")
        tell(self.verdict, self._compared(looked))
        self.verdict.setVisible(bool(self.verdict.text()))

    def _compared(self, looked: Looked | None) -> str:
        if looked is None:
            return ""
        pieces = len(looked.verdict.spans)
        if not self._now and looked.verdict.ok and pieces > 1:
            return self.tr("the words stand in {n} pieces, each of which is found").format(n=pieces)
        if not self._now:
            return self.tr("nothing to compare with")
        if self._now == self._stored:
            return self.tr("same")
        if looked.verdict.ok:
            return self.tr("differs in blanks or form alone; the words are the same")
        return self.tr("differs")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(f"{self._stored}\n{self._now}".strip())


def _digest() -> Elided:
    """A line for as many digits of a digest as there is room for."""
    made = Elided()
    made.setStyleSheet("font-family: monospace;")
    return made
