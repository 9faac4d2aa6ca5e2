"""What commands write, where they may not, and words that are no text."""

from __future__ import annotations

import json
import shlex
import shutil
from pathlib import Path

import pytest
from story.commands import done, nidra

SAMPLE = Path(__file__).parents[2] / "resources" / "sample-palace"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with a store `s` in it."""
    monkeypatch.chdir(tmp_path)
    done("add", "The retry limit is 5", "--dir", "s")
    return tmp_path


@pytest.fixture
def audit(here: Path) -> Path:
    """The same with a palace that was imported."""
    shutil.copytree(SAMPLE, here / "sample")
    done("import-mempalace", "sample", "--dir", "s")
    return here


COMMANDS = [
    ("export", "--jsonl", "--out"),
    ("report", "--out"),
    ("sleep", "--report"),
]


def state(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.mark.parametrize("words", COMMANDS)
def test_no_command_writes_into_the_folder_of_the_store(here: Path, words: tuple[str, ...]) -> None:
    before = state(here / "s")
    (here / "link.md").symlink_to("s/nidra.db")
    for name in ("s/new.md", "link.md"):
        found = nidra(*words, name, "--dir", "s")
        assert found.code == 2 and len(found.err.splitlines()) == 2
        assert words[-1] in found.err
    assert state(here / "s") == before
    assert nidra("export", "--jsonl", "--out", "s/nidra.db", "--dir", "s").code == 2
    assert state(here / "s") == before


@pytest.mark.parametrize("words", COMMANDS)
def test_no_command_writes_into_a_palace_that_was_imported(
    audit: Path, words: tuple[str, ...]
) -> None:
    found = nidra(*words, "sample/palace/x.json", "--dir", "s")
    assert found.code == 2 and "only ever read" in found.err
    assert not (audit / "sample/palace/x.json").exists()


@pytest.mark.parametrize(
    "words",
    [
        *COMMANDS,
        ("report", "--sample", "1", "--verdict", "verbatim", "--out"),
        ("export", "--first-generation"),
    ],
)
def test_no_command_writes_over_a_source_or_into_another_store(
    here: Path, words: tuple[str, ...]
) -> None:
    done("init", "--dir", "other")
    (here / "memories.jsonl").write_text("The port is 8443.", "utf-8")
    cited = ("--source", "memories.jsonl", "--excerpt", "port is 8443")
    done("add", "The port is 8443", *cited, "--dir", "s")
    (here / "link.json").symlink_to("memories.jsonl")
    name = "." if "--first-generation" in words else "link.json"
    before = state(here), state(here / "other")
    for target, said in ((name, "is the source"), ("other/x.md", "another store")):
        found = nidra(*words, target, "--dir", "s")
        assert found.code == 2 and said in found.err
        assert words[-1] in found.err
    assert (state(here), state(here / "other")) == before


@pytest.mark.parametrize("command", ["contested", "review", "list", "history", "duplicates"])
def test_a_limit_that_no_database_can_count_is_refused(here: Path, command: str) -> None:
    found = nidra(command, "--limit", "9" * 20, "--dir", "s")
    assert found.code == 2 and "--limit takes 2147483647 at most" in found.err
    done(command, "--limit", 2**31 - 1, "--dir", "s")


@pytest.mark.parametrize("digits", [18, 19, 23, 5000])
def test_a_journal_row_with_a_number_beyond_all_counting_is_told_absent(
    here: Path, digits: int
) -> None:
    found = nidra("undo", "9" * digits, "--dir", "s")
    assert found.code == 2 and "There is no journal row 999" in found.err
    assert len(found.err) < 500


def test_checkpoints_are_kept_out_of_palaces_and_made_absolute(audit: Path) -> None:
    words = ("config", "set", "checkpoint.also")
    for name in ("sample/palace/seals", "s/seals"):
        assert nidra(*words, name, "--dir", "s").code == 2
    assert str(audit / "seals") in done(*words, "seals", "--dir", "s").out
    done(*words, "", "--dir", "s")


def test_the_next_command_names_no_report_where_none_may_be_written(audit: Path) -> None:
    text = done("import-mempalace", "sample", "--limit", "3", "--dir", ".").out
    words = shlex.split(text.splitlines()[-1].removeprefix("Next: "))
    if "--map" in words:
        words = shlex.split(done(*words[1:]).out.splitlines()[-1].removeprefix("Next: "))
    assert words == ["nidra", "sleep", "--dir", "."]
    done(*words[1:])


@pytest.mark.parametrize("words", COMMANDS)
def test_a_link_is_written_through(here: Path, words: tuple[str, ...]) -> None:
    (here / "real.json").write_text("old", "utf-8")
    (here / "link.json").symlink_to("real.json")
    over = ["--force"] if words[0] == "export" else []
    done(*words, "link.json", "--dir", "s", *over)
    assert (here / "link.json").is_symlink()
    assert json.loads((here / "real.json").read_text("utf-8"))


@pytest.mark.parametrize("words", COMMANDS)
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told_with_the_name_of_the_file(here: Path, words: tuple[str, ...]) -> None:
    (here / "full.md").symlink_to("/dev/full")
    found = nidra(*words, "full.md", "--dir", "s")
    assert found.code == 1
    assert found.err.endswith(
        f"{here / 'full.md'}: No space left on device. Nothing more was done.\n"
    )


@pytest.mark.parametrize("words", COMMANDS)
@pytest.mark.parametrize("name", ["", "none/x.md", "."])
def test_a_file_that_cannot_be_is_refused_before_the_work(
    here: Path, words: tuple[str, ...], name: str
) -> None:
    found = nidra(*words, name, "--dir", "s")
    assert found.code == 2 and found.out == ""


@pytest.mark.parametrize(
    "words",
    [
        ("list", "--dir", ""),
        ("init", "--dir", ""),
        ("import", ""),
        ("import-mempalace", "--palace", ""),
        ("why", ""),
        ("add", "x y z", "--rests-on", ""),
        ("list", "--dir", "~no-such-user/x"),
        ("export", "--jsonl", "--out", "~no-such-user/x"),
    ],
)
def test_an_empty_word_or_the_home_of_nobody_is_refused(here: Path, words: tuple[str, ...]) -> None:
    given = () if "--dir" in words else ("--dir", "s")
    before = sorted(here.iterdir())
    found = nidra(*words, *given)
    assert found.code == 2
    assert "empty" in found.err or "~no-such-user" in found.err
    assert sorted(here.iterdir()) == before


@pytest.mark.parametrize(
    "words",
    [
        *[
            ("add", "x y z", option, "a\udcff")
            for option in ("--subject", "--tag", "--attribute", "--source", "--locator")
        ],
        ("add", "a\udcff"),
        ("add", "x y z", "--rests-on", "a\udcff"),
        ("why", "a\udcff"),
        ("show", "a\udcff"),
        ("list", "--subject", "a\udcff"),
        ("list", "--tag=a\udcff"),
        ("list", "--wing", "a\udcff"),
        ("sleep", "--wing", "a\udcff"),
        ("config", "set", "checkpoint.also", "a\udcff"),
        ("import", "a\udcff"),
        ("import-mempalace", "--palace", "a\udcff"),
        ("a\udcff",),
    ],
)
def test_a_word_that_is_no_text_is_refused_by_every_command(
    here: Path, words: tuple[str, ...]
) -> None:
    found = nidra(*words)
    assert found.code == 2
    assert "a\\udcff holds bytes that are no text in this locale" in found.err
    named = [word for word in words if word.startswith("--")]
    assert not named or found.err.startswith(named[-1].split("=")[0])


@pytest.mark.parametrize(
    "words",
    [
        ("why", "LONG"),
        ("show", "LONG"),
        ("list", "--standing", "LONG"),
        ("help", "LONG"),
        ("config", "get", "LONG"),
        ("config", "set", "pass.byte_check_days", "LONG"),
        ("add", "x y z", "--rests-on", "LONG"),
        ("LONG",),
    ],
)
def test_a_word_of_a_megabyte_is_not_echoed_whole(here: Path, words: tuple[str, ...]) -> None:
    given = () if words[0] in ("help", "LONG") else ("--dir", "s")
    found = nidra(*("x" * 1_000_000 if word == "LONG" else word for word in words), *given)
    assert found.code in (2, 8)
    assert len(found.err) < 4000
