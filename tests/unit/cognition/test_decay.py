"""Forgetting: the formula, its bounds, and what a use does to it."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nidra.base.clock import FIRST, LAST
from nidra.base.settings import SETTINGS
from nidra.cognition import decay
from nidra.cognition.decay import CAPS, DAY, strength
from nidra.records.grade import Tier
from nidra.records.strength import FADES_AFTER, FLOOR, Bases, Use

BASES = Bases(record=30, episodic=7, semantic=30, orientation=365)
NOW = 1_780_300_800_000_000
ANY = st.floats(allow_nan=True, allow_infinity=True)
TIERS = st.sampled_from(Tier)
MOMENTS = st.integers(FIRST, LAST)
USES = st.builds(
    Use,
    TIERS,
    MOMENTS,
    st.none() | MOMENTS,
    st.none() | ANY,
    st.booleans(),
    st.booleans(),
    st.booleans(),
)


def test_a_stability_of_30_days_leaves_0_3679_after_30_days() -> None:
    assert strength(30, 30) == pytest.approx(0.3679, abs=1e-4)
    assert decay.strength_at(Use(Tier.RECORD, NOW - 30 * DAY), BASES, NOW) == strength(30, 30)


@pytest.mark.parametrize(
    ("tier", "days"),
    [(Tier.RECORD, 30), (Tier.EPISODIC, 7), (Tier.SEMANTIC, 30), (Tier.ORIENTATION, 365)],
)
def test_each_tier_begins_with_the_stability_of_its_setting(tier: Tier, days: int) -> None:
    assert SETTINGS[f"decay.{tier.label}_days"].default == days
    use = Use(tier, NOW - days * DAY, active=tier is not Tier.ORIENTATION)
    assert decay.strength_at(use, BASES, NOW) == pytest.approx(math.exp(-1))


@given(days=ANY, stability=ANY)
def test_no_numbers_lead_outside_of_0_to_1(days: float, stability: float) -> None:
    assert 0.0 <= strength(days, stability) <= 1.0


@given(use=USES, at=MOMENTS)
def test_no_memory_is_stronger_than_1_or_weaker_than_0(use: Use, at: int) -> None:
    assert 0.0 <= decay.strength_at(use, BASES, at) <= 1.0
    held = decay.touched(use, BASES, at)
    assert 0.0 <= decay.strength_at(held, BASES, at) <= 1.0


@given(days=st.floats(0, 1e6), more=st.floats(0, 1e6), stability=st.floats(1e-6, 1e6))
def test_strength_never_rises_with_time_or_falls_with_stability(
    days: float, more: float, stability: float
) -> None:
    assert strength(days + more, stability) <= strength(days, stability)
    assert strength(days, stability + more) >= strength(days, stability)


def test_a_clock_set_back_and_an_access_in_the_future_give_1_and_no_more() -> None:
    for use in (Use(Tier.RECORD, NOW + DAY), Use(Tier.RECORD, NOW - DAY, NOW + 900 * DAY)):
        assert decay.strength_at(use, BASES, NOW) == 1.0
        used = decay.touched(use, BASES, NOW)
        assert (used.last_access, used.stability) == (NOW, None)


@pytest.mark.parametrize("stability", [None, 0.0, -3.0, math.nan, -math.inf])
def test_a_stability_that_is_none_counts_as_that_of_the_tier(stability: float | None) -> None:
    use = Use(Tier.EPISODIC, NOW - 7 * DAY, None, stability)
    assert decay.stability_of(use, BASES) == 7
    assert decay.strength_at(use, BASES, NOW) == pytest.approx(math.exp(-1))


def test_pinned_core_and_active_orientation_never_fade() -> None:
    old = NOW - 9000 * DAY
    for use, why in (
        (Use(Tier.EPISODIC, old, pinned=True), "pinned"),
        (Use(Tier.SEMANTIC, old, core=True, active=False), "core"),
        (Use(Tier.ORIENTATION, old), "orientation"),
    ):
        assert decay.always(use) == why
        assert decay.strength_at(use, BASES, NOW) == 1.0
        assert decay.fades_at(use, BASES) is None
        assert decay.touched(use, BASES, NOW) == use._replace(last_access=NOW)
    resting = Use(Tier.ORIENTATION, old, active=False)
    assert decay.strength_at(resting, BASES, NOW) < FLOOR


def test_the_last_recall_counts_and_before_the_first_the_recording() -> None:
    recorded = Use(Tier.RECORD, NOW - 60 * DAY)
    assert decay.strength_at(recorded, BASES, NOW) == strength(60, 30)
    recalled = recorded._replace(last_access=NOW - 3 * DAY)
    assert decay.strength_at(recalled, BASES, NOW) == strength(3, 30)


# The moment of fading ----------------------------------------------------------------------


def test_a_record_fades_after_69_days() -> None:
    assert round(-math.log(FLOOR) * DAY) == FADES_AFTER
    fades = decay.fades_at(Use(Tier.RECORD, NOW), BASES)
    assert fades is not None and (fades - NOW) / DAY == pytest.approx(69.0776, abs=1e-3)


@given(
    tier=st.sampled_from([Tier.RECORD, Tier.EPISODIC, Tier.SEMANTIC]),
    stability=st.none() | st.floats(0.01, 40_000),
)
def test_strength_passes_the_floor_at_the_moment_of_fading(
    tier: Tier, stability: float | None
) -> None:
    use = Use(tier, NOW, None, stability)
    fades = decay.fades_at(use, BASES)
    assert fades is not None
    held = decay.stability_of(use, BASES)
    hour = max(1, int(held * DAY / 1000))
    assert decay.strength_at(use, BASES, fades) == pytest.approx(FLOOR, abs=1e-8)
    assert decay.strength_at(use, BASES, fades - hour) > FLOOR
    assert decay.strength_at(use, BASES, fades + hour) < FLOOR


@given(use=USES)
def test_a_moment_of_fading_can_be_named_or_there_is_none(use: Use) -> None:
    fades = decay.fades_at(use, BASES)
    assert fades is None or fades <= LAST


def test_the_days_to_come_are_the_formula_again() -> None:
    use = Use(Tier.SEMANTIC, NOW - 10 * DAY)
    assert decay.coming(use, BASES, NOW, (0, 20)) == ((0, strength(10, 30)), (20, strength(30, 30)))


# A use ---------------------------------------------------------------------------------------


def test_a_use_lets_the_stability_grow_by_what_was_forgotten() -> None:
    use = Use(Tier.RECORD, NOW - 30 * DAY)
    used = decay.touched(use, BASES, NOW)
    assert used.last_access == NOW
    assert used.stability == pytest.approx(30 * (1 + 0.4 * (1 - math.exp(-1))))
    assert decay.strength_at(used, BASES, NOW) == 1.0


def test_a_burst_of_uses_counts_once() -> None:
    once = many = decay.touched(Use(Tier.EPISODIC, NOW - 5 * DAY), BASES, NOW)
    for second in range(1, 100):
        many = decay.touched(many, BASES, NOW + second * 1_000_000)
    assert once.stability is not None and many.stability is not None
    assert many.stability == pytest.approx(once.stability, rel=1e-4)
    assert decay.touched(once, BASES, NOW) == once


@pytest.mark.parametrize("tier", [Tier.RECORD, Tier.EPISODIC, Tier.SEMANTIC])
def test_the_cap_holds_however_often_a_memory_is_used(tier: Tier) -> None:
    use, now = Use(tier, NOW), NOW
    for _ in range(60):
        now += 400 * DAY
        use = decay.touched(use, BASES, now)
    assert use.stability == CAPS[tier] == (180 if tier is Tier.EPISODIC else 365)


@given(use=USES, at=MOMENTS)
def test_no_use_shortens_a_stability_or_lengthens_it_beyond_its_cap(use: Use, at: int) -> None:
    before = decay.stability_of(use, BASES)
    after = decay.stability_of(decay.touched(use, BASES, at), BASES)
    assert before <= after <= max(before, CAPS[use.tier])


def test_a_stability_set_longer_than_the_cap_is_not_cut_down_by_a_use() -> None:
    use = Use(Tier.EPISODIC, NOW - 900 * DAY, None, 500.0)
    assert decay.touched(use, BASES, NOW) == use._replace(last_access=NOW)
    long = Bases(record=1000, episodic=1000, semantic=1000, orientation=365)
    assert decay.touched(Use(Tier.RECORD, NOW - 900 * DAY), long, NOW).stability is None
