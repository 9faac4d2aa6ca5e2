"""Rows that were filed before are found again, in whatever order and length they come."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from nidra.app.workspace import Store
from nidra.records.foreign import ForeignRow
from nidra.store import batches, origins
from nidra.store.filling import Counts, Filler
from nidra.store.journal import Journal
from nidra.store.known import LONGEST


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(tmp_path / "store")
    made.database.create()
    return made


def _row(number: int, text: str) -> ForeignRow:
    return ForeignRow(number, f"d{number}", text.encode(), "/nowhere/a.md", "mempalace/project")


def _import(store: Store, *chunks: Sequence[ForeignRow]) -> Counts:
    counts = Counts()
    with store.database.writing() as connection:
        origin = origins.key_of(connection, "mempalace", "/palace", "chroma")
        first = batches.is_first(connection, origin)
        batch = batches.begin(connection, origin, "{}", "print", 1)
        filler = Filler(origin, batch, 1, first)
        for chunk in chunks:
            filler.fill(connection, chunk, counts)
        if not batches.drop_if_nothing_new(connection, batch):
            journal = Journal(connection, 1)
            batches.complete(connection, journal, batch, {}, 1, filler.seal)
            journal.flush()
    return counts


def test_rows_are_known_in_another_order_and_with_gaps(store: Store) -> None:
    rows = [_row(n, f"text {n}") for n in range(1, 41)]
    _import(store, rows)
    later = [*rows[30:], *rows[5:20], _row(90, "new"), *rows[2:4]]
    counts = _import(store, later[:7], later[7:20], later[20:])
    assert (counts.known, counts.imported, counts.changed) == (27, 1, 0)


def test_a_changed_row_among_known_ones_is_told_from_them(store: Store) -> None:
    rows = [_row(n, f"text {n}") for n in range(1, 11)]
    _import(store, rows)
    rows[4] = _row(5, "something else")
    counts = _import(store, rows)
    assert (counts.known, counts.changed, counts.rows) == (9, 1, 10)


def test_texts_longer_than_what_is_read_back_are_compared_whole(store: Store) -> None:
    head = "x" * (LONGEST + 5)
    rows = [_row(1, head), _row(2, head + "y"), _row(3, "a\0b"), _row(4, "z" * LONGEST)]
    _import(store, rows)
    assert _import(store, rows).known == 4
    counts = _import(store, [rows[0], _row(2, head + "z"), _row(3, "a\0c"), rows[3]])
    assert (counts.known, counts.changed) == (2, 2)


def _has_index_of_foreign_ids(store: Store) -> bool:
    with store.database.reading() as connection:
        rows = connection.exec_driver_sql(
            "SELECT 1 FROM sqlite_master WHERE name='ix_drawer_foreign'"
        )
        return rows.first() is not None


def test_the_index_of_foreign_ids_is_built_when_a_row_is_looked_for_and_not_before(
    store: Store,
) -> None:
    rows = [_row(n, f"text {n}") for n in range(1, 41)]
    _import(store, rows[:20], rows[20:])
    assert not _has_index_of_foreign_ids(store)
    assert _import(store, rows[:20], rows[20:]).known == 40
    assert not _has_index_of_foreign_ids(store)
    assert _import(store, [*rows[:20], _row(41, "new")], rows[20:]).known == 40
    assert _has_index_of_foreign_ids(store)


def test_two_foreign_stores_in_one_do_not_take_each_other_s_rows(store: Store) -> None:
    _import(store, [_row(1, "one"), _row(2, "two")])
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE origin SET location='/elsewhere'")
    counts = _import(store, [_row(1, "one"), _row(2, "something else")])
    assert (counts.imported, counts.duplicate, counts.known) == (1, 1, 0)
