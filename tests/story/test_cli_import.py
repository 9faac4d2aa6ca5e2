"""Importing palaces from the command line."""

from __future__ import annotations

import csv
import json
import shlex
import shutil
from collections import Counter
from pathlib import Path

import pytest
from story.commands import done, nidra

DATA = Path(__file__).parents[1] / "data" / "palaces"


@pytest.fixture
def palace(tmp_path: Path) -> Path:
    """A copy of the project palace: the folder that holds `palace/` and `sources/`."""
    shutil.copytree(DATA / "project", tmp_path / "project")
    return tmp_path / "project"


@pytest.fixture
def audit(tmp_path: Path) -> Path:
    """The folder of the store that an import makes."""
    return tmp_path / "palace-audit"


def root_map(palace: Path) -> str:
    recorded = json.loads((palace / "manifest.json").read_text("utf-8"))["recorded_root"]
    return f"{recorded}={palace / 'sources'}"


def imported(palace: Path, audit: Path, *words: str) -> str:
    mapped = ("--map", root_map(palace))
    return done("import-mempalace", "--palace", palace, "--dir", audit, *mapped, *words).out


def rows(audit: Path, *words: str) -> list[dict[str, object]]:
    return done("list", "--json", "--by", "drawer", "--dir", audit, *words).lines


def sums(text: str) -> list[int]:
    """The numbers of the fates of an import; the last one is their sum."""
    lines = [line.split() for line in text.splitlines() if line.startswith("   ")]
    return [int(line[0].replace(",", "")) for line in lines]


def test_an_import_accounts_for_every_row(palace: Path, audit: Path) -> None:
    text = imported(palace, audit)
    numbers = sums(text)
    assert sum(numbers[:-1]) == numbers[-1] == 34
    assert "Left untouched: " in text
    assert text.splitlines()[-1] == f"Next: nidra sleep --report trust-report.md --dir {audit}"


def test_by_drawer_every_row_has_its_verdict_and_the_sums_match(palace: Path, audit: Path) -> None:
    imported(palace, audit)
    done("sleep", "--dir", audit)
    found = {str(row["foreign_id"]): row for row in rows(audit)}
    assert len(found) == 34
    with (palace / "expected.tsv").open(encoding="utf-8", newline="") as file:
        expected = {line["drawer"]: line for line in csv.DictReader(file, delimiter="\t")}
    assert {name: row["verdicts"] for name, row in found.items() if row["memory_id"]} == {
        name: [line["verdict"]] for name, line in expected.items() if line["verdict"] != "skipped"
    }
    counted = Counter(row["verdicts"][0] for row in found.values())  # type: ignore[index]
    assert counted == {"verbatim": 19, "drifted": 1, "gone": 1, "skipped": 13}
    assert len(rows(audit, "--verdict", "drifted")) == 1
    assert len(rows(audit, "--limit", "5")) == 5


def test_the_runbook_shows_exactly_what_changed(palace: Path, audit: Path) -> None:
    imported(palace, audit)
    report = audit.with_suffix(".md")
    text = done("sleep", "--dir", audit, "--report", report).out
    assert "drifted: 5 → 6, 30 → 45  (runbook.md)" in text
    assert "changed: `5 → 6`, `30 → 45`\n" in report.read_text("utf-8")
    (fallen,) = done("list", "--standing", "fallen", "--json", "--dir", audit).lines
    shown = [
        line.split("Changed")[1].strip()
        for line in done("why", fallen["id"], "--dir", audit).out.splitlines()
        if "Changed" in line
    ]
    assert shown == ["5 → 6", "30 → 45"]


def test_the_commands_of_the_first_audit_work_as_they_are_written(
    palace: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    shutil.copytree(palace / "palace", home / ".mempalace" / "palace")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.chdir(tmp_path)
    first = done(*shlex.split("import-mempalace --room documentation --dir palace-audit"))
    assert "(found in a usual place)" in first.err
    done(*shlex.split("sleep --dir palace-audit --report trust-report.md"))
    assert (tmp_path / "trust-report.md").read_text("utf-8").startswith("# Trust report")
    assert {row["room"] for row in rows(tmp_path / "palace-audit")} == {"documentation"}


def test_where_there_is_no_palace_the_places_searched_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    found = nidra("import-mempalace", "--dir", tmp_path / "s")
    assert found.code == 9
    assert str(tmp_path / ".mempalace" / "palace") in found.err and "--palace" in found.err
    assert "holds one" not in found.err and len(found.err.splitlines()) == 1
    assert not (tmp_path / "s").exists()


def test_of_several_palaces_one_has_to_be_chosen(
    palace: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in (".mempalace/palace", ".config/mempalace/palace"):
        shutil.copytree(palace / "palace", tmp_path / place)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    found = nidra("import-mempalace", "--dir", tmp_path / "s")
    assert found.code == 2
    assert len(found.out.splitlines()) == 2
    assert "--palace" in found.err


def test_import_takes_the_folder_the_palace_or_the_database(palace: Path, tmp_path: Path) -> None:
    for number, path in enumerate((palace, palace / "palace", palace / "palace/chroma.sqlite3")):
        text = done("import", path, "--dir", tmp_path / str(number)).out
        assert sums(text)[-1] == 34


def test_T80_a_limit_of_nothing_imports_nothing_and_a_negative_one_is_refused(
    palace: Path, audit: Path
) -> None:
    assert sums(imported(palace, audit, "--limit", "0"))[0] == 0
    assert done("census", "--json", "--dir", audit).value["total"] == 0
    found = nidra("import", palace, "--limit", "-1", "--dir", audit)
    assert found.code == 2 and "--limit" in found.err


def test_a_dry_run_counts_and_makes_no_store(palace: Path, audit: Path) -> None:
    text = done("import", palace, "--dry-run", "--dir", audit).out
    assert "34 rows. Nothing was imported." in text
    assert sum(sums(text)) == 34
    assert not audit.exists()


def test_the_suggested_map_can_be_copied_and_finds_the_sources(palace: Path, audit: Path) -> None:
    text = done("import", palace, "--dir", audit).out
    words = shlex.split(text.splitlines()[-1].removeprefix("Next: "))
    assert words[:2] == ["nidra", "import"] and "--map" in words
    assert text.count("nidra ") == 1, "there is one direction, not two"
    mapped = done(*words[1:]).out
    assert "12 present" in mapped
    assert sum(sums(mapped)[:-1]) == sums(mapped)[-1] == 34
    assert mapped.splitlines()[-1].startswith("Next: nidra sleep")
    done("sleep", "--dir", audit)
    assert done("census", "--json", "--dir", audit).value["by_standing"]["traceable"] == 17


def test_the_suggested_map_keeps_the_words_that_were_typed(palace: Path, audit: Path) -> None:
    words = ("import-mempalace", palace, "--room", "documentation", "--limit", "9", "--dir", audit)
    last = done(*words).out.splitlines()[-1]
    again = shlex.split(last.removeprefix("Next: "))[1:]
    assert again[0] == "import-mempalace"
    for pair in (("--palace", str(palace)), ("--room", "documentation"), ("--limit", "9")):
        assert again[again.index(pair[0]) + 1] == pair[1]
    assert "Most sources" not in done(*again).out


def test_a_pass_over_a_palace_that_moved_repeats_the_map(palace: Path, audit: Path) -> None:
    done("import-mempalace", palace, "--dir", audit)
    for _ in range(2):
        lines = done("sleep", "--dir", audit).out.splitlines()
        assert lines[-2].startswith("Most sources are not where the palace recorded them.")
        again = shlex.split(lines[-1].removeprefix("Next: "))
        assert again[:2] == ["nidra", "import-mempalace"] and "--map" in again
    done(*again[1:])
    text = done("sleep", "--dir", audit).out
    assert "Most sources" not in text
    assert "Next: nidra why mem_" in text


def test_where_no_map_is_known_a_pass_asks_for_one(palace: Path, audit: Path) -> None:
    done("import-mempalace", palace, "--dir", audit)
    shutil.rmtree(palace / "sources")
    lines = done("sleep", "--dir", audit).out.splitlines()
    assert "If they were moved: nidra import-mempalace --palace" in lines[-3]
    assert "=NEW" in lines[-3]
    assert lines[-2].endswith(f"nidra sources --moved --under FOLDER --dir {audit}")
    assert lines[-1] == f"Next: nidra list --dir {audit}"


def test_where_a_map_was_given_a_pass_leads_to_the_search_first(palace: Path, audit: Path) -> None:
    imported(palace, audit)
    shutil.rmtree(palace / "sources")
    lines = done("sleep", "--dir", audit).out.splitlines()
    search = f"nidra sources --moved --under FOLDER --dir {audit}"
    led = "Most sources are not where the map of the import leads."
    assert lines[-3] == f"{led} To have them looked for: {search}"
    assert lines[-2].startswith("If the map of the import was wrong: nidra import-mempalace ")


def test_a_dry_run_ends_with_the_import_to_type(palace: Path, audit: Path) -> None:
    last = done("import-mempalace", palace, "--dry-run", "--dir", audit).out.splitlines()[-1]
    words = shlex.split(last.removeprefix("Next: "))
    assert "12 present" in done(*words[1:]).out


def test_a_palace_is_named_with_or_without_the_option(palace: Path, tmp_path: Path) -> None:
    done("import-mempalace", palace, "--dir", tmp_path / "a")
    done("import-mempalace", palace, "--palace", palace, "--dir", tmp_path / "b")
    found = nidra("import-mempalace", palace, "--palace", tmp_path, "--dir", tmp_path / "c")
    assert found.code == 2
    assert not (tmp_path / "c").exists()


@pytest.mark.parametrize("words", [("--wing", "projectt"), ("--room", "nope")])
@pytest.mark.parametrize("dry", [(), ("--dry-run",)])
def test_a_wing_or_room_that_is_not_there_is_refused_and_leaves_nothing(
    palace: Path, audit: Path, words: tuple[str, str], dry: tuple[str, ...]
) -> None:
    found = nidra("import-mempalace", palace, *words, *dry, "--dir", audit)
    assert found.code == 2
    assert f"There is no {words[0][2:]} {words[1]!r} in the palace" in found.err
    assert f"The {words[0][2:]}s are: " in found.err
    assert not audit.exists()


@pytest.mark.parametrize("command", [("sleep",), ("list",), ("list", "--by", "drawer")])
@pytest.mark.parametrize("words", [("--wing", "projectt"), ("--room", "documentatoin")])
def test_a_slip_in_a_wing_or_room_is_told_with_those_there_are(
    palace: Path, audit: Path, command: tuple[str, ...], words: tuple[str, str]
) -> None:
    imported(palace, audit)
    names = {str(row[words[0][2:]]) for row in rows(audit) if row["memory_id"]}
    found = nidra(*command, *words, "--dir", audit)
    assert found.code == 2 and found.out == ""
    assert f"There is no {words[0][2:]} {words[1]!r}" in found.err
    assert all(name in found.err for name in names)


def test_a_room_of_another_wing_is_refused(palace: Path, audit: Path) -> None:
    imported(palace, audit)
    rooms = {(str(row["wing"]), str(row["room"])) for row in rows(audit) if row["memory_id"]}
    wing, room = next(iter(sorted(rooms)))
    done("list", "--wing", wing, "--room", room, "--dir", audit)
    found = nidra("list", "--wing", wing, "--room", "elsewhere", "--dir", audit)
    assert found.code == 2 and f"in wing {wing!r} of this store" in found.err


def test_maps_that_lead_nowhere_are_warned_of(palace: Path, audit: Path, tmp_path: Path) -> None:
    lost = f"{root_map(palace).partition('=')[0]}={tmp_path / 'nowhere'}"
    idle = f"/never/recorded={tmp_path}-other"
    (tmp_path.parent / f"{tmp_path.name}-other").mkdir()
    words = ("import-mempalace", palace, "--dir", audit)
    found = done(*words, "--map", lost, "--map", idle)
    assert f"Warning: --map {lost} leads nowhere" in found.err
    assert f"Warning: --map {idle} found nothing" in found.err
    assert "Warning" not in done(*words, "--map", root_map(palace)).err


def test_maps_are_used_again_and_can_be_forgotten(palace: Path, audit: Path) -> None:
    imported(palace, audit)
    words = ("import-mempalace", palace, "--dir", audit)
    again = done(*words).err
    assert f"used again: {root_map(palace)}" in again and "--forget-maps" in again
    assert "used again" not in done(*words, "--forget-maps").err


@pytest.mark.parametrize("which", ["nowhere", "empty", "idle"])
def test_after_maps_that_found_nothing_the_next_command_has_those_that_do(
    palace: Path, audit: Path, tmp_path: Path, which: str
) -> None:
    wrong = {
        "nowhere": f"{root_map(palace).partition('=')[0]}={tmp_path / 'nowhere'}",
        "empty": f"{root_map(palace).partition('=')[0]}={tmp_path}",
        "idle": f"/never/recorded={palace}",
    }
    words = ("import-mempalace", "--palace", palace, "--dir", audit)
    for more in (("--map", wrong[which]), ()):
        found = done(*words, *more)
        *_, absent, last = found.out.splitlines()
        assert absent.endswith("the next command maps them.")
        typed = shlex.split(last.removeprefix("Next: "))
        assert typed[1] == "import-mempalace"
    assert "12 present" in done(*typed[1:]).out


def test_a_folder_with_sources_that_are_there_is_not_advised_to_be_mapped(
    palace: Path, audit: Path
) -> None:
    imported(palace, audit)
    files = sorted(path for path in (palace / "sources").rglob("*") if path.is_file())
    for path in files[2:]:
        path.unlink()
    found = done("import-mempalace", "--palace", palace, "--dir", audit)
    assert "Most sources are not where" in found.out
    assert "sources are there" in found.out
    recorded = root_map(palace).partition("=")[0]
    assert f"{recorded}=NEW" not in found.out
    slept = done("sleep", "--dir", audit).out
    assert f"Below {recorded} 2 sources are there" in slept


@pytest.mark.parametrize("at", [".", "palace"])
@pytest.mark.parametrize("words", [("why", "mem_1"), ("list",), ("sleep",), ("doctor",)])
def test_a_palace_named_as_the_store_is_told_from_a_store(
    palace: Path, words: tuple[str, ...], at: str
) -> None:
    found = nidra(*words, "--dir", palace / at)
    assert found.code == 3
    assert "this is a palace or holds one" in found.err and "--dir takes the folder" in found.err
    assert "nidra init" not in found.err


@pytest.mark.parametrize("words", [("init",), ("add", "x y z"), ("import", "PALACE")])
@pytest.mark.parametrize("at", ["palace", "palace/.nidra"])
def test_no_store_is_made_inside_a_palace(palace: Path, words: tuple[str, ...], at: str) -> None:
    before = sorted(path.name for path in (palace / "palace").iterdir())
    found = nidra(*(palace if word == "PALACE" else word for word in words), "--dir", palace / at)
    assert found.code == 3
    assert sorted(path.name for path in (palace / "palace").iterdir()) == before


def test_a_store_beside_a_palace_is_made(palace: Path) -> None:
    done("init", "--dir", palace / "audit")
    done("import-mempalace", palace, "--dir", palace)
    assert (palace / "nidra.db").is_file()


@pytest.mark.parametrize("words", [("--map", "nonsense"), ("--map", "=new"), ("--map", "old=")])
def test_a_map_without_its_two_sides_is_refused(
    palace: Path, audit: Path, words: tuple[str, str]
) -> None:
    assert nidra("import", palace, *words, "--dir", audit).code == 2
    assert not audit.exists()


@pytest.mark.parametrize("name", ["manifest.json", "sources", "nowhere"])
def test_what_is_no_palace_is_a_sentence_and_makes_no_store(
    palace: Path, audit: Path, name: str
) -> None:
    found = nidra("import", palace / name, "--dir", audit)
    assert found.code == 9
    assert "No palace was found at" in found.err
    assert not audit.exists()


def test_the_report_lists_files_that_are_gone_and_files_that_were_renamed(tmp_path: Path) -> None:
    sample = tmp_path / "sample"
    shutil.copytree(Path(__file__).parents[2] / "resources" / "sample-palace", sample)
    mapped = f"/home/sam/harbour={sample / 'sources'}"
    done("import-mempalace", sample, "--map", mapped, "--dir", tmp_path / "a")
    found = done("sleep", "--json", "--dir", tmp_path / "a").value
    assert found["moved"] == {
        "listed": [
            {
                "old": str(sample / "sources/notes/backup-plan.md"),
                "new": str(sample / "sources/notes/backup-and-restore.md"),
                "memories": 1,
            }
        ],
        "more": 0,
    }
    (gone,) = found["gone"]["listed"]
    assert (gone["verdict"], gone["memories"], gone["rest_on_them"]) == ("gone", 6, 0)
    text = done("report", "--dir", tmp_path / "a").out
    assert "backup-plan.md` is now `" in text and f"`{gone['path']}` **gone**: 6 memories" in text


def test_by_drawer_takes_no_filter_of_memories(palace: Path, audit: Path) -> None:
    imported(palace, audit)
    assert nidra("list", "--by", "drawer", "--tag", "x", "--dir", audit).code == 2


def test_the_palace_is_as_it_was_after_everything(palace: Path, audit: Path) -> None:
    def state() -> dict[str, tuple[int, bytes]]:
        files = (path for path in palace.rglob("*") if path.is_file())
        return {str(path): (path.stat().st_mtime_ns, path.read_bytes()) for path in files}

    before = state()
    imported(palace, audit)
    done("sleep", "--dir", audit)
    done("report", "--dir", audit)
    assert state() == before
