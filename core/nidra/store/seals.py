"""The seal of an import: one digest over every memory and receipt that it brought."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from nidra.store.connection import Connection
from nidra.store.raw import fetch


class RunningSeal:
    """The seal's lines on memories, taken in while they are filed, so that no text is read again."""

    def __init__(self) -> None:
        self._digest = hashlib.sha256()
        self._count = 0

    def add(self, memories: Sequence[tuple[str, bytes]]) -> None:
        """Take in new memories, (public id, sha256 of the text) each, in the order of the keys."""
        self._digest.update(_memory_lines_of(memories))
        self._count += len(memories)

    def finish(self, connection: Connection, batch: int) -> str:
        """The seal of a batch; read afresh where this run did not file all of its memories."""
        count = connection.exec_driver_sql(
            "SELECT count(*) FROM memory WHERE batch_id=?", (batch,)
        ).scalar()
        if count != self._count:
            return seal(connection, batch)
        for line in _receipt_lines(connection, batch):
            self._digest.update(line)
        return self._digest.hexdigest()


def seal(connection: Connection, batch: int) -> str:
    """sha256 over every memory and receipt of a batch, as hex.

    One line a memory, in the order of the keys: `m`, public id, sha256 of the statement; then one
    line a receipt: `e`, public id of its memory, sha256 as sealed, source, locator. Fields are
    parted by tabs, lines end with a newline, all in UTF-8; a backslash, tab or newline inside a
    field is written as two characters, the first a backslash.
    """
    digest = hashlib.sha256()
    for lines in (_memory_lines(connection, batch), _receipt_lines(connection, batch)):
        for line in lines:
            digest.update(line)
    return digest.hexdigest()


def _field(text: str) -> str:
    """Free text without the characters that part fields and lines."""
    if "\\" in text or "\t" in text or "\n" in text:
        return text.translate(_ESCAPES)
    return text


_ESCAPES = str.maketrans({"\\": "\\\\", "\t": "\\t", "\n": "\\n"})


def _memory_lines_of(memories: Sequence[tuple[str, bytes]]) -> bytes:
    return "".join([f"m\t{name}\t{sha256.hex()}\n" for name, sha256 in memories]).encode()


def _memory_lines(connection: Connection, batch: int) -> Iterator[bytes]:
    sql = (
        "SELECT m.public_id, s.text, m.id FROM memory m JOIN statement s ON s.memory_id=m.id"
        " WHERE m.batch_id=? AND m.id>? ORDER BY m.id LIMIT 2000"
    )
    after = 0
    while rows := fetch(connection, sql, (batch, after)):
        yield _memory_lines_of(
            [
                (name, hashlib.sha256(text.encode("utf-8", "replace")).digest())
                for name, text, _ in rows
            ]
        )
        after = rows[-1][2]


def _receipt_lines(connection: Connection, batch: int) -> Iterator[bytes]:
    sql = (
        "SELECT m.public_id, e.sha256, s.path, e.locator, e.id FROM evidence e"
        " JOIN memory m ON m.id=e.memory_id JOIN source s ON s.id=e.source_id"
        " WHERE e.batch_id=? AND e.id>? ORDER BY e.id LIMIT 2000"
    )
    after = 0
    while rows := fetch(connection, sql, (batch, after)):
        lines = [
            f"e\t{name}\t{sha256.hex()}\t{_field(path)}\t{_field(locator)}\n"
            for name, sha256, path, locator, _ in rows
        ]
        yield "".join(lines).encode("utf-8", "replace")
        after = rows[-1][4]
