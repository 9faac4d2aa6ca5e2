"""The demonstration proves the pass on planted defects, and touches nothing that it did not make."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from nidra.app.demo import run_demo
from nidra.base.errors import FolderRefused
from nidra.report.demo_text import CAUGHT
from story.commands import done, nidra

LINES = (
    "[PASS] duplicate pair merged",
    "[PASS] good memory promoted to machine_checked",
    "[PASS] numeric + negation contradictions flagged",
    "[PASS] overdue junk tombstoned",
    "[PASS] stale verified memory demoted after source change",
    "[PASS] third pass is a no-op (idempotent)",
    "[PASS] look-alikes kept apart",
    "[PASS] a number grown by a digit is caught",
    "[PASS] derived memory fell with its source",
    "[PASS] journal verified",
)


def test_as_a_program_it_prints_ten_passes_and_ends_well(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "nidra", "demo", "--strict", "--dir", str(tmp_path / "demo")]
    ran = subprocess.run(words, capture_output=True, text=True, check=False, timeout=120)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    lines = ran.stdout.splitlines()
    assert tuple(line for line in lines if line.startswith("[")) == LINES
    assert lines[-1] == CAUGHT
    assert lines[0].startswith("Planted 21 memories with 7 defects in ")
    assert (
        "The retry limit is 5 for every call. → The retry limit is 6 for every call." in ran.stdout
    )
    assert ran.stdout.count("  contested ") == 3  # a row in each table


def test_it_can_be_run_again_in_its_own_folder(tmp_path: Path) -> None:
    first, again = run_demo(tmp_path), run_demo(tmp_path)
    assert first.held and again.held
    assert first.proofs == again.proofs and first.first == again.first


def test_T15_a_folder_with_other_files_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "thesis.md").write_text("years of work", "utf-8")
    found = nidra("demo", "--dir", tmp_path)
    assert found.code == 2 and str(tmp_path) in found.err
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.md"]
    with pytest.raises(FolderRefused):
        run_demo(tmp_path / "thesis.md")


def test_T15_what_others_put_into_its_folder_stays(tmp_path: Path) -> None:
    run_demo(tmp_path)
    (tmp_path / "notes.txt").write_text("mine", "utf-8")
    run_demo(tmp_path)
    assert (tmp_path / "notes.txt").read_text("utf-8") == "mine"


def test_T15_a_link_in_the_place_of_its_store_is_not_followed(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "precious.txt").write_text("mine", "utf-8")
    folder = tmp_path / "demo"
    run_demo(folder)
    import shutil

    shutil.rmtree(folder / "store")
    (folder / "store").symlink_to(elsewhere)
    with pytest.raises(FolderRefused):
        run_demo(folder)
    assert (elsewhere / "precious.txt").is_file()


def test_a_missed_defect_is_told_and_strict_makes_it_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nidra.sleep.run.OF_THE_WHOLE_STORE", ())
    found = nidra("demo", "--dir", tmp_path / "demo")
    assert found.code == 0
    assert "[FAIL] duplicate pair merged: " in found.out
    assert "[FAIL] overdue junk tombstoned: “Maybe look into" in found.out
    assert found.out.splitlines()[-1] == "3 proofs of 10 failed."
    assert nidra("demo", "--strict", "--dir", tmp_path / "demo").code == 1


def test_it_is_told_to_scripts_as_json(tmp_path: Path) -> None:
    value = done("demo", "--json", "--dir", tmp_path / "demo").value
    assert value["held"] and len(value["proofs"]) == 10
    assert value["second"]["after"]["contested"] == 4
