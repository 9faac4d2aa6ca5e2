"""Connections of a store: what a statement gives, and what is left of work that broke off."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from nidra.store.connection import KEPT, Connection, Pool


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "some.db"
    with sqlite3.connect(made) as raw:
        raw.execute("PRAGMA journal_mode=WAL")
        raw.execute("CREATE TABLE some (id INTEGER PRIMARY KEY, word TEXT)")
        raw.executemany("INSERT INTO some (word) VALUES (?)", [("one",), ("two",)])
    raw.close()
    return made


def _pool(path: Path, begin: str = "BEGIN") -> Pool:
    connect = partial(
        sqlite3.connect, path, timeout=0.1, isolation_level=None, check_same_thread=False
    )
    return Pool(connect, begin)


@pytest.fixture
def pool(path: Path) -> Iterator[Pool]:
    made = _pool(path, "BEGIN IMMEDIATE")
    yield made
    made.close()


def test_a_statement_gives_rows_one_by_one_all_at_once_or_its_only_value(pool: Pool) -> None:
    with pool.begun() as connection:
        rows = connection.exec_driver_sql("SELECT id, word FROM some ORDER BY id")
        assert rows.fetchone() == (1, "one")
        assert rows.fetchall() == [(2, "two")]
        assert rows.fetchone() is None
        assert [word for (word,) in connection.exec_driver_sql("SELECT word FROM some")] == [
            "one",
            "two",
        ]
        assert connection.exec_driver_sql("SELECT word FROM some ORDER BY id").scalar() == "one"
        assert connection.exec_driver_sql("SELECT word FROM some WHERE id=9").scalar() is None
        assert connection.exec_driver_sql("SELECT word FROM some WHERE id=9").first() is None
        assert connection.exec_driver_sql("SELECT count(*) FROM some").scalar_one() == 2


@pytest.mark.parametrize(("where", "told"), [("id=9", "none"), ("id>0", "2")])
def test_an_only_row_is_neither_none_nor_one_of_several(pool: Pool, where: str, told: str) -> None:
    with pytest.raises(LookupError, match=told), pool.begun() as connection:
        connection.exec_driver_sql(f"SELECT id FROM some WHERE {where}").one()


def test_a_list_of_values_runs_a_statement_for_each(pool: Pool) -> None:
    with pool.begun() as connection:
        sql = "INSERT INTO some (word) VALUES (?)"
        assert connection.exec_driver_sql(sql, [("three",), ("four",)]).rowcount == 2
        assert connection.exec_driver_sql(sql, ("five",)).lastrowid == 5


def test_work_that_broke_off_leaves_nothing_behind_though_its_cursor_is_kept(
    path: Path, pool: Pool
) -> None:
    kept: list[object] = []

    def broken(connection: Connection) -> None:
        connection.exec_driver_sql("INSERT INTO some (word) VALUES ('lost')")
        rows = connection.exec_driver_sql("SELECT id FROM some")
        kept.append(rows)
        rows.fetchone()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), pool.begun() as connection:
        broken(connection)
    other = _pool(path, "BEGIN IMMEDIATE")
    with other.begun() as connection:
        connection.exec_driver_sql("INSERT INTO some (word) VALUES ('three')")
    with pool.begun() as connection:
        words = [word for (word,) in connection.exec_driver_sql("SELECT word FROM some")]
    assert words == ["one", "two", "three"]
    other.close()


def test_a_commit_that_failed_gives_its_connection_up(path: Path) -> None:
    class Failing(sqlite3.Connection):
        def commit(self) -> None:
            raise sqlite3.OperationalError("disk I/O error")

    pool = Pool(partial(sqlite3.connect, path, isolation_level=None, factory=Failing), "BEGIN")
    with pytest.raises(sqlite3.OperationalError), pool.begun() as connection:
        connection.exec_driver_sql("INSERT INTO some (word) VALUES ('lost')")
        driver = connection.driver
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        driver.execute("SELECT 1")
    pool.close()


def test_connections_are_kept_for_the_next_a_few_at_most(path: Path) -> None:
    pool = _pool(path)
    with pool.begun() as first:
        pass
    with pool.begun() as second:
        assert second.driver is first.driver
    gate = threading.Barrier(KEPT + 2)
    drivers: list[sqlite3.Connection] = []

    def read() -> None:
        with pool.begun() as connection:
            connection.exec_driver_sql("SELECT count(*) FROM some").scalar()
            drivers.append(connection.driver)
            gate.wait(10)

    threads = [threading.Thread(target=read) for _ in range(KEPT + 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(map(id, drivers))) == KEPT + 2
    assert sum(map(_is_open, drivers)) == KEPT
    pool.close()
    assert not any(map(_is_open, drivers))


def _is_open(driver: sqlite3.Connection) -> bool:
    try:
        driver.execute("SELECT 1")
    except sqlite3.ProgrammingError:
        return False
    return True


def test_what_comes_back_after_the_end_is_closed(path: Path) -> None:
    pool = _pool(path)
    with pool.begun() as connection:
        pool.close()
        assert connection.exec_driver_sql("SELECT count(*) FROM some").scalar() == 2
    assert not _is_open(connection.driver)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_forked_process_opens_a_connection_of_its_own(path: Path) -> None:
    pool = _pool(path)
    with pool.begun() as connection:
        driver = connection.driver
    child = os.fork()
    if not child:
        with pool.begun() as connection:
            os._exit(int(connection.driver is driver))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    pool.close()
