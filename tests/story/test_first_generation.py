"""First-generation `.nidra` folders are taken over without loss, and given back row for row."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from adapters.first_generation_rows import EVENTS, evidence, folder, loaded, row
from conftest import MovingClock, digest_of
from nidra.app.export import export_folder
from nidra.app.run_pass import run_sleep
from nidra.app.takeover import take_over
from nidra.app.undo import undo
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, FirstGeneration
from nidra.records.grade import Grade
from nidra.records.verdict import State
from nidra.store import health
from story.commands import done, nidra

ROWS: list[dict[str, Any]] = [
    row(
        "mem_0a1b2c3d4e5f",
        "The retry limit is 5",
        evidence("config.md", "retry limit is 5", note="unknown here"),
        evidence("gone.md", "retry limit is 5"),
        schema=1,
        epistemic={
            "evidence_status": "machine_checked",
            "confidence": 0.8,
            "last_reviewed": "2026-01-05T10:00:00Z",
            "review_due": "2026-02-04T15:30:00+05:30",
            "judge": {"name": "nobody", "score": 1.0},
        },
    ),
    row(
        "old/style id",
        "The retry limit is 4",
        temporal={"recorded_at": "2025-10-01 08:00", "superseded_by": "mem_0a1b2c3d4e5f"},
        flags=["superseded", "seen by hand"],
        active=False,
    ),
    row("same", "Twice the same", evidence("config.md", "retry limit is 5"), tags=["a"]),
    row("same", "Twice the same", evidence("other.md", "twice"), tags=["b"]),
    row("same", "Another text under one id"),
    row(
        "seal",
        "The seal is broken",
        evidence("config.md", "retry limit", sha256="ab" * 32),
        flags=["drifted", "by hand"],
    ),
    {"statement": "No id, no evidence, no dates", "extra": None},
]


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A first-generation store with its source beside it, and files as other editors leave them."""
    place = folder(tmp_path / "home" / ".nidra", ROWS, end="\r\n")
    (place.parent / "config.md").write_text("The retry limit is 5.\n")
    path = place / "memories.jsonl"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes() + b'{"id": "torn", "statement": "th')
    return place


@pytest.fixture
def taken(old: Path, clock: MovingClock) -> Iterator[Store]:
    """The store of `old`, taken over in its own folder."""
    with Store(old, clock=clock) as store:
        store.init()
        yield store


def bytes_of(place: Path) -> dict[str, bytes]:
    return {name: (place / name).read_bytes() for name in ("memories.jsonl", "journal.jsonl")}


def sound(store: Store) -> None:
    """The census equals a recount, and the journal tells of everything."""
    proof = verify_journal(store)
    assert proof.ok, proof.problems
    with store.database.reading() as connection:
        assert health.census_is_true(connection)


def exported(store: Store, place: Path) -> list[Any]:
    export_folder(store, place, force=True)
    return loaded(place / "memories.jsonl")


# Opening ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [("list",), ("sleep",), ("census",), ("add", "A new memory"), ("export", "--jsonl")],
    ids=" ".join,
)
def test_every_command_says_what_it_is_and_how_to_take_it_over(
    old: Path, words: tuple[str, ...]
) -> None:
    found = nidra(*words, "--dir", old)
    assert found.code == 3
    assert "first generation" in found.err and f"nidra init --dir {old}" in found.err
    assert not (old / "nidra.db").exists()


def test_the_library_says_so_too_until_init_takes_it_over(old: Path) -> None:
    with Store(old) as store:
        with pytest.raises(FirstGeneration, match="nidra init"):
            store.census()
        assert store.init() is True
        assert store.init() is False
        assert store.census().total == 6


# Taking over --------------------------------------------------------------------------------


def test_init_takes_it_over_where_it_lies_and_again_does_nothing(old: Path) -> None:
    before = bytes_of(old)
    first = done("init", "--dir", old)
    assert "Took over the first-generation store" in first.out
    assert "No old grade was believed" in first.out
    assert "line 8 was set aside: the last line was torn off" in first.out
    digest = digest_of(Store(old))
    assert "There is a store already" in done("init", "--dir", old).out
    assert "taken over already" in done("import", old, "--dir", old).out
    assert digest_of(Store(old)) == digest
    assert bytes_of(old) == before


def test_import_takes_it_over_into_another_store_and_again_does_nothing(
    old: Path, tmp_path: Path
) -> None:
    before = bytes_of(old)
    new = tmp_path / "new"
    assert "Nothing was taken over" in done("import", old, "--dry-run", "--dir", new).out
    assert not new.exists()
    assert "6  taken over" in done("import", old.parent, "--dir", new).out
    digest = digest_of(Store(new))
    assert "has not changed since" in done("import", old, "--dir", new).out
    assert digest_of(Store(new)) == digest
    assert bytes_of(old) == before and sorted(one.name for one in old.iterdir()) == sorted(before)
    assert nidra("import", old, "--wing", "x", "--dir", new).code == 2


def test_everything_is_kept_and_no_grade_is_believed(taken: Store) -> None:
    sound(taken)
    first = taken.get("mem_0a1b2c3d4e5f")
    assert first.grade is Grade.UNVERIFIED and first.confidence == 0.8
    assert first.subject == "retry-limit" and set(first.tags) == {"ops", "limits"}
    assert [one.locator for one in first.evidence] == ["config.md#L1", "gone.md#L1"]
    retired = taken.get("old/style id")
    assert not retired.active and retired.superseded_by == first.id
    assert retired.flags == ("superseded", "seen_by_hand")
    assert taken.get("old/st").id == retired.id
    assert {one.statement for one in taken.load()} == {one["statement"] for one in ROWS}


def test_one_id_for_two_texts_loses_neither(taken: Store) -> None:
    both = [one for one in taken.load() if one.statement.startswith(("Twice", "Another"))]
    assert [one.id == "same" for one in both] == [True, False]
    assert both[1].id.startswith("mem_") and taken.get(both[1].id).key == both[1].key
    assert set(both[0].tags) == {"a", "b"} and len(both[0].evidence) == 2


def test_a_pass_grades_it_and_a_broken_seal_stays_broken(taken: Store) -> None:
    run_sleep(taken)
    sound(taken)
    assert taken.get("seal").evidence[0].state is State.CORRUPT
    assert taken.get("seal").grade is Grade.UNVERIFIED
    assert taken.get("same").grade is Grade.MACHINE_CHECKED
    digest = digest_of(taken)
    run_sleep(taken)
    assert digest_of(taken) == digest


def test_a_receipt_whose_broken_seal_was_tampered_with_is_still_found(taken: Store) -> None:
    with taken.database.writing() as connection:
        connection.exec_driver_sql(
            "UPDATE evidence SET excerpt='retry max' WHERE excerpt='retry limit'"
        )
    assert not verify_journal(taken).ok


def test_the_old_files_are_sealed_with_the_store(taken: Store) -> None:
    with taken.database.writing() as connection:
        connection.exec_driver_sql(
            "UPDATE blob SET data=x'00' WHERE instr(data, CAST('torn' AS BLOB))"
        )
    assert not verify_journal(taken).ok


def test_T9_why_works_after_a_torn_journal_line(old: Path) -> None:
    path = old / "journal.jsonl"
    path.write_text(json.dumps(EVENTS[0])[:20] + json.dumps(EVENTS[1]) + '\n{"event": "sl')
    done("init", "--dir", old)
    assert "The retry limit is 5" in done("why", "mem_0a1b2c3d4e5f", "--dir", old).out
    done("export", "--first-generation", old.parent / "back", "--dir", old)
    assert loaded(old.parent / "back" / "journal.jsonl") == [EVENTS[1]]


def test_what_says_the_same_is_united_with_a_memory_that_kept_its_id(
    taken: Store, tmp_path: Path
) -> None:
    source = tmp_path / "config.md"
    source.write_text("The retry limit is 5")
    name = taken.add(
        new_memory("The retry limit is 5", source=str(source), excerpt="retry limit is 5")
    )
    assert name == "mem_0a1b2c3d4e5f" and len(taken.get(name).evidence) == 3
    sound(taken)


def test_two_takeovers_give_the_same_store(old: Path, tmp_path: Path, clock: MovingClock) -> None:
    found = []
    for name in ("one", "two"):
        with Store(tmp_path / name, clock=clock) as store:
            take_over(store, old)
            found.append(list(store.load()))
    relative = [[one.evidence for one in memories] for memories in found]
    assert relative[0] == relative[1] and found[0] == found[1]


def test_a_store_that_has_memories_takes_one_in_and_keeps_both_apart(
    old: Path, store: Store
) -> None:
    store.add(new_memory("It was here before", tags=["mine"]))
    mine = store.add(new_memory("Twice the same"))
    take_over(store, old)
    sound(store)
    assert store.census().total == 8
    assert store.get("same").id != mine
    assert exported(store, old.parent / "back")[: len(ROWS)] == ROWS


def test_what_came_into_the_old_files_later_is_taken_over_later(old: Path, store: Store) -> None:
    take_over(store, old)
    more = row("mem_ffffffffffff", "Written by the old tool since")
    again = {**ROWS[4], "evidence": [evidence("config.md", "retry limit is 5")]}
    folder(old, [*ROWS[:4], again, *ROWS[5:], more])
    found = take_over(store, old)
    assert found.counts["imported"] == 1 and found.receipts == 1
    sound(store)
    assert store.census().total == 7
    assert exported(store, old.parent / "back") == [*ROWS[:4], again, *ROWS[5:], more]
    assert take_over(store, old).again


def test_a_takeover_that_was_undone_counts_again_when_it_is_done_again(
    old: Path, store: Store
) -> None:
    take_over(store, old)
    before = [(one.id, one.statement, one.active, one.superseded_by) for one in store.load()]
    undo(store, "1")
    assert store.census().active == 0
    sound(store)
    found = take_over(store, old)
    assert found.again and found.brought_back
    after = [(one.id, one.statement, one.active, one.superseded_by) for one in store.load()]
    assert after == before
    sound(store)
    assert not take_over(store, old).brought_back


def test_a_cancelled_takeover_leaves_nothing(old: Path, store: Store, tmp_path: Path) -> None:
    store.add(new_memory("It was here before"))
    with pytest.raises(Cancelled):
        take_over(store, old, cancel=lambda: True)
    assert store.census().total == 1
    sound(store)
    with Store(tmp_path / "new") as fresh, pytest.raises(Cancelled):
        take_over(fresh, old, cancel=lambda: True)
    assert not (tmp_path / "new").exists()
    with Store(old) as own, pytest.raises(Cancelled):
        take_over(own, old, cancel=lambda: True)
    assert sorted(one.name for one in old.iterdir()) == ["journal.jsonl", "memories.jsonl"]


TAKE = """
import sys
from pathlib import Path
from nidra.app import takeover
from nidra.app.workspace import Store
takeover.CHUNK = 20
print("ready", flush=True)
takeover.take_over(Store(sys.argv[1]), Path(sys.argv[2]))
"""


@pytest.mark.parametrize("filled", [True, False], ids=["into a store", "into a new store"])
def test_a_killed_takeover_is_invisible_and_done_again_gives_everything(
    tmp_path: Path, filled: bool
) -> None:
    rows = [
        row(f"id {n}", f"Memory number {n}", evidence("c.md", f"number {n}")) for n in range(400)
    ]
    old = folder(tmp_path / "old", rows)
    for delay in (0.05, 0.2):
        place = tmp_path / f"store-{delay}"
        if filled:
            with Store(place) as store:
                store.init()
                store.add(new_memory("It was here before"))
        process = subprocess.Popen([sys.executable, "-c", TAKE, place, old], stdout=subprocess.PIPE)
        assert process.stdout is not None and process.stdout.readline() == b"ready\n"
        time.sleep(delay)
        process.send_signal(signal.SIGKILL)
        process.communicate()
        with Store(place) as store:
            if store.exists():
                assert store.census().total in (int(filled), 400 + int(filled))
            take_over(store, old)
            sound(store)
            assert store.census().total == 400 + int(filled)
            with store.database.reading() as connection:
                batches = connection.exec_driver_sql("SELECT count(*) FROM batch").scalar()
            assert batches == 1


# Giving back --------------------------------------------------------------------------------


def test_T8_T11_rows_come_back_row_for_row(taken: Store, tmp_path: Path) -> None:
    assert exported(taken, tmp_path / "back") == ROWS
    assert loaded(tmp_path / "back" / "journal.jsonl") == EVENTS
    assert (
        tmp_path / "back" / "quarantined.txt"
    ).read_text() == '{"id": "torn", "statement": "th\n'
    found = done("export", "--jsonl", "--dir", taken.folder)
    assert found.lines == ROWS


def test_an_export_is_taken_over_again_without_loss(taken: Store, tmp_path: Path) -> None:
    first = tmp_path / "one" / ".nidra"
    export_folder(taken, first)
    with Store(first, clock=taken.clock) as again:
        again.init()
        assert [(one.id, one.statement, one.active) for one in again.load()] == [
            (one.id, one.statement, one.active) for one in taken.load()
        ]
        export_folder(again, tmp_path / "two")
    for name in ("memories.jsonl", "journal.jsonl", "quarantined.txt"):
        assert (first / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_after_a_pass_only_what_changed_is_written_anew(taken: Store, tmp_path: Path) -> None:
    run_sleep(taken)
    found = exported(taken, tmp_path / "back")
    first = found[0]
    assert first["schema"] == 1 and first["epistemic"]["judge"] == ROWS[0]["epistemic"]["judge"]
    assert first["epistemic"]["evidence_status"] == "machine_checked"
    assert first["epistemic"]["confidence"] == 0.95
    assert first["evidence"][0]["note"] == "unknown here"
    assert first["evidence"][0]["checked_at"].startswith("2026-06-01")
    assert first["evidence"][1] == ROWS[0]["evidence"][1]
    assert first["temporal"] == ROWS[0]["temporal"]
    assert found[5]["flags"] == ["by hand", "integrity"]
    assert found[5]["evidence"][0]["sha256"] == "ab" * 32
    assert found[5]["epistemic"]["evidence_status"] == "unverified"
    assert found[1]["flags"][0] == "superseded" and found[1]["active"] is False
    assert found[6]["extra"] is None


def test_what_was_added_since_follows_behind(taken: Store, tmp_path: Path) -> None:
    name = taken.add(new_memory("A memory of today", attribute="kind"))
    found = exported(taken, tmp_path / "back")
    assert found[: len(ROWS)] == ROWS
    assert [one["id"] for one in found[len(ROWS) :]] == [name]
    events = loaded(tmp_path / "back" / "journal.jsonl")
    assert events[: len(EVENTS)] == EVENTS
    assert [(one["event"], one["memory"]) for one in events[len(EVENTS) :]] == [("add", name)]


def test_files_that_are_there_are_refused_without_force(taken: Store, tmp_path: Path) -> None:
    back = tmp_path / "back"
    words = ("export", "--first-generation", back, "--dir", taken.folder)
    done(*words)
    (back / "memories.jsonl").write_text("mine\n")
    assert nidra(*words).code == 2
    assert (back / "memories.jsonl").read_text() == "mine\n"
    done(*words, "--force")
    assert loaded(back / "memories.jsonl") == ROWS
    assert (
        nidra("export", "--first-generation", taken.folder, "--force", "--dir", taken.folder).code
        == 2
    )


def test_T14_a_linked_target_is_updated_through_the_link(taken: Store, tmp_path: Path) -> None:
    back, real = tmp_path / "back", tmp_path / "synced.jsonl"
    back.mkdir()
    real.write_text("old\n")
    (back / "memories.jsonl").symlink_to(real)
    done("export", "--first-generation", back, "--force", "--dir", taken.folder)
    assert (back / "memories.jsonl").is_symlink()
    assert loaded(real) == ROWS


def test_T14_a_linked_source_stays_a_link(old: Path, tmp_path: Path) -> None:
    real = tmp_path / "synced.jsonl"
    shutil.move(old / "memories.jsonl", real)
    (old / "memories.jsonl").symlink_to(real)
    before = real.read_bytes()
    done("init", "--dir", old)
    assert (old / "memories.jsonl").is_symlink() and real.read_bytes() == before
    assert done("export", "--jsonl", "--dir", old).lines == ROWS


def nested(depth: int) -> Any:
    value: Any = "deep"
    for n in range(depth):
        value = [value] if n % 2 else {"in": value}
    return value


def test_values_nested_deeply_are_given_back_also_where_the_row_changed(
    tmp_path: Path, clock: MovingClock
) -> None:
    source = tmp_path / "config.md"
    source.write_text("The retry limit is 5.\n")
    rows = [
        row("deep", "The retry limit is 5", evidence(str(source), "limit is 5"), x=nested(500)),
        row("same", "Nothing changes here", x=nested(599)),
        row("deeper", "Deeper than anything can be", x=nested(601)),
        row("label", "Its grade is no word", epistemic={"evidence_status": nested(500)}),
    ]
    old = folder(tmp_path / "old", rows)
    with Store(tmp_path / "new", clock=clock) as store:
        assert take_over(store, old).counts["skipped"] == {"set aside": 1}
        run_sleep(store)
        store_folder = store.folder
    back = tmp_path / "back"
    done("export", "--first-generation", back, "--dir", store_folder)
    found = {one["id"]: one for one in loaded(back / "memories.jsonl")}
    assert found["deep"]["x"] == nested(500)
    assert found["deep"]["epistemic"]["confidence"] == 0.95
    assert found["same"]["x"] == nested(599)
    assert "deeper" not in found and "deeper" in (back / "quarantined.txt").read_text()


def test_an_export_that_fails_leaves_no_file_and_no_folder(
    taken: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nidra.app import export as module

    def torn(store: Store) -> Iterator[str]:
        yield "{}"
        raise RecursionError

    monkeypatch.setattr(module, "journal_lines", torn)
    with pytest.raises(RecursionError):
        export_folder(taken, tmp_path / "above" / "back")
    assert not (tmp_path / "above").exists()
    back = tmp_path / "back"
    back.mkdir()
    (back / "memories.jsonl").write_text("mine\n")
    with pytest.raises(RecursionError):
        export_folder(taken, back, force=True)
    assert [one.name for one in back.iterdir()] == ["memories.jsonl"]
    assert (back / "memories.jsonl").read_text() == "mine\n"


def test_characters_that_no_path_can_hold_stop_nothing_and_cut_nothing(
    tmp_path: Path, clock: MovingClock
) -> None:
    sources = ("~a\0b", "a\0b", "/a\0b", "~\0", "file:///a%00b", "file://~a%00b")
    receipts = [evidence(source, "retry limit") for source in sources]
    rows = [row("nul", "x\0y is kept", *receipts, tags=["a\0b", "a", "\0"])]
    old = folder(tmp_path / "old", rows)
    with Store(tmp_path / "new", clock=clock) as store:
        take_over(store, old)
        sound(store)
        assert set(store.get("nul").tags) == {"a\0b", "a", "\0"}
        assert {"~a\0b", "a\0b", "/a\0b"} <= {one.source for one in store.get("nul").evidence}
        assert exported(store, tmp_path / "back") == rows
        run_sleep(store)
        sound(store)
