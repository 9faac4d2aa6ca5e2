"""Long statements: told of while they run, and stopped without a trace."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from nidra.app.workspace import Store
from nidra.base.errors import Cancelled
from nidra.store import watching
from nidra.store.watching import watched

_LONG = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<{}) SELECT max(i) FROM n"
)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    made = Store(tmp_path / "store")
    made.database.create()
    return made


def test_a_statement_without_end_stops_when_it_is_asked_to(store: Store) -> None:
    asked = itertools.count()
    with pytest.raises(Cancelled, match="taken back"):
        with store.database.writing() as connection:
            connection.exec_driver_sql("INSERT INTO meta VALUES ('half', 'done')")
            with watched(connection, lambda: next(asked) >= 2, "It was taken back."):
                connection.exec_driver_sql(_LONG.format(10**12)).fetchall()
    with store.database.reading() as connection:
        left = connection.exec_driver_sql("SELECT count(*) FROM meta WHERE key='half'").scalar()
    assert left == 0


def test_an_error_of_its_own_is_not_taken_for_a_stop(store: Store) -> None:
    with pytest.raises(Exception) as caught:
        with store.database.writing() as connection:
            with watched(connection, lambda: True, "never"):
                connection.exec_driver_sql("SELECT * FROM nowhere")
    assert not isinstance(caught.value, Cancelled)


def test_a_connection_is_no_longer_watched_afterwards(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "EVERY_SECONDS", 0)
    with store.database.writing() as connection:
        with watched(connection, lambda: True, "never"):
            pass
        found = connection.exec_driver_sql(_LONG.format(100_000)).scalar()
    assert found == 100_000


def test_an_interrupt_while_it_is_watched_is_told_as_one(store: Store) -> None:
    with pytest.raises(KeyboardInterrupt):
        with store.database.writing() as connection:
            with watched(connection, lambda: False, "never"):
                raise KeyboardInterrupt
