"""Imports that meet trouble: nothing is filed twice, nothing hidden is used, the palace stays apart."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from conftest import DATA
from nidra.app import imports
from nidra.app.imports import Request, import_store
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import MemoryAbsent, PalaceAbsent, StoreBusy, UnknownPremise, UsageError
from nidra.records.foreign import ForeignRow
from nidra.store import batches, origins
from nidra.store.filling import Counts, Filler
from nidra.store.journal import Journal

PALACE = DATA / "palaces" / "mixed"


def _half(store: Store) -> tuple[int, Filler]:
    rows = [ForeignRow(n, f"d{n}", b"text %d" % n, "", "") for n in range(1, 4)]
    with store.database.writing() as connection:
        origin = origins.key_of(connection, "mempalace", "/palace", "chroma")
        batch = batches.begin(connection, origin, "{}", "", 1)
        filler = Filler(origin, batch, 1, True)
        filler.fill(connection, rows, Counts())
    return batch, filler


def test_an_import_that_another_went_on_with_files_nothing_twice(store: Store) -> None:
    batch, slow = _half(store)
    quick = Filler(slow.origin, batch, 1, True, cursor=slow.cursor)
    more = [ForeignRow(9, "d9", b"text 9", "", "")]
    with store.database.writing() as connection:
        quick.fill(connection, more, Counts())
        journal = Journal(connection, 1)
        batches.complete(connection, journal, batch, {}, 1, quick.seal)
        journal.flush()
    for late in (more, [ForeignRow(10, "d10", b"text 10", "", "")]):
        with pytest.raises(StoreBusy, match="another import went on"):
            with store.database.writing() as connection:
                slow.fill(connection, late, Counts())
    with pytest.raises(StoreBusy):
        with store.database.writing() as connection:
            batches.complete(connection, Journal(connection, 1), batch, {}, 1, slow.seal)
    assert store.census().total == 4
    assert verify_journal(store).problems == []


def test_what_an_open_import_brought_can_be_neither_shown_nor_built_upon(store: Store) -> None:
    batch, _ = _half(store)
    with store.database.reading() as connection:
        hidden = connection.exec_driver_sql("SELECT public_id FROM memory LIMIT 1").scalar()
    with pytest.raises(MemoryAbsent):
        store.get(str(hidden))
    with pytest.raises(MemoryAbsent):
        store.get("d1")
    with pytest.raises(UnknownPremise):
        store.add(new_memory("It follows", rests_on=[str(hidden)]))
    with store.database.writing() as connection:
        batches.discard(connection, batch)
    assert store.census().total == 0


@pytest.mark.parametrize("inside", ["palace", "palace/audit"])
def test_a_store_inside_the_palace_is_refused_before_anything_is_written(
    tmp_path: Path, inside: str
) -> None:
    palace = tmp_path / "p"
    shutil.copytree(PALACE, palace)
    before = sorted(path.name for path in palace.rglob("*"))
    with pytest.raises(UsageError, match="only ever"):
        import_store(Store(palace / inside), Request(palace))
    assert sorted(path.name for path in palace.rglob("*")) == before


def test_an_import_that_is_refused_leaves_no_folder_behind(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(PalaceAbsent):
        import_store(Store(tmp_path / "store"), Request(tmp_path / "empty"))
    with pytest.raises(UsageError):
        import_store(Store(tmp_path / "store"), Request(PALACE, limit=-1))
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "nidra.toml").write_text("[[", "utf-8")
    with pytest.raises(UsageError, match=r"nidra\.toml"):
        import_store(Store(tmp_path / "odd"), Request(PALACE))
    assert not (tmp_path / "store").exists()
    assert [path.name for path in (tmp_path / "odd").iterdir()] == ["nidra.toml"]


def test_a_store_that_another_process_made_meanwhile_takes_the_import_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "store"
    publish = imports.Building.publish

    def raced(building: imports.Building) -> bool:
        with Store(folder) as other:
            other.init()
            other.add(new_memory("from another process"))
        return publish(building)

    monkeypatch.setattr(imports.Building, "publish", raced)
    with Store(folder) as store:
        report = import_store(store, Request(PALACE))
        assert report.counts["imported"] == 55
        assert store.census().total == 56
        assert verify_journal(store).problems == []
    assert [path.name for path in folder.iterdir() if "building" in path.name] == []


def test_a_built_store_is_sound_in_every_way(tmp_path: Path) -> None:
    from nidra.store import health

    with Store(tmp_path / "store") as store:
        import_store(store, Request(PALACE))
        with store.database.reading() as connection:
            assert health.damage(connection) == []
            assert health.loose_rows(connection) == 0
            assert health.census_is_true(connection)
            assert health.indexes_are_there(connection)
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


def test_a_new_store_whose_checkpoint_could_not_be_written_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "store"
    folder.mkdir()
    (folder / "checkpoints").write_text("in the way", "utf-8")
    with Store(folder) as store:
        report = import_store(store, Request(PALACE))
        assert any("checkpoint could not be written" in words for words in report.problems)
        assert store.census().total == 55


def test_what_a_killed_build_left_is_cleared_away(tmp_path: Path) -> None:
    folder = tmp_path / "store"
    folder.mkdir()
    (folder / ".nidra.db.building.999999999").write_bytes(b"half")
    with Store(folder) as store:
        import_store(store, Request(PALACE))
    assert [path.name for path in folder.iterdir() if "building" in path.name] == []
