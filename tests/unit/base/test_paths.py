"""Which store is opened, and where the resources lie."""

from pathlib import Path

import pytest
from nidra.base.paths import resources, which_store


def test_what_is_given_wins_over_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NIDRA_DIR", str(tmp_path / "named"))
    assert which_store(str(tmp_path / "given"), walk_up=True).folder == tmp_path / "given"
    assert which_store(None, walk_up=True).folder == tmp_path / "named"


def test_a_store_in_a_folder_above_is_found_by_the_command_line_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".nidra").mkdir()
    below = tmp_path / "a" / "b"
    below.mkdir(parents=True)
    monkeypatch.chdir(below)
    assert which_store(None, walk_up=True).folder == tmp_path / ".nidra"
    assert which_store(None, walk_up=False).folder != tmp_path / ".nidra"


def test_the_resources_are_found() -> None:
    assert (resources() / "help" / "journal.md").is_file()
