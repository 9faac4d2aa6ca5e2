"""Palaces with values that no version should have written, and damage that real ones have."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from adapters.palaces import DATA, adapter, change, copied, database_of, expected, read_all
from nidra.adapters.mempalace.adapter import MemPalace
from nidra.base.errors import PalaceUnsupported, UsageError
from nidra.records.foreign import ForeignRow, Skip


def row_of(folder: Path, home: Path, number: int) -> ForeignRow:
    return next(row for row in read_all(folder, home) if row.row == number)


def set_value(folder: Path, number: int, key: str, columns: str) -> None:
    """Replace one metadata value: `columns` as in `int_value = 3`."""
    change(
        folder,
        f"DELETE FROM embedding_metadata WHERE id = {number} AND key = '{key}'",
        f"INSERT INTO embedding_metadata(id, key) VALUES ({number}, '{key}')",
        f"UPDATE embedding_metadata SET {columns} WHERE id = {number} AND key = '{key}'",
    )


def test_T80_a_limit_of_zero_reads_nothing(home: Path) -> None:
    assert read_all(DATA / "mixed", home, limit=0) == []


def test_T80_a_negative_limit_is_a_usage_error(home: Path) -> None:
    with pytest.raises(UsageError, match="--limit must be 0 or more, and -1 is not"):
        read_all(DATA / "mixed", home, limit=-1)


def test_a_limit_counts_what_can_be_imported(home: Path) -> None:
    rows = read_all(DATA / "mixed", home, limit=20)
    assert sum(row.skip is None for row in rows) == 20
    assert rows[-1].skip is None and any(row.skip for row in rows)


def test_wing_and_room_choose_rows(home: Path) -> None:
    everything = read_all(DATA / "mixed", home)
    chosen = read_all(DATA / "mixed", home, wing="wing_api", room="decisions")
    assert chosen == [
        row for row in everything if (row.wing, row.room) == ("wing_api", "decisions")
    ]
    assert len(chosen) == 5
    assert read_all(DATA / "mixed", home, wing="no such wing") == []
    assert {row.room for row in read_all(DATA / "mixed", home, room="diary")} == {"diary"}


@pytest.mark.parametrize("name", ["legacy-3.0.0", "convos"])
def test_both_forms_of_sequence_numbers_are_read(name: str, home: Path, tmp_path: Path) -> None:
    folder = copied(name, tmp_path / "seq")
    blob = "x'000000000000004D'" if name == "convos" else "77"
    change(
        folder, f"UPDATE max_seq_id SET seq_id = {blob}", f"UPDATE embeddings SET seq_id = {blob}"
    )
    assert read_all(folder, home) == read_all(DATA / name, home)


@pytest.mark.parametrize("reached", ["40", "x'0000000000000028'"])
def test_writes_that_wait_in_the_queue_are_counted(
    reached: str, home: Path, tmp_path: Path
) -> None:
    folder = copied("convos", tmp_path / "queue")
    change(folder, f"UPDATE max_seq_id SET seq_id = {reached}")
    topic = "(SELECT 'persistent://default/default/' || id FROM collections)"
    insert = "INSERT INTO embeddings_queue(seq_id, operation, topic, id) VALUES"
    change(folder, "DELETE FROM embeddings_queue")
    change(folder, *(f"{insert} ({seq}, 0, {topic}, 'drawer')" for seq in (39, 40, 41, 42, 43)))
    location = adapter(home).recognise(folder)
    assert location is not None
    preview = adapter(home).describe(location)
    assert preview.unapplied == 3
    assert preview.problems == (
        "3 writes wait in the queue of the palace and are not in it yet; they are not imported.",
    )
    with adapter(home).open(location) as reading:
        assert reading.unapplied == 3


def test_T48_a_source_that_is_a_number_is_a_note(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "odd")
    set_value(folder, 3, "source_file", "int_value = 42")
    set_value(folder, 4, "source_file", "float_value = 1.5")
    assert [(row.source, row.source_note) for row in read_all(folder, home)[2:4]] == [
        ("", "42"),
        ("", "1.5"),
    ]


def test_T47_times_and_names_of_a_wrong_type_degrade(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "odd")
    set_value(folder, 3, "filed_at", "int_value = 1772611200")
    set_value(folder, 3, "wing", "int_value = 7")
    set_value(folder, 3, "chunk_index", "string_value = '12'")
    set_value(folder, 4, "chunk_index", "string_value = 'twelve'")
    set_value(folder, 5, "chunk_index", "float_value = 1e300")
    rows = read_all(folder, home)
    assert (rows[2].filed_at, rows[2].wing, rows[2].chunk) == ("1772611200", "7", 12)
    assert (rows[3].chunk, rows[4].chunk) == (-1, -1)
    assert len(rows) == 64


def test_blobs_in_the_place_of_text_are_read_as_text(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "blobs")
    change(folder, "UPDATE embedding_metadata SET string_value = CAST(string_value AS BLOB)")
    rows = read_all(folder, home)
    assert [row.wing for row in rows] == ["tidelog_chats"] * 64
    assert {(row.text, row.skip) for row in rows} == {("", Skip.NO_TEXT)}


def test_a_palace_in_utf16_says_the_same(home: Path, tmp_path: Path) -> None:
    folder = copied("sqlite-exact", tmp_path / "wide")
    whole = read_all(folder, home)
    path = database_of(folder)
    with closing(sqlite3.connect(path)) as narrow:
        tables = {
            name: narrow.execute(f"SELECT * FROM {name}") for name in ("collections", "documents")
        }
        columns = {name: [told[0] for told in found.description] for name, found in tables.items()}
        rows = {name: found.fetchall() for name, found in tables.items()}
    path.unlink()
    with closing(sqlite3.connect(path)) as wide, wide:
        wide.execute("PRAGMA encoding = 'UTF-16le'")
        for name, names in columns.items():
            wide.execute(f"CREATE TABLE {name} ({', '.join(names)})")
            marks = ",".join("?" * len(names))
            wide.executemany(f"INSERT INTO {name} VALUES ({marks})", rows[name])
    assert read_all(folder, home) == whole


def test_bytes_that_are_no_text_become_replacement_characters(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "bytes")
    for number, key, raw in (
        (3, "chroma:document", "616263ff646566"),
        (4, "chroma:document", "61eda0806200ff"),
        (5, "source_file", "2f686f6d652fff2f61"),
    ):
        set_value(folder, number, key, f"string_value = CAST(x'{raw}' AS TEXT)")
    rows = read_all(folder, home)
    assert rows[2].text == "abc\ufffddef"
    assert rows[3].text == "a\ufffd\ufffd\ufffdb\0\ufffd"
    assert rows[4].source == "/home/\ufffd/a"
    assert [row.text for row in rows[5:]] == [
        row.text for row in read_all(DATA / "convos", home)[5:]
    ]


def test_rows_without_text_are_skipped_and_counted(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "blank")
    set_value(folder, 3, "chroma:document", "string_value = ' ' || char(10) || char(9)")
    change(folder, "DELETE FROM embedding_metadata WHERE id = 4")
    set_value(folder, 5, "chroma:document", "string_value = '[empty]'")
    rows = read_all(folder, home)
    assert [row.skip for row in rows[2:5]] == [Skip.NO_TEXT, Skip.NO_TEXT, Skip.SENTINEL]
    location = adapter(home).recognise(folder)
    assert location is not None
    preview = adapter(home).describe(location)
    assert preview.extras == {"no text": 2, "sentinel row": 1}
    assert sum(preview.rooms.values()) == 61


def test_a_text_of_many_megabytes_is_read_whole(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "large")
    set_value(folder, 3, "chroma:document", "string_value = printf('%.*c', 20000000, 'x')")
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    with reader.open(location) as reading:
        batches = list(reading.rows())
    assert len(batches[0]) < 64 and sum(map(len, batches)) == 64
    assert len(batches[0][2].text) == 20_000_000


def test_metadata_written_out_of_order_is_put_together(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "rewritten")
    change(
        folder,
        "CREATE TEMP TABLE moved AS SELECT * FROM embedding_metadata WHERE id % 3 = 0 OR key = 'wing'",
        "DELETE FROM embedding_metadata WHERE id % 3 = 0 OR key = 'wing'",
        "INSERT INTO embedding_metadata SELECT * FROM moved ORDER BY key, id DESC",
    )
    assert read_all(folder, home) == read_all(DATA / "convos", home)


def test_sparse_ids_are_read_in_order(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "sparse")
    change(
        folder,
        "UPDATE embeddings SET id = id * 1000000007",
        "UPDATE embedding_metadata SET id = id * 1000000007",
    )
    rows = read_all(folder, home)
    assert [row.row for row in rows] == [number * 1_000_000_007 for number in range(1, 65)]
    assert [row[1:] for row in rows] == [row[1:] for row in read_all(DATA / "convos", home)]


def test_rows_of_other_collections_and_of_none_are_told_of(home: Path, tmp_path: Path) -> None:
    folder = copied("project", tmp_path / "others")
    change(folder, "UPDATE collections SET name = 'notes' WHERE name = 'mempalace_closets'")
    change(folder, "UPDATE embeddings SET segment_id = 'gone' WHERE id = 1")
    skips = [row.skip for row in read_all(folder, home)]
    assert skips.count(Skip.OTHER_COLLECTION) == 14 and skips.count(None) == 20


def test_compressed_copies_are_told_of(home: Path, tmp_path: Path) -> None:
    folder = copied("project", tmp_path / "compressed")
    change(
        folder, "UPDATE collections SET name = 'mempalace_compressed' WHERE name LIKE '%closets'"
    )
    assert [row.skip for row in read_all(folder, home)].count(Skip.COMPRESSED) == 13


def test_a_renamed_collection_is_found_by_the_configuration(home: Path, tmp_path: Path) -> None:
    folder = copied("project", tmp_path / "renamed")
    change(folder, "UPDATE collections SET name = 'attic' WHERE name = 'mempalace_drawers'")
    with pytest.raises(PalaceUnsupported, match="say so as collection_name in the"):
        read_all(folder, home)
    (folder / "palace" / "config.json").write_text('{"collection_name": "attic"}')
    assert sum(row.skip is None for row in read_all(folder, home)) == 21


def test_drawers_on_damaged_pages_are_counted_and_the_rest_is_read(
    home: Path, tmp_path: Path
) -> None:
    folder = copied("convos", tmp_path / "damaged")
    database = database_of(folder)
    whole = {row.foreign_id: row for row in read_all(folder, home)}
    damage_page_of(database, "embedding_metadata", 20)
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    with reader.open(location) as reading:
        rows = [row for batch in reading.rows() for row in batch]
    lost = 64 - len(rows)
    assert 0 < lost < 20
    assert all(whole[row.foreign_id] == row for row in rows)
    (problem,) = reading.problems()
    assert problem.startswith(f"{lost} rows stand on damaged pages and could not be read")
    preview = reader.describe(location)
    assert sum(preview.rooms.values()) == len(rows)
    assert preview.problems[0] == problem
    assert preview.problems[1].startswith("SQLite finds damage in the database (")


def test_a_broken_search_index_harms_no_row(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "index")
    change(folder, "DELETE FROM embedding_fulltext_search_data WHERE id > 10")
    assert read_all(folder, home) == read_all(DATA / "convos", home)


def damage_page_of(database: Path, table: str, number: int) -> None:
    """Overwrite the leaf page that holds the text of row `number`."""
    connection = sqlite3.connect(database)
    sql = f"SELECT string_value FROM {table} WHERE id = ? AND key = 'chroma:document'"
    text = connection.execute(sql, (number,)).fetchone()[0].encode()
    page_size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    data = bytearray(database.read_bytes())
    pattern, at = b"chroma:document" + text[:60], -1
    while (at := data.index(pattern, at + 1)) >= 0:
        start = at - at % page_size
        if data[start] == 0x0D:  # a leaf of a table, not of an index
            break
    data[start : start + page_size] = b"\xff" * page_size
    database.write_bytes(data)


def test_exact_metadata_of_any_shape_degrades(home: Path, tmp_path: Path) -> None:
    folder = copied("sqlite-exact", tmp_path / "odd")
    change(
        folder,
        "DROP INDEX idx_documents_coll_source_file",
        "DROP INDEX idx_documents_coll_wing_room_hall",
        *(f"ALTER TABLE documents DROP COLUMN {name}" for name in ("wing", "room", "hall")),
    )
    for number, metadata in (
        (1, "no json"),
        (2, "[1, 2]"),
        (3, '{"wing": 7, "source_file": ["a"], "chunk_index": 99999999999999999999}'),
        (4, '{"wing": "a\\ud800b", "source_file": "/x/\\udcff"}'),
        (5, '{"ingest_mode": "registry"}'),
    ):
        connection = sqlite3.connect(database_of(folder))
        sql = "UPDATE documents SET metadata_json = ? WHERE rowid = ?"
        connection.execute(sql, (metadata, number))
        connection.commit()
        connection.close()
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    with reader.open(location) as reading:
        rows = [row for batch in reading.rows() for row in batch]
    assert len(rows) == 64
    assert [(row.wing, row.source, row.chunk) for row in rows[:4]] == [
        ("", "", -1),
        ("", "", -1),
        ("7", "", -1),
        ("a\ufffdb", "/x/\ufffd", -1),
    ]
    assert rows[4].skip is Skip.REGISTRY
    assert reading.problems() == ("The metadata of some rows is no JSON object and was left out.",)


def test_a_sentinel_is_known_by_id_or_by_flag(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "sentinels")
    change(folder, "UPDATE embeddings SET embedding_id = 'sentinel_abc' WHERE id = 1")
    set_value(folder, 2, "is_sentinel", "bool_value = 1")
    set_value(folder, 3, "is_sentinel", "bool_value = 0")
    assert [row.skip for row in read_all(folder, home)[:3]] == [Skip.SENTINEL, Skip.SENTINEL, None]


def test_the_fingerprint_moves_with_the_content(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "moves")
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    first = reader.open(location).fingerprint()
    assert reader.open(location).fingerprint() == first
    set_value(folder, 3, "wing", "string_value = 'elsewhere'")
    assert reader.open(location).fingerprint() != first


def test_an_adapter_without_arguments_reads_the_users_own_environment() -> None:
    location = MemPalace().recognise(DATA / "convos")
    assert location is not None
    assert len(expected("convos")) == MemPalace().describe(location).rows
