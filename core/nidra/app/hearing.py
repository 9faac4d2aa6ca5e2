"""What an import says while it works, and how it hears that it shall stop."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager

from nidra.base.errors import Cancelled
from nidra.records.progress import Progress
from nidra.store.connection import Connection
from nidra.store.watching import watched

_TAKEN_BACK = "The import was taken back; the store is as it was before."


class Hearing:
    """Tells `progress` how far the work is, and asks `cancel` whether to go on."""

    def __init__(
        self,
        progress: Callable[[Progress], None] | None,
        cancel: Callable[[], bool] | None,
    ) -> None:
        self.progress = progress
        self.cancel = cancel
        self._last = Progress("import", 0, 0, "drawers")

    def heed(self) -> None:
        """Raise `Cancelled` where the work shall stop."""
        if self._stopped():
            raise Cancelled(reason=_TAKEN_BACK)

    def tell(self, value: Progress) -> None:
        """Say how far the work is."""
        self._last = value
        if self.progress is not None:
            self.progress(value)

    def indexes(self, done: int, total: int) -> None:
        """Say how many indexes are built, unless the work shall stop."""
        self.heed()
        self.tell(Progress("index", done, total, "indexes"))

    def watched(self, connection: Connection) -> AbstractContextManager[None]:
        """Say what is being done, and hear a stop, also while one statement takes long."""

        def stop() -> bool:
            self.tell(self._last)
            return self._stopped()

        return watched(connection, stop, _TAKEN_BACK)

    def _stopped(self) -> bool:
        return self.cancel is not None and self.cancel()
