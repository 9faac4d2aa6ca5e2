"""A palace with damaged bytes is read to an end or refused in a sentence, and never changed."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest
from adapters.palaces import NAMES, adapter, change, copied, database_of, read_all, snapshot
from nidra.adapters.mempalace.raw import Ascent
from nidra.adapters.mempalace.reading import PalaceReading
from nidra.adapters.registry import recognise
from nidra.base.errors import NidraError, PalaceUnreadable
from nidra.records.foreign import ForeignRow

MOST_ROWS = 500  # no sample palace has as many as 100
QUICK, SOAK = 42, 300


def bounded(reading: PalaceReading) -> list[ForeignRow]:
    """The rows of an open palace, which must come to an end and go up all the way."""
    rows: list[ForeignRow] = []
    for batch in reading.rows():
        rows += batch
        assert len(rows) < MOST_ROWS, "the reading has no end"
    assert all(low.row < high.row for low, high in pairwise(rows))
    return rows


def set_byte(database: Path, at: int, value: int) -> None:
    data = bytearray(database.read_bytes())
    data[at] = value
    database.write_bytes(data)


def test_a_tree_that_leads_in_a_circle_is_left_and_told_of(home: Path, tmp_path: Path) -> None:
    folder = copied("sqlite-exact", tmp_path / "circle")
    set_byte(database_of(folder), 258_052, 0xA5)
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    with reader.open(location) as reading:
        rows = bounded(reading)
    assert len(rows) == 64
    (problem,) = reading.problems()
    assert problem.startswith("The database gives rows out of order or more than once")
    preview = reader.describe(location)
    assert preview.rows == 64
    assert preview.problems[0] == problem


def test_rows_that_a_damaged_tree_hides_are_counted(home: Path, tmp_path: Path) -> None:
    folder = copied("sqlite-exact", tmp_path / "hidden")
    set_byte(database_of(folder), 24_580, 5)
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    with reader.open(location) as reading:
        rows = bounded(reading)
    assert 0 < len(rows) < 64
    (problem,) = reading.problems()
    assert problem.startswith(f"64 rows were expected and {len(rows)} were read")
    assert reader.describe(location).problems[0] == problem
    with reader.open(location, limit=3) as reading:
        assert sum(map(len, reading.rows())) == 3
    assert reading.problems() == ()
    with reader.open(location) as reading:
        next(reading.rows())
    assert reading.problems() == (), "a reading that was broken off has nothing to count"


@pytest.mark.parametrize("name", ["sqlite-exact", "convos"])
def test_a_resumed_reading_counts_the_rows_behind_its_cursor(
    name: str, home: Path, tmp_path: Path
) -> None:
    folder = copied(name, tmp_path / "resumed")
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    with reader.open(location) as reading:
        assert sum(map(len, reading.rows(after=40))) == 24
    assert reading.problems() == ()


def test_what_does_not_go_up_is_left_out_and_told() -> None:
    ascent = Ascent(3)
    assert ascent.onward([(4,), (7,)]) == [(4,), (7,)]
    assert ascent.place == 7 and ascent.problems() == []
    assert ascent.onward([(5,), (8,), (8,), (None,), ("9",), (9,)]) == [(8,), (9,)]
    assert ascent.onward([(1,), (9,)]) == [] and ascent.place == 9
    assert len(ascent.problems()) == 1


@pytest.mark.parametrize("name", ["sqlite-exact", "convos"])
@pytest.mark.parametrize("shift", [-30, -64, -(2**63) - 1])
def test_rows_with_ids_of_zero_and_less_are_read(
    name: str, shift: int, home: Path, tmp_path: Path
) -> None:
    folder = copied(name, tmp_path / "negative")
    whole = read_all(folder, home)
    lowered = f"(id + 1 + {shift + 1} - 2)" if name == "convos" else f"(rowid - 1 + {shift + 1})"
    if name == "convos":
        change(
            folder,
            f"UPDATE embeddings SET id = {lowered}",
            f"UPDATE embedding_metadata SET id = {lowered}",
        )
    else:
        change(folder, f"UPDATE documents SET rowid = {lowered}")
    rows = read_all(folder, home)
    assert [row.row for row in rows] == [number + shift for number in range(1, 65)]
    assert [row[1:] for row in rows] == [row[1:] for row in whole]
    location = adapter(home).recognise(folder)
    assert location is not None
    assert adapter(home).describe(location).rows == 64
    with adapter(home).open(location) as reading:
        first = next(reading.rows(after=shift + 1)) if shift + 1 else []
    assert [row.row for row in first] == [row.row for row in rows[1:]]


def test_no_batch_ends_with_row_zero_behind_which_nothing_can_resume(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nidra.adapters.mempalace import reading as module

    monkeypatch.setattr(module, "BATCH_ROWS", 8)
    folder = copied("sqlite-exact", tmp_path / "zero")
    change(folder, "UPDATE documents SET rowid = rowid - 8")
    location = adapter(home).recognise(folder)
    assert location is not None
    with adapter(home).open(location) as reading:
        batches = list(reading.rows())
    assert batches[0][7].row == 0 and len(batches[0]) > 8
    assert sum(map(len, batches)) == 64


def test_a_schema_that_is_no_text_is_said_to_be_damaged(home: Path, tmp_path: Path) -> None:
    folder = copied("mixed", tmp_path / "schema")
    database = database_of(folder)
    data = database.read_bytes()
    start = 128_132
    assert data[start:].startswith(b"CREATE TABLE embeddings (")
    set_byte(database, start + len(b"CREATE"), 0xFF)
    reader = adapter(home)
    location = reader.recognise(folder)
    assert location is not None
    with pytest.raises(PalaceUnreadable, match=r"the database is damaged .*Nothing was changed"):
        reader.open(location).__enter__()
    with pytest.raises(PalaceUnreadable, match="the database is damaged"):
        reader.describe(location)


def test_names_of_collections_of_any_type_are_read(home: Path, tmp_path: Path) -> None:
    folder = copied("sqlite-exact", tmp_path / "names")
    whole = read_all(folder, home)
    with closing(sqlite3.connect(database_of(folder))) as connection, connection:
        columns = [name for _, name, *_ in connection.execute("PRAGMA table_info(collections)")]
        others = ", ".join(f'"{name}"' for name in columns if name not in ("id", "name"))
        connection.execute(
            f"INSERT INTO collections(id, name, {others}) "
            f"SELECT 99, x'ff00', {others} FROM collections LIMIT 1"
        )
    assert read_all(folder, home) == whole


def test_metadata_that_is_a_blob_is_read_as_text(home: Path, tmp_path: Path) -> None:
    folder = copied("sqlite-exact", tmp_path / "blobs")
    whole = read_all(folder, home)
    change(folder, "UPDATE documents SET metadata_json = CAST(metadata_json AS BLOB)")
    assert read_all(folder, home) == whole


def test_a_sequence_number_beyond_64_bits_is_no_error(home: Path, tmp_path: Path) -> None:
    folder = copied("convos", tmp_path / "sequence")
    change(folder, "UPDATE max_seq_id SET seq_id = x'ffffffffffffffffff'")
    assert len(read_all(folder, home)) == 64


def mutated(data: bytes, dice: random.Random) -> bytes:
    """The bytes with up to 12 of them changed, or cut, or a stretch overwritten."""
    kind = dice.randrange(10)
    if kind == 0:
        return data[: dice.randrange(len(data))]
    changed = bytearray(data)
    if kind == 1:
        at, length = dice.randrange(len(data)), dice.randrange(1, 5_000)
        changed[at : at + length] = dice.randbytes(len(changed[at : at + length]))
        return bytes(changed)
    page = 4096
    for _ in range(dice.choice((1, 1, 2, 12))):
        # Heads of pages and the schema hold what leads astray; half of the hits go there.
        at = dice.randrange(len(data))
        if kind >= 6:
            at = at - at % page + dice.randrange(24)
        elif kind == 5:
            at %= 2 * page
        changed[at] = dice.randrange(256)
    return bytes(changed)


def survives(name: str, folder: Path, home: Path) -> bool:
    """Do everything with a damaged palace; true where it could be read to its end."""
    before = snapshot(folder)
    try:
        location = recognise(folder)
        reader = adapter(home)
        for act in (reader.describe, lambda location: _read(reader.open(location))):
            act(location)
    except NidraError as error:
        assert str(error).strip() and "\n" not in str(error).strip()
        return False
    finally:
        assert snapshot(folder) == before
    return True


def _read(reading: PalaceReading) -> None:
    with reading:
        total, rows = reading.total, bounded(reading)
        if total and len(rows) != total:
            assert reading.problems(), f"{total - len(rows)} rows were lost without a word"
    assert reading.proof().ok


def mutations(count: int, seed: int) -> Iterator[tuple[str, random.Random]]:
    for number in range(count):
        yield NAMES[number % len(NAMES)], random.Random(f"{seed}-{number}")


def fuzz(count: int, seed: int, home: Path, tmp_path: Path) -> int:
    folders = {name: copied(name, tmp_path / name) for name in NAMES}
    whole = {name: database_of(folder).read_bytes() for name, folder in folders.items()}
    read = 0
    for name, dice in mutations(count, seed):
        database_of(folders[name]).write_bytes(mutated(whole[name], dice))
        read += survives(name, folders[name], home)
    return read


def test_forty_damaged_palaces_are_read_or_refused(home: Path, tmp_path: Path) -> None:
    read = fuzz(QUICK, 1, home, tmp_path)
    assert 0 < read < QUICK


@pytest.mark.soak
def test_three_hundred_damaged_palaces_are_read_or_refused(home: Path, tmp_path: Path) -> None:
    read = fuzz(SOAK, 2, home, tmp_path)
    assert 0 < read < SOAK
