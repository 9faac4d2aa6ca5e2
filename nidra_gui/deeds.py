"""What a person did in this window and can take back: undo and redo with their names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from nidra_gui.session import Session

MOST = 100


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that was done: its name for a menu, and the journal row or run that undo takes."""

    label: str
    what: str


class Deeds(QObject):
    """The deeds of this window. Taking one back is itself a deed of the store, taken back by redo."""

    changed = Signal()
    told = Signal(str)

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

    def add(self, label: str, what: str | int) -> None:
        """A person did something; what had been taken back cannot be done again after it."""
        self._done = [*self._done[-MOST + 1 :], Deed(label, str(what))]
        self._undone.clear()
        self.changed.emit()

    def undo(self) -> None:
        """Take the last deed back."""
        self._move(self._done, self._undone, self.tr("Undone: {label}. {what}"))

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._move(self._undone, self._done, self.tr("Done again: {label}. {what}"))

    def _move(self, from_: list[Deed], to: list[Deed], sentence: str) -> None:
        if self._busy or not from_:
            return
        deed = from_[-1]
        self._busy = True

        def done(value: Any) -> None:
            self._busy = False
            from_.pop()
            if value.seq is not None:
                to.append(Deed(deed.label, str(value.seq)))
            self.changed.emit()
            self.told.emit(sentence.format(label=deed.label, what=value.what))

        def failed(problem: str) -> None:
            self._busy = False
            from_.pop()
            self.changed.emit()
            self._session.failed.emit(problem)

        self._session.write(_undoing(deed.what), done, failed)


def _undoing(what: str) -> Any:
    def work(store: Any) -> Any:
        from nidra.app.undo import undo

        return undo(store, what)

    return work
