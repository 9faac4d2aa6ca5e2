"""The memories that say the words that were typed, to choose the one that is meant."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nidra.base.text import one_line
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from nidra_gui.widgets.plain import label, tell
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.browse import Row

LINE = 300  # letters of a statement; the list cuts them where its room ends


def _tr(text: str) -> str:
    return QCoreApplication.translate("Belief", text)


@dataclass(frozen=True, slots=True)
class Hits:
    """The first memories that were found for words, and how many there are."""

    rows: tuple[Row, ...]
    total: int


class HitList(QWidget):
    """One statement a line; `chosen` tells the id of the one that was clicked or entered."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.title = label(kind="strong", wrap=True)
        self.list = QListWidget()
        self.list.setAccessibleName(_tr("Memories that say these words"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self.title)
        rows.addWidget(self.list)

    def show_hits(self, found: Hits | None) -> None:
        """Offer these memories, or none."""
        self.list.clear()
        self.setVisible(found is not None)
        if found is None:
            return
        tell(self.title, _words(found))
        for row in found.rows:
            item = QListWidgetItem(one_line(row.statement, LINE))
            item.setToolTip(plain_tip(row.statement))
            item.setData(Qt.ItemDataRole.UserRole, row.id)
            self.list.addItem(item)
        self.list.setVisible(bool(found.rows))
        self.list.setCurrentRow(0)
        self.list.updateGeometry()

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(str(item.data(Qt.ItemDataRole.UserRole)))


def _words(found: Hits) -> str:
    if not found.rows:
        return _tr("No memory says that.")
    if found.total <= len(found.rows):
        return _tr("Which of these memories?")
    words = _tr("Which of these memories? {n} say that, the newest are here. More words narrow it.")
    return words.format(n=count(found.total))
