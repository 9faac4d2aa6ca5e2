"""What a look at the sources found is filed by the one writer, and said with what fell along."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from nidra.records.verdict import State
from nidra.records.watch import Deed as Became
from PySide6.QtCore import QObject, Signal

from nidra_gui.views import evidence_work as work
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.app.recheck import Recheck
    from nidra.records.memory import Memory
    from nidra.records.portrait import Looked

    from nidra_gui.desk import Desk
    from nidra_gui.session import Session


class Filing(QObject):
    """Re-checks of the shown memory. `ended` carries its id when one is through, filed or not."""

    ended = Signal(str)

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._known: set[tuple[int, State]] = set()
        self._memory = ""

    @property
    def busy(self) -> bool:
        """Is a re-check of the shown memory under way?"""
        return bool(self._memory)

    def forget(self) -> None:
        """Another memory is shown."""
        self._known.clear()
        self._memory = ""

    def is_due(self, looks: Iterable[Looked]) -> bool:
        """Does something speak against the memory that was not filed for it before?

        What a person took back is not filed again by itself while the memory stays on the screen, nor what
        was on record already when it was shown.
        """
        against = [one for one in looks if one.reached and one.verdict.failed]
        new = {_finding(one) for one in against if one.fails} - self._known
        self._known |= set(map(_finding, against))
        return bool(new)

    def file(self, session: Session, memory: Memory) -> None:
        """Have the writer check the memory's receipts again and file what differs."""
        self._memory = memory.id
        name = work.named(self.tr("re-check of “{what}”"), memory)
        session.write(
            partial(work.recheck, memory.id),
            partial(self._filed, session, name),
            partial(self._failed, memory.id),
        )

    def _filed(self, session: Session, name: str, done: Recheck) -> None:
        again = partial(work.recheck_again, done.memory.id)
        for change in done.changes:
            session.deeds.add(name, change.batch, again)
        sentence = self._sentence(done)
        if sentence and done.changes:
            self._desk.say(sentence, self.tr("Undo"), self._desk.commands["undo"].trigger)
        elif sentence:
            self._desk.say(sentence)
        self._end(done.memory.id)

    def _failed(self, memory: str, sentence: str) -> None:
        self._desk.say(sentence)
        self._end(memory)

    def _end(self, memory: str) -> None:
        if memory == self._memory:
            self._memory = ""
            self.ended.emit(memory)

    def _sentence(self, done: Recheck) -> str:
        """What a re-check came to: what fell or rose, and what rests on it."""
        if done.unfiled:
            return done.unfiled
        if done.fell:
            return _with_others(
                self.tr("Its source speaks against it now: it fell."),
                done.fell - _became(done, Became.FELL),
                self.tr("1 that rests on it fell with it."),
                self.tr("{n} that rest on it fell with it."),
            )
        if done.rose:
            return _with_others(
                self.tr("Its source bears it out again: it rose again."),
                done.rose - _became(done, Became.ROSE),
                self.tr("1 that rests on it rose with it."),
                self.tr("{n} that rest on it rose with it."),
            )
        return self.tr("What was found is on record now.") if done.changes else ""


def _finding(look: Looked) -> tuple[int, State]:
    return look.receipt, look.verdict.state


def _became(done: Recheck, deed: Became) -> bool:
    """Is that what became of the memory itself?"""
    changes = [one for told in done.changes for one in told.memories]
    return any(one.memory == done.memory.id and one.deed is deed for one in changes)


def _with_others(words: str, others: int, one: str, many: str) -> str:
    """A sentence, and one on those that went along, where there are any."""
    if others < 1:
        return words
    return f"{words} {one if others == 1 else many.format(n=count(others))}"
