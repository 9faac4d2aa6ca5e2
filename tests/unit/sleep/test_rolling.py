"""The rolling share: every source's bytes within the period, and no night much heavier than another."""

from __future__ import annotations

import random
from pathlib import Path

from conftest import MovingClock
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.sleep.rolling import Rhythm, Turn, by_when, share
from nidra.trust.freshness import DAY, due, due_at

LONG_AGO = -2000 * DAY


class Nights:
    """Sources that never change, their bytes first read at hour 0, and passes over them."""

    def __init__(self, sizes: list[int], days: int = 7, first_seen: int = LONG_AGO) -> None:
        self.sizes = sizes
        self.days = days
        self.first_seen = first_seen
        self.read = [0] * len(sizes)
        self.rhythm = Rhythm(0, 0)
        self.loads: list[int] = []
        self.longest = 0

    def go(self, now: int) -> set[int]:
        """One pass; returns what it read."""
        overdue = any(now - read >= self.days * DAY for read in self.read)
        catch_up = self.rhythm.catching_up(now, self.days, overdue)
        dates = [by_when(read, 0, self.first_seen, now, self.days, catch_up) for read in self.read]
        turns = [Turn(dates[at], at, size) for at, size in enumerate(self.sizes)]
        keys = share(turns, now, self.rhythm.part_of_a_day(now))
        for key in keys:
            self.longest = max(self.longest, now - self.read[key])
            self.read[key] = now
        self.rhythm = self.rhythm.after(now, bool(keys), catch_up)
        self.loads.append(sum(self.sizes[key] for key in keys))
        return keys

    def waited(self, now: int) -> int:
        """The longest that a source has waited for, or waits now."""
        return max(self.longest, *(now - read for read in self.read))


def uneven(number: int = 500) -> list[int]:
    """Sizes as transcripts have them: many small ones, a few of megabytes."""
    draw = random.Random(4)
    return [min(int(draw.paretovariate(1.2) * 20_000), 3_000_000) for _ in range(number)]


def test_thirty_nights_read_everything_within_the_period_and_bear_the_same() -> None:
    nights = Nights(uneven())
    for night in range(1, 31):
        nights.go(night * DAY)
    assert nights.waited(30 * DAY) <= 7 * DAY
    assert max(nights.loads) <= 2 * sum(nights.loads) / 30


def test_sources_seen_for_the_first_time_yesterday_are_spread_as_well() -> None:
    """Their change rate asks for them after three days, all on one night."""
    nights = Nights(uneven(), first_seen=0)
    for night in range(1, 31):
        nights.go(night * DAY)
        assert not any(due(0, 0, read, night * DAY) for read in nights.read)
    assert max(nights.loads) <= 2 * sum(nights.loads) / 30


def test_a_source_larger_than_all_others_is_read_in_time_and_alone_among_the_heavy() -> None:
    nights = Nights([*uneven(50), 300_000_000])
    for night in range(1, 31):
        nights.go(night * DAY)
    assert nights.waited(30 * DAY) <= 7 * DAY
    assert sum(load >= 300_000_000 for load in nights.loads) == 5


def test_three_weeks_away_are_made_up_for_in_three_nights() -> None:
    nights = Nights(uneven())
    for night in range(1, 8):
        nights.go(night * DAY)
    back = 28
    for night in range(back, back + 10):
        nights.go(night * DAY)
    whole = sum(nights.sizes)
    first = nights.loads[7:10]
    assert all(0.25 * whole <= load <= 0.45 * whole for load in first)
    assert min(nights.read) >= back * DAY
    assert max(nights.loads[10:]) <= 0.3 * whole


def test_who_stays_away_again_while_catching_up_gets_the_rest_at_once() -> None:
    nights = Nights(uneven())
    nights.go(30 * DAY)
    nights.go(40 * DAY)
    assert min(nights.read) >= 30 * DAY
    assert nights.loads[1] >= 0.6 * sum(nights.sizes)


def test_a_period_of_one_day_reads_everything_every_night_even_an_hour_early() -> None:
    nights = Nights(uneven(20), days=1)
    assert len(nights.go(DAY)) == 20
    assert len(nights.go(2 * DAY - DAY // 24)) == 20


def test_a_period_of_no_day_reads_everything_always() -> None:
    nights = Nights(uneven(20), days=0)
    assert len(nights.go(1)) == 20
    assert len(nights.go(2)) == 20


def test_hourly_passes_read_no_more_than_nightly_ones() -> None:
    nights = Nights(uneven(200))
    for hour in range(1, 30 * 24 + 1):
        nights.go(hour * DAY // 24)
    assert nights.waited(30 * DAY) <= 7 * DAY
    assert sum(nights.loads) <= 1.3 * 30 / 7 * sum(nights.sizes)


def test_a_second_pass_at_once_reads_nothing() -> None:
    nights = Nights(uneven(200))
    nights.go(DAY)
    assert nights.go(DAY + 60_000_000) == set()


def test_the_same_nights_read_the_same_sources() -> None:
    one, other = Nights(uneven(100)), Nights(uneven(100))
    assert [one.go(n * DAY) for n in range(1, 15)] == [other.go(n * DAY) for n in range(1, 15)]


def test_what_is_read_anyway_fills_the_share() -> None:
    turns = [Turn(10 * DAY, key, 1000) for key in range(70)]
    assert share(turns, 0, 1.0)
    assert share(turns, 0, 1.0, anyway=range(20)) == set()


def test_a_date_in_the_future_is_no_date() -> None:
    assert by_when(5 * DAY, 0, LONG_AGO, DAY, 7, None) == DAY


def test_a_wrong_mark_costs_at_most_one_share() -> None:
    assert Rhythm.told({"at": "soon", "since": None}) == Rhythm()
    assert Rhythm(9 * DAY, 9 * DAY).part_of_a_day(DAY) == 1.0
    assert Rhythm(0, 0, 400 * DAY).catching_up(30 * DAY, 7, True) == 33 * DAY


def test_the_second_clock_says_when_it_will_ring() -> None:
    for changes, first, read in ((0, 0, 0), (0, 0, 20 * DAY), (9, 0, 3 * DAY), (500, 0, DAY)):
        at = due_at(changes, first, read)
        assert not due(changes, first, read, at - 1_000_000)
        assert due(changes, first, read, at + 1_000_000)


def filled(store: Store, folder: Path, number: int) -> None:
    for at in range(number):
        source = folder / f"{at}.md"
        source.write_text(f"Limit {at} is {at} attempts.\n" + "x" * 50 * at, "utf-8")
        store.add(new_memory(f"Limit {at}", source=source, excerpt=f"Limit {at} is {at}"))


def test_nights_of_a_store_read_a_share_each_and_every_source_in_time(
    store: Store, tmp_path: Path, clock: MovingClock
) -> None:
    filled(store, tmp_path, 40)
    run_sleep(store)
    read = []
    for _ in range(14):
        clock.pass_days(1)
        done = run_sleep(store, mode="quick")
        now = store.now()
        assert done.oldest_byte_check is not None
        assert now - done.oldest_byte_check <= 7 * DAY
        assert done.read["sources read"] + done.read["sources trusted by fingerprint"] == 40
        read.append(done.read["sources read in their turn"])
    assert sum(count > 0 for count in read) >= 10


def test_a_byte_check_of_tomorrow_is_not_trusted(
    store: Store, tmp_path: Path, clock: MovingClock
) -> None:
    filled(store, tmp_path, 1)
    clock.pass_days(4000)
    run_sleep(store)
    clock.pass_days(-4000)
    assert run_sleep(store, mode="quick").read["sources read"] == 1
    assert run_sleep(store, mode="quick").read["sources read"] == 0


def test_lost_dates_cost_one_pass_that_says_so(
    store: Store, tmp_path: Path, clock: MovingClock
) -> None:
    filled(store, tmp_path, 3)
    run_sleep(store)
    clock.pass_days(0.1)
    store.close()
    for path in store.folder.glob("runs.db*"):
        path.unlink()
    done = run_sleep(store, mode="quick")
    assert done.read["sources read"] == 3 and done.idle
    assert any("3 of the sources were last read was not on record" in note for note in done.notes)
    clock.pass_days(0.1)
    again = run_sleep(store, mode="quick")
    assert again.read["sources read"] == 0
    assert not any("not on record" in note for note in again.notes)
