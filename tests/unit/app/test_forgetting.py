"""Forgetting as charts and as a queue: equal to what each memory's strength is, and written nowhere."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app.decay import decay, fading, forecast, touch
from nidra.app.forgetting import (
    YEAR,
    curves,
    dates,
    memory_curve,
    outlook,
    outlook_chart,
    queue,
    tier_curves,
)
from nidra.app.review import confirm, due
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import UsageError
from nidra.records.chart import Chart, Shape
from nidra.records.forgetting import Waits
from nidra.records.grade import Tier
from nidra.records.strength import FLOOR, Bases
from nidra.report import forgetting_words as words

BASES = Bases(30, 7, 30, 365)


def _column(chart: Chart, name: str) -> dict[str, float | None]:
    series = next(one for one in chart.series if one.name == name)
    return dict(zip(chart.steps, series.values, strict=True))


@pytest.fixture
def tiers(store: Store, clock: MovingClock) -> dict[Tier, str]:
    """A memory of each tier, ten days old."""
    made = {
        tier: str(store.add(replace(new_memory(f"a memory of {tier.label}"), tier=tier)))
        for tier in Tier
    }
    clock.pass_days(10)
    return made


def test_the_curve_of_a_tier_is_what_a_memory_of_it_has_after_so_many_days() -> None:
    chart = curves(BASES)
    assert chart.shape is Shape.LINES and chart.steps[0] == "0"
    episodic = _column(chart, words.TIERS[Tier.EPISODIC][0])
    assert episodic["0"] == 1.0
    assert episodic["10"] == pytest.approx(math.exp(-10 / 7))
    assert set(_column(chart, words.TIERS[Tier.ORIENTATION][0]).values()) == {1.0}
    assert set(_column(chart, words.FADED[0]).values()) == {FLOOR}
    assert "an episode within 16 days, a fact within 69, a record within 69" in chart.tells


def test_the_curves_follow_the_settings_of_the_store(store: Store) -> None:
    before = tier_curves(store)
    store.settings.set("decay.record_days", "300")
    after = tier_curves(store)
    assert int(after.steps[-1]) > 5 * int(before.steps[-1]) and len(after.steps) < 45


def test_the_curve_of_a_memory_runs_from_its_last_use_past_the_day_it_fades(
    store: Store, clock: MovingClock, tiers: dict[Tier, str]
) -> None:
    one = decay(store, tiers[Tier.EPISODIC])
    chart = memory_curve(one)
    own = _column(chart, words.STRENGTH[0])
    assert own["-10"] == 1.0 and own["0"] == pytest.approx(one.strength)
    assert own["5"] == pytest.approx(math.exp(-15 / 7))
    assert int(chart.steps[-1]) >= 6
    assert _column(chart, words.TODAY[0])["0"] == one.strength
    assert chart.tells == "Its strength is 0.24 today. If nothing uses it, it fades in 6 days."


def test_one_that_faded_or_never_fades_says_so(
    store: Store, clock: MovingClock, tiers: dict[Tier, str]
) -> None:
    clock.pass_days(20)
    assert memory_curve(decay(store, tiers[Tier.EPISODIC])).tells.endswith("It faded 13 days ago.")
    always = memory_curve(decay(store, tiers[Tier.ORIENTATION]))
    assert always.tells.endswith("It never fades.")
    assert set(_column(always, words.STRENGTH[0]).values()) == {1.0}


def test_the_outlook_counts_what_the_forecast_counts_on_each_day(
    store: Store, tiers: dict[Tier, str]
) -> None:
    touch(store, [tiers[Tier.SEMANTIC]], "someone")
    found = outlook(store)
    days = (1, 6, 7, 30, 59, 60, 90, YEAR)
    asked = forecast(store, days)
    for place, number in enumerate(days):
        told = {one.tier: one.within[place] for one in asked.tiers}
        assert found.within(number) == told, number
    assert found.total == {one.tier: one.total for one in asked.tiers}
    assert found.faded == {one.tier: one.faded for one in asked.tiers}
    assert {t: n for t, n in found.within(30).items() if n} == {
        t: n for t, n in fading(store, 30).items() if n
    }


def test_what_has_faded_is_counted_apart(
    store: Store, clock: MovingClock, tiers: dict[Tier, str]
) -> None:
    clock.pass_days(20)
    found = outlook(store)
    assert found.faded == {**dict.fromkeys(Tier, 0), Tier.EPISODIC: 1}
    assert found.within(YEAR)[Tier.EPISODIC] == 0 and found.within(YEAR)[Tier.RECORD] == 1


def test_the_outlook_is_drawn_by_weeks(store: Store, tiers: dict[Tier, str]) -> None:
    chart = outlook_chart(outlook(store))
    assert chart.across == words.WEEKS and len(chart.steps) == 53
    episodes = _column(chart, words.TIERS[Tier.EPISODIC][0])
    assert {week for week, number in episodes.items() if number} == {"1"}
    records = _column(chart, words.TIERS[Tier.RECORD][0])
    assert {week for week, number in records.items() if number} == {"9"}
    assert chart.tells == "Within a year 3 memories fade, if nothing uses them."


def test_where_nothing_fades_it_is_said_why(store: Store) -> None:
    assert outlook_chart(outlook(store)).empty == words.NO_MEMORY
    store.add(replace(new_memory("who is here"), tier=Tier.ORIENTATION))
    assert outlook_chart(outlook(store)).empty == words.NONE_FADES


def _named(store: Store, waits: Waits, days: int = 30, limit: int | None = None) -> list[str]:
    from nidra.app.browse import rows

    return [row.id for row in rows(store, queue(store, waits, days, limit))]


def test_what_is_due_waits_first_then_what_fades_the_nearest_first(
    store: Store, clock: MovingClock, tiers: dict[Tier, str], tmp_path: Path
) -> None:
    record = tiers[Tier.RECORD]
    confirm(store, record)
    clock.pass_days(45)
    listed = [one.id for one in due(store, ahead=0)]
    assert listed == [record]
    assert _named(store, Waits.DUE) == [record]
    assert _named(store, Waits.FADING) == [record, tiers[Tier.SEMANTIC]]
    assert _named(store, Waits.ALL) == [record, tiers[Tier.SEMANTIC]]
    assert _named(store, Waits.ALL, limit=1) == [record]
    assert _named(store, Waits.FADED) == [tiers[Tier.EPISODIC]]
    assert _named(store, Waits.FADING, days=1) == []


def test_a_number_of_days_that_is_none_is_refused(store: Store) -> None:
    with pytest.raises(UsageError):
        queue(store, Waits.ALL, -1)


def test_each_row_has_its_dates(store: Store, tiers: dict[Tier, str]) -> None:
    confirm(store, tiers[Tier.RECORD])
    key = int(store.get(tiers[Tier.RECORD]).key)
    one, always = (store.get(tiers[tier]).key for tier in (Tier.RECORD, Tier.ORIENTATION))
    found = dates(store, [int(one), int(always), 12345])
    assert set(found) == {key, int(always)}
    told = decay(store, tiers[Tier.RECORD])
    assert found[key].fades_at == told.fades_at and found[key].strength == told.strength
    assert found[key].review_due == store.get(tiers[Tier.RECORD]).review_due
    assert found[int(always)].fades_at is None and found[int(always)].strength == 1.0


def test_looking_writes_nothing(store: Store, tiers: dict[Tier, str]) -> None:
    before = digest_of(store)
    outlook_chart(outlook(store))
    tier_curves(store)
    memory_curve(decay(store, tiers[Tier.RECORD]))
    dates(store, queue(store, Waits.ALL, 365))
    assert digest_of(store) == before
