"""Ratios against the earlier tool's way, and when they are void."""

from __future__ import annotations

import pytest
from against import AGAIN, FIRST, IMPORT, STEPS, lines

NEAR = {step.name: step.low for step in STEPS}


@pytest.mark.parametrize(
    ("figure", "landed"), [(59, False), (60, True), (99, True), (138, True), (139, False)]
)
def test_a_yardstick_lands_within_two_fifths_of_the_earlier_tool(
    figure: float, landed: bool
) -> None:
    assert IMPORT.landed(figure) is landed


def test_a_range_is_widened_at_both_ends() -> None:
    assert [FIRST.landed(figure) for figure in (161, 163, 713, 715)] == [False, True, True, False]


def test_ratios_stand_beside_what_is_wanted() -> None:
    found = {line.name: line for line in lines({IMPORT.name: 33.0, AGAIN.name: 10.0}, NEAR)}
    ratio = found[f"times less than the yardstick: {IMPORT.name}"]
    assert (ratio.figure, ratio.mark) == (3.0, "within")
    assert found[f"times less than scale §1: {IMPORT.name}"].mark == "within"
    assert found[f"times less than the yardstick: {AGAIN.name}"].mark == "within"
    assert found[f"times less than scale §1: {AGAIN.name}"].mark == "below"


def test_a_ratio_against_a_yardstick_that_is_off_is_void() -> None:
    found = lines({IMPORT.name: 33.0}, {**NEAR, IMPORT.name: 400.0})
    void = [line for line in found if "VOID" in line.unit]
    assert [line.name for line in void] == [f"times less than the yardstick: {IMPORT.name}"]
    assert void[0].mark == ""
    assert any("NOT within 40%" in line.unit for line in found)
