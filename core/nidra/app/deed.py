"""One deed of the journal, looked at closely: what it changed, and whether it can be taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from nidra.app import history, way_back
from nidra.app.journal import names_in
from nidra.app.workspace import Store
from nidra.base.errors import UsageError
from nidra.records.event import Event
from nidra.records.grade import Standing
from nidra.records.history import Deed
from nidra.records.journal import Change, ChangedMemory, DeedDetail, Fixed
from nidra.records.verdict import State
from nidra.report import happened
from nidra.store import browsing_rows, deed_rows, done_again, undo_rows
from nidra.store.connection import Connection
from nidra.store.journal import CHANGE_BYTES, get_blob, unpack_changes
from nidra.store.undo_actions import FACTS
from nidra.store.undo_effects import Names

MOST = 40
_ROWS = 1000  # of a pass that are looked through for the memories to show
# What a memory went through unchanged is shown behind what changed it.
_LESS = ("reviewed", "reviewed-many", "touched", "touched-many", "burial-planned", *sorted(FACTS))
_BY_LABEL = {state.label: state for state in State}
Found = dict[int, list[Change]]


def detail(store: Store, deed: Deed, most: int = MOST) -> DeedDetail:
    """What a deed did. Raises `UsageError` where the journal has no such row."""
    if not deed.last:
        return DeedDetail(deed, 0, (), (), 0, Fixed.IDLE)
    with store.database.reading() as connection:
        rows, counted, number = _rows(connection, deed)
        found = _changes(connection, rows, most)
        shown = _ranked(found)[:most]
        lines = {row.key: row for row in browsing_rows.rows(connection, shown)}
        undo_rows.remember(connection)
        again = _redos(connection, deed, rows)
        redo = again[-1] if again else None
        told = [one.sentence for key in shown for one in found[key]]
        names = names_in(connection, [deed.what, *told])
        back, later = way_back.of(connection, deed)
    listed = tuple(ChangedMemory(lines[key], tuple(found[key])) for key in shown if key in lines)
    return DeedDetail(
        deed=deed,
        rows=number,
        counts=tuple(happened.numbers(counted)),
        memories=listed,
        more=max(0, (deed.told or len(found)) - len(listed)),
        fixed=_fixed(rows, redo) if deed.undo is None and deed.undone_by is None else None,
        redo=redo,
        again=again,
        names=names,
        back=back,
        later=later,
    )


def at(store: Store, row: int) -> Deed:
    """The deed that a journal row belongs to. Raises `UsageError` for a number that no row bears."""
    with store.database.reading() as connection:
        found = undo_rows.row(connection, row)
        if found is None:
            raise UsageError(reason=f"There is no journal row {row}.")
        end = row if found.pass_id is None else deed_rows.end_of(connection, found.pass_id)
        behind = undo_rows.run_around(connection, found)[-1].seq if found.pass_id is None else end
        deeds = history.told(connection, behind + 1)
        return next(one for one in deeds if one.first <= row <= one.last)


def _rows(connection: Connection, deed: Deed) -> tuple[list[Event], list[tuple[str, int]], int]:
    """(rows, the first of a large pass; how many things each kind tells of; the number of all rows)."""
    if deed.pass_id:
        counted = [(row[0], row[1]) for row in undo_rows.counted(connection, deed.pass_id)]
        rows = deed_rows.telling(connection, deed.pass_id, _LESS, _ROWS)
        return rows, counted, deed_rows.size(connection, deed.pass_id)
    rows = deed_rows.action_of(connection, deed.first)
    if not rows:
        raise UsageError(reason=f"There is no journal row {deed.first}.")
    if rows[-1].seq < deed.last:  # one decision on several memories
        where = "seq>=? AND seq<=? AND pass_id IS NULL ORDER BY seq"
        rows = undo_rows.select(connection, where, (deed.first, deed.last))
    kinds: Counter[str] = Counter()
    for row in rows:
        kinds[row.event] += int(row.detail.get("count", 1)) if row.event.endswith("-many") else 1
    return rows, list(kinds.items()), len(rows)


# Memories -----------------------------------------------------------------------------------


def _changes(connection: Connection, rows: Sequence[Event], most: int) -> Found:
    """What became of each memory that rows tell of; of a long list its beginning."""
    names = Names(connection)
    names.learn(row.memory for row in rows)
    found: Found = {}
    for row in rows:
        told = _of_many(connection, row, most) if row.memory is None else _of_one(names, row)
        for key, change in told:
            found.setdefault(key, []).append(change)
    return found


def change_of(row: Event, memory: str) -> Change:
    """What one journal row tells of a memory, without what went from what to what."""
    if row.event == "regrade":
        return Change(row.event, str(row.detail["sentence"]))
    if row.event == "regrade-many":
        return Change(row.event, str(row.detail["example"]["sentence"]))
    if row.memory is None:
        return Change(row.event, "")
    own = row.memory == memory
    return Change(row.event, happened.of_memory(row) if own else happened.of_row(row))


def _of_one(names: Names, row: Event) -> Iterator[tuple[int, Change]]:
    detail = row.detail
    change = Change(row.event, happened.of_memory(row))
    if row.event == "regrade":
        before, after = detail["standing"]
        grades = ((detail["from"]["grade"], before), (detail["to"]["grade"], after))
        change = Change(row.event, str(detail["sentence"]), grades=grades)
    elif row.event == "verdict":
        old, new = _BY_LABEL[detail["from"]], _BY_LABEL[detail["to"]]
        change = Change(row.event, str(detail["sentence"]), verdicts=(old, new))
    yield names.key(row.memory), change


def _of_many(connection: Connection, row: Event, most: int) -> Iterator[tuple[int, Change]]:
    detail = row.detail
    if row.event == "import":
        for key in deed_rows.brought(connection, int(detail["batch"]), most):
            yield key, Change(row.event, "")
        return
    digest = detail.get("blob")
    if not isinstance(digest, str):
        return
    data = (get_blob(connection, digest) or b"")[: most * CHANGE_BYTES]
    for key, old, new in unpack_changes(data):
        yield key, _one_of_many(row, old, new)


def _one_of_many(row: Event, old: int, new: int) -> Change:
    if row.event == "regrade-many":
        before, after = row.detail["example"]["standing"]
        sentence = str(row.detail["example"]["sentence"])
        return Change(row.event, sentence, grades=((old, before), (new, after)))
    if row.event == "verdict-many":
        return Change(row.event, "", verdicts=(State(old), State(new)))
    return Change(row.event, "")


def _ranked(found: Found) -> list[int]:
    """The memories in the order in which a person wants to see them: what fell, what changed, the rest."""

    def rank(key: int) -> int:
        changes = found[key]
        if any(one.grades and one.grades[1][1] == Standing.FALLEN for one in changes):
            return 0
        return 1 if any(one.kind not in _LESS for one in changes) else 2

    return sorted(found, key=rank)


# The way back -------------------------------------------------------------------------------


def _fixed(rows: Sequence[Event], redo: int | None) -> Fixed:
    """Why a deed cannot be taken back."""
    events = {row.event for row in rows}
    if events & {"undone"}:
        return Fixed.AGAIN if redo is None else Fixed.UNDO
    if events & {"add", "united"}:
        return Fixed.FILED
    if "judged" in events:
        return Fixed.UNDECIDED
    return Fixed.LOOKED if events <= FACTS else Fixed.NOTHING


def _redos(connection: Connection, deed: Deed, rows: Sequence[Event]) -> tuple[int, ...]:
    """The rows of the undos that can be done again; those of what was done again since are left out."""
    if deed.undone_by is None:
        found = [row for row in rows if row.event == "undone"]
    else:
        gone = undo_rows.undone(connection)
        mine = {deed.undone_by, *(gone[row.seq] for row in rows if row.seq in gone)}
        found = undo_rows.with_numbers(connection, sorted(mine))
    return tuple(
        row.seq for row in found if row.event == "undone" and not done_again.since(connection, row)
    )


def ended(store: Store, deed: Deed) -> int:
    """The moment at which all of a deed stood, in microseconds of UTC."""
    with store.database.reading() as connection:
        row = undo_rows.row(connection, deed.last)
    return row.ts if row is not None else deed.at
