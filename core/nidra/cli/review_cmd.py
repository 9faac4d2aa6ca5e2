"""`nidra review`: what is due for review, and a person's word on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nidra.base.errors import UsageError
from nidra.cli.mounting import mount_command
from nidra.cli.opening import command, opened
from nidra.cli.options import LOOK, AsJson, Dir, at_least_zero, plain_id
from nidra.cli.output import note, say, say_json

if TYPE_CHECKING:
    from nidra.app.workspace import Store
    from nidra.records.review import DueMemory, Reviewed

SHOWN = 50
WIDTH = 300


def mount(app: typer.Typer) -> None:
    """Add the command."""
    example = "nidra review --reject mem_1f2e3d --reason 'the port is 8443 since May'"
    mount_command(app, "review", review, example=example, panel=LOOK)


def review(
    due: Annotated[
        bool, typer.Option("--due", help="Only what is due now, not what comes in 7 days.")
    ] = False,
    confirm: Annotated[
        list[str] | None,
        typer.Option("--confirm", metavar="ID", help="It holds; repeatable."),
    ] = None,
    reject: Annotated[
        list[str] | None,
        typer.Option(
            "--reject", metavar="ID", help="It does not hold: retire it, with --reason; repeatable."
        ),
    ] = None,
    reason: Annotated[
        str, typer.Option("--reason", metavar="TEXT", help="Why; --reject needs one.")
    ] = "",
    limit: Annotated[
        int | None,
        typer.Option("--limit", metavar="N", help=f"At most N; {SHOWN} without --json."),
    ] = None,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """List what is due for review, or confirm or reject it.

    A confirmed memory comes up again after a longer while; its grade stays what its receipts make of
    it. A rejected one is retired and stays on record. With --json one object a line.
    """
    at_least_zero(limit)
    named = [plain_id(name) for name in (*(confirm or ()), *(reject or ()))]
    _require_sense(confirm, reject, reason, due or limit is not None)
    with opened(dir) as store:
        if named:
            said = _decide(store, named, rejected=bool(reject), reason=reason)
            for one in said:
                say_json(reviewed_object(one)) if json else say(sentence(one))
            if not json:
                note(f"Next: {command('review', given=dir)}")
            return
        _list(store, due, limit, json, dir)


def _require_sense(
    confirm: list[str] | None, reject: list[str] | None, reason: str, listing: bool
) -> None:
    if confirm and reject:
        raise UsageError(reason="A word on a memory is --confirm or --reject, one at a time.")
    if not confirm and not reject:
        if reason:
            raise UsageError(reason="--reason goes with --confirm ID or --reject ID.")
    elif listing:
        raise UsageError(reason="--due and --limit list what is due; they confirm nothing.")


def _decide(store: Store, names: Sequence[str], *, rejected: bool, reason: str) -> list[Reviewed]:
    """One word on several memories; a name that fits none stops it before the first."""
    from nidra.app.review import confirm_all, reject_all

    full = list(dict.fromkeys(store.get(name).id for name in names))
    decide = reject_all if rejected else confirm_all
    return list(decide(store, full, reason).said)


def _list(store: Store, only_due: bool, limit: int | None, json: bool, given: str | None) -> None:
    from nidra.app.review import AHEAD, count_due
    from nidra.app.review import due as ask

    ahead = 0 if only_due else AHEAD
    most = SHOWN if limit is None and not json else limit
    found = ask(store, ahead=ahead, limit=most)
    if json:
        for memory in found:
            say_json(due_object(memory))
        return
    for line in lines(found, *count_due(store, ahead=ahead), given):
        say(line)


def lines(
    found: Sequence[DueMemory], due: int, coming: int, given: str | None = None
) -> Iterator[str]:
    """How many are due and how many come, then each in two lines, then what to type."""
    from nidra.report.words import and_more, said

    if not due and not coming:
        yield "Nothing is due for review."
        return
    more = " more" if due else ""
    soon = (
        f"; {said(coming, f'{more} comes'.strip(), f'{more} come'.strip())} within 7 days"
        if coming
        else ""
    )
    head = said(due, "memory is", "memories are") if due else "Nothing is"
    yield f"{head} due for review{soon}."
    for memory in found:
        yield ""
        yield from _memory(memory)
    if due + coming > len(found):
        yield f"\n{and_more(due + coming - len(found))}"
    if found:
        held, name = _not_fallen(found).id, found[0].id
        yield f"\nIt holds:      {command('review', '--confirm', held, given=given)}"
        yield f"It does not:   {command('review', '--reject', name, '--reason', 'TEXT', given=given)}"


def _not_fallen(found: Sequence[DueMemory]) -> DueMemory:
    """The first one that did not fall: a word of a person does not raise what fell."""
    from nidra.records.grade import Standing

    return next((one for one in found if one.standing is not Standing.FALLEN), found[0])


def _memory(memory: DueMemory) -> Iterator[str]:
    from nidra.base.text import one_line

    yield f"{memory.id}  {overdue(memory.overdue_days)}  {memory.standing.label}"
    yield f"  {one_line(memory.statement, WIDTH)}"
    yield f"  {memory.why}"


def overdue(days: float) -> str:
    """How long a review is overdue, or how long it has time, in days: `12 days overdue`."""
    from nidra.report.words import counted

    if days < 0:
        return f"due in {counted(max(1, round(-days)), 'day')}"
    return f"{counted(int(days), 'day')} overdue" if days >= 1 else "due now"


def sentence(done: Reviewed) -> str:
    """What a word on a memory came to."""
    from nidra.report.words import when

    if done.rejected:
        return f"{done.id} was rejected and is retired; it stays on record."
    if not done.changed:
        return f"{done.id} was confirmed before and is not due until {when(done.review_due)}; nothing changed."
    fallen = " It stays fallen: only its source can bear it out." if done.fallen else ""
    return f"{done.id} was confirmed; its next review is due {when(done.review_due)}.{fallen}"


def due_object(memory: DueMemory) -> dict[str, Any]:
    """One memory that is due for JSON. `overdue_days` is negative for one that comes soon."""
    from nidra.base.clock import iso

    planned, last = memory.burial_planned_at, memory.last_reviewed
    return {
        "id": memory.id,
        "statement": memory.statement,
        "grade": memory.grade.label,
        "standing": memory.standing.label,
        "confidence": memory.confidence,
        "contested": memory.contested,
        "review_due": iso(memory.review_due),
        "last_reviewed": None if last is None else iso(last),
        "overdue_days": round(memory.overdue_days, 3),
        "burial_planned_at": None if planned is None else iso(planned),
        "why": memory.why,
    }


def reviewed_object(done: Reviewed) -> dict[str, Any]:
    """What a word on a memory came to, for JSON."""
    from nidra.base.clock import iso

    return {
        "id": done.id,
        "decision": "rejected" if done.rejected else "confirmed",
        "reason": done.reason,
        "review_due": None if done.review_due is None else iso(done.review_due),
        "changed": done.changed,
    }
