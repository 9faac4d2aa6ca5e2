"""`nidra undo` and `nidra history` as they are typed."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path

import pytest
from nidra.base.paths import resources
from story.commands import done, nidra


@pytest.fixture
def told(tmp_path: Path) -> list[str]:
    """A store with two memories and a pass over them; the words that name it."""
    source = tmp_path / "limits.md"
    source.write_text("The retry limit is 5 attempts.\n", "utf-8")
    at = ["--dir", str(tmp_path / "store")]
    receipt = ["--source", str(source), "--excerpt", "retry limit is 5"]
    done("add", "The retry limit is 5", *receipt, *at)
    done("add", "Something else", *at)
    done("sleep", *at)
    return at


def ids(at: list[str]) -> list[str]:
    return [row["id"] for row in done("list", "--json", "--all", *at).lines]


def test_a_pass_is_taken_back_and_comes_again(told: list[str]) -> None:
    grades = [row["grade"] for row in done("list", "--json", *told).lines]
    assert grades == ["machine_checked", "unverified"]
    dry = done("undo", "last", "--dry-run", *told)
    assert dry.out.startswith("A dry run; nothing was written.")
    found = done("undo", "last", *told)
    assert found.out.startswith("Undone: 1 verdict was put back")
    assert "nidra history" in found.err
    assert {row["grade"] for row in done("list", "--json", *told).lines} == {"unverified"}
    again = nidra("undo", "last", *told)
    assert again.code == 14
    assert "was undone before" in again.err and "nidra history" in again.err
    done("sleep", *told)
    assert [row["grade"] for row in done("list", "--json", *told).lines] == grades
    done("verify-journal", *told)


def test_history_says_what_to_type_and_it_works(told: list[str]) -> None:
    one, other = ids(told)
    done("resolve", one, other, "--keep", one, "--reason", "so", *told)
    shown = done("history", *told).out
    assert f"{one} was kept, {other} made way: so" in shown
    line = next(line for line in shown.splitlines() if "nidra undo" in line)
    words = line.split()[1:]
    assert words[0] == "undo" and words[2] == "--dir"
    done(*words)
    assert len(done("list", "--json", *told).lines) == 2
    assert "undone by row" in done("history", "--limit", 2, *told).out
    own = done("history", other, *told).out
    assert "was superseded by" in own


def test_a_history_of_at_most_nothing_does_not_say_that_nothing_was_done(told: list[str]) -> None:
    one, _ = ids(told)
    for words in ((), (one,)):
        found = done("history", *words, "--limit", "0", *told)
        assert found.out == "At most 0 lines were asked for.\n"
        assert done("history", *words, "--limit", "0", "--json", *told).out == ""
    assert len(done("history", one, "--limit", "1", "--json", *told).lines) == 1


def test_history_in_json_is_a_line_for_each_deed(told: list[str]) -> None:
    found = done("history", "--json", *told).lines
    assert [bool(deed["pass"]) for deed in found] == [True, False, False]
    assert found[0]["undo"] and not found[1]["undo"]
    assert done("undo", found[0]["undo"], "--json", *told).value["memories"] == 2


def test_what_stood_on_a_day_is_told_in_words_and_in_json(told: list[str]) -> None:
    name = ids(told)[0]
    now = done("history", "--as-of", "9999-01-01", "--json", *told).value
    counted = done("census", "--json", *told).value
    assert now["total"] == counted["total"] and now["by_grade"] == counted["by_grade"]
    assert done("history", "--as-of", "2001-01-01", "--json", *told).value["total"] == 0
    assert (
        "memories                           0"
        in done("history", "--as-of", "2001-01-01", *told).out
    )
    then = done("history", name, "--as-of", "9999-01-01", "--json", *told).value
    assert then["grade"] == "machine_checked"
    assert [receipt["verdict"] for receipt in then["receipts"]] == ["verbatim"]
    assert "machine_checked" in done("history", name, "--as-of", "9999-01-01", *told).out
    gone = done("history", name, "--as-of", "2001-01-01", *told).out
    assert "did not hold it" in gone
    assert done("history", name, "--as-of", "2001-01-01", "--json", *told).value["existed"] is False


def test_what_is_believed_otherwise_today_is_told_memory_by_memory(told: list[str]) -> None:
    found = done("history", "--as-of", "2001-01-01", "--changed", "--json", *told).lines
    assert {one["change"] for one in found} == {"filed"}
    assert found[0]["then"]["on_file"] is False and found[0]["now"]["active"] is True
    assert all(one["row"] and one["why"] for one in found)
    shown = done("history", "--as-of", "2001-01-01", "--changed", "--limit", 1, *told).out
    assert "memory is believed otherwise" in shown or "memories are believed otherwise" in shown
    assert "not on file -> " in shown
    same = done("history", "--as-of", "9999-01-01", "--changed", *told).out
    assert "is believed today" in same


def test_a_word_on_several_memories_is_one_deed_and_goes_back_as_one(told: list[str]) -> None:
    for at in ("A", "B", "C"):
        done("add", f"The lamp {at} burns", *told)
    rows = done("list", "--json", *told).lines
    new = [row["id"] for row in rows if row["statement"].startswith("The lamp")]
    named = [word for name in new for word in ("--reject", name)]
    done("review", *named, "--reason", "they are out", *told)
    deed = done("history", "--limit", 1, "--json", *told).lines[0]
    assert deed["what"] == "3 memories were rejected: they are out"
    assert sorted(deed["memories"]) == sorted(new)
    line = next(line for line in done("history", *told).out.splitlines() if "undo" in line)
    words = shlex.split(line)[1:]
    assert words[0] == "undo" and len(words) > 3
    told_before = done("undo", *deed["undo"].split(), "--dry-run", *told).out
    assert "A dry run; nothing was written. An undo would take back 3" in told_before
    assert done("history", "--limit", 1, "--json", *told).lines[0] == deed
    found = done("undo", *deed["undo"].split(), "1", "--json", *told).value
    assert found["memories"] == 3 and [one["of"] for one in found["left"]] == ["1"]
    after = done("history", "--limit", 2, "--json", *told).lines
    assert after[0]["what"].startswith("Undone: 3 things that were done")
    assert after[1]["undone_by"] and after[1]["undo"] is None
    again = nidra("undo", *deed["undo"].split(), *told)
    assert again.code == 14 and "undone before" in again.err


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("undo", "1"), 14, "nidra review"),
        (("undo", "1", "2"), 14, "cannot be undone"),
        (("undo", "1", "99"), 2, "no journal row 99"),
        (("history", "--changed"), 2, "--changed goes with --as-of"),
        (("undo", "99"), 2, "no journal row 99"),
        (("undo", "nonsense"), 2, "nidra history"),
        (("history", "--as-of", "soon"), 2, "is no date"),
        (("history", "--limit", "-1"), 2, "--limit takes 0 or more"),
        (("history", "mem_ffff"), 8, "No memory"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    told: list[str], words: tuple[str, ...], code: int, said: str
) -> None:
    found = nidra(*words, *told)
    assert found.code == code
    assert said in found.err
    assert "Traceback" not in found.err


def test_help_on_undo_shows_the_command_and_the_page() -> None:
    text = done("help", "undo").out
    assert "PASS|SEQ" in text
    assert "# Undo and history" in text


def test_after_an_undone_pass_the_one_before_it_is_named(tmp_path: Path, told: list[str]) -> None:
    (tmp_path / "limits.md").write_text("The retry limit is 6 attempts.\n", "utf-8")
    done("sleep", *told)
    done("undo", "last", *told)
    again = nidra("undo", "last", *told)
    assert again.code == 14 and "The pass before it: nidra undo " in again.err
    word = again.err.split("The pass before it: nidra undo ")[1].split()[0]
    done("undo", word, "--dry-run", *told)


def test_an_action_after_the_last_pass_is_named_with_its_number(told: list[str]) -> None:
    name = ids(told)[0]
    done("decay", name, "--touch", *told)
    first = done("undo", "last", *told)
    assert f"Done after it, and standing: {name} was used by person" in first.err
    again = nidra("undo", "last", *told)
    assert again.code == 14
    word = again.err.split("To take it back: nidra undo ")[1].split()[0]
    assert word.isdigit()
    done("undo", word, *told)
    assert "Done after it" not in nidra("undo", "last", *told).err


def test_after_an_undone_import_it_is_said_how_it_comes_back(tmp_path: Path) -> None:
    palace = tmp_path / "sample"
    shutil.copytree(resources() / "sample-palace", palace)
    at = ["--dir", str(tmp_path / "store")]
    done("import-mempalace", palace, *at)
    before = ids(at)
    row = next(
        deed["undo"] for deed in done("history", "--json", *at).lines if "imported" in deed["what"]
    )
    last = done("undo", row, *at).err.splitlines()[-1]
    nothing = done("list", *at).err
    assert "what was imported was undone" in nothing and "brings it back" in nothing
    typed = shlex.split(last.removeprefix("Next: "))
    assert typed[1] == "import-mempalace"
    done(*typed[1:])
    assert ids(at) == before and before
    done("list", *at)
