"""A palace in a Chroma database, read in short slices of its id order.

Tables (Chroma 0.4 to 1.5): `collections` -> `segments` (scope METADATA) -> `embeddings` (`id` is the
ordering key, `embedding_id` the drawer's) -> `embedding_metadata` (id, key, one value column set).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

from nidra.adapters.mempalace.drawers import KEYS
from nidra.adapters.mempalace.generations import generation
from nidra.adapters.mempalace.raw import Ascent, Collections, RawRow, SliceSize, as_bytes
from nidra.records.foreign import Skip
from nidra.sources.sqlite_copy import ForeignDatabase
from nidra.sources.sqlite_faults import explained, is_damage

_TEXT = "chroma:document"
_CHUNK = "chunk_index"
_VALUES = ("string_value", "int_value", "float_value", "bool_value")
_RECENT_ROWS = 500
_LARGEST = (1 << 63) - 1


class ChromaStore:
    """The rows of `chroma.sqlite3`. `configured` is the drawers' collection name, "" for the usual."""

    def __init__(self, database: ForeignDatabase, configured: str = "") -> None:
        self._database = database
        segments = database.query(
            "SELECT s.id, c.name, c.id FROM segments s JOIN collections c ON c.id = s.collection "
            "WHERE s.scope = 'METADATA'"
        )
        database.query("SELECT id, embedding_id, segment_id FROM embeddings LIMIT 0")
        self._collections = Collections({str(name) for _, name, _ in segments}, configured)
        self.skips: dict[Any, Skip | None] = {
            segment: self._collections.skip(str(name)) for segment, name, _ in segments
        }
        self._topics = {segment: collection for segment, _, collection in segments}
        self._unreadable: list[int] = []
        self._ascent = Ascent(0)

    def slices(self, after: int, head: int | None = None) -> Iterator[list[RawRow]]:
        sql, size = self._sql(head), SliceSize()
        self._ascent, self._unreadable = Ascent(after), []
        while (rows := self._slice(sql, self._ascent, size)) is not None:
            if rows:
                size.learn(rows)
                yield rows

    def _slice(self, sql: str, ascent: Ascent, size: SliceSize) -> list[Any] | None:
        """The next rows, None at the end; none of them where a single row stands on damaged pages."""
        with explained(self._database.path, self._database.owner):
            while True:
                chosen = (ascent.place, size.rows)
                try:
                    return ascent.onward(self._database.query_raw(sql, chosen)) or None
                except sqlite3.DatabaseError as error:
                    if "BLOB" in str(error) and "AS TEXT" not in sql:  # JSON cannot hold one
                        sql = _as_text(sql)
                        continue
                    if not is_damage(error):
                        raise
                    if not size.halve():
                        return self._skip_one(ascent)

    def _skip_one(self, ascent: Ascent) -> list[Any] | None:
        """Note the next row as unreadable and pass it. The table of ids itself must be whole."""
        sql = "SELECT min(id) FROM embeddings WHERE id > ?"
        if not ascent.onward(self._database.query_raw(sql, (ascent.place,))):
            return None
        self._unreadable.append(int(ascent.place))
        return []

    def _sql(self, head: int | None) -> str:
        """Per drawer one row: id, drawer id, segment, text, chunk, the other metadata as JSON.

        SQLite walks both tables along their keys, without sorting, and joins the ten values of a
        drawer itself: 8 µs a drawer, against 13 when Python does it. A scan in the order of row ids
        would halve that, but whether the rows of a drawer stand together there costs as much to
        ask. Metadata that chunks of a source share comes as equal JSON, which is why text and chunk
        stand apart. The `+` keeps SQLite from looking up each key by itself.
        """
        have = {
            name for _, name, *_ in self._database.query("PRAGMA table_info(embedding_metadata)")
        }
        names = [name for name in _VALUES if name in have]
        text = as_bytes(self._database, "d.string_value", head)
        keys = ", ".join(f"'{key}'" for key in KEYS)
        return (
            f"SELECT e.id, e.embedding_id, e.segment_id, {text}, {_value('c', names)}, "
            f"(SELECT json_group_object(m.key, {_value('m', names)}) FROM embedding_metadata m "
            f"WHERE m.id = e.id AND +m.key IN ({keys})) "
            "FROM embeddings e "
            f"LEFT JOIN embedding_metadata d ON d.id = e.id AND d.key = '{_TEXT}' "
            f"LEFT JOIN embedding_metadata c ON c.id = e.id AND c.key = '{_CHUNK}' "
            "WHERE e.id > ? ORDER BY e.id LIMIT ?"
        )

    def total(self, after: int = 0) -> int:
        behind = f" WHERE +id > {after:d}" if after else ""
        rows = self._optional(f"SELECT count(*) FROM embeddings{behind}")
        return int(rows[0][0]) if rows else 0

    def unapplied(self) -> int:
        """Rows of the queue behind what the metadata segment of their collection has reached."""
        reached = {
            segment: _number(seq)
            for segment, seq in self._optional("SELECT segment_id, seq_id FROM max_seq_id")
        }
        waiting = 0
        for segment, collection in self._topics.items():
            rows = self._optional(
                "SELECT count(*) FROM embeddings_queue WHERE seq_id > ? AND topic LIKE ?",
                (reached.get(segment, 0), f"%{collection}"),
            )
            waiting += rows[0][0] if rows else 0
        return waiting

    def version(self) -> str:
        keys = self._optional(
            "SELECT DISTINCT key FROM embedding_metadata "
            "WHERE id > (SELECT max(id) FROM embeddings) - ?",
            (_RECENT_ROWS,),
        )
        levels = self._optional(
            "SELECT dir, max(version) FROM migrations GROUP BY dir ORDER BY dir"
        )
        chroma = ", ".join(f"{name} {level}" for name, level in levels)
        return f"{generation({key for (key,) in keys})}; Chroma schema {chroma or 'unknown'}"

    def is_palace(self) -> bool:
        return self._collections.is_palace()

    def unreadable(self) -> int:
        return len(self._unreadable)

    def problems(self) -> list[str]:
        found = self._ascent.problems()
        if self._unreadable:
            count, first = len(self._unreadable), self._unreadable[0]
            found.append(
                f"{count} rows stand on damaged pages and could not be read "
                f"(the first is row {first})."
            )
        return found

    def _optional(self, sql: str, values: tuple[Any, ...] = ()) -> list[Any]:
        """The rows of a query over tables that some versions lack; none where they do."""
        with explained(self._database.path, self._database.owner):
            try:
                return self._database.query_raw(sql, values)
            except sqlite3.DatabaseError as error:
                if "no such" not in str(error) and not is_damage(error):
                    raise
                return []


def _value(table: str, names: Sequence[str]) -> str:
    """SQL for the one value of a metadata row that is set."""
    return f"coalesce({', '.join([*(f'{table}.{name}' for name in names), 'NULL'])})"


def _as_text(sql: str) -> str:
    """The same query with every metadata value cast to text."""
    return sql.replace("coalesce(", "CAST(coalesce(").replace("NULL)", "NULL) AS TEXT)")


def _number(seq: object) -> int:
    """A sequence number, which older versions keep as 8 big-endian bytes."""
    if isinstance(seq, bytes):
        return min(int.from_bytes(seq, "big"), _LARGEST)
    return seq if isinstance(seq, int) else 0
