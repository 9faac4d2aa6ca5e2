"""The four kinds of timer: what they write is read back by a parser of its format, word for word."""

from __future__ import annotations

import configparser
import plistlib
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from nidra.base.errors import TimerError
from nidra.records.timer import InstallState
from nidra.sleep.timers import cron, launchd, schtasks, systemd
from nidra.sleep.timers.base import Outcome, Task, digest, note_of, task_of
from nidra.sleep.timers.schtasks import TaskScheduler
from nidra.sleep.timers.systemd import Systemd

ODD = "/home/jö e/100%/a'b\"c & <d> $HOME ${x} `id` \\n ;#--/स्मृति"
TASK = Task("/home/sam/.nidra", ("/opt/nidra/bin/nidra",), "03:05")
STRANGE = Task(ODD, ("/opt/py thon'3/bin/python", "-P", "-m", "nidra"), "23:59")

TEXTS = st.text(
    st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp"), exclude_characters="\ufffe\uffff"),
    min_size=1,
    max_size=30,
)
TASKS = st.builds(lambda store, program: Task(f"/{store}", (f"/{program}",), "03:00"), TEXTS, TEXTS)


def systemd_words(line: str) -> list[str]:
    """A command line as systemd.syntax(7) and systemd.service(5) have it read."""
    found = re.findall(r'"((?:[^"\\]|\\.)*)"', line)
    words = [re.sub(r"\\(.)", r"\1", word).replace("%%", "%") for word in found]
    return [words[0], *(word.replace("$$", "$") for word in words[1:])]


def cron_words(line: str) -> tuple[list[str], list[str]]:
    """The five fields and the words that cron has `sh` run."""
    *fields, command = line.split(" ", 5)
    assert re.search(r"(?<!\\)%", command) is None
    return fields, shlex.split(command.replace("\\%", "%"), comments=True)


def windows_words(text: str) -> list[str]:
    """A command line as CommandLineToArgvW splits it."""
    words, at = [], 0
    while at < len(text):
        while at < len(text) and text[at] in " \t":
            at += 1
        if at >= len(text):
            break
        word, quoted = "", False
        while at < len(text) and (quoted or text[at] not in " \t"):
            slashes = len(text[at:]) - len(text[at:].lstrip("\\"))
            if at + slashes < len(text) and text[at + slashes] == '"':
                word += "\\" * (slashes // 2)
                at += slashes
                if slashes % 2:
                    word += '"'
                else:
                    quoted = not quoted
                at += 1
            else:
                word += "\\" * slashes or text[at]
                at += max(1, slashes)
        words.append(word)
    return words


@given(TASKS)
@example(TASK)
@example(STRANGE)
def test_systemd_reads_the_same_words(task: Task) -> None:
    unit = configparser.RawConfigParser(strict=True, interpolation=None, comment_prefixes=("#",))
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(systemd.service_unit(task))
    assert systemd_words(unit["Service"]["ExecStart"]) == list(task.words)
    timer = configparser.RawConfigParser(interpolation=None, comment_prefixes=("#",))
    timer.read_string(systemd.timer_unit(task))
    assert timer["Timer"]["OnCalendar"] == f"*-*-* {task.at}:00"
    assert timer["Timer"]["Persistent"] == "true"


@given(TASKS)
@example(TASK)
@example(STRANGE)
def test_launchd_reads_the_same_words(task: Task) -> None:
    value = plistlib.loads(launchd.agent(task).encode("utf-8"))
    assert value["ProgramArguments"] == list(task.words)
    hour, minute = map(int, task.at.split(":"))
    assert value["StartCalendarInterval"] == {"Hour": hour, "Minute": minute}
    assert value["Label"].endswith(task.digest)


@given(TASKS)
@example(TASK)
@example(STRANGE)
def test_the_task_scheduler_reads_the_same_words(task: Task) -> None:
    root = ElementTree.fromstring(schtasks.description(task).encode("utf-16"))
    spaces = {"t": schtasks.SPACE}
    command = root.find("t:Actions/t:Exec/t:Command", spaces)
    words = root.find("t:Actions/t:Exec/t:Arguments", spaces)
    start = root.find("t:Triggers/t:CalendarTrigger/t:StartBoundary", spaces)
    again = root.find("t:Settings/t:StartWhenAvailable", spaces)
    assert command is not None and words is not None and start is not None and again is not None
    assert [command.text, *windows_words(words.text or "")] == list(task.words)
    assert str(start.text).endswith(f"T{task.at}:00") and again.text == "true"


@given(TASKS)
@example(TASK)
@example(STRANGE)
def test_cron_reads_the_same_words(task: Task) -> None:
    comment, line, rest = cron.lines(task).split("\n")
    fields, words = cron_words(line)
    assert comment.startswith("# nidra-") and rest == ""
    assert fields == [str(int(task.at[3:])), "*", "*", "*", "*"]
    assert words == [*task.words, ">/dev/null", "2>&1"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_the_shell_of_cron_hands_over_the_same_words() -> None:
    _, line, _ = cron.lines(STRANGE).split("\n")
    command = line.split(" ", 5)[5].replace("\\%", "%")
    show = f"{shlex.quote(sys.executable)} -c 'import sys; print(*sys.argv[1:], sep=\"\\n\")' "
    done = subprocess.run(
        ["sh", "-c", show + command.replace(" >/dev/null 2>&1", "")],
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode("utf-8").splitlines() == list(STRANGE.words)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_itself_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    program = tmp_path / "a $b%c" / "nidra"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o755)
    task = Task(ODD, (str(program),), "03:05")
    service, timer = tmp_path / "nidra-x.service", tmp_path / "nidra-x.timer"
    service.write_text(systemd.service_unit(task), "utf-8")
    timer.write_text(systemd.timer_unit(task), "utf-8")
    words = ["systemd-analyze", "--user", "verify", str(service), str(timer)]
    env = {"PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)}
    done = subprocess.run(words, capture_output=True, text=True, env=env, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    program.unlink()
    done = subprocess.run(words, capture_output=True, text=True, env=env, check=False)
    assert str(program) in done.stderr, "it looked for the program where it lies"
    found = subprocess.run(
        ["systemd-analyze", "calendar", "*-*-* 03:05:00"], capture_output=True, check=False
    )
    assert found.returncode == 0


@given(TASKS)
@example(STRANGE)
def test_the_note_beside_a_task_tells_it_again(task: Task) -> None:
    note = note_of(task)
    assert note.isascii() and "--" not in note and "\n" not in note
    assert task_of(note) == task


@pytest.mark.parametrize(
    "note", ["", "{}", "[1]", '{"at": "x", "program": ["a"], "store": "b"}', "[" * 5_000]
)
def test_a_note_that_tells_no_task_is_none(note: str) -> None:
    assert task_of(note) is None


def test_two_names_of_one_store_are_one_timer_and_two_stores_are_two(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").symlink_to(tmp_path / "a")
    assert digest(tmp_path / "a") == digest(tmp_path / "b") == digest(tmp_path / "x" / ".." / "a")
    assert digest(tmp_path / "a") != digest(tmp_path / "c")


def silent(words: Sequence[str], stdin: bytes) -> Outcome:
    raise AssertionError("nothing is run")


@pytest.mark.parametrize("letter", ["\n", "\r", "\t", "\x1b", "\u2028"])
def test_a_path_with_a_line_break_is_refused_before_anything_is_done(
    letter: str, tmp_path: Path
) -> None:
    task = Task(f"/home/a{letter}b", ("/bin/nidra",), "03:00")
    for kind in (
        Systemd(tmp_path, silent),
        launchd.Launchd(tmp_path, silent, 501),
        TaskScheduler(silent),
        cron.Cron(silent),
    ):
        with pytest.raises(TimerError, match="line break"):
            kind.install(task)
    assert list(tmp_path.iterdir()) == []


def test_the_task_scheduler_refuses_what_it_would_read_as_a_variable() -> None:
    for store in ("C:\\%TEMP%\\s", "C:\\$(Arg0)"):
        with pytest.raises(TimerError, match="variable"):
            TaskScheduler(silent).install(Task(store, ("C:\\nidra.exe",), "03:00"))


def answering(xml: str, encoding: str) -> TaskScheduler:
    """A Task Scheduler that holds this description."""

    def run(words: Sequence[str], stdin: bytes) -> Outcome:
        if "/XML" in words:
            return Outcome(0, xml.encode(encoding, "replace"))
        return Outcome(0, b'"\\Nidra\\pass","1.12.2026 03:00:00","Bereit"\r\n')

    return TaskScheduler(run)


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-8", "ascii"])
def test_the_task_scheduler_is_understood_in_every_encoding_it_answers_in(
    tmp_path: Path, encoding: str
) -> None:
    (tmp_path / "स्मृति").mkdir()
    (tmp_path / "स्मृति" / "nidra.db").write_bytes(b"")
    task = Task(str(tmp_path / "स्मृति"), (sys.executable,), "03:00")
    found = answering(schtasks.description(task), encoding).status(Path(task.store))
    assert (found.state, found.problems) == (InstallState.INSTALLED, ())
    assert found.next_run == "1.12.2026 03:00:00"


def test_a_task_that_somebody_switched_off_or_changed_is_told(tmp_path: Path) -> None:
    (tmp_path / "nidra.db").write_bytes(b"")
    text = schtasks.description(Task(str(tmp_path), (sys.executable,), "03:00"))
    off = text.replace("<Enabled>true", "<Enabled>false")
    changed = text.replace("T03:00:00", "T04:00:00")
    assert answering(off, "utf-16").status(tmp_path).state is InstallState.BROKEN
    assert answering(changed, "utf-16").status(tmp_path).state is InstallState.EDITED
    assert answering("no XML at all", "utf-8").status(tmp_path).state is InstallState.EDITED
