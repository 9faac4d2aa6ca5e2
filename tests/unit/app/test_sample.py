"""Cases drawn by chance, beside the bytes of their sources."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import digest_of
from nidra.app.run_pass import run_sleep
from nidra.app.sample import sample
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import UsageError
from nidra.records.verdict import State
from unit.app.foreign import filed, row, transcript


@pytest.fixture
def notes(store: Store, tmp_path: Path) -> Path:
    """Thirty memories, each with a line of one file."""
    path = tmp_path / "notes.md"
    lines = [f"station {n:02} has the limit {n * 7 + 100}" for n in range(30)]
    path.write_text("# Stations\n\n" + "\n".join(lines) + "\n")
    for line in lines:
        store.add(new_memory(line, source=path, excerpt=line))
    run_sleep(store)
    return path


def test_the_same_seed_draws_the_same_and_another_draws_others(store: Store, notes: Path) -> None:
    first = [case.memory for case in sample(store, State.VERBATIM, 5, 3).cases]
    assert first == [case.memory for case in sample(store, State.VERBATIM, 5, 3).cases]
    assert first != [case.memory for case in sample(store, State.VERBATIM, 5, 4).cases]
    assert len(set(first)) == 5


def test_a_case_shows_the_bytes_of_its_source_around_its_place(store: Store, notes: Path) -> None:
    raw = notes.read_bytes()
    found = sample(store, State.VERBATIM, 30, 0)
    assert found.of == len(found.cases) == 30
    for case in found.cases:
        assert raw[case.offset : case.offset + case.length].decode() == case.found == case.excerpt
        assert case.before and f"{case.before}{case.found}{case.after}" in raw.decode()
        assert (case.verdict, case.now, case.changed_since) == ("verbatim", "verbatim", False)


def test_a_source_that_changed_since_the_pass_is_read_again_and_told(
    store: Store, notes: Path
) -> None:
    notes.write_text(notes.read_text().replace("the limit", "the bound"))
    case = sample(store, State.VERBATIM, 1, 0).cases[0]
    assert case.changed_since is True
    assert case.verdict == "verbatim" and case.now != "verbatim"
    assert "the bound" in f"{case.before}{case.found}{case.after}"


def test_a_drifted_drawer_shows_the_new_word_between_the_old_ones(
    store: Store, tmp_path: Path
) -> None:
    answer = "The retry limit is 5, with back-off from 2 s, and a person is told by mail."
    chat = transcript(tmp_path / "a.jsonl", ("user", "What is the limit?"), ("assistant", answer))
    filed(store, [row(1, answer, chat)])
    chat.write_text(chat.read_text().replace("limit is 5", "limit is 6"))
    run_sleep(store)
    (case,) = sample(store, State.DRIFTED, 20, 0).cases
    assert case.foreign_id == "d1" and ("5", "6") in case.changes
    assert "limit is 6, with back-off" in case.found
    assert chat.read_bytes()[case.offset : case.offset + case.length].decode() == case.found


def test_a_source_that_is_gone_leaves_a_sentence(store: Store, notes: Path) -> None:
    notes.unlink()
    case = sample(store, State.VERBATIM, 1, 0).cases[0]
    assert not case.found and case.changed_since is None
    assert "is not there" in case.note


def test_a_text_of_which_nothing_stands_is_shown_with_the_beginning_of_its_source(
    store: Store, notes: Path
) -> None:
    notes.write_text("Completely different now, in every word of it.\n")
    run_sleep(store)
    verdict = State.DRIFTED
    case = sample(store, verdict, 1, 0).cases[0]
    assert case.after.startswith("Completely different") or "Completely" in case.found


def test_an_ambiguous_receipt_is_drawn_under_either_kind(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "twice.md"
    path.write_text("the limit is 5\nother\nthe limit is 5\n")
    store.add(new_memory("The limit is 5", source=path, excerpt="the limit is 5"))
    run_sleep(store)
    assert sample(store, State.AMBIGUOUS, 5, 0).of == sample(store, State.REPEATED, 5, 0).of


@pytest.mark.parametrize("number", [0, -1, 1001])
def test_a_number_that_makes_no_sample_is_refused(store: Store, number: int) -> None:
    with pytest.raises(UsageError, match="1 to 1,000"):
        sample(store, State.DRIFTED, number)


def test_nothing_to_draw_from_is_an_empty_sample_and_nothing_is_ever_written(
    store: Store, notes: Path
) -> None:
    before = digest_of(store)
    assert sample(store, State.DRIFTED, 20).cases == ()
    sample(store, State.VERBATIM, 20)
    assert digest_of(store) == before
