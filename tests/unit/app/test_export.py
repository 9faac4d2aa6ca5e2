"""Exporting says how far it is, and leaves nothing behind where it is stopped."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from nidra.app.export import export_folder, export_jsonl
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled
from nidra.base.paths import replacing
from nidra.records.progress import Progress


@pytest.fixture
def filled(store: Store) -> Store:
    for number in range(450):
        store.add(new_memory(f"the tide was {number} cm high"))
    return store


def test_an_export_says_how_many_of_all_memories_are_written(filled: Store, tmp_path: Path) -> None:
    told: list[Progress] = []
    export_folder(filled, tmp_path / "out", progress=told.append)
    memories = [value for value in told if value.unit == "memories"]
    assert [(value.done, value.total) for value in memories] == [(0, 450), (200, 450), (400, 450)]
    assert [value.done for value in told if value.unit == "rows"] == [0, 200, 400]


def test_an_export_that_is_stopped_leaves_no_file(filled: Store, tmp_path: Path) -> None:
    asked = iter([False, True])
    with pytest.raises(Cancelled, match="not whole"), replacing(tmp_path / "all.jsonl") as stream:
        export_jsonl(filled, stream, cancel=lambda: next(asked))
    asked = iter([False, False, False, True])
    with pytest.raises(Cancelled):
        export_folder(filled, tmp_path / "out", cancel=lambda: next(asked))
    assert not list(tmp_path.glob("*.jsonl")) and not (tmp_path / "out").exists()


def test_an_export_nobody_watches_writes_every_line(filled: Store) -> None:
    stream = io.StringIO()
    assert export_jsonl(filled, stream) == 450
    assert stream.getvalue().count("\n") == 450
