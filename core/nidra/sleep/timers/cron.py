"""Lines in the user's crontab, through `crontab -l` and `crontab -`. Format: crontab(5).

Cron forgets what it missed. It therefore asks once an hour, at the minute of the schedule, whether a
pass is due, which is answered from the history within a moment.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from nidra.base.errors import TimerError
from nidra.base.zone import time_of_day
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

# How the usual crons say that a user has no list yet.
_NO_LIST = (b"no crontab", b"No such file", b"can't open")
REFUSED = "The list of cron was left as it is."


class Cron:
    """The crontab of the user who runs this."""

    kind = "cron"

    def __init__(self, run: Runner) -> None:
        self._run = run

    def install(self, task: Task) -> tuple[str, ...]:
        refuse_control(task)
        before = self._list()
        tag = _tag(task.digest)
        ours = lines(task).encode("utf-8")
        self._write(before, _replaced(before, tag, ours))
        return ()

    def plan(self, task: Task) -> tuple[tuple[str, str], ...]:
        refuse_control(task)
        return (("crontab -l", lines(task)),)

    def status(self, store: Path) -> Installed:
        tag = _tag(digest(store))
        found = b"".join(line for line in _lines_of(self._list()) if _is_ours(line, tag))
        place = "crontab -l"
        if not found:
            return Installed(self.kind, tag, place, InstallState.ABSENT)
        text = found.decode("utf-8", "replace")
        task = noted(text)
        same = task is not None and text == lines(task)
        return judged(self.kind, tag, place, task, same)

    def remove(self, store: Path) -> bool:
        before = self._list()
        after = _replaced(before, _tag(digest(store)), b"")
        if after == before:
            return False
        self._write(before, after)
        return True

    def _list(self) -> bytes:
        done = self._run(("crontab", "-l"), b"")
        if done.code != 0 and not any(words in done.err for words in _NO_LIST):
            raise TimerError(reason=f"{REFUSED} `crontab -l` said: {done.told}")
        return done.out if done.code == 0 else b""

    def _write(self, before: bytes, after: bytes) -> None:
        """Put a new list in the place of the one that was read, if that one is still there."""
        if after == before:
            return
        if self._list() != before:
            raise TimerError(reason=f"{REFUSED} Somebody is editing it just now; try again.")
        if after:
            must(self._run, ("crontab", "-"), REFUSED, after)
        else:
            must(self._run, ("crontab", "-r"), REFUSED)


def lines(task: Task) -> str:
    """The two lines of a task, each marked as ours."""
    hour = time_of_day(task.at)
    assert hour is not None
    tag = _tag(task.digest)
    # Cron turns a bare % into a line break before any shell sees the line.
    command = " ".join(shlex.quote(word) for word in task.words).replace("%", "\\%")
    return (
        f"# {tag} {SENTENCE}, each day at {task.at}; asked for each hour. {note_of(task)}\n"
        f"{hour.minute} * * * * {command} >/dev/null 2>&1 # {tag}\n"
    )


def _tag(number: str) -> str:
    return f"nidra-{number}"


def _lines_of(listed: bytes) -> list[bytes]:
    """The lines with their ends; a carriage return ends none."""
    return re.findall(rb"[^\n]*\n|[^\n]+", listed)


def _is_ours(line: bytes, tag: str) -> bool:
    mark = f"# {tag}".encode()
    return line.startswith(mark + b" ") or line.rstrip().endswith(b" " + mark)


def _replaced(before: bytes, tag: str, ours: bytes) -> bytes:
    """The list with our lines in the place of the earlier ones, or at its end; every other line stays
    byte for byte."""
    kept = _lines_of(before)
    first = next((at for at, line in enumerate(kept) if _is_ours(line, tag)), len(kept))
    head = [line for line in kept[:first] if not _is_ours(line, tag)]
    tail = [line for line in kept[first:] if not _is_ours(line, tag)]
    if ours and head and not head[-1].endswith(b"\n"):
        head[-1] += b"\n"
    return b"".join((*head, ours, *tail))
