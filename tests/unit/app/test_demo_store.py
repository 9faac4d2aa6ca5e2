"""The demo store: whatever page is opened first, there is something on it."""

from __future__ import annotations

import threading
from collections import Counter
from pathlib import Path

import pytest
from faults import invariants
from nidra.app import demo_scenes as scenes
from nidra.app.contested import contested
from nidra.app.decay import fading, forecast
from nidra.app.demo_store import DemoStore, is_demo, make_demo
from nidra.app.overview import changed_words, origins
from nidra.app.recheck import recheck
from nidra.app.review import count_due
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store
from nidra.base.errors import Cancelled, FolderRefused
from nidra.base.turns import alone
from nidra.records.grade import Grade, Standing
from nidra.records.memory import Memory
from nidra.records.verdict import State


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> DemoStore:
    return make_demo(tmp_path_factory.mktemp("demo"))


@pytest.fixture(scope="module")
def memories(made: DemoStore) -> list[Memory]:
    with Store(made.store) as store:
        return [memory for memory in store.load() if memory.active]


def _called(memories: list[Memory], statement: str) -> Memory:
    return next(memory for memory in memories if memory.statement == statement)


def test_it_shows_every_grade_standing_and_common_verdict(memories: list[Memory]) -> None:
    assert {memory.grade for memory in memories} == set(Grade)
    assert {memory.standing for memory in memories} == set(Standing)
    verdicts = Counter(row.state for memory in memories for row in memory.evidence)
    common = {State.VERBATIM, State.MOVED, State.DRIFTED, State.UNFOUNDED, State.GONE}
    assert common | {State.UNREADABLE, State.UNCHECKED} <= verdicts.keys()


def test_a_drifted_memory_shows_the_words_that_changed(memories: list[Memory]) -> None:
    (row,) = _called(memories, scenes.BERTH).evidence
    assert row.state is State.DRIFTED and changed_words(row)


def test_what_rests_on_the_fallen_fell_with_it_and_one_rose_again(
    made: DemoStore, memories: list[Memory]
) -> None:
    assert _called(memories, "So a week in a berth costs 168 euros").standing is Standing.FALLEN
    risen = _called(memories, scenes.SPEED)
    assert risen.standing is Standing.TRACEABLE
    with Store(made.store) as store:
        went = [e for e in store.journal_for(risen.id) if e.event == "verdict"]
    assert [e.detail["to"] for e in went] == ["verbatim", "drifted", "verbatim"]


def test_there_are_conflicts_reviews_origins_nights_and_things_that_fade(made: DemoStore) -> None:
    with Store(made.store) as store:
        assert len(contested(store)) >= 3
        assert min(count_due(store)) > 0
        assert len(origins(store)) == 2
        runs = [run for run in store.runs.history() if run["kind"] == "pass"]
        assert len(runs) >= 4 and {run["mode"] for run in runs} == {"full", "quick"}
        assert 0 <= store.now() - runs[0]["started_at"] < 2 * 24 * 3600 * 1_000_000
        assert sum(fading(store, 30).values())
        assert sum(tier.faded for tier in forecast(store).tiers)
        rooms = {(drawer.wing, drawer.room) for m in store.load() for drawer in m.drawers}
        assert len({wing for wing, _ in rooms}) >= 3 and len(rooms) >= 4


def test_it_is_a_sound_store_like_any_other(made: DemoStore) -> None:
    invariants.check(made.store, clean=True)
    with invariants.copied(made.store) as twin, Store(twin) as store:
        assert run_sleep(store).after.active


def test_its_sources_lie_inside_its_folder_and_may_be_changed(tmp_path: Path) -> None:
    made = make_demo(tmp_path / "demo")
    with Store(made.store) as store:
        own = [row.source for memory in store.load() for row in memory.evidence]
        assert all(Path(source).is_relative_to(made.folder) for source in own)
        name = next(m.id for m in store.load() if m.statement == scenes.QUIET)
        rules = made.sources / "papers" / "rules.md"
        rules.write_text(scenes.RULES.replace("22:00", "23:00"), "utf-8")
        assert recheck(store, name).fell == 1


def test_it_is_known_as_a_demo_and_made_anew_only_in_its_own_folder(tmp_path: Path) -> None:
    made = make_demo(tmp_path / "demo")
    assert is_demo(made.store) and not is_demo(tmp_path / "store")
    make_demo(tmp_path / "demo")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("mine", "utf-8")
    with pytest.raises(FolderRefused):
        make_demo(tmp_path / "mine")


def test_of_two_that_make_it_at_once_one_does_and_the_other_has_the_same(tmp_path: Path) -> None:
    folder, waits = tmp_path / "demo", threading.Event()
    late: list[DemoStore] = []

    def heeds() -> bool:
        waits.set()
        return False

    other = threading.Thread(target=lambda: late.append(make_demo(folder, cancel=heeds)))

    def begun(_: object) -> None:
        if not other.ident:
            other.start()
            assert waits.wait(60)

    made = make_demo(folder, begun)
    kept = (made.store / "nidra.db").stat().st_ino
    other.join(60)
    assert late == [made]
    assert (made.store / "nidra.db").stat().st_ino == kept and not (folder / "making").exists()


def test_who_waits_for_another_may_be_stopped(made: DemoStore) -> None:
    with alone(made.folder, lambda: None), pytest.raises(Cancelled):
        make_demo(made.folder, cancel=lambda: True)
    assert (made.store / "nidra.db").exists()


def test_stopped_midway_it_leaves_no_store(tmp_path: Path) -> None:
    told: list[object] = []
    with pytest.raises(Cancelled):
        make_demo(tmp_path / "demo", told.append, lambda: len(told) > 2)
    assert not (tmp_path / "demo" / "store").exists()
    assert not (tmp_path / "demo" / "making").exists()
