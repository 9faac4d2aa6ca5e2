"""`nidra sources --moved`: a tree that was moved is found, shown, remapped and put back."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from conftest import DATA
from story.commands import done, nidra


@pytest.fixture
def moved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three notes after a pass; their folder lies elsewhere by now, and a pass noted the loss."""
    monkeypatch.chdir(tmp_path)
    Path("old/deep").mkdir(parents=True)
    done("init", "--dir", "s")
    for name, words in (
        ("a.md", "limit is 5"),
        ("deep/b.md", "port is 80"),
        ("c.md", "host is up"),
    ):
        Path("old", name).write_text(f"The {words} here.\n", "utf-8")
        done("add", words, "--source", f"old/{name}", "--excerpt", words, "--dir", "s")
    done("sleep", "--dir", "s")
    Path("new").mkdir()
    Path("old").rename("new/tree")
    Path("new/tree/c.md").write_text("The host is down here.\n", "utf-8")
    done("sleep", "--dir", "s")
    return tmp_path


def test_a_preview_shows_each_root_and_why_and_writes_nothing(moved: Path) -> None:
    found = done("sources", "--moved", "--under", "new", "--dir", "s")
    lines = found.out.splitlines()
    assert lines[0] == "3 sources are missing; 2 were found."
    assert lines[2] == f"{moved}/old → {moved}/new/tree"
    assert lines[3:6] == [
        "  2 sources: 2 with the same bytes",
        "  2 of 2 receipts would stand",
        "  2 memories would rise",
    ]
    assert "    a.md  same bytes" in lines and "    deep/b.md  same bytes" in lines
    assert "  name only, or too few receipts stand: 1" in lines
    assert any("c.md" in line and "0 of 1 receipt stand" in line for line in lines)
    assert lines[-1] == f"Looked below {moved}/new: 3 files, 2 of them read (42 B)."
    assert found.err.splitlines()[-1] == (
        "Preview only; to write it: nidra sources --moved --under new --apply --dir s"
    )
    assert "present" not in done("sources", "--dir", "s").out.splitlines()[-1]


def test_the_command_that_a_preview_ends_with_writes_it_and_the_next_one_takes_it_back(
    moved: Path,
) -> None:
    preview = done("sources", "--moved", "--under", "new", "--dir", "s").err
    words = shlex.split(preview.splitlines()[-1].partition("write it: ")[2])
    written = done(*words[1:])
    assert "2 sources were given another place." in written.out
    assert "2 memories now stand as machine-checked" in written.out
    assert f"(now {moved}/new/tree/a.md)" in done("sources", "--dir", "s").out
    assert "3 receipts" not in done("verify-journal", "--dir", "s").err
    assert "A remap: 2 sources given another place" in done("history", "--dir", "s").out
    back = shlex.split(written.err.splitlines()[-1].partition("take it back: ")[2])
    assert "2 sources have their former places again" in done(*back[1:]).out
    assert "(now" not in done("sources", "--dir", "s").out
    assert nidra(*back[1:]).code == 14


def test_a_root_is_remapped_by_hand_with_the_same_preview(moved: Path) -> None:
    words = ("sources", "--moved", "--remap", "old=new/tree".replace("old", f"{moved}/old"))
    out = done(*words, "--dir", "s").out
    assert "3 sources are missing; 3 were found." in out
    assert "1 named by hand" in out and "would fall" in out
    assert "Looked below" not in out
    done(*words, "--apply", "--dir", "s")
    assert "1 says what its source no longer says" in done("sleep", "--dir", "s").out


def test_json_holds_everything_and_says_what_was_written(moved: Path) -> None:
    words = ("sources", "--moved", "--under", "new", "--json", "--dir", "s")
    value = done(*words).value
    assert (value["written"], value["missing"], value["found"]) == (False, 3, 2)
    (root,) = value["roots"]
    assert root["receipts"] == {"all": 2, "stand": 2, "fail": 0, "undecided": 0}
    assert {one["why"] for one in root["sources"]} == {"same bytes"}
    assert value["not_chosen"][0]["why"].startswith("name only")
    assert value["looked"]["files"] == 3
    written = done(*words, "--apply").value
    assert written["written"] and written["remap"]["sources"] == 2
    assert written["remap"]["actions"]["receipts now moved"] == 2
    assert not done(*words, "--apply").value["written"]


def test_what_cannot_be_done_is_said_with_an_exit_code(moved: Path) -> None:
    for words, said in (
        (("--moved",), "needs to know where to look"),
        (("--moved", "--under", "nowhere"), "is no folder"),
        (("--moved", "--under", "s"), "lies in the store's own folder"),
        (("--moved", "--remap", "x"), "takes OLD=NEW"),
        (("--moved", "--under", "new", "--state", "gone"), "leave --state and --after out"),
        (("--under", "new"), "--under goes with --moved"),
        (("--apply",), "--apply goes with --moved"),
    ):
        found = nidra("sources", *words, "--dir", "s")
        assert (found.code, said in found.err) == (2, True), found.err


def test_the_list_of_sources_leads_to_the_search_where_some_are_missing(moved: Path) -> None:
    assert "nidra sources --moved --under FOLDER --dir s" in done("sources", "--dir", "s").err


def test_where_nothing_is_missing_or_found_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done("init", "--dir", "s")
    Path("empty").mkdir()
    out = done("sources", "--moved", "--under", "empty", "--dir", "s").out
    assert out == "No source is missing: each lies where it is looked for.\n"
    Path("a.md").write_text("The limit is 5.\n", "utf-8")
    done("add", "Five", "--source", "a.md", "--excerpt", "limit is 5", "--dir", "s")
    Path("a.md").unlink()
    found = done("sources", "--moved", "--under", "empty", "--dir", "s")
    assert "1 source is missing; 0 were found." in found.out
    assert "No trace of 1 other source: " in found.out
    assert found.err.endswith("Preview only; nothing was found that could be written.\n")


MIXED = DATA / "palaces" / "mixed"


@pytest.fixture
def palace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A palace whose notes were moved after it was imported and read."""
    from faults.world import World

    monkeypatch.chdir(tmp_path)
    world = World(tmp_path)
    world.fill()
    done("import-mempalace", world.palace, "--dir", "s")
    done("sleep", "--dir", "s")
    world.elsewhere.mkdir()
    world.sources.rename(world.elsewhere / "harbour")
    return tmp_path


def test_an_import_again_keeps_the_new_places_and_asks_for_no_map(palace: Path) -> None:
    done("sources", "--moved", "--under", "elsewhere", "--apply", "--dir", "s")
    before = done("sources", "--dir", "s").out
    again = done("import-mempalace", palace / "palace", "--dir", "s")
    assert "Most sources are not where" not in again.out + again.err
    assert done("sources", "--dir", "s").out == before
    assert "Nothing changed." in done("sleep", "--dir", "s").out
    assert done("sources", "--dir", "s").out.count("(now ") == 5


def test_a_map_of_an_import_comes_before_a_remap_and_neither_breaks_the_other(
    palace: Path,
) -> None:
    done("sources", "--moved", "--under", "elsewhere", "--apply", "--dir", "s")
    mapped = f"{palace}/sources={palace}/elsewhere/harbour"
    done("import-mempalace", palace / "palace", "--map", mapped, "--dir", "s")
    out = done("sleep", "--dir", "s").out
    listed = done("sources", "--dir", "s").out
    assert "(now " not in listed and f"{palace}/elsewhere/harbour/berth-0.md" in listed
    assert "can be checked against their source today" in out
    Path("elsewhere/harbour").rename("elsewhere/pier")
    done("sources", "--moved", "--under", "elsewhere", "--apply", "--dir", "s")
    done("import-mempalace", palace / "palace", "--dir", "s")
    done("sleep", "--dir", "s")
    assert done("sources", "--dir", "s").out.count(f"(now {palace}/elsewhere/pier/") == 5
    assert done("verify-journal", "--dir", "s").out.startswith("The journal is intact")
