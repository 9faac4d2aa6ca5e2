"""Memories counted by the verdicts that they show and by the sources that they rest on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence

from nidra.records.verdict import State
from nidra.store import verdict_census
from nidra.store.connection import Connection
from nidra.store.facet_base import Base, Counts
from nidra.store.key_arrays import fetched, together
from nidra.store.raw import fetch
from nidra.store.visible import LOADED

SOURCES = 20

_LIVE = f"v.retired_by IS NULL AND {LOADED}"
_STATES = (
    "SELECT k.value, v.state FROM json_each(?) k CROSS JOIN evidence e ON e.memory_id=k.value"
    f" CROSS JOIN verdict v ON v.evidence_id=e.id WHERE {_LIVE}"
)
_LINKED = (
    "SELECT k.value, v.state FROM json_each(?) k CROSS JOIN evidence_link l ON l.memory_id=k.value"
    " CROSS JOIN evidence e ON e.id=l.evidence_id CROSS JOIN verdict v ON v.evidence_id=e.id"
    f" WHERE {_LIVE}"
)
_NAMED = (
    "SELECT DISTINCT k.value, e.source_id FROM json_each(?) k CROSS JOIN evidence e"
    f" ON e.memory_id=k.value WHERE {LOADED} UNION SELECT k.value, e.source_id FROM json_each(?) k"
    " CROSS JOIN evidence_link l ON l.memory_id=k.value CROSS JOIN evidence e"
    f" ON e.id=l.evidence_id WHERE {LOADED}"
)


def by_verdict(base: Base) -> Counts:
    """By the labels of live receipts: a memory counts once for each that it shows."""
    if base.is_everyone:
        return base.kept.once("verdicts of all", lambda: _verdicts_of_all(base))
    if base.few:
        return _labels(base.connection, base.keys.tolist())
    wanted = verdict_census.count(base.connection)
    shown = {State(state).label: State(state) for state, n in wanted.items() if n}
    return Counter({label: base.among(verdict=state) for label, state in shown.items()})


def _labels(connection: Connection, keys: Sequence[int]) -> Counts:
    """Memories by the labels that they show."""
    return Counter(label for _, label in {*_own(connection, keys), *_linked(connection, keys)})


def _own(connection: Connection, keys: Sequence[int]) -> list[tuple[int, str]]:
    """(memory, label) of each live receipt of these memories."""
    return [(key, _LABELS[state]) for key, state in fetch(connection, _STATES, (json.dumps(keys),))]


def _linked(connection: Connection, keys: Sequence[int]) -> list[tuple[int, str]]:
    """The same of the receipts that they took over from others."""
    rows = fetch(connection, _LINKED, (json.dumps(keys),))
    return [(key, _LABELS[state]) for key, state in rows]


_LABELS = {int(state): state.label for state in State}


def _verdicts_of_all(base: Base) -> Counts:
    """Nearly all memories show one receipt alone: for those the kept counts tell, and the others are
    taken off them and asked."""
    connection = base.connection
    others = together(
        base.retired, fetched(connection, _SEVERAL), fetched(connection, _LINKS)
    ).tolist()
    base.heed()
    counted: Counts = Counter()
    for state, n in verdict_census.count(connection).items():
        counted[_LABELS[state]] += n
    retired = set(base.retired.tolist())
    own = _own(connection, others)
    counted.subtract(label for _, label in own)
    base.heed()
    shown = {*own, *_linked(connection, others)}
    counted.update(label for key, label in shown if key not in retired)
    return +counted


_SEVERAL = "SELECT memory_id FROM evidence GROUP BY memory_id HAVING count(*)>1"
_LINKS = "SELECT DISTINCT memory_id FROM evidence_link"


def by_source(base: Base, also: str | None = None) -> list[tuple[str, int]]:
    """(path, memories) of the sources that most have a receipt in, and of the one named."""
    connection = base.connection
    if base.few:
        listed = base.listed
        pairs = fetch(connection, _NAMED, (listed, listed))
        top = Counter(source for _, source in pairs).most_common(SOURCES)
        named = dict(fetch(connection, _PATHS, (json.dumps([key for key, _ in top]),)))
        found = {named[key]: n for key, n in top}
    else:
        found = _heaviest(base)
    if also is not None and also not in found:
        found[also] = base.among(source=also)
    return sorted(found.items(), key=lambda one: (-one[1], one[0]))


_PATHS = "SELECT s.id, s.path FROM json_each(?) k CROSS JOIN source s ON s.id=k.value"
_HEAVY = (
    "SELECT s.path FROM (SELECT source_id, count(*) AS n FROM evidence GROUP BY source_id"
    f" ORDER BY n DESC LIMIT {SOURCES}) e JOIN source s ON s.id=e.source_id"
)


def _heaviest(base: Base) -> dict[str, int]:
    """Those of the sources with the most receipts of all that any of many memories rests on."""
    paths = base.kept.once("heavy", lambda: [row[0] for row in fetch(base.connection, _HEAVY)])
    base.heed()
    counted = {path: base.among(source=path) for path in paths}
    return {path: n for path, n in counted.items() if n}
