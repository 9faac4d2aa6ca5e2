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
    line = next(line for line in text.splitlines() if " --map " in line)
    words = shlex.split(line)
    assert words[0] == "nidra"
    assert "12 present" in done(*words[1:]).out
    done("sleep", "--dir", audit)
    assert done("census", "--json", "--dir", audit).value["by_standing"]["traceable"] == 17


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
