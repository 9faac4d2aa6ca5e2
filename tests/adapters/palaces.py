"""Sample palaces for the adapter's tests, and what is known of them."""

from __future__ import annotations

import csv
import json
import shutil
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from nidra.adapters.mempalace import MemPalace
from nidra.records.foreign import ForeignRow

DATA = Path(__file__).parents[1] / "data" / "palaces"
NAMES = ("convos", "project", "mixed", "legacy-3.0.0", "legacy-3.3.6", "sqlite-exact")
CHROMA_NAMES = NAMES[:-1]


@dataclass(frozen=True, slots=True)
class Expected:
    """One line of `expected.tsv`."""

    drawer: str
    source: str
    mode: str
    verdict: str
    detail: str


def expected(name: str) -> dict[str, Expected]:
    """The right answers of a sample palace by drawer id."""
    with (DATA / name / "expected.tsv").open(encoding="utf-8", newline="") as file:
        lines = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        next(lines)
        return {line[0]: Expected(*line) for line in lines}


def recorded_root(name: str) -> str:
    """The root of the paths that the palace recorded."""
    return str(json.loads((DATA / name / "manifest.json").read_text("utf-8"))["recorded_root"])


def copied(name: str, target: Path) -> Path:
    """A copy of a sample palace that a test may change: the folder that holds `palace/`."""
    shutil.copytree(DATA / name, target)
    return target


def database_of(folder: Path) -> Path:
    """The database of a copy."""
    return next((folder / "palace").glob("*.sqlite3"))


def adapter(home: Path) -> MemPalace:
    """The adapter of a user whose home is `home` and who has set nothing."""
    return MemPalace(env={}, home=home)


def read_all(folder: Path, home: Path, **choice: object) -> list[ForeignRow]:
    """Every row of the palace at `folder`."""
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    with reader.open(location, **choice) as reading:  # type: ignore[arg-type]
        return [row for batch in reading.rows() for row in batch]


def change(folder: Path, *statements: str) -> None:
    """Run statements on the database of a copy, as MemPalace would."""
    connection = sqlite3.connect(database_of(folder))
    with connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


def snapshot(folder: Path) -> dict[str, tuple[bytes, int]]:
    """Bytes and mtime of every file, and the mtime of every folder."""
    return {
        str(path.relative_to(folder)): (
            path.read_bytes() if path.is_file() else b"",
            path.stat().st_mtime_ns,
        )
        for path in sorted([folder, *folder.rglob("*")])
    }
