"""An agent of launchd for one user: a property list, and `launchctl`. Format: launchd.plist(5)."""

from __future__ import annotations

import plistlib
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from nidra.base.errors import TimerError
from nidra.base.zone import time_of_day
from nidra.records.timer import Installed, InstallState
from nidra.sleep.timers.base import (
    Runner,
    Task,
    digest,
    judged,
    must,
    note_of,
    noted,
    refuse_control,
)
from nidra.sleep.timers.files import placed, taken_away, text_of

TRIES = 5
PAUSE_SECONDS = 0.2
REFUSED = "launchd did not take the agent. Log in to the desktop of this Mac and try again."


class Launchd:
    """Property lists in `folder`, usually `~/Library/LaunchAgents`, for the user with number `uid`."""

    kind = "launchd"

    def __init__(
        self, folder: Path, run: Runner, uid: int, pause: Callable[[float], None] = time.sleep
    ) -> None:
        self._folder = folder
        self._run = run
        self._pause = pause
        self._domain = f"gui/{uid}"

    def install(self, task: Task) -> tuple[str, ...]:
        refuse_control(task)
        label, path = self._names(task.digest)
        before = text_of(path) is not None
        try:
            with placed({path: agent(task)}):
                self._load(label, path)
        except BaseException:
            if before:
                with suppress(TimerError):
                    self._run(("launchctl", "bootstrap", self._domain, str(path)), b"")
            raise
        return ()

    def plan(self, task: Task) -> tuple[tuple[str, str], ...]:
        refuse_control(task)
        return ((str(self._names(task.digest)[1]), agent(task)),)

    def _load(self, label: str, path: Path) -> None:
        """Hand an agent to launchd, which may still be busy with letting go of the one before."""
        words = ("launchctl", "bootstrap", self._domain, str(path))
        if self._unload(label):
            for _ in range(TRIES - 1):
                if self._run(words, b"").code == 0:
                    return
                self._pause(PAUSE_SECONDS)
        must(self._run, words, REFUSED)

    def _unload(self, label: str) -> bool:
        """Take an agent out of launchd; was there one?"""
        return self._run(("launchctl", "bootout", f"{self._domain}/{label}"), b"").code == 0

    def status(self, store: Path) -> Installed:
        label, path = self._names(digest(store))
        text = text_of(path)
        if text is None:
            return Installed(self.kind, label, str(path), InstallState.ABSENT)
        task = noted(text)
        same = task is not None and text == agent(task)
        return judged(self.kind, label, str(path), task, same, self._problems(label))

    def _problems(self, label: str) -> list[str]:
        try:
            done = self._run(("launchctl", "print", f"{self._domain}/{label}"), b"")
        except TimerError as problem:
            return [str(problem)]
        return [] if done.code == 0 else ["It is not switched on; installing again does that."]

    def remove(self, store: Path) -> bool:
        label, path = self._names(digest(store))
        if text_of(path) is None:
            return False
        with suppress(TimerError):
            self._unload(label)
        return taken_away(path)

    def _names(self, number: str) -> tuple[str, Path]:
        label = f"nidra.pass.{number}"
        return label, self._folder / f"{label}.plist"


def agent(task: Task) -> str:
    """The property list. The pass that a sleeping Mac missed is started when it wakes, the one that it
    missed while it was off when the user logs in; where none is due, nothing is done."""
    hour = time_of_day(task.at)
    assert hour is not None
    value = {
        "Label": f"nidra.pass.{task.digest}",
        "ProgramArguments": list(task.words),
        "StartCalendarInterval": {"Hour": hour.hour, "Minute": hour.minute},
        "RunAtLoad": True,
        "ProcessType": "Background",
        "LowPriorityIO": True,
        "Nice": 10,
    }
    text = plistlib.dumps(value, sort_keys=True).decode("utf-8")
    head, root, rest = text.partition("<plist")
    return f"{head}<!-- nidra {note_of(task)} -->\n{root}{rest}"
