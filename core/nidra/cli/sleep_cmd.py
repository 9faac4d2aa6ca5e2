"""`nidra sleep`: run a pass and say what it found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.next_step import ending
from nidra.cli.opening import opened
from nidra.cli.options import START, AsJson, Dir, Room, Wing
from nidra.cli.output import note, say, say_json
from nidra.cli.outputs import refuse_inside
from nidra.cli.reports import checked_paths, write_report
from nidra.cli.working import Work, working
from nidra.inference.which import Which

if TYPE_CHECKING:
    from nidra.app.moved import Absent
    from nidra.app.timer import Tick
    from nidra.app.workspace import Store
    from nidra.inference.judge import Judge
    from nidra.records.report import Fall, PassReport
    from nidra.records.timer import TimerStatus

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
        typer.Option(
            metavar="FILE",
            help="Write the report to FILE.md, .html, .pdf, .json or .csv; repeatable.",
        ),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Look and report, and write nothing to the store.")
    ] = False,
    judge: Annotated[
        Which | None,
        typer.Option(
            "--judge",
            help="Who decides between contested memories: claude, anthropic, the one that is set up"
            " here (auto), or nobody but you (none); without it what judge.in_passes says.",
        ),
    ] = None,
    scheduled: Annotated[
        bool,
        typer.Option(
            "--scheduled",
            help="Run the pass that is due by the schedule, in its mode; none where none is due.",
        ),
    ] = False,
    wing: Wing = None,
    room: Room = None,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """Re-read the sources, grade every memory, report.

    Ctrl-C stops at a safe place; the next pass goes on from there.
    """
    from nidra.app.judges import judge_of_pass
    from nidra.app.moved import absent, mostly_absent
    from nidra.app.rooms import check_in_store
    from nidra.app.run_pass import run_sleep

    paths = checked_paths(report or (), "--report")
    subset = {key: value for key, value in (("wing", wing), ("room", room)) if value is not None}
    with opened(dir) as store, working() as work:
        check_in_store(store, wing, room)
        refuse_inside(store, paths, "--report")
        if scheduled:
            tick = due_pass(store, judge_of_pass(store, judge), work, bool(subset) or dry_run)
            if tick.report is None:
                _tell_of_none(tick.status, json)
                return
            done = tick.report
        else:
            done = run_sleep(
                store,
                judge=judge_of_pass(store, judge),
                mode="full" if full else "quick",
                subset=subset or None,
                dry_run=dry_run,
                progress=work.progress,
                cancel=work.cancel,
            )
        lost = absent(store) if mostly_absent(done) else None
    for path in paths:
        write_report(done, path)
        note(f"Report: {path}")
    if json:
        from nidra.report.json_form import render_json

        say(render_json(done).rstrip("\n"))
        return
    for line in summary(done, dir, lost):
        say(line)


def due_pass(store: Store, judge: Judge | None, work: Work, asks_for_a_part: bool) -> Tick:
    """What came of the schedule: the report of the pass that is due, or the status of one that is not.

    Raises `UsageError` where the schedule's pass was asked for and only a part of it.
    """
    from nidra.app.timer import run_scheduled
    from nidra.base.errors import UsageError

    if asks_for_a_part:
        raise UsageError(
            reason="--scheduled runs the pass of the schedule as it is; --dry-run, --wing and --room"
            " do not go with it."
        )
    return run_scheduled(store, judge, progress=work.progress, cancel=work.cancel)


def _tell_of_none(status: TimerStatus, json: bool) -> None:
    """That no pass is due, and why."""
    if not json:
        note(f"Nothing to do. {status.sentence}")
        return
    from nidra.cli.planned import planned_object

    say_json({"pass": None, "planned": planned_object(status)}, indent=2)


def summary(
    done: PassReport, given: str | None = None, lost: Absent | None = None
) -> Iterator[str]:
    """A pass in a few lines: what was read, what changed, what fell, the trust sentence, what next.

    `lost` is the foreign store most of whose sources were not there, if that is so.
    """
    from nidra.base.text import one_line
    from nidra.report.deeds import deeds
    from nidra.report.sentence import trust_sentence
    from nidra.report.words import counted, seconds, size

    took = seconds(sum(done.durations.values()))
    read = counted(done.read.get("sources read", 0), "source")
    amount = size(done.read.get("bytes read", 0))
    resumed = "; it went on from a pass that was cut short" if done.resumed else ""
    yield f"A {done.mode} pass read {read} ({amount}) in {took}{resumed}."
    yield from _trusted(done)
    changes = deeds(done.actions)
    if changes and done.dry_run:
        yield "A dry run; nothing was written. A pass would find:"
    elif not changes:
        yield "Nothing changed."
    yield from (f"  {line}" for line in changes)
    yield from _falls(done)
    yield from (f"Note: {one_line(sentence, 500)}" for sentence in done.notes)
    yield trust_sentence(done.after)
    yield from ending(done, given, lost)


def _trusted(done: PassReport) -> Iterator[str]:
    """What a quick pass did not read, and how long ago the oldest of it was."""
    from nidra.report.words import ago, said

    number = done.read.get("sources trusted by fingerprint", 0)
    if done.mode != "quick" or not number:
        return
    trusted = said(number, "source looks as it did and was", "sources look as they did and were")
    line = f"{trusted} not read again (nidra sleep --full reads every byte)"
    if done.oldest_byte_check is not None:
        line += f"; the one not read for longest was read {ago(done.oldest_byte_check, done.started_at)}"
    yield f"{line}."


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
