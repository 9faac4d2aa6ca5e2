"""What a menu calls a thing that was done: *keep “The retry limit is 5”*, behind Undo or Redo."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath

from nidra.app.history import deeds
from nidra.app.workspace import Store
from nidra.base.text import one_line
from nidra.records.event import Event
from nidra.records.history import Deed
from nidra.report.words import count, when
from nidra.store import undo_rows

WIDTH = 40
LOOKED_AT = 60
_ROWS = 40
# What a person decides; passes and the watcher go their own way.
PERSONAL = frozenset({"resolved", "confirmed", "rejected", "import", "redone", "remapped"})
RECHECK = "recheck"
UNDONE = "undone"


@dataclass(frozen=True, slots=True)
class Offered:
    """What can be taken back and done again now: the words for `undo` and for `redo`, with labels to
    stand behind *Undo* and *Redo*; None and "" where there is nothing."""

    undo: str | None = None
    undo_label: str = ""
    redo: int | None = None
    redo_label: str = ""


def label_of(store: Store, deed: Deed) -> str:
    """What was done, as a menu calls it behind a verb."""
    rows = _rows(store, deed)
    main = next((row for row in rows if row.event in PERSONAL), rows[0] if rows else None)
    if main is None:
        return one_line(deed.what, 2 * WIDTH)
    if main.event == UNDONE:
        return f"undo of {one_line(str(main.detail['of']), 20)}"
    return _of_pass(store, deed, rows) if deed.pass_id else _of_action(store, deed, rows, main)


def offered(store: Store) -> Offered:
    """The newest thing that a person did and can take back, and the undo that can be done again: only
    one that nothing which could be undone came after."""
    undo: Deed | None = None
    again: Deed | None = None
    newer = False
    for deed in deeds(store, LOOKED_AT):
        events = {row.event for row in _rows(store, deed)}
        personal = bool(events & PERSONAL) or _is_recheck(_rows(store, deed))
        if UNDONE in events and not newer:
            again, newer = deed, True
        elif personal and deed.undo is not None:
            undo = deed
            break
        newer = newer or deed.undo is not None
    taken = _taken_back(store, again) if again is not None else None
    if taken is not None and again is not None and again.first != taken.undone_by:
        taken = None  # several undos in one go: the journal offers to do them again
    return Offered(
        undo.undo if undo else None,
        label_of(store, undo) if undo else "",
        again.first if again and taken else None,
        label_of(store, taken) if taken else "",
    )


def _taken_back(store: Store, undone: Deed) -> Deed | None:
    """What an undo took back."""
    return next(
        (
            deed
            for deed in deeds(store, LOOKED_AT)
            if deed.undone_by is not None and undone.first <= deed.undone_by <= undone.last
        ),
        None,
    )


def _rows(store: Store, deed: Deed) -> list[Event]:
    """The first rows of what was done."""
    with store.database.reading() as connection:
        numbers = range(deed.first, min(deed.last, deed.first + _ROWS) + 1)
        found = undo_rows.with_numbers(connection, list(numbers))
    return [row for row in found if row.pass_id == deed.pass_id]


def _is_recheck(rows: list[Event]) -> bool:
    return any(row.detail.get("reason") == RECHECK for row in rows)


def _of_pass(store: Store, deed: Deed, rows: list[Event]) -> str:
    moved = next((row for row in rows if row.event == "remapped"), None)
    if moved is not None:
        return f"remap to {_name(str(moved.detail['to']))}"
    if _is_recheck(rows):
        named = next((row.memory for row in rows if row.memory), None)
        return f"re-check of {_quoted(store, named)}" if named else "re-check"
    if any(row.detail.get("reason") == "watch" for row in rows):
        return "what the watcher found"
    return f"pass of {when(deed.at)}"


def _of_action(store: Store, deed: Deed, rows: list[Event], main: Event) -> str:
    detail, number = main.detail, sum(row.event == main.event for row in rows)
    match main.event:
        case "confirmed" if number > 1:
            return f"confirm {count(number)} memories"
        case "rejected" if number > 1:
            return f"reject {count(number)} memories"
        case "resolved" if detail["keep"] is None:
            sides = (_quoted(store, main.memory), _quoted(store, detail["with"]))
            return f"both hold: {' and '.join(sides)}"
        case "resolved":
            return f"keep {_quoted(store, detail['keep'])}"
        case "confirmed":
            return f"confirm {_quoted(store, main.memory)}"
        case "rejected":
            return f"reject {_quoted(store, main.memory)}"
        case "import":
            return f"import from {_name(str(detail['location']))}"
        case "redone":
            return "import that was brought again"
        case "touched":
            return f"use of {_quoted(store, main.memory)}"
    return one_line(deed.what, 2 * WIDTH)


def _quoted(store: Store, name: str | None) -> str:
    """The statement of a memory as it is quoted in a menu; its id where it is not there."""
    found = store.related([name]) if name else []
    return f"“{one_line(found[0].statement, WIDTH)}”" if found else one_line(name or "", WIDTH)


def _name(path: str) -> str:
    return one_line(PurePath(path).name or path, WIDTH)
