"""`nidra history --as-of DATE --changed`: which memories are believed otherwise today, and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from nidra.app.believed import believed, page
from nidra.base.clock import iso
from nidra.base.text import one_line
from nidra.cli.output import say, say_json
from nidra.records.believed import BELIEVED, Beliefs, Believed, State, Turn, packed
from nidra.records.grade import Grade, Standing
from nidra.report.words import count, said, when

if TYPE_CHECKING:
    from nidra.app.workspace import Store

STATED = 200
_TURNS = {
    Turn.FELL: ("fell", "fell"),
    Turn.ROSE: ("rose", "rose"),
    Turn.MOVED: ("stands otherwise with the same grade", "stand otherwise with the same grade"),
    Turn.DISPUTED: ("is in conflict since", "are in conflict since"),
    Turn.SETTLED: ("is in conflict no more", "are in conflict no more"),
    Turn.RETIRED: ("was retired", "were retired"),
    Turn.BACK: ("counts again", "count again"),
    Turn.FILED: ("came since", "came since"),
    Turn.WITHDRAWN: ("is on file no more", "are on file no more"),
}


def show(store: Store, as_of: str, limit: int, json: bool) -> None:
    """Print the first `limit` of them."""
    found = believed(store, as_of)
    lines = page(store, found.changes, 0, limit).lines if limit else ()
    if json:
        for line in lines:
            say_json(as_object(line))
        return
    for sentence in head(found):
        say(sentence)
    for line in lines:
        for sentence in told(line):
            say(sentence)
    left = len(found.changes) - len(lines)
    if left:
        say(f"{count(left)} more; --limit N shows more of them.")


def head(found: Beliefs) -> Iterator[str]:
    """How many there are, by what became of them."""
    then, number = found.then, len(found.changes)
    moment = f"{when(then.at)}, up to journal row {then.seq}"
    if not number:
        yield f"What was believed at {moment}, is believed today."
        return
    yield f"{said(number, 'memory is', 'memories are')} believed otherwise than at {moment}:"
    for turn, times in found.changes.counts().items():
        yield f"{count(times):>12} {_TURNS[turn][times != 1]}"


def told(line: Believed) -> Iterator[str]:
    """One memory: what it says, how it stood and stands, and the row that changed it last."""
    yield f"{line.row.id}  {one_line(line.row.statement, STATED)}"
    yield f"         {_state(line.then)} -> {_state(line.now)}"
    why = line.change.sentence or line.deed.what
    yield f"         row {line.deed.first}, {when(line.deed.at)}: {one_line(why, STATED)}"


def _state(state: State) -> str:
    if packed(*state) & BELIEVED != BELIEVED:
        return "retired" if state.there else "not on file"
    contested = ", contested" if state.contested else ""
    return f"{Grade(state.grade).label} ({Standing(state.standing).label}{contested})"


def as_object(line: Believed) -> dict[str, Any]:
    """One memory that is believed otherwise, for JSON."""
    return {
        "id": line.row.id,
        "statement": line.row.statement,
        "change": line.turn.label,
        "then": _object(line.then),
        "now": _object(line.now),
        "row": line.deed.first,
        "time": iso(line.deed.at),
        "pass": line.deed.pass_id,
        "why": line.change.sentence or line.deed.what,
    }


def _object(state: State) -> dict[str, Any]:
    return {
        "on_file": bool(state.there),
        "active": bool(state.there and state.active),
        "contested": bool(state.contested),
        "grade": Grade(state.grade).label,
        "standing": Standing(state.standing).label,
    }
