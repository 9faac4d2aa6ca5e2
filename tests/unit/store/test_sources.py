"""Which sources are in use: those with a live receipt of an import that counts."""

from __future__ import annotations

from pathlib import Path

import pytest
from nidra.app.workspace import Store, new_memory
from nidra.records.evidence import SourceState
from nidra.store import sources


@pytest.fixture
def names(store: Store, tmp_path: Path) -> list[str]:
    """Three sources that were found, with two receipts each."""
    paths = [tmp_path / f"{name}.md" for name in ("a", "b", "c")]
    for path in paths:
        path.write_text("The port is 5432\nThe limit is 7\n", "utf-8")
        for excerpt in ("The port is 5432", "The limit is 7"):
            store.add(new_memory(f"{path.name}: {excerpt}", source=path, excerpt=excerpt))
    _run(store, f"UPDATE source SET state={int(SourceState.PRESENT)}")
    return [str(path) for path in paths]


def _run(store: Store, sql: str) -> None:
    with store.database.writing() as connection:
        connection.exec_driver_sql(sql)


def _in_use(store: Store) -> list[str]:
    with store.database.reading() as connection:
        paths = {row.key: row.path for row in sources.page(connection)}
        assert [key for key, _, _ in sources.clocks(connection)] == list(paths)
        every = connection.exec_driver_sql("SELECT id FROM source ORDER BY id")
        assert [key for (key,) in every if sources.is_there(connection, key)] == list(paths)
    return list(paths.values())


def _of(source: int) -> str:
    return f"(SELECT id FROM evidence WHERE source_id={source})"


def test_a_source_is_in_use_while_one_of_its_receipts_is_live(
    store: Store, names: list[str]
) -> None:
    assert _in_use(store) == names
    _run(store, f"UPDATE verdict SET retired_by=9 WHERE evidence_id IN {_of(1)}")
    assert _in_use(store) == names[1:]
    _run(store, f"UPDATE verdict SET retired_by=9 WHERE evidence_id=(SELECT min(id) FROM {_of(2)})")
    assert _in_use(store) == names[1:]


def test_receipts_of_an_import_that_does_not_count_keep_no_source_in_use(
    store: Store, names: list[str]
) -> None:
    _run(store, "INSERT INTO origin (id, adapter, location) VALUES (1, 'some', 'where')")
    _run(store, "INSERT INTO batch (id, origin_id, state, started_at) VALUES (1, 1, 'open', 0)")
    _run(store, "UPDATE evidence SET batch_id=1 WHERE source_id=3")
    assert _in_use(store) == names[:2]
    _run(store, f"UPDATE verdict SET retired_by=9 WHERE evidence_id IN {_of(1)}")
    assert _in_use(store) == names[1:2]
    _run(store, "UPDATE batch SET state='complete'")
    assert _in_use(store) == names[1:]
