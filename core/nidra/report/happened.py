"""What journal rows tell, in words for people: one line for an action, one for a pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import PurePath
from typing import Any

from nidra.base.clock import moment
from nidra.base.errors import NidraError
from nidra.base.ids import began_at
from nidra.base.text import one_line
from nidra.records.event import Event
from nidra.records.review import Rating
from nidra.report.words import count, said

WIDTH = 160

# Rows of these kinds come in pairs: one for each side.
_PAIRED = frozenset({"contested", "contest-closed", "judged"})
# Who did what a pass might have done, by the reason that the rows give.
_WHO = {"watch": "The watcher", "recheck": "A re-check"}
_OF_A_PASS = {
    "remapped": ("source given another place", "sources given another place"),
    "verdict": ("verdict changed", "verdicts changed"),
    "contested": ("conflict found", "conflicts found"),
    "contest-closed": ("conflict ended", "conflicts ended"),
    "judged": ("pair judged", "pairs judged"),
    "merged": ("union", "unions"),
    "superseded": ("memory superseded", "memories superseded"),
    "tombstoned": ("memory buried", "memories buried"),
    "burial-planned": ("burial planned", "burials planned"),
    "burial-spared": ("burial called off", "burials called off"),
    "reviewed": ("review", "reviews"),
    "touched": ("use", "uses"),
    "regrade": ("grade or confidence changed", "grades or confidences changed"),
    "source-changed": ("source changed or back", "sources changed or back"),
    "sources-missing": ("source not reached", "sources not reached"),
    "sources-read": ("source newly read", "sources newly read"),
}


def of_pass(counted: Iterable[tuple[str, int]], reason: object = None) -> str:
    """What a pass did, from how many things its rows of each kind tell of; or the watcher, or a
    re-check, where its rows give that as their reason."""
    totals = _totals(counted)
    parts = [said(number, *words) for number, words in _in_words(totals)]
    other = [kind for kind in totals if kind not in _OF_A_PASS]
    who = _WHO.get(str(reason)) or ("A remap" if totals["remapped"] else "A pass")
    return f"{who}: {', '.join([*parts, *other])}."


def numbers(counted: Iterable[tuple[str, int]]) -> list[tuple[int, str]]:
    """How many things rows of each kind tell of, each number with its words: `(2, "verdicts changed")`."""
    found = _in_words(_totals(counted))
    return [(number, one if number == 1 else many) for number, (one, many) in found]


def _totals(counted: Iterable[tuple[str, int]]) -> Counter[str]:
    totals: Counter[str] = Counter()
    for event, number in counted:
        kind = event.removesuffix("-many")
        totals[kind] += -(-number // 2) if event in _PAIRED else number
    return totals


def _in_words(totals: Counter[str]) -> list[tuple[int, tuple[str, str]]]:
    return [(totals[kind], words) for kind, words in _OF_A_PASS.items() if totals[kind]]


def of_idle(state: str) -> str:
    """What a pass did that changed nothing, by how it ended."""
    return {
        "done": "A pass: nothing had changed.",
        "running": "A pass began, and has changed nothing so far.",
        "failed": "A pass failed before it changed anything.",
    }.get(state, "A pass was stopped before it changed anything.")


def of_action(rows: Sequence[Event]) -> str:
    """What the rows of one action did."""
    return of_row(decisive(rows))


def of_several(rows: Sequence[Event]) -> str:
    """What several rows of one kind and one moment did: a decision on several memories, or several
    undos in one go."""
    try:
        return one_line(_of_several(rows), WIDTH)
    except (LookupError, TypeError, ValueError, AttributeError, NidraError):
        return of_row(rows[0])


def _of_several(rows: Sequence[Event]) -> str:
    number, row = len(rows), rows[0]
    if row.event == "rejected":
        return f"{count(number)} memories were rejected{_because(row.detail)}"
    if row.event == "confirmed":
        return f"{count(number)} memories were confirmed{_because(row.detail)}"
    return f"Undone: {count(number)} things that were done, rows {row.seq} to {rows[-1].seq}."


def decisive(rows: Sequence[Event]) -> Event:
    """The row of an action that tells what it was: the decision, where there was one, else the first."""
    return next((row for row in rows if row.event == "resolved"), rows[0])


def of_row(row: Event) -> str:
    """What one row tells, in a sentence; of one that somebody changed, that it tells nothing any more."""
    try:
        return _of_row(row)
    except (LookupError, TypeError, ValueError, AttributeError, NidraError):
        return one_line(
            f"Row {row.seq} ({row.event}) cannot be read: it was changed afterwards.", WIDTH
        )


def _of_row(row: Event) -> str:
    tell = _WORDS.get(row.event)
    if tell is not None:
        return one_line(tell(row, row.detail), WIDTH)
    if row.event.endswith("-many"):
        kind = row.event.removesuffix("-many")
        one, many = _OF_A_PASS.get(kind, (kind, kind))
        return f"{said(row.detail['count'], one, many)}."
    return one_line(f"{row.memory or ''} {row.event}".strip(), WIDTH)


def of_memory(row: Event) -> str:
    """What one row tells, without the name of its memory in front: `It was confirmed: seen today`."""
    told, name = of_row(row), row.memory or ""
    if name and told.startswith(f"{name}: "):
        rest = told.removeprefix(f"{name}: ")
        return rest[:1].upper() + rest[1:]
    return f"It{told.removeprefix(name)}" if name and told.startswith(f"{name} ") else told


def _because(detail: dict[str, Any]) -> str:
    return f": {detail['reason']}" if detail.get("reason") else ""


def _filed(row: Event, detail: dict[str, Any]) -> str:
    number = len(detail["receipts"])
    with_what = f" with {said(number, 'receipt', 'receipts')}" if number else ""
    return f"{row.memory} was filed{with_what}"


def _united(row: Event, detail: dict[str, Any]) -> str:
    number = len(detail["receipts"])
    what = said(number, "receipt was", "receipts were") if number else "Words were"
    return f"{what} added to {row.memory}"


def _imported(row: Event, detail: dict[str, Any]) -> str:
    number = detail["counts"].get("imported", 0)
    moved = detail["counts"].get("other_source", 0)
    pointed = said(moved, "receipt now points", "receipts now point") if moved else ""
    place = f"{PurePath(detail['location']).name} ({detail['location']})"
    if moved and not number:
        return f"{pointed} at another place, after an import from {place}"
    also = f", {pointed} at another place" if moved else ""
    return f"{said(number, 'memory was', 'memories were')} imported from {place}{also}"


def _reviewed(row: Event, detail: dict[str, Any]) -> str:
    if detail.get("rating") is None:
        return f"{row.memory} got a date for review"
    if detail["rating"] == Rating.AGAIN.label:
        return f"{row.memory} begins its reviews anew"
    return f"{row.memory} came through its review"


def _touched(row: Event, detail: dict[str, Any]) -> str:
    grown = grown_to(detail)
    return f"{row.memory} was used by {detail['caller']}{f', {grown}' if grown else ''}"


def grown_to(detail: Mapping[str, Any]) -> str:
    """What a use made of a stability, from its journal row, or "" where it did not grow to speak of."""
    old, new = detail["from"]["stability"], detail["to"]["stability"]
    grew = new is not None and (old is None or round(new, 1) > round(old, 1))
    return f"its stability is {new:.1f} days now" if grew else ""


def _touched_many(row: Event, detail: dict[str, Any]) -> str:
    if row.memory:
        return _touched(row, detail)
    return f"{said(detail['count'], 'memory was', 'memories were')} used by {detail['caller']}"


def _superseded(row: Event, detail: dict[str, Any]) -> str:
    by = f" by {detail['by']}" if detail.get("by") else ""
    return f"{row.memory} was superseded{by}{_because(detail)}"


def _resolved(row: Event, detail: dict[str, Any]) -> str:
    kept = detail["keep"]
    if kept is None:
        return f"{row.memory} and {detail['with']} both hold{_because(detail)}"
    other = detail["with"] if kept == row.memory else row.memory
    return f"{kept} was kept, {other} made way{_because(detail)}"


def _judged(row: Event, detail: dict[str, Any]) -> str:
    winner = detail["winner"]
    decided = (
        f"{winner} was kept by a judge" if winner else f"A judge could not decide on {row.memory}"
    )
    return f"{decided}{_because(detail)}"


def _merged(row: Event, detail: dict[str, Any]) -> str:
    return f"{row.memory} stands for {', '.join(detail['from'])} too, which say the same"


def _undone(row: Event, detail: dict[str, Any]) -> str:
    of, what = detail["of"], detail["what"]
    if isinstance(of, int):
        return f"Undone: row {of}. {what}"
    began = began_at(of)
    if began is None:
        return f"Undone: pass {of}. {what}"
    at = f"{moment(began):%Y-%m-%d %H:%M} UTC"
    return f"Undone: the pass of {at}. {what}"


def _verdict(row: Event, detail: dict[str, Any]) -> str:
    return f"{row.memory}: a receipt went from {detail['from']} to {detail['to']}. {detail['sentence']}"


def _remapped(row: Event, detail: dict[str, Any]) -> str:
    moved = said(detail["count"], "source is", "sources are")
    return f"{moved} looked for below {detail['to']} now, no longer below {detail['from']}"


def _regraded(row: Event, detail: dict[str, Any]) -> str:
    return f"{row.memory} was judged again. {detail['sentence']}"


def _closed(row: Event, detail: dict[str, Any]) -> str:
    return f"The conflict of {row.memory} and {detail['with']} ended ({detail['state']}){_because(detail)}"


_WORDS: dict[str, Callable[[Event, dict[str, Any]], str]] = {
    "add": _filed,
    "united": _united,
    "import": _imported,
    "redone": lambda row, detail: f"The import of row {detail['of']} counts again",
    "vanished": lambda row, detail: (
        f"{count(detail['vanished'])} rows of {detail['location']} are there no more,"
        f" {count(detail['returned'])} came back"
    ),
    "superseded": _superseded,
    "revived": lambda row, detail: f"{row.memory} counts again{_because(detail)}",
    "tombstoned": lambda row, detail: f"{row.memory} was buried{_because(detail)}",
    "rejected": lambda row, detail: f"{row.memory} was rejected{_because(detail)}",
    "contested": lambda row, detail: (
        f"{row.memory} and {detail['with']} cannot both hold ({detail['kind']})"
    ),
    "contest-closed": _closed,
    "resolved": _resolved,
    "judged": _judged,
    "merged": _merged,
    "confirmed": lambda row, detail: f"{row.memory} was confirmed{_because(detail)}",
    "reviewed": _reviewed,
    "touched": _touched,
    "touched-many": _touched_many,
    "burial-planned": lambda row, detail: f"The burial of {row.memory} is planned",
    "burial-spared": lambda row, detail: f"{row.memory} was spared from burial{_because(detail)}",
    "undone": _undone,
    "remapped": _remapped,
    "verdict": _verdict,
    "regrade": _regraded,
}
