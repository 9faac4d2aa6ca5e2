"""`store/verdicts.py`: many verdicts at a time are what each by itself would be, whatever else changed."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.evidence import SourceState
from nidra.records.verdict import Detail, Span, SpanForm, State, Verdict
from nidra.sleep.regrade import regrade, write_verdicts
from nidra.store import health, verdict_census, verdicts
from nidra.store.connection import Connection
from nidra.store.journal import Journal
from nidra.store.raw import fetch
from nidra.store.stands import stands
from nidra.store.verdicts import VerdictChange

MANY = 47  # more than two statements' worth, and some left over
NOW = 1_780_300_800_000_000
SAID = "The limit of queue {0} is {0}1 attempts"


@pytest.fixture
def filed(store: Store, tmp_path: Path) -> Store:
    """Memories that were filed with one receipt each and never read."""
    notes = tmp_path / "notes.md"
    notes.write_text("\n".join(SAID.format(n) for n in range(1, MANY + 1)), "utf-8")
    for n in range(1, MANY + 1):
        store.add(new_memory(SAID.format(n), source=notes, excerpt=SAID.format(n)))
    return store


def _change(key: int, state: State = State.VERBATIM, old: State = State.UNCHECKED) -> VerdictChange:
    spans = (Span(key, 5, b"8 bytes.", SpanForm.RAW),) * (key % 3)
    detail = Detail(note="mojibake", places=key) if key % 4 == 0 else Detail()
    verdict = Verdict(state, f"Reads {key}.", spans, key / 100, detail)
    return VerdictChange(key, key, old, verdict, 1, None, None)


def _rows(connection: Connection) -> list[tuple[object, ...]]:
    return fetch(connection, "SELECT * FROM verdict ORDER BY evidence_id")


def test_many_at_a_time_are_written_as_each_by_itself(filed: Store) -> None:
    changes = [_change(key) for key in range(1, MANY + 1)]
    with filed.database.writing() as connection:
        assert verdicts.write(connection, changes)
        together = _rows(connection)
    for change in changes:
        with filed.database.writing() as connection:
            verdicts.write(connection, [change])
    with filed.database.reading() as connection:
        assert _rows(connection) == together
        assert health.census_is_true(connection)
    assert {row[0] for row in together} == set(range(1, MANY + 1))


def test_a_receipt_once_found_stays_so_marked(filed: Store) -> None:
    keys = range(1, MANY + 1)
    with filed.database.writing() as connection:
        verdicts.write(connection, [_change(key) for key in keys])
        drifted = [_change(key, State.DRIFTED, State.VERBATIM) for key in keys]
        verdicts.write(connection, drifted)
        rows = fetch(connection, "SELECT DISTINCT state, ever_ok FROM verdict")
        assert rows == [(State.DRIFTED, 1)]
        assert health.census_is_true(connection)


def test_a_receipt_that_was_taken_back_meanwhile_is_not_made_anew(filed: Store) -> None:
    with filed.database.writing() as connection:
        connection.exec_driver_sql("DELETE FROM verdict WHERE evidence_id=7")
        assert not verdicts.write(connection, [_change(key) for key in range(1, MANY + 1)])
        assert fetch(connection, "SELECT count(*) FROM verdict") == [(MANY - 1,)]
        assert fetch(connection, "SELECT count(*) FROM verdict WHERE state=1") == [(MANY - 1,)]


def test_what_changed_between_reading_and_writing_is_counted_as_it_was(filed: Store) -> None:
    """Another process retired one receipt, and read another: the counts hold all the same."""
    with filed.database.writing() as connection:
        verdicts.write(connection, [_change(3, State.DRIFTED)])
        with verdict_census.tracked(connection, "e.id=5"):
            connection.exec_driver_sql("UPDATE verdict SET retired_by=6 WHERE evidence_id=5")
        assert not verdicts.write(connection, [_change(key) for key in range(1, MANY + 1)])
        assert health.census_is_true(connection)
        assert verdict_census.count(connection) == {State.VERBATIM: MANY - 1}


def test_a_memory_whose_receipt_was_retired_meanwhile_is_not_judged_by_it(filed: Store) -> None:
    with filed.database.writing() as connection:
        with verdict_census.tracked(connection, "e.id=5"):
            connection.exec_driver_sql("UPDATE verdict SET retired_by=6 WHERE evidence_id=5")
        journal = Journal(connection, NOW)
        changes = [_change(key) for key in range(1, MANY + 1)]
        known = write_verdicts(connection, journal, changes, NOW)
        regrade(connection, journal, list(range(1, MANY + 1)), NOW, "verify", known=known)
        journal.flush()
        graded = fetch(connection, "SELECT id FROM memory WHERE grade=2")
        assert [key for (key,) in graded] == [k for k in range(1, MANY + 1) if k != 5]


def test_what_was_just_read_judges_as_what_is_looked_up(filed: Store, tmp_path: Path) -> None:
    """One receipt found, one failed, and a memory that shows another beside the one just read."""
    other = tmp_path / "other.md"
    other.write_text(SAID.format(9), "utf-8")
    filed.add(new_memory(SAID.format(9), source=other, excerpt=SAID.format(9)))
    states = (State.VERBATIM, State.DRIFTED, State.GONE)
    changes = [_change(key, states[key % 3]) for key in range(1, MANY + 1)]
    keys = list(range(1, MANY + 1))
    with filed.database.writing() as connection:
        assert verdicts.write(connection, changes)
        known = verdicts.just_read(connection, changes)
        shown = {
            key: (stand.old, [(row[0], row[3]) for row in stand.receipts])
            for stand in stands(connection, keys, known)
            for key in stand.keys
        }
        looked_up = {
            key: (stand.old, [(row[0], row[3]) for row in stand.receipts])
            for stand in stands(connection, keys)
            for key in stand.keys
        }
    assert shown == looked_up
    assert len(shown[9][1]) == 2


def test_a_pass_that_reads_what_was_written_alike_writes_nothing(filed: Store) -> None:
    run_sleep(filed)
    with filed.database.reading() as connection:
        before = _rows(connection)
        assert fetch(connection, "SELECT DISTINCT state FROM source") == [(SourceState.PRESENT,)]
    assert run_sleep(filed).actions == {}
    with filed.database.reading() as connection:
        assert _rows(connection) == before
    with pytest.raises(sqlite3.IntegrityError), filed.database.writing() as connection:
        connection.exec_driver_sql("INSERT INTO verdict (evidence_id) VALUES (1)")


def test_what_stood_is_kept_as_it_is_looked_up(filed: Store, tmp_path: Path) -> None:
    """A pass over receipts that it read itself keeps what another process would find there."""
    run_sleep(filed)
    (tmp_path / "notes.md").write_text("Nothing of that.", "utf-8")
    with filed.database.reading() as connection:
        standing = verdicts.standing(connection, list(range(1, MANY + 1)))
    run_sleep(filed)
    with filed.database.reading() as connection:
        kept = dict(fetch(connection, "SELECT memory_id, old FROM revision"))
    assert kept == standing


def test_what_another_process_wrote_since_is_kept_and_not_what_was_read(filed: Store) -> None:
    keys = list(range(1, MANY + 1))
    with filed.database.writing() as connection:
        verdicts.write(connection, [_change(key) for key in keys])
        stood = verdicts.standing(connection, keys)
        read = [
            _change(key, State.DRIFTED, State.VERBATIM)._replace(stood=(1, 1, *[None] * 7))
            for key in keys
        ]
        assert verdicts.kept(connection, read) == stood
        assert verdicts.kept(connection, read, unmoved=True) != stood
        some = [*read[1:], read[0]._replace(stood=None)]
        assert verdicts.kept(connection, some, unmoved=True) == stood
