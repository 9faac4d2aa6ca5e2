"""`nidra` as a process of its own: what it costs to start, and how it treats streams."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest


def run(*words: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[bytes]:
    """Run `python -m nidra` with these words and see it through."""
    return subprocess.run(
        [sys.executable, "-m", "nidra", *words],
        capture_output=True,
        env={**os.environ, **(env or {})},
        check=False,
        timeout=60,
    )


def loaded(*words: str) -> set[str]:
    """The modules that a command loads."""
    code = (
        "import sys\nfrom nidra.cli.main import run\n"
        f"try:\n    run({list(words)!r})\nexcept SystemExit:\n    pass\n"
        "sys.stderr.write(' '.join(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_T90_python_dash_m_runs_the_command_line() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout[:6]) == (0, b"nidra ")


@pytest.mark.parametrize("words", [("--help",), ("--version",), ("sleep", "--help")])
def test_help_and_version_load_no_engine(words: tuple[str, ...]) -> None:
    found = loaded(*words)
    assert "nidra.cli.main" in found
    assert not found & {"sqlalchemy", "alembic", "nidra.app.workspace", "nidra.sleep.run"}


def test_one_command_loads_no_other(tmp_path: Path) -> None:
    commands = {name for name in loaded("census", "--help") if name.endswith("_cmd")}
    assert commands == {"nidra.cli.census_cmd"}


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with a memory that not every terminal can show."""
    folder = tmp_path / "s"
    assert run("add", "कोलकाता → 漢字 😀", "--dir", str(folder)).returncode == 0
    return folder


def test_a_terminal_that_knows_ascii_alone_stops_no_command(store: Path) -> None:
    plain = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    for words in (("list",), ("report",), ("census",)):
        done = run(*words, "--dir", str(store), env=plain)
        assert done.returncode == 0, done.stderr
        assert done.stdout.isascii()


def test_json_is_the_same_bytes_on_every_terminal(store: Path) -> None:
    plain = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    one = run("list", "--json", "--dir", str(store))
    other = run("list", "--json", "--dir", str(store), env=plain)
    assert one.stdout == other.stdout and b"\\u0915" in one.stdout


def test_an_export_to_a_pipe_is_utf_8_whatever_the_terminal_is(store: Path) -> None:
    done = run("export", "--jsonl", "--dir", str(store), env={"PYTHONIOENCODING": "ascii"})
    assert "कोलकाता → 漢字 😀" in done.stdout.decode("utf-8")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_behind_stdout_is_a_sentence(store: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "nidra", "list", "--dir", str(store)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr and "No space left" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise on Windows")
def test_a_reader_that_leaves_early_hears_no_complaint(store: Path) -> None:
    for number in range(5):
        run("add", f"Memory number {number}", "--dir", str(store))
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "nidra", "list", "--dir", str(store)],
        stdout=write,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(write)
    assert "Traceback" not in done.stderr and "Broken pipe" not in done.stderr


def test_a_narrow_terminal_stops_no_help() -> None:
    assert run("add", "--help", env={"COLUMNS": "12"}).returncode == 0
