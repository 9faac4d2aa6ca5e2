"""A batch that is taken back goes step by step, and what a kill leaves of it goes with the next import."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest
from conftest import DATA
from nidra.app.imports import Request, import_store
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled
from nidra.records.progress import Progress
from nidra.store import discarding, health

TABLES = (
    "memory",
    "statement",
    "evidence",
    "verdict",
    "drawer",
    "batch",
    "source",
    "room",
    "origin",
)


class Killed(BaseException):
    """Stands for the end of the process."""


@pytest.fixture(autouse=True)
def _short_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discarding, "STEP", 10)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A store with a memory of its own and one import."""
    made = Store(tmp_path / "store")
    made.init()
    made.add(new_memory("from before"))
    import_store(made, Request(DATA / "palaces" / "project"))
    return made


def _rows(store: Store) -> dict[str, int]:
    with store.database.reading() as connection:
        return {
            table: connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar() or 0
            for table in TABLES
        }


def _sound(store: Store) -> None:
    assert verify_journal(store).problems == []
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
        assert health.loose_rows(connection) == 0


def _cancel(store: Store, palace: Path, heard: list[Progress]) -> None:
    """Import until all rows are filed, then stop."""
    import_store(
        store,
        Request(palace),
        progress=heard.append,
        cancel=lambda: any(value.stage == "import" and value.done for value in heard),
    )


def test_a_cancelled_import_goes_in_steps_and_tells_of_each(store: Store) -> None:
    before, heard = _rows(store), list[Progress]()
    with pytest.raises(Cancelled):
        _cancel(store, DATA / "palaces" / "convos", heard)
    told = [value for value in heard if value.stage == "take back"]
    assert len(told) > 10
    assert [value.done for value in told] == sorted({value.done for value in told})
    assert told[-1].done == told[-1].total > 100
    assert _rows(store) == before
    _sound(store)


@pytest.mark.parametrize("steps", [0, 1, 7, 12, 18])
def test_what_a_kill_left_of_a_cancelled_import_goes_with_the_next(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    palace = DATA / "palaces" / "convos"
    made: Counter[str] = Counter()
    step = discarding.Discarding.step

    def killed(self: discarding.Discarding, connection: object) -> bool:
        if made["steps"] == steps:
            raise Killed
        made["steps"] += 1
        return step(self, connection)  # type: ignore[arg-type]

    heard = list[Progress]()
    with monkeypatch.context() as patch:
        patch.setattr(discarding.Discarding, "step", killed)
        with pytest.raises(Killed):
            _cancel(store, palace, heard)
    _sound(store)
    assert _rows(store)["batch"] == 2
    report = import_store(store, Request(palace))
    assert not report.resumed
    other = Store(tmp_path / "other")
    shutil.rmtree(other.folder, ignore_errors=True)
    other.init()
    other.add(new_memory("from before"))
    for name in ("project", "convos"):
        import_store(other, Request(DATA / "palaces" / name))
    assert _rows(store) == _rows(other)
    assert store.census() == other.census()
    _sound(store)
