"""The journal for a window: pages of deeds, narrowed, with the passes that changed nothing among them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from nidra.app import history
from nidra.app.workspace import Store
from nidra.base.clock import FIRST, LAST, iso, within
from nidra.base.errors import Cancelled, MemoryAbsent, UsageError
from nidra.base.text import storable
from nidra.records.history import Deed
from nidra.records.journal import Chosen, Cursor, JournalPage, Kind
from nidra.report import happened
from nidra.store import deed_rows, grades, memories, search_index, undo_rows
from nidra.store import journal as journal_table
from nidra.store import search as hits
from nidra.store.connection import Connection
from nidra.store.deed_rows import Only, Wanted
from nidra.store.filters import Filter
from nidra.store.run_log import PASS
from nidra.store.search_words import sought
from nidra.store.undo_actions import FACTS, REMAPPED
from nidra.store.watching import watched

PAGE = 60
STOPPED = "Another page of the journal was asked for meanwhile."
_RUNS = 5000  # of the run history that are looked through for passes that changed nothing
_SAYING = 500  # memories whose statements hold a text, of which rows are looked for
_LONGEST = 1000  # letters of a text that is looked for
_NAME = re.compile(r"\bmem_[0-9a-f]{12,}\b")
_TOP = Cursor(deed_rows.END, (LAST, "~"))

_EVENTS = {
    Kind.IMPORTS: ("import", "redone", "vanished"),
    Kind.VERDICTS: ("verdict", "verdict-many", "regrade", "regrade-many"),
    Kind.CONFLICTS: ("contested", "contested-many", "contest-closed", "resolved", "judged"),
    Kind.REVIEWS: ("reviewed", "reviewed-many", "confirmed", "confirmed-many"),
    Kind.CORRECTIONS: (
        "add",
        "united",
        "superseded",
        "revived",
        "rejected",
        "rejected-many",
        "tombstoned",
        "tombstoned-many",
        "merged",
        REMAPPED,
    ),
    Kind.UNDO: ("undone", "redone"),
}
# Rows that tell of no change: what was found of sources, and uses.
_LOOKED = (*sorted(FACTS - {"source-changed"}), "touched", "touched-many")

Stop = Callable[[], bool]


def page(
    store: Store,
    chosen: Chosen | None = None,
    after: Cursor | None = None,
    limit: int = PAGE,
    cancel: Stop = lambda: False,
) -> JournalPage:
    """The next deeds, the newest first, behind the page that ended `after`.

    Pages one after the other are the whole list, each deed once. Raises `Cancelled` on request.
    """
    wish, start = chosen or Chosen(), after or _TOP
    runs = _runs(store)
    with store.database.reading() as connection, watched(connection, cancel, STOPPED):
        told = {one.id for one in deed_rows.passes(connection)}
        idle = [deed for deed in runs if deed.pass_id not in told]
        wanted = _wanted(connection, wish)
        found = history.told(connection, start.row, wanted)
        left = [deed for deed in idle if _mark(deed) < start.idle and _wanted_idle(deed, wish)]
        deeds = _heeding(_merged(found, left), limit + 1, cancel)
        last, shown = undo_rows.last(connection), deeds[:limit]
        names = names_in(connection, [deed.what for deed in shown])
    end = _end(shown, start) if len(deeds) > limit else None
    return JournalPage(tuple(shown), end, last, len(idle), names)


def names_in(connection: Connection, sentences: Sequence[str]) -> dict[str, str]:
    """The beginnings of the statements of the memories that sentences name, by their ids."""
    found = {name for sentence in sentences for name in _NAME.findall(sentence)}
    return deed_rows.statements(connection, sorted(found))


def _heeding(deeds: Iterator[Deed], most: int, cancel: Stop) -> list[Deed]:
    found: list[Deed] = []
    for deed in deeds:
        if cancel():
            raise Cancelled(reason=STOPPED)
        found.append(deed)
        if len(found) == most:
            break
    return found


def _merged(found: Iterator[Deed], idle: Sequence[Deed]) -> Iterator[Deed]:
    """Both lists as one. The journal keeps its own order, whatever its clock said."""
    left = list(reversed(idle))
    for deed in found:
        while left and left[-1].at > deed.at:
            yield left.pop()
        yield deed
    yield from reversed(left)


def _end(shown: Sequence[Deed], start: Cursor) -> Cursor:
    """Where a page ends in both lists."""
    rows = [deed.place for deed in shown if deed.last]
    marks = [_mark(deed) for deed in shown if not deed.last]
    return Cursor(rows[-1] if rows else start.row, marks[-1] if marks else start.idle)


# Passes that changed nothing ----------------------------------------------------------------


def _runs(store: Store) -> list[Deed]:
    """The passes of the run history as deeds that changed nothing, the newest first."""
    found = [
        Deed(0, 0, within(run["started_at"]), happened.of_idle(run["state"]), run["pass_id"])
        for run in store.runs.history(_RUNS)
        if run["kind"] == PASS and isinstance(run["pass_id"], str)
    ]
    return sorted(found, key=_mark, reverse=True)


def _mark(deed: Deed) -> tuple[int, str]:
    return deed.at, deed.pass_id or ""


def _wanted_idle(deed: Deed, chosen: Chosen) -> bool:
    text = chosen.text.strip().casefold()
    return (
        not chosen.changes
        and chosen.kind in (None, Kind.PASSES)
        and (chosen.since or FIRST) <= deed.at <= (LAST if chosen.until is None else chosen.until)
        and text in f"{deed.what} {deed.pass_id}".casefold()
    )


# What is wanted, for the journal ------------------------------------------------------------


def _wanted(connection: Connection, chosen: Chosen) -> Wanted:
    some, head = Only(), Only()
    if chosen.kind is Kind.PASSES:
        some &= Only("pass_id IS NOT NULL")
        head &= deed_rows.OF_A_PASS
        head &= Only("event<>?", (REMAPPED,))
    elif chosen.kind is not None:
        some &= _of_events(_EVENTS[chosen.kind])
    if chosen.since is not None:
        head &= Only("ts>=?", (iso(chosen.since),))
    if chosen.until is not None:
        head &= Only("ts<=?", (iso(chosen.until),))
    if chosen.changes:
        some &= Only(f"NOT ({_of_events(_LOOKED).where})", _LOOKED)
    if text := storable(chosen.text.strip())[:_LONGEST]:
        some &= _saying(connection, text)
    return Wanted(some, head)


def _of_events(events: Sequence[str]) -> Only:
    return Only(f"event IN ({','.join('?' * len(events))})", tuple(events))


def _saying(connection: Connection, text: str) -> Only:
    """Rows that say a text, name a memory whose id begins so, or tell of one whose statement holds it."""
    # In the journal each letter outside of ASCII is written as its number.
    spelled = json.dumps(text)[1:-1]
    for letter in "\\%_":
        spelled = spelled.replace(letter, f"\\{letter}")
    parts = [
        Only("detail LIKE ? ESCAPE '\\'", (f"%{spelled}%",)),
        Only("memory>=? AND memory<?", (text, f"{text}\U0010ffff")),
        Only("pass_id>=? AND pass_id<?", (text.lower(), f"{text.lower()}g")),
        *_of_memories(connection, text),
    ]
    return Only(
        " OR ".join(f"({one.where})" for one in parts),
        tuple(word for one in parts for word in one.words),
    )


def _of_memories(connection: Connection, text: str) -> Iterator[Only]:
    """Rows of the memory that a text names, those of many at once included, and of the first memories
    that state it."""
    try:
        named = memories.resolve(connection, text)
    except (MemoryAbsent, UsageError):
        pass
    else:
        name = grades.names(connection, [named])[named]
        yield _in("seq", [row.seq for row in journal_table.events_of(connection, named, name)])
    yield _in("memory", list(grades.names(connection, _stating(connection, text)).values()))


def _stating(connection: Connection, text: str) -> list[int]:
    """The first memories whose statements hold a text, where the index is there to tell."""
    if not search_index.is_whole(connection):
        return []
    with suppress(UsageError):  # nothing in it can be looked for
        return hits.keys(connection, sought(text), Filter(active=None), _SAYING).keys
    return []


def _in(column: str, values: Sequence[int | str]) -> Only:
    return Only(f"{column} IN ({','.join('?' * len(values))})", tuple(values))
