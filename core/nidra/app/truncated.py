"""Truncated by the miner: which memories, and how much of their sources was never filed."""

from __future__ import annotations

from collections.abc import Iterator

from nidra.app.workspace import Store
from nidra.records.findings import Cut, Truncated
from nidra.sources.reader import FileReader, Source
from nidra.sources.values import literals, looks_like_json
from nidra.store import truncations
from nidra.store.truncations import overlap, united

LISTED = 10
LARGEST = 4 << 20  # bytes; a larger file is told by its size alone
READ_IN_ALL = 16 << 20


def truncated(store: Store) -> Truncated:
    """The memories that were cut, and their sources with what of them the store holds."""
    with store.database.reading() as connection:
        sources = truncations.cut_sources(connection)
        memories = truncations.cut_memories(connection) if sources else 0
        chosen = [
            (path, number, truncations.stretches(connection, key))
            for key, path, number in sources[:LISTED]
        ]
    reader = FileReader(LARGEST, cache_bytes=0)
    left, listed = READ_IN_ALL, []
    for path, number, spans in chosen:
        source = reader.open(path) if left > 0 else Source(path, reader.look(path))
        left -= len(source.raw)
        listed.append(_cut(source, number, spans))
    return Truncated(memories, len(sources), tuple(listed))


def _cut(source: Source, memories: int, spans: list[tuple[int, int]]) -> Cut:
    print_ = source.look.fingerprint
    covered = sum(end - start for start, end in spans)
    size = print_.size if print_ else 0
    if not source.raw:
        return Cut(source.path, memories, size, covered)
    words = united(_words(source.raw))
    total = sum(end - start for start, end in words)
    return Cut(source.path, memories, size, covered, total, total - overlap(words, spans))


def _words(raw: bytes) -> Iterator[tuple[int, int]]:
    """The stretches of a file that hold texts: values with a blank in them, or the whole of a text."""
    if not looks_like_json(raw):
        yield 0, len(raw)
        return
    for offset, length in literals(raw):
        value = raw[offset : offset + length]
        if b" " in value or b"\\n" in value:
            yield offset, offset + length
