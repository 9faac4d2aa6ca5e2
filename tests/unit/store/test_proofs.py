"""Whatever is changed behind the journal's back is named."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory


@pytest.fixture
def audited(store: Store, tmp_path: Path) -> Store:
    source = tmp_path / "config.md"
    source.write_text("The retry limit is 5 attempts.\nThe port is 8080.\n", "utf-8")
    store.add(new_memory("The retry limit is 5", source=source, excerpt="retry limit is 5"))
    store.add(new_memory("The port is 8080", source=source, excerpt="port is 8080"))
    run_sleep(store)
    assert verify_journal(store).ok
    return store


def _tamper(store: Store, sql: str, *words: object) -> list[str]:
    with store.database.writing() as connection:
        connection.exec_driver_sql(sql, tuple(words))
    return verify_journal(store).problems


def test_a_changed_row_is_named(audited: Store) -> None:
    sql = "UPDATE journal SET detail=replace(detail, 'record', 'semantic') WHERE seq=1"
    assert "Journal row 1 (add) was changed" in _tamper(audited, sql)[0]


def test_a_dropped_row_is_named(audited: Store) -> None:
    assert "Journal row 2 is missing" in _tamper(audited, "DELETE FROM journal WHERE seq=2")[0]


def test_swapped_rows_are_named(audited: Store) -> None:
    with audited.database.writing() as connection:
        for old, new in ((1, -1), (2, 1), (-1, 2)):
            connection.exec_driver_sql("UPDATE journal SET seq=? WHERE seq=?", (new, old))
    problems = verify_journal(audited).problems
    assert any("row 1" in words for words in problems)
    assert any("does not follow" in words for words in problems)


def test_rows_cut_off_at_the_end_are_named(audited: Store) -> None:
    problems = _tamper(audited, "DELETE FROM journal WHERE seq=(SELECT max(seq) FROM journal)")
    assert any("cut off" in words for words in problems)


def test_a_changed_statement_is_named(audited: Store) -> None:
    name = next(audited.load()).id
    problems = _tamper(
        audited, "UPDATE statement SET text='The retry limit is 9' WHERE memory_id=1"
    )
    assert problems == [f"The statement of {name} is not the one that was filed."]


def test_T37_an_excerpt_changed_together_with_its_hash_is_named(audited: Store) -> None:
    name = next(audited.load()).id
    forged = "The port is 8080"
    problems = _tamper(
        audited,
        "UPDATE evidence SET excerpt=?, sha256=? WHERE id=1",
        forged,
        hashlib.sha256(forged.encode()).digest(),
    )
    assert any(name in words and "changed" in words for words in problems)


def test_an_excerpt_changed_alone_is_named(audited: Store) -> None:
    problems = _tamper(audited, "UPDATE evidence SET excerpt='another text' WHERE id=1")
    assert "no longer matches its digest" in problems[0]


def test_a_memory_that_no_row_tells_of_is_named(audited: Store) -> None:
    with audited.database.writing() as connection:
        connection.exec_driver_sql(
            "INSERT INTO memory (id, public_id, key64, recorded_at, updated_at)"
            " VALUES (77, 'mem_smuggled', 1, 1, 1)"
        )
        connection.exec_driver_sql("INSERT INTO statement VALUES (77, 'smuggled')")
    assert verify_journal(audited).problems == [
        "mem_smuggled stands in the store, but no journal row tells of it."
    ]


def test_a_memory_that_was_taken_out_is_named(audited: Store) -> None:
    name = next(audited.load()).id
    with audited.database.writing() as connection:
        connection.exec_driver_sql("DELETE FROM verdict WHERE evidence_id=1")
        connection.exec_driver_sql("DELETE FROM evidence WHERE id=1")
        connection.exec_driver_sql("DELETE FROM statement WHERE memory_id=1")
        connection.exec_driver_sql("DELETE FROM memory WHERE id=1")
    assert any(f"{name} was filed, and is missing" in w for w in verify_journal(audited).problems)


def test_a_database_put_back_to_last_week_is_named(audited: Store, tmp_path: Path) -> None:
    audited.close()
    shutil.copy(audited.database.path, tmp_path / "last-week.db")
    (tmp_path / "config.md").write_text("The retry limit is 6 attempts.\n", "utf-8")
    run_sleep(audited)
    audited.close()
    shutil.copy(tmp_path / "last-week.db", audited.database.path)
    problems = verify_journal(audited).problems
    assert any("put back to an earlier state" in words for words in problems)


def test_a_journal_rewritten_as_a_whole_is_not_the_one_that_was_sealed(
    audited: Store, tmp_path: Path
) -> None:
    shutil.copytree(audited.folder / "checkpoints", tmp_path / "kept")
    audited.settings.set("checkpoint.also", str(tmp_path / "kept"))
    shutil.rmtree(audited.folder / "checkpoints")
    other = Store(tmp_path / "other")
    other.init()
    for number in range(20):
        other.add(new_memory(f"note {number}"))
    other.close()
    audited.close()
    shutil.copy(other.database.path, audited.database.path)
    assert any("is not the one that" in words for words in verify_journal(audited).problems)


def test_a_checkpoint_that_is_no_checkpoint_is_named(audited: Store) -> None:
    (audited.folder / "checkpoints" / "999.json").write_text("{}", "utf-8")
    assert "cannot be read" in verify_journal(audited).problems[0]


def test_a_list_of_many_changes_that_was_changed_is_named(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "many.md"
    source.write_text("\n".join(f"Fact number {n} stands here." for n in range(300)), "utf-8")
    for number in range(300):
        store.add(
            new_memory(f"{number}", source=source, excerpt=f"Fact number {number} stands here.")
        )
    run_sleep(store)
    assert verify_journal(store).ok
    name = next(store.load()).id
    told = ["add", "verdict-many", "regrade-many", "reviewed-many"]
    assert [e.event for e in store.journal_for(name)] == told
    assert "list that journal row" in _tamper(store, "UPDATE blob SET data=x'00'")[0]


@pytest.mark.parametrize(
    "sql",
    [
        "detail='{}'",
        "detail='[]'",
        "detail='größer'",
        "detail=x'ff00'",
        "hash=x'00'",
        "hash='none'",
        "prev_hash='none'",
        "ts=x'00'",
        "detail='{\"a\":' || replace(hex(zeroblob(60000)), '00', '[')",
    ],
)
def test_a_row_that_is_no_row_any_more_is_named_and_the_check_goes_on(
    audited: Store, sql: str
) -> None:
    problems = _tamper(audited, f"UPDATE journal SET {sql} WHERE seq=1")
    assert any("Journal row 1 (add)" in words for words in problems)
    assert verify_journal(audited).receipts == 2
