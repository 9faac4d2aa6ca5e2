"""First-generation folders are read whatever became of their files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from adapters.first_generation_rows import EVENTS, evidence, folder, row
from nidra.adapters import first_generation
from nidra.base.errors import PalaceUnreadable, SourceRefused
from nidra.records.first_generation import OldRow, OldStore

ROWS = [
    row("mem_0a1b2c3d4e5f", "The retry limit is 5", evidence("config.md", "retry limit is 5")),
    row("note/7 (old)", "Deploys happen on Tuesdays", subject=None, tags=[]),
]


def read(place: Path, rows: list[Any], **more: Any) -> OldStore:
    return first_generation.read(folder(place / ".nidra", rows, **more))


def one(place: Path, value: Any) -> OldRow:
    found = read(place, [value])
    assert len(found.rows) == 1
    return found.rows[0]


def test_a_row_comes_with_every_field(tmp_path: Path) -> None:
    found = read(tmp_path, ROWS)
    first = found.rows[0]
    assert (first.id, first.statement) == ("mem_0a1b2c3d4e5f", "The retry limit is 5")
    assert (first.subject, first.tags, first.confidence) == ("retry-limit", ("ops", "limits"), 0.8)
    assert first.active and not first.flags and first.superseded_by is None
    assert first.review_due is not None and first.last_reviewed is not None
    assert first.review_due - first.last_reviewed == 30 * 86_400_000_000
    receipt = first.receipts[0]
    assert receipt is not None and receipt.actual is None
    assert receipt.source == str(tmp_path / "config.md")
    assert found.events == len(EVENTS) and not found.problems and not found.bad


@pytest.mark.parametrize(
    "change",
    [
        lambda data: b"\xef\xbb\xbf" + data,
        lambda data: data.replace(b"\n", b"\r\n"),
        lambda data: data.rstrip(b"\n"),
        lambda data: data.replace(b"\n", b"\n\n  \n"),
        lambda data: data + b"\0" * 512,
        lambda data: b"\xff\xfe" + data.decode().encode("utf-16-le"),
    ],
    ids=["T8 mark", "CRLF", "no last newline", "blank lines", "NUL padding", "UTF-16"],
)
def test_T8_files_of_other_editors_hold_the_same_rows(
    tmp_path: Path, change: Callable[[bytes], bytes]
) -> None:
    place = folder(tmp_path / ".nidra", ROWS)
    expected = [found.line.value for found in first_generation.read(place).rows]
    path = place / "memories.jsonl"
    path.write_bytes(change(path.read_bytes()))
    again = first_generation.read(place)
    assert [found.line.value for found in again.rows] == expected
    assert not again.bad


def test_T7_a_malformed_line_is_set_aside_with_its_number_and_the_rest_is_read(
    tmp_path: Path,
) -> None:
    found = read(tmp_path, [ROWS[0], "{not json", "[1, 2]", "nonsense", ROWS[1]])
    assert [one.line.number for one in found.rows] == [1, 5]
    assert [(bad.number, bad.file) for bad in found.bad] == [
        (number, "memories.jsonl") for number in (2, 3, 4)
    ]
    assert "line 2 was set aside: it is no JSON" in found.problems[0]
    assert first_generation.set_aside(found.data) == b"{not json\n[1, 2]\nnonsense\n"


def test_T9_a_torn_journal_line_swallows_no_event(tmp_path: Path) -> None:
    torn = json.dumps(EVENTS[0])[:23] + json.dumps(EVENTS[1])
    found = read(tmp_path, ROWS, events=[EVENTS[0], torn, EVENTS[1]])
    assert found.events == 3
    assert [(bad.file, bad.number) for bad in found.bad] == [("journal.jsonl", 2)]
    assert first_generation.set_aside(found.data).decode() == json.dumps(EVENTS[0])[:23] + "\n"


def test_T9_a_torn_memory_line_swallows_no_memory(tmp_path: Path) -> None:
    torn = json.dumps(ROWS[0])[:-30]
    found = read(tmp_path, [torn + json.dumps(ROWS[1])])
    assert [one.id for one in found.rows] == ["note/7 (old)"]
    assert len(found.bad) == 1


def test_T9_a_last_line_that_was_torn_off_is_reported(tmp_path: Path) -> None:
    place = folder(tmp_path / ".nidra", ROWS)
    path = place / "memories.jsonl"
    path.write_bytes(path.read_bytes()[:-40])
    found = first_generation.read(place)
    assert [one.id for one in found.rows] == ["mem_0a1b2c3d4e5f"]
    assert "the last line was torn off" in found.problems[0]


@pytest.mark.parametrize("name", sorted(ROWS[0].keys() - {"statement"}))
def test_T11_a_row_without_a_field_is_read_with_its_default(tmp_path: Path, name: str) -> None:
    value = {key: kept for key, kept in ROWS[0].items() if key != name}
    found = one(tmp_path, value)
    assert found.statement == "The retry limit is 5"
    assert found.active and (found.id is None) == (name == "id")


def test_T11_a_row_without_a_statement_is_set_aside_and_stops_nothing(tmp_path: Path) -> None:
    found = read(tmp_path, [{"id": "x"}, {"id": "y", "statement": " "}, {}, ROWS[0]])
    assert len(found.rows) == 1 and [bad.number for bad in found.bad] == [1, 2, 3]


WRONG = [None, 7, -1.5, True, "word", [], [1], {}, {"a": [None]}, 10**40, float("nan")]


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_T47_T48_no_value_of_a_wrong_type_stops_a_row(tmp_path: Path, wrong: Any) -> None:
    values = [{**ROWS[0], key: wrong} for key in ROWS[0] if key != "statement"]
    for part in ("epistemic", "temporal"):
        values += [{**ROWS[0], part: {**ROWS[0][part], key: wrong}} for key in ROWS[0][part]]
    item = ROWS[0]["evidence"][0]
    values += [{**ROWS[0], "evidence": [{**item, key: wrong}]} for key in item]
    found = read(tmp_path, values)
    assert len(found.rows) == len(values) and not found.bad


def test_T47_a_number_for_a_time_and_T48_a_number_for_a_source_are_told(tmp_path: Path) -> None:
    value = row(
        "a",
        "Sources are texts",
        {**evidence("x", "abc"), "source": 5},
        temporal={"recorded_at": 1767607200},
    )
    found = read(tmp_path, [value])
    assert found.rows[0].receipts == (None,) and found.rows[0].recorded_at is None
    assert any("recorded_at is no time" in words for words in found.problems)
    assert any("names no source" in words for words in found.problems)


def test_a_digest_that_does_not_fit_is_kept_as_it_was_written(tmp_path: Path) -> None:
    value = row(
        "a",
        "Digests are kept",
        evidence("c.md", "one two three", sha256="ab" * 32),
        evidence("c.md", "one two three", sha256="no digest"),
        evidence("c.md", "one two three", sha256=None),
        evidence("c.md", "one two three"),
    )
    wrong, junk, missing, right = one(tmp_path, value).receipts
    assert wrong is not None and wrong.sha256 == bytes.fromhex("ab" * 32)
    assert wrong.actual is not None and junk is not None and junk.actual == wrong.actual
    assert missing is not None and right is not None
    assert missing.actual is None and missing.sha256 == right.sha256 == wrong.actual


def test_large_and_odd_texts_are_read(tmp_path: Path) -> None:
    texts = ["x" * 5_000_000, "a\0b", "lone \ud800 half", "\u202eright to left", "😀"]
    found = read(tmp_path, [row(f"id{at}", text) for at, text in enumerate(texts)])
    assert [len(one.statement) for one in found.rows] == [len(text) for text in texts]
    assert found.rows[2].statement == "lone \ufffd half"
    assert found.rows[2].line.value["statement"] == "lone \ud800 half"


def test_bytes_that_are_no_utf8_spoil_only_their_own_letters(tmp_path: Path) -> None:
    place = folder(tmp_path / ".nidra", [ROWS[0]])
    path = place / "memories.jsonl"
    path.write_bytes(path.read_bytes() + b'{"statement": "caf\xe9 opens at nine"}\n')
    found = first_generation.read(place)
    assert found.rows[1].statement == "caf\ufffd opens at nine"
    assert not found.rows[1].line.exact and found.rows[0].line.exact


def test_lines_that_are_nested_too_deeply_are_set_aside(tmp_path: Path) -> None:
    found = read(tmp_path, ['{"statement": ' + "[" * 200_000, ROWS[0]])
    assert len(found.rows) == 1 and len(found.bad) == 1


def test_T14_a_linked_file_is_read_through_its_link(tmp_path: Path) -> None:
    place = folder(tmp_path / ".nidra", ROWS)
    real = tmp_path / "synced.jsonl"
    (place / "memories.jsonl").rename(real)
    (place / "memories.jsonl").symlink_to(real)
    assert [one.id for one in first_generation.read(place).rows] == [one["id"] for one in ROWS]


def test_what_is_no_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    place = folder(tmp_path / ".nidra", ROWS)
    (place / "memories.jsonl").unlink()
    os.mkfifo(place / "memories.jsonl")
    with pytest.raises(SourceRefused, match="pipe"):
        first_generation.read(place)
    (place / "memories.jsonl").unlink()
    (place / "memories.jsonl").symlink_to(tmp_path / "nowhere")
    with pytest.raises(PalaceUnreadable):
        first_generation.read(place)


def test_it_is_recognised_by_its_folder_the_folder_above_and_its_file(tmp_path: Path) -> None:
    place = folder(tmp_path / ".nidra", ROWS)
    other = folder(tmp_path / "any name", ROWS)
    assert first_generation.recognise(place) == place
    assert first_generation.recognise(tmp_path) == place
    assert first_generation.recognise(place / "memories.jsonl") == place
    assert first_generation.recognise(other) == other
    (other / "journal.jsonl").unlink()
    (place / "journal.jsonl").unlink()
    assert first_generation.recognise(other) is None
    assert first_generation.recognise(place) == place
    (place / "nidra.db").write_bytes(b"SQLite")
    assert first_generation.recognise(place) is None


def test_relative_sources_are_looked_for_beside_the_store_and_in_it(tmp_path: Path) -> None:
    place = folder(
        tmp_path / ".nidra",
        [row("a", "Where sources lie", evidence("in.md", "abc def"), evidence("gone.md", "abc"))],
    )
    (place / "in.md").write_text("abc def")
    inside, gone = first_generation.read(place).rows[0].receipts
    assert inside is not None and inside.source == str(place / "in.md")
    assert gone is not None and gone.source == str(tmp_path / "gone.md")
