"""The schedule while the window is open: the pass is started when it is due."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from nidra_gui.session import Session

LOOK_MS = 20_000


class Nights(QObject):
    """Looks every 20 seconds whether a pass is due. `moved` carries the timer's status."""

    moved = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)

    def begin(self) -> None:
        """Look now, and from now on."""
        self._timer.start()
        self.look()

    def end(self) -> None:
        """Look no more."""
        self._timer.stop()

    def look(self) -> None:
        """Ask how the schedule stands; start the pass that is due."""
        self._session.pages.ask("schedule", _status, self._heard)

    def _heard(self, status: Any) -> None:
        self.moved.emit(status)
        if status.due and self._session.work is None:
            self._session.start("scheduled")


def set_hour(session: Session, hour: str, done: Callable[[Any], object]) -> None:
    """Have a pass run each day at that hour (`03:00`), or at none (`off`); `done` hears how it stands."""

    def plan(store: Any) -> Any:
        from nidra.app.timer import plan_each_day

        return plan_each_day(store, hour)

    def planned(status: Any) -> None:
        if session.nights is not None:
            session.nights.look()
        done(status)

    session.write(plan, planned)


def _status(store: Any, cancel: Any) -> Any:
    from nidra.app.timer import status

    return status(store)
