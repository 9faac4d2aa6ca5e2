"""Keys of memories by the hundred thousand: out of SQLite, narrowed, counted.

Keys leave SQLite as one JSON array, 0.1 CPU µs each where rows of one column take 0.3, and numpy reads
it in 0.014, where the json module takes 0.06 and a set of Python another 0.04. Whoever imports this
loads numpy: nothing does so before a table is narrowed.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nidra.store.connection import Connection
from nidra.store.raw import fetch

Keys = NDArray[np.int64]
NONE: Keys = np.empty(0, np.int64)
_SPARSE = 1_000_000


def fetched(connection: Connection, sql: str, words: Sequence[Any] = ()) -> Keys:
    """The one column of a query, keys, in its order."""
    asked = f"WITH k(id) AS ({sql}) SELECT json_group_array(id) FROM k"
    listed: str = fetch(connection, asked, words)[0][0]
    return NONE if listed == "[]" else np.fromstring(listed[1:-1], np.int64, sep=",")


def ascending(keys: Keys) -> Keys:
    """Each key once, the least first."""
    if bool(np.all(keys[1:] > keys[:-1])):
        return keys
    last = int(keys.max())
    if keys.min() < 0 or last > _SPARSE + 16 * len(keys):
        keys = np.sort(keys)
        return keys[np.concatenate(([True], keys[1:] != keys[:-1]))]
    # A mark for each key is 0.9 ms of half a million; numpy's own sort takes 24, its `unique` 290.
    marks = np.zeros(last + 1, np.bool_)
    marks[keys] = True
    return np.flatnonzero(marks)


def among(keys: Keys, wanted: Keys) -> Keys:
    """Those of some keys that others name too, in their order."""
    return keys[np.isin(keys, wanted)]


def without(keys: Keys, others: Keys) -> Keys:
    """Those of some keys that others do not name, in their order."""
    return keys[np.isin(keys, others, invert=True)] if len(others) else keys


def together(*parts: Keys) -> Keys:
    """The keys of all parts, each once, ascending."""
    return ascending(np.concatenate(parts)) if parts else NONE


def of(keys: Sequence[int] | set[int]) -> Keys:
    """Keys as an array."""
    return np.fromiter(keys, np.int64, len(keys))


def plain(keys: Keys) -> array[int]:
    """Keys without numpy, for whoever shows them."""
    found = array("q")
    found.frombytes(np.ascontiguousarray(keys, np.int64).tobytes())
    return found
