"""Sources are read once, kept within bounds, and never served stale."""

import os
from pathlib import Path

from blake3 import blake3
from nidra.sources import reader as reader_module
from nidra.sources.files import Kind
from nidra.sources.reader import FileReader, MemoryReader


def _written(path: Path, raw: bytes, age_ns: int = 10_000_000_000) -> Path:
    path.write_bytes(raw)
    return path


def test_a_source_carries_bytes_digest_and_text(tmp_path: Path) -> None:
    path = _written(tmp_path / "a.md", "naïve".encode())
    source = FileReader().open(str(path))
    assert source.raw == "naïve".encode() and source.name == "a.md"
    assert source.digest == blake3(source.raw).digest()
    assert source.text.text == "naïve"  # type: ignore[union-attr]


def test_a_missing_source_has_a_look_and_no_bytes(tmp_path: Path) -> None:
    source = FileReader().open(str(tmp_path / "a.md"))
    assert source.look.kind is Kind.GONE and source.raw == b""


def _later(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    """Let every reading begin long after the last write, so that fingerprints are settled."""
    real = reader_module.time.time_ns
    monkeypatch.setattr(reader_module.time, "time_ns", lambda: real() + 900_000_000)


def test_a_settled_source_is_read_once(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    path = str(_written(tmp_path / "a.md", b"text"))
    _later(monkeypatch)
    reader = FileReader()
    assert reader.open(path) is reader.open(path)


def test_T36_a_rewrite_with_equal_size_and_time_is_noticed(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    path = _written(tmp_path / "a.md", b"limit is 5")
    _later(monkeypatch)
    reader = FileReader()
    assert reader.open(str(path)).raw == b"limit is 5"
    times = path.stat()
    path.write_bytes(b"limit is 6")
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert path.stat().st_mtime_ns == times.st_mtime_ns
    assert reader.open(str(path)).raw == b"limit is 6"


def test_T36_a_write_within_the_tick_of_the_reading_is_noticed(tmp_path: Path) -> None:
    path = _written(tmp_path / "a.md", b"limit is 5")
    reader = FileReader()
    first = reader.open(str(path))
    age = reader_module.time.time_ns() - path.stat().st_ctime_ns
    second = reader.open(str(path))
    assert second.raw == b"limit is 5"
    assert second is not first or age > reader_module._TICK_NS


def test_T45_contents_are_kept_within_a_budget_of_bytes(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    _later(monkeypatch)
    reader = FileReader(cache_bytes=100_000)
    for number in range(50):
        reader.open(str(_written(tmp_path / f"{number}.md", b"x" * 10_000)))
    assert 0 < reader.held_bytes <= 100_000


def test_T45_the_last_source_is_kept_whatever_its_size(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    path = str(_written(tmp_path / "a.md", b"x" * 10_000))
    _later(monkeypatch)
    reader = FileReader(cache_bytes=0)
    assert reader.open(path) is reader.open(path)


def test_T46_a_growing_source_leaves_no_old_contents_behind(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "log.jsonl"
    _later(monkeypatch)
    reader = FileReader()
    for size in range(1, 60):
        reader.open(str(_written(path, b"x" * size * 1000)))
    assert reader.held_bytes == 3 * 59_000
    reader.forget()
    assert reader.held_bytes == 0


def test_the_memory_reader_notices_new_bytes() -> None:
    held = {"/a": b"one"}
    reader = MemoryReader(held)
    first = reader.open("/a")
    assert reader.open("/a") is first
    held["/a"] = b"two"
    assert reader.open("/a").raw == b"two"
    assert reader.open("/b").look.kind is Kind.GONE
