"""What every stage of one pass is handed: the store's two databases, the hour, and the manners."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from nidra.base.errors import Cancelled
from nidra.base.settings import Settings
from nidra.records.progress import Progress
from nidra.store.database import Database
from nidra.store.runs import Runs

LEASE = "writer"
RESUME_WITHIN = (
    24 * 3600 * 1_000_000
)  # microseconds in which a pass that was cut short is gone on with


@dataclass(frozen=True, slots=True)
class Scope:
    """The part of the store that a pass was asked to look at; all of it where nothing is named."""

    wing: str | None = None
    room: str | None = None

    @property
    def whole(self) -> bool:
        return self.wing is None and self.room is None

    def __str__(self) -> str:
        parts = [f"wing {self.wing}" if self.wing else "", f"room {self.room}" if self.room else ""]
        return ", ".join(part for part in parts if part)


@dataclass
class Night:
    """One pass. `now` is its hour in microseconds.

    `resumed_from` is the hour of the run that was cut short and is now gone on with, or None.
    `watching` says that it is no pass but the work of the watcher, which goes on beside passes: it
    holds no lease of theirs, has no cursor, and gives the journal another reason, which is `reason`.
    """

    database: Database
    runs: Runs
    settings: Settings
    folder: Path
    now: int
    pass_id: str
    full: bool
    scope: Scope = field(default_factory=Scope)
    dry_run: bool = False
    progress: Callable[[Progress], None] | None = None
    cancel: Callable[[], bool] | None = None
    cursor: dict[str, int] = field(default_factory=dict)
    resumed_from: int | None = None
    watching: bool = False
    reason: str = "watch"

    def tell(self, stage: str, done: int, total: int, unit: str, read: int = 0) -> None:
        """Report progress to whoever asked for it."""
        if self.progress is not None:
            self.progress(Progress(stage, done, total, unit, read))

    def heed(self) -> None:
        """Stop here if a stop was asked for; what is committed stays."""
        if self.cancel is not None and self.cancel():
            raise Cancelled(
                reason="What was done so far is kept; the next pass goes on from there."
            )

    def mark(self, stage: str, after: int) -> None:
        """Remember that a stage is done up to and including `after`."""
        if self.watching:
            return
        self.cursor[stage] = after
        self.runs.note(self.pass_id, dict(self.cursor))

    def require_lease(self) -> None:
        """Stop before a write where another process has taken over."""
        if not self.watching:
            self.runs.require(LEASE, self.pass_id)
