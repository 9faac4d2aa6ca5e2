"""The search box of the table, and the order of its rows."""

from __future__ import annotations

from nidra.records.browse import Sort
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QComboBox, QLineEdit, QWidget

from nidra_gui.helping import about
from nidra_gui.models.memory_table import CHANGED, STATE

TYPING_MS = 180  # from the last letter to the search
LETTERS = 20  # of the search box that are seen at least

# Which way a header goes that is pressed for the first time, and for the second.
BY_COLUMN = {CHANGED: (Sort.NEWEST, Sort.OLDEST), STATE: (Sort.WEAKEST, Sort.STRONGEST)}
_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
# The arrow that is drawn for each: Qt points it down for what it calls ascending.
_DOWN, _UP = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
ARROWS = {
    Sort.NEWEST: (CHANGED, _DOWN),
    Sort.OLDEST: (CHANGED, _UP),
    Sort.WEAKEST: (STATE, _UP),
    Sort.STRONGEST: (STATE, _DOWN),
}


class SearchBox(QLineEdit):
    """A line that tells when Escape was pressed in it."""

    escaped = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)
        for clear in self.findChildren(QAbstractButton):
            clear.setAccessibleName(self.tr("Clear the search"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == int(Qt.Key.Key_Escape):
            self.escaped.emit()
        else:
            super().keyPressEvent(event)


class SearchBar(QWidget):
    """`searched` carries the text once a person stops typing, `sorted` the order, `left` that they are
    done here."""

    searched = Signal(str)
    sorted = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.box = SearchBox()
        self.box.setPlaceholderText(self.tr("Search what memories say"))
        self.box.setAccessibleName(self.tr("Search what memories say"))
        self.box.setToolTip(
            self.tr('All of these words; "a phrase" in quotes, begin* and *part* with a star.')
        )
        self.order = QComboBox()
        self.order.setAccessibleName(self.tr("Order of the memories"))
        self.order.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for sort, words in self._orders():
            self.order.addItem(words, sort)
            self.order.setItemData(self.order.count() - 1, words, Qt.ItemDataRole.ToolTipRole)
        self.order.currentTextChanged.connect(self.order.setToolTip)
        self._parts = QBoxLayout(_BESIDE, self)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(8)
        self._parts.addWidget(self.box, 1)
        self._parts.addWidget(self.order)
        about(self, "search")
        self._typed = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._typed.timeout.connect(self.search_now)
        self.box.textChanged.connect(lambda _: self._typed.start())
        self.box.returnPressed.connect(self.search_now)
        self.box.escaped.connect(self._escape)
        self.order.activated.connect(self._take_order)

    def _orders(self) -> tuple[tuple[Sort, str], ...]:
        return (
            (Sort.NEWEST, self.tr("Newest change first")),
            (Sort.OLDEST, self.tr("Oldest change first")),
            (Sort.WEAKEST, self.tr("Weakest grade first")),
            (Sort.STRONGEST, self.tr("Strongest grade first")),
            (Sort.FILED, self.tr("In the order of filing")),
            (Sort.SUBJECT, self.tr("By subject")),
        )

    def show_choice(self, text: str, sort: Sort) -> None:
        """Show what is looked for, and in which order."""
        if self.box.text() != text:
            self.box.setText(text)
        self._typed.stop()
        self.order.setCurrentIndex(self.order.findData(sort))

    def seek(self) -> None:
        """Have the next letters typed here."""
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    def search_now(self) -> None:
        """Look for what stands there, without waiting for more."""
        self._typed.stop()
        self.searched.emit(self.box.text())

    @property
    def sort(self) -> Sort:
        """The order that is shown."""
        return Sort(self.order.currentData())

    def _take_order(self, _: int) -> None:
        # Qt gives a word back, and no member of the enum.
        self.sorted.emit(self.sort)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room beside the box, the order stands below it."""
        super().resizeEvent(event)
        least = self.fontMetrics().averageCharWidth() * LETTERS
        fits = self.width() - self.order.sizeHint().width() >= least
        self._parts.setDirection(_BESIDE if fits else _BELOW)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.order.minimumSizeHint().width(), super().minimumSizeHint().height())

    def _escape(self) -> None:
        if self.box.text():
            self.box.clear()
            self.search_now()
        else:
            self.left.emit()
