"""What a table shows: the keys of all memories that a filter and a search let through, in an order."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING

from nidra.records.browse import Sort
from nidra.store.connection import Connection
from nidra.store.filters import Filter, conditions
from nidra.store.raw import fetch

if TYPE_CHECKING:
    from nidra.store.kept_keys import Kept
    from nidra.store.key_arrays import Keys

Heed = Callable[[], None]
_BY_CHANGE = (Sort.OLDEST, Sort.WEAKEST, Sort.STRONGEST)
NEWEST = "SELECT id FROM memory WHERE active=1 ORDER BY updated_at DESC, id"


def keys(
    connection: Connection,
    chosen: Filter,
    sort: Sort = Sort.FILED,
    heed: Heed = lambda: None,
    held: Keys | None = None,
    kept: Kept | None = None,
) -> array[int]:
    """The keys of the memories that a filter lets through, in an order.

    `held` are the keys that a search found through this filter, ascending. `heed` is asked between
    the steps and may raise to stop. `kept` is what was fetched before in the same state of the store.
    """
    if held is None and sort is Sort.NEWEST and is_everyone(connection, chosen):
        found = _everyone(connection)
        heed()
        return found
    # Numpy is loaded here: the first look of a window, which narrows nothing, does without it.
    from nidra.store import narrowing
    from nidra.store.key_arrays import plain

    if held is None and sort in _BY_CHANGE and is_everyone(connection, chosen):
        return plain(narrowing.everyone(connection, sort, kept))
    fits = narrowing.fitting(connection, chosen, heed, kept) if held is None else held
    heed()
    return plain(narrowing.ordered(connection, chosen, sort, fits, heed, kept))


def is_everyone(connection: Connection, chosen: Filter) -> bool:
    """Does a filter let through all that is in use, and does every import count?"""
    return chosen == Filter() and conditions(connection, chosen).visible == "1"


def _everyone(connection: Connection) -> array[int]:
    if "numpy" in sys.modules:
        # Four times as quick, and no other thread waits for as long.
        from nidra.store.key_arrays import fetched, plain

        return plain(fetched(connection, NEWEST))
    sql = f"WITH k(id) AS ({NEWEST}) SELECT json_group_array(id) FROM k"
    return array("q", json.loads(fetch(connection, sql)[0][0]))
