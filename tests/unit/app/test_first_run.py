"""What a window knows at its first start: which store is the person's own, and which palaces are there."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from adapters.palaces import copied, snapshot
from nidra.app.first_run import default_demo_folder, default_store_folder, found_palaces
from nidra.app.imports import Request, import_store
from nidra.app.workspace import Store
from nidra.base.paths import which_store


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a palace in its usual place, a damaged one, and an old store."""
    home = tmp_path / "home"
    copied("project", tmp_path / "made")
    shutil.copytree(tmp_path / "made" / "palace", home / ".mempalace" / "palace")
    broken = home / ".config" / "mempalace" / "palace"
    broken.mkdir(parents=True)
    (broken / "chroma.sqlite3").touch()
    old = home / ".nidra"
    old.mkdir()
    (old / "memories.jsonl").write_text('{"statement": "one"}\n{"statement": "two"}\n', "utf-8")
    (old / "journal.jsonl").touch()
    return home


def test_palaces_are_found_by_themselves_with_their_numbers(home: Path, store: Store) -> None:
    before = snapshot(home)
    palace, broken, old = found_palaces({}, home, store)
    assert (palace.kind, palace.drawers, palace.imported) == ("chroma", 34, False)
    assert palace.location == str(home / ".mempalace" / "palace") and not palace.problem
    assert broken.drawers is None and broken.problem
    assert (old.kind, old.drawers) == ("first generation", 2)
    assert snapshot(home) == before
    import_store(store, Request(Path(palace.location)))
    assert found_palaces({}, home, store)[0].imported


def test_where_nothing_is_nothing_is_found(tmp_path: Path) -> None:
    assert found_palaces({}, tmp_path / "nobody") == []


def test_the_window_and_the_command_line_agree_on_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in (Path("/"), tmp_path):
        monkeypatch.chdir(folder)
        assert which_store(None, walk_up=True).folder == default_store_folder()
    monkeypatch.setenv("NIDRA_DIR", str(tmp_path / "named"))
    assert which_store(None, walk_up=True).folder == default_store_folder() == tmp_path / "named"
    assert default_store_folder({}) == default_demo_folder().with_name("nidra")


def test_the_window_does_not_look_for_a_store_above_where_it_was_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".nidra").mkdir()
    monkeypatch.chdir(tmp_path)
    assert which_store(None, walk_up=True).folder == tmp_path / ".nidra"
    assert default_store_folder({}) != tmp_path / ".nidra"
