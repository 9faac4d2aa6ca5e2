"""Bulk import: invisible until complete, every foreign row accounted for, nothing lost on the way."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.records.foreign import ForeignRow, Skip
from nidra.sleep.filed import missed_by
from nidra.sleep.regrade import regrade
from nidra.sources.files import look
from nidra.store import batches, drawers, health, indexes, origins, same_text
from nidra.store.filling import Counts, Filler
from nidra.store.journal import Journal

NOW = 1_780_300_800_000_000


def _row(number: int, text: str, source: str = "", **more: object) -> ForeignRow:
    dialect = "mempalace/project" if source else ""
    return ForeignRow(number, f"d{number}", text.encode(), source, dialect, "wing", "room", **more)  # type: ignore[arg-type]


def _open(store: Store) -> tuple[int, Filler]:
    with store.database.writing() as connection:
        origin = origins.key_of(connection, "mempalace", "/palace", "chroma")
        first = batches.is_first(connection, origin)
        batch = batches.begin(connection, origin, "{}", "print", NOW)
    return batch, Filler(origin, batch, NOW, first)


def _fill(store: Store, filler: Filler, rows: Sequence[ForeignRow]) -> Counts:
    counts = Counts()
    with store.database.writing() as connection:
        filler.fill(connection, rows, counts)
    return counts


def _complete(store: Store, batch: int, filler: Filler) -> None:
    with store.database.writing() as connection:
        journal = Journal(connection, NOW)
        turned = batches.complete(connection, journal, batch, {}, NOW, filler.seal)
        regrade(connection, journal, turned, NOW, "import")
        journal.flush()


def _import(store: Store, rows: Sequence[ForeignRow]) -> Counts:
    batch, filler = _open(store)
    counts = _fill(store, filler, rows)
    _complete(store, batch, filler)
    return counts


def _sound(store: Store) -> None:
    assert verify_journal(store).problems == []
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
        assert indexes.complete(connection)


def test_nothing_of_an_open_batch_is_seen(store: Store) -> None:
    batch, filler = _open(store)
    _fill(store, filler, [_row(1, "one", "/nowhere/a.md"), _row(2, "two")])
    assert store.census().total == 0
    assert list(store.load()) == []
    with store.database.reading() as connection:
        assert list(drawers.drawers(connection)) == []
    run_sleep(store)
    _complete(store, batch, filler)
    assert store.census().total == 2
    assert {m.evidence[0].state.label for m in store.load() if m.evidence} == {"unchecked"}
    _sound(store)


def test_a_discarded_batch_leaves_no_row_behind(store: Store) -> None:
    store.add(new_memory("before"))
    batch, filler = _open(store)
    _fill(store, filler, [_row(n, f"text {n}", f"/nowhere/{n}.md") for n in range(1, 50)])
    with store.database.writing() as connection:
        batches.discard(connection, batch)
        for table in ("evidence", "verdict", "drawer", "source", "batch", "origin", "room"):
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar() == 0
    assert [m.statement for m in store.load()] == ["before"]
    _sound(store)


def test_equal_texts_are_one_memory_and_each_keeps_its_drawer_and_receipt(store: Store) -> None:
    counts = _import(
        store, [_row(1, "same", "/a.md"), _row(2, "same", "/b.md"), _row(3, "same", "/b.md")]
    )
    (memory,) = store.load()
    assert (counts.imported, counts.duplicate) == (1, 2)
    assert [d.foreign_id for d in memory.drawers] == ["d1", "d2", "d3"]
    assert [row.source for row in memory.evidence] == ["/a.md", "/b.md", "/b.md"]
    _sound(store)


def test_a_text_that_was_added_by_hand_gains_the_imported_receipt(store: Store) -> None:
    name = store.add(new_memory("same"))
    _import(store, [_row(1, "same", "/nowhere/a.md")])
    memory = store.get(name)
    assert store.census().total == 1
    assert memory.evidence[0].source == "/nowhere/a.md"
    _sound(store)


def test_a_text_added_while_its_import_is_open_stays_when_the_import_is_taken_back(
    store: Store,
) -> None:
    batch, filler = _open(store)
    _fill(store, filler, [_row(1, "same", "/nowhere/a.md"), _row(2, "other")])
    name = store.add(new_memory("same"))
    assert [m.statement for m in store.load()] == ["same"]
    with store.database.writing() as connection:
        batches.discard(connection, batch)
    assert store.get(name).statement == "same"
    _sound(store)


def test_a_text_added_while_its_import_is_open_is_sealed_once(store: Store) -> None:
    batch, filler = _open(store)
    _fill(store, filler, [_row(1, "same", "/nowhere/a.md"), _row(2, "other")])
    store.add(new_memory("same"))
    _complete(store, batch, filler)
    assert store.census().total == 2
    _sound(store)


def test_a_foreign_row_that_was_rewritten_replaces_what_only_it_said(store: Store) -> None:
    _import(store, [_row(1, "old text", "/a.md"), _row(2, "shared", "/a.md"), _row(3, "shared")])
    counts = _import(
        store, [_row(1, "new text", "/a.md"), _row(2, "changed", "/a.md"), _row(3, "shared")]
    )
    assert (counts.changed, counts.known) == (2, 1)
    by_text = {m.statement: m for m in store.load()}
    assert not by_text["old text"].active
    assert by_text["old text"].superseded_by == by_text["new text"].id
    assert by_text["shared"].active
    assert [d.foreign_id for d in by_text["shared"].drawers] == ["d3"]
    events = [event.event for event in store.journal_for(by_text["old text"].id)]
    assert "superseded" in events
    run_sleep(store)
    _sound(store)


def test_skipped_rows_are_kept_with_their_reason(store: Store) -> None:
    counts = _import(
        store, [_row(1, "[registry] x", skip=Skip.REGISTRY), _row(2, "", skip=Skip.NO_TEXT)]
    )
    assert counts.as_dict()["skipped"] == {"no text": 1, "registry row": 1}
    with store.database.reading() as connection:
        rows = list(drawers.drawers(connection))
    assert [(row.memory, row.skip) for row in rows] == [(None, "registry row"), (None, "no text")]
    _sound(store)


def test_texts_whose_short_ids_collide_stay_apart(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def name_of(said: bytes, size: int) -> str:
        return f"mem_{'a' * 12}{said.hex()}"[: size + 4]

    monkeypatch.setattr(same_text, "name_of", name_of)
    monkeypatch.setattr(
        same_text, "names_of", lambda said, size: [name_of(one, size) for one in said]
    )
    _import(store, [_row(1, "one")])
    _import(store, [_row(1, "one"), _row(2, "two"), _row(3, "two")])
    assert sorted(m.statement for m in store.load()) == ["one", "two"]
    assert len({m.id for m in store.load()}) == 2


def test_T47_a_time_that_cannot_be_read_stops_nothing(store: Store) -> None:
    _import(
        store,
        [_row(1, "one", filed_at="yesterday"), _row(2, "two", filed_at="2026-01-01T00:00:00")],
    )
    times = [m.recorded_at for m in store.load()]
    assert times[0] == NOW and times[1] < NOW


def test_an_imported_statement_that_was_changed_is_named(store: Store) -> None:
    _import(store, [_row(1, "one", "/a.md"), _row(2, "two", "/a.md")])
    name = next(store.load()).id
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE statement SET text='forged' WHERE memory_id=1")
    problems = verify_journal(store).problems
    assert any(name in words and "import 1" in words for words in problems)


def test_an_import_that_no_row_tells_of_is_named(store: Store) -> None:
    _import(store, [_row(1, "one", "/a.md")])
    with store.database.writing() as connection:
        connection.exec_driver_sql(
            "INSERT INTO batch (id, origin_id, state, started_at) VALUES (9, 1, 'complete', 1)"
        )
    assert "Import 9" in verify_journal(store).problems[0]


def test_T19_rows_revisions_and_journal_hold_every_change(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "a.md"
    rows = [_row(n, f"Fact number {n} stands in this file.", str(source)) for n in range(1, 120)]
    source.write_text("\n".join(row.text for row in rows), "utf-8")
    _import(store, rows)
    name = store.add(new_memory("It follows", rests_on=[next(store.load()).id]))
    for text in ("\n".join(row.text for row in rows), rows[-1].text, "nothing of it"):
        source.write_text(text, "utf-8")
        run_sleep(store)
    grades: dict[str, int] = {}
    verdicts: dict[str, str] = {}
    for memory in store.load():
        for event in store.journal_for(memory.id):
            if event.event.startswith("regrade"):
                to = event.detail["to"]
                grades[memory.id] = to["grade"] if isinstance(to, dict) else to
            elif event.event == "verdict":
                verdicts[memory.id] = event.detail["to"]
    for memory in store.load():
        assert grades[memory.id] == memory.grade, memory.id
        if memory.id in verdicts and memory.evidence:
            assert memory.evidence[0].state.label == verdicts[memory.id]
    assert store.get(name).flags == ("premise_fallen",)
    _sound(store)


def test_a_foreign_row_that_returns_to_its_old_text_brings_the_old_memory_back(
    store: Store,
) -> None:
    for text in ("old text", "new text", "old text"):
        _import(store, [_row(1, text, "/a.md")])
    by_text = {m.statement: m for m in store.load()}
    assert by_text["old text"].active and not by_text["new text"].active
    told = [event.event for event in store.journal_for(by_text["old text"].id)]
    assert told.index("superseded") < told.index("revived")
    _sound(store)


def test_a_row_that_lost_its_source_is_judged_without_it(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "a.md"
    source.write_text("Fact number 1 stands in this file.", "utf-8")
    _import(store, [_row(1, "Fact number 1 stands in this file.", str(source))])
    run_sleep(store)
    assert store.census().by_standing["traceable"] == 1
    _import(store, [_row(1, "Fact number 1 stands in this file.")])
    # What was read keeps its receipt, so that a row without a source takes nothing away.
    assert store.census().by_standing["traceable"] == 1
    _sound(store)


def test_a_row_whose_source_was_never_read_may_lose_it(store: Store) -> None:
    _import(store, [_row(1, "one", "/nowhere/a.md")])
    assert store.census().by_standing["not comparable"] == 1
    _import(store, [_row(1, "one")])
    assert store.census().by_standing["no receipt"] == 1
    _sound(store)


def test_many_rows_may_point_elsewhere_at_once(store: Store) -> None:
    rows = [_row(n, f"text {n}", f"/old/{n % 9}.md") for n in range(1, 3001)]
    _import(store, rows)
    moved = [row._replace(source=row.source.replace("/old", "/new")) for row in rows]
    counts = _import(store, moved)
    assert (counts.repointed, counts.known, counts.changed) == (3000, 0, 0)
    live = [[r.source for r in m.evidence if not r.retired] for m in store.load()]
    assert all(len(paths) == 1 and paths[0].startswith("/new/") for paths in live)
    assert store.census().total == 3000
    run_sleep(store)
    _sound(store)


def test_a_receipt_that_points_elsewhere_now_bears_no_grade_before_it_is_read(
    store: Store, tmp_path: Path
) -> None:
    text = "Fact number 1 stands in this file."
    old, new = tmp_path / "old.md", tmp_path / "new.md"
    for path in (old, new):
        path.write_text(text, "utf-8")
    _import(store, [_row(1, text, str(old))])
    run_sleep(store)
    assert store.census().by_grade["machine_checked"] == 1
    batch, filler = _open(store)
    filler._stands = lambda path: True
    _fill(store, filler, [_row(1, text, str(new))])
    _complete(store, batch, filler)
    assert store.census().by_grade["unverified"] == 1
    run_sleep(store)
    assert store.census().by_grade["machine_checked"] == 1
    _sound(store)


def test_a_source_that_comes_back_while_receipts_are_filed_as_missing_is_looked_at_anew(
    store: Store, tmp_path: Path
) -> None:
    source = tmp_path / "a.md"
    said = "The harbour opens at six.\nThe ferry leaves at nine.\n"
    source.write_text(said, "utf-8")
    store.add(new_memory("early", source=source, excerpt="The harbour opens at six"))
    run_sleep(store)
    source.unlink()
    run_sleep(store)
    batch, opened = _open(store)
    missed = Filler(
        opened.origin, batch, NOW, opened.first, missed=lambda path: missed_by(look(path))
    )
    _fill(store, missed, [_row(1, "The ferry leaves at nine.", str(source))])
    source.write_text(said, "utf-8")
    run_sleep(store)
    _complete(store, batch, missed)
    run_sleep(store, mode="quick")
    assert {m.evidence[0].state.label for m in store.load()} == {"verbatim"}
