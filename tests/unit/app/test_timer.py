"""The timer in a process: runs when due, catches up once, records what it had to skip, and says so."""

from __future__ import annotations

import errno
import hashlib
import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from conftest import MovingClock
from nidra.app.run_pass import run_sleep
from nidra.app.timer import Tick, Timer, plan_each_day, run_scheduled, status
from nidra.app.timing import timed
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, StoreBusy, StoreUnwritable, UsageError
from nidra.records.progress import Progress
from nidra.records.timer import TimerState
from nidra.sleep.night import LEASE
from nidra.sleep.stages import verify

BERLIN = ZoneInfo("Europe/Berlin")


class World:
    """A store with a schedule, and both of its timer's clocks, moved together or apart."""

    def __init__(self, store: Store, clock: MovingClock) -> None:
        self.store, self.clock = store, clock
        self.ran = 0.0
        self.zone: tzinfo = BERLIN
        store.settings.set("schedule.at", "03:00")
        self.to("2026-06-02 12:00")

    def timer(self, **more: Any) -> Timer:
        return Timer(self.store, zone=lambda: self.zone, monotonic=lambda: self.ran, **more)

    def to(self, text: str) -> None:
        """Set both clocks to a moment by the clocks of the zone."""
        then = datetime.fromisoformat(text).replace(tzinfo=self.zone).astimezone(UTC)
        self.ran += (then - self.clock.moment).total_seconds()
        self.clock.moment = then

    def passes(self) -> list[str]:
        """The passes in the history, oldest first: local hour and state."""
        return [
            f"{datetime.fromtimestamp(run['started_at'] / 1e6, self.zone):%m-%d %H:%M} {run['state']}"
            for run in reversed(self.store.runs.history())
        ]

    def serve(self) -> None:
        """A pass now, and nothing of it in what follows."""
        run_sleep(self.store, mode="quick")


@pytest.fixture
def world(store: Store, clock: MovingClock, tmp_path: Path) -> World:
    made = World(store, clock)
    source = tmp_path / "a.md"
    source.write_text("The retry limit is 5", "utf-8")
    store.add(new_memory("The retry limit is 5", source=source, excerpt="retry limit is 5"))
    return made


def test_nothing_is_run_where_nothing_is_scheduled(world: World) -> None:
    world.store.settings.set("schedule.at", "off")
    tick = world.timer().tick()
    assert (tick.status.state, tick.report, world.passes()) == (TimerState.OFF, None, [])
    assert "schedule.at is off" in tick.status.sentence


def test_a_pass_runs_when_it_is_due_and_once(world: World) -> None:
    world.serve()
    timer = world.timer()
    world.to("2026-06-03 02:59")
    assert timer.tick().status.state is TimerState.WAITING
    world.to("2026-06-03 03:00")
    assert status(world.store, lambda: BERLIN).state is TimerState.DUE
    tick = timer.tick()
    assert tick.report is not None and tick.report.mode == "quick"
    assert tick.status.sentence == "The next quick pass is planned for 2026-06-04 03:00."
    for minute in range(1, 5):
        world.to(f"2026-06-03 03:0{minute}")
        assert timer.tick().report is None
    assert world.passes() == ["06-02 12:00 done", "06-03 03:00 done"]


def test_the_mode_is_the_one_of_the_settings(world: World) -> None:
    world.store.settings.set("schedule.mode", "full")
    tick = world.timer().tick()
    assert tick.report is not None and tick.report.mode == "full"


def test_missed_nights_are_caught_up_once_after_a_start(world: World) -> None:
    world.serve()
    world.to("2026-06-06 09:00")
    found = status(world.store, lambda: BERLIN)
    assert found.state is TimerState.CATCHING_UP
    assert "4 nights went by without a pass" in found.sentence
    for _ in range(2):
        timer = world.timer()
        for _ in range(3):
            timer.tick()
    assert world.passes()[1:] == ["06-06 09:00 done"]


@pytest.mark.parametrize("served", [False, True])
def test_an_hour_that_is_planned_now_catches_up_no_night_before(world: World, served: bool) -> None:
    world.store.settings.set("schedule.at", "off")
    if served:
        world.serve()
    world.to("2026-06-05 16:40")
    planned = plan_each_day(world.store, "04:00", lambda: BERLIN)
    assert (planned.state, planned.due) == (TimerState.WAITING, False)
    assert planned.sentence == "The next quick pass is planned for 2026-06-06 04:00."
    assert world.timer().tick().report is None
    changed = plan_each_day(world.store, "05:00", lambda: BERLIN)
    assert not changed.due and not run_scheduled(world.store, zone=lambda: BERLIN).report
    world.to("2026-06-07 09:00")
    assert plan_each_day(world.store, "05:00", lambda: BERLIN).due, "it was planned before"
    assert world.timer().tick().report is not None
    assert plan_each_day(world.store, "off").state is TimerState.OFF


def test_an_hour_that_cannot_be_kept_is_said_as_any_other_setting_is(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refusing(path: Path) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    monkeypatch.setattr("nidra.base.settings.replacing", refusing)
    with pytest.raises(StoreUnwritable, match="Read-only file system"):
        plan_each_day(world.store, "04:00", lambda: BERLIN)
    assert world.store.settings.get("schedule.at") == "03:00"


def test_a_night_that_the_machine_slept_through_is_caught_up_once_and_said(world: World) -> None:
    world.serve()
    timer = world.timer()
    timer.tick()
    world.clock.moment += timedelta(hours=20)
    tick = timer.tick()
    assert tick.report is not None
    assert tick.status.jump.startswith("The machine slept for 20 hours")
    assert timer.tick().report is None
    world.ran += 3_601
    world.clock.moment += timedelta(seconds=3_601)
    assert timer.tick().status.jump != "", "an hour without a tick is a sleep too"
    for _ in range(70):
        world.ran += 60
        world.clock.moment += timedelta(seconds=60)
        tick = timer.tick()
    assert tick.status.jump == ""


def test_a_run_is_skipped_with_its_reason_while_another_holds_the_lease(world: World) -> None:
    world.serve()
    timer = world.timer()
    world.to("2026-06-03 03:00")
    with Store(world.store.folder, clock=world.clock) as other:
        with other.runs.held(LEASE, "another", "An import"):
            told = status(world.store, lambda: BERLIN)
            assert (told.state, told.due) == (TimerState.RUNNING, True)
            assert told.sentence.startswith("An import is running in process ")
            tick = timer.tick()
            assert "An import is running" in tick.problem and tick.report is None
    world.to("2026-06-03 09:00")
    after = [world.timer().tick(), timer.tick()][0].status
    assert after.state is TimerState.SKIPPED
    assert "The pass of 2026-06-03 03:00 was skipped" in after.sentence
    assert "An import is running" in after.sentence and "2026-06-04 03:00" in after.sentence
    assert len(world.store.runs.skips("pass")) == 1
    world.to("2026-06-04 03:00")
    assert timer.tick().report is not None
    assert world.passes() == ["06-02 12:00 done", "06-04 03:00 done"]


def test_a_pass_whose_process_died_is_caught_up(world: World) -> None:
    world.store.runs.begin("dead", "pass", "full", world.store.now())
    assert world.timer().tick().report is not None
    assert world.passes() == ["06-02 12:00 running", "06-02 12:00 done"]


def test_a_pass_of_another_process_that_serves_the_night_is_left_to_it(world: World) -> None:
    with Store(world.store.folder, clock=world.clock) as other:
        with other.runs.held(LEASE, "theirs", "A sleep pass"):
            other.runs.begin("theirs", "pass", "quick", world.store.now())
            found = world.timer().tick().status
            assert (found.state, found.due) == (TimerState.RUNNING, False)
    assert world.store.runs.skips("pass") == []


def test_two_timers_that_wake_in_the_same_second_run_one_pass(world: World) -> None:
    reports = []

    def meanwhile(*words: Any, **more: Any) -> Any:
        with Store(world.store.folder, clock=world.clock) as other:
            reports.append(Timer(other, zone=lambda: BERLIN).tick().report)
            reports.append(run_scheduled(other, zone=lambda: BERLIN).report)
        return run_sleep(*words, **more)

    assert world.timer(run=meanwhile).tick().report is not None
    assert reports == [None, None]
    assert len(world.passes()) == 1 and world.store.runs.skips("pass") == []


def test_a_pass_over_a_part_serves_no_night(world: World) -> None:
    run_sleep(world.store, subset={"wing": "none"})
    assert status(world.store, lambda: BERLIN).due


def test_a_pass_that_fails_is_noted_and_is_not_run_again_the_same_night(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(night: object) -> object:
        raise UsageError(reason="the stage stumbled.")

    with monkeypatch.context() as patch:
        patch.setattr(verify, "run", broken)
        tick = world.timer().tick()
    assert tick.problem == "the stage stumbled."
    found = world.timer().tick().status
    assert found.state is TimerState.FAILED
    assert "failed: the stage stumbled." in found.sentence
    world.to("2026-06-03 03:00")
    assert world.timer().tick().report is not None


def test_a_failure_that_left_no_trace_is_not_tried_again_the_same_night(world: World) -> None:
    tries = []

    def full_disk(*_: object, **__: object) -> Any:
        tries.append(1)
        raise StoreUnwritable(path="x", reason="the disk is full")

    timer = world.timer(run=full_disk)
    told = [timer.tick().status for _ in range(3)]
    assert len(tries) == 1
    assert {found.state for found in told} == {TimerState.FAILED}
    assert "the disk is full" in told[-1].sentence
    world.to("2026-06-03 03:00")
    timer.tick()
    assert len(tries) == 2


def test_a_pass_that_was_stopped_is_gone_on_with_the_next_night_and_serves_it(
    world: World,
) -> None:
    world.to("2026-06-03 02:00")
    with pytest.raises(Cancelled):
        run_sleep(world.store, mode="quick", cancel=lambda: True)
    world.to("2026-06-03 03:00")
    timer = world.timer()
    tick = timer.tick()
    assert tick.report is not None and tick.report.resumed
    assert timer.tick().report is None and world.timer().tick().report is None
    assert world.passes() == ["06-03 02:00 done"]


def test_settings_that_make_no_sense_are_a_status_and_no_end(world: World) -> None:
    timer = world.timer()
    path = world.store.settings.path
    path.write_text('[schedule]\nat = "soon"\n', "utf-8")
    found = timer.tick().status
    assert found.state is TimerState.BROKEN and "schedule.at" in found.sentence
    path.write_text("[schedule]\nat = 03:00:00\n", "utf-8")
    assert timer.tick().report is not None


def test_a_history_that_cannot_be_written_leaves_the_plan_to_be_told(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.serve()

    def full(*_: object) -> None:
        raise StoreUnwritable(path="runs.db", reason="the disk is full")

    monkeypatch.setattr(world.store.runs, "set_mark", full)
    assert world.timer().tick().status.state is TimerState.WAITING


def test_a_store_that_went_away_is_a_status_and_no_end(world: World) -> None:
    timer = world.timer()
    world.store.settings.set("schedule.at", "03:00")
    world.store.close()
    for path in world.store.folder.glob("*.db*"):
        path.unlink()
    assert timer.tick().status.state is TimerState.FAILED
    assert not (world.store.folder / "nidra.db").exists()


def test_a_clock_forty_days_ahead_is_right_again_the_night_after_it_is_set_right(
    world: World,
) -> None:
    world.serve()
    timer = world.timer()
    timer.tick()
    world.clock.moment += timedelta(days=40)
    assert timer.tick().report is not None
    world.clock.moment -= timedelta(days=40)
    back = timer.tick()
    assert back.report is None
    assert back.status.jump == "The clock was set back by 40 days; the plan follows it."
    assert "2026-06-03 03:00" in back.status.sentence
    for day in range(3, 6):
        world.to(f"2026-06-0{day} 03:00")
        assert timer.tick().report is not None, day
        assert world.timer().tick().report is None


def test_a_zone_change_between_two_ticks_runs_no_night_twice_and_loses_none(world: World) -> None:
    timer = world.timer()
    world.serve()
    world.to("2026-06-03 03:00")
    assert timer.tick().report is not None
    world.zone = ZoneInfo("America/New_York")
    world.to("2026-06-03 03:00")
    tick = timer.tick()
    assert tick.report is None and "2026-06-04 03:00" in tick.status.sentence
    assert world.timer().tick().report is None, "another process knows it too"
    world.to("2026-06-04 03:00")
    assert timer.tick().report is not None
    world.zone = BERLIN
    assert timer.tick().report is None
    world.to("2026-06-05 03:00")
    assert timer.tick().report is not None


@pytest.mark.parametrize("day", ["2026-03-28", "2026-10-24"])
def test_both_changes_of_the_clocks_have_one_pass_a_night(world: World, day: str) -> None:
    world.store.settings.set("schedule.at", "02:30")
    world.to(f"{day} 12:00")
    world.serve()
    timer = world.timer()
    for _ in range(48 * 6):
        world.ran += 600
        world.clock.moment += timedelta(minutes=10)
        timer.tick()
    hours = [line.split()[1] for line in world.passes()[1:]]
    assert hours == (["03:00", "02:30"] if "03" in day[5:7] else ["02:30", "02:30"])


def test_an_idle_tick_changes_no_memory_file_and_a_status_writes_nothing_at_all(
    world: World,
) -> None:
    world.serve()

    def digests() -> dict[str, str]:
        world.store.close()
        return {
            path.name: hashlib.sha256(path.read_bytes()).hexdigest()
            for path in world.store.folder.iterdir()
            if path.is_file()
        }

    before = digests()
    status(world.store, lambda: BERLIN)
    assert digests() == before
    world.timer().tick()
    after = digests()
    assert before["nidra.db"] == after["nidra.db"]
    world.timer().tick()
    assert digests() == after


class Stop:
    """A stop that a test sets, whose waiting moves both clocks and takes no time."""

    def __init__(self, world: World, after: int) -> None:
        self.world, self.left = world, after
        self.waits: list[float] = []

    def is_set(self) -> bool:
        return self.left <= 0

    def wait(self, timeout: float) -> bool:
        self.waits.append(timeout)
        self.left -= 1
        self.world.ran += timeout
        self.world.clock.moment += timedelta(seconds=timeout)
        return self.is_set()


def test_the_loop_waits_for_the_hour_and_a_minute_at_most(world: World) -> None:
    world.serve()
    world.to("2026-06-03 02:57:30")
    stop, heard = Stop(world, 5), list[Tick]()
    world.timer().run(stop, heard.append)
    assert stop.waits == [60, 60, 30, 60, 60]
    assert [tick.report is not None for tick in heard] == [False, False, False, True, False]


def test_a_stop_stops_the_pass_that_runs(world: World) -> None:
    stop = Stop(world, 1)

    def stopped(value: Progress) -> None:
        stop.left = 0

    heard: list[Tick] = []
    world.timer(progress=stopped).run(stop, heard.append)
    assert heard[0].problem.startswith("Stopped on request")
    assert world.passes() == ["06-02 12:00 cancelled"]


def test_a_timer_in_a_thread_of_its_own_leaves_the_store_to_others_and_ends_when_told(
    world: World,
) -> None:
    stop, heard, ticked = threading.Event(), list[Tick](), threading.Event()

    def hear(tick: Tick) -> None:
        heard.append(tick)
        ticked.set()

    def work() -> None:
        with Store(world.store.folder, clock=world.clock) as own:
            Timer(own, zone=lambda: BERLIN).run(stop, hear)

    thread = threading.Thread(target=work)
    thread.start()
    try:
        assert ticked.wait(30)
        world.store.add(new_memory("Filed while the timer waits"))
    finally:
        stop.set()
        thread.join(30)
    assert not thread.is_alive()
    assert [tick.report is not None for tick in heard] == [True]


def test_a_timer_of_the_system_runs_what_is_due_and_nothing_else(world: World) -> None:
    look: Callable[[], tzinfo] = lambda: BERLIN  # noqa: E731
    assert run_scheduled(world.store, zone=look).report is not None
    assert run_scheduled(world.store, zone=look).report is None
    world.to("2026-06-03 03:00")
    with Store(world.store.folder, clock=world.clock) as other:
        with other.runs.held(LEASE, "another", "An import"):
            with pytest.raises(StoreBusy, match="An import is running"):
                run_scheduled(world.store, zone=look)
    tick = run_scheduled(world.store, zone=look)
    assert tick.report is None and tick.status.state is TimerState.SKIPPED


def test_an_hour_that_is_set_while_the_timer_runs_is_kept(world: World) -> None:
    world.store.settings.set("schedule.at", "off")
    world.serve()
    timer = world.timer()
    assert timer.tick().status.state is TimerState.OFF
    world.store.settings.set("schedule.at", "12:10")
    world.to("2026-06-02 12:09")
    assert timer.tick().report is None
    world.to("2026-06-02 12:10")
    assert timer.tick().report is not None
    assert world.passes() == ["06-02 12:00 done", "06-02 12:10 done"]


def test_beside_other_work_a_timer_ends_with_it_and_stops_its_pass(world: World) -> None:
    heard, ticked = list[Tick](), threading.Event()

    def hear(tick: Tick) -> None:
        heard.append(tick)
        ticked.set()

    with timed(world.store.folder, hear, world.clock):
        assert ticked.wait(30)
        world.store.add(new_memory("Filed while the timer waits"))
    assert [tick.report is not None for tick in heard] == [True]
    assert [thread.name for thread in threading.enumerate()].count("timer") == 0
