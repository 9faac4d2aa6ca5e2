"""When a path that changed is looked at."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nidra.sleep.watch.debounce import LONGEST, MISSING, QUIET, Debounce

TINY = 1e-9


def test_a_path_is_due_once_it_was_quiet() -> None:
    waits = Debounce()
    waits.touch("a", 10.0)
    waits.touch("a", 10.1)
    assert waits.take(10.25) == {}
    assert waits.take(10.31) == {"a": None}
    assert len(waits) == 0 and waits.next() is None


def test_a_path_that_is_never_quiet_is_due_after_two_seconds() -> None:
    waits, now = Debounce(), 10.0
    while now < 12.0:
        waits.touch("a", now)
        assert waits.take(now) == {}
        now += 0.1
    assert waits.take(12.0) == {"a": None}


def test_a_missing_file_is_due_once_more_after_a_second_and_gone_then() -> None:
    waits = Debounce()
    waits.hold("a", 10.0)
    assert waits.take(10.9) == {}
    assert waits.take(11.0) == {"a": 10.0}
    assert waits.is_gone(10.0, 11.0) and not waits.is_gone(10.0, 10.9)
    assert not waits.is_gone(None, 99.0)


def test_a_missing_file_that_comes_back_is_looked_at_as_soon_as_it_is_quiet() -> None:
    waits = Debounce()
    waits.hold("a", 10.0)
    waits.touch("a", 10.3)
    assert waits.take(10.45) == {}
    assert waits.take(10.51) == {"a": 10.0}
    waits.hold("a", 10.51, 10.0)
    assert waits.take(10.99) == {}
    assert waits.take(11.0) == {"a": 10.0}


@given(
    st.lists(
        st.tuples(
            st.floats(0, 0.5),
            st.sampled_from(("touch a", "touch b", "hold a", "take")),
        ),
        max_size=60,
    )
)
def test_nothing_waits_too_long_and_nothing_is_lost(steps: list[tuple[float, str]]) -> None:
    waits, now = Debounce(), 0.0
    touched: dict[str, float] = {}
    for passed, step in steps:
        now += passed
        # Whoever uses it wakes when it says, however long nothing else happens.
        due = waits.next()
        if due is not None and due <= now:
            _taken(waits, now, touched)
        word, _, path = step.partition(" ")
        if word == "touch":
            waits.touch(path, now)
            touched.setdefault(path, now)
        elif word == "hold" and path not in waits:
            waits.hold(path, now)
            touched.setdefault(path, now)
        elif word == "take":
            _taken(waits, now, touched)
    _taken(waits, now + LONGEST + MISSING + 0.5, touched)
    assert touched == {} and len(waits) == 0 and waits.next() is None


def _taken(waits: Debounce, now: float, touched: dict[str, float]) -> None:
    for path in waits.take(now):
        assert now - touched.pop(path) >= QUIET - TINY
    due = waits.next()
    assert due is None or due > now
    assert all(path in waits for path in touched)
    for first in touched.values():
        assert now - first < max(LONGEST, MISSING) + 0.5 + TINY


@pytest.mark.parametrize("many", [5000])
def test_a_burst_costs_no_more_than_its_length(many: int) -> None:
    waits = Debounce()
    for turn in range(3):
        for number in range(many):
            waits.touch(str(number), turn * 0.01)
    assert len(waits._heap) == many
    assert len(waits.take(1.0)) == many
