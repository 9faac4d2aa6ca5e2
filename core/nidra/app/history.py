"""The history of a store or of one memory: what was done, and what stood on a day."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, datetime
from itertools import islice

from nidra.app.deeds_together import belongs, whole
from nidra.app.workspace import Store
from nidra.base.clock import micros, parse
from nidra.base.errors import NidraError, UsageError
from nidra.base.text import one_line
from nidra.records.event import Event
from nidra.records.grade import Grade, Standing
from nidra.records.history import Deed, MemoryThen, ReceiptThen, StoreThen
from nidra.records.verdict import State
from nidra.report import happened
from nidra.store import changed_by, deed_rows, grades, memories, past, reading, undo_rows
from nidra.store import journal as journal_table
from nidra.store.connection import Connection
from nidra.store.deed_rows import PassRows, Wanted
from nidra.store.undo_actions import FACTS, REMAPPED, Action
from nidra.store.undoing import REVERSES, essential

LIMIT = 20
SHOWN = 13
_NO_PASS = ("watch", "recheck")
# What a row raises that somebody changed.
_NO_ROW = (LookupError, TypeError, ValueError, AttributeError, NidraError)
_DAY = 24 * 3600 * 1_000_000


def history(
    store: Store,
    name: str | None = None,
    as_of: str | datetime | None = None,
    limit: int | None = LIMIT,
) -> tuple[Deed, ...] | StoreThen | MemoryThen:
    """What was done to a store, or to the memory that `name` begins, the newest first.

    With `as_of` (a moment, or a day, which means its end, in UTC) what the store or the memory held
    then. Raises `UsageError` for no date, `MemoryAbsent`.
    """
    if as_of is not None:
        return memory_then(store, name, as_of) if name else store_then(store, as_of)
    return deeds_of(store, name, limit) if name else deeds(store, limit)


def moment_of(value: str | datetime) -> int:
    """A day or a moment as microseconds: a day alone means its end."""
    if isinstance(value, datetime):
        return micros(value)
    found = parse(value)
    if found is None:
        raise UsageError(
            reason=f"{one_line(value)!r} is no date: write it as 2026-06-01 or 2026-06-01T08:00."
        )
    try:
        date.fromisoformat(value.strip())
    except ValueError:
        return found
    return found + _DAY - 1


# What was done ------------------------------------------------------------------------------


def deeds(store: Store, limit: int | None = LIMIT, before: int = deed_rows.END) -> tuple[Deed, ...]:
    """What was done to the store, the newest first: each pass once, each action once.

    Those that stand before the `place` of one of them, where `before` names it.
    """
    with store.database.reading() as connection:
        return tuple(islice(told(connection, before), limit))


def told(
    connection: Connection, before: int = deed_rows.END, wanted: Wanted | None = None
) -> Iterator[Deed]:
    """What was done, as `deeds` tells it; `wanted` narrows it."""
    gone = undo_rows.undone(connection)
    passes = deed_rows.passes(connection)
    names = [one.id for one in passes]
    together: list[Action] = []
    for part in deed_rows.parts(connection, passes, before, wanted):
        if together and not (isinstance(part, Action) and belongs(together[-1], part)):
            yield _of_actions(together, gone)
            together = []
        if isinstance(part, PassRows):
            yield _of_pass(connection, part, names, gone)
        else:
            together.append(part)
    if together:
        yield _of_actions(together, gone)


def _of_actions(actions: list[Action], gone: dict[int, int]) -> Deed:
    """Actions that were one decision, the newest first, as one deed."""
    return whole([_of_action(action, gone) for action in actions], actions, gone)


def _of_pass(
    connection: Connection, one: PassRows, passes: Sequence[str], gone: dict[int, int]
) -> Deed:
    counted = undo_rows.counted(connection, one.id)
    head = undo_rows.row(connection, one.first)
    reason = _reason(head) if head else None
    reversible = [row for row in counted if row[0] in REVERSES]
    by = _undone_by(connection, one, gone) if reversible else None
    undo = _short(one.id, passes) if reversible and by is None else None
    many = sum(row[1] for row in counted if row[0] in changed_by.MANY_MEMORIES)
    touched = many + deed_rows.reach(connection, one.id, changed_by.EVENTS)
    return Deed(
        first=one.first,
        last=one.last,
        at=head.ts if head else 0,
        what=happened.of_pass(((row[0], row[1]) for row in counted), reason),
        pass_id=one.id,
        undo=undo,
        undone_by=by,
        by=str(reason) if reason in _NO_PASS else "",
        touched=touched or None,
        told=_told(connection, one.id, counted, touched) or None,
    )


def _told(
    connection: Connection, pass_id: str, counted: Sequence[tuple[str, int, int, int]], touched: int
) -> int:
    """How many memories a pass tells of: those that it changed may be among those that it reviewed."""
    reviewed = sum(row[1] for row in counted if row[0] == changed_by.MANY_REVIEWS)
    return max(touched, reviewed, deed_rows.named(connection, pass_id))


def _reason(row: Event) -> str | None:
    """Why a row was written, where it can be read."""
    try:
        reason = row.detail.get("reason")
    except NidraError:
        return None
    return reason if isinstance(reason, str) else None


def _undone_by(connection: Connection, one: PassRows, gone: dict[int, int]) -> int | None:
    """The last row that took back something of a pass of which nothing is left."""
    if not any(one.first <= seq <= one.last for seq in gone):
        return None
    mine = essential(undo_rows.kinds_of(connection, one.id))
    return max(gone[seq] for seq in mine) if all(seq in gone for seq in mine) else None


def _short(pass_id: str, passes: Sequence[str]) -> str:
    """The beginning of a pass id that no other pass has."""
    length = SHOWN
    while length < len(pass_id) and sum(p.startswith(pass_id[:length]) for p in passes) > 1:
        length += 1
    return pass_id[:length]


def _of_action(action: Action, gone: dict[int, int]) -> Deed:
    rows = action.rows
    main = essential([(row.seq, row.event) for row in rows])
    left = [seq for seq in main if seq not in gone]
    memories = tuple(dict.fromkeys(row.memory for row in rows if row.memory))
    touched = _touched(rows, len(memories))
    return Deed(
        first=rows[0].seq,
        last=rows[-1].seq,
        at=rows[0].ts,
        what=happened.of_action(rows),
        pass_id=rows[0].pass_id,
        memories=memories,
        undo=str(main[0]) if left else None,
        undone_by=gone[main[-1]] if main and not left else None,
        kind=happened.decisive(rows).event,
        touched=touched,
        told=touched,
    )


def _touched(rows: Sequence[Event], named: int) -> int | None:
    """How many memories an action changed: those that it names, or as many as one of its rows counts."""
    try:
        return max(named, *_counts(rows)) or None
    except _NO_ROW:
        return named or None


def _counts(rows: Sequence[Event]) -> list[int]:
    counts = [
        int(row.detail.get("count", 0)) for row in rows if row.event not in FACTS | {REMAPPED}
    ]
    counts += [int(row.detail.get("hidden", 0)) for row in rows if row.event == "undone"]
    counts += [
        int(row.detail["counts"].get("imported", 0)) for row in rows if row.event == "import"
    ]
    return counts


def deeds_of(store: Store, name: str, limit: int | None = LIMIT) -> tuple[Deed, ...]:
    """What the journal tells of one memory, row by row, the newest first."""
    with store.database.reading() as connection:
        gone = undo_rows.undone(connection)
        key = memories.resolve(connection, name)
        events = journal_table.events_of(connection, key, grades.names(connection, [key])[key])
    return tuple(of_event(event, gone) for event in islice(reversed(events), limit))


def of_event(event: Event, gone: Mapping[int, int]) -> Deed:
    """One journal row as a deed of its own; `gone` are the rows that were taken back."""
    can = event.event in REVERSES and event.seq not in gone
    reason = _reason(event) if event.pass_id else None
    return Deed(
        first=event.seq,
        last=event.seq,
        at=event.ts,
        what=happened.of_row(event),
        pass_id=event.pass_id,
        memories=(event.memory,) if event.memory else (),
        undo=str(event.seq) if can else None,
        undone_by=gone.get(event.seq),
        by=reason if reason in _NO_PASS else "",
        kind=event.event,
    )


# What stood then ----------------------------------------------------------------------------


def store_then(
    store: Store, as_of: str | datetime, cancel: Callable[[], bool] = lambda: False
) -> StoreThen:
    """What the store held then, by grade and standing. Raises `Cancelled` on request."""
    at = moment_of(as_of)
    with store.database.reading() as connection:
        seq = past.last_before(connection, at)
        kinds = past.kinds_then(connection, seq, cancel)
    return store_of(at, seq, kinds)


def store_of(at: int, seq: int, kinds: Counter[past.Kind]) -> StoreThen:
    """What a store held, from how many memories of each kind it had."""
    by_grade: Counter[str] = Counter({grade.label: 0 for grade in Grade})
    by_standing: Counter[str] = Counter({standing.label: 0 for standing in Standing})
    active = contested = 0
    for (grade, standing, flag, is_active), number in kinds.items():
        if is_active:
            active += number
            contested += number if flag else 0
            by_grade[Grade(grade).label] += number
            by_standing[Standing(standing).label] += number
    total = sum(kinds.values())
    return StoreThen(at, seq, total, active, contested, dict(by_grade), dict(by_standing))


def memory_then(
    store: Store, name: str, as_of: str | datetime, cancel: Callable[[], bool] = lambda: False
) -> MemoryThen:
    """What the store held of one memory then. Raises `Cancelled` on request."""
    at = moment_of(as_of)
    with store.database.reading() as connection:
        seq = past.last_before(connection, at)
        key = memories.resolve(connection, name)
        memory = reading.build(connection, [key], {})[0]
        walk = past.Walk(connection, seq, only=key, cancel=cancel)
        walk.run()
        then = walk.memories[key]
        if not then.there:
            return MemoryThen(at, seq, memory.id, memory.statement, existed=False)
        events = journal_table.events_of(connection, key, memory.id)
        by = past.superseded_then(connection, events, seq)
        receipts = past.receipts_then(connection, key, events, seq)
        contested = past.contests_then(connection, key, walk)
    return MemoryThen(
        at=at,
        seq=seq,
        id=memory.id,
        statement=memory.statement,
        existed=True,
        active=bool(then.active),
        grade=Grade(then.grade),
        standing=Standing(then.standing),
        contested_with=tuple(contested),
        superseded_by=None if then.active else by,
        receipts=tuple(
            ReceiptThen(evidence, path, walk.verdicts.get(evidence, State(state).label))
            for evidence, path, state in receipts
        ),
    )
