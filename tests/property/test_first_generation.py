"""Whatever rows a first-generation store holds, taking it over and giving it back loses none."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from adapters.first_generation_rows import loaded
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from nidra.adapters import first_generation
from nidra.app.export import export_folder
from nidra.app.run_pass import run_sleep
from nidra.app.takeover import take_over
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store
from nidra.store import health

texts = st.text(max_size=12)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=5,
)
times = st.sampled_from(
    ["2026-01-05T10:00:00Z", "2026-01-05T15:30:00+05:30", "2026-01-05", "never", 1767607200, None]
)
ids = st.sampled_from(["mem_0a1b2c3d4e5f", "a", "../../etc", "b c", "", "ü"]) | texts
statements = st.sampled_from(["One", "Two", "Zwei é", "Zwei e\u0301"]) | texts


def some(required: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[dict[str, Any]]:
    """Objects with some of these keys, now and then of a wrong type, and with unknown ones."""
    loose = {key: value | json_values for key, value in required.items()}
    known = st.fixed_dictionaries({}, optional=required) | st.fixed_dictionaries({}, optional=loose)
    more = st.dictionaries(st.sampled_from(["x", "note", "v2"]), json_values, max_size=1)
    return st.builds(lambda one, two: {**two, **one}, known, more)


items = some(
    {
        "source": st.sampled_from(["a.md", "/nowhere/b.md", "https://example.org/c", "C:\\d.md"]),
        "excerpt": st.sampled_from(["one two three", "one", ""]) | texts,
        "sha256": st.sampled_from(["ab" * 32, "AB" * 32, "junk", ""]),
        "locator": texts,
        "checked_at": times,
    }
)
rows = some(
    {
        "id": ids,
        "statement": statements,
        "subject": st.sampled_from(["Service Port", "service-port"]) | texts,
        "tags": st.lists(texts, max_size=3),
        "epistemic": some(
            {
                "evidence_status": st.sampled_from(["machine_checked", "unverified"]),
                "confidence": st.floats(0, 1),
                "last_reviewed": times,
                "review_due": times,
            }
        ),
        "evidence": st.lists(items, max_size=3),
        "temporal": some({"recorded_at": times, "superseded_by": ids}),
        "flags": st.lists(st.sampled_from(["drifted", "by hand", "x"]) | texts, max_size=2),
        "active": st.booleans(),
    }
)


def write(place: Path, values: list[dict[str, Any]], ascii_only: bool) -> Path:
    place.mkdir(parents=True)
    lines = (json.dumps(value, ensure_ascii=ascii_only) + "\n" for value in values)
    (place / "memories.jsonl").write_text("".join(lines), encoding="utf-8")
    (place / "journal.jsonl").write_text('{"event": "init", "ts": "2026-01-05T10:00:00Z"}\n')
    return place


@settings(max_examples=30, phases=[Phase.explicit, Phase.generate])
@given(st.lists(rows, max_size=6), st.booleans())
def test_rows_come_back_as_they_were_and_are_taken_again(
    values: list[dict[str, Any]], ascii_only: bool
) -> None:
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        old = write(place / "old" / ".nidra", values, ascii_only)
        stated = [one.line.value for one in first_generation.read(old).rows]
        with Store(place / "store") as store:
            take_over(store, old)
            _sound(store)
            export_folder(store, place / "back")
            assert loaded(place / "back" / "memories.jsonl") == stated
            first = [(one.id, one.statement, one.active, one.flags) for one in store.load()]
        with Store(place / "again") as store:
            take_over(store, place / "back")
            assert [(m.id, m.statement, m.active, m.flags) for m in store.load()] == first
            run_sleep(store)
            _sound(store)
            export_folder(store, place / "third")
            third = loaded(place / "third" / "memories.jsonl")
        assert [one.get("id") for one in third] == [one.get("id") for one in stated]
        assert [one["statement"] for one in third] == [one["statement"] for one in stated]


@settings(max_examples=60)
@given(st.binary(max_size=200), st.sampled_from([b"", b"\xef\xbb\xbf", b"\xff\xfe"]))
def test_no_bytes_stop_the_reader_and_none_are_lost(noise: bytes, mark: bytes) -> None:
    data = mark + noise + b'\n{"statement": "A row"}\n'
    found, bad, _ = first_generation.rows_of(data)
    if mark != b"\xff\xfe":
        assert found[-1].statement == "A row"
    pieces = sorted(
        [(one.line.offset, one.line.length) for one in found] + [(b.offset, b.length) for b in bad]
    )
    text = first_generation.plain(data)
    at = 0
    for offset, length in pieces:
        assert not text[at:offset].strip(b" \t\r\n\0")
        at = offset + length
    assert not text[at:].strip(b" \t\r\n\0")


def _sound(store: Store) -> None:
    proof = verify_journal(store)
    assert proof.ok, proof.problems
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
