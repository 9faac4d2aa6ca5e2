"""How many memories of some each value of a facet would show, in whichever way is cheapest.

Of all memories the kept counts tell most. A few are asked one by one. Of many, the memories of each
value are fetched as a list of a filter with that value alone would be, and those that are in both
are counted. All three come to the same, which a test holds.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from nidra.store import browsing, narrowing
from nidra.store.connection import Connection
from nidra.store.filters import Filter
from nidra.store.kept_keys import Kept
from nidra.store.key_arrays import Keys, among, fetched
from nidra.store.raw import fetch

# Memories that are asked for their receipts and drawers, 2 CPU µs each, and whose own rows are read, 1 µs
# each. Of more the lists of all are brought together: 10 ms a facet once those are fetched.
FEW = 10_000
LINES = 20_000
_KEPT = {"active", "grade", "standing", "tier"}

Counts = Counter[Any]


@dataclass
class Base:
    """The memories that are counted: those that a filter lets through and, with `held`, a search too.

    `heed` is asked between the steps and may raise to stop.
    """

    connection: Connection
    chosen: Filter
    held: Keys | None = None
    heed: Callable[[], None] = lambda: None
    kept: Kept = field(default_factory=Kept)
    _keys: Keys | None = field(default=None, init=False, repr=False)
    _lines: list[Any] | None = field(default=None, init=False, repr=False)

    @property
    def keys(self) -> Keys:
        """The keys, ascending; looked up once."""
        if self._keys is None:
            if self.held is not None:
                self._keys = self.held
            else:
                self._keys = narrowing.fitting(self.connection, self.chosen, self.heed, self.kept)
            self.heed()
        return self._keys

    @property
    def is_kept(self) -> bool:
        """Do the kept counts tell how many there are by grade, standing and tier?"""
        narrowed = {name for name, value in _values(self.chosen) if value is not None}
        return self.held is None and narrowed <= _KEPT

    @property
    def is_everyone(self) -> bool:
        """Are these all that are in use, and does every import count?"""
        return self.held is None and browsing.is_everyone(self.connection, self.chosen)

    @property
    def lines(self) -> list[Any]:
        """(grade, standing, tier, flags, contested, from an import?, last change) of each of a few."""
        if self._lines is None:
            self._lines = fetch(
                self.connection,
                "SELECT m.grade, m.standing, m.tier, m.flags, m.contested, m.origin_id IS NOT NULL,"
                " m.updated_at FROM json_each(?) k CROSS JOIN memory m ON m.id=k.value",
                (self.listed,),
            )
        return self._lines

    @property
    def listed(self) -> str:
        """The keys as JSON, for a query."""
        return json.dumps(self.keys.tolist())

    def among(self, **values: Any) -> int:
        """How many of these a filter with these values alone lets through."""
        alone = Filter(active=self.chosen.active, **values)
        found = self.kept.once(
            ("among", alone),
            lambda: narrowing.fitting(self.connection, alone, self.heed, self.kept),
        )
        self.heed()
        return self.count(found)

    def count(self, found: Keys) -> int:
        """How many of these memories, each named once, are among them."""
        if not self.is_everyone:
            return int(np.count_nonzero(np.isin(found, self.keys)))
        return len(found) - len(among(found, self.retired))

    @property
    def retired(self) -> Keys:
        """The memories that are in use no more."""
        sql = "SELECT id FROM memory WHERE active=0"
        return self.kept.once("retired", lambda: fetched(self.connection, sql))

    @property
    def few(self) -> bool:
        """Are there so few that each can be asked?"""
        return not self.is_everyone and len(self.keys) <= FEW

    @property
    def readable(self) -> bool:
        """Are there so few that the row of each can be read?"""
        return not self.is_everyone and len(self.keys) <= LINES


def _values(chosen: Filter) -> list[tuple[str, Any]]:
    return [(name, getattr(chosen, name)) for name in Filter.__slots__]
