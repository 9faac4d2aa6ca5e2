"""Sources that change under the reader's hands: between its look, its opening and its reading."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

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
