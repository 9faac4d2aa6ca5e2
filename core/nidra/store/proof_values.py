"""What a check of the journal found, and how far it came."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from nidra.base.errors import Cancelled
from nidra.records.progress import Progress
from nidra.store.connection import Connection
from nidra.store.journal import ZERO
from nidra.store.raw import fetch

MOST = 50
STOPPED = "The check of the journal was stopped before it came to its end."


@dataclass
class Proof:
    """What was checked and what was found wrong, one sentence each, at most `MOST` of a kind."""

    rows: int = 0
    memories: int = 0
    receipts: int = 0
    checkpoints: int = 0
    head: str = ZERO
    problems: list[str] = field(default_factory=list)
    pulse: Pulse = field(default_factory=lambda: Pulse(), repr=False, compare=False)

    @property
    def ok(self) -> bool:
        return not self.problems

    def wrong(self, sentence: str) -> None:
        """Note one thing that is wrong; after `MOST` only that there is more."""
        if len(self.problems) < MOST:
            self.problems.append(sentence)
        elif len(self.problems) == MOST:
            self.problems.append("… and more of the same.")


class Pulse:
    """Tells how far the check came, and heeds a wish to stop. The total is that of rows to be read."""

    def __init__(
        self,
        progress: Callable[[Progress], None] | None = None,
        cancel: Callable[[], bool] | None = None,
    ) -> None:
        self._progress, self._cancel = progress, cancel
        self._done = self._total = 0

    def begin(self, connection: Connection) -> None:
        """Count what there is to read."""
        if self._progress is not None:
            tables = ("journal", "memory", "memory", "evidence", "evidence")
            counts = [f"(SELECT count(*) FROM {table})" for table in tables]
            ((self._total,),) = fetch(connection, f"SELECT {'+'.join(counts)}")
        self.step(0)

    def step(self, rows: int) -> None:
        """So many rows more were read. Raises `Cancelled` on request."""
        if self._cancel is not None and self._cancel():
            raise Cancelled(reason=STOPPED)
        self._done = min(self._total, self._done + rows)
        if self._progress is not None:
            self._progress(Progress("check", self._done, self._total, "rows"))
