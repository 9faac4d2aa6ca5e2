"""`nidra sleep`: run a pass and say what it found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import command, opened
from nidra.cli.options import START, AsJson, Dir, Room, Wing
from nidra.cli.output import note, say
from nidra.cli.reports import checked_paths, write_report
from nidra.cli.working import working

if TYPE_CHECKING:
    from nidra.records.report import Fall, PassReport

FALLS = 5


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "sleep", sleep, example="nidra sleep --report trust-report.md", panel=START)


def sleep(
    full: Annotated[
        bool,
        typer.Option(
            "--full/--quick",
            help="Read every source again, or only those that changed or are due.",
        ),
    ] = True,
    report: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Write the report to FILE.md or FILE.json; repeatable."),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Look and report, and write nothing to the store.")
    ] = False,
    wing: Wing = None,
    room: Room = None,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """Re-read the sources, grade every memory, report.

    Ctrl-C stops at a safe place; the next pass goes on from there.
    """
    from nidra.app.run_pass import run_sleep

    paths = checked_paths(report or ())
    subset = {key: value for key, value in (("wing", wing), ("room", room)) if value is not None}
    with opened(dir) as store, working() as work:
        done = run_sleep(
            store,
            mode="full" if full else "quick",
            subset=subset or None,
            dry_run=dry_run,
            progress=work.progress,
            cancel=work.cancel,
        )
    for path in paths:
        write_report(done, path)
        note(f"Report: {path}")
    if json:
        from nidra.report.json_form import render_json

        say(render_json(done).rstrip("\n"))
        return
    for line in summary(done, dir):
        say(line)


def summary(done: PassReport, given: str | None = None) -> Iterator[str]:
    """A pass in a few lines: what was read, what changed, what fell, and the trust sentence."""
    from nidra.report.sentence import trust_sentence
    from nidra.report.words import count, counted, seconds, size

    took = seconds(sum(done.durations.values()))
    read = counted(done.read.get("sources read", 0), "source")
    amount = size(done.read.get("bytes read", 0))
    yield f"A {done.mode} pass read {read} ({amount}) in {took}."
    actions = sorted(((n, kind) for kind, n in done.actions.items() if n), reverse=True)
    if actions and done.dry_run:
        yield "A dry run; a pass would write:"
    elif not actions:
        yield "Nothing changed."
    yield from (f"  {count(number):>9}  {kind}" for number, kind in actions)
    yield from _falls(done)
    yield trust_sentence(done.after)
    yield from _next(done, given)


def _falls(done: PassReport) -> Iterator[str]:
    from nidra.report.words import and_more

    if not done.falls:
        return
    yield "Fell:"
    yield from (f"  {fall_line(fall)}" for fall in done.falls[:FALLS])
    left = len(done.falls) - len(done.falls[:FALLS]) + done.more_falls
    if left:
        yield f"  {and_more(left)}"


def fall_line(fall: Fall) -> str:
    """One memory that fell, on one line: id, verdict, the words that changed or the statement."""
    from nidra.base.text import one_line
    from nidra.report.words import arrow, changed_words

    changes = [arrow(old, new, 40) for old, new in changed_words(fall.changes)[:3]]
    words = ", ".join(changes) or one_line(fall.statement, 80)
    source = f"  ({one_line(Path(fall.source).name)})" if fall.source else ""
    return f"{fall.memory}  {fall.verdict}: {words}{source}"


def _next(done: PassReport, given: str | None) -> Iterator[str]:
    if done.falls:
        yield f"Next: {command('why', done.falls[0].memory, given=given)}"
    elif done.after.active:
        yield f"Next: {command('list', given=given)}, then nidra why with one of its ids"
