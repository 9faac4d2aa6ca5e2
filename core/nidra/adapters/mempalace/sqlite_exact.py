"""A palace of the `sqlite_exact` or `rust_exact` backend: one table of documents with JSON metadata."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nidra.adapters.mempalace.drawers import parsed
from nidra.adapters.mempalace.generations import generation
from nidra.adapters.mempalace.raw import Collections, RawRow, SliceSize
from nidra.records.foreign import Skip
from nidra.sources.sqlite_copy import ForeignDatabase

_RECENT_ROWS = 200


class ExactStore:
    """The rows of `sqlite_exact.sqlite3`. `configured` is the drawers' collection name."""

    def __init__(self, database: ForeignDatabase, configured: str = "") -> None:
        self._database = database
        collections = database.query("SELECT id, name FROM collections")
        database.query(
            "SELECT rowid, collection_id, id, document, metadata_json FROM documents LIMIT 0"
        )
        self._collections = Collections({name for _, name in collections}, configured)
        self._skips: dict[Any, Skip | None] = {
            key: self._collections.skip(name) for key, name in collections
        }

    def slices(self, after: int, head: int | None = None) -> Iterator[list[RawRow]]:
        text = "document" if head is None else f"substr(ltrim(document), 1, {head:d})"
        sql = (
            f"SELECT rowid, collection_id, id, {text}, metadata_json FROM documents "
            "WHERE rowid > ? ORDER BY rowid LIMIT ?"
        )
        size, skips = SliceSize(), self._skips
        while rows := self._database.query(sql, (after, size.rows)):
            after = rows[-1][0]
            raw: list[RawRow] = [
                (row, foreign_id, skips.get(collection, Skip.OTHER_COLLECTION), text, None, meta)
                for row, collection, foreign_id, text, meta in rows
            ]
            size.learn(raw)
            yield raw

    def total(self) -> int:
        return int(self._database.query("SELECT count(*) FROM documents")[0][0])

    def unapplied(self) -> int:
        return 0

    def version(self) -> str:
        rows = self._database.query(
            "SELECT metadata_json FROM documents ORDER BY rowid DESC LIMIT ?", (_RECENT_ROWS,)
        )
        return f"{generation({key for (text,) in rows for key in parsed(text)})}; sqlite_exact"

    def is_palace(self) -> bool:
        return self._collections.is_palace()

    def problems(self) -> list[str]:
        return []
