"""What a person asks to undo: a pass, or the action that one journal row belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nidra.base.clock import iso
from nidra.base.errors import AlreadyUndone, UndoRefused, UsageError
from nidra.base.text import one_line
from nidra.records.event import Event
from nidra.store import undo_rows
from nidra.store.connection import Connection
from nidra.store.undo_actions import FACTS, FOLLOWS, REMAPPED, Action, grouped
from nidra.store.undoing import REVERSES, essential

LAST = "last"
SHORTEST = 6
# As many as SQLite's largest number has for certain.
_DIGITS = 18


@dataclass(frozen=True, slots=True)
class Target:
    """What is to be undone: the name of it for a sentence, what the journal calls it, its rows."""

    name: str
    of: str | int
    rows: tuple[Event, ...]


def find(connection: Connection, word: str) -> Target:
    """The target that a word names: `last`, the number of a row, or the beginning of a pass id.

    Raises `UsageError` for a word that names nothing, `AlreadyUndone`, and `UndoRefused` for what
    cannot be taken back.
    """
    if word.isascii() and word.isdigit() and word[0] != "0":
        return _of_row(connection, _number(connection, word))
    return _of_pass(connection, _pass_named(connection, word))


def _number(connection: Connection, word: str) -> int:
    """The number that a word of digits spells, one that a journal could reach."""
    if len(word) > _DIGITS:
        raise _no_row(connection, one_line(word, 40))
    return int(word)


def _no_row(connection: Connection, number: int | str) -> UsageError:
    last = undo_rows.last(connection)
    return UsageError(reason=f"There is no journal row {number}; the last one has number {last}.")


def _pass_named(connection: Connection, word: str) -> str:
    if word == LAST:
        found = undo_rows.last_pass(connection)
        if found is None:
            raise UsageError(reason="No pass has changed anything yet, so that none can be undone.")
        return found
    if len(word) < SHORTEST:
        raise UsageError(
            reason=f"{one_line(word)!r} is too short for a pass: give {SHORTEST} letters of its id or"
            " more, the number of a journal row, or `last`. `nidra history` shows them."
        )
    found_ones = undo_rows.passes(connection, word.lower())
    if not found_ones:
        raise UsageError(
            reason=f"No pass with an id that begins {one_line(word, 40)} has changed anything."
            " `nidra history` shows the passes."
        )
    if len(found_ones) > 1:
        raise UsageError(reason=_several(connection, word, found_ones))
    return found_ones[0][0]


def _several(connection: Connection, word: str, found: Sequence[tuple[str, int]]) -> str:
    """The passes that a short id could mean, with their hours."""
    rows = undo_rows.with_numbers(connection, [first for _, first in found[:10]])
    listed = ", ".join(f"{row.pass_id} ({iso(row.ts)[:16].replace('T', ' ')} UTC)" for row in rows)
    more = f" and {len(found) - 10} more" if len(found) > 10 else ""
    return (
        f"{one_line(word, 40)} begins the ids of {len(found)} passes: {listed}{more}. Give more"
        " letters."
    )


def _of_pass(connection: Connection, pass_id: str) -> Target:
    rows = undo_rows.of_pass(connection, pass_id)
    kind = "remap" if any(row.event == REMAPPED for row in rows) else "pass"
    return _left(connection, f"{kind} {pass_id}", pass_id, rows)


def _of_row(connection: Connection, seq: int) -> Target:
    row = undo_rows.row(connection, seq)
    if row is None:
        raise _no_row(connection, seq)
    if row.event == "redone":
        return _of_row(connection, row.detail["of"])
    rows = together(connection, row)
    if any(one.event == "import" for one in rows):
        rows = _with_returns(connection, rows)
    if not any(one.event in REVERSES for one in rows):
        raise UndoRefused(reason=_refusal(connection, row))
    return _left(connection, f"row {seq} ({row.event})", seq, rows)


def together(connection: Connection, row: Event) -> list[Event]:
    """The rows of the action that a row belongs to; of both, where it belongs to two."""
    kept = connection.kept
    known = kept.together if isinstance(kept, undo_rows.Kept) else {}
    if row.seq not in known:
        known.update(_by_row(grouped(undo_rows.run_around(connection, row))))
    return known[row.seq]


def _by_row(actions: Sequence[Action]) -> dict[int, list[Event]]:
    """The rows of the action that each row belongs to."""
    found: dict[int, dict[int, Event]] = {}
    for action in actions:
        rows = {one.seq: one for one in action.rows}
        for seq in rows:
            found[seq] = found.get(seq, {}) | rows
    return {seq: [rows[one] for one in sorted(rows)] for seq, rows in found.items()}


def _with_returns(connection: Connection, rows: Sequence[Event]) -> list[Event]:
    """The rows of an import, and those of each time that it was brought again."""
    head = next(one for one in rows if one.event == "import")
    returns = undo_rows.select(
        connection, "event='redone' AND json_extract(detail, '$.of')=? ORDER BY seq", (head.seq,)
    )
    more = [one for again in returns for one in together(connection, again)]
    return [*rows, *more]


def _left(connection: Connection, name: str, of: str | int, rows: Sequence[Event]) -> Target:
    """The target without the rows that were undone before."""
    gone = undo_rows.undone(connection)
    reversible = [row for row in rows if row.event in REVERSES]
    if not reversible:
        raise UndoRefused(reason=f"Nothing that {name} did can be taken back: it only looked.")
    left = [row for row in rows if row.event in FOLLOWS or row.event in REVERSES]
    left = [row for row in left if row.seq not in gone]
    main = essential([(row.seq, row.event) for row in reversible])
    if all(seq in gone for seq in main):
        by = max(gone[seq] for seq in main)
        raise AlreadyUndone(
            reason=f"{name[0].upper()}{name[1:]} was undone before, by row {by}. Nothing was changed."
        )
    return Target(name, of, tuple(left))


def _refusal(connection: Connection, row: Event) -> str:
    """Why a row cannot be taken back, and what to do instead."""
    start = f"Row {row.seq} ({row.event}) cannot be undone: "
    if row.event in ("add", "united"):
        return (
            f"{start}what was filed stays on file. `nidra review --reject {row.memory}"
            " --reason TEXT` retires the memory."
        )
    if row.event == "undone":
        return f"{start}it is an undo itself. Do again what it took back; a pass does so by itself."
    if row.event in FACTS:
        return f"{start}it tells what was found of the sources, and changed no memory."
    if row.event in FOLLOWS:
        return f"{start}{_cause(connection, row)}"
    if row.event == "judged":
        return f"{start}the judge named no winner, so that nothing was changed."
    return f"{start}nothing that it did can be taken back."


def _cause(connection: Connection, row: Event) -> str:
    """Which rows a grade follows from."""
    run = undo_rows.run_around(connection, row)
    before = [one for one in run if one.seq < row.seq and one.event in REVERSES]
    own = [one for one in before if one.memory == row.memory] or before
    hint = f"; `nidra undo {own[-1].seq}` takes the latest of those back" if own else ""
    return f"a grade follows from other rows, and goes back with them{hint}."
