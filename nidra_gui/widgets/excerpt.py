"""What stands in a source around the words that were found there, with these marked."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.records.portrait import Looked
from PySide6.QtWidgets import QVBoxLayout, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.marked import Mark
from nidra_gui.widgets.passage import Passage, Piece
from nidra_gui.widgets.plain import label, tell

AROUND = 240
LINES = 3


class Excerpt(QWidget):
    """Some lines of a source, with their numbers where these are known."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.passage = Passage(theme, self.tr("The source around it"), mono=True)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        self.title = label(kind="small", wrap=True)
        rows.addWidget(self.title)
        rows.addWidget(self.passage)

    def show_context(self, looked: Looked) -> None:
        """Show what was found, or what comes nearest, and what stands before and after it."""
        found = looked.verdict.ok
        tell(self.title, self.tr("In the source") if found else self.tr("What comes nearest"))
        self.passage.show_pieces(*in_context(looked, [Piece(looked.found, Mark.FOUND)]))


def in_context(looked: Looked, found: Sequence[Piece]) -> tuple[list[Piece], int | None]:
    """What was found between some lines of its source, and the number of the first one of them."""
    before = _last_lines(looked.before)
    pieces = [Piece(before), *found, Piece(_first_lines(looked.after))]
    first = None if looked.line is None else looked.line - before.count("\n")
    return [piece for piece in pieces if piece.text], first


def _last_lines(text: str) -> str:
    """The last lines of a text, whole ones where they are not long."""
    lines = text.splitlines(keepends=True)[-LINES:]
    if len(lines) == LINES and len(lines[0]) > AROUND:
        lines = lines[1:]
    return "".join(lines)[-AROUND:].replace("\r\n", "\n")


def _first_lines(text: str) -> str:
    lines = text.splitlines(keepends=True)[:LINES]
    return "".join(lines)[:AROUND].replace("\r\n", "\n").rstrip("\n")
