"""The way back from what was done: what would be put back, or why nothing can be, and what does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from nidra_gui.language import engine
from nidra_gui.widgets.change_words import fixed_words
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.history import Deed
    from nidra.records.journal import DeedDetail

    from nidra_gui.theme import Theme


def _tr(text: str) -> str:
    return QCoreApplication.translate("DeedView", text)


class DeedBack(QFrame):
    """A card below the name of a deed. `undo` and `again` are asked for, `row` leads to another deed."""

    undo = Signal()
    again = Signal(tuple)
    row = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._theme = theme
        self._undone = self._later = 0
        self._redo: tuple[int, ...] = ()
        self.title = label(_tr("The way back"), "strong", wrap=True)
        self.sentence = label(wrap=True)
        self.take_back = button(_tr("Take this back…"), self.undo.emit)
        self.do_again = button(_tr("Do it again"), lambda: self.again.emit(self._redo))
        self.show_row = button(_tr("Show the undo"), lambda: self.row.emit(self._undone))
        self.show_later = button(_tr("Show what rests on it"), lambda: self.row.emit(self._later))
        self._lay_out()
        theme.changed.connect(self._draw)
        self._draw()

    def _lay_out(self) -> None:
        self.steps = Flow()
        for step in (self.take_back, self.do_again, self.show_row, self.show_later):
            self.steps.addWidget(step)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 12, 14, 12)
        rows.setSpacing(8)
        for part in (self.title, self.sentence, self.steps):
            rows.addWidget(part)

    def _draw(self) -> None:
        high = self.fontMetrics().height()
        for step in (self.take_back, self.do_again):
            step.setIconSize(QSize(high, high))
        self.take_back.setIcon(self._theme.icon("undo", self._theme.palette.ink))
        self.do_again.setIcon(self._theme.icon("redo", self._theme.palette.ink))

    def show_one(self, deed: Deed, found: DeedDetail | None) -> None:
        """Show the way back from one deed; more is known of it once its detail is there."""
        self._undone = deed.undone_by or 0
        self._redo = found.again if found is not None else ()
        self._later = (found.later or 0) if found is not None else 0
        self.take_back.setText(_tr("Take this back…"))
        self._show(_sentence(deed, found), deed.undo is not None and not self._later)

    def show_several(self, deeds: Sequence[Deed]) -> None:
        """Show the way back from several deeds at once."""
        self._undone = self._later = 0
        self._redo = ()
        can = sum(deed.undo is not None for deed in deeds)
        words = _tr(
            "{n} of {all} can be taken back in one go. What would come of it is said before."
        )
        told = words.format(n=count(can), all=count(len(deeds)))
        self.take_back.setText(_tr("Take these back…"))
        self._show(told if can else _tr("None of them can be taken back."), can > 0)

    def say(self, sentence: str) -> None:
        """Say why nothing more is known."""
        tell(self.sentence, sentence)
        self.sentence.setVisible(bool(sentence))

    def _show(self, sentence: str, can: bool) -> None:
        self.say(sentence)
        self.take_back.setVisible(can)
        self.show_row.setVisible(self._undone > 0)
        self.do_again.setVisible(bool(self._redo))
        self.show_later.setVisible(self._later > 0)
        shown = (self.take_back, self.show_row, self.do_again, self.show_later)
        self.steps.setVisible(any(not part.isHidden() for part in shown))
        self.setVisible(bool(sentence) or not self.steps.isHidden())
        self.updateGeometry()


def _sentence(deed: Deed, found: DeedDetail | None) -> str:
    """What would be put back, or why nothing can be."""
    if deed.undone_by is not None:
        return _tr("Taken back by journal row {n}.").format(n=count(deed.undone_by))
    if found is None:
        return ""
    if found.fixed is not None:
        return fixed_words(found.fixed)
    if found.later is not None:
        words = _tr(
            "It cannot be taken back yet: journal row {n} came later and rests on it. Take that back first."
        )
        return words.format(n=count(found.later))
    kept = _tr("Nothing is deleted; an undo only adds to the journal.")
    return f"{engine(found.back)} {kept}" if found.back else kept
