"""What became of a memory in one journal row, and why a deed cannot be taken back, for people."""

from __future__ import annotations

from nidra.records.journal import Change, Fixed
from PySide6.QtCore import QCoreApplication

from nidra_gui.language import engine
from nidra_gui.widgets import badge
from nidra_gui.widgets.history_list import of_many
from nidra_gui.widgets.verdict_words import words_of


def _tr(text: str) -> str:
    return QCoreApplication.translate("DeedView", text)


def fixed_words(why: Fixed) -> str:
    """Why a deed cannot be taken back, and what to do instead."""
    return {
        Fixed.FILED: _tr(
            "What was filed stays on file. Open the memory and say that it does not hold, if that is so."
        ),
        Fixed.UNDO: _tr("This is an undo itself. What it took back can be done again."),
        Fixed.AGAIN: _tr("This is an undo itself. What it took back was done again since."),
        Fixed.LOOKED: _tr(
            "It tells what was found of the sources, and changed no memory: nothing to take back."
        ),
        Fixed.IDLE: _tr("This pass changed nothing, so that there is nothing to take back."),
        Fixed.UNDECIDED: _tr("The judge named no winner, so that nothing was changed."),
        Fixed.NOTHING: _tr("Nothing that it did can be taken back."),
    }[why]


def change_words(change: Change) -> str:
    """What became of a memory: before → after, or a sentence."""
    if change.grades is not None:
        before, after = (badge.words_of_memory(*one) for one in change.grades)
        return f"{before} → {after}" if before != after else _tr("judged anew, as before")
    if change.verdicts is not None:
        before, after = (words_of(one) for one in change.verdicts)
        return f"{before} → {after}" if before != after else after
    if change.kind == "import":
        return _tr("It was imported.")
    if change.kind == "undone":
        return _tr("It was put back as it was before.")
    return of_many(change.kind) or engine(change.sentence)
