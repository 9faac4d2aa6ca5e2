"""`nidra` as a process of its own: what it costs to start, and how it treats streams."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from bound import bound


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


# Streams that are closed or full, and Ctrl-C ------------------------------------------------


def shell(line: str, *words: str, env: dict[str, str] | None = None) -> tuple[int, str, str]:
    """Run a line of bash in which `n` is `python -m nidra`, `$1` the first word and so on."""
    start = f'n() {{ "{sys.executable}" -m nidra "$@"; }}\n{line}'
    done = subprocess.run(
        ["bash", "-c", start, "bash", *words],
        capture_output=True,
        text=True,
        env={**os.environ, **(env or {})},
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout, done.stderr


needs_bash = pytest.mark.skipif(sys.platform == "win32", reason="needs bash")


@needs_bash
@pytest.mark.parametrize("line", ["n list --dir $1 >&-", "n --version >&-", "n --help >&- 2>&-"])
def test_a_stdout_that_is_closed_is_no_fault(store: Path, line: str) -> None:
    code, out, err = shell(line, str(store))
    assert (code, out) == (0, "")
    assert "Traceback" not in err and "fault" not in err


@needs_bash
def test_no_file_of_the_store_takes_the_number_of_a_stream_that_is_closed(store: Path) -> None:
    assert shell("n add 'One more' --dir $1 >&- 2>&-", str(store))[0] == 0
    assert run("verify-journal", "--dir", str(store)).returncode == 0


@needs_bash
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize(
    "words", ["--version", "--help", "list --help", "help", "help words", "census --dir $1"]
)
def test_a_full_disk_behind_any_command_is_a_sentence(store: Path, words: str) -> None:
    code, _, err = shell(f"n {words} >/dev/full", str(store))
    assert code == 1
    assert err.endswith("standard output: No space left on device. Nothing more was done.\n")
    assert "Traceback" not in err and "Exception ignored" not in err


@needs_bash
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_no_work_stops_because_its_notes_cannot_be_said(store: Path) -> None:
    code, out, _ = shell("n list --dir $1 2>/dev/full", str(store))
    assert code == 0 and "mem_" in out
    assert shell("n why mem_fff --dir $1 2>/dev/full", str(store))[0] == 8
    assert shell("n slep 2>/dev/full")[0] == 2


@needs_bash
@pytest.mark.parametrize("words", ["--help", "--version", "list --help", "report --dir $1"])
def test_a_reader_that_is_gone_ends_every_command_alike(store: Path, words: str) -> None:
    code, _, err = shell(f"n {words} | true; exit ${{PIPESTATUS[0]}}", str(store))
    assert code in (0, 141), "0 where the reader left after everything was written"
    assert "Traceback" not in err and "Broken pipe" not in err


INTERRUPT_AT = """
import os, signal, sys

# A shell starts what it puts into the background deaf to interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)

class Trap:
    wanted = sys.argv[1]

    def find_spec(self, name, path=None, target=None):
        if name == self.wanted:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Trap())
from nidra.__main__ import main
sys.argv = ["nidra", *sys.argv[2:]]
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ on Windows")
@pytest.mark.parametrize("module", ["nidra.cli.main", "typer", "nidra.cli.list_cmd"])
def test_an_interrupt_while_the_command_loads_ends_it_without_a_word(
    store: Path, module: str
) -> None:
    words = [sys.executable, "-c", INTERRUPT_AT, module, "list", "--dir", str(store)]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == -2
    assert done.stdout == done.stderr == ""


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ on Windows")
def test_an_interrupt_while_the_command_runs_is_a_sentence(store: Path) -> None:
    words = [
        sys.executable,
        "-c",
        INTERRUPT_AT,
        "nidra.store.connection",
        "list",
        "--dir",
        str(store),
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 130
    assert done.stderr == "Stopped. What was committed stays as it is.\n"


@needs_bash
def test_words_that_a_c_locale_cannot_read_are_stored_right_or_refused(store: Path) -> None:
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    code, _, err = shell("n add 'grüße' --dir $1", str(store), env=plain)
    listed = run("list", "--json", "--dir", str(store)).stdout
    assert b"\\ufffd" not in listed
    if code == 0:
        assert b"gr\\u00fc\\u00dfe" in listed
    else:
        assert code == 2 and "holds bytes that are no text in this locale" in err


@needs_bash
def test_a_working_folder_that_was_deleted_is_named(store: Path, tmp_path: Path) -> None:
    lost = tmp_path / "lost"
    line = 'mkdir "$2"; cd "$2"; rmdir "$2"; '
    code, _, err = shell(line + "n list", str(store), str(lost))
    assert code == 2 and str(lost) in err and len(err.splitlines()) == 1
    code, out, _ = shell(line + 'n list --dir "$1"', str(store), str(lost))
    assert code == 0 and "mem_" in out


@pytest.mark.parametrize(
    ("name", "words", "code", "sentence"),
    [
        ("nidra.db", ("list",), 3, "cannot be read (no permission to read nidra.db)"),
        ("nidra.db", ("add", "Something"), 3, "cannot be read (no permission to read nidra.db)"),
        ("nidra.toml", ("sleep",), 2, "nidra.toml cannot be read (Permission denied). Permit it"),
        ("nidra.toml", ("decay",), 2, "nidra.toml cannot be read (Permission denied). Permit it"),
    ],
)
def test_a_file_of_the_store_that_may_not_be_read_is_said_to_be_one(
    store: Path, name: str, words: tuple[str, ...], code: int, sentence: str
) -> None:
    assert run("config", "set", "review.clock", "fsrs", "--dir", str(store)).returncode == 0
    words_before = bound(store.parent)
    (store / name).chmod(0)
    command = [*words_before, sys.executable, "-m", "nidra", *words, "--dir", str(store)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    (store / name).chmod(0o600)
    assert done.returncode == code, done.stderr
    assert sentence in done.stderr and "cannot be written" not in done.stderr
