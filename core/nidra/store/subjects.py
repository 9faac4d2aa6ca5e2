"""Active memories by subject, as contradictions are looked for: their texts, and whether they changed.

A memory stands under its subject and under each of its aliases. Episodes tell what happened at a
time, and cached answers follow one another: neither is compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nidra.records.grade import Tier
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.visible import VISIBLE

_COMPARED = (
    f"m.active=1 AND m.tier<>{int(Tier.EPISODIC)} AND {VISIBLE}"
    " AND m.id NOT IN (SELECT memory_id FROM answer)"
)
# A sum that tells sets of keys apart, with room for a million keys below a billion.
_MIX = "sum(m.id), sum(m.id * (m.id % 7919))"


class Group(NamedTuple):
    """A subject with its members: how many, and numbers that change when they do."""

    subject: int
    members: int
    digest: tuple[int, ...]


class Said(NamedTuple):
    """One statement under one subject. `attribute` is as it was given, empty where there is none."""

    subject: int
    key: int
    text: str
    attribute: str


class Side(NamedTuple):
    """What a contest says of one of its memories."""

    key: int
    id: str
    recorded_at: int
    grade: int


def groups(connection: Connection) -> list[Group]:
    """Every subject with members, in the order of keys."""
    found: dict[int, list[int]] = {}
    for query in (
        f"SELECT m.subject_id, count(*), {_MIX} FROM memory m"
        f" WHERE m.subject_id IS NOT NULL AND {_COMPARED} GROUP BY m.subject_id",
        f"SELECT a.subject_id, count(*), {_MIX} FROM subject_alias a CROSS JOIN memory m ON m.id=a.memory_id"
        f" WHERE {_COMPARED} GROUP BY a.subject_id",
    ):
        for subject, *numbers in fetch(connection, query):
            sums = found.setdefault(subject, [])
            sums += numbers
    return [
        Group(subject, sum(numbers[::3]), tuple(numbers))
        for subject, numbers in sorted(found.items())
    ]


def uncompared(connection: Connection) -> int:
    """How many active memories, episodes and answers aside, have neither subject nor alias."""
    # CROSS JOIN: from the few answers and aliases to their memories, never the other way round.
    active = fetch(
        connection,
        f"SELECT coalesce(sum(n), 0) FROM census WHERE active=1 AND tier<>{int(Tier.EPISODIC)}",
    )[0][0]
    answers = fetch(
        connection,
        "SELECT count(*) FROM answer a CROSS JOIN memory m ON m.id=a.memory_id WHERE m.active=1"
        f" AND m.tier<>{int(Tier.EPISODIC)} AND {VISIBLE}",
    )[0][0]
    named = fetch(
        connection,
        f"SELECT count(*) FROM memory m WHERE m.subject_id IS NOT NULL AND {_COMPARED}",
    )[0][0]
    aliased = fetch(
        connection,
        "SELECT count(DISTINCT a.memory_id) FROM subject_alias a CROSS JOIN memory m ON m.id=a.memory_id"
        f" WHERE m.subject_id IS NULL AND {_COMPARED}",
    )[0][0]
    return int(active) - int(answers) - int(named) - int(aliased)


def names(connection: Connection, subjects: Sequence[int]) -> dict[int, str]:
    """The folded names of subjects."""
    marks = ",".join(map(str, subjects))
    return dict(fetch(connection, f"SELECT id, key FROM subject WHERE id IN ({marks})"))


def statements(connection: Connection, subjects: Sequence[int]) -> list[Said]:
    """What is said under subjects, each subject's oldest first."""
    marks = ",".join(map(str, subjects))
    rows = fetch(
        connection,
        "SELECT g.subject_id, m.id, s.text, coalesce(m.attribute, '') FROM ("
        f" SELECT subject_id, id FROM memory WHERE subject_id IN ({marks}) UNION"
        f" SELECT subject_id, memory_id FROM subject_alias WHERE subject_id IN ({marks})) g"
        " JOIN memory m ON m.id=g.id JOIN statement s ON s.memory_id=m.id"
        f" WHERE {_COMPARED} ORDER BY g.subject_id, m.recorded_at, m.id",
    )
    return [Said(*row) for row in rows]


def keys_of(connection: Connection, subject: int) -> list[int]:
    """The members of one subject, oldest first, for a subject too large to be read at once."""
    rows = fetch(
        connection,
        f"SELECT m.id FROM ( SELECT id FROM memory WHERE subject_id={subject} UNION"
        f" SELECT memory_id FROM subject_alias WHERE subject_id={subject}) g JOIN memory m ON m.id=g.id"
        f" WHERE {_COMPARED} ORDER BY m.recorded_at, m.id",
    )
    return [row[0] for row in rows]


def texts(connection: Connection, keys: Sequence[int]) -> list[tuple[int, str, str]]:
    """(key, statement, attribute) of memories, in the order asked for."""
    marks = ",".join(map(str, keys))
    rows = fetch(
        connection,
        "SELECT m.id, s.text, coalesce(m.attribute, '') FROM memory m"
        f" JOIN statement s ON s.memory_id=m.id WHERE m.id IN ({marks})",
    )
    found = {row[0]: row for row in rows}
    return [found[key] for key in keys if key in found]


def standing(connection: Connection, keys: Sequence[int]) -> set[int]:
    """Those of the memories that are still compared."""
    marks = ",".join(map(str, keys))
    rows = fetch(connection, f"SELECT m.id FROM memory m WHERE m.id IN ({marks}) AND {_COMPARED}")
    return {row[0] for row in rows}


def sides(connection: Connection, keys: Sequence[int]) -> dict[int, Side]:
    """Public id, hour and grade of memories."""
    marks = ",".join(map(str, keys))
    rows = fetch(
        connection, f"SELECT id, public_id, recorded_at, grade FROM memory WHERE id IN ({marks})"
    )
    return {row[0]: Side(*row) for row in rows}


def of_memories(connection: Connection, keys: Sequence[int]) -> dict[int, set[int]]:
    """The subjects of memories, aliases included."""
    marks = ",".join(map(str, keys))
    rows = fetch(
        connection,
        f"SELECT id, subject_id FROM memory WHERE id IN ({marks}) AND subject_id IS NOT NULL UNION"
        f" SELECT memory_id, subject_id FROM subject_alias WHERE memory_id IN ({marks})",
    )
    found: dict[int, set[int]] = {}
    for key, subject in rows:
        found.setdefault(key, set()).add(subject)
    return found


def lifted(connection: Connection) -> int:
    """How many contests were lifted: one more may be found again."""
    return int(fetch(connection, "SELECT count(*) FROM contest WHERE state='lifted'")[0][0])
