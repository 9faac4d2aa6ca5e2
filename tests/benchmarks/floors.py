"""What this machine can do at all, measured in the same run: nothing of ours is in it."""

from __future__ import annotations

import hashlib
import os
import sqlite3
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from blake3 import blake3
from lines import Line

ROWS = 300_000
SYNCS = 50
LARGEST = 300_000_000


def floors(files: list[Path], folder: Path) -> list[Line]:
    """Reading, digesting, inserting, asking for files, and reaching the disk."""
    blobs: list[bytes] = []
    chosen = list(_some(files))
    read = _cpu(lambda: blobs.extend(path.read_bytes() for path in chosen))
    size = sum(map(len, blobs)) / 1e9
    blake = _cpu(lambda: [blake3(blob).digest() for blob in blobs])
    sha = _cpu(lambda: [hashlib.sha256(blob).digest() for blob in blobs])
    names = [str(path) for path in chosen] * max(1, 20_000 // max(1, len(chosen)))
    asked = _cpu(lambda: [os.stat(name) for name in names])  # noqa: PTH116 - the floor of it
    gb, rows = "GB a CPU second", "thousand a CPU second"
    return [
        Line("floor: cached read", size / read, gb),
        Line("floor: blake3", size / blake, gb),
        Line("floor: sha256", size / sha, gb),
        Line("floor: SQLite inserts", ROWS / _cpu(_insert) / 1e3, rows),
        Line("floor: stat", len(names) / asked / 1e3, rows),
        Line("floor: fsync", statistics.median(syncs(folder, SYNCS)), "wall ms"),
    ]


def _some(files: list[Path]) -> Iterator[Path]:
    """As many files as fit into memory at once."""
    left = LARGEST
    for path in files:
        left -= path.stat().st_size
        if left < 0:
            return
        yield path


def _cpu(work: Callable[[], object]) -> float:
    """The CPU seconds of the better of two runs; the first warms the cache."""
    spent = []
    for _ in range(2):
        started = time.process_time()
        work()
        spent.append(time.process_time() - started)
    return max(min(spent), 1e-6)


def _insert() -> None:
    raw = sqlite3.connect(":memory:")
    raw.execute("CREATE TABLE a (b INTEGER PRIMARY KEY, c TEXT, d)")
    raw.executemany("INSERT INTO a VALUES (?,?,?)", ((n, "text", n) for n in range(ROWS)))
    raw.close()


def syncs(folder: Path, count: int) -> list[float]:
    """The wall milliseconds of so many writes of a page that reach the disk."""
    path, spent = folder / "fsync.tmp", []
    with path.open("wb", buffering=0) as out:
        for _ in range(count):
            out.write(b"x" * 4096)
            started = time.perf_counter()
            os.fsync(out.fileno())
            spent.append((time.perf_counter() - started) * 1e3)
    path.unlink()
    return spent
