"""Sources that change under the reader's hands: between its look, its opening and its reading."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from faults import invariants
from faults.world import World, paragraph
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.verdict import FAILED, OK, State

Change = Callable[[Path], None]


def _vanish(path: Path) -> None:
    path.unlink()


def _grow(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"\nOne more line.\n")


def _truncate(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def _rewrite(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"every 5 days", b"every 7 days"))


def _replace(path: Path) -> None:
    beside = path.with_name(path.name + ".new")
    beside.write_bytes(path.read_bytes().replace(b"every 5 days", b"every 7 days"))
    beside.replace(path)


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _loop(path: Path) -> None:
    path.unlink()
    path.symlink_to(path)


CHANGES: dict[str, Change] = {
    "vanishes": _vanish,
    "grows": _grow,
    "is cut short": _truncate,
    "is rewritten": _rewrite,
    "is replaced": _replace,
    "becomes a folder": _folder,
    "becomes a pipe": _pipe,
    "becomes a loop of links": _loop,
}
MOMENTS = ("before it is opened", "once it is open", "while it is read")


@contextmanager
def changing(path: Path, change: Change, moment: str) -> Iterator[list[str]]:
    """Change the file at `path` once, at that moment of its next reading by the engine."""
    done: list[str] = []
    handles: set[int] = set()
    real_open, real_read = os.open, os.read

    def now(when: str) -> None:
        if when == moment and not done:
            done.append(when)
            change(path)

    def opened(name: str, *words: int, **more: int) -> int:
        mine = str(name) == str(path)
        if mine:
            now("before it is opened")
        handle = real_open(name, *words, **more)
        if mine:
            handles.add(handle)
            now("once it is open")
        return handle

    def read(handle: int, size: int) -> bytes:
        if handle not in handles or done or moment != "while it is read":
            return real_read(handle, size)
        first = real_read(handle, min(size, 40))
        now("while it is read")
        return first

    with mock.patch.object(os, "open", opened), mock.patch.object(os, "read", read):
        yield done


def filed(folder: Path) -> tuple[World, Store, Path]:
    world = World(folder)
    world.fill()
    store = world.store()
    world.import_palace(store)
    store.add(
        new_memory("By hand", source=world.source(0), excerpt=paragraph(0, 3), confidence=0.9)
    )
    return world, store, world.source(0)


def states_of(store: Store, path: Path) -> dict[str, State]:
    return {
        row.excerpt: row.state
        for memory in store.load()
        for row in memory.evidence
        if row.source == str(path)
    }


def judged(folder: Path, change: str, moment: str, read_before: bool) -> int:
    """A pass over a source that changes meanwhile, and the pass after it; questions asked.

    Raises where a verdict speaks of bytes that were not read, or the second pass does not settle it.
    """
    world, store, path = filed(folder)
    if read_before:
        run_sleep(store)
        world.clock.pass_days(1)
    held = {path.read_text("utf-8")}
    with changing(path, CHANGES[change], moment) as done:
        run_sleep(store)
    assert done == [moment]
    if path.is_file():
        held.add(path.read_text("utf-8"))
    for excerpt, state in states_of(store, path).items():
        if state in OK:
            assert any(excerpt in text for text in held)
        if state in FAILED:
            assert path.is_file() and excerpt not in path.read_text("utf-8")
    asked = invariants.check(store.folder, world.clock, clean=True)
    run_sleep(store)
    settled = states_of(store, path)
    if path.is_file():
        text = path.read_text("utf-8")
        found = {excerpt: state in OK for excerpt, state in settled.items()}
        assert found == {excerpt: excerpt in text for excerpt in settled}
    else:
        assert not set(settled.values()) & {*FAILED}
    store.close()
    return asked + invariants.check(store.folder, world.clock, idle=True, clean=True)
