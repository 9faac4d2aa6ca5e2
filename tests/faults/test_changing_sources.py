"""A source that changes while it is read: no verdict on bytes that were not read; the next pass settles."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest
from faults import invariants
from faults.sources import CHANGES, MOMENTS, changing, filed, judged, states_of
from faults.world import paragraph
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import new_memory
from nidra.records.verdict import FAILED, State

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs pipes and links of POSIX")


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("change", CHANGES)
def test_only_bytes_that_were_read_are_judged(tmp_path: Path, change: str, moment: str) -> None:
    for read_before in (False, True):
        assert judged(tmp_path / f"{read_before}", change, moment, read_before) > 30


def test_a_source_that_another_thread_appends_to_during_a_pass_never_drifts(
    tmp_path: Path,
) -> None:
    world, store, path = filed(tmp_path)
    stop = threading.Event()

    def append() -> None:
        while not stop.is_set():
            with path.open("ab") as file:
                file.write(b"One more line of a log that grows.\n" * 50)

    writer = threading.Thread(target=append)
    writer.start()
    try:
        for _ in range(6):
            run_sleep(store)
            assert not set(states_of(store, path).values()) & {*FAILED}
    finally:
        stop.set()
        writer.join()
    run_sleep(store)
    assert set(states_of(store, path).values()) == {State.VERBATIM}
    assert invariants.check(store.folder, world.clock, idle=True)
    store.close()


@pytest.mark.parametrize("change", ["vanishes", "grows", "is rewritten", "becomes a folder"])
def test_an_add_looks_at_a_source_that_changes_and_files_its_receipt_unread_or_true(
    tmp_path: Path, change: str
) -> None:
    world, store, path = filed(tmp_path)
    with changing(path, CHANGES[change], "while it is read"):
        name = store.add(new_memory("Another", source=path, excerpt=paragraph(0, 4)))
    assert all(row.state not in FAILED for row in store.get(name).evidence)
    run_sleep(store)
    assert invariants.check(store.folder, world.clock, idle=True, clean=True)
    store.close()
