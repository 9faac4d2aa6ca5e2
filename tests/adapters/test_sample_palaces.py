"""Every row of the six sample palaces, against what is known of it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from pathlib import Path

import pytest
from adapters.palaces import (
    CHROMA_NAMES,
    DATA,
    NAMES,
    adapter,
    database_of,
    expected,
    read_all,
    recorded_root,
)
from nidra.records.foreign import Skip

ROWS_IN_DATABASE = {"chroma.sqlite3": "embeddings", "sqlite_exact.sqlite3": "documents"}


@pytest.mark.parametrize("name", NAMES)
def test_every_row_of_the_database_is_told_of_once(name: str, home: Path) -> None:
    rows = read_all(DATA / name, home)
    database = database_of(DATA / name)
    connection = sqlite3.connect(f"file:{database}?mode=ro&immutable=1", uri=True)
    table = ROWS_IN_DATABASE[database.name]
    (count,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    connection.close()
    assert len(rows) == len({row.foreign_id for row in rows}) == count
    assert [row.row for row in rows] == sorted(row.row for row in rows)


@pytest.mark.parametrize("name", NAMES)
def test_drawers_are_skipped_and_sourced_as_expected(name: str, home: Path) -> None:
    root = recorded_root(name)
    rows = {row.foreign_id: row for row in read_all(DATA / name, home) if row.skip != Skip.CLOSET}
    known = expected(name)
    assert rows.keys() == known.keys()
    for drawer, right in known.items():
        row = rows[drawer]
        assert (row.skip is not None) == (right.verdict == "skipped"), drawer
        if right.verdict == "no source":
            assert (row.source, row.source_note) == ("", right.detail)
        else:
            assert (row.source, row.source_note) == (f"{root}/{right.source}", "")


@pytest.mark.parametrize("name", NAMES)
def test_the_dialect_follows_the_way_of_mining(name: str, home: Path) -> None:
    known = expected(name)
    for row in read_all(DATA / name, home):
        if row.skip is not None:
            continue
        mode = known[row.foreign_id].mode
        if mode == "convos":
            assert row.dialect in ("mempalace/convos", "mempalace/general")
        elif mode == "sweep":
            assert row.dialect == "mempalace/sweep"
        else:
            assert row.dialect in ("mempalace/project", "mempalace/diary", "mempalace/mcp")


def test_the_mixed_palace_tells_its_writers_apart(home: Path) -> None:
    rows = read_all(DATA / "mixed", home)
    kept = Counter(row.dialect for row in rows if row.skip is None)
    assert kept == {
        "mempalace/sweep": 27,
        "mempalace/convos": 20,
        "mempalace/mcp": 5,
        "mempalace/diary": 3,
    }
    assert Counter(row.skip for row in rows if row.skip) == {Skip.REGISTRY: 3, Skip.CLOSET: 1}


def test_chunks_filed_by_an_agent_keep_their_parent_and_place(home: Path) -> None:
    notes = [row for row in read_all(DATA / "mixed", home) if row.room == "notes"]
    assert [row.chunk for row in notes] == [0, 1, 2]
    assert len({row.parent for row in notes}) == 1 and notes[0].parent
    assert {row.agent for row in notes} == {"cursor"}
    assert {row.source_note for row in notes} == {"meeting with harbour master (not a path)"}


def test_project_drawers_keep_wing_room_hall_and_lines(home: Path) -> None:
    runbook = next(
        row for row in read_all(DATA / "project", home) if row.source.endswith("runbook.md")
    )
    assert (runbook.wing, runbook.room, runbook.hall) == ("tidelog", "src", "technical")
    assert (runbook.lines, runbook.agent, runbook.chunk) == ("1-5", "asha", 0)
    assert runbook.filed_at.startswith("2026-11-29T")
    assert runbook.text.startswith("# Runbook")


@pytest.mark.parametrize("name", NAMES)
def test_sources_lie_where_the_map_says(name: str, home: Path) -> None:
    known = expected(name)
    maps = [(recorded_root(name), str(DATA / name / "sources"))]
    for row in read_all(DATA / name, home, maps=maps):
        if row.skip is None and row.source:
            gone = known[row.foreign_id].verdict == "gone"
            assert Path(row.source).is_file() is not gone, row.source


@pytest.mark.parametrize("name", NAMES)
def test_the_preview_adds_up_to_what_the_rows_say(name: str, home: Path) -> None:
    reader = adapter(home)
    location = reader.recognise(DATA / name)
    assert location is not None
    preview = reader.describe(location)
    rows = read_all(DATA / name, home)
    kept = [row for row in rows if row.skip is None]
    assert preview.rows == len(rows)
    assert preview.rooms == Counter((row.wing, row.room) for row in kept)
    assert preview.extras == Counter(row.skip.value for row in rows if row.skip)
    assert sum(preview.sources.values()) == len(kept)
    assert preview.sources.get("none recorded", 0) == sum(not row.source for row in kept)
    assert sum(preview.source_files.values()) == len({row.source for row in kept if row.source})
    assert (preview.unapplied, preview.problems) == (0, ())


@pytest.mark.parametrize(
    ("name", "version"),
    [
        ("convos", "MemPalace 3.11 or later; Chroma schema embeddings_queue 2, metadb 6, sysdb 10"),
        (
            "legacy-3.0.0",
            "MemPalace 3.0 or earlier; Chroma schema embeddings_queue 2, metadb 4, sysdb 9",
        ),
        (
            "legacy-3.3.6",
            "MemPalace 3.3.6 or later; Chroma schema embeddings_queue 2, metadb 6, sysdb 10",
        ),
        ("sqlite-exact", "MemPalace 3.11 or later; sqlite_exact"),
    ],
)
def test_the_version_is_told_from_what_was_written(name: str, version: str, home: Path) -> None:
    reader = adapter(home)
    location = reader.recognise(DATA / name)
    assert location is not None
    assert reader.describe(location).version == version


@pytest.mark.parametrize("name", NAMES)
def test_the_suggested_map_finds_the_sources(name: str, home: Path) -> None:
    reader = adapter(home)
    location = reader.recognise(DATA / name)
    assert location is not None
    preview = reader.describe(location)
    assert preview.sources.get("present", 0) == 0
    rows = read_all(DATA / name, home, maps=preview.suggested_maps)
    found = {
        row.source: Path(row.source).is_file() for row in rows if row.skip is None and row.source
    }
    missing = [source for source, there in found.items() if not there]
    assert missing == [str(DATA / "project/sources/notes/old-decisions.md") for _ in missing[:1]], (
        missing
    )


@pytest.mark.parametrize("name", NAMES)
def test_reading_resumes_behind_a_row(name: str, home: Path) -> None:
    reader = adapter(home)
    location = reader.recognise(DATA / name)
    assert location is not None
    with reader.open(location) as reading:
        rows = [row for batch in reading.rows() for row in batch]
        half = rows[len(rows) // 2].row
        rest = [row for batch in reading.rows(after=half) for row in batch]
    assert rest == [row for row in rows if row.row > half]


@pytest.mark.parametrize("name", CHROMA_NAMES)
def test_a_dropped_bool_column_changes_nothing(name: str, home: Path, tmp_path: Path) -> None:
    from adapters.palaces import change, copied

    folder = copied(name, tmp_path / "old")
    change(folder, "ALTER TABLE embedding_metadata DROP COLUMN bool_value")
    assert read_all(folder, home) == read_all(DATA / name, home)
