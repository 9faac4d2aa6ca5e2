"""A small world for faults: sources on disk, a palace of them that can change, and what a person filed."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from conftest import MovingClock
from nidra.app.imports import Request, import_store
from nidra.app.workspace import Store, new_memory

SCHEMA = """
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS collections (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, dimension INTEGER, created_at TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS documents (
  collection_id INTEGER NOT NULL, id TEXT NOT NULL, document TEXT NOT NULL,
  metadata_json TEXT NOT NULL, embedding BLOB NOT NULL, dim INTEGER NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, PRIMARY KEY (collection_id, id));
INSERT OR IGNORE INTO collections VALUES (1, 'mempalace_drawers', 384, '2026-01-01');
"""
FILES = 5
PARAGRAPHS = 6
THINGS = ("pump", "valve", "gauge", "harbour light", "tide table", "logbook")


def paragraph(file: int, number: int, limit: int = 5) -> str:
    """A paragraph of its own for each place, with a number in it."""
    thing = THINGS[number % len(THINGS)]
    return f"The {thing} of berth {file} is checked every {limit} days by whoever keeps watch {number}."


class World:
    """Everything below one folder: `sources/`, `palace/`, and the place of the store."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = MovingClock()
        self.sources = folder / "sources"
        self.palace = folder / "palace"
        self.place = folder / "store"
        self.rows: dict[str, tuple[str, str]] = {}
        self.sources.mkdir(parents=True, exist_ok=True)
        self.palace.mkdir(exist_ok=True)

    def store(self, place: Path | None = None) -> Store:
        return Store(place or self.place, clock=self.clock)

    def source(self, file: int) -> Path:
        return self.sources / f"berth-{file}.md"

    def write(self, file: int, limits: Mapping[int, int] | None = None) -> None:
        """Write a source anew; `limits` gives paragraphs another number."""
        other = limits or {}
        texts = [paragraph(file, n, other.get(n, 5)) for n in range(PARAGRAPHS)]
        self.source(file).write_text("# Berth\n\n" + "\n\n".join(texts) + "\n", "utf-8")

    def fill(self, files: int = FILES) -> None:
        """Sources, and a palace that holds each of their paragraphs."""
        for file in range(files):
            self.write(file)
            for number in range(PARAGRAPHS):
                self.rows[f"drawer_{file}_{number}"] = (
                    paragraph(file, number),
                    str(self.source(file)),
                )
        self.rows["drawer_twin"] = (paragraph(0, 0), str(self.source(0)))
        self.rows["drawer_alone"] = ("What an agent once said without a source.", "")
        self.file()

    def file(self) -> None:
        """Let the palace hold what `rows` says by now, untouched rows keeping their places."""
        with closing(sqlite3.connect(self.palace / "sqlite_exact.sqlite3")) as palace, palace:
            palace.executescript(SCHEMA)
            there = {name for (name,) in palace.execute("SELECT id FROM documents")}
            for name in there - self.rows.keys():
                palace.execute("DELETE FROM documents WHERE id=?", (name,))
            for name, (text, source) in self.rows.items():
                meta = {"wing": "harbour", "room": f"room {name[7:8]}", "chunk_index": 0}
                meta |= {"added_by": "mempalace", "filed_at": "2026-05-01T08:00:00+00:00"}
                if source:
                    meta |= {"source_file": source, "hall": "general", "line_start": 1}
                if name in there:
                    sql = "UPDATE documents SET document=?, metadata_json=? WHERE id=?"
                    palace.execute(sql, (text, json.dumps(meta), name))
                else:
                    row = (name, text, json.dumps(meta))
                    sql = "INSERT INTO documents VALUES (1, ?, ?, ?, x'00', 1, 'x', 'x')"
                    palace.execute(sql, row)

    def change_palace(self) -> None:
        """Rows that say something else, that are gone, and that are new."""
        self.rows["drawer_1_1"] = (paragraph(1, 2), str(self.source(1)))
        self.rows["drawer_2_0"] = (paragraph(2, 0, 7), str(self.source(2)))
        del self.rows["drawer_3_3"]
        self.rows["drawer_new"] = ("The new pier opens in June.", str(self.source(0)))
        self.file()

    def change_sources(self) -> None:
        """One number grown, one file gone, one file moved, one grown at its end."""
        self.write(0, {0: 50, 3: 55})
        self.source(1).unlink()
        self.source(2).rename(self.sources / "berth-two.md")
        with self.source(3).open("a", encoding="utf-8") as file:
            file.write("\nAnd a line at the end.\n")

    @property
    def elsewhere(self) -> Path:
        """Where sources are moved to."""
        return self.folder / "elsewhere"

    def move_sources(self) -> None:
        """The whole tree at another place, a file renamed there, and one with another number."""
        self.elsewhere.mkdir()
        self.write(0, {0: 50, 3: 55})
        self.source(2).rename(self.sources / "berth-two.md")
        self.sources.rename(self.elsewhere / "harbour")

    def import_palace(self, store: Store) -> None:
        import_store(store, Request(self.palace))

    def add_some(self, store: Store) -> dict[str, str]:
        """What a person files: receipts, a conflict, a copy, and what rests on them."""
        names = {
            "held": store.add(
                new_memory(
                    "The pump is checked every 5 days",
                    subject="pump",
                    source=self.source(0),
                    excerpt=paragraph(0, 0),
                    tags=["harbour"],
                )
            ),
            "against": store.add(
                new_memory("The pump is checked every 9 days", subject="pump", confidence=0.4)
            ),
            "copy": store.add(new_memory("the pump is checked every 9 days.", subject="pump")),
            "light": store.add(
                new_memory(
                    "The light burns",
                    subject="light",
                    source=self.source(4),
                    excerpt="harbour light of berth 4",
                )
            ),
            "dark": store.add(new_memory("The light does not burn", subject="light")),
        }
        names["built"] = store.add(new_memory("So the pump is safe", rests_on=[names["held"]]))
        return names

    def add_some_of(self, store: Store) -> list[str]:
        """What `add_some` files where there are fewer sources."""
        return [
            store.add(
                new_memory("The pump", source=self.source(0), excerpt=paragraph(0, 0), tags=["t"])
            ),
            store.add(new_memory("The rota has 5 names", subject="rota", confidence=0.2)),
            store.add(new_memory("The rota has 6 names", subject="rota")),
        ]

    def copied(self, place: Path) -> Path:
        """A copy of the store as it lies, to be disturbed."""
        shutil.rmtree(place, ignore_errors=True)
        if self.place.exists():
            shutil.copytree(self.place, place)
        return place
