"""From metadata to rows: dialects, places in a source, reasons to skip."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.adapters.mempalace.drawers import DrawerShaper, dialect_of
from nidra.adapters.mempalace.generations import generation
from nidra.adapters.mempalace.maps import RootMap
from nidra.records.foreign import ForeignRow, Skip

HOME = Path("/home/me")
SKIPS = {"drawers": None, "closets": Skip.CLOSET}


def shaped(meta: Any, text: Any = "Some text.", foreign_id: Any = "drawer_1") -> ForeignRow:
    shaper = DrawerShaper(RootMap([], HOME), HOME)
    metadata = meta if isinstance(meta, str) else json.dumps(meta)
    return shaper.rows([(1, foreign_id, "drawers", text, None, metadata)], SKIPS)[0]


@pytest.mark.parametrize(
    ("meta", "dialect"),
    [
        ({"ingest_mode": "convos", "extract_mode": "exchange"}, "mempalace/convos"),
        ({"ingest_mode": "convos"}, "mempalace/convos"),
        ({"ingest_mode": "convos", "extract_mode": "general"}, "mempalace/general"),
        ({"ingest_mode": "sweep"}, "mempalace/sweep"),
        ({"ingest_mode": "extract", "extract_mode": "format"}, "mempalace/extract"),
        ({"type": "diary_entry", "hall": "hall_diary"}, "mempalace/diary"),
        ({"room": "daily", "entry_index": 2}, "mempalace/diary"),
        ({"hall": "technical", "line_start": 1, "id_recipe": "v3"}, "mempalace/project"),
        ({"added_by": "asha"}, "mempalace/project"),
        ({"added_by": "claude", "id_recipe": "v3"}, "mempalace/mcp"),
        ({"added_by": "mcp"}, "mempalace/mcp"),
        ({"parent_drawer_id": "drawer_0"}, "mempalace/mcp"),
    ],
)
def test_the_dialect_is_that_of_the_writer(meta: dict[str, Any], dialect: str) -> None:
    assert dialect_of(meta, "/a/source") == dialect


def test_what_names_no_source_and_no_miner_was_filed_by_an_agent() -> None:
    assert dialect_of({"added_by": "asha"}, "") == "mempalace/mcp"


@pytest.mark.parametrize(
    ("meta", "lines"),
    [
        ({"line_start": 3, "line_end": 9}, "3-9"),
        ({"line_start": 3, "line_end": 3}, "3"),
        ({"line_start": 3}, "3"),
        ({}, ""),
    ],
)
def test_lines_are_told_as_a_range(meta: dict[str, Any], lines: str) -> None:
    assert shaped(meta).lines == lines


@pytest.mark.parametrize(
    ("meta", "text", "foreign_id", "skip"),
    [
        ({"ingest_mode": "registry"}, "[registry] /a", "x", Skip.REGISTRY),
        ({"room": "_registry"}, "text", "x", Skip.REGISTRY),
        ({}, "text", "_reg_0123", Skip.REGISTRY),
        ({"is_sentinel": True}, "[empty]", "x", Skip.SENTINEL),
        ({"is_sentinel": "true"}, "text", "x", Skip.SENTINEL),
        ({}, "text", "sentinel_0123", Skip.SENTINEL),
        ({}, "[empty]", "x", Skip.SENTINEL),
        ({}, "", "x", Skip.NO_TEXT),
        ({}, None, "x", Skip.NO_TEXT),
        ({}, "\u2003\n\t", "x", Skip.NO_TEXT),
        ({}, b"", "x", Skip.NO_TEXT),
        ({}, b" [empty]", "x", None),
        ({}, b"text", "_registered", None),
        ({}, "registry", "x", None),
        ({}, 42, "x", None),
    ],
)
def test_what_is_no_memory_says_why(
    meta: dict[str, Any], text: Any, foreign_id: str, skip: Skip | None
) -> None:
    assert shaped(meta, text, foreign_id).skip is skip


def test_every_kind_of_blank_is_no_text() -> None:
    blanks = [char for char in map(chr, range(0x110000)) if char.isspace()]
    assert len(blanks) > 20
    for blank in blanks:
        assert shaped({}, f"{blank} ".encode()).skip is Skip.NO_TEXT
        assert shaped({}, f"{blank}a".encode()).skip is None


def test_bytes_that_are_no_text_harm_no_text_beside_them() -> None:
    shaper = DrawerShaper(RootMap([], HOME), HOME)
    texts = ["रीडिंग".encode(), b"a\xc3", b"\xa9", b"\xc3 \xa9", b"\xed\xa0\x80"]
    rows = shaper.rows(
        [(at, f"d{at}", "drawers", text, None, "{}") for at, text in enumerate(texts)], SKIPS
    )
    assert [row.text for row in rows] == [
        "रीडिंग",
        "a\ufffd",
        "\ufffd",
        "\ufffd \ufffd",
        "\ufffd\ufffd\ufffd",
    ]


def test_the_agent_of_a_diary_is_its_writer() -> None:
    assert shaped({"agent": "sam_agent", "added_by": "mcp"}).agent == "sam_agent"
    assert shaped({"added_by": "mempalace"}).agent == "mempalace"


def test_what_the_store_says_of_a_collection_comes_first() -> None:
    shaper = DrawerShaper(RootMap([], HOME), HOME)
    rows = shaper.rows(
        [(7, "closet_1", "closets", "", None, "{}"), (8, "d1", "unknown", "", None, "{}")], SKIPS
    )
    assert [(row.row, row.skip) for row in rows] == [(7, Skip.CLOSET), (8, Skip.OTHER_COLLECTION)]


def test_metadata_that_repeats_gives_the_same_rows_as_metadata_that_does_not() -> None:
    shaper = DrawerShaper(RootMap([("/a", "/b")], HOME), HOME)
    meta = '{"source_file": "/a/x.md", "wing": "w"}'
    rows = shaper.rows([(n, f"d{n}", "drawers", f"text {n}", n, meta) for n in range(3)], SKIPS)
    assert [(row.foreign_id, row.text, row.chunk, row.source) for row in rows] == [
        ("d0", "text 0", 0, "/b/x.md"),
        ("d1", "text 1", 1, "/b/x.md"),
        ("d2", "text 2", 2, "/b/x.md"),
    ]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
FIELDS = st.sampled_from(
    ["wing", "room", "hall", "source_file", "filed_at", "chunk_index", "line_start", "ingest_mode"]
)


@settings(deadline=None)
@given(st.dictionaries(FIELDS, JSON), JSON, JSON)
def test_T47_T48_metadata_of_any_type_gives_a_row_of_text(
    meta: dict[str, Any], text: Any, foreign_id: Any
) -> None:
    row = shaped(meta, text, foreign_id)
    assert isinstance(row, ForeignRow)
    texts = (row.foreign_id, row.text, row.source, row.dialect, row.wing, row.room, row.hall)
    assert all(type(value) is str for value in (*texts, row.filed_at, row.lines, row.source_note))
    assert -1 <= row.chunk < 1 << 31
    assert not (row.source and row.source_note)


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ({"wing", "convo_chunker_version", "last_modified"}, "MemPalace 3.11 or later"),
        ({"wing", "line_start", "normalize_version"}, "MemPalace 3.3.6 or later"),
        ({"wing"}, "MemPalace 3.0 or earlier"),
        (set(), "MemPalace of unknown version"),
    ],
)
def test_the_newest_key_tells_the_version(keys: set[str], words: str) -> None:
    assert generation(keys) == words
