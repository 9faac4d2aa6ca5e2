"""The timer of the pass as a page shows it: what is planned, why nothing is, and which timers of the
operating system start it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from nidra.base.settings import OFF


class TimerState(Enum):
    """How the schedule of a store stands."""

    OFF = "off"
    WAITING = "waiting"
    DUE = "due now"
    CATCHING_UP = "catching up"
    RUNNING = "running"
    SKIPPED = "last one skipped"
    FAILED = "last one failed"
    BROKEN = "cannot be told"


@dataclass(frozen=True, slots=True)
class TimerStatus:
    """The schedule of a store at one moment; `sentence` says it in words.

    `at` is the time of day or `off`, `mode` what the pass reads. `slot` is the last moment at which a
    pass was wanted and `next` the one to come, both in local time. `missed` counts the nights without
    a pass, None where none ever ran. `due` says that one is to be started now. `reason` is who works
    on the store, why the last one was skipped, or what failed. `jump` is a sentence on the clock.
    """

    state: TimerState
    at: str = OFF
    mode: str = "quick"
    due: bool = False
    slot: datetime | None = None
    next: datetime | None = None
    missed: int | None = 0
    reason: str = ""
    jump: str = ""

    @property
    def sentence(self) -> str:
        """What a page shows, one to three sentences."""
        return " ".join(
            part for part in (self.jump, self._state_words(), self._next_words()) if part
        )

    def _state_words(self) -> str:
        slot = f"{self.slot:%Y-%m-%d %H:%M}" if self.slot else ""
        match self.state:
            case TimerState.OFF:
                return (
                    "No pass is scheduled, since schedule.at is off."
                    " `nidra config set schedule.at 03:00` has one run each day at that time."
                )
            case TimerState.DUE:
                return f"The {self.mode} pass of {slot} is due now."
            case TimerState.CATCHING_UP:
                return self._missed_words(slot)
            case TimerState.SKIPPED:
                return f"The pass of {slot} was skipped: {self.reason}"
            case TimerState.FAILED:
                return f"The pass of {slot} failed: {self.reason}"
            case TimerState.BROKEN:
                return f"What is planned cannot be told: {self.reason}"
            case TimerState.RUNNING:
                return self.reason
            case TimerState.WAITING:
                return ""

    def _missed_words(self, slot: str) -> str:
        if self.missed is None:
            return (
                f"No pass has run yet, and one was planned for {slot}: a {self.mode} pass is due."
            )
        if self.missed > 1:
            return (
                f"{self.missed:,} nights went by without a pass, the last one at {slot}:"
                f" one {self.mode} pass catches up."
            )
        return f"The pass of {slot} did not take place: a {self.mode} pass catches up."

    def _next_words(self) -> str:
        if self.next is None or self.due:
            return ""
        return f"The next {self.mode} pass is planned for {self.next:%Y-%m-%d %H:%M}."


class InstallState(Enum):
    """How a timer of the operating system stands."""

    ABSENT = "absent"
    INSTALLED = "installed"
    EDITED = "edited"
    BROKEN = "broken"
    UNKNOWN = "cannot be told"


@dataclass(frozen=True, slots=True)
class Installed:
    """One timer of the operating system for one store.

    `kind` is systemd, launchd, schtasks or cron, `name` what it is called there, `place` the file or
    list that holds it. `at` is its time of day, `next_run` when it starts next in the words of the
    system that runs it; both are empty where they cannot be told. `problems` are sentences.
    """

    kind: str
    name: str
    place: str
    state: InstallState
    at: str = ""
    next_run: str = ""
    problems: tuple[str, ...] = ()
