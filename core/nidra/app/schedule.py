"""Timers of the operating system for a store: set up, looked at, taken away."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from nidra.app.program import program
from nidra.app.timer import keep_hour
from nidra.app.workspace import Store
from nidra.base.errors import TimerError, TimerUnknown, UsageError
from nidra.base.settings import OFF, known, parsed
from nidra.base.text import one_line
from nidra.base.zone import time_of_day
from nidra.records.timer import Installed, InstallState
from nidra.sleep.timers.base import Kind, Runner, Task, system_runner
from nidra.sleep.timers.cron import Cron
from nidra.sleep.timers.launchd import Launchd
from nidra.sleep.timers.schtasks import TaskScheduler
from nidra.sleep.timers.systemd import Systemd
from nidra.sleep.watch.lease import LEASE

KINDS = ("systemd", "launchd", "schtasks", "cron")
DEFAULT_AT = "03:00"
AT = "schedule.at"
NEITHER = (
    "Neither systemd, for this user, nor cron is to be had on this machine. Install one of them, or"
    " let `nidra watch` run, which starts the pass itself."
)


@dataclass(frozen=True, slots=True)
class Machine:
    """Where timers are kept and how they are talked to; a test hands in another one.

    `home` is the user's home folder and `config` what lies in it for settings of programs.
    """

    home: Path
    config: Path
    platform: str = sys.platform
    uid: int = 0
    run: Runner = system_runner

    def kinds(self) -> tuple[str, ...]:
        """The kinds of timer that such a machine may have, the one to be preferred first."""
        if self.platform == "win32":
            return ("schtasks",)
        return ("launchd", "cron") if self.platform == "darwin" else ("systemd", "cron")

    def timer(self, kind: str) -> Kind:
        """The timer of that kind."""
        makers: dict[str, Callable[[], Kind]] = {
            "systemd": self.systemd,
            "launchd": lambda: Launchd(self.home / "Library" / "LaunchAgents", self.run, self.uid),
            "schtasks": lambda: TaskScheduler(self.run),
            "cron": lambda: Cron(self.run),
        }
        return makers[kind]()

    def systemd(self) -> Systemd:
        """The timers of systemd."""
        return Systemd(self.config / "systemd" / "user", self.run, self.uid)


@dataclass(frozen=True, slots=True)
class Placed:
    """What an installation came to: the timer, hints for the user, timers of other kinds that it took
    the place of."""

    timer: Installed
    hints: tuple[str, ...] = ()
    replaced: tuple[Installed, ...] = ()


@dataclass(frozen=True, slots=True)
class Planned:
    """What an installation would come to: the kind, the hour, and each place with what is written there."""

    kind: str
    at: str
    parts: tuple[tuple[str, str], ...]


def this_machine() -> Machine:
    """The machine that this runs on, for the user who runs it."""
    home = Path.home()
    named = os.environ.get("XDG_CONFIG_HOME", "")
    config = Path(named) if os.path.isabs(named) else home / ".config"  # noqa: PTH117
    uid = os.getuid() if hasattr(os, "getuid") else 0
    return Machine(home, config, uid=uid)


def install(
    store: Store, at: str | None = None, kind: str | None = None, machine: Machine | None = None
) -> Placed:
    """Have the operating system start the pass of a store each day, and set `schedule.at` to the hour.

    `at` is a time of day; without it the one of the settings is taken, else 03:00. `kind` is one of
    `KINDS`; without it the one that fits. A timer of this store that is there already is changed in
    place, or replaced where it is of another kind. Raises `TimerError` and `UsageError`; then
    everything is as it was.
    """
    on = machine or this_machine()
    hour = _hour(store, at)
    timer = on.timer(_chosen(on, kind))
    with _set_to(store, hour):
        hints = timer.install(Task(str(store.folder), program(), hour))
    others = [on.timer(name) for name in on.kinds() if name != timer.kind]
    replaced = tuple(found for other in others for found in _replaced(other, store.folder))
    return Placed(timer.status(store.folder), hints, replaced)


def plan(
    store: Store, at: str | None = None, kind: str | None = None, machine: Machine | None = None
) -> Planned:
    """What `install` would write with these words. Writes nothing, and raises as it does."""
    on = machine or this_machine()
    hour, chosen = _hour(store, at), _chosen(on, kind)
    task = Task(str(store.folder), program(), hour)
    return Planned(chosen, hour, on.timer(chosen).plan(task))


def fitting(machine: Machine | None = None) -> str:
    """The kind of timer that `install` takes on this machine by itself, or ""."""
    with suppress(TimerError):
        return _chosen(machine or this_machine(), None)
    return ""


def watcher(store: Store) -> int | None:
    """The process that watches a store now, and keeps its hour; None where none does."""
    holder = store.runs.holder(LEASE, store.now())
    return None if holder is None else holder.pid


def installed(folder: Path, machine: Machine | None = None) -> tuple[Installed, ...]:
    """The timers that are there for the store in a folder, whether it is there or not. Only looks.

    Where there are none, those that could not be asked for are told instead.
    """
    on = machine or this_machine()
    found = [one for kind in KINDS for one in _there(on, kind, folder)]
    known = tuple(one for one in found if one.state is not InstallState.UNKNOWN)
    return known or tuple(found)


def remove(folder: Path, machine: Machine | None = None) -> tuple[Installed, ...]:
    """Take away every timer of the store in a folder; those that were there.

    Raises `TimerError` where one stays, or where none is there and one kind could not be asked.
    """
    on = machine or this_machine()
    gone = []
    for found in installed(folder, on):
        if found.state is InstallState.UNKNOWN:
            raise TimerError(reason=" ".join(found.problems))
        if on.timer(found.kind).remove(folder):
            gone.append(found)
    return tuple(gone)


def _there(on: Machine, kind: str, folder: Path) -> Iterator[Installed]:
    """The timer of one kind, if there is one. A machine without that kind has no such timer."""
    try:
        found = on.timer(kind).status(folder)
    except TimerUnknown:
        return
    except TimerError as problem:
        found = Installed(kind, "timer", kind, InstallState.UNKNOWN, problems=(str(problem),))
    if found.state is not InstallState.ABSENT:
        yield found


def _replaced(other: Kind, folder: Path) -> Iterator[Installed]:
    with suppress(TimerError):
        found = other.status(folder)
        if other.remove(folder):
            yield found


def _hour(store: Store, at: str | None) -> str:
    if at is None:
        set_to = str(store.settings.get(AT))
        return DEFAULT_AT if set_to == OFF else set_to
    hour = str(parsed(known(AT), at)) if time_of_day(at.strip()) else OFF
    if hour == OFF:
        raise UsageError(
            reason=f"--at takes a time of day such as 03:00, not {one_line(at, 40)!r}."
        )
    return hour


def _chosen(on: Machine, kind: str | None) -> str:
    if kind is not None:
        if kind not in KINDS:
            raise UsageError(
                reason=f"--kind takes one of {', '.join(KINDS)}, not {one_line(kind)!r}."
            )
        return kind
    first, *_ = on.kinds()
    if first != "systemd" or on.systemd().answers():
        return first
    try:
        on.timer("cron").status(Path("/"))
    except TimerError as problem:
        raise TimerError(reason=f"{NEITHER} ({problem})") from problem
    return "cron"


@contextmanager
def _set_to(store: Store, hour: str) -> Iterator[None]:
    """Set the hour in the settings; they are as they were where what follows fails."""
    path = store.settings.path
    if store.settings.get(AT) == hour:
        yield
        return
    before = path.read_bytes() if path.exists() else None
    keep_hour(store, hour)
    try:
        yield
    except BaseException:
        with suppress(OSError):
            path.unlink() if before is None else path.write_bytes(before)
        raise
