"""When the bytes that memories and sources rest on were last read, counted and not listed one by one."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from nidra.records.evidence import SourceState
from nidra.records.verdict import FAILED
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.sources import IN_USE
from nidra.store.visible import LOADED

_ANY_OPEN = "SELECT 1 FROM batch WHERE state <> 'complete' LIMIT 1"
_BAD = ",".join(str(int(state)) for state in FAILED)
# Memories that do not simply show every receipt that was filed with them: few, and looked at one by one.
_ODD = (
    "SELECT id FROM memory WHERE active=0 UNION SELECT memory_id FROM evidence_link"
    " UNION SELECT e.memory_id FROM verdict v CROSS JOIN evidence e ON e.id=v.evidence_id"
    " WHERE v.retired_by IS NOT NULL"
)
_SHOWN = (
    "SELECT e.memory_id, e.source_id FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
    f" WHERE e.memory_id IN ({_ODD}) AND v.retired_by IS NULL AND {LOADED}"
    " UNION SELECT l.memory_id, e.source_id FROM evidence_link l"
    " JOIN evidence e ON e.id=l.evidence_id JOIN verdict v ON v.evidence_id=e.id"
    f" WHERE v.retired_by IS NULL AND {LOADED}"
)


class Ages:
    """How many active memories with a source there are of each age: that of the latest read of its sources.

    `age` is that of each source, from 0 to `never`, which those have that it lacks. Receipts of the
    age that most have are not opened: how many memories have it is what is left of all.
    """

    def __init__(self, connection: Connection, age: Mapping[int, int], never: int) -> None:
        self._connection = connection
        self._age = age
        self._never = never
        self._every = LOADED if fetch(connection, _ANY_OPEN) else "1"
        self._odd = {row[0] for row in fetch(connection, _ODD)}

    def counted(self) -> list[int]:
        """The numbers, from the first age to the last."""
        sources, most = self._by_age()
        counts = [0] * (self._never + 1)
        seen: set[int] = set()
        for place in sorted(sources.keys() - {most}):
            found = self._resting_on(sources[place]) - self._odd - seen
            if place > most:
                found -= self._resting_also(found, sources[most])
            seen |= found
            counts[place] = len(found)
        counts[most] = self._plain() - len(seen)
        for place in self._of_the_odd():
            counts[place] += 1
        return counts

    def _by_age(self) -> tuple[dict[int, list[int]], int]:
        """The sources of each age, and the age of most receipts."""
        sources: dict[int, list[int]] = {}
        weight = [0] * (self._never + 1)
        sql = f"SELECT source_id, count(*) FROM evidence e WHERE {self._every} GROUP BY source_id"
        for source, number in fetch(self._connection, sql):
            place = self._age.get(source, self._never)
            sources.setdefault(place, []).append(source)
            weight[place] += number
        return sources, weight.index(max(weight))

    def _plain(self) -> int:
        """How many memories have receipts and are not odd."""
        sql = f"SELECT count(DISTINCT e.memory_id) FROM evidence e WHERE {self._every}"
        odd = fetch(self._connection, f"{sql} AND e.memory_id IN ({_ODD})")[0][0]
        return int(fetch(self._connection, sql)[0][0]) - int(odd)

    def _resting_on(self, sources: Sequence[int]) -> set[int]:
        sql = (
            "SELECT e.memory_id FROM json_each(?) j CROSS JOIN evidence e ON e.source_id=j.value"
            f" WHERE {self._every}"
        )
        return {row[0] for row in fetch(self._connection, sql, (json.dumps(sources),))}

    def _resting_also(self, memories: Collection[int], sources: Sequence[int]) -> set[int]:
        """Those of these memories that have a receipt in one of these sources as well."""
        chosen = set(sources)
        sql = (
            "SELECT e.memory_id, e.source_id FROM json_each(?) j"
            f" CROSS JOIN evidence e ON e.memory_id=j.value WHERE {self._every}"
        )
        rows = fetch(self._connection, sql, (json.dumps(sorted(memories)),))
        return {memory for memory, source in rows if source in chosen}

    def _of_the_odd(self) -> Iterable[int]:
        """The age of each active memory that is looked at by itself."""
        sql = "SELECT id FROM memory WHERE active=0"
        retired = {row[0] for row in fetch(self._connection, sql)}
        found: dict[int, int] = {}
        for memory, source in fetch(self._connection, _SHOWN):
            if memory not in retired:
                place = self._age.get(source, self._never)
                found[memory] = min(found.get(memory, place), place)
        return found.values()


def states(connection: Connection) -> list[tuple[int, SourceState]]:
    """Key and state of every source in use."""
    rows = fetch(connection, f"SELECT id, state FROM source WHERE {IN_USE}")
    return [(key, SourceState(state)) for key, state in rows]


_FAILED = f"v.state IN ({_BAD}) AND v.retired_by IS NULL AND {LOADED}"
# Those that were united with others show their receipts too.
_FELL = (
    " FROM (SELECT e.memory_id AS memory, e.source_id AS source FROM verdict v"
    f" JOIN evidence e ON e.id=v.evidence_id WHERE {_FAILED}"
    " UNION SELECT l.memory_id, e.source_id FROM evidence_link l"
    " JOIN evidence e ON e.id=l.evidence_id JOIN verdict v ON v.evidence_id=e.id"
    f" WHERE {_FAILED}) p JOIN memory m ON m.id=p.memory WHERE m.active=1 AND m.standing=0"
)


def fallen(connection: Connection) -> tuple[int, list[tuple[str, int]]]:
    """How many active memories fell with sources of their own, and (path, memories) of each such source,
    the heaviest first."""
    pairs = fetch(connection, f"SELECT p.memory, p.source{_FELL}")
    counted = Counter(source for _, source in pairs)
    sql = "SELECT id, path FROM source WHERE id IN (SELECT value FROM json_each(?))"
    paths: dict[int, str] = dict(fetch(connection, sql, (json.dumps(list(counted)),)))
    listed = [(paths[key], number) for key, number in counted.items()]
    return len({memory for memory, _ in pairs}), sorted(listed, key=lambda one: (-one[1], one[0]))
