"""Charts of an empty store, after one night and after ninety, held against what each pass left behind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from adapters.palaces import copied
from conftest import START, MovingClock
from nidra.app.charts import ROOMS, charts
from nidra.app.history import deeds
from nidra.app.imports import Request, import_store
from nidra.app.passes_chart import SHOWN, checked_words, labels
from nidra.app.resolve import resolve
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled
from nidra.records.chart import Chart
from nidra.records.grade import Grade
from nidra.report import chart_words as words
from nights import Nights, limit

NIGHTS = 90
KEYS = ["passes", "rot", "verdicts", "byte-age", "source-age", "fallen"]


def drawn(store: Store) -> dict[str, Chart]:
    return {chart.key: chart for chart in charts(store)}


def rows(chart: Chart) -> dict[str, tuple[float | None, ...]]:
    """The table of a chart: its values by step."""
    return {str(step): values for step, *values in ((r[0], *r[1:]) for r in chart.table()[1])}  # type: ignore[misc]


def test_an_empty_store_says_of_each_chart_why_there_is_nothing(store: Store) -> None:
    found = charts(store)
    assert [chart.key for chart in found] == KEYS
    assert all(chart.empty and not chart.steps for chart in found)
    assert drawn(store)["passes"].empty == words.NO_PASS


def test_before_the_first_pass_only_the_ages_are_known(store: Store, tmp_path: Path) -> None:
    limit(store, tmp_path, 0)
    found = drawn(store)
    assert [key for key in KEYS if not found[key].empty] == ["byte-age", "source-age"]
    assert rows(found["byte-age"])["never"] == [1]
    assert found["verdicts"].empty == words.NO_PASS


def test_one_night_gives_one_step_and_its_numbers(
    store: Store, clock: MovingClock, tmp_path: Path
) -> None:
    limit(store, tmp_path, 0)
    gone = limit(store, tmp_path, 1)
    store.add(new_memory("Nobody wrote this down"))
    (tmp_path / "limit-1.md").unlink()
    run_sleep(store)
    found = drawn(store)
    assert rows(found["passes"]) == {"2026-06-01": [1, 0, 2]}
    assert found["passes"].tells == (
        "After the last pass 1 of 3 active memories were checked against their source."
    )
    assert rows(found["verdicts"]) == {"verbatim": [1, 0, 0, 0], "gone": [0, 0, 1, 0]}
    assert rows(found["byte-age"])["within a day"] == [1]
    assert rows(found["byte-age"])["never"] == [1]
    assert rows(found["source-age"])["never"] == [0, 1]
    assert found["fallen"].empty == words.NOTHING_FELL
    assert gone and found["rot"].empty == words.NO_ROOM


# Ninety nights ------------------------------------------------------------------------------


class Lived(Nights):
    """Ninety nights in which a person acts too; the store is open."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, NIGHTS, START)
        self.store = Store(self.folder, clock=self.clock)

    def happens(self, store: Store, night: int) -> None:
        super().happens(store, night)
        match night:
            case 40:
                self.names.append(limit(store, self.sources, 6))
                self.names.append(str(store.add(new_memory("Nobody wrote this down"))))
            case 50:
                resolve(store, self.names[2], self.names[3], keep=self.names[3], reason="old")
            case 60:
                kept = next(d for d in deeds(store, None) if "was kept" in d.what)
                undo(store, str(kept.undo))


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lived]:
    made = Lived(tmp_path_factory.mktemp("lived"))
    yield made
    made.store.close()


def test_each_of_ninety_nights_stands_as_its_pass_left_it(lived: Lived) -> None:
    found = drawn(lived.store)["passes"]
    assert len(found.steps) == NIGHTS == len(lived.left)
    assert found.steps[0] == "2026-06-01" and found.steps[-1] == "2026-08-29"
    shown = list(rows(found).values())
    assert shown == [[left[grade] for grade in words.GRADES] for left in lived.left]
    assert {night: shown[night] for night in (0, 9, 10, 20, 29, 30, 40, 50, 60, 70, 89)} == {
        0: [6, 0, 0],
        9: [6, 0, 0],
        10: [5, 0, 1],
        20: [6, 0, 0],
        29: [6, 0, 0],
        30: [5, 1, 0],
        40: [6, 1, 1],
        50: [5, 1, 1],
        60: [6, 1, 1],
        70: [4, 1, 3],
        89: [4, 1, 3],
    }


def test_the_other_charts_tell_how_ninety_nights_ended(lived: Lived) -> None:
    found = drawn(lived.store)
    assert rows(found["verdicts"]) == {
        "verbatim": [4, 0, 0, 0],
        "drifted": [0, 2, 0, 0],
        "gone": [0, 0, 1, 0],
    }
    assert rows(found["fallen"]) == {
        str(lived.sources / "limit-4.md"): [1],
        str(lived.sources / "limit-5.md"): [1],
    }
    ages = rows(found["byte-age"])
    assert ages["within a day"] == [6] and ages["up to 90 days ago"] == [1]
    assert sum(n for (n,) in ages.values() if n) == 7
    assert rows(found["source-age"])["up to 90 days ago"] == [0, 1]
    assert found["passes"].tells.endswith("That is 2 fewer than after the first pass shown.")


def test_sentences_are_their_templates_with_the_places_filled(lived: Lived) -> None:
    for chart in charts(lived.store):
        assert chart.tells == " ".join(said.text for said in chart.said)
        assert all(said.template in words.TEXTS for said in chart.said)
        assert {chart.title, chart.across, *(s.name for s in chart.series)} <= set(words.TEXTS)


def test_passes_of_which_the_run_history_is_lost_are_told_by_the_journal(
    lived: Lived, tmp_path: Path
) -> None:
    whole = rows(drawn(lived.store)["passes"])
    lived.store.close()
    aside = lived.store.folder / "runs.db"
    kept = {path: path.read_bytes() for path in aside.parent.glob("runs.db*")}
    try:
        for path in kept:
            path.unlink()
        left = rows(drawn(lived.store)["passes"])
        assert left and all(whole[day] == values for day, values in left.items())
        assert "2026-06-11" in left and "2026-06-03" not in left  # that one changed nothing
    finally:
        lived.store.close()
        for path in aside.parent.glob("runs.db*"):
            path.unlink()
        for path, data in kept.items():
            path.write_bytes(data)


def test_a_pass_that_the_journal_does_not_tell_of_is_not_guessed(
    store: Store, clock: MovingClock, tmp_path: Path
) -> None:
    limit(store, tmp_path, 0)
    run_sleep(store)
    clock.pass_days(1)
    store.runs.begin("lost", "pass", "full", store.now())
    store.runs.end("lost", "done", {"actions": {"fell": 3}}, store.now())
    found = drawn(store)["passes"]
    assert rows(found) == {"2026-06-01": [1, 0, 0], "2026-06-02": [None, None, None]}
    assert words.UNKNOWN_PASSES.format(n=1) in found.tells


# Rooms, bounds, cancel ----------------------------------------------------------------------


def test_a_palace_that_came_later_was_not_there_before(
    store: Store, clock: MovingClock, tmp_path: Path
) -> None:
    left: list[list[int]] = []

    def sleep() -> None:
        run_sleep(store)
        census = store.census()
        left.append([census.by_grade.get(grade.label, 0) for grade in words.GRADES])
        clock.pass_days(1)

    sleep()
    import_store(store, Request(copied("project", tmp_path / "one")))
    sleep()
    limit(store, tmp_path, 0)
    import_store(store, Request(copied("convos", tmp_path / "two")))
    sleep()
    with store.database.reading() as connection:
        sql = "SELECT public_id FROM memory WHERE active=1 ORDER BY id"
        names = [row[0] for row in connection.exec_driver_sql(sql)]
    resolve(store, names[-1], names[-2], keep=names[-2], reason="old")
    resolve(store, names[0], names[1], keep=names[1], reason="old")
    (tmp_path / "limit-0.md").unlink()
    sleep()
    assert [*rows(drawn(store)["passes"]).values()] == left and left[0] == [0, 0, 0]
    assert len({sum(grades) for grades in left}) == 4
    kept = [d for d in deeds(store, None) if "was kept" in d.what]
    for deed in kept:
        undo(store, str(deed.undo))
    sleep()
    assert [*rows(drawn(store)["passes"]).values()] == left


def test_rooms_are_bounded_and_the_rest_is_counted_together(
    monkeypatch: pytest.MonkeyPatch, store: Store
) -> None:
    from nidra.records.report import RoomRot
    from nidra.store import counting

    made = [
        RoomRot("/p", "w", f"r{n}", 4, {"gone": 4 - n % 4, "traceable": n % 4})
        for n in range(ROOMS + 3)
    ]
    made.append(RoomRot("/p", "w", "bare", 2, {"no receipt": 2}))
    run_sleep(store)
    ordered = sorted(made, key=lambda room: -room.rot)
    monkeypatch.setattr(counting, "rooms", lambda connection: ordered)
    found = drawn(store)["rot"]
    assert len(found.steps) == ROOMS + 1 and found.steps[-1] == words.OTHER_ROOMS
    rest = ordered[ROOMS:]
    gone = sum(room.by_standing.get("gone", 0) for room in rest)
    assert found.series[0].values[-1] == gone / sum(room.active for room in rest)
    assert words.ROOMS_TOGETHER.format(n=len(rest)) in found.tells


def test_only_the_latest_passes_are_shown(store: Store, clock: MovingClock, tmp_path: Path) -> None:
    limit(store, tmp_path, 0)
    run_sleep(store)
    for number in range(SHOWN + 5):
        clock.pass_days(1)
        store.runs.begin(f"idle-{number}", "pass", "full", store.now())
        store.runs.end(f"idle-{number}", "done", {"actions": {}}, store.now())
    found = drawn(store)["passes"]
    assert len(found.steps) == SHOWN
    assert set(map(tuple, rows(found).values())) == {(1, 0, 0)}
    assert words.OLDER_PASSES.format(n=SHOWN) in found.tells


def test_passes_of_one_day_are_told_apart_by_the_hour() -> None:
    day = round(START.timestamp()) * 1_000_000
    assert labels([day, day + 86_400_000_000]) == ["2026-06-01", "2026-06-02"]
    assert labels([day, day + 3_600_000_000]) == ["2026-06-01 08:00", "2026-06-01 09:00"]
    assert labels([day, day + 1_000_000])[1] == "2026-06-01 08:00:01"
    assert len(set(labels([day, day]))) == 2


def test_charts_can_be_stopped_and_write_nothing(lived: Lived) -> None:
    from conftest import digest_of

    before = digest_of(lived.store)
    with pytest.raises(Cancelled):
        charts(lived.store, cancel=lambda: True)
    charts(lived.store)
    assert digest_of(lived.store) == before


@pytest.mark.parametrize(("before", "compared"), [(6, False), (60, True)])
def test_a_store_that_grew_is_not_praised_for_what_it_checks_more(
    before: int, compared: bool
) -> None:
    """Two of six checked, then 36 of 85: thirty-four more, and yet no better."""
    first = Counter({Grade.MACHINE_CHECKED: 2, Grade.UNVERIFIED: before - 2})
    last = Counter({Grade.MACHINE_CHECKED: 36, Grade.UNVERIFIED: 49})
    told = [one.template for one in checked_words([first, last])]
    assert (words.MORE_CHECKED in told) == compared


def test_what_came_after_the_last_pass_is_told_beside_what_that_left(
    store: Store, tmp_path: Path
) -> None:
    limit(store, tmp_path, 0)
    run_sleep(store)
    assert "by now" not in drawn(store)["passes"].tells
    store.add(new_memory("Nobody wrote this down"))
    assert drawn(store)["passes"].tells.endswith(words.BY_NOW.format(n=2))
    limit(store, tmp_path, 1)
    assert drawn(store)["byte-age"].tells.endswith(words.ONE_NEVER_READ)
    limit(store, tmp_path, 2)
    assert drawn(store)["byte-age"].tells.endswith(words.NEVER_READ.format(n=2))


def test_the_grades_of_a_chart_are_called_as_the_memories_are() -> None:
    for grade, (name, _) in words.GRADES.items():
        assert name == grade.label.replace("_", " ").capitalize()
