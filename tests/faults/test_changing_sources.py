"""A source that changes while it is read: no verdict on bytes that were not read; the next pass settles."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest
from faults import invariants
from faults.sources import CHANGES, MOMENTS, changing
from faults.world import World, paragraph
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.verdict import FAILED, OK, State

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs pipes and links of POSIX")


def _filed(tmp_path: Path) -> tuple[World, Store, Path]:
    world = World(tmp_path)
    world.fill()
    store = world.store()
    world.import_palace(store)
    store.add(
        new_memory("By hand", source=world.source(0), excerpt=paragraph(0, 3), confidence=0.9)
    )
    return world, store, world.source(0)


def _states(store: Store, path: Path) -> dict[str, State]:
    return {
        row.excerpt: row.state
        for memory in store.load()
        for row in memory.evidence
        if row.source == str(path)
    }


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("read_before", [False, True], ids=["unread", "read before"])
def test_only_bytes_that_were_read_are_judged(
    tmp_path: Path, change: str, moment: str, read_before: bool
) -> None:
    world, store, path = _filed(tmp_path)
    if read_before:
        run_sleep(store)
        world.clock.pass_days(1)
    held = {path.read_text("utf-8")}
    with changing(path, CHANGES[change], moment) as done:
        run_sleep(store)
    assert done == [moment]
    if path.is_file():
        held.add(path.read_text("utf-8"))
    for excerpt, state in _states(store, path).items():
        if state in OK:
            assert any(excerpt in text for text in held)
        if state in FAILED:
            assert path.is_file() and excerpt not in path.read_text("utf-8")
    assert invariants.check(store.folder, world.clock, clean=True)
    run_sleep(store)
    settled = _states(store, path)
    if path.is_file():
        text = path.read_text("utf-8")
        assert {excerpt: state in OK for excerpt, state in settled.items()} == {
            excerpt: excerpt in text for excerpt in settled
        }
    else:
        assert not set(settled.values()) & {*FAILED}
    assert invariants.check(store.folder, world.clock, idle=True, clean=True)
    store.close()


def test_a_source_that_another_thread_appends_to_during_a_pass_never_drifts(
    tmp_path: Path,
) -> None:
    world, store, path = _filed(tmp_path)
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
            assert not set(_states(store, path).values()) & {*FAILED}
    finally:
        stop.set()
        writer.join()
    run_sleep(store)
    assert set(_states(store, path).values()) == {State.VERBATIM}
    assert invariants.check(store.folder, world.clock, idle=True)
    store.close()


@pytest.mark.parametrize("change", ["vanishes", "grows", "is rewritten", "becomes a folder"])
def test_an_add_looks_at_a_source_that_changes_and_files_its_receipt_unread_or_true(
    tmp_path: Path, change: str
) -> None:
    world, store, path = _filed(tmp_path)
    with changing(path, CHANGES[change], "while it is read"):
        name = store.add(new_memory("Another", source=path, excerpt=paragraph(0, 4)))
    assert all(row.state not in FAILED for row in store.get(name).evidence)
    run_sleep(store)
    assert invariants.check(store.folder, world.clock, idle=True, clean=True)
    store.close()
