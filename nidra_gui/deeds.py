"""What a person did in this window and can take back: undo and redo with their names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from nidra.app.workspace import Store

    from nidra_gui.session import Session

MOST = 100
Again = Callable[["Store"], "str | int"]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was done: its name for a menu, the journal row or run that undo takes (several with
    blanks between where it was done to several memories), and how it is done again (which gives the row
    of that), where it can be."""

    label: str
    what: str
    again: Again | None = None


class Deeds(QObject):
    """The deeds of this window, the last one first to be taken back.

    To do one again is to do it anew: what stands by then is judged as it stands.
    """

    changed = Signal()
    told = Signal(str, bool)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._done: list[Deed] = []
        self._undone: list[Deed] = []
        self._busy = False

    @property
    def undo_label(self) -> str:
        """What undo would take back, or nothing."""
        return self._done[-1].label if self._done else ""

    @property
    def redo_label(self) -> str:
        """What redo would do again, or nothing."""
        return self._undone[-1].label if self._undone else ""

    def add(self, label: str, what: str | int, again: Again | None = None) -> None:
        """A person did something; what had been taken back cannot be done again after it."""
        self._done = [*self._done[-MOST + 1 :], Deed(label, str(what), again)]
        self._undone.clear()
        self.changed.emit()

    def undo(self) -> None:
        """Take the last deed back."""
        if self._busy or not self._done:
            return
        deed = self._done[-1]

        def done(values: list[Any]) -> None:
            self._done.remove(deed)
            if deed.again is not None:
                self._undone.append(deed)
            what = values[0].what if len(values) == 1 else ""
            sentence = self.tr("Undone: {label}. {what}").format(label=deed.label, what=what)
            self._end(sentence.strip(), deed.again is not None)

        def failed(problem: str) -> None:
            self._done.remove(deed)
            self._end(problem, False)

        self._busy = True
        self._session.write(_undoing(deed.what), done, failed)

    def redo(self) -> None:
        """Do again what was taken back last."""
        if self._busy or not self._undone:
            return
        deed = self._undone[-1]
        again = deed.again
        assert again is not None

        def done(row: str | int) -> None:
            self._undone.remove(deed)
            self._done.append(Deed(deed.label, str(row), again))
            self._end(self.tr("Done again: {label}.").format(label=deed.label), False)

        def failed(problem: str) -> None:
            self._undone.remove(deed)
            self._end(problem, False)

        self._busy = True
        self._session.write(again, done, failed)

    def _end(self, sentence: str, can_redo: bool) -> None:
        self._busy = False
        self.changed.emit()
        self.told.emit(sentence, can_redo)


def _undoing(what: str) -> Callable[[Store], list[Any]]:
    def work(store: Store) -> list[Any]:
        from nidra.app.undo import undo

        return [undo(store, word) for word in reversed(what.split())]

    return work
