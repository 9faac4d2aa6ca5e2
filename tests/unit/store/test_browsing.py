"""Keys of a table come from indexes, whatever the sort and the filter on grade and standing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.browse import Sort
from nidra.records.grade import Grade, Standing
from nidra.store import browsing, browsing_rows, narrowing
from nidra.store.connection import Connection
from nidra.store.filters import Filter


@pytest.fixture
def graded(store: Store, tmp_path: Path) -> Store:
    """Memories of every grade and of most standings, after a pass."""
    (tmp_path / "notes.md").write_text("The port is 5432\nThe limit is 9\n", "utf-8")
    (tmp_path / "gone.md").write_text("The colour is blue\n", "utf-8")
    for number in range(5):
        store.add(new_memory(f"note {number}"))
    for at, text in enumerate(("The port is 5432", "The limit is 7", "The colour is blue")):
        source = tmp_path / ("gone.md" if at == 2 else "notes.md")
        store.add(new_memory(text, source=source, excerpt=text))
    run_sleep(store)
    (tmp_path / "gone.md").unlink()
    run_sleep(store)
    return store


def _statements(connection: Connection, chosen: Filter, sort: Sort) -> list[str]:
    """The queries of a table that reach for memories."""
    told: list[str] = []
    connection.driver.set_trace_callback(told.append)
    try:
        browsing.keys(connection, chosen, sort)
    finally:
        connection.driver.set_trace_callback(None)
    return [sql for sql in told if re.search(r"\bmemory\b", sql)]


def _filters() -> Iterator[Filter]:
    yield Filter()
    for grade, standing in product((None, *Grade), (None, *Standing)):
        if grade is not None or standing is not None:
            yield Filter(grade=grade, standing=standing)


def _plan(connection: Connection, sql: str) -> list[str]:
    rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}")
    return [row[3] for row in rows]


def _reads_rows(connection: Connection, sql: str) -> bool:
    """Does a query read a column of the memories' own rows, beyond what its indexes hold?"""
    root = "SELECT rootpage FROM sqlite_master WHERE name='memory'"
    page = connection.exec_driver_sql(root).scalar_one()
    code = connection.exec_driver_sql(f"EXPLAIN {sql}").fetchall()
    cursors = {row[2] for row in code if row[1] == "OpenRead" and row[3] == page}
    return any(row[1] == "Column" and row[2] in cursors for row in code)


@pytest.mark.parametrize("sort", list(Sort))
@pytest.mark.parametrize("many", [True, False], ids=["of many", "of a few"])
def test_a_grade_or_a_standing_is_read_off_its_covering_index(
    graded: Store, sort: Sort, many: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(narrowing, "_MANY", 0 if many else 60_000)
    monkeypatch.setattr(narrowing, "_FEW", -1 if many else 20_000)
    with graded.database.reading() as connection:
        for chosen in _filters():
            for sql in _statements(connection, chosen, sort):
                plan = _plan(connection, sql)
                if "json_each" in sql:
                    # A few keys, each asked for what no index holds.
                    assert any("INTEGER PRIMARY KEY" in line for line in plan), (sql, plan)
                elif chosen == Filter() and sort in (Sort.FILED, Sort.SUBJECT):
                    assert any(line.startswith("SCAN m") for line in plan) or "subject" in sql
                else:
                    reached = [line for line in plan if re.search(r"\b(memory|m)\b", line)]
                    assert all("INDEX" in line for line in reached), (sql, plan)
                    assert not _reads_rows(connection, sql) or "subject" in sql, sql
                    assert not any("ORDER BY" in line for line in plan) or "subject" in sql, plan


def test_the_index_of_what_changed_last_is_left_to_the_pass_and_a_table_is_right_without_it(
    graded: Store,
) -> None:
    with graded.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET updated_at=updated_at-id*1000")
    with graded.database.reading() as connection:
        before = browsing.keys(connection, Filter(), Sort.NEWEST)
    with graded.database.writing() as connection:
        connection.exec_driver_sql("DROP INDEX ix_newest")
    with graded.database.reading() as connection:
        assert browsing.keys(connection, Filter(), Sort.NEWEST) == before
    run_sleep(graded)
    with graded.database.reading() as connection:
        (plan,) = _plan(connection, browsing.NEWEST)
        # From 3.46 on SQLite says of an expression's index, too, that it covers.
        assert re.fullmatch("SCAN memory USING (COVERING )?INDEX ix_newest", plan), plan


def test_rows_come_in_the_order_of_their_keys_and_what_is_not_there_is_left_out(
    graded: Store,
) -> None:
    with graded.database.reading() as connection:
        rows = browsing_rows.rows(connection, [7, 99, 3, 6])
        assert [row.key for row in rows] == [7, 3, 6]
        assert browsing_rows.rows(connection, []) == []
    fallen, note, standing = rows
    assert (fallen.verdict, note.verdict, note.source) == ("drifted", "", "")
    assert standing.verdict == "verbatim" and standing.source.endswith("notes.md")


def test_a_row_shows_the_beginning_of_a_long_statement(store: Store) -> None:
    store.add(new_memory("word " * 1000))
    with store.database.reading() as connection:
        (row,) = browsing_rows.rows(connection, [1])
    assert row.statement == ("word " * 1000)[: browsing_rows.CUT]


def test_a_nul_cuts_no_statement(store: Store) -> None:
    name = store.add(new_memory("before it"))
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE statement SET text=?", ("before\0it",))
    with store.database.reading() as connection:
        (row,) = browsing_rows.rows(connection, [1])
    assert (row.id, row.statement) == (name, "before\0it")


def test_a_page_of_rows_asks_four_queries_of_one_row_each(graded: Store) -> None:
    told: list[str] = []
    with graded.database.reading() as connection:
        connection.driver.set_trace_callback(told.append)
        browsing_rows.rows(connection, [1, 2, 3])
        connection.driver.set_trace_callback(None)
    assert len(told) == 4 and all("json_group_array" in sql for sql in told)
