"""Generated palaces to measure on, and the files that a store has become."""

from __future__ import annotations

import csv
import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DATABASE = "palace/chroma.sqlite3"


def made(out: Path, n: int, *words: str) -> Path:
    """A new palace of `n` drawers with its sources and truth; the one that is there if it fits."""
    if not (out / "manifest.json").exists() or manifest(out)["drawers"] != n:
        subprocess.run(
            [sys.executable, str(HERE / "gen_palace.py"), str(out), "-n", str(n), *words],
            check=True,
            capture_output=True,
        )
    return out


def manifest(palace: Path) -> dict[str, Any]:
    """What the generator said of it."""
    found: dict[str, Any] = json.loads((palace / "manifest.json").read_text("utf-8"))
    return found


def truth(palace: Path) -> Iterator[tuple[str, str]]:
    """Each drawer's id with the class that the generator made it for."""
    with (palace / "truth.tsv").open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield row["drawer_id"], row["verdict"]


def drawers(palace: Path) -> Iterator[tuple[str, str]]:
    """The source and the class of each drawer that is no copy of another."""
    with (palace / "truth.tsv").open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            if not row["duplicate_of"]:
                yield row["source_file"], row["verdict"]


def sources(palace: Path) -> list[Path]:
    """The sources that exist, in a fixed order."""
    return sorted(path for path in (palace / "sources").rglob("*") if path.is_file())


def texts(palace: Path, wanted: Sequence[str]) -> Iterator[tuple[str, Path]]:
    """The text and the source of each of these drawers."""
    database = sqlite3.connect(f"file:{palace / DATABASE}?mode=ro", uri=True)
    database.execute("CREATE TEMP TABLE wanted (id TEXT PRIMARY KEY)")
    database.executemany("INSERT INTO wanted VALUES (?)", ((name,) for name in wanted))
    rows = database.execute(
        "SELECT t.string_value, s.string_value FROM embeddings e JOIN wanted w ON w.id=e.embedding_id"
        " JOIN embedding_metadata t ON t.id=e.id AND t.key='chroma:document'"
        " JOIN embedding_metadata s ON s.id=e.id AND s.key='source_file'"
    ).fetchall()
    database.close()
    yield from ((text, Path(source)) for text, source in rows)


def sizes(store: Path) -> dict[str, float]:
    """The MB of each file of a store; a write-ahead log only while it is there."""
    named = ("nidra.db", "nidra.db-wal", "runs.db")
    found = {name: store / name for name in named}
    return {name: path.stat().st_size / 1e6 for name, path in found.items() if path.exists()}
