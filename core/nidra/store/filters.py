"""Which memories a filter lets through, as conditions on each memory and as sets of keys.

A common value fits memories wherever one looks, so each is asked in the order of filing until a page
is full. A rare value would have all of them asked for nothing: the keys that it fits are fetched from
an index instead, and the memories outside them are never looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from nidra.records.grade import Grade, Standing, Tier
from nidra.records.strength import Span
from nidra.records.verdict import State
from nidra.store import census, fading, streams, verdict_census
from nidra.store.connection import Connection
from nidra.store.filter_parts import Part, changed_in, changed_since, of_flag, of_tier
from nidra.store.lineage import IS_UNITED
from nidra.store.raw import fetch
from nidra.store.schema import COMMON_AGENT, COMMON_STATES, is_rare
from nidra.store.streams import Run
from nidra.store.visible import FILED, LOADED, VISIBLE

_GUESS = 1000  # memories that a part fits of which nothing is known
_FEW = 500  # keys so few that asking each memory is cheaper than fetching those of another part


@dataclass(frozen=True, slots=True)
class Filter:
    """Which memories to list. None means any. `fading` lets through what counts and fades within it,
    `since` what changed at that moment (microseconds) or later, `changed_by` what a pass changed.

    `origin` is the key of a foreign store, 0 for what was filed by hand. `flag` is a word of the
    memory's own, or `contested`.
    """

    grade: Grade | None = None
    standing: Standing | None = None
    verdict: State | None = None
    wing: str | None = None
    room: str | None = None
    tag: str | None = None
    subject: str | None = None
    hall: str | None = None
    agent: str | None = None
    source: str | None = None
    active: bool | None = True
    fading: Span | None = None
    tier: Tier | None = None
    origin: int | None = None
    flag: str | None = None
    since: int | None = None
    changed_by: str | None = None


@dataclass(slots=True)
class Conditions:
    """A filter ready to be asked in one snapshot of a store; `nothing` says that it fits no memory."""

    parts: list[Part] = field(default_factory=list)
    visible: str = "1"
    nothing: bool = False

    @property
    def sql(self) -> str:
        """Everything that is asked of a memory `m`, after a WHERE."""
        return " AND ".join([self.visible, *(part.test for part in self.parts)])

    @property
    def words(self) -> tuple[Any, ...]:
        """The values of `sql`."""
        return tuple(word for part in self.parts for word in part.words)

    def driver(self) -> Part | None:
        """The part whose runs lead to the fewest memories, or None where no part has any."""
        leading = [part for part in self.parts if part.runs]
        return min(leading, key=_guessed, default=None)

    def rare(self, connection: Connection, after: int, most: int) -> set[int] | None:
        """The keys after `after` that the rare parts let through; None where no part is rare.

        Rare is what fits at most `most` memories.
        """
        found: set[int] | None = None
        for part in sorted(self.parts, key=_guessed):
            keys = _fitting(connection, part, after, most)
            if keys is not None:
                found = keys if found is None else found & keys
                if len(found) <= _FEW:
                    break
        return found


def _guessed(part: Part) -> int:
    return _GUESS if part.n is None else part.n


def _fitting(connection: Connection, part: Part, after: int, most: int) -> set[int] | None:
    if not part.keys or (part.n is not None and part.n > most):
        return None
    rows = fetch(connection, f"{part.keys} LIMIT {most + 1}", (*part.key_words, after))
    if len(rows) > most:
        return None
    if part.also:
        rows += fetch(connection, part.also, (after,))
    return {row[0] for row in rows}


def conditions(connection: Connection, chosen: Filter) -> Conditions:
    """A filter as conditions on `memory m`."""
    # Where every import counts, nobody need ask each row whether its own does.
    hides = bool(fetch(connection, "SELECT 1 FROM batch WHERE state <> 'complete' LIMIT 1"))
    made = Conditions(visible=VISIBLE if hides else "1")
    for part in _parts(connection, chosen, hides):
        if part is None:
            made.nothing = True
            break
        made.parts.append(part)
    return made


def _parts(connection: Connection, chosen: Filter, hides: bool) -> Iterator[Part | None]:
    """The conditions of a filter; None once it is plain that no memory fits."""
    yield from _of_memories(connection, chosen)
    filed, loaded = (FILED, LOADED) if hides else ("1", "1")
    if chosen.verdict is not None:
        yield _verdict(connection, chosen.verdict, loaded)
    if chosen.wing is not None or chosen.room is not None:
        keys = _rooms(connection, chosen.wing, chosen.room)
        rooms = ",".join(map(str, keys))
        n = census.of_rooms(connection, keys)
        runs = streams.of_rooms(connection, keys, filed)
        yield _drawer(f"+d.room_id IN ({rooms})", (), f"d.room_id IN ({rooms})", filed, n, runs)
    if chosen.hall is not None:
        keys = _rooms(connection, None, None)
        rooms = ",".join(map(str, keys))
        yield _drawer(
            "+d.hall=?",
            (chosen.hall,),
            f"(d.room_id IN ({rooms}) OR d.room_id IS NULL) AND d.hall=?",
            filed,
            runs=streams.of_hall(keys, chosen.hall, filed),
        )
    if chosen.agent is not None:
        indexed = "" if chosen.agent == COMMON_AGENT else f" AND d.agent <> '{COMMON_AGENT}'"
        runs = streams.of_agent(chosen.agent, filed) if indexed else []
        yield _drawer("+d.agent=?", (chosen.agent,), f"d.agent=?{indexed}", filed, runs=runs)
    if chosen.source is not None:
        yield _source(connection, chosen.source, loaded)
    if chosen.tag is not None:
        yield Part(
            "EXISTS (SELECT 1 FROM tag t WHERE t.memory_id=m.id AND t.name=?)",
            (chosen.tag,),
            "SELECT memory_id FROM tag WHERE name=? AND +memory_id>?",
            (chosen.tag,),
        )
    if chosen.subject is not None:
        yield _subject(connection, chosen.subject)
    if chosen.origin is not None:
        yield _origin(connection, chosen.origin, filed)
    if chosen.changed_by is not None:
        yield changed_in(connection, chosen.changed_by)
    if chosen.fading is not None:
        yield Part(fading.fits(chosen.fading), keys=fading.keys(chosen.fading))


def _of_memories(connection: Connection, chosen: Filter) -> Iterator[Part | None]:
    """What the memory's own row says: in use, grade, standing."""
    if chosen.active is not None:
        yield _in_use(chosen.active)
    grade = None if chosen.grade is None else int(chosen.grade)
    standing = None if chosen.standing is None else int(chosen.standing)
    if grade is not None or standing is not None:
        yield _trust(connection, chosen.active, grade, standing)
    if chosen.tier is not None:
        yield of_tier(int(chosen.tier))
    if chosen.flag is not None:
        yield of_flag(chosen.flag)
    if chosen.since is not None:
        yield changed_since(chosen.since)


def _in_use(active: bool) -> Part:
    if active:
        return Part("m.active=1")
    return Part(
        "m.active=0",
        keys="SELECT id FROM memory WHERE active=0 AND id>?",
        runs=streams.of_trust(False, None, None),
    )


def _trust(
    connection: Connection, active: bool | None, grade: int | None, standing: int | None
) -> Part | None:
    n = census.of_trust(connection, active, grade, standing)
    if not n:
        return None
    named = (("grade", grade), ("standing", standing))
    wanted = [(name, value) for name, value in named if value is not None]
    runs = streams.of_trust(active, grade, standing)
    each = " UNION ALL ".join(
        f"SELECT id FROM memory WHERE active={used} AND {streams.trust(used, grade, standing)}"
        for used in (0, 1)
        if active in (None, bool(used))
    )
    return Part(
        " AND ".join(f"+m.{name}={value}" for name, value in wanted),
        keys=f"SELECT id FROM ({each}) WHERE id>?",
        runs=runs,
        n=n,
    )


def _verdict(connection: Connection, verdict: State, loaded: str) -> Part | None:
    alike = [int(state) for state in State if state.label == verdict.label]
    counted = verdict_census.count(connection)
    n = sum(counted[state] for state in alike)
    if not n:
        return None
    states = ",".join(map(str, alike))
    live = f"v.state IN ({states}) AND v.retired_by IS NULL"
    indexed = "" if set(alike) & set(COMMON_STATES) else f" AND {is_rare('v.state')}"
    return Part(
        f"(EXISTS (SELECT 1 FROM evidence e JOIN verdict v ON v.evidence_id=e.id"
        f" WHERE e.memory_id=m.id AND +{live} AND {loaded})"
        " OR EXISTS (SELECT 1 FROM evidence_link l CROSS JOIN evidence e ON e.id=l.evidence_id"
        f" JOIN verdict v ON v.evidence_id=e.id WHERE l.memory_id=m.id AND +{live} AND {loaded}))",
        keys="SELECT e.memory_id FROM verdict v CROSS JOIN evidence e ON e.id=v.evidence_id"
        f" WHERE {live}{indexed} AND {loaded} AND +e.memory_id>?",
        also=f"SELECT l.memory_id FROM verdict v {_LINKED} WHERE {live}{indexed} AND {loaded} AND +l.memory_id>?",
        n=n,
    )


_LINKED = (
    "CROSS JOIN evidence e ON e.id=v.evidence_id CROSS JOIN evidence_link l ON l.evidence_id=e.id"
)


def _rooms(connection: Connection, wing: str | None, room: str | None) -> set[int]:
    rows = fetch(
        connection,
        "SELECT id FROM room WHERE (? IS NULL OR wing=?) AND (? IS NULL OR name=?)",
        (wing, wing, room, room),
    )
    return {row[0] for row in rows}


def _origin(connection: Connection, origin: int, filed: str) -> Part:
    """What a foreign store said, first or too; 0 is what nobody's import brought."""
    if not origin:
        return Part("m.origin_id IS NULL")
    rows = fetch(connection, "SELECT id FROM room WHERE origin_id=?", (origin,))
    rooms = ",".join(str(row[0]) for row in rows)
    driven = f"(d.room_id IN ({rooms}) OR (d.room_id IS NULL AND d.origin_id={int(origin)}))"
    return _drawer(f"+d.origin_id={int(origin)}", (), driven, filed)


def _drawer(
    test: str,
    words: tuple[Any, ...],
    driven: str,
    filed: str,
    n: int | None = None,
    runs: Sequence[Run] = (),
) -> Part:
    """A memory is found by its own drawers, and by those of the memories united into it."""
    fits = f"{filed} AND {test}"
    return Part(
        f"(EXISTS (SELECT 1 FROM drawer d WHERE d.memory_id=m.id AND {fits})"
        f" OR (m.id IN ({_OVER} WHERE superseded_by=m.id) AND EXISTS ({_UNDER}"
        f" SELECT 1 FROM under CROSS JOIN drawer d ON d.memory_id=under.id WHERE {fits})))",
        words * 2,
        f"SELECT d.memory_id FROM drawer d WHERE {driven} AND {filed} AND d.memory_id>?",
        words,
        f"{_OVER} WHERE superseded_by>?",
        runs=runs and (*runs, streams.OVER),
        n=n,
    )


_OVER = "SELECT superseded_by FROM memory"
_UNDER = (
    "WITH RECURSIVE under(id) AS (SELECT m.id UNION SELECT u.id FROM under JOIN"
    f" (SELECT m.id, m.superseded_by FROM memory m WHERE {IS_UNITED}) u ON u.superseded_by=under.id)"
)


def _source(connection: Connection, path: str, loaded: str) -> Part | None:
    keys = sources_named(connection, path)
    if not keys:
        return None
    marks = ",".join(map(str, keys))
    linked = "evidence_link l CROSS JOIN evidence e ON e.id=l.evidence_id WHERE"
    here = f"+e.source_id IN ({marks}) AND {loaded}"
    return Part(
        f"(EXISTS (SELECT 1 FROM evidence e WHERE e.memory_id=m.id AND {here})"
        f" OR EXISTS (SELECT 1 FROM {linked} l.memory_id=m.id AND {here}))",
        keys=f"SELECT e.memory_id FROM evidence e WHERE e.source_id IN ({marks}) AND {loaded}"
        " AND +e.memory_id>?",
        also="SELECT l.memory_id FROM evidence e CROSS JOIN evidence_link l ON l.evidence_id=e.id"
        f" WHERE e.source_id IN ({marks}) AND {loaded} AND +l.memory_id>?",
    )


def sources_named(connection: Connection, path: str) -> list[int]:
    """The keys of the sources of this path, whole or its last parts: the one on record, or the one at
    which a source was found since."""
    tests = (f"{one}=? OR substr({one}, -length(?)-1)='/'||?" for one in ("path", "location"))
    rows = fetch(connection, f"SELECT id FROM source WHERE {' OR '.join(tests)}", (path,) * 6)
    return [row[0] for row in rows]


def _subject(connection: Connection, key: str) -> Part | None:
    rows = fetch(connection, "SELECT id FROM subject WHERE key=?", (key,))
    if not rows:
        return None
    found = rows[0][0]
    alias = f"subject_alias a WHERE a.subject_id={found}"
    return Part(
        f"(+m.subject_id={found} OR EXISTS (SELECT 1 FROM {alias} AND a.memory_id=m.id))",
        keys=f"SELECT id FROM memory WHERE subject_id={found} AND +id>?",
        also=f"SELECT a.memory_id FROM {alias} AND +a.memory_id>?",
    )
