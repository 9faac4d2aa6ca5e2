"""Cards in two columns where there is room for both, one under the other where there is not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from nidra_gui.widgets.scroll import GAP

_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Columns(QWidget):
    """The cards are gone through column by column; a column of which no card is shown takes no room."""

    def __init__(self, *columns: Sequence[QWidget]) -> None:
        super().__init__()
        self.beside = False
        self._parts = QBoxLayout(_BELOW, self)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(GAP)
        self._columns = [_Column(cards) for cards in columns]
        for column in self._columns:
            self._parts.addWidget(column, 1)

    def spread(self, beside: bool) -> None:
        """Put the columns beside each other, or one under the other."""
        self.beside = beside
        self._parts.setDirection(_BESIDE if beside else _BELOW)

    @property
    def filled(self) -> int:
        """How many columns show a card."""
        return sum(not column.isHidden() for column in self._columns)

    def show_filled(self) -> None:
        """Some cards were hidden or shown: hide the columns of which none is left."""
        for column in self._columns:
            column.setVisible(any(not card.isHidden() for card in column.cards))


class _Column(QWidget):
    def __init__(self, cards: Sequence[QWidget]) -> None:
        super().__init__()
        self.cards = tuple(cards)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(GAP)
        for card in self.cards:
            rows.addWidget(card)
        rows.addStretch(1)
