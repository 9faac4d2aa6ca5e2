"""A timer of systemd for one user: a service and a timer unit, and `systemctl --user`.

Formats: systemd.service(5), systemd.timer(5), systemd.syntax(7).
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from nidra.base.errors import TimerError
from nidra.base.text import one_line
from nidra.records.timer import Installed, InstallState
from nidra.sleep.timers.base import (
    SENTENCE,
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

DELAY_SECONDS = 120
NO_BUS = (
    "systemd does not answer for this user. Log in to a session that systemd runs, or choose cron with"
    " --kind cron."
)


class Systemd:
    """Units in `folder`, usually `~/.config/systemd/user`, of the user with number `uid`."""

    kind = "systemd"

    def __init__(self, folder: Path, run: Runner, uid: int = 0) -> None:
        self._folder = folder
        self._run = run
        self._uid = uid

    def answers(self) -> bool:
        """Does systemd run here for this user?"""
        with suppress(TimerError):
            return self._run(("systemctl", "--user", "show-environment"), b"").code == 0
        return False

    def install(self, task: Task) -> tuple[str, ...]:
        _, timer = self._paths(task.digest)
        files = self._files(task)
        before = text_of(timer) is not None
        try:
            with placed(files):
                self._switch_on(timer.name)
        except BaseException:
            self._settle(timer.name, before)
            raise
        return self._lingering()

    def plan(self, task: Task) -> tuple[tuple[str, str], ...]:
        return tuple((str(path), text) for path, text in self._files(task).items())

    def _files(self, task: Task) -> dict[Path, str]:
        refuse_control(task)
        service, timer = self._paths(task.digest)
        return {service: service_unit(task), timer: timer_unit(task)}

    def _switch_on(self, name: str) -> None:
        self._ctl("daemon-reload")
        self._ctl("enable", "--now", name)
        # One that runs already goes on by the hour that it was started with.
        self._ctl("restart", name)

    def _settle(self, name: str, before: bool) -> None:
        """After a failure: let systemd know what lies there again."""
        with suppress(TimerError):
            if not before:
                self._forget(name)
            self._run(("systemctl", "--user", "daemon-reload"), b"")
            if before:
                self._run(("systemctl", "--user", "restart", name), b"")

    def _forget(self, name: str) -> None:
        """Switch a timer off and clear away when it ran last, which systemd keeps in a file."""
        self._run(("systemctl", "--user", "disable", "--now", name), b"")
        self._run(("systemctl", "--user", "clean", "--what=state", name), b"")

    def _ctl(self, *words: str) -> None:
        must(self._run, ("systemctl", "--user", *words), NO_BUS)

    def _lingering(self) -> tuple[str, ...]:
        with suppress(TimerError):
            done = self._run(
                ("loginctl", "show-user", "--property=Linger", "--value", str(self._uid)), b""
            )
            if done.code == 0 and done.out.strip() == b"no":
                return (
                    "It runs while you are logged in, and catches up when you come back;"
                    " `loginctl enable-linger` lets it run without you.",
                )
        return ()

    def status(self, store: Path) -> Installed:
        service, timer = self._paths(digest(store))
        texts = text_of(service), text_of(timer)
        name, place = timer.name, str(timer)
        if texts == (None, None):
            return Installed(self.kind, name, place, InstallState.ABSENT)
        task = noted(texts[0] or "") or noted(texts[1] or "")
        same = task is not None and texts == (service_unit(task), timer_unit(task))
        problems, next_run = self._state(name)
        return replace(judged(self.kind, name, place, task, same, problems), next_run=next_run)

    def _state(self, name: str) -> tuple[list[str], str]:
        words = (
            "systemctl",
            "--user",
            "show",
            name,
            "--property=ActiveState,NextElapseUSecRealtime",
        )
        try:
            done = self._run(words, b"")
        except TimerError as problem:
            return [str(problem)], ""
        if done.code != 0:
            return [f"{NO_BUS} `systemctl --user show` said: {done.told}"], ""
        told = dict(
            line.split("=", 1)
            for line in done.out.decode("utf-8", "replace").splitlines()
            if "=" in line
        )
        if told.get("ActiveState") != "active":
            return ["It is not switched on; installing again does that."], ""
        return [], one_line(told.get("NextElapseUSecRealtime", ""), 60)

    def remove(self, store: Path) -> bool:
        service, timer = self._paths(digest(store))
        if text_of(service) is None and text_of(timer) is None:
            return False
        with suppress(TimerError):
            self._forget(timer.name)
        wanted = self._folder / "timers.target.wants" / timer.name
        taken_away(wanted, timer, service)
        with suppress(OSError):  # each only where nothing else lies in it
            for folder in (wanted.parent, self._folder, self._folder.parent):
                folder.rmdir()
        with suppress(TimerError):
            self._run(("systemctl", "--user", "daemon-reload"), b"")
            self._run(("systemctl", "--user", "reset-failed", timer.name, service.name), b"")
        return True

    def _paths(self, number: str) -> tuple[Path, Path]:
        name = f"nidra-{number}"
        return self._folder / f"{name}.service", self._folder / f"{name}.timer"


def service_unit(task: Task) -> str:
    """The unit that runs the pass once. A night skipped, exit code 6, is told in the history."""
    return "\n".join(
        (
            f"# nidra {note_of(task)}",
            "[Unit]",
            f"Description={SENTENCE}",
            "",
            "[Service]",
            "Type=oneshot",
            f"ExecStart={exec_line(task.words)}",
            "SuccessExitStatus=6",
            "Nice=10",
            "IOSchedulingClass=idle",
            "",
        )
    )


def timer_unit(task: Task) -> str:
    """The unit that starts it each day. A missed one is caught up, a little after the start."""
    return "\n".join(
        (
            f"# nidra {note_of(task)}",
            "[Unit]",
            f"Description={SENTENCE}, each day at {task.at}",
            "",
            "[Timer]",
            f"OnCalendar=*-*-* {task.at}:00",
            "Persistent=true",
            f"RandomizedDelaySec={DELAY_SECONDS}",
            "",
            "[Install]",
            "WantedBy=timers.target",
            "",
        )
    )


def exec_line(words: tuple[str, ...]) -> str:
    """A command line for `ExecStart=`: every word quoted, `%` and `$` taken as themselves.

    The program's own path knows no variables, and two dollars would stay two in it.
    """
    program, *rest = (_quoted(word) for word in words)
    return " ".join((program, *(word.replace("$", "$$") for word in rest)))


def _quoted(word: str) -> str:
    plain = word.replace("\\", "\\\\").replace('"', '\\"').replace("%", "%%")
    return f'"{plain}"'
