"""Rows of a first-generation store as they are given back: as they were, but for what changed since.

A field that still holds what it was taken as keeps its old words, unknown keys and all; a row in
which nothing changed is given back character by character.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from nidra.adapters.first_generation import evidence_items, rows_of, set_aside
from nidra.adapters.first_generation_lines import lines_of, plain
from nidra.app.workspace import Store
from nidra.base.clock import iso, parse
from nidra.records.first_generation import OldLine, OldRow
from nidra.records.grade import Grade
from nidra.records.memory import EvidenceRow, Memory
from nidra.records.old_files import JOURNAL, MEMORIES
from nidra.store import carried, reading
from nidra.store import journal as journal_table
from nidra.store.carried import Carried, CarriedRow
from nidra.store.connection import Connection
from nidra.store.memories import subject_form

PAGE = 500


@dataclass(frozen=True, slots=True)
class _Then:
    """What stood at the takeover: its hour, what each memory was taken as (of several rows that say
    the same, all together) and with which receipts, and which present ids the old ones meant.
    `told` holds old ids by present ones where they differ; `judged` says that a pass has written
    since."""

    at: int
    taken: Mapping[int, OldRow]
    receipts: Mapping[int, frozenset[int]]
    meant: Mapping[str, str]
    told: Mapping[str, str]
    judged: bool


def dumped(value: Any) -> str:
    """A value as JSON on one line; in ASCII where it holds what no UTF-8 can."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return json.dumps(value)
    return text


def memory_lines(store: Store, done: set[int]) -> Iterator[str]:
    """The rows of every old store that was taken over, in their old order; `done` gets their keys."""
    with store.database.reading() as connection:
        for old in carried.newest(connection):
            data = carried.file_of(connection, old, MEMORIES)
            yield from _rows_back(connection, store.read_dates(), old, data, done)


def _rows_back(
    connection: Connection, dates: Mapping[int, int], old: Carried, data: bytes, done: set[int]
) -> Iterator[str]:
    text = plain(data)
    rows = {row.line.offset: row for row in rows_of(data)[0]}
    names = _names(connection, [row.memory for row in old.rows])
    then = _Then(
        at=old.at,
        taken=_taken(old, rows),
        receipts=_receipts(old),
        meant=_meant(old, rows, names),
        told={names[key]: name for key, name in old.renamed.items()},
        judged=_judged_since(connection, old.seq),
    )
    for at in range(0, len(old.rows), PAGE):
        page = old.rows[at : at + PAGE]
        keys = sorted({row.memory for row in page})
        found = {m.key: m for m in reading.build(connection, keys, dates)}
        for carried_row in page:
            yield _line_back(text, rows[carried_row.offset], carried_row, found, then)
        done.update(keys)


def _taken(old: Carried, rows: Mapping[int, OldRow]) -> dict[int, OldRow]:
    """Each memory as its rows made it: the first one's fields, the tags of all, active where one is."""
    found: dict[int, OldRow] = {}
    for carried_row in old.rows:
        row = rows[carried_row.offset]
        first = found.setdefault(carried_row.memory, row)
        if first is not row:
            tags = tuple(dict.fromkeys((*first.tags, *row.tags)))
            merged = replace(
                first,
                tags=tags,
                active=first.active or row.active,
                subject=first.subject or row.subject,
            )
            found[carried_row.memory] = merged
    return found


def _receipts(old: Carried) -> dict[int, frozenset[int]]:
    found: dict[int, frozenset[int]] = {}
    for row in old.rows:
        own = frozenset(key for key in row.receipts if key is not None)
        found[row.memory] = found.get(row.memory, frozenset()) | own
    return found


def _names(connection: Connection, keys: Sequence[int]) -> dict[int, str]:
    from nidra.store import grades

    found: dict[int, str] = {}
    for at in range(0, len(keys), PAGE):
        found.update(grades.names(connection, keys[at : at + PAGE]))
    return found


def _meant(old: Carried, rows: Mapping[int, OldRow], names: Mapping[int, str]) -> dict[str, str]:
    """The present id of the memory that an id meant in the old store: its first row bore it."""
    found: dict[str, str] = {}
    for carried_row in old.rows:
        row = rows[carried_row.offset]
        for name in filter(None, (row.id, row.foreign_id)):
            found.setdefault(name, names[carried_row.memory])
    return found


def _judged_since(connection: Connection, seq: int) -> bool:
    """Has a pass written anything since this journal row?"""
    row = connection.exec_driver_sql(
        "SELECT 1 FROM journal WHERE seq>? AND pass_id IS NOT NULL LIMIT 1", (seq,)
    ).first()
    return row is not None


def _line_back(
    text: bytes, row: OldRow, kept: CarriedRow, found: Mapping[int, Memory], then: _Then
) -> str:
    value = row_back(row, kept, found[kept.memory], then)
    if value is row.line.value and row.line.exact:
        return text[kept.offset : kept.offset + kept.length].decode("utf-8")
    return dumped(value)


def row_back(row: OldRow, kept: CarriedRow, now: Memory, then: _Then) -> dict[str, Any]:
    """The old row with what changed since; the very same object where nothing did."""
    back = _Back(row.line.value)
    old = then.taken[kept.memory]
    recorded = then.at if old.recorded_at is None else old.recorded_at
    back.put(("subject",), _subject(old.subject), _subject(now.subject), now.subject)
    back.put(("tags",), set(old.tags), set(now.tags), list(now.tags))
    back.put(("epistemic", "confidence"), old.confidence, now.confidence, now.confidence)
    back.put(
        ("epistemic", "last_reviewed"),
        old.last_reviewed,
        now.last_reviewed,
        _time(now.last_reviewed),
    )
    back.put(("epistemic", "review_due"), old.review_due, now.review_due, _time(now.review_due))
    back.put(("temporal", "recorded_at"), recorded, now.recorded_at, iso(now.recorded_at))
    back.put(("flags",), set(old.flags), set(now.flags), _flags(row.line.value, now))
    back.put(("active",), old.active, now.active, now.active)
    if then.judged or now.grade is not Grade.UNVERIFIED:
        # The old grade was never believed; it stands only until there is one of our own.
        part = row.line.value.get("epistemic")
        before = part.get("evidence_status") if isinstance(part, dict) else None
        back.put(("epistemic", "evidence_status"), before, now.grade.label, now.grade.label)
    meant = then.meant.get(old.superseded_by or "")
    by = now.superseded_by
    back.put(("temporal", "superseded_by"), meant, by, then.told.get(by or "", by))
    _evidence_back(back, row, kept, now, then.receipts[kept.memory])
    return back.value


def _evidence_back(
    back: _Back, row: OldRow, kept: CarriedRow, now: Memory, came: frozenset[int]
) -> None:
    """Evidence items as they were, with the date of the last reading; without those that retired
    since, and with those that came since. `came` are the receipts that the takeover brought."""
    rows = {receipt.key: receipt for receipt in now.evidence}
    items: list[Any] = []
    changed = False
    for item, key in zip(evidence_items(row.line.value), kept.receipts, strict=True):
        receipt = rows.get(key or 0)
        if receipt is None:
            items.append(item)
        elif receipt.retired:
            changed = True
        elif receipt.read_at is None or parse(item.get("checked_at")) == receipt.read_at:
            items.append(item)
        else:
            items.append({**item, "checked_at": iso(receipt.read_at)})
            changed = True
    since = [one for one in now.evidence if one.key not in came]
    items += [receipt_object(one) for one in since if not one.retired]
    if changed or len(items) != len(kept.receipts):
        back.set(("evidence",), items)


class _Back:
    """An old row of which the objects that change are copied before their first change."""

    def __init__(self, value: dict[str, Any]) -> None:
        self.value = value
        self._copied: dict[tuple[str, ...], dict[str, Any]] = {}

    def put(self, path: tuple[str, ...], taken: Any, now: Any, shown: Any) -> None:
        """Show what stands there now, where it is not what was taken."""
        if taken != now:
            self.set(path, shown)

    def set(self, path: tuple[str, ...], shown: Any) -> None:
        """Put a value in the place of the old one."""
        self._own(path[:-1])[path[-1]] = shown

    def _own(self, path: tuple[str, ...]) -> dict[str, Any]:
        """The object at this place, with all that hold it no longer the old row's own."""
        if path not in self._copied:
            if path:
                holder = self._own(path[:-1])
                old = holder.get(path[-1])
                mine = holder[path[-1]] = dict(old) if isinstance(old, dict) else {}
            else:
                mine = self.value = dict(self.value)
            self._copied[path] = mine
        return self._copied[path]


def _flags(value: dict[str, Any], now: Memory) -> list[str]:
    """The present flags, each in the spelling of the old row where that has it."""
    found = value.get("flags")
    texts = [flag for flag in found if isinstance(flag, str)] if isinstance(found, list) else []
    spelled = {"_".join(text.split()): text for text in texts}
    return [spelled.get(flag, flag) for flag in now.flags]


def _subject(name: str | None) -> str | None:
    return subject_form(name) if name else None


def _time(us: int | None) -> str | None:
    return None if us is None else iso(us)


def receipt_object(row: EvidenceRow) -> dict[str, Any]:
    """One receipt in the keys of an evidence item."""
    return {
        "source": row.source,
        "excerpt": row.excerpt,
        "sha256": row.sha256,
        "locator": row.locator,
        "checked_at": _time(row.read_at),
    }


# The journal ----------------------------------------------------------------------------------


def journal_lines(store: Store) -> Iterator[str]:
    """The rows of the old journals as they were, then what this store's journal tells since."""
    with store.database.reading() as connection:
        for old in carried.newest(connection):
            text = plain(carried.file_of(connection, old, JOURNAL))
            for line in lines_of(text, JOURNAL, "event"):
                if isinstance(line, OldLine):
                    yield _journal_line(text, line)
        takeovers = carried.seqs(connection)
        for event in journal_table.events(connection):
            if event.seq not in takeovers:
                yield dumped(
                    {
                        "event": event.event,
                        "memory": event.memory,
                        "pass_id": event.pass_id,
                        "detail": event.detail,
                        "ts": iso(event.ts),
                    }
                )


def _journal_line(text: bytes, line: OldLine) -> str:
    if line.exact:
        return text[line.offset : line.offset + line.length].decode("utf-8")
    return dumped(line.value)


def quarantine(store: Store) -> bytes:
    """What was set aside as no row when old stores were taken over, one piece a line."""
    with store.database.reading() as connection:
        found = []
        for old in carried.newest(connection):
            data = {name: carried.file_of(connection, old, name) for name in old.pieces}
            found.append(set_aside(data))
    return b"".join(found)
