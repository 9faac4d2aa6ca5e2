"""Another look at the sources of one memory, in the background, heard of receipt by receipt."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from nidra.records.portrait import Looked
from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from nidra_gui.session import Session

KIND = "live"


class Looking(QObject):
    """One look after the other. `looked` carries a `Looked`, `ended` comes after the last receipt."""

    looked = Signal(object)
    ended = Signal()
    failed = Signal(str)
    _heard = Signal(int, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._turn = 0
        self._session: Session | None = None
        self._heard.connect(self._hear)

    def begin(self, session: Session, memory: str) -> None:
        """Read the sources of a memory; a look that is under way is dropped."""
        self._turn += 1
        self._session = session
        look = partial(_look, memory, partial(self._heard.emit, self._turn))
        session.pages.ask(KIND, look, lambda _: self.ended.emit(), self.failed.emit)

    def drop(self) -> None:
        """Hear nothing more of the look that is under way."""
        self._turn += 1
        if self._session is not None:
            self._session.pages.drop(KIND)
            self._session = None

    def _hear(self, turn: int, looked: Looked) -> None:
        if turn == self._turn:
            self.looked.emit(looked)


def _look(memory: str, heard: Any, store: Any, cancel: Any) -> None:
    from nidra.app.portrait import looks

    for looked in looks(store, memory, cancel):
        heard(looked)
