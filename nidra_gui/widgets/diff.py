"""What a receipt says beside what its source says now, with the words that differ marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nidra.records.portrait import Looked
from nidra.report.marking import places
from PySide6.QtWidgets import QVBoxLayout, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.excerpt import in_context
from nidra_gui.widgets.marked import Mark
from nidra_gui.widgets.passage import Passage, Piece
from nidra_gui.widgets.plain import label, tell
from nidra_gui.words import and_more

PAIRS = 12


class Diff(QWidget):
    """Two texts with the words that were lost struck through and those that came underlined; where
    only the words are known, pair by pair."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._old_title = label(self.tr("The receipt says"), "small")
        self._new_title = label(self.tr("The source says now"), "small")
        self.old = Passage(theme, self.tr("What the receipt says"), mono=True)
        self.new = Passage(theme, self.tr("What the source says now"), mono=True)
        self.left = label(kind="small", wrap=True)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(4)
        for part in (self._old_title, self.old, self._new_title, self.new, self.left):
            rows.addWidget(part)

    def show_difference(self, old: str, looked: Looked) -> None:
        """Show the receipt's text and the source's, or the pairs where only these are known."""
        gone = [before for before, _ in looked.changes if before]
        came = [after for _, after in looked.changes if after]
        if looked.verdict.detail.nearest and looked.found:
            self.old.show_pieces(marked(old, gone, Mark.OLD))
            self.new.show_pieces(*in_context(looked, marked(looked.found, came, Mark.NEW)))
            more = ""
        else:
            shown = looked.changes[:PAIRS]
            self.old.show_pieces(_listed([before for before, _ in shown], Mark.OLD))
            self.new.show_pieces(_listed([after for _, after in shown], Mark.NEW))
            more = and_more(len(looked.changes) - PAIRS)
        tell(self.left, more)
        self.left.setVisible(bool(more))


def changed_line(looked: Looked) -> int | None:
    """The line of the source in which the first word stands that was not there before, if it is known."""
    if looked.line is None or not looked.verdict.detail.nearest:
        return None
    found = places(looked.found, [after for _, after in looked.changes if after])
    return looked.line + looked.found.count("\n", 0, found[0][0]) if found else None


def marked(text: str, words: Iterable[str], mark: Mark) -> list[Piece]:
    """`text` in pieces, those words marked that stand at one certain place in it."""
    pieces: list[Piece] = []
    at = 0
    for start, end in places(text, words):
        pieces += [Piece(text[at:start]), Piece(text[start:end], mark)]
        at = end
    return [piece for piece in (*pieces, Piece(text[at:])) if piece.text]


def _listed(words: Sequence[str], mark: Mark) -> list[Piece]:
    """Each of some words on a line of its own."""
    pieces: list[Piece] = []
    for number, one in enumerate(words):
        pieces += [Piece("\n")] if number else []
        pieces.append(Piece(one, mark) if one else Piece("–"))
    return pieces
