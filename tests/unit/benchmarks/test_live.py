"""What is measured while a pass runs."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from live import Live, percentile, regraded, swapped

RAN = [
    {"started": 10.0, "ended": 20.0, "regraded": 9},
    {"started": 21.0, "ended": 30.0} | {"regraded": 12},
]
TIMES = [
    (9.0, 500.0, 7.0, 0.0),
    (11.0, 1.0, 0.5, 0.25),
    (19.0, 2.0, 1.5, 0.25),
    (20.5, 500.0, 7.0, 0.0),
    (25.0, 3.0, 2.5, 0.25),
]


@pytest.mark.parametrize(
    ("values", "found"),
    [(list(range(1, 101)), 95), ([1, 2, 3], 3), ([7], 7), (list(range(20, 0, -1)), 19)],
)
def test_a_percentile_is_a_value_that_was_measured(values: list[float], found: float) -> None:
    assert percentile(values) == found


def test_no_measurement_has_no_percentile() -> None:
    assert math.isnan(percentile([]))


def test_only_what_began_during_a_pass_counts() -> None:
    live = Live({"pages": TIMES}, RAN)
    assert live.during("pages") == [1.0, 2.0, 3.0]
    assert live.covered() == 60


def test_the_lines_say_how_much_the_passes_changed() -> None:
    kinds = ("pages", "counts", "searches", "adds", "syncs")
    found = {line.name: line for line in Live(dict.fromkeys(kinds, TIMES), RAN).lines(100)}
    assert found["passes meanwhile"].figure == 2
    assert found["grades changed by the smallest of them"].figure == 9
    assert found["during a pass: measured while one ran"].mark == "below"
    assert found["during a pass: fsync share of an add"].figure == 100


def test_the_lines_say_what_of_the_time_was_the_readers_own_and_what_a_wait_for_a_core() -> None:
    kinds = ("pages", "counts", "searches", "adds", "syncs")
    lines = Live(dict.fromkeys(kinds, TIMES), RAN).lines(100)
    assert [line.figure for line in lines[:3]] == [3.0, 2.5, 0.25]
    untold = [(*spell[:3], math.nan) for spell in TIMES]
    lines = Live(dict.fromkeys(kinds, untold), RAN).lines(100)
    assert not any(math.isnan(line.figure) for line in lines)


def test_regrades_are_told_from_other_changes() -> None:
    actions = {"fell": 2, "rose again": 3, "demoted to cited": 4, "receipts now gone": 50}
    assert regraded(actions) == 9


def test_sources_are_back_in_the_end(tmp_path: Path) -> None:
    source = tmp_path / "a.jsonl"
    source.write_bytes(b"as it was")
    with pytest.raises(RuntimeError), swapped([source]) as switch:
        switch(True)
        assert source.read_bytes() == b"{}\n"
        raise RuntimeError
    assert source.read_bytes() == b"as it was"
