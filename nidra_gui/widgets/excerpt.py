"""What stands in a source around the words that were found there, with these marked."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.marked import Mark
from nidra_gui.widgets.passage import Passage, Piece
from nidra_gui.widgets.plain import label

AROUND = 400


class Excerpt(QWidget):
    """Some lines of a source, with their numbers where these are known."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.passage = Passage(theme, self.tr("The source around it"), mono=True)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        rows.addWidget(label(self.tr("In the source"), "small"))
        rows.addWidget(self.passage)

    def show_context(self, before: str, found: str, after: str, line: int | None) -> None:
        """Show what was found, and what stands before and after; `line` is where the found begins."""
        before = before[-AROUND:]
        pieces = (Piece(before), Piece(found, Mark.FOUND), Piece(after[:AROUND]))
        first = None if line is None else line - before.count("\n")
        self.passage.show_pieces([piece for piece in pieces if piece.text], first)
