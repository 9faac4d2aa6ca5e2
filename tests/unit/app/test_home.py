"""Home: what became of memories and sources since the last pass, and what was cut short."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import MovingClock
from nidra.app.home import home
from nidra.app.review import reject
from nidra.app.run_pass import run_sleep
from nidra.app.watch import watch
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled
from nidra.records.evidence import SourceState
from nidra.records.grade import Standing
from nidra.records.watch import Deed
from nidra.sleep.night import LEASE
from nidra.store import news
from nidra.store.run_log import FOUND, KEPT_FOUND, PASS


@pytest.fixture
def noted(store: Store, tmp_path: Path, clock: MovingClock) -> Store:
    """Two notes with a source, one without, and two passes a day apart with nothing in between."""
    for name in ("port", "limit"):
        (tmp_path / f"{name}.md").write_text(f"The {name} is 5432\n", "utf-8")
        text = f"The {name} is 5432"
        store.add(new_memory(text, source=tmp_path / f"{name}.md", excerpt=text))
    store.add(new_memory("a note"))
    run_sleep(store)
    clock.pass_days(1)
    return store


def test_an_empty_store_has_a_home_too(store: Store) -> None:
    found = home(store)
    assert found.census.total == 0 and found.last_pass is None and found.before is None
    assert found.changes == () and found.sources == () and found.interrupted == ()
    assert "No pass is scheduled" in found.timer.sentence


def test_what_the_last_pass_felled_stands_beside_the_census_that_it_found(
    noted: Store, tmp_path: Path, clock: MovingClock
) -> None:
    was = noted.census()
    (tmp_path / "port.md").write_text("The port is 6543\n", "utf-8")
    (tmp_path / "limit.md").unlink()
    report = run_sleep(noted)
    found = home(noted)
    assert found.last_pass and found.last_pass.id == report.pass_id
    assert found.last_pass.mode == "full" and found.last_pass.started_at == noted.now()
    assert found.last_pass.read["sources"] == 2
    assert found.before == was and found.census == noted.census()
    fell = [change for change in found.changes if change.deed is Deed.FELL]
    assert [change.statement for change in fell] == ["The port is 5432"]
    assert fell[0].by == "pass" and fell[0].sentence.startswith("Fallen")
    assert found.counts[Deed.FELL] == 1 and found.whole
    states = {Path(one.path).name: one.state for one in found.sources}
    assert states == {"port.md": SourceState.PRESENT, "limit.md": SourceState.GONE}
    assert all(one.memories == 1 for one in found.sources)
    assert found.newest_byte_check == noted.now()


def test_what_a_memory_rests_on_is_told_by_its_words_and_missing_sources_are_counted(
    noted: Store, tmp_path: Path
) -> None:
    below = next(one.id for one in noted.load() if one.statement == "The port is 5432")
    noted.add(new_memory("So the tunnel ends at 5432", rests_on=[below]))
    run_sleep(noted)
    (tmp_path / "port.md").write_text("The port is 6543\n", "utf-8")
    (tmp_path / "limit.md").unlink()
    run_sleep(noted)
    found = home(noted)
    told = {one.statement: one.sentence for one in found.changes}
    quoted = "Fallen: it rests on “The port is 5432”, which fell"
    assert told["So the tunnel ends at 5432"].startswith(quoted)
    assert found.unreached == 1


def test_what_came_after_the_pass_is_new_too(noted: Store, tmp_path: Path) -> None:
    run_sleep(noted)
    assert home(noted).changes == () and home(noted).sources == ()
    (tmp_path / "port.md").write_text("The port is 6543\n", "utf-8")
    watch(noted, once=True)
    found = home(noted)
    assert [(change.deed, change.by) for change in found.changes] == [(Deed.FELL, "watcher")]


def test_of_many_that_fell_together_some_are_listed_and_all_are_counted(
    store: Store, tmp_path: Path, clock: MovingClock
) -> None:
    lines = [f"The port of service {number} is {5000 + number}" for number in range(120)]
    (tmp_path / "ports.md").write_text("\n".join(lines), "utf-8")
    for line in lines:
        store.add(new_memory(line, source=tmp_path / "ports.md", excerpt=line))
    run_sleep(store)
    clock.pass_days(1)
    (tmp_path / "ports.md").write_text("nothing of it\n" * 50, "utf-8")
    run_sleep(store)
    found = home(store)
    assert found.counts[Deed.FELL] == store.census().by_standing["fallen"] == 120
    assert len(found.changes) == 50 == len({change.memory for change in found.changes})


def test_a_long_journal_is_read_from_its_end_alone(
    noted: Store, tmp_path: Path, clock: MovingClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_sleep(noted)
    for number in (1, 2, 3):
        clock.pass_days(1)
        (tmp_path / "port.md").write_text(f"The port is {5431 + number % 2}\n", "utf-8")
        watch(noted, once=True)
    monkeypatch.setattr(news, "ROWS", 2)
    found = home(noted)
    assert not found.whole and sum(found.counts.values()) <= 2


def test_what_is_told_names_memories_by_what_they_say_and_says_how_they_stand_now(
    noted: Store, tmp_path: Path, clock: MovingClock
) -> None:
    base = next(one for one in noted.load() if one.statement == "The port is 5432")
    noted.add(new_memory("The port is not the limit", rests_on=(base.id,)))
    run_sleep(noted)
    (tmp_path / "port.md").write_text("The port is 6543\n", "utf-8")
    watch(noted, once=True)
    found = home(noted)
    told = {change.statement: change for change in found.changes}
    assert "“The port is 5432”" in told["The port is not the limit"].sentence
    assert all("mem_" not in change.sentence for change in found.changes)
    assert told["The port is 5432"].standing is Standing.FALLEN
    clock.pass_days(1)
    (tmp_path / "port.md").write_text("The port is 5432\n", "utf-8")
    watch(noted, once=True)
    after = {change.statement: change for change in home(noted).changes}
    assert after["The port is 5432"].deed is Deed.FELL
    assert after["The port is 5432"].standing is Standing.TRACEABLE


def test_a_source_that_no_memory_rests_on_is_no_news(noted: Store, tmp_path: Path) -> None:
    limit = next(one for one in noted.load() if one.statement == "The limit is 5432")
    reject(noted, limit.id, "not so")
    for name in ("port", "limit"):
        (tmp_path / f"{name}.md").unlink()
    run_sleep(noted)
    assert [Path(one.path).name for one in home(noted).sources] == ["port.md"]
    assert home(noted).unread == 0


def test_due_memories_and_contested_pairs_are_counted(store: Store, clock: MovingClock) -> None:
    for number in (5432, 6543):
        store.add(new_memory(f"The database port is {number}", subject="database port"))
    run_sleep(store)
    clock.pass_days(400)
    found = home(store)
    assert found.contested == 1 and len(found.pairs) == 1
    assert found.due == 2


# Work that was cut short --------------------------------------------------------------------


def test_a_pass_whose_process_is_gone_is_told_until_the_next_one_ends(noted: Store) -> None:
    noted.runs.begin("a pass that was killed", PASS, "full", noted.now())
    (told,) = home(noted).interrupted
    assert (
        told.startswith("The full pass that began 2026-06-02 08:00")
        and "goes on from there" in told
    )
    with noted.runs.held(LEASE, "a pass that was killed", "A sleep pass"):
        assert home(noted).interrupted == ()
    run_sleep(noted)
    assert home(noted).interrupted == ()


def test_a_pass_cut_short_long_ago_is_not_gone_on_with(noted: Store, clock: MovingClock) -> None:
    noted.runs.begin("a pass that was killed", PASS, "quick", noted.now())
    clock.pass_days(3)
    (told,) = home(noted).interrupted
    assert "looks at everything again" in told


def test_a_pass_that_was_stopped_with_its_window_is_told_as_stopped(noted: Store) -> None:
    with pytest.raises(Cancelled):
        run_sleep(noted, cancel=lambda: True)
    (told,) = home(noted).interrupted
    assert "was stopped before its end" in told and "goes on from there" in told
    run_sleep(noted)
    assert home(noted).interrupted == ()


def test_an_import_that_never_ended_is_told(noted: Store) -> None:
    with noted.database.writing() as connection:
        connection.exec_driver_sql(
            "INSERT INTO origin (adapter, location) VALUES ('mempalace', '/p')"
        )
        connection.exec_driver_sql(
            "INSERT INTO batch (origin_id, state, started_at) VALUES (1, 'open', ?)", (noted.now(),)
        )
    (told,) = home(noted).interrupted
    assert told.startswith("The import of /p that began 2026-06-02") and "goes on" in told
    with noted.runs.held(LEASE, "token", "An import"):
        assert home(noted).interrupted == ()


def test_a_pass_remembers_what_it_found_for_the_last_few_alone(
    noted: Store, clock: MovingClock
) -> None:
    for _ in range(KEPT_FOUND + 2):
        clock.pass_days(1)
        run_sleep(noted)
    kept = noted.runs.mark(FOUND)
    assert kept is not None and len(kept) == KEPT_FOUND
    noted.runs.set_mark(FOUND, {name: {"total": "x"} for name in kept})
    assert home(noted).before is None
