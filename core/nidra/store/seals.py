"""The seal of an import: one digest over every memory and receipt that it brought."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from nidra.store.connection import Connection
from nidra.store.raw import fetch


class RunningSeal:
    """The seal's lines, taken in while rows are filed, so that neither text nor receipt is read again.

    `whole` says that this run files all rows of its batch, `alone` that nobody else could.
    """

    def __init__(self, whole: bool = False, alone: bool = False) -> None:
        self._whole = whole
        self._alone = alone
        self._memories = hashlib.sha256()
        self._receipts = hashlib.sha256()
        self._counts = [0, 0]

    def add_memories(self, names: Sequence[str], digests: Sequence[bytes]) -> None:
        """Take in new memories by public id and sha256 of the text, in the order of the keys."""
        self._memories.update(_memory_lines(names, digests))
        self._counts[0] += len(names)

    def add_receipts(
        self,
        names: Sequence[str],
        digests: Sequence[bytes],
        paths: Sequence[str],
        locators: Sequence[str],
    ) -> None:
        """Take in new receipts in the order of the keys: id of the memory, sha256, source, locator."""
        self._receipts.update(_receipt_lines(names, digests, paths, locators))
        self._counts[1] += len(names)

    def finish(self, connection: Connection, batch: int) -> str:
        """The seal of a batch; read afresh where this run did not file all of its rows."""
        if self._whole and (self._alone or _counts(connection, batch) == self._counts):
            return _sealed(self._memories.hexdigest(), self._receipts.hexdigest())
        return seal(connection, batch)


def seal(connection: Connection, batch: int) -> str:
    """The seal of a batch: sha256 over those of its memories and of its receipts, as hex.

    One line a memory, in the order of the keys: `m`, public id, sha256 of the statement. One line a
    receipt: `e`, public id of its memory, sha256 as sealed, source, locator. Fields are parted by
    tabs, lines end with a newline, all in UTF-8; a backslash, tab or newline inside a field is
    written as two characters, the first a backslash. The sha256 over all lines of a kind enters the
    seal as hex, that of the memories first.
    """
    memories, receipts = hashlib.sha256(), hashlib.sha256()
    for lines in _lines_of_memories(connection, batch):
        memories.update(lines)
    for lines in _lines_of_receipts(connection, batch):
        receipts.update(lines)
    return _sealed(memories.hexdigest(), receipts.hexdigest())


def _sealed(memories: str, receipts: str) -> str:
    return hashlib.sha256(f"{memories}{receipts}".encode()).hexdigest()


def _counts(connection: Connection, batch: int) -> list[int]:
    """How many memories and receipts a batch has."""
    counts = connection.exec_driver_sql(
        "SELECT (SELECT count(*) FROM memory WHERE batch_id=?),"
        " (SELECT count(*) FROM evidence WHERE batch_id=?)",
        (batch, batch),
    ).one()
    return list(counts)


def _memory_lines(names: Sequence[str], digests: Sequence[bytes]) -> bytes:
    lines = [f"m\t{name}\t{raw.hex()}\n" for name, raw in zip(names, digests, strict=True)]
    return "".join(lines).encode()


def _receipt_lines(
    names: Sequence[str], digests: Sequence[bytes], paths: Sequence[str], locators: Sequence[str]
) -> bytes:
    sources = {path: _field(path) for path in set(paths)}
    lines = [
        f"e\t{name}\t{raw.hex()}\t{sources[path]}\t{_field(locator) if locator else ''}\n"
        for name, raw, path, locator in zip(names, digests, paths, locators, strict=True)
    ]
    return "".join(lines).encode("utf-8", "replace")


def _field(text: str) -> str:
    """Free text without the characters that part fields and lines."""
    if "\\" in text or "\t" in text or "\n" in text:
        return text.translate(_ESCAPES)
    return text


_ESCAPES = str.maketrans({"\\": "\\\\", "\t": "\\t", "\n": "\\n"})


def _lines_of_memories(connection: Connection, batch: int) -> Iterator[bytes]:
    sql = (
        "SELECT m.public_id, s.text, m.id FROM memory m JOIN statement s ON s.memory_id=m.id"
        " WHERE m.batch_id=? AND m.id>? ORDER BY m.id LIMIT 2000"
    )
    after = 0
    while rows := fetch(connection, sql, (batch, after)):
        names, texts, keys = zip(*rows, strict=True)
        raw = [hashlib.sha256(text.encode("utf-8", "replace")).digest() for text in texts]
        yield _memory_lines(names, raw)
        after = keys[-1]


def _lines_of_receipts(connection: Connection, batch: int) -> Iterator[bytes]:
    sql = (
        "SELECT m.public_id, e.sha256, s.path, e.locator, e.id FROM evidence e"
        " JOIN memory m ON m.id=e.memory_id JOIN source s ON s.id=e.source_id"
        " WHERE e.batch_id=? AND e.id>? ORDER BY e.id LIMIT 2000"
    )
    after = 0
    while rows := fetch(connection, sql, (batch, after)):
        *columns, keys = zip(*rows, strict=True)
        yield _receipt_lines(*columns)
        after = keys[-1]
