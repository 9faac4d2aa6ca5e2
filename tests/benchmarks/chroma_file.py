"""Writes a Chroma database through SQLite alone, with the schema of chromadb 1.5.9.

`chroma_schema.json` holds that schema: tables, indexes, the rows of a fresh database, and what
MemPalace 3.11 sets on its collections. Row order and shapes are those of a real palace.
"""

from __future__ import annotations

import json
import sqlite3
import uuid
from pathlib import Path
from random import Random

Value = str | int | float
SCHEMA = json.loads(Path(__file__).with_name("chroma_schema.json").read_text("utf-8"))
FLUSH_AT = 5_000


class ChromaFile:
    """A new database at `path`, in the place of an older one. Ids are drawn from `random`."""

    def __init__(self, path: Path, random: Random, with_fts: bool = False) -> None:
        for end in ("", "-wal", "-shm", "-journal"):
            path.with_name(path.name + end).unlink(missing_ok=True)
        self.rows = 0
        self._random = random
        self._with_fts = with_fts
        self._embeddings: list[tuple[int, str, str, int, str]] = []
        self._metadata: list[tuple[int, str, str | None, int | None, float | None, None]] = []
        self._texts: list[tuple[int, str]] = []
        self._reached: dict[str, int] = {}
        self._database = sqlite3.connect(path, isolation_level=None)
        self._prepare()

    def _prepare(self) -> None:
        for pragma in (
            "page_size=4096",
            "journal_mode=OFF",
            "synchronous=OFF",
            "cache_size=-400000",
        ):
            self._database.execute(f"PRAGMA {pragma}")
        for statement in SCHEMA["tables"]:
            self._database.execute(statement)
        for table, rows in SCHEMA["rows"].items():
            for row in rows:
                self._insert(table, row)

    def _insert(self, table: str, row: tuple[object, ...] | list[object]) -> None:
        marks = ",".join("?" * len(row))
        self._database.execute(f"INSERT INTO {table} VALUES ({marks})", row)

    def begin(self) -> None:
        """Start the one transaction that takes all drawers."""
        self._database.execute("BEGIN")

    def add_collection(self, name: str) -> str:
        """Make a collection of 384 dimensions; returns the id of its metadata segment."""
        collection, vectors, metadata = (self._uuid() for _ in range(3))
        database = SCHEMA["rows"]["databases"][0][0]
        config, schema = SCHEMA["collection_config"], SCHEMA["collection_schema"]
        self._insert("collections", (collection, name, 384, database, config, schema))
        for row in SCHEMA["collection_metadata"]:
            self._insert("collection_metadata", [collection, *row])
        hnsw, sqlite = (
            "urn:chroma:segment/vector/hnsw-local-persisted",
            "urn:chroma:segment/metadata/sqlite",
        )
        self._insert("segments", (vectors, hnsw, "VECTOR", collection))
        self._insert("segments", (metadata, sqlite, "METADATA", collection))
        self._reached[metadata] = 0
        return metadata

    def _uuid(self) -> str:
        return str(uuid.UUID(int=self._random.getrandbits(128), version=4))

    def add(
        self, segment: str, drawer: str, text: str, meta: dict[str, Value], created: str
    ) -> int:
        """Add one row with its text and metadata; returns its id."""
        self.rows += 1
        row = self.rows
        self._embeddings.append((row, segment, drawer, row, created))
        for key, value in sorted({**meta, "chroma:document": text}.items()):
            self._metadata.append((row, key, *_columns(value)))
        if self._with_fts:
            self._texts.append((row, text))
        self._reached[segment] = row
        if len(self._embeddings) >= FLUSH_AT:
            self._flush()
        return row

    def _flush(self) -> None:
        many = self._database.executemany
        many("INSERT INTO embeddings VALUES (?,?,?,?,?)", self._embeddings)
        many("INSERT INTO embedding_metadata VALUES (?,?,?,?,?,?)", self._metadata)
        many("INSERT INTO embedding_fulltext_search(rowid, string_value) VALUES (?,?)", self._texts)
        for pending in (self._embeddings, self._metadata, self._texts):
            pending.clear()

    def close(self, wal: bool = False) -> None:
        """Commit, build the indexes, and close; in WAL mode where `wal` says so."""
        self._flush()
        for segment, reached in self._reached.items():
            self._insert("max_seq_id", (segment, reached))
        self._database.execute("COMMIT")
        for statement in SCHEMA["indexes"]:
            self._database.execute(statement)
        if wal:
            self._database.execute("PRAGMA journal_mode=WAL")
        self._database.close()


def _columns(value: Value) -> tuple[str | None, int | None, float | None, None]:
    """(string, int, float, bool) columns with the one that fits set."""
    if isinstance(value, str):
        return value, None, None, None
    return (None, value, None, None) if isinstance(value, int) else (None, None, value, None)
