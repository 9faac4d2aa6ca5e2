"""The counts of verdicts that are kept, against those made afresh."""

from __future__ import annotations

import json
from pathlib import Path

from conftest import DATA
from nidra.app.imports import Request, import_store
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.records.verdict import State
from nidra.store import health, verdict_census
from nidra.store.sources import unchecked_sources

MIXED = DATA / "palaces" / "mixed"
MAPS = json.loads((MIXED / "manifest.json").read_text("utf-8"))["remap"]
REQUEST = Request(MIXED, maps=tuple((old, str(MIXED / new)) for old, new in MAPS.items()))


def _true(store: Store) -> dict[int, int]:
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
        return dict(verdict_census.count(connection))


def test_a_receipt_is_counted_as_unread_and_then_by_its_verdict(
    store: Store, tmp_path: Path
) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text("The retry limit is 5\n")
    receipt = {"source": notes, "excerpt": "The retry limit is 5"}
    store.add(new_memory("The retry limit is 5", **receipt))  # type: ignore[arg-type]
    assert _true(store) == {State.UNCHECKED: 1}
    with store.database.reading() as connection:
        assert len(unchecked_sources(connection)) == 1
    run_sleep(store)
    assert _true(store) == {State.VERBATIM: 1}
    with store.database.reading() as connection:
        assert not unchecked_sources(connection)
    notes.write_text("The retry limit is 6\n")
    run_sleep(store)
    (fallen,) = _true(store)
    assert fallen != State.VERBATIM
    store.add(new_memory("The retry limit is 5", source=notes, excerpt="retry limit is 6"))
    assert _true(store) == {State.UNCHECKED: 1}, "the receipt that failed is history"


def test_the_receipts_of_an_import_count_while_the_import_does(store: Store) -> None:
    import_store(store, REQUEST)
    waiting = _true(store)
    assert set(waiting) == {State.UNCHECKED}
    run_sleep(store)
    read = _true(store)
    assert sum(read.values()) == sum(waiting.values())
    for run in store.runs.history(1):
        undo(store, run["pass_id"])
    assert _true(store) == waiting
    undo(store, "1")
    assert _true(store) == {}
