"""Redo: what an undo took back is done again, by the same ways, with new rows in the journal.

A person's decision comes out as it was, its reason and its dates included. What was found of sources
is found again: a pass, a re-check, a remap and an import look at what is there by now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from nidra.app.imports import Request, import_store
from nidra.app.recheck import REASON as RECHECK
from nidra.app.remap import Asked, remap
from nidra.app.resolve import resolve
from nidra.app.review import active_one, confirm, reject, reject_all
from nidra.app.run_pass import run_sleep
from nidra.app.takeover import take_over
from nidra.app.workspace import Store
from nidra.base.errors import UndoRefused, UsageError
from nidra.records.event import Event
from nidra.records.old_files import ADAPTER
from nidra.records.progress import Progress
from nidra.records.review import Rating, Schedule
from nidra.sleep.watch.judging import WATCH, Judge
from nidra.store import grades, overtaken, remaps, reviews, undo_rows, undo_targets
from nidra.store import journal as journal_table
from nidra.store.connection import Connection
from nidra.store.journal import Journal
from nidra.store.reviews import CONFIRMED, Change
from nidra.store.undo_actions import FOLLOWS, REMAPPED

_ROWS = 5000
_DECISIONS = ("redone", "resolved", "confirmed", "rejected", "rejected-many")
_AGAIN = frozenset({*_DECISIONS, "import", REMAPPED})

# Rows that follow from a rejection.
FOLLOWING = FOLLOWS | {"contest-closed"}

Tell = Callable[[Progress], None] | None
Stop = Callable[[], bool] | None


@dataclass(frozen=True, slots=True)
class Redone:
    """What was done again: the undo that it went behind, and the rows of the journal that tell of it
    (`first` to `last`; `last` below `first` where nothing had to be written)."""

    of: int
    first: int
    last: int


def redo(store: Store, seq: int, progress: Tell = None, cancel: Stop = None) -> Redone:
    """Do again what the undo of journal row `seq` took back.

    Raises `UsageError` for a row that tells of no undo, `UndoRefused` for what cannot be done again,
    and what doing it raises: a decision on a memory that was retired meanwhile is refused.
    """
    with store.database.reading() as connection:
        rows = _taken_back(connection, seq)
    return _do_again(store, seq, rows, progress, cancel)


def _do_again(
    store: Store, seq: int, rows: Sequence[Event], progress: Tell = None, cancel: Stop = None
) -> Redone:
    first = _end(store) + 1
    _Again(store, rows, progress, cancel).do()
    return Redone(seq, first, _end(store))


def redo_several(store: Store, seqs: Sequence[int]) -> str:
    """Do again what several undos took back, what was taken back last first; what to give to `undo`,
    with blanks between.

    A rejection of several memories is one decision again. Raises what `redo` raises; where one of them
    cannot be done again by itself, before the first is.
    """
    with store.database.reading() as connection:
        undo_rows.remember(connection)
        taken = {seq: _taken_back(connection, seq) for seq in sorted(set(seqs), reverse=True)}
    for one in taken.values():
        _require_way(one)
    rows = [row for one in taken.values() for row in one]
    rejected = [row for row in rows if row.event == "rejected"]
    reasons = {row.detail["reason"] for row in rejected}
    if len(reasons) == 1 and {row.event for row in rows} <= {"rejected", *FOLLOWING}:
        names = list(dict.fromkeys(str(row.memory) for row in rejected))
        return " ".join(map(str, reject_all(store, names, reasons.pop()).rows))
    words = [undo_word(store, _do_again(store, seq, one)) for seq, one in taken.items()]
    return " ".join(word for word in words if word)


def undo_word(store: Store, done: Redone) -> str | None:
    """The word that takes back what was done again; None where nothing was written that can be.

    Another process may have written between its rows: an import and a decision tell of themselves.
    """
    found: dict[int, str] = {}
    with store.database.reading() as connection:
        for seq in range(done.first, done.last + 1, _ROWS):
            numbers = range(seq, min(seq + _ROWS, done.last + 1))
            for row in undo_rows.with_numbers(connection, numbers):
                if row.event == "import":
                    found[0] = str(row.seq)
                elif row.pass_id is None and row.event in _DECISIONS:
                    found.setdefault(1, str(row.seq))
                elif row.pass_id is not None:
                    found.setdefault(2, row.pass_id)
    return found[min(found)] if found else None


def _end(store: Store) -> int:
    with store.database.reading() as connection:
        return journal_table.head(connection)[0]


def _taken_back(connection: Connection, seq: int) -> list[Event]:
    """The rows of what an undo took back."""
    row = undo_rows.row(connection, seq)
    if row is None or row.event != "undone":
        raise UsageError(reason=f"Row {seq} tells of no undo, so that nothing is to be redone.")
    of = row.detail["of"]
    if isinstance(of, str):
        return undo_rows.of_pass(connection, of)
    head = undo_rows.row(connection, of)
    return [] if head is None else undo_targets.together(connection, head)


def _require_way(rows: Sequence[Event]) -> None:
    """Raise where there is no way to do what these rows tell of again."""
    alone = not rows or rows[0].pass_id is None
    if alone and not any(row.event in _AGAIN for row in rows):
        told = rows[0].event if rows else "nothing"
        raise UndoRefused(reason=f"What was undone ({told}) cannot be done again by itself.")


class _Again:
    """One thing that is done again."""

    def __init__(self, store: Store, rows: Sequence[Event], progress: Tell, cancel: Stop) -> None:
        self._store = store
        self._rows = rows
        self._progress = progress
        self._cancel = cancel

    def do(self) -> None:
        """Do it by the way that it was done."""
        _require_way(self._rows)
        row = self._first(REMAPPED)
        if row is not None:
            self._remap()
        elif self._rows and self._rows[0].pass_id is not None:
            self._pass(self._rows[0].pass_id)
        elif (row := self._first("resolved")) is not None:
            self._resolve(row)
        elif (row := self._first("confirmed")) is not None:
            self._confirm(row)
        elif (row := self._first("rejected")) is not None:
            reject(self._store, str(row.memory), row.detail["reason"])
        elif (row := self._first("rejected-many")) is not None:
            reject_all(self._store, _names_in(self._store, row), row.detail["reason"])
        elif (row := self._first("import", "redone")) is not None:
            self._import(row)

    def _first(self, *events: str) -> Event | None:
        return next((row for row in self._rows if row.event in events), None)

    def _resolve(self, row: Event) -> None:
        keep = row.detail["keep"]
        resolve(
            self._store,
            str(row.memory),
            row.detail["with"],
            keep=keep,
            both=keep is None,
            reason=row.detail["reason"],
        )

    def _confirm(self, row: Event) -> None:
        """With the dates that it gave, where the review clock stands as it did before."""
        store, reason = self._store, row.detail.get("reason") or ""
        with store.database.writing() as connection:
            key, _ = active_one(connection, str(row.memory))
            old, new = _schedule(row.detail["from"]), _schedule(row.detail["to"])
            journal = Journal(connection, store.now())
            change = Change(old, new, Rating.EASY, [key])
            written = reviews.write(connection, journal, [change], CONFIRMED, reason)
            journal.flush()
        if not written:
            confirm(store, str(row.memory), reason)

    def _remap(self) -> None:
        """Each source to the place that it had got: by its folder, or by itself where it was renamed."""
        maps: dict[str, str] = {}
        for row in self._rows:
            if row.event == REMAPPED:
                old, new = str(row.detail["from"]), str(row.detail["to"])
                maps[old] = new
                maps |= self._renamed(row, old, new)
        remap(self._store, Asked((), tuple(maps.items())), self._progress, self._cancel)

    def _renamed(self, row: Event, old: str, new: str) -> dict[str, str]:
        """The sources of a root whose path below it became another one."""
        with self._store.database.reading() as connection:
            moves = remaps.moves(connection, row.detail["sources"])
        lay = [(move, str(move.before["location"] or move.path)) for move in moves]
        return {
            place: move.to
            for move, place in lay
            if move.to is not None and new + place[len(old) :] != move.to
        }

    def _pass(self, pass_id: str) -> None:
        """A pass, or a look at some sources: what they say by now is filed."""
        reasons = {row.detail.get("reason") for row in self._rows}
        if reasons & {RECHECK, WATCH}:
            self._look(RECHECK if RECHECK in reasons else WATCH)
            return
        ran = [run for run in self._store.runs.history(1000) if run["pass_id"] == pass_id]
        mode = ran[0]["mode"] if ran and ran[0]["mode"] in ("full", "quick") else "full"
        run_sleep(self._store, mode=mode, progress=self._progress, cancel=self._cancel)

    def _look(self, reason: str) -> None:
        """Look again at the sources of every receipt that had another verdict then."""
        store = self._store
        with store.database.reading() as connection:
            wanted = [key for row in self._rows for key in overtaken.receipts_in(connection, row)]
            keys = set(overtaken.sources_of(connection, wanted).values())
        judge = Judge(
            store.database,
            store.runs,
            store.folder,
            store.now,
            lambda at, batch, outcome: None,
            self._cancel,
            reason,
        )
        judge.judge(keys, anew=True, wanted=frozenset(wanted))

    def _import(self, row: Event) -> None:
        """An import again, which lets the one that was undone count."""
        if row.event == "redone":
            with self._store.database.reading() as connection:
                row = undo_rows.row(connection, row.detail["of"]) or row
        place = Path(row.detail["location"])
        if row.detail["adapter"] == ADAPTER:
            take_over(self._store, place, self._progress, self._cancel)
        else:
            import_store(self._store, Request(place), self._progress, self._cancel)


def _names_in(store: Store, row: Event) -> list[str]:
    """The memories that a row on many speaks of."""
    with store.database.reading() as connection:
        data = journal_table.get_blob(connection, row.detail["blob"]) or b""
        keys = [key for key, _, _ in journal_table.unpack_changes(data)]
        return [*grades.names(connection, keys).values()]


def _schedule(told: dict[str, int | str | None]) -> Schedule:
    last, due, state = told["last_reviewed"], told["review_due"], told["review_state"]
    return Schedule(
        int(last) if last is not None else None,
        int(due) if due is not None else None,
        str(state) if state is not None else None,
    )
