"""Files that a command writes lie outside what is only read."""

from __future__ import annotations

from pathlib import Path

import pytest
from nidra.app.workspace import Store
from nidra.base.errors import UsageError
from nidra.cli.outputs import is_outside, output_file, refuse_inside


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(tmp_path / "s")
    made.init()
    return made


def test_what_lies_in_the_store_is_refused_by_whatever_name(store: Store, tmp_path: Path) -> None:
    (tmp_path / "file").symlink_to(store.folder / "nidra.db")
    (tmp_path / "folder").symlink_to(store.folder)
    (tmp_path / "new").symlink_to(store.folder / "not-there-yet.md")
    for name in ("s/nidra.db", "s/a/b.md", "s/../s/x.md", "file", "folder/x.md", "new"):
        with pytest.raises(UsageError, match="only the store's own files belong"):
            refuse_inside(store, [tmp_path / name], "--out")
        assert not is_outside(store, tmp_path / name)


def test_a_link_is_told_with_where_it_leads(store: Store, tmp_path: Path) -> None:
    (tmp_path / "link.md").symlink_to(store.folder / "nidra.db")
    with pytest.raises(UsageError) as told:
        refuse_inside(store, [tmp_path / "link.md"], "--out")
    assert f"link.md leads to {store.folder / 'nidra.db'}, which lies in" in str(told.value)


def test_what_lies_beside_the_store_is_let_through(store: Store, tmp_path: Path) -> None:
    refuse_inside(store, [tmp_path / "s.md", tmp_path / "s2" / "x.md"], "--out")
    assert is_outside(store, tmp_path / "trust-report.md")


@pytest.mark.parametrize("name", [".", "none/x.md", "link"])
def test_what_could_not_be_written_is_refused_before_the_work(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "link").symlink_to("none/x.md")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError):
        output_file(Path(name), "--out")
