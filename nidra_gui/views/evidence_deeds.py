"""What a person does to the shown memory: a word on it, or a row of its history taken back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from nidra.records.grade import Standing
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from nidra_gui.language import stop
from nidra_gui.views import evidence_work as work
from nidra_gui.widgets.history_list import said

if TYPE_CHECKING:
    from nidra.records.history import Deed
    from nidra.records.memory import Memory

    from nidra_gui.desk import Desk
    from nidra_gui.session import Session
    from nidra_gui.views.evidence_work import Answered


NAMED = 48  # letters of a row in a menu


class EvidenceDeeds(QObject):
    """Each deed is said with the way back. `done` comes after one, `foretold` with what a rejection
    would come to."""

    done = Signal()
    foretold = Signal(str)

    def __init__(self, desk: Desk, around: QWidget) -> None:
        super().__init__(around)
        self._desk = desk
        self._around = around

    def take_back(self, session: Session, deed: Deed, memory: str) -> None:
        """Take a row of the history back, once it was told what would come of it."""
        if deed.undo is not None:
            session.deeds.take_back(
                one_line(said(deed, memory).rstrip(f".{stop()}"), NAMED), deed.undo
            )

    def confirm(self, session: Session, memory: Memory) -> None:
        """It still holds."""
        self._answer(
            session,
            partial(work.confirm, memory.id),
            partial(work.confirm_again, memory.id),
            work.named(self.tr("confirm “{what}”"), memory),
            self.tr("Its review is put off; it stays fallen.")
            if memory.standing is Standing.FALLEN
            else work.named(self.tr("Noted that “{what}” still holds."), memory),
        )

    def ask_reject(self, session: Session, memory: Memory) -> None:
        """Tell what would come of a rejection."""
        ask = partial(work.of_reject, memory.id)
        session.writer.ask("consequence", ask, self.foretold.emit, self._desk.say)

    def reject(self, session: Session, memory: Memory, reason: str) -> None:
        """It does not hold."""
        self._answer(
            session,
            partial(work.reject, memory.id, reason),
            partial(work.reject_again, memory.id, reason),
            work.named(self.tr("reject “{what}”"), memory),
            self.tr("It was retired and stays on record."),
        )

    def _answer(self, session: Session, ask: Any, again: Any, name: str, sentence: str) -> None:
        def done(value: Answered) -> None:
            if not value.row:
                self._desk.say(self.tr("That was said already; nothing changed."))
                return
            session.deeds.add(name, value.row, again)
            self._say(sentence)

        session.write(ask, done)

    def _say(self, sentence: str) -> None:
        self._desk.say(sentence, self.tr("Undo"), self._desk.commands["undo"].trigger)
        self.done.emit()
