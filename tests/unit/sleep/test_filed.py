"""What an import files of a source that is missing: the truth at once, and no more than it knows."""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest
from nidra.app.history import deeds_of
from nidra.app.run_pass import run_sleep
from nidra.app.source_states import source_states
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.records.evidence import SourceState
from nidra.records.foreign import ForeignRow
from nidra.records.grade import Grade, Standing
from nidra.records.memory import Memory
from nidra.records.verdict import State
from nidra.sleep.regrade import judged
from nidra.store import filling, health, verdict_census
from nidra.store.visible import VISIBLE
from unit.app.foreign import filed, row

SAID = "The harbour opens at six in the morning and closes at ten at night."
ALSO = "The ferry to the island leaves from the third pier every other hour."


def _text(path: Path, *lines: str) -> Path:
    path.write_text("# notes\n" + "\n".join(lines) + "\n", "utf-8")
    return path


def _mined(number: int, text: str, source: str | Path = "") -> ForeignRow:
    return row(number, text, source)._replace(dialect="mempalace/project" if source else "")


def _memory(store: Store, text: str) -> Memory:
    return next(memory for memory in store.load() if memory.statement == text)


def _sound(store: Store) -> None:
    """Each memory stands as its receipts judge it, the counts are those of a recount, the journal agrees."""
    assert verify_journal(store).problems == []
    with store.database.reading() as connection:
        counting = f"SELECT m.id FROM memory m WHERE {VISIBLE}"
        keys = [key for (key,) in connection.exec_driver_sql(counting)]
        assert judged(connection, keys) == []
        assert health.census_is_true(connection)
        assert verdict_census.kept(connection) == verdict_census.recount(connection)


def test_a_receipt_at_a_missing_file_is_filed_as_gone_and_its_memory_as_source_linked(
    store: Store, tmp_path: Path
) -> None:
    filed(store, [_mined(1, SAID, tmp_path / "notes.md")], looks=True)
    memory = _memory(store, SAID)
    assert (memory.grade, memory.standing) == (Grade.SOURCE_LINKED, Standing.GONE)
    [receipt] = memory.evidence
    assert receipt.state is State.GONE
    assert receipt.note == "notes.md is not there."
    assert receipt.unreached_since == store.now()
    _sound(store)


def test_a_missing_folder_is_out_of_reach_and_not_gone(store: Store, tmp_path: Path) -> None:
    filed(store, [_mined(1, SAID, tmp_path / "away" / "notes.md")], looks=True)
    memory = _memory(store, SAID)
    assert (memory.grade, memory.standing) == (Grade.SOURCE_LINKED, Standing.NOT_COMPARABLE)
    assert memory.evidence[0].state is State.UNREADABLE
    assert "away is not there" in memory.evidence[0].note
    _sound(store)


def test_what_stands_is_filed_as_never_read(store: Store, tmp_path: Path) -> None:
    filed(store, [_mined(1, SAID, _text(tmp_path / "notes.md", SAID))], looks=True)
    memory = _memory(store, SAID)
    assert (memory.grade, memory.standing) == (Grade.UNVERIFIED, Standing.NOT_COMPARABLE)
    assert memory.evidence[0].state is State.UNCHECKED
    _sound(store)


@pytest.mark.parametrize("resumed", [0, 1])
@pytest.mark.parametrize("missing_first", [True, False])
def test_a_text_of_two_drawers_is_judged_by_both_their_receipts(
    store: Store, tmp_path: Path, missing_first: bool, resumed: int
) -> None:
    sources = [tmp_path / "gone.md", _text(tmp_path / "there.md", SAID)]
    if not missing_first:
        sources.reverse()
    rows = [_mined(number, SAID, source) for number, source in enumerate(sources, start=1)]
    filed(store, rows, resumed, looks=True)
    memory = _memory(store, SAID)
    assert {receipt.state for receipt in memory.evidence} == {State.GONE, State.UNCHECKED}
    assert (memory.grade, memory.standing) == (Grade.SOURCE_LINKED, Standing.NOT_COMPARABLE)
    _sound(store)


@pytest.mark.parametrize("resumed", [0, 1])
def test_a_memory_that_had_no_receipt_stands_by_the_missing_one_that_it_got(
    store: Store, tmp_path: Path, resumed: int
) -> None:
    store.add(new_memory(SAID))
    rows = [_mined(1, ALSO), _mined(2, SAID, tmp_path / "gone.md")]
    filed(store, rows, resumed, looks=True)
    memory = _memory(store, SAID)
    assert (memory.grade, memory.standing) == (Grade.SOURCE_LINKED, Standing.GONE)
    assert _memory(store, ALSO).standing is Standing.NO_RECEIPT
    _sound(store)


@pytest.mark.parametrize("resumed", [0, 1])
def test_a_text_filed_without_a_receipt_waits_to_be_read_once_another_drawer_names_a_source(
    store: Store, tmp_path: Path, resumed: int
) -> None:
    rows = [_mined(1, SAID), _mined(2, SAID, _text(tmp_path / "there.md", SAID))]
    filed(store, rows, resumed, looks=True)
    assert _memory(store, SAID).standing is Standing.NOT_COMPARABLE
    _sound(store)


@pytest.mark.parametrize("sources_kept", [1, 50_000])
@pytest.mark.parametrize("seed", range(6))
def test_a_store_that_is_built_is_judged_as_one_that_is_filled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, sources_kept: int
) -> None:
    monkeypatch.setattr(filling, "_MOST_SOURCES", sources_kept)
    there = [_text(tmp_path / f"there{n}.md", SAID) for n in range(3)]
    gone = [tmp_path / f"gone{n}.md" for n in range(3)]
    sources = ["", *there, *gone, tmp_path / "away" / "notes.md"]
    chance = random.Random(seed)
    rows = [
        _mined(n, f"{SAID} Berth {chance.randrange(60)}.", chance.choice(sources))
        for n in range(1, 150)
    ]
    found = []
    for name, alone in (("built", True), ("filled", False)):
        with Store(tmp_path / name) as store:
            store.init()
            filed(store, rows, looks=True, alone=alone)
            assert verify_journal(store).problems == []
            with store.database.reading() as connection:
                assert health.census_is_true(connection)
            found.append({memory.statement: _stands(memory) for memory in store.load()})
    assert found[0] == found[1]
    assert len({grade for grade, *_ in found[0].values()}) > 1


def _stands(memory: Memory) -> tuple[object, ...]:
    states = [receipt.state for receipt in memory.evidence]
    return memory.grade, memory.standing, memory.confidence, states


def test_many_are_told_in_one_row_of_the_journal(store: Store, tmp_path: Path) -> None:
    rows = [
        _mined(n, f"The harbour has {n} berths for boats.", tmp_path / "gone.md")
        for n in range(1, 90)
    ]
    filed(store, rows, looks=True)
    with store.database.reading() as connection:
        told = connection.exec_driver_sql(
            "SELECT event, json_extract(detail, '$.count') FROM journal ORDER BY seq"
        ).fetchall()
    assert [tuple(found) for found in told] == [("import", None), ("regrade-many", 89)]
    name = _memory(store, rows[0].text).id
    assert [deed.what for deed in deeds_of(store, name)] == ["89 grades or confidences changed."]
    _sound(store)


def test_a_pass_over_what_is_still_missing_changes_no_memory(store: Store, tmp_path: Path) -> None:
    filed(store, [_mined(1, SAID, tmp_path / "gone.md"), _mined(2, ALSO)], looks=True)
    before = [(m.grade, m.standing, m.evidence) for m in store.load()]
    report = run_sleep(store)
    assert [(m.grade, m.standing, m.evidence) for m in store.load()] == before
    assert not any(kind.startswith("receipts now") for kind in report.actions)
    stands = hashlib.sha256(store.database.path.read_bytes()).digest()
    assert run_sleep(store).idle
    assert hashlib.sha256(store.database.path.read_bytes()).digest() == stands
    _sound(store)


def test_the_list_of_sources_says_what_the_import_saw(store: Store, tmp_path: Path) -> None:
    there = _text(tmp_path / "there.md", SAID)
    sources = [tmp_path / "gone.md", tmp_path / "away" / "notes.md", there]
    filed(store, [_mined(n, f"{SAID} {n}", path) for n, path in enumerate(sources, 1)], looks=True)
    found = {line.source.path: line.source for line in source_states(store).lines}
    states = [found[str(path)].state for path in sources]
    assert states == [SourceState.GONE, SourceState.UNREADABLE, SourceState.UNSEEN]
    assert found[str(sources[0])].unreached_since == store.now()


def test_a_source_that_a_pass_found_otherwise_waits_for_the_next_one(
    store: Store, tmp_path: Path
) -> None:
    """A pass read it; it is gone when more of it is imported: the receipts wait to be told alike."""
    source = _text(tmp_path / "notes.md", SAID)
    filed(store, [_mined(1, SAID, source)], looks=True)
    run_sleep(store)
    source.unlink()
    filed(store, [_mined(1, SAID, source), _mined(2, ALSO, source)], looks=True)
    assert _memory(store, ALSO).evidence[0].state is State.UNCHECKED
    run_sleep(store)
    assert {memory.standing for memory in store.load()} == {Standing.GONE}
    _sound(store)


@pytest.mark.parametrize("mode", ["full", "quick"])
def test_a_file_that_came_after_the_import_is_read_by_the_first_pass(
    store: Store, tmp_path: Path, mode: str
) -> None:
    source = tmp_path / "notes.md"
    filed(store, [_mined(1, SAID, source), _mined(2, ALSO, source)], looks=True)
    _text(source, SAID)
    run_sleep(store, mode=mode)
    assert _memory(store, SAID).grade is Grade.MACHINE_CHECKED
    assert _memory(store, ALSO).standing is Standing.FALLEN
    _sound(store)


def test_the_first_pass_finds_a_missing_file_under_its_new_name(
    store: Store, tmp_path: Path
) -> None:
    filed(store, [_mined(1, SAID, tmp_path / "notes.md")], looks=True)
    _text(tmp_path / "notes-2.md", SAID)
    run_sleep(store)
    [receipt] = _memory(store, SAID).evidence
    assert receipt.state is State.MOVED
    _sound(store)


def test_a_folder_that_came_back_empty_makes_what_was_out_of_reach_gone(
    store: Store, tmp_path: Path
) -> None:
    filed(store, [_mined(1, SAID, tmp_path / "away" / "notes.md")], looks=True)
    (tmp_path / "away").mkdir()
    run_sleep(store)
    assert _memory(store, SAID).standing is Standing.GONE
    _sound(store)


def test_an_import_that_is_undone_and_brought_again_stands_as_it_did(
    store: Store, tmp_path: Path
) -> None:
    from nidra.app.undo import undo

    store.add(new_memory(ALSO))
    rows = [_mined(1, SAID, tmp_path / "gone.md"), _mined(2, ALSO, tmp_path / "gone.md")]
    filed(store, rows, looks=True)
    with store.database.reading() as connection:
        seq = connection.exec_driver_sql("SELECT seq FROM journal WHERE event='import'").scalar()
    undo(store, int(seq or 0))
    assert [memory.statement for memory in store.load()] == [ALSO]
    assert _memory(store, ALSO).standing is Standing.NO_RECEIPT
    _sound(store)
