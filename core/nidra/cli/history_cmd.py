"""`nidra history`: what was done to a store or a memory, and what it held on a day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nidra.base.errors import UsageError
from nidra.cli.mounting import mount_command
from nidra.cli.opening import command, opened
from nidra.cli.options import LOOK, NO_LINES, AsJson, Dir, at_least_zero, plain_id
from nidra.cli.output import say, say_json

if TYPE_CHECKING:
    from nidra.records.history import Deed, MemoryThen, StoreThen

LIMIT = 20


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(
        app, "history", history, example="nidra history mem_1f2e3d --as-of 2026-06-01", panel=LOOK
    )


def history(
    id: Annotated[
        str | None,
        typer.Argument(metavar="[ID]", help="A memory; all of the store where none is named."),
    ] = None,
    as_of: Annotated[
        str | None,
        typer.Option(
            "--as-of",
            metavar="DATE",
            help="What stood then: a day (its end, in UTC) or a moment in ISO 8601.",
        ),
    ] = None,
    changed: Annotated[
        bool,
        typer.Option(
            "--changed", help="With --as-of: the memories that are believed otherwise today."
        ),
    ] = False,
    limit: Annotated[int, typer.Option("--limit", metavar="N", help="At most N lines.")] = LIMIT,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """Show what was done, newest first, and how to undo it.

    With --as-of it says what the store, or the memory, held on that day instead; with --changed as
    well which memories are believed otherwise today, the one that changed last first. With --json
    one object a line."""
    from nidra.app import history as past

    at_least_zero(limit)
    name = None if id is None else plain_id(id)
    if changed and (as_of is None or name is not None):
        raise UsageError(reason="--changed goes with --as-of DATE, and with no ID.")
    with opened(dir) as store:
        if changed and as_of is not None:
            from nidra.cli import history_changed

            history_changed.show(store, as_of, limit, json)
        elif as_of is not None and name is not None:
            memory = past.memory_then(store, name, as_of)
            _show(json, memory_object(memory), memory_lines(memory))
        elif as_of is not None:
            held = past.store_then(store, as_of)
            _show(json, store_object(held), store_lines(held))
        else:
            found = past.deeds_of(store, name, limit) if name else past.deeds(store, limit)
            if json:
                for deed in found:
                    say_json(deed_object(deed))
                return
            for line in lines(found, dir) if limit else (NO_LINES,):
                say(line)


def _show(json: bool, value: dict[str, Any], told: Iterator[str]) -> None:
    if json:
        say_json(value, indent=2)
        return
    for line in told:
        say(line)


def lines(found: Sequence[Deed], given: str | None) -> Iterator[str]:
    """What was done, one thing a line, each with what to type to undo it."""
    from nidra.report.words import when

    if not found:
        yield "Nothing was done yet."
    for deed in found:
        yield f"{deed.first:>7}  {when(deed.at)}  {deed.what}"
        if deed.undone_by is not None:
            yield f"         undone by row {deed.undone_by}"
        elif deed.undo is not None:
            yield f"         {command('undo', *deed.undo.split(), given=given)}"


def deed_object(deed: Deed) -> dict[str, Any]:
    """One thing that was done, for JSON."""
    from nidra.base.clock import iso

    return {
        "first": deed.first,
        "last": deed.last,
        "time": iso(deed.at),
        "what": deed.what,
        "pass": deed.pass_id,
        "memories": list(deed.memories),
        "undo": deed.undo,
        "undone_by": deed.undone_by,
    }


def store_lines(held: StoreThen) -> Iterator[str]:
    """What the store held then, in the form of the census."""
    from nidra.report.words import when

    yield f"At {when(held.at)}, up to journal row {held.seq}, the store held"
    yield _row("memories", held.total)
    yield _row("active", held.active)
    yield _row("contested", held.contested)
    for title, group in (("by standing", held.by_standing), ("by grade", held.by_grade)):
        if any(group.values()):
            yield title
            for label, number in sorted(group.items(), key=lambda item: -item[1]):
                if number:
                    yield _row(f"  {label}", number)


def _row(label: str, number: int) -> str:
    return f"{label:<24}{number:>12,}"


def store_object(held: StoreThen) -> dict[str, Any]:
    """What the store held then, for JSON."""
    from nidra.base.clock import iso

    return {
        "at": iso(held.at),
        "seq": held.seq,
        "total": held.total,
        "active": held.active,
        "contested": held.contested,
        "by_grade": dict(held.by_grade),
        "by_standing": dict(held.by_standing),
    }


def memory_lines(then: MemoryThen) -> Iterator[str]:
    """What was held of one memory then."""
    from nidra.base.text import one_line
    from nidra.report.words import when

    yield f"{then.id}  {one_line(then.statement, 200)}"
    moment = f"At {when(then.at)}, up to journal row {then.seq}"
    if not then.existed:
        yield f"{moment}, the store did not hold it."
        return
    state = "active" if then.active else "retired"
    by = f", superseded by {then.superseded_by}" if then.superseded_by else ""
    yield f"{moment}, it was {state}{by}."
    yield f"Grade: {then.grade.label}. Standing: {then.standing.label}."
    if then.contested_with:
        yield f"Contested with {', '.join(then.contested_with)}."
    for receipt in then.receipts:
        yield f"Receipt: {receipt.verdict}  {one_line(receipt.source, 200)}"


def memory_object(then: MemoryThen) -> dict[str, Any]:
    """What was held of one memory then, for JSON."""
    from nidra.base.clock import iso

    if not then.existed:
        return {"at": iso(then.at), "seq": then.seq, "id": then.id, "existed": False}
    return {
        "at": iso(then.at),
        "seq": then.seq,
        "id": then.id,
        "statement": then.statement,
        "existed": True,
        "active": then.active,
        "grade": then.grade.label,
        "standing": then.standing.label,
        "contested_with": list(then.contested_with),
        "superseded_by": then.superseded_by,
        "receipts": [
            {"evidence": r.evidence, "source": r.source, "verdict": r.verdict}
            for r in then.receipts
        ],
    }
