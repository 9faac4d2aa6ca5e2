"""The pace of long work: a bar that never goes back, and no time left before it can be told."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from nidra.records.progress import PASS_STAGES, Meter, Progress


def steady(meter: Meter, stage: str, total: int, each: float, start: float = 0.0) -> list[float]:
    """What is left at each step of a stage that takes `each` seconds a step."""
    paces = [
        meter.at(Progress(stage, done, total, "rows"), start + done * each)
        for done in range(total + 1)
    ]
    return [-1.0 if pace.left is None else pace.left for pace in paces]


def test_nothing_is_foretold_in_the_first_seconds() -> None:
    meter = Meter()
    early = meter.at(Progress("import", 10, 100, "drawers"), 0.0)
    soon = meter.at(Progress("import", 20, 100, "drawers"), 1.9)
    later = meter.at(Progress("import", 30, 100, "drawers"), 3.0)
    assert (early.rate, early.left, soon.rate, soon.left) == (None, None, None, None)
    assert later.rate is not None and later.left is not None


def test_steady_work_is_foretold_right() -> None:
    left = steady(Meter(), "import", 100, 0.5)
    assert all(abs(seconds - (100 - at) * 0.5) < 1.0 for at, seconds in enumerate(left) if at > 5)


def test_work_that_slows_down_takes_longer_by_and_by() -> None:
    meter = Meter()
    steady(meter, "import", 50, 0.1)
    at = [meter.at(Progress("import", 50 + n, 100, "x"), 5.0 + n) for n in range(1, 20)]
    rates = [pace.rate or 0.0 for pace in at]
    assert rates == sorted(rates, reverse=True) and rates[-1] < 1.5


def test_an_unknown_total_has_a_rate_and_no_end() -> None:
    meter = Meter()
    meter.at(Progress("import", 0, 0, "drawers"), 0.0)
    pace = meter.at(Progress("import", 500, 0, "drawers"), 5.0)
    assert (pace.share, pace.rate, pace.left) == (None, 100.0, None)


def test_a_standing_clock_or_one_that_jumps_back_divides_by_nothing() -> None:
    meter = Meter()
    for done, now in ((0, 9.0), (10, 9.0), (20, 3.0), (30, 12.0)):
        pace = meter.at(Progress("import", done, 40, "x"), now)
    assert pace.rate is not None and pace.rate > 0


def test_another_work_begins_at_its_beginning() -> None:
    meter = Meter()
    steady(meter, "import", 10, 1.0)
    pace = meter.at(Progress("undo", 0, 10, "memories"), 11.0)
    assert (pace.share, pace.rate, pace.left) == (0.0, None, None)


@given(
    steps=st.lists(
        st.tuples(
            st.sampled_from(list(PASS_STAGES)),
            st.integers(0, 1000),
            st.integers(0, 1000),
            st.floats(-5.0, 100.0),
        ),
        max_size=60,
    )
)
def test_the_bar_of_a_pass_never_goes_back_and_never_leaves_its_ends(
    steps: list[tuple[str, int, int, float]],
) -> None:
    """Stages come again (contradictions are looked for twice), totals grow, clocks jump."""
    meter, now, before = Meter(), 0.0, 0.0
    for stage, done, total, later in steps:
        now += later
        pace = meter.at(Progress(stage, done, total, "things"), now)
        assert pace.share is not None and before <= pace.share <= 1.0 + 1e-9
        assert pace.left is None or pace.left >= -1e-6
        assert pace.rate is None or pace.rate >= 0.0
        before = pace.share
