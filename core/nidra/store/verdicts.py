"""Writing verdicts: what checks found for receipts, and what stood there before.

Twenty rows a statement take half of what each takes by itself: a call of SQLite costs more than
what it does (4 against 8 CPU µs a verdict).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from nidra.records.verdict import FAILED, OK, State, Verdict
from nidra.store import verdict_census
from nidra.store.among import among
from nidra.store.connection import Connection
from nidra.store.encoded import number, text
from nidra.store.raw import fetch
from nidra.store.receipts import KEPT, Stood, links_exist, pack_detail, pack_spans
from nidra.store.stands import Row

_TOGETHER = 20
_OK = frozenset(int(state) for state in OK)
_DECIDES = frozenset(int(state) for state in OK | FAILED)


class VerdictChange(NamedTuple):
    """What a check found for one evidence row, ready to be written; `stood` is the verdict that stood
    when it was read, where that is known."""

    evidence: int
    memory: int
    old: State
    verdict: Verdict
    revision: int
    unreached_since: int | None
    unreached_state: int | None
    stood: Stood | None = None


def memories_of(connection: Connection, changes: Sequence[VerdictChange]) -> list[int]:
    """The memories that these receipts bear out, those included that share them by a union."""
    found = {change.memory for change in changes}
    if changes and links_exist(connection):
        marks = ",".join(str(change.evidence) for change in changes)
        rows = connection.exec_driver_sql(
            f"SELECT memory_id FROM evidence_link WHERE evidence_id IN ({marks})"
        )
        found.update(row[0] for row in rows)
    return sorted(found)


def write(connection: Connection, changes: Sequence[VerdictChange]) -> bool:
    """Write what checks found; are all of these receipts live? A row once ok stays marked as such."""
    keys = [change.evidence for change in changes]
    old = Counter([int(change.old) for change in changes])
    new = Counter([int(change.verdict.state) for change in changes])
    with verdict_census.becoming(connection, keys, old, new) as (standing, counting):
        alone, alike = _grouped(changes)
        for group in alike:
            these = among("evidence_id", [change.evidence for change in group])
            connection.exec_driver_sql(f"{_SET} WHERE {these}", next(_values(group[:1]))[1:])
        _write_alone(connection, list(_values(alone)), standing == len(keys))
    return counting == len(keys)


def just_read(connection: Connection, changes: Sequence[VerdictChange]) -> dict[int, Row]:
    """What a memory shows by the receipt of it that was just read, found there or failed.

    Such a verdict alone decides: what was known of the receipt before counts no more.
    """
    if links_exist(connection):
        return {}
    failed = [change.evidence for change in changes if change.verdict.state in FAILED]
    paths = _paths(connection, failed)
    rows = [(c.memory, int(c.verdict.state), paths.get(c.evidence, "")) for c in changes]
    return {memory: (state, 1, 1, path) for memory, state, path in rows if state in _DECIDES}


def _paths(connection: Connection, evidence: Sequence[int]) -> dict[int, str]:
    """Where the source of each of these receipts lies."""
    if not evidence:
        return {}
    place = "SELECT e.id, coalesce(s.location, s.path) FROM evidence e JOIN source s"
    sql = f"{place} ON s.id=e.source_id WHERE {among('e.id', evidence)}"
    return dict(fetch(connection, sql))


# What is given for a row, and how it is taken: "" and -1 stand for NULL, since Python's driver looks
# up how to adapt each None (0.2 CPU µs).
_GIVEN = {
    "evidence_id": "?",
    "state": "?",
    "ever_ok": "?",
    "spans": "nullif(?,'')",
    "coverage": "?",
    "source_revision": "?",
    "detail": "nullif(?,'')",
    "note": "?",
    "unreached_since": "nullif(?,-1)",
    "unreached_state": "nullif(?,-1)",
}
_KEPT_HIGHEST = {"ever_ok": "ever_ok", "source_revision": "coalesce(source_revision,0)"}
_VALUES = f"({','.join(_GIVEN.values())})"


def _set(value: str) -> str:
    """The assignments of all columns but the key; `value` says what a column gets."""
    told = {name: value.format(name, _GIVEN[name]) for name in _GIVEN if name != "evidence_id"}
    told |= {name: f"max({standing}, {told[name]})" for name, standing in _KEPT_HIGHEST.items()}
    return ", ".join(f"{name}={new}" for name, new in told.items())


_SET = f"UPDATE verdict SET {_set('{1}')}"


def _together(rows: int) -> str:
    """The statement that writes so many rows, all of which stand already."""
    return (
        f"INSERT INTO verdict ({','.join(_GIVEN)}) VALUES {','.join([_VALUES] * rows)}"
        f" ON CONFLICT (evidence_id) DO UPDATE SET {_set('excluded.{0}')}"
    )


def _write_alone(
    connection: Connection, rows: Sequence[tuple[object, ...]], all_stand: bool
) -> None:
    """Write rows that differ; one that stands no more (its import was taken back) is not made anew."""
    if not all_stand:
        connection.exec_driver_sql(
            f"{_SET} WHERE evidence_id=?", [(*row[1:], row[0]) for row in rows]
        )
        return
    steps = [rows[at : at + _TOGETHER] for at in range(0, len(rows), _TOGETHER)]
    whole = [tuple(chain.from_iterable(step)) for step in steps if len(step) == _TOGETHER]
    if whole:
        connection.exec_driver_sql(_together(_TOGETHER), whole)
    if steps and len(steps[-1]) < _TOGETHER:
        left = tuple(chain.from_iterable(steps[-1]))
        connection.exec_driver_sql(_together(len(steps[-1])), left)


def _values(changes: Sequence[VerdictChange]) -> Iterator[tuple[object, ...]]:
    """The values of `_GIVEN` for each."""
    # Most that stand share the few details that there are to tell of such.
    distinct = {id(change.verdict.detail): change.verdict.detail for change in changes}
    details = {key: pack_detail(detail) or "" for key, detail in distinct.items()}
    for evidence, _, _, found, revision, since, unreached, _ in changes:
        state = int(found.state)
        yield (
            evidence,
            state,
            1 if state in _OK else 0,
            bytearray(pack_spans(found.spans) or b"") if found.spans else "",
            found.coverage,
            revision,
            details[id(found.detail)],
            found.sentence,
            -1 if since is None else since,
            -1 if unreached is None else int(unreached),
        )


def _grouped(
    changes: Sequence[VerdictChange],
) -> tuple[list[VerdictChange], list[list[VerdictChange]]]:
    """Changes by themselves, and those that share one verdict: all the receipts of a gone source."""
    shared = Counter([id(change.verdict) for change in changes])
    alone = [change for change in changes if shared[id(change.verdict)] == 1]
    by_verdict: dict[tuple[int, int, int | None, int | None], list[VerdictChange]] = {}
    if len(alone) < len(changes):
        for c in changes:
            if shared[id(c.verdict)] > 1:
                told = (id(c.verdict), c.revision, c.unreached_since, c.unreached_state)
                by_verdict.setdefault(told, []).append(c)
    return alone, list(by_verdict.values())


def kept(
    connection: Connection, changes: Sequence[VerdictChange], unmoved: bool = False
) -> dict[int, str]:
    """The verdicts that stand now, by evidence key, as JSON; those never read left out.

    `unmoved` says that nobody wrote since what stood was read: then it is not looked up again.
    """
    read = [change for change in changes if change.old is not State.UNCHECKED]
    if unmoved:
        known = {change.evidence: change.stood for change in read if change.stood is not None}
        if len(known) == len(read):
            return {evidence: _told(evidence, *stood) for evidence, stood in known.items()}
    return standing(connection, [change.evidence for change in read])


def standing(connection: Connection, chosen: Sequence[int]) -> dict[int, str]:
    """The verdicts of receipts that were read, by evidence key, as JSON."""
    found: dict[int, str] = {}
    for at in range(0, len(chosen), 5000):
        rows = fetch(
            connection,
            f"SELECT evidence_id, {', '.join(KEPT)} FROM verdict"
            f" WHERE state<>0 AND {among('evidence_id', chosen[at : at + 5000])}",
        )
        found.update((row[0], _told(*row)) for row in rows)
    return found


def _told(
    evidence: int,
    state: int,
    ever_ok: int,
    spans: bytes | None,
    coverage: float | None,
    revision: int | None,
    detail: str | None,
    note: str | None,
    since: int | None,
    unreached: int | None,
) -> str:
    """A verdict as JSON, under the names of its columns."""
    packed = f'"{spans.hex()}"' if spans else "null"
    return (
        f'{{"evidence": {evidence}, "state": {state}, "ever_ok": {ever_ok}, "spans": {packed},'
        f' "coverage": {number(coverage)}, "source_revision": {number(revision)},'
        f' "detail": {text(detail)}, "note": {text(note)},'
        f' "unreached_since": {number(since)}, "unreached_state": {number(unreached)}}}'
    )


def put_back(connection: Connection, old: Sequence[dict[str, Any]]) -> None:
    """Write verdicts as `kept` gave them; one with an evidence key alone was never read."""
    rows = [
        (
            value.get("state", 0),
            value.get("ever_ok", 0),
            bytes.fromhex(value["spans"]) if value.get("spans") else None,
            *(value.get(name) for name in KEPT[3:]),
            value["evidence"],
        )
        for value in old
    ]
    keys = json.dumps([row[-1] for row in rows])
    with verdict_census.tracked(connection, "e.id IN (SELECT value FROM json_each(?))", (keys,)):
        connection.exec_driver_sql(
            f"UPDATE verdict SET {', '.join(f'{name}=?' for name in KEPT)} WHERE evidence_id=?",
            rows,
        )
