"""The `claude` program: what it is given, what it is not, and every way in which it may fail."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
import threading
import time
from pathlib import Path

import psutil
import pytest
from nidra.base.errors import ModelAbsent, ModelBroken
from nidra.inference.claude_cli import ClaudeCLI, ClaudeCLIJudge, environment, unwrapped
from nidra.records.contest import Side
from nidra.records.grade import Grade
from unit.inference.fake_claude import FakeClaude, fake_claude

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the fake program is a script")

FIVE = Side("mem_5", "The retry limit is 5 attempts", 1, Grade.UNVERIFIED)
SIX = Side("mem_6", "The retry limit is 6 attempts", 2, Grade.UNVERIFIED)


@pytest.fixture
def claude(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeClaude:
    fake = fake_claude(tmp_path / "bin")
    monkeypatch.setenv("PATH", str(fake.path.parent), prepend=os.pathsep)
    return fake


def _gone(pid: int) -> bool:
    """Did it die? A killed process may take a moment for it."""
    deadline = time.monotonic() + 3
    with contextlib.suppress(psutil.NoSuchProcess):
        process = psutil.Process(pid)
        while process.status() != psutil.STATUS_ZOMBIE and time.monotonic() < deadline:
            threading.Event().wait(0.01)
        return process.status() == psutil.STATUS_ZOMBIE
    return True


@pytest.mark.parametrize("way", ["answers", "plain text"])
def test_it_decides_in_an_envelope_and_in_plain_text(claude: FakeClaude, way: str) -> None:
    claude.does(way, "6 attempts")
    assert ClaudeCLIJudge().resolve(FIVE, SIX)["winner"] == "b"
    assert len(claude.calls) == 2


def test_T92_no_memory_text_stands_in_a_command_line_or_an_environment(claude: FakeClaude) -> None:
    claude.does("answers", "6 attempts")
    ClaudeCLIJudge(model="haiku").resolve(FIVE, SIX)
    for call in claude.calls:
        assert "6 attempts" in call["stdin"] and "5 attempts" in call["stdin"]
        assert "attempts" not in " ".join(call["argv"]) + " ".join(call["env"].values())
        assert call["argv"][1] == "-p" and call["argv"][-2:] == ["--model", "haiku"]


def test_it_runs_without_tools_settings_servers_and_memory_in_a_folder_of_its_own(
    claude: FakeClaude, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CLAUDECODE", "1")
    monkeypatch.setenv("SOME_SECRET", "x")
    monkeypatch.setenv("ANTHROPIC_BASE_URL", "http://127.0.0.1:9")
    ClaudeCLIJudge().probe()
    call = claude.calls[0]
    argv = call["argv"]
    assert argv[argv.index("--tools") + 1] == "" == argv[argv.index("--setting-sources") + 1]
    assert {"--strict-mcp-config", "--no-session-persistence"} <= set(argv)
    assert call["files"] == ["system.md"] and not Path(call["cwd"]).exists()
    assert Path(call["cwd"]).parent == Path(tempfile.gettempdir()).resolve()
    assert not {"CLAUDECODE", "SOME_SECRET"} & set(call["env"])
    assert call["env"]["ANTHROPIC_BASE_URL"] == "http://127.0.0.1:9"


@pytest.mark.parametrize(
    ("way", "words"),
    [
        ("exits 1", "ended with code 1. It said: out of luck"),
        ("not logged in", "is not logged in. It said: Not logged in"),
        ("not logged in, and exits 0", "is not logged in"),
        ("reports a failure", "reported a failure: Credit balance is too low"),
        ("prints junk", "gave no JSON object: I would rather talk about the weather."),
    ],
)
def test_a_broken_program_is_told_apart_by_its_probe(
    claude: FakeClaude, way: str, words: str
) -> None:
    claude.does(way)
    with pytest.raises(ModelBroken) as caught:
        ClaudeCLIJudge().probe()
    assert str(caught.value).startswith(str(claude.path)) and words in str(caught.value)


@pytest.mark.parametrize("way", ["hangs", "hangs, and so does one that left its group"])
def test_one_that_hangs_is_ended_with_all_that_it_started(claude: FakeClaude, way: str) -> None:
    claude.does(way)
    with pytest.raises(ModelBroken, match=r"no answer within 0\.6 seconds"):
        ClaudeCLIJudge(seconds=0.6).probe()
    assert _gone(claude.child)


def test_one_that_talks_without_end_is_ended(claude: FakeClaude) -> None:
    claude.does("talks without end")
    with pytest.raises(ModelBroken, match="talked without end"):
        ClaudeCLIJudge(seconds=30).probe()


def test_a_stop_ends_what_runs_at_once(claude: FakeClaude) -> None:
    claude.does("hangs")
    judge = ClaudeCLIJudge(seconds=60)
    raised: list[Exception] = []

    def ask() -> None:
        try:
            judge.resolve(FIVE, SIX)
        except ModelBroken as problem:
            raised.append(problem)

    thread = threading.Thread(target=ask)
    thread.start()
    deadline = time.monotonic() + 10
    while not (claude.path.parent / "child").exists() and time.monotonic() < deadline:
        thread.join(0.02)
    judge.stop()
    thread.join(2)
    assert not thread.is_alive() and "told to stop" in str(raised[0])


def test_an_absent_program_is_told_and_found_once_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    judge = ClaudeCLIJudge()
    with pytest.raises(ModelAbsent, match="claude was not found on the PATH"):
        judge.probe()
    assert judge.mark == "claude claude absent"
    fake = fake_claude(tmp_path / "bin")
    judge.probe()
    assert judge.name == str(fake.path) and judge.mark.startswith(f"claude {fake.path} ")


def test_a_program_that_cannot_be_started_is_told(tmp_path: Path) -> None:
    path = tmp_path / "claude"
    path.write_bytes(b"\x7fELF and no more")
    path.chmod(0o755)
    with pytest.raises(ModelBroken, match="could not be started"):
        ClaudeCLIJudge(str(path)).probe()


def test_another_version_and_another_model_are_other_judges(claude: FakeClaude) -> None:
    before = ClaudeCLI().mark
    assert ClaudeCLI(model="haiku").mark != before
    claude.path.write_text(claude.path.read_text("utf-8") + "\n", "utf-8")
    assert ClaudeCLI().mark != before


@pytest.mark.parametrize(
    ("printed", "said"),
    [
        ("plain", "plain"),
        ('{"result": "x"}', "x"),
        ('[{"type": "system"}, {"type": "result", "result": "x"}]', "x"),
        ('{"winner": "a"}', '{"winner": "a"}'),
        ('{"result": "", "structured_output": {"winner": "a"}}', {"winner": "a"}),
        ("[1]", "[1]"),
    ],
)
def test_the_answer_is_taken_out_of_what_was_printed(
    printed: str, said: str | dict[str, str]
) -> None:
    assert unwrapped(printed) == said


def test_the_environment_is_small() -> None:
    given = environment({"PATH": "p", "LC_ALL": "C", "https_proxy": "h", "GITHUB_TOKEN": "t"})
    assert given == {"PATH": "p", "LC_ALL": "C", "https_proxy": "h", "DISABLE_AUTOUPDATER": "1"}
