"""`nidra list`: memories or foreign rows, one a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nidra.base.errors import UsageError
from nidra.cli.mounting import mount_command
from nidra.cli.opening import opened
from nidra.cli.options import START, AsJson, Dir, Room, Wing, at_least_zero, labelled
from nidra.cli.output import note, say, say_json

if TYPE_CHECKING:
    from nidra.app.workspace import Store
    from nidra.records.memory import Memory


class By(StrEnum):
    """What one line stands for."""

    MEMORY = "memory"
    DRAWER = "drawer"


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(
        app,
        "list",
        list_,
        example="nidra list --standing fallen --room decisions --json",
        panel=START,
    )


def list_(
    grade: Annotated[
        str | None, typer.Option(help="unverified, source_linked or machine_checked.")
    ] = None,
    standing: Annotated[
        str | None,
        typer.Option(help="fallen, traceable, not-comparable, gone or no-receipt."),
    ] = None,
    verdict: Annotated[
        str | None,
        typer.Option(help="Only with a receipt of this verdict: drifted, moved, gone, ..."),
    ] = None,
    wing: Wing = None,
    room: Room = None,
    hall: Annotated[str | None, typer.Option(help="Only from this hall.")] = None,
    agent: Annotated[str | None, typer.Option(help="Only what this agent or miner filed.")] = None,
    source: Annotated[
        str | None,
        typer.Option(
            "--source",
            metavar="FILE",
            help="Only with a receipt in this file (whole path or its last parts), in its order.",
        ),
    ] = None,
    tag: Annotated[str | None, typer.Option("--tag", help="Only with this tag.")] = None,
    subject: Annotated[str | None, typer.Option(help="Only about this subject.")] = None,
    all: Annotated[bool, typer.Option("--all", help="Retired memories too.")] = False,
    limit: Annotated[int | None, typer.Option(metavar="N", help="At most N lines.")] = None,
    by: Annotated[
        By,
        typer.Option(
            help="One line for each memory, or for each row of the foreign stores, skipped ones too."
        ),
    ] = By.MEMORY,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """List memories: standing, verdict, statement.

    With --json one object a line."""
    from nidra.app.rooms import check_in_store
    from nidra.records.grade import Grade, Standing
    from nidra.records.verdict import State

    at_least_zero(limit)
    chosen = {
        "grade": labelled(Grade, grade, "--grade"),
        "standing": labelled(Standing, standing, "--standing"),
        "verdict": labelled(State, verdict, "--verdict"),
        "wing": wing,
        "room": room,
        "hall": hall,
        "agent": agent,
        "source": source,
    }
    with opened(dir) as store:
        check_in_store(store, wing, room)
        if by is By.DRAWER:
            if tag or subject or all:
                raise UsageError(
                    reason="--by drawer lists foreign rows, which have no --tag, --subject or --all."
                )
            shown = _drawers(store, chosen, limit, json)
        else:
            chosen |= {"tag": tag, "subject": subject, "active": None if all else True}
            shown = _memories(store, chosen, limit, json)
        if not shown and not json:
            note(_why_nothing(store, limit))


def _why_nothing(store: Store, limit: int | None) -> str:
    from nidra.report.sentence import EMPTY

    if not store.census().total:
        return EMPTY
    return "At most 0 lines were asked for." if limit == 0 else "Nothing in this store matches."


def _memories(store: Store, chosen: dict[str, Any], limit: int | None, json: bool) -> int:
    from nidra.app.listing import list_memories, memory_object
    from nidra.store.reading import Filter

    found = list_memories(store, Filter(**chosen), limit)
    return (
        _print((memory_object(memory), memory_line(memory)) for memory in found)
        if json
        else (_print((None, memory_line(memory)) for memory in found))
    )


def _drawers(store: Store, chosen: dict[str, Any], limit: int | None, json: bool) -> int:
    from nidra.app.listing import list_drawers

    rows = list_drawers(store, chosen["wing"], chosen["room"])
    found = islice((row for row in rows if _fits(row, chosen)), limit)
    return _print((row if json else None, drawer_line(row)) for row in found)


def _print(lines: Iterable[tuple[dict[str, Any] | None, str]]) -> int:
    number = 0
    for value, line in lines:
        number += 1
        if value is None:
            say(line)
        else:
            say_json(value)
    return number


def _fits(row: dict[str, Any], chosen: dict[str, Any]) -> bool:
    """Does a foreign row have the asked-for grade, standing, verdict, place and source?"""
    checks: Iterator[bool] = (
        chosen[key] is None or row[key] == chosen[key].label for key in ("grade", "standing")
    )
    places: Iterator[bool] = (
        chosen[key] is None or row[key] == chosen[key] for key in ("hall", "agent")
    )
    verdict, source = chosen["verdict"], chosen["source"]
    if source is not None and not f"/{row['source'] or ''}".endswith(f"/{source.lstrip('/')}"):
        return False
    return (
        all_of(checks) and all_of(places) and (verdict is None or verdict.label in row["verdicts"])
    )


all_of = all


def memory_line(memory: Memory) -> str:
    """One memory: id, standing, verdicts of its live receipts, statement."""
    from nidra.base.text import one_line

    verdicts = dict.fromkeys(row.state.label for row in memory.evidence if not row.retired)
    return _columns(
        memory.id,
        memory.standing.label if memory.active else "retired",
        ", ".join(verdicts) or "-",
        one_line(memory.statement, 100),
    )


def drawer_line(row: dict[str, Any]) -> str:
    """One foreign row: its id, the memory that it became, verdict, source, whether it is there no more."""
    from nidra.base.text import one_line

    return _columns(
        row["memory_id"] or "-",
        ", ".join(row["verdicts"]),
        one_line(row["foreign_id"], 60),
        one_line(row["source"] or "", 100)
        + ("  (vanished from its store)" if row["vanished_at"] else ""),
    )


def _columns(name: str, second: str, third: str, rest: str) -> str:
    return f"{name:<16}  {second:<14}  {third:<12}  {rest}".rstrip()
