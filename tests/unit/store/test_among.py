"""`store/among.py`: a condition on many keys finds these rows and no others, however they lie."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nidra.store.among import among

ROWS = 60


def found(keys: Sequence[int]) -> list[int]:
    raw = sqlite3.connect(":memory:")
    raw.execute("CREATE TABLE t (id INTEGER PRIMARY KEY)")
    raw.executemany("INSERT INTO t VALUES (?)", [(key,) for key in range(ROWS)])
    rows = raw.execute(f"SELECT id FROM t WHERE {among('id', keys)} ORDER BY id").fetchall()
    raw.close()
    return [row[0] for row in rows]


@given(st.lists(st.integers(0, ROWS - 1)))
def test_just_the_rows_with_these_keys_are_found(keys: list[int]) -> None:
    assert found(keys) == sorted(set(keys))


@pytest.mark.parametrize("keys", [[], [7], [3, 5, 4], [9, 1, 2, 3, 4, 5, 6, 8], [1, 50]])
def test_one_key_a_range_a_range_with_gaps_and_keys_far_apart_are_found(keys: list[int]) -> None:
    assert found(keys) == sorted(keys)


def test_keys_without_a_gap_are_asked_for_as_a_range() -> None:
    assert among("e.id", [4, 3, 5]) == "e.id BETWEEN 3 AND 5"
