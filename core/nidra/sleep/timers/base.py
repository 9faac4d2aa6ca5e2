"""What every kind of timer shares: the task, the port to the system's commands, and the note about a
task that is written beside it, so that it is known again and an edit by another hand is seen."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from nidra.base.errors import TimerError, TimerUnknown
from nidra.base.text import one_line
from nidra.base.zone import time_of_day
from nidra.records.timer import Installed, InstallState
from nidra.store.database import FILE

TIMEOUT = 30
SENTENCE = "The nightly pass of Nidra"

_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Task:
    """What a timer starts: `program` and its words on the store, each day at `at` (`03:00`)."""

    store: str
    program: tuple[str, ...]
    at: str

    @property
    def digest(self) -> str:
        """What tells this store's timers from those of others: twelve hexadecimal digits."""
        return digest(Path(self.store))

    @property
    def words(self) -> tuple[str, ...]:
        """The whole command line, one word each."""
        return (*self.program, "sleep", "--scheduled", "--dir", self.store)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a command of the system ended: its exit code and what it wrote."""

    code: int
    out: bytes = b""
    err: bytes = b""

    @property
    def told(self) -> str:
        """What it said, on one line, for a sentence."""
        text = (self.err or self.out).decode("utf-8", "replace")
        return one_line(text.strip(), 300) or f"exit code {self.code}"


# Runs a command, given as words and never as one text, with bytes on its standard input.
Runner = Callable[[Sequence[str], bytes], Outcome]


class Kind(Protocol):
    """One kind of timer. Every method may raise `TimerError` with a sentence on what to do.

    `install` puts the task in the place of an earlier one of the same store, whole or not at all, and
    returns hints for the user; `plan` gives what it would write: (where, text). `remove` takes away all that `install` made; False where there was
    nothing. `status` only looks.
    """

    kind: str

    def install(self, task: Task) -> tuple[str, ...]:
        """Set the timer up."""
        ...

    def plan(self, task: Task) -> tuple[tuple[str, str], ...]:
        """What `install` would write, and where. Writes nothing."""
        ...

    def status(self, store: Path) -> Installed:
        """How the timer of a store stands."""
        ...

    def remove(self, store: Path) -> bool:
        """Take the timer of a store away."""
        ...


def system_runner(words: Sequence[str], stdin: bytes = b"") -> Outcome:
    """Run a command of this machine. Raises `TimerUnknown` where there is none of that name."""
    found = shutil.which(words[0])
    if found is None:
        raise TimerUnknown(
            reason=f"This machine has no `{words[0]}`, which this kind of timer needs."
        )
    try:
        done = subprocess.run(
            [found, *words[1:]],
            input=stdin,
            capture_output=True,
            timeout=TIMEOUT,
            check=False,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            env={**os.environ, "LC_ALL": "C"},
        )
    except subprocess.TimeoutExpired as problem:
        raise TimerError(
            reason=f"`{' '.join(words[:2])}` did not answer within {TIMEOUT} seconds."
        ) from problem
    except OSError as problem:
        raise TimerError(
            reason=f"`{words[0]}` cannot be started ({problem.strerror})."
        ) from problem
    return Outcome(done.returncode, done.stdout, done.stderr)


def must(run: Runner, words: Sequence[str], what: str, stdin: bytes = b"") -> Outcome:
    """Run a command that has to succeed. Raises `TimerError` saying what it was for."""
    done = run(words, stdin)
    if done.code != 0:
        raise TimerError(reason=f"{what} `{' '.join(words[:3])}` said: {done.told}")
    return done


def digest(store: Path) -> str:
    """Twelve digits of the digest of a store's path, links followed: one timer for each store."""
    path = os.path.normcase(os.path.realpath(store))
    return hashlib.sha256(os.fsencode(path)).hexdigest()[:12]


def refuse_control(task: Task) -> None:
    """Raise `TimerError` for a line break or another control character, which no list of timers holds."""
    for word in (task.store, *task.program):
        if _CONTROL.search(word):
            raise TimerError(
                reason=f"The path {one_line(word, 400)} holds a line break or another control character,"
                " which a timer cannot name. Rename the folder."
            )


def note_of(task: Task) -> str:
    """The task as one line of ASCII, without two hyphens in a row, for a comment of any format."""
    value = {"at": task.at, "program": list(task.program), "store": task.store}
    return json.dumps(value, sort_keys=True).replace("--", "-\\u002d")


def task_of(note: str) -> Task | None:
    """The task of `note_of`, or None where the line tells of none."""
    try:
        value = json.loads(note)
        store, program, at = value["store"], value["program"], value["at"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    words = isinstance(program, list) and program and all(isinstance(one, str) for one in program)
    if not words or not isinstance(store, str) or time_of_day(str(at)) is None:
        return None
    return Task(store, tuple(program), at)


def noted(text: str) -> Task | None:
    """The task whose note stands somewhere in a text."""
    found = re.search(r'\{"at": "[^\n]*\}', text)
    return task_of(found.group()) if found else None


def lost(task: Task) -> list[str]:
    """Sentences on what a task names and is not there any more."""
    found = []
    if not (Path(task.store) / FILE).exists():
        found.append(f"It names the store {task.store}, and there is none any more.")
    if not os.access(task.program[0], os.X_OK):
        found.append(f"It starts {task.program[0]}, and there is no such program any more.")
    return found


def judged(
    kind: str, name: str, place: str, task: Task | None, same: bool, problems: Sequence[str] = ()
) -> Installed:
    """How a timer that is there stands: as it was installed, edited, or pointing nowhere."""
    told = list(problems)
    if task is None or not same:
        told.insert(0, "Somebody edited it; installing again puts it right.")
    gone = lost(task) if task else []
    state = InstallState.INSTALLED
    if task is None or not same:
        state = InstallState.EDITED
    if gone or problems:
        state = InstallState.BROKEN
    return Installed(kind, name, place, state, task.at if task else "", "", (*told, *gone))
