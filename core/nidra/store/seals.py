"""The seal of an import: one digest over every memory and receipt that it brought."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from sqlalchemy import Connection


def seal(connection: Connection, batch: int) -> str:
    """sha256 over every memory and receipt of a batch, as hex.

    One line a memory, in the order of the keys: `m`, public id, sha256 of the statement; then one
    line a receipt: `e`, public id of its memory, sha256 as sealed, source, locator. Fields are
    parted by tabs, lines end with a newline, all in UTF-8.
    """
    digest = hashlib.sha256()
    for line in _seal_lines(connection, batch):
        digest.update(line)
    return digest.hexdigest()


def _seal_lines(connection: Connection, batch: int) -> Iterator[bytes]:
    memories_of = (
        "SELECT m.public_id, s.text, m.id FROM memory m JOIN statement s ON s.memory_id=m.id"
        " WHERE m.batch_id=? AND m.id>? ORDER BY m.id LIMIT 2000"
    )
    receipts_of = (
        "SELECT m.public_id, e.sha256, s.path, e.locator, e.id FROM evidence e"
        " JOIN memory m ON m.id=e.memory_id JOIN source s ON s.id=e.source_id"
        " WHERE e.batch_id=? AND e.id>? ORDER BY e.id LIMIT 2000"
    )
    after = 0
    while rows := connection.exec_driver_sql(memories_of, (batch, after)).fetchall():
        for name, text, _ in rows:
            digest = hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()
            yield f"m\t{name}\t{digest}\n".encode()
        after = rows[-1][2]
    after = 0
    while rows := connection.exec_driver_sql(receipts_of, (batch, after)).fetchall():
        for name, sha256, path, locator, _ in rows:
            yield f"e\t{name}\t{sha256.hex()}\t{path}\t{locator}\n".encode("utf-8", "replace")
        after = rows[-1][4]
