"""`sleep/hashed.py`: what was hashed once is not hashed again, and nothing is left out."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from nidra.sleep.hashed import WORTH, Hashed

LAST = 500


def left(hashed: Hashed, after: int = 0) -> list[int]:
    """The keys from 1 to `LAST` that lie in a gap."""
    return [
        key
        for low, high in hashed.gaps(after)
        for key in range(low + 1, LAST + 1 if high is None else high)
    ]


def test_nothing_hashed_leaves_all() -> None:
    assert left(Hashed()) == list(range(1, LAST + 1))


def test_what_is_hashed_a_second_time_counts_once() -> None:
    hashed = Hashed()
    for first in (100, 100, 110):
        hashed.add(range(first, first + WORTH))
    assert hashed.count == WORTH + 10
    assert left(hashed) == [*range(1, 100), *range(110 + WORTH, LAST + 1)]


def test_a_long_stretch_is_left_out_and_a_short_one_is_hashed_again() -> None:
    hashed = Hashed()
    hashed.add(range(100, 100 + WORTH))
    hashed.add([7, 8, 9])
    assert left(hashed) == [*range(1, 100), *range(100 + WORTH, LAST + 1)]
    assert hashed.count == WORTH


def test_it_goes_on_behind_a_key() -> None:
    hashed = Hashed()
    hashed.add(range(100, 200))
    assert left(hashed, 150) == list(range(200, LAST + 1))
    assert left(hashed, 300) == list(range(301, LAST + 1))


@given(
    st.lists(
        st.tuples(st.integers(0, 9), st.integers(1, 50)), max_size=10, unique_by=lambda run: run[0]
    )
)
def test_what_is_left_and_what_is_counted_is_all_there_is(runs: list[tuple[int, int]]) -> None:
    hashed = Hashed()
    for tens, size in runs:
        hashed.add(range(tens * 50 + 1, tens * 50 + 1 + size))
    keys = left(hashed)
    assert keys == sorted(set(keys))
    assert len(keys) + hashed.count == LAST
    taken = {tens * 50 + 1 + at for tens, size in runs for at in range(size)}
    assert set(range(1, LAST + 1)) - set(keys) <= taken
