"""A palace of the `sqlite_exact` or `rust_exact` backend: one table of documents with JSON metadata."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nidra.adapters.mempalace.drawers import parsed
from nidra.adapters.mempalace.generations import generation
from nidra.adapters.mempalace.raw import Ascent, Collections, RawRow, SliceSize, as_bytes
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
        self._collections = Collections({str(name) for _, name in collections}, configured)
        self.skips: dict[Any, Skip | None] = {
            key: self._collections.skip(str(name)) for key, name in collections
        }
        self._ascent = Ascent(0)

    def slices(self, after: int, head: int | None = None) -> Iterator[list[RawRow]]:
        text = as_bytes(self._database, "document", head)
        sql = (
            f"SELECT rowid, id, collection_id, {text}, NULL, metadata_json FROM documents "
            "WHERE rowid > ? ORDER BY rowid LIMIT ?"
        )
        size, ascent = SliceSize(), Ascent(after)
        self._ascent = ascent
        while rows := ascent.onward(self._database.query(sql, (ascent.place, size.rows))):
            size.learn(rows)
            yield rows

    def total(self, after: int = 0) -> int:
        behind = f" WHERE +rowid > {after:d}" if after else ""
        return int(self._database.query(f"SELECT count(*) FROM documents{behind}")[0][0])

    def unapplied(self) -> int:
        return 0

    def version(self) -> str:
        rows = self._database.query(
            "SELECT metadata_json FROM documents ORDER BY rowid DESC LIMIT ?", (_RECENT_ROWS,)
        )
        return f"{generation({key for (text,) in rows for key in parsed(text)})}; sqlite_exact"

    def is_palace(self) -> bool:
        return self._collections.is_palace()

    def unreadable(self) -> int:
        return 0

    def problems(self) -> list[str]:
        return self._ascent.problems()
