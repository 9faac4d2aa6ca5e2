"""`nidra schedule`: set up, looked at, changed, taken away, for the four kinds, and nothing left behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nidra as package
import pytest
from nidra.app.workspace import Store
from nidra.base.settings import Settings
from nidra.records.grade import Standing
from nidra.sleep.timers.launchd import TRIES
from nidra.store.runs import Runs
from story.commands import done, nidra
from story.fake_timers import Tools
from unit.sleep.test_timers import cron_words, systemd_words

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the fake commands are scripts")

KINDS = ("systemd", "launchd", "schtasks", "cron")


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tools:
    made = Tools(tmp_path / "machine")
    made.use(monkeypatch)
    return made


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A store in a folder with an odd name."""
    folder = tmp_path / "my 'st%ore' & स्मृति"
    done("init", "--dir", folder)
    return folder


def states(place: Path) -> list[tuple[str, str]]:
    """Kind and state of each timer that the status shows."""
    found = done("schedule", "status", "--json", "--dir", place).value["timers"]
    return [(timer["kind"], timer["state"]) for timer in found]


@pytest.mark.parametrize("kind", KINDS)
def test_install_status_and_remove_go_round(tools: Tools, place: Path, kind: str) -> None:
    assert states(place) == []
    installed = done("schedule", "install", "--kind", kind, "--at", "4:05", "--dir", place)
    assert installed.out.startswith(f"Each day at 04:05: {kind} ")
    found = done("schedule", "status", "--json", "--dir", place).value
    (timer,) = found["timers"]
    assert (timer["kind"], timer["state"], timer["at"], timer["problems"]) == (
        kind,
        "installed",
        "04:05",
        [],
    )
    assert bool(timer["next_run"]) == (kind in ("systemd", "schtasks"))
    assert found["planned"]["at"] == "04:05" and found["planned"]["mode"] == "quick"
    text = done("schedule", "status", "--dir", place).out
    assert "installed: " in text and "each day at 04:05" in text
    removed = done("schedule", "remove", "--dir", place)
    assert removed.out.startswith(f"Removed {kind} ")
    assert "config set schedule.at off" in removed.out
    assert states(place) == [] and tools.left() == []
    again = done("schedule", "remove", "--dir", place).out
    assert again.startswith("There is no timer of this system for ")


@pytest.mark.parametrize("kind", KINDS)
def test_a_dry_run_shows_what_an_installation_writes_and_writes_nothing(
    tools: Tools, place: Path, kind: str
) -> None:
    words = ("schedule", "install", "--kind", kind, "--at", "4:05", "--dir", place)
    told = done(*words, "--dry-run").out
    assert told.startswith(
        f"A dry run; nothing was written. A timer of kind {kind}, each day at 04:05"
    )
    assert "sleep" in told and "--scheduled" in told
    assert states(place) == [] and not (place / "config.toml").exists()
    done(*words)
    if kind in ("systemd", "launchd"):
        shown = [line.removesuffix(":") for line in told.splitlines() if line.startswith("/")]
        assert shown and all(Path(path).is_file() for path in shown)


def test_the_status_says_what_fits_and_whether_something_watches(tools: Tools, place: Path) -> None:
    done("config", "set", "schedule.at", "03:00", "--dir", place)
    told = done("schedule", "status", "--dir", place).out
    assert "; nothing watches now." in told and "What fits this machine: " in told


@pytest.mark.parametrize("kind", KINDS)
def test_installing_again_changes_it_in_place(tools: Tools, place: Path, kind: str) -> None:
    for hour in ("03:00", "05:30"):
        done("schedule", "install", "--kind", kind, "--at", hour, "--dir", place)
        left = tools.left()
    found = done("schedule", "status", "--json", "--dir", place).value
    assert [timer["at"] for timer in found["timers"]] == ["05:30"]
    assert found["planned"]["at"] == "05:30" and tools.left() == left


@pytest.mark.parametrize("kind", KINDS)
def test_stores_side_by_side_have_timers_of_their_own(
    tools: Tools, place: Path, tmp_path: Path, kind: str
) -> None:
    other = tmp_path / "other"
    done("init", "--dir", other)
    for folder in (place, other):
        done("schedule", "install", "--kind", kind, "--dir", folder)
    done("schedule", "remove", "--dir", place)
    assert states(place) == [] and states(other) == [(kind, "installed")]


@pytest.mark.parametrize("kind", KINDS)
def test_a_timer_of_a_store_that_is_gone_is_told_and_removed(
    tools: Tools, place: Path, kind: str
) -> None:
    done("schedule", "install", "--kind", kind, "--dir", place)
    place.rename(place.with_name("elsewhere"))
    told = done("schedule", "status", "--dir", place).out
    assert told.startswith("broken: ") and "there is none any more" in told
    assert "schedule remove" in told
    assert done("schedule", "remove", "--dir", place).out.startswith("Removed ")
    assert tools.left() == []
    assert nidra("schedule", "status", "--dir", place).code == 3
    assert not place.exists()


@pytest.mark.parametrize("kind", KINDS)
def test_a_program_that_is_gone_is_told(
    tools: Tools, place: Path, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "old venv" / "nidra"
    monkeypatch.setattr("nidra.app.schedule.program", lambda: (str(program),))
    done("schedule", "install", "--kind", kind, "--dir", place)
    told = done("schedule", "status", "--dir", place).out
    assert "there is no such program any more" in told and str(program) in told


def edit(tools: Tools, kind: str) -> None:
    """Change the hour in what a kind keeps, as a person would."""
    names = {"systemd": "*.timer", "launchd": "*.plist", "schtasks": "*.xml", "cron": "crontab"}
    (path,) = (
        p for root in (tools.home, tools.state) for p in root.rglob(names[kind]) if p.is_file()
    )
    text = path.read_bytes()
    for old, new in (
        (b"03:07:00", b"04:07:00"),
        ("03:07:00".encode("utf-16-le"), "04:07:00".encode("utf-16-le")),
        (b"<integer>7</integer>", b"<integer>8</integer>"),
        (b"\n7 *", b"\n8 *"),
    ):
        text = text.replace(old, new)
    assert text != path.read_bytes()
    path.write_bytes(text)


@pytest.mark.parametrize("kind", KINDS)
def test_a_timer_that_somebody_edited_is_told_and_put_right(
    tools: Tools, place: Path, kind: str
) -> None:
    done("schedule", "install", "--kind", kind, "--at", "03:07", "--dir", place)
    edit(tools, kind)
    assert states(place) == [(kind, "edited")]
    assert "Somebody edited it" in done("schedule", "status", "--dir", place).out
    done("schedule", "install", "--kind", kind, "--dir", place)
    assert states(place) == [(kind, "installed")]
    edit(tools, kind)
    done("schedule", "remove", "--dir", place)
    assert tools.left() == []


FAILING = (("systemd", "enable"), ("systemd", "daemon-reload"), ("launchd", "bootstrap"))


@pytest.mark.parametrize(("kind", "word"), [*FAILING, ("schtasks", "/Create"), ("cron", "-")])
def test_an_installation_that_fails_leaves_nothing(
    tools: Tools, place: Path, kind: str, word: str
) -> None:
    tools.fail(word)
    found = nidra("schedule", "install", "--kind", kind, "--dir", place)
    assert found.code == 15 and "failed on purpose" in found.err
    assert tools.left() == [] and not (place / "nidra.toml").exists()
    assert states(place) == []


@pytest.mark.parametrize(("kind", "word"), [*FAILING, ("schtasks", "/Create"), ("cron", "-")])
def test_a_change_that_fails_leaves_the_timer_as_it_was(
    tools: Tools, place: Path, kind: str, word: str
) -> None:
    done("schedule", "install", "--kind", kind, "--at", "03:00", "--dir", place)
    tools.fail(word, times=TRIES if kind == "launchd" else 1)
    assert nidra("schedule", "install", "--kind", kind, "--at", "04:00", "--dir", place).code == 15
    found = done("schedule", "status", "--json", "--dir", place).value
    assert [(one["state"], one["at"]) for one in found["timers"]] == [("installed", "03:00")]
    assert found["planned"]["at"] == "03:00"


def test_without_a_kind_the_one_of_the_machine_is_taken(tools: Tools, place: Path) -> None:
    if sys.platform == "darwin":
        pytest.skip("systemd and cron are chosen between on Linux")
    done("schedule", "install", "--dir", place)
    assert states(place) == [("systemd", "installed")]
    done("schedule", "remove", "--dir", place)
    tools.fail("show-environment")
    done("schedule", "install", "--dir", place)
    assert states(place) == [("cron", "installed")]
    done("schedule", "remove", "--dir", place)
    tools.take_away("crontab")
    found = nidra("schedule", "install", "--dir", place)
    assert found.code == 15 and "Neither systemd" in found.err and "nidra watch" in found.err
    assert tools.left() == []


def test_another_kind_takes_the_place_of_the_first(tools: Tools, place: Path) -> None:
    if sys.platform == "darwin":
        pytest.skip("systemd and cron are chosen between on Linux")
    done("schedule", "install", "--kind", "systemd", "--dir", place)
    told = done("schedule", "install", "--kind", "cron", "--dir", place).out
    assert "takes the place of systemd" in told
    assert states(place) == [("cron", "installed")] and tools.left() == ["crontab"]


@pytest.mark.parametrize("name", ["systemctl", "launchctl", "schtasks", "crontab"])
def test_a_command_that_is_not_there_is_a_sentence(tools: Tools, place: Path, name: str) -> None:
    kind = {"systemctl": "systemd", "launchctl": "launchd", "crontab": "cron"}.get(name, name)
    tools.take_away(name)
    found = nidra("schedule", "install", "--kind", kind, "--dir", place)
    assert found.code == 15 and f"no `{name}`" in found.err
    assert tools.left() == [] and states(place) == []


@pytest.mark.parametrize("words", [("--at", "25:00"), ("--at", "off"), ("--kind", "at")])
def test_a_wrong_word_is_a_sentence(tools: Tools, place: Path, words: tuple[str, str]) -> None:
    found = nidra("schedule", "install", *words, "--dir", place)
    assert found.code == 2 and words[1] in found.err and tools.calls() == []


OTHERS = (
    b"",
    b"MAILTO=me\n# a note\n\n0 1 * * * backup --all % x\n",
    b"\xff\xfe not UTF-8\r\n5 * * * * a\r\nb\n\n\n",
)


@pytest.mark.parametrize("before", OTHERS)
def test_every_other_line_of_cron_stays_byte_for_byte(
    tools: Tools, place: Path, tmp_path: Path, before: bytes
) -> None:
    (tools.state / "crontab").write_bytes(before)
    other = tmp_path / "other"
    done("init", "--dir", other)
    for folder in (place, other, place):
        done("schedule", "install", "--kind", "cron", "--dir", folder)
    assert tools.crontab is not None and tools.crontab.startswith(before)
    (tools.state / "crontab").write_bytes(tools.crontab + b"9 9 * * * mine\n")
    done("schedule", "install", "--kind", "cron", "--at", "07:00", "--dir", place)
    done("schedule", "remove", "--dir", place)
    done("schedule", "remove", "--dir", other)
    assert tools.crontab == before + b"9 9 * * * mine\n"


def test_a_list_of_cron_that_cannot_be_read_is_not_overwritten(tools: Tools, place: Path) -> None:
    (tools.state / "crontab").write_bytes(b"1 1 * * * mine\n")
    tools.fail("-l")
    found = nidra("schedule", "install", "--kind", "cron", "--dir", place)
    assert found.code == 15 and "left as it is" in found.err
    assert tools.crontab == b"1 1 * * * mine\n"


def test_a_cron_that_does_not_answer_is_told_and_not_taken_for_an_empty_one(
    tools: Tools, place: Path
) -> None:
    done("schedule", "install", "--kind", "cron", "--dir", place)
    tools.fail("-l")
    told = done("schedule", "status", "--dir", place).out
    assert "cannot be told: cron" in told and "failed on purpose" in told
    found = nidra("schedule", "remove", "--dir", place)
    assert found.code == 15 and "failed on purpose" in found.err


def test_a_last_line_of_cron_without_an_end_stays_a_line_of_its_own(
    tools: Tools, place: Path
) -> None:
    (tools.state / "crontab").write_bytes(b"1 1 * * * mine")
    done("schedule", "install", "--kind", "cron", "--dir", place)
    assert tools.crontab is not None and tools.crontab.startswith(b"1 1 * * * mine\n# nidra-")


def test_an_hour_that_was_changed_in_the_settings_alone_is_told(tools: Tools, place: Path) -> None:
    done("schedule", "install", "--kind", "cron", "--at", "03:00", "--dir", place)
    done("config", "set", "schedule.at", "4:30", "--dir", place)
    told = done("schedule", "status", "--dir", place).out
    assert "It asks at 03:00, and schedule.at is 04:30" in told
    done("schedule", "install", "--kind", "cron", "--dir", place)
    assert "It asks at" not in done("schedule", "status", "--dir", place).out


def test_no_path_is_ever_part_of_a_command_of_a_shell(tools: Tools, place: Path) -> None:
    for kind in KINDS:
        done("schedule", "install", "--kind", kind, "--dir", place)
    for call in tools.calls():
        assert not any(str(place) in word for word in call), call


# What a timer starts ------------------------------------------------------------------------


def lonely(words: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command as a timer does: from the root folder, with next to nothing in the environment."""
    core = Path(package.__file__).parents[1]
    env = {"PYTHONPATH": os.pathsep.join(map(str, (core, core.parent)))}
    return subprocess.run(
        words, cwd="/", env=env, capture_output=True, text=True, check=False, timeout=120
    )


def command_of(tools: Tools, kind: str) -> list[str]:
    """The words that the timer of a kind starts, read from what it keeps."""
    if kind == "cron":
        assert tools.crontab is not None
        line = tools.crontab.decode("utf-8").splitlines()[1]
        return [word for word in cron_words(line)[1] if word not in (">/dev/null", "2>&1")]
    (unit,) = tools.home.rglob("*.service")
    line = next(
        line for line in unit.read_text("utf-8").splitlines() if line.startswith("ExecStart=")
    )
    return systemd_words(line)


@pytest.mark.parametrize("kind", ["systemd", "cron"])
def test_what_a_timer_starts_runs_the_pass_from_anywhere(
    tools: Tools, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """T20: nothing falls because the pass is started from another folder."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    Path("a.md").write_text("The retry limit is 5", "utf-8")
    done(
        "add",
        "The retry limit is 5",
        "--source",
        "a.md",
        "--excerpt",
        "retry limit is 5",
        "--dir",
        "s",
    )
    Settings(tmp_path / "here" / "s").set("schedule.at", "03:00")
    done("schedule", "install", "--kind", kind, "--dir", "s")
    words = command_of(tools, kind)
    assert words[-1] == str(tmp_path / "here" / "s") and Path(words[0]).is_absolute()
    first = lonely(words)
    assert first.returncode == 0, first.stderr
    assert first.stdout.startswith("A quick pass read 1 source")
    second = lonely(words)
    assert second.returncode == 0 and second.stdout == ""
    assert "Nothing to do. The next quick pass is planned for" in second.stderr
    with Store(tmp_path / "here" / "s") as store:
        assert [(run["mode"], run["state"]) for run in store.runs.history()] == [("quick", "done")]
        assert store.census().standing(Standing.FALLEN) == 0


HOLDER = """
import sys
from nidra.store.runs import Runs
with Runs(__import__("pathlib").Path(sys.argv[1])).held("writer", "another", "An import"):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_a_timer_that_finds_another_process_at_work_records_the_skip(
    tools: Tools, place: Path
) -> None:
    Settings(place).set("schedule.at", "03:00")
    done("schedule", "install", "--kind", "cron", "--dir", place)
    words = command_of(tools, "cron")
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(place)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdin is not None and other.stdout is not None
        assert other.stdout.readline() == "held\n"
        skipped = lonely(words)
        other.stdin.close()
    assert skipped.returncode == 6
    assert f"An import is running in process {other.pid}" in skipped.stderr
    assert len(skipped.stderr.splitlines()) == 2
    told = done("schedule", "status", "--dir", place).out
    assert " was skipped: " in told and f"An import is running in process {other.pid}" in told
    assert lonely(words).stdout == "", "it is not tried again before the next night"
    assert [one.reason for one in Runs(place).skips("pass")] != []


def test_timers_that_start_at_once_run_one_pass(place: Path) -> None:
    Settings(place).set("schedule.at", "03:00")
    words = [sys.executable, "-m", "nidra", "sleep", "--scheduled", "--dir", str(place)]
    started = [
        subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    ended = [one.communicate(timeout=60) for one in started]
    assert [one.returncode for one in started] == [0, 0, 0, 0]
    assert sorted(bool(out) for out, _ in ended) == [False, False, False, True]
    assert len(Runs(place).history()) == 1 and Runs(place).skips("pass") == []


def test_nothing_is_scheduled_where_the_setting_is_off(place: Path) -> None:
    found = done("sleep", "--scheduled", "--dir", place)
    assert found.out == "" and "schedule.at is off" in found.err
    told = done("sleep", "--scheduled", "--json", "--dir", place).value
    assert told["pass"] is None and told["planned"]["due"] is False
    assert told["planned"] == done("schedule", "status", "--json", "--dir", place).value["planned"]
    assert Runs(place).history() == []


def test_a_part_or_a_dry_run_does_not_go_with_the_schedule(place: Path) -> None:
    Settings(place).set("schedule.at", "03:00")
    assert nidra("sleep", "--scheduled", "--dry-run", "--dir", place).code == 2
    assert Runs(place).history() == []


def test_a_scheduled_full_pass_and_its_report(place: Path, tmp_path: Path) -> None:
    Settings(place).set("schedule.at", "03:00")
    done("config", "set", "schedule.mode", "full", "--dir", place)
    report = tmp_path / "r.md"
    assert done("sleep", "--scheduled", "--report", report, "--dir", place).out.startswith("A full")
    assert report.exists()
