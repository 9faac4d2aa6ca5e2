"""One question at a time, for what a page asks of a store that changes while it is answered."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Coalescing(QObject):
    """Has a question asked once at a time: what comes before its answer has it asked once more, after a
    rest. Else a store that changes without a pause would never be shown."""

    def __init__(self, parent: QObject, ask: Callable[[], None], rest_ms: int) -> None:
        super().__init__(parent)
        self._ask = ask
        self._asking = self._again = False
        self._rest = QTimer(self, singleShot=True, interval=rest_ms)
        self._rest.timeout.connect(self.ask)

    def ask(self) -> None:
        """Ask now, or after the answer that is awaited."""
        if self._asking:
            self._again = True
        else:
            self._asking, self._again = True, False
            self._ask()

    def answered(self) -> None:
        """The answer is there, or will never be."""
        self._asking = False
        if self._again:
            self._rest.start()

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        self._asking = self._again = False
        self._rest.stop()
