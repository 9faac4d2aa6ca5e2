"""Equal texts find each other while a store is being built, as they do in one that is there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from nidra.records.foreign import ForeignRow
from nidra.store import batches, indexes, origins, same_text
from nidra.store.building import Building
from nidra.store.database import Database
from nidra.store.filling import Counts, Filler
from nidra.store.journal import Journal
from nidra.store.schema import UNIQUE_NAMES

NOW = 1_780_300_800_000_000
TEXTS = [f"text {number % 20}" for number in range(60)]


@pytest.fixture
def building(tmp_path: Path) -> Iterator[Building]:
    database = Building(tmp_path / "store")
    database.start()
    yield database
    database.close()


@pytest.fixture
def existing(tmp_path: Path) -> Iterator[Database]:
    database = Database(tmp_path / "existing")
    database.create()
    yield database
    database.close()


def _import(database: Database, alone: bool, step: int = 7) -> Counts:
    counts = Counts()
    with database.writing() as connection:
        origin = origins.key_of(connection, "mempalace", "/palace", "chroma")
        batch = batches.begin(connection, origin, "{}", "print", NOW, alone)
        filler = Filler(origin, batch, NOW, True, alone=alone)
        for at in range(0, len(TEXTS), step):
            chunk = [
                ForeignRow(
                    n + 1, f"d{n}", TEXTS[n].encode(), f"/nowhere/{n}.md", "mempalace/project"
                )
                for n in range(at, min(at + step, len(TEXTS)))
            ]
            filler.fill(connection, chunk, counts)
        journal = Journal(connection, NOW)
        batches.complete(connection, journal, batch, {}, NOW, filler.seal)
        journal.flush()
        assert indexes.complete(connection)
    return counts


def _filed(database: Database) -> list[tuple[object, ...]]:
    with database.reading() as connection:
        return [
            tuple(row)
            for row in connection.exec_driver_sql(
                "SELECT d.foreign_id, m.public_id, s.text FROM drawer d"
                " JOIN memory m ON m.id=d.memory_id JOIN statement s ON s.memory_id=m.id"
                " ORDER BY d.id"
            )
        ]


def test_a_store_that_is_built_alone_is_the_one_that_others_could_see(
    building: Building, existing: Database
) -> None:
    counts, others = _import(building, alone=True), _import(existing, alone=False)
    assert (counts.imported, counts.duplicate) == (20, 40)
    assert counts == others
    assert _filed(building) == _filed(existing)


def test_more_ids_than_are_kept_in_memory_are_asked_of_the_index(
    building: Building, existing: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(same_text, "MOST_IN_MEMORY", 8)
    _import(building, alone=True)
    _import(existing, alone=False)
    assert _filed(building) == _filed(existing)


@pytest.mark.parametrize("most", [0, 8, 1000])
def test_texts_that_share_a_short_id_stay_apart_while_a_store_is_built(
    building: Building, existing: Database, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(same_text, "SHORT", 1)
    monkeypatch.setattr(same_text, "MOST_IN_MEMORY", most)
    counts = _import(building, alone=True)
    _import(existing, alone=False)
    filed = _filed(building)
    assert (counts.imported, counts.duplicate) == (20, 40)
    assert [text for _, _, text in filed] == TEXTS
    assert len({name for _, name, _ in filed}) == 20
    assert {len(str(name)) for _, name, _ in filed} == {len("mem_") + 1, len("mem_") + 5}
    assert filed == _filed(existing)


def test_an_empty_store_that_others_may_write_to_keeps_its_ids_unique_meanwhile(
    existing: Database,
) -> None:
    with existing.writing() as connection:
        origin = origins.key_of(connection, "mempalace", "/palace", "chroma")
        batches.begin(connection, origin, "{}", "print", NOW)
    raw = sqlite3.connect(existing.path)
    names = {row[0] for row in raw.execute("SELECT name FROM sqlite_master WHERE type='index'")}
    raw.close()
    assert UNIQUE_NAMES in names
    assert "ix_drawer_foreign" not in names
