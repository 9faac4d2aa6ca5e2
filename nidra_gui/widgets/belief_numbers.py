"""The numbers of a store on a day beside those of today."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nidra.records.grade import Grade, Standing
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QGridLayout

from nidra_gui.widgets import badge
from nidra_gui.widgets.plain import label, rule
from nidra_gui.widgets.standing_words import standing_words
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.history import StoreThen


def _tr(text: str) -> str:
    return QCoreApplication.translate("Belief", text)


class Numbers(QFrame):
    """A card with three columns: then, today, and what came between."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.table = QGridLayout(self)
        self.table.setContentsMargins(12, 8, 12, 8)
        self.table.setHorizontalSpacing(12)
        self.table.setVerticalSpacing(1)
        self.table.setColumnStretch(0, 1)

    def fill(self, then: StoreThen, today: StoreThen) -> None:
        """Show these numbers."""
        while (item := self.table.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.setParent(None)
                old.deleteLater()
        self._heads()
        self._line(_tr("Memories"), then.total, today.total)
        self._line(_tr("Active"), then.active, today.active)
        self._line(_tr("In conflict"), then.contested, today.contested)
        self._head(_tr("By grade"))
        for grade in reversed(Grade):
            words = badge.words_of_memory(int(grade), int(Standing.GONE))
            self._line(words, then.by_grade[grade.label], today.by_grade[grade.label])
        self._head(_tr("By standing"))
        for standing in Standing:
            name = standing.label
            self._line(standing_words(standing), then.by_standing[name], today.by_standing[name])

    def _heads(self) -> None:
        for column, words in enumerate(("", _tr("then"), _tr("today"), _tr("since"))):
            head = label(words, "muted")
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            self.table.addWidget(head, 0, column)

    def _head(self, words: str) -> None:
        row = self.table.rowCount()
        self.table.addWidget(rule(), row, 0, 1, 4)
        self.table.addWidget(label(words, "muted", wrap=True), row + 1, 0, 1, 4)

    def _line(self, words: str, then: int, today: int) -> None:
        row = self.table.rowCount()
        self.table.addWidget(label(words, wrap=True), row, 0)
        moved = f"{today - then:+,}".replace("-", "−") if today != then else ""
        for column, text in enumerate((count(then), count(today), moved), 1):
            shown = label(text, "muted" if column == 3 else "")
            shown.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.table.addWidget(shown, row, column)
