"""`nidra why`: everything that speaks for or against one memory, with a live check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from shlex import quote
from typing import TYPE_CHECKING, Any

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import command, opened
from nidra.cli.options import START, AsJson, Dir, Id, plain_id
from nidra.cli.output import say, say_json

if TYPE_CHECKING:
    from nidra.app.why import LiveCheck, Why
    from nidra.records.event import Event
    from nidra.records.memory import Memory

EVENTS = 20
RELATED = 20
LONGEST = 200


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "why", why, example="nidra why mem_1f2e3d", panel=START)


def why(id: Id, json: AsJson = False, dir: Dir = None) -> None:
    """Why believe a memory: receipts re-read now, journal.

    The verdict on record and what the source says at this moment are shown apart. Nothing is written.
    """
    from nidra.app.why import why as ask

    with opened(dir) as store:
        found = ask(store, plain_id(id))
    if json:
        say_json(why_object(found), indent=2)
        return
    for line in lines(found, dir):
        say(line)


def lines(found: Why, given: str | None = None) -> Iterator[str]:
    """The whole answer in lines. `given` is the store as it was named."""
    from nidra.cli.portrait import memory_lines

    yield from memory_lines(found.memory, found.stored.sentence, _advice(found, given))
    if not found.checks and not found.premises:
        yield f"\n{_no_receipt(found.memory, given)}"
    for number, check in enumerate(found.checks, 1):
        yield f"\nReceipt {number} of {len(found.checks)}"
        yield from _check(check, found)
    yield from _grounds(found)


def _grounds(found: Why) -> Iterator[str]:
    """What stands around the live receipts: replaced ones, premises, dependants, the journal."""
    retired = sum(row.retired for row in found.memory.evidence)
    if retired:
        yield f"\nReplaced by fresher receipts: {retired} (see --json)."
    yield from _related("It rests on", found.premises)
    yield from _related("What rests on it", found.dependants)
    yield from _journal(found.journal)


def _advice(found: Why, given: str | None) -> str:
    """What to do where the sources say something else now than the grade was made of."""
    differing = [check for check in found.checks if _differs(check)]
    if not differing:
        return ""
    sleep = command("sleep", given=given)
    return f"{_found_now(differing, len(found.checks))} Run {sleep} to take this into the grade."


def _found_now(differing: Sequence[LiveCheck], receipts: int) -> str:
    """What the check found that is not on record: something else, or the first verdict that there is."""
    from nidra.records.verdict import State

    if any(check.row.state is not State.UNCHECKED for check in differing):
        return "The check just now found something else."
    number = len(differing)
    unread = "its receipt"
    if receipts > 1:
        unread = f"{number if number > 1 else 'one'} of its {receipts} receipts"
    labels = ", ".join(dict.fromkeys(check.now.state.label for check in differing))
    return f"No pass has read {unread} yet; the check just now found: {labels}."


def _differs(check: LiveCheck) -> bool:
    """Would a pass change the verdict on record, and not only where the words stand?"""
    from nidra.records.verdict import OK

    return check.now.state is not check.row.state and not {check.now.state, check.row.state} <= OK


def _no_receipt(memory: Memory, given: str | None) -> str:
    statement = memory.statement if len(memory.statement) <= LONGEST else "THE SAME STATEMENT"
    words = ("add", quote(statement), "--source", "FILE", "--excerpt", "TEXT")
    return (
        "It has no receipt, so that nothing can be checked. To add one, name a file and words that "
        f"stand in it: {command(*words, given=given)}"
    )


def reached(check: LiveCheck) -> bool:
    """Could the source be read just now?

    A failed verdict outlives the loss of its source, and only its sentence tells that it did.
    """
    from nidra.records.verdict import UNREACHED, State, Verdict
    from nidra.trust.grading import settle

    outlived = settle(check.row.state, Verdict(State.UNREADABLE, "")).sentence
    return check.now.state not in UNREACHED and not (
        outlived and check.now.sentence.startswith(outlived)
    )


def _check(check: LiveCheck, found: Why) -> Iterator[str]:
    """One receipt: what is on record, then what its source says now, with what differs."""
    from nidra.base.text import one_line
    from nidra.cli.portrait import detail_lines, field, receipt_lines

    statement = found.memory.statement
    yield from receipt_lines(check.row, statement, found.checked_at, found.trusted_at)
    yield "  " + field("Now", f"{check.now.state.label}. {one_line(check.now.sentence, 400)}")
    read = "Bytes read just now." if reached(check) else "The source could not be read just now."
    yield "  " + field("", read)
    if check.place != check.row.source:
        yield "  " + field("Read at", one_line(check.place, 400))
    yield from detail_lines(check.row, check.now.detail)


def _related(title: str, memories: Sequence[Memory]) -> Iterator[str]:
    from nidra.cli.list_lines import memory_line
    from nidra.report.words import and_more

    if not memories:
        return
    yield f"\n{title}"
    yield from (f"  {memory_line(memory)}" for memory in memories[:RELATED])
    if len(memories) > RELATED:
        yield f"  {and_more(len(memories) - RELATED)}"


def _journal(events: Sequence[Event]) -> Iterator[str]:
    from nidra.cli.events import event_line
    from nidra.report.words import and_more

    yield "\nJournal"
    if not events:
        yield "  No change of this memory has been journaled."
    if len(events) > EVENTS:
        yield f"  {and_more(len(events) - EVENTS)} before these"
    yield from (f"  {event_line(event)}" for event in events[-EVENTS:])


def why_object(found: Why) -> dict[str, Any]:
    """The whole answer for JSON: the memory's own keys, its grade sentence, live checks, journal."""
    from nidra.app.listing import memory_object, receipt_object
    from nidra.base.clock import iso

    return {
        **memory_object(found.memory),
        "sentence": found.stored.sentence,
        "checked_at": iso(found.checked_at),
        "checks": [_check_object(check, found.trusted_at) for check in found.checks],
        "retired_receipts": [receipt_object(row) for row in found.memory.evidence if row.retired],
        "rests_on": [_short_object(memory) for memory in found.premises],
        "rests_on_it": [_short_object(memory) for memory in found.dependants],
        "journal": [
            {
                "seq": event.seq,
                "time": iso(event.ts),
                "pass": event.pass_id,
                "event": event.event,
                "detail": event.detail,
                "hash": event.hash,
            }
            for event in found.journal
        ],
    }


def _check_object(check: LiveCheck, trusted_at: int | None) -> dict[str, Any]:
    from nidra.app.listing import receipt_object

    return {
        "stored": receipt_object(check.row),
        "trusted_by_fingerprint_at": _when_trusted(check, trusted_at),
        "now": {
            "verdict": check.now.state.label,
            "sentence": check.now.sentence,
            "coverage": check.now.coverage,
            "detail": check.now.detail.as_dict(),
            "place": check.place,
            "bytes_read": reached(check),
        },
    }


def _when_trusted(check: LiveCheck, trusted_at: int | None) -> str | None:
    """The hour of the last pass, where it was a quick one that left the source unread."""
    from nidra.base.clock import iso
    from nidra.cli.portrait import trusted

    return iso(trusted_at) if trusted_at and trusted(check.row, trusted_at) else None


def _short_object(memory: Memory) -> dict[str, Any]:
    return {
        "id": memory.id,
        "statement": memory.statement,
        "grade": memory.grade.label,
        "standing": memory.standing.label,
    }
