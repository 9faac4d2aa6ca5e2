"""Keys as arrays are what lists and sets of them would be."""

from __future__ import annotations

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st
from nidra.app.workspace import Store
from nidra.store.key_arrays import (
    NONE,
    among,
    ascending,
    fetched,
    of,
    plain,
    together,
    without,
)

KEYS = st.lists(st.integers(-5, 2**40) | st.integers(0, 50), max_size=60)


@given(KEYS, KEYS)
def test_they_are_brought_together_as_sets_are(one: list[int], other: list[int]) -> None:
    assert ascending(of(one)).tolist() == sorted(set(one))
    assert together(of(one), of(other)).tolist() == sorted({*one, *other})
    assert among(of(one), of(other)).tolist() == [key for key in one if key in set(other)]
    assert without(of(one), of(other)).tolist() == [key for key in one if key not in set(other)]
    assert plain(of(one)) == array("q", one)


@pytest.mark.parametrize("keys", [[], [7], [3, 1, 3, 2**53 + 1]])
def test_a_query_gives_its_keys_in_their_order(store: Store, keys: list[int]) -> None:
    listed = str(keys)
    with store.database.reading() as connection:
        assert fetched(connection, "SELECT value FROM json_each(?)", (listed,)).tolist() == keys
    assert not len(NONE)
