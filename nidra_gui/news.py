"""What is said beside the tray while nobody looks at the window: seldom, and with the newest number."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer, Signal

QUIET_MS = 60_000  # between two notifications, however much happens

Count = Callable[[int, Callable[[int], None]], None]


@dataclass(frozen=True, slots=True)
class News:
    """Something to say, and where a click on it leads."""

    title: str
    sentence: str
    lead: Callable[[], object]


class Herald(QObject):
    """Gathers what fell since a person last looked, and says it, at most once a minute.

    `count` asks the store how many memories fell since a moment (microseconds) and are fallen still:
    what is said is the number of rows that a click leads to. `said` carries what is to be said.
    `changed` tells that the number moved.
    """

    said = Signal(object)
    changed = Signal()

    def __init__(
        self,
        parent: QObject,
        in_front: Callable[[], bool],
        count: Count,
        fallen: Callable[[int, int], News],
    ) -> None:
        super().__init__(parent)
        self._in_front = in_front
        self._count = count
        self._fallen = fallen
        self._waiting: News | None = None
        self._told = 0  # how many of those that fell a person was told of
        self.fell = 0
        self.since: int | None = None
        self.quiet = QTimer(self, singleShot=True, interval=QUIET_MS)
        self.quiet.timeout.connect(self._say)

    def tell_fall(self, at: int) -> None:
        """Memories fell at that moment."""
        if not self._in_front():
            self.since = at if self.since is None else min(self.since, at)
            self.recount()

    def recount(self) -> None:
        """The store changed: some may have risen again."""
        if self.since is not None:
            self._count(self.since, self._counted)

    def tell(self, news: News) -> None:
        """Something else happened; what waits to be said makes way for it."""
        if not self._in_front():
            self._waiting = news
            self._say_soon()

    def seen(self) -> None:
        """A person is here: nothing has to be said any more."""
        self._waiting, self.since, self._told = None, None, 0
        self._set(0)

    def _counted(self, fell: int) -> None:
        if self.since is not None:
            self._told = min(self._told, fell)
            self._set(fell)
            self._say_soon()

    def _set(self, fell: int) -> None:
        if fell != self.fell:
            self.fell = fell
            self.changed.emit()

    def _say_soon(self) -> None:
        if not self.quiet.isActive():
            self._say()

    def _say(self) -> None:
        """Say what waits, what fell before all else."""
        news = None
        if self.fell > self._told and self.since is not None:
            self._told = self.fell
            news = self._fallen(self.fell, self.since)
        elif self._waiting is not None:
            news, self._waiting = self._waiting, None
        if news is not None:
            self.quiet.start()
            self.said.emit(news)
