"""Which memories say what foreign rows say: found by the short id that a text gives.

A store that is being built is seen by nobody else, so that the ids which it holds can be kept in
memory: the index of them costs 1.2 CPU µs a memory less when it is made at the end, and asking it
for each text 2.7. Half a million ids take 60 MB; where there are many more, the index is made early
and asked from then on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from nidra.store import indexes
from nidra.store.connection import Connection
from nidra.store.digests import Digested
from nidra.store.raw import fetch

MOST_IN_MEMORY = 1_000_000

# The key of a memory and its text.
Said = tuple[int, str]

_SAID = "FROM memory m JOIN statement s ON s.memory_id=m.id WHERE"


class SameText:
    """Finds memories by their ids. `alone` says that nobody else writes to the store meanwhile."""

    def __init__(self, alone: bool = False) -> None:
        self._keys: dict[str, int] | None = {} if alone else None

    def of(self, connection: Connection, ready: Sequence[Digested]) -> dict[str, Said]:
        """The memories that bear the short ids of these texts."""
        if not ready:
            return {}
        keys = self._keys
        if keys is None:
            return _named(connection, [item.name for item in ready])
        return _keyed(
            connection, {item.name: keys[item.name] for item in ready if item.name in keys}
        )

    def named(self, connection: Connection, name: str) -> Said | None:
        """The memory that bears this id."""
        if self._keys is None:
            return _named(connection, [name]).get(name)
        if name not in self._keys:
            return None
        return _keyed(connection, {name: self._keys[name]})[name]

    def add(self, connection: Connection, filed: Iterable[tuple[str, int]]) -> None:
        """Take note of memories that were just filed, by id and key."""
        if self._keys is None:
            return
        self._keys.update(filed)
        if len(self._keys) > MOST_IN_MEMORY:
            indexes.ensure_names(connection)
            self._keys = None


def _named(connection: Connection, names: Sequence[str]) -> dict[str, Said]:
    rows = fetch(
        connection,
        f"SELECT m.public_id, m.id, s.text {_SAID} m.public_id IN (SELECT value FROM json_each(?))",
        (json.dumps(names),),
    )
    return {name: (key, text) for name, key, text in rows}


def _keyed(connection: Connection, keys: dict[str, int]) -> dict[str, Said]:
    if not keys:
        return {}
    rows = fetch(
        connection,
        f"SELECT m.public_id, m.id, s.text {_SAID} m.id IN ({','.join(map(str, keys.values()))})",
    )
    return {name: (key, text) for name, key, text in rows}
