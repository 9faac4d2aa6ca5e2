"""A task of the Windows Task Scheduler, through `schtasks` and an XML description.

Format: the Task Scheduler schema, http://schemas.microsoft.com/windows/2004/02/mit/task.
"""

from __future__ import annotations

import csv
import io
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

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
    refuse_control,
    task_of,
)

SPACE = "http://schemas.microsoft.com/windows/2004/02/mit/task"
REFUSED = "The Task Scheduler did not take the task, and nothing was changed."
_DAY_ONE = "2020-01-01"  # a day in the past, so that the hour alone counts
# What the Task Scheduler puts other words in the place of, and knows no way to write as itself.
_EXPANDED = re.compile(r"%[^%]+%|\$\(Arg")


class TaskScheduler:
    """Tasks in the folder `Nidra` of the Task Scheduler. `folder` is where a description lies while it
    is handed over."""

    kind = "schtasks"

    def __init__(self, run: Runner, folder: Path | None = None) -> None:
        self._run = run
        self._folder = folder

    def install(self, task: Task) -> tuple[str, ...]:
        refuse_control(task)
        _refuse_expanded(task)
        try:
            with tempfile.TemporaryDirectory(prefix="nidra-", dir=self._folder) as place:
                path = Path(place) / "task.xml"
                path.write_bytes(description(task).encode("utf-16"))
                words = ("/Create", "/TN", _name(task.digest), "/XML", str(path), "/F")
                must(self._run, ("schtasks", *words), REFUSED)
        except OSError as problem:
            raise TimerError(
                reason=f"{problem.filename}: {problem.strerror}. {REFUSED}"
            ) from problem
        return ()

    def plan(self, task: Task) -> tuple[tuple[str, str], ...]:
        refuse_control(task)
        _refuse_expanded(task)
        return ((f"Task Scheduler, {_name(task.digest)}", description(task)),)

    def status(self, store: Path) -> Installed:
        name = _name(digest(store))
        absent = Installed(self.kind, name, "Task Scheduler", InstallState.ABSENT)
        done = self._run(("schtasks", "/Query", "/TN", name, "/XML"), b"")
        if done.code != 0:
            return absent
        task, same, problems = _read(_text(done.out))
        return replace(
            judged(self.kind, name, "Task Scheduler", task, same, problems),
            next_run=self._next_run(name),
        )

    def _next_run(self, name: str) -> str:
        """The second column of the answer; what the columns are called depends on the language."""
        with suppress(TimerError):
            done = self._run(("schtasks", "/Query", "/TN", name, "/FO", "CSV", "/NH"), b"")
            rows = [row for row in csv.reader(io.StringIO(_text(done.out))) if len(row) > 1]
            if done.code == 0 and rows:
                return one_line(rows[0][1], 60)
        return ""

    def remove(self, store: Path) -> bool:
        name = _name(digest(store))
        if self._run(("schtasks", "/Query", "/TN", name, "/XML"), b"").code != 0:
            return False
        must(self._run, ("schtasks", "/Delete", "/TN", name, "/F"), "The task was not removed.")
        return True


def description(task: Task) -> str:
    """The task in XML. A missed night is started as soon as the machine is there again."""
    command, *words = task.words
    return f"""<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="{SPACE}">
  <RegistrationInfo>
    <Description>{SENTENCE}, each day at {task.at}</Description>
    <Documentation>{escape(note_of(task))}</Documentation>
  </RegistrationInfo>
  <Triggers>
    <CalendarTrigger>
      <StartBoundary>{_DAY_ONE}T{task.at}:00</StartBoundary>
      <Enabled>true</Enabled>
      <ScheduleByDay>
        <DaysInterval>1</DaysInterval>
      </ScheduleByDay>
    </CalendarTrigger>
  </Triggers>
  <Principals>
    <Principal id="Author">
      <LogonType>InteractiveToken</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <StartWhenAvailable>true</StartWhenAvailable>
    <RunOnlyIfNetworkAvailable>false</RunOnlyIfNetworkAvailable>
    <Enabled>true</Enabled>
    <WakeToRun>false</WakeToRun>
    <ExecutionTimeLimit>P1D</ExecutionTimeLimit>
    <Priority>7</Priority>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>{escape(command)}</Command>
      <Arguments>{escape(subprocess.list2cmdline(words))}</Arguments>
    </Exec>
  </Actions>
</Task>
"""


def _refuse_expanded(task: Task) -> None:
    for word in task.words:
        if _EXPANDED.search(word):
            raise TimerError(
                reason=f"The Task Scheduler would read a part of {one_line(word, 400)} as the name of a"
                " variable. Rename the folder so that it holds no two % and no $(Arg."
            )


def _read(text: str) -> tuple[Task | None, bool, list[str]]:
    """The task of an answer of the Task Scheduler, whether what counts of it is as it was installed,
    and what else is wrong with it."""
    found = _fields(text)
    if not found:
        return None, False, []
    task = task_of(found.get("RegistrationInfo/Documentation", ""))
    problems = [] if _is_on(found) else ["It is switched off; installing again switches it on."]
    if task is None:
        return None, False, problems
    wanted = _fields(description(task))
    same = all(_plain(found.get(key, "")) == _plain(wanted[key]) for key in _COMPARED)
    return task, same, problems


_COMPARED = (
    "Triggers/CalendarTrigger/StartBoundary",
    "Triggers/CalendarTrigger/ScheduleByDay/DaysInterval",
    "Settings/StartWhenAvailable",
    "Actions/Exec/Command",
    "Actions/Exec/Arguments",
)


def _is_on(found: Mapping[str, str]) -> bool:
    """Where it says nothing of it, a task and its trigger are on."""
    keys = ("Settings/Enabled", "Triggers/CalendarTrigger/Enabled")
    return all(found.get(key, "true").lower() == "true" for key in keys)


def _fields(text: str) -> dict[str, str]:
    """Every element that holds text, by its path below the root; empty for what is no such XML."""
    try:
        root = ElementTree.fromstring(re.sub(r"^\s*<\?xml[^>]*\?>", "", text.lstrip("\ufeff")))
    except ElementTree.ParseError:
        return {}
    found: dict[str, str] = {}

    def walk(element: ElementTree.Element, path: str) -> None:
        for child in element:
            name = f"{path}/{child.tag.rpartition('}')[2]}".lstrip("/")
            if len(child) == 0:
                found[name] = (child.text or "").strip()
            walk(child, name)

    walk(root, "")
    return found


def _plain(text: str) -> str:
    """A text without the letters that a console's code page may have lost."""
    return re.sub(r"[^\x00-\x7f]+|\?+", "?", text)


def _text(out: bytes) -> str:
    """What `schtasks` printed: UTF-16 where it says so, else the code page of the console."""
    if out[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return out.decode("utf-16", "replace")
    if b"\0" in out[:8]:
        return out.decode("utf-16-le", "replace")
    return out.decode("oem" if sys.platform == "win32" else "utf-8", "replace")


def _name(number: str) -> str:
    return f"\\Nidra\\pass-{number}"
