"""Files that a command writes lie outside what is only read."""

from __future__ import annotations

from pathlib import Path

import pytest
from nidra.app.workspace import Store, new_memory
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


@pytest.fixture
def source(store: Store, tmp_path: Path) -> Path:
    """A file that a memory of the store cites."""
    made = tmp_path / "notes.md"
    made.write_text("The retry limit is 5.", "utf-8")
    store.add(new_memory("The retry limit is 5", source=made, excerpt="retry limit is 5"))
    return made


def test_a_source_of_the_store_is_refused_by_whatever_name(
    store: Store, source: Path, tmp_path: Path
) -> None:
    (tmp_path / "link.md").symlink_to(source)
    (tmp_path / "again").symlink_to(tmp_path)
    for name in ("notes.md", "link.md", "again/notes.md", "s/../notes.md"):
        with pytest.raises(UsageError, match=r"is the source .*memories of this store rest on"):
            refuse_inside(store, [tmp_path / name], "--out")
        assert not is_outside(store, tmp_path / name)


def test_a_source_that_was_cited_through_a_link_is_refused_where_it_lies(
    store: Store, tmp_path: Path
) -> None:
    (tmp_path / "real.md").write_text("The retry limit is 5.", "utf-8")
    (tmp_path / "link.md").symlink_to("real.md")
    cited = tmp_path / "link.md"
    store.add(new_memory("The retry limit is 5", source=cited, excerpt="retry limit is 5"))
    with pytest.raises(UsageError, match=f"real.md is the source {cited}"):
        refuse_inside(store, [tmp_path / "real.md"], "--out")


def test_a_source_is_refused_where_it_lies_now_and_where_it_is_missed(
    store: Store, source: Path, tmp_path: Path
) -> None:
    source.rename(tmp_path / "renamed.md")
    with store.database.writing() as connection:
        place = str(tmp_path / "renamed.md")
        connection.exec_driver_sql("UPDATE source SET location=?", (place,))
    for name in ("renamed.md", "notes.md"):
        with pytest.raises(UsageError, match="is the source"):
            refuse_inside(store, [tmp_path / name], "--out")


def test_a_file_beside_a_source_is_let_through(store: Store, source: Path, tmp_path: Path) -> None:
    (tmp_path / "old-report.md").write_text("the same size", "utf-8")
    refuse_inside(store, [tmp_path / "old-report.md", source.with_suffix(".html")], "--out")


def test_what_lies_in_another_store_is_refused(store: Store, tmp_path: Path) -> None:
    other = Store(tmp_path / "other")
    other.init()
    (tmp_path / "link").symlink_to(other.folder)
    for name in ("other/nidra.db", "other/x.md", "other/checkpoints/x.json", "link/backups/y.db"):
        with pytest.raises(UsageError, match="another store keeps its own files"):
            refuse_inside(store, [tmp_path / name], "--out")
        assert not is_outside(store, tmp_path / name)
