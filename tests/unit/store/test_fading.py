"""What fades is read from its indexes alone, and ties of one moment are told apart."""

from __future__ import annotations

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import StoreUnwritable
from nidra.records.grade import Tier
from nidra.records.strength import FADES_AFTER, Bases, Span
from nidra.store import fading, indexes
from nidra.store.database import Database

BASES = Bases(record=30, episodic=7, semantic=30, orientation=365)


def _span(store: Store) -> Span:
    return Span(store.now(), store.now() + 100 * FADES_AFTER, BASES)


@pytest.mark.parametrize("size", [1, 2, 5, 100])
def test_memories_of_one_moment_come_by_their_keys_and_each_once(store: Store, size: int) -> None:
    for number in range(12):
        store.add(new_memory(f"note {number}"))
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET stability=30 WHERE id % 3 = 0")
        connection.exec_driver_sql("UPDATE memory SET tier=2 WHERE id % 4 = 0")
    span, at = _span(store), store.now() + 30 * FADES_AFTER
    with store.database.reading() as connection:
        assert list(fading.nearest(connection, span, None, size)) == [
            (at, key) for key in range(1, 13)
        ]
        for key in (0, 1, 6, 12):
            rest = list(fading.nearest(connection, span, (at, key), size))
            assert rest == [(at, other) for other in range(key + 1, 13)]
        assert list(fading.nearest(connection, span, (span.until, 0), size)) == []


def test_every_range_is_one_of_an_index_in_its_order(store: Store) -> None:
    span = _span(store)
    with store.database.reading() as connection:
        for run in fading.runs(span):
            select = f"EXPLAIN QUERY PLAN SELECT {run.order}, id FROM memory WHERE {run.where}"
            for rest in (
                f"{run.order} = 5 AND id > 3 ORDER BY id LIMIT 9",
                f"{run.order} > 5 AND {run.order} < 9 ORDER BY {run.order}, id LIMIT 9",
            ):
                told = connection.exec_driver_sql(f"{select} AND {rest}")
                plan = [row[3] for row in told]
                assert len(plan) == 1 and "USING INDEX ix_fading" in plan[0], plan
        told = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {fading.keys(span)}", (0,))
        searched = [row[3] for row in told if "memory" in row[3]]
    assert len(searched) == 2 * len(fading.MORTAL)
    assert all("USING INDEX ix_fading" in plan for plan in searched), searched


def test_counts_are_those_of_each_tier(store: Store) -> None:
    for number in range(6):
        store.add(new_memory(f"note {number}"))
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET tier=1 WHERE id < 3")
        connection.exec_driver_sql("UPDATE memory SET pinned=1 WHERE id=6")
    with store.database.reading() as connection:
        found = {tier: fading.count(connection, _span(store), tier) for tier in fading.MORTAL}
    assert found == {Tier.RECORD: 3, Tier.EPISODIC: 2, Tier.SEMANTIC: 0}


def test_a_bulk_load_leaves_its_index_to_the_next_pass_and_a_forecast_is_right_without_it(
    store: Store,
) -> None:
    for number in range(6):
        store.add(new_memory(f"note {number}"))
    with store.database.reading() as connection:
        before = fading.count(connection, _span(store), Tier.RECORD)
    with store.database.writing() as connection:
        connection.exec_driver_sql("DROP INDEX ix_fading")
    with store.database.reading() as connection:
        assert indexes.complete(connection)
        assert fading.count(connection, _span(store), Tier.RECORD) == before == 6
    run_sleep(store)
    with store.database.reading() as connection:
        assert connection.exec_driver_sql(
            "SELECT 1 FROM sqlite_master WHERE name='ix_fading'"
        ).fetchall()
    stood = store.database.path.read_bytes()
    run_sleep(store)
    assert store.database.path.read_bytes() == stood


def test_a_pass_that_cannot_build_it_is_done_all_the_same_and_says_so(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(new_memory("one note"))

    def full(database: Database) -> None:
        raise StoreUnwritable(path=database.folder, reason="no space left")

    monkeypatch.setattr(indexes, "ensure_after_pass", full)
    report = run_sleep(store)
    assert any("not indexed yet" in note and "no space left" in note for note in report.notes)
    assert store.runs.history(1)[0]["state"] == "done"
