"""What was believed on a day and is believed otherwise today: all of it as a list, and pages of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from datetime import datetime

from nidra.app.deed import change_of
from nidra.app.history import moment_of, of_event, store_of
from nidra.app.journal import names_in
from nidra.app.workspace import Store
from nidra.base.errors import Cancelled
from nidra.records.believed import Beliefs, Believed, BelievedPage, Changes, Turn, unpacked
from nidra.records.browse import Row
from nidra.records.event import Event
from nidra.store import beliefs, browsing_rows, census, past, undo_rows

PAGE = 200
STOPPED = "The look back was stopped."

Stop = Callable[[], bool]


def believed(store: Store, as_of: str | datetime, cancel: Stop = lambda: False) -> Beliefs:
    """What the store held then beside today, and each memory that is believed otherwise, the one that
    changed last first. Raises `UsageError` for no date, `Cancelled` on request."""
    at = moment_of(as_of)
    with store.database.reading() as connection:
        seq, last = past.last_before(connection, at), undo_rows.last(connection)
        walk = past.walked(connection, seq, cancel)
        states = past.states(walk)
        if cancel():
            raise Cancelled(reason=STOPPED)
        then = past.kinds(connection, states)
        today: Counter[past.Kind] = Counter()
        for cell, number in census.count(connection).items():
            today[cell[3], cell[4], cell[5], cell[6]] += number
        found = beliefs.changes(walk, states)
    return Beliefs(store_of(at, seq, then), store_of(store.now(), last, today), found)


def page(store: Store, changes: Changes, first: int = 0, limit: int = PAGE) -> BelievedPage:
    """The lines of a list from its place `first` on; a memory that is there no more is left out."""
    chosen = range(first, min(first + limit, len(changes)))
    with store.database.reading() as connection:
        keys = [changes.keys[at] for at in chosen]
        lines = {one.key: one for one in browsing_rows.rows(connection, keys)}
        wanted = sorted({changes.rows[at] for at in chosen})
        rows = {row.seq: row for row in undo_rows.with_numbers(connection, wanted)}
        found = tuple(_line(changes, at, lines, rows) for at in chosen if changes.keys[at] in lines)
        names = names_in(connection, [one.change.sentence for one in found])
    return BelievedPage(found, names)


def _line(
    changes: Changes, at: int, lines: Mapping[int, Row], rows: Mapping[int, Event]
) -> Believed:
    row, told = lines[changes.keys[at]], rows[changes.rows[at]]
    return Believed(
        row=row,
        turn=Turn(changes.turns[at]),
        then=unpacked(changes.then[at]),
        now=unpacked(changes.now[at]),
        change=change_of(told, row.id),
        deed=of_event(told, {}),
    )
