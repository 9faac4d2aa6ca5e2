"""`nidra schedule`: have the operating system start the pass each night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import at as opened_at
from nidra.cli.opening import command, opened
from nidra.cli.options import STORE, AsJson, Dir
from nidra.cli.output import indented, say, say_json
from nidra.cli.planned import planned_object

if TYPE_CHECKING:
    from nidra.app.schedule import Planned
    from nidra.records.timer import Installed, TimerStatus

At = Annotated[
    str | None,
    typer.Option(
        "--at",
        metavar="HH:MM",
        help="Time of day, local; without it the one of schedule.at, else 03:00.",
    ),
]
KindName = Annotated[
    str | None,
    typer.Option(
        "--kind",
        metavar="KIND",
        help="systemd, launchd, schtasks or cron; without it what fits this machine.",
    ),
]


def mount(app: typer.Typer) -> None:
    """Add the group with its three commands."""
    group = typer.Typer(
        help="Have the system start the pass each night.",
        epilog="Example: nidra schedule install --at 03:00",
        no_args_is_help=True,
    )
    mount_command(group, "install", install, example="nidra schedule install --at 03:00")
    mount_command(group, "status", status, example="nidra schedule status")
    mount_command(group, "remove", remove, example="nidra schedule remove")
    app.add_typer(group, name="schedule", rich_help_panel=STORE)


def install(
    at: At = None,
    kind: KindName = None,
    dry_run: Annotated[
        bool,
        typer.Option("--dry-run", help="Show the kind, the place and what would be written."),
    ] = False,
    dir: Dir = None,
) -> None:
    """Set up a timer of this system that runs the pass of a store each day.

    It sets schedule.at too, so that an open window keeps the same hour. Installing again changes the
    timer in place.
    """
    from nidra.app import schedule

    if dry_run:
        with opened(dir) as store:
            planned = schedule.plan(store, at, kind)
        for line in plan_lines(planned):
            say(line)
        return
    with opened(dir) as store:
        placed = schedule.install(store, at, kind)
    say(f"Each day at {placed.timer.at}: {_name(placed.timer)}.")
    for line in (*placed.timer.problems, *placed.hints):
        say(line)
    for other in placed.replaced:
        say(f"It takes the place of {_name(other)}.")
    say(f"See it: {command('schedule status', given=dir)}")


def status(json: AsJson = False, dir: Dir = None) -> None:
    """Show what is planned, which timers start it, and why the last pass was skipped.

    A timer whose store is gone is shown too: name its folder with --dir.
    """
    from nidra.app import schedule
    from nidra.app.timer import status as planned
    from nidra.base.paths import which_store

    choice = which_store(dir, walk_up=True)
    found: TimerStatus | None = None
    timers = schedule.installed(choice.folder)
    watching: int | None = None
    if _is_store(choice.folder) or not timers:
        with opened_at(choice) as store:
            found = planned(store)
            watching = schedule.watcher(store)
    if json:
        plan = None if found is None else planned_object(found)
        say_json({"planned": plan, "timers": [*map(_timer_object, timers)]}, indent=2)
        return
    for line in lines(found, timers, dir, watching):
        say(line)
    if not timers and (fits := schedule.fitting()):
        say(
            f"What fits this machine: {fits}. Look first: {command('schedule install --dry-run', given=dir)}"
        )


def remove(dir: Dir = None) -> None:
    """Take the timer of a store away, and all that belongs to it.

    The store need not be there any more; name its folder with --dir.
    """
    from nidra.app import schedule
    from nidra.base.paths import which_store
    from nidra.base.settings import OFF

    folder = which_store(dir, walk_up=True).folder
    gone = schedule.remove(folder)
    for timer in gone:
        say(f"Removed {_name(timer)}.")
    if not gone:
        say(f"There is no timer of this system for {folder}; nothing was removed.")
    at = _hour_set(folder)
    if at != OFF:
        say(
            f"An open window and `nidra watch` go on starting the pass of {at}."
            f" For none at all: {command('config set schedule.at off', given=dir)}"
        )


def lines(
    found: TimerStatus | None,
    timers: tuple[Installed, ...],
    given: str | None = None,
    watching: int | None = None,
) -> Iterator[str]:
    """What is planned, and each timer with what is wrong with it."""
    from nidra.base.settings import OFF
    from nidra.base.text import one_line

    if found is not None:
        yield one_line(found.sentence, 1500)
    for timer in timers:
        yield from _timer_lines(timer)
        if found is not None and timer.at and timer.at != found.at:
            yield (
                f"  It asks at {timer.at}, and schedule.at is {found.at}:"
                f" {command('schedule install', given=given)} brings them together."
            )
    if not timers:
        if found is not None and found.at != OFF:
            now = f"process {watching} watches now" if watching else "nothing watches now"
            yield (
                "No timer of this system starts it: it runs while a window or `nidra watch` is open;"
                f" {now}."
            )
        yield f"Set one up: {command('schedule install', given=given)}"
    if found is None:
        yield f"Take it away: {command('schedule remove', given=given)}"


def plan_lines(planned: Planned) -> Iterator[str]:
    """What an installation would write, and where."""
    yield f"A dry run; nothing was written. A timer of kind {planned.kind}, each day at {planned.at}:"
    for place, text in planned.parts:
        yield ""
        yield f"{place}:"
        yield indented(text)


def _timer_lines(timer: Installed) -> Iterator[str]:
    from nidra.base.text import one_line

    hour = f", each day at {timer.at}" if timer.at else ""
    next_run = f", next {timer.next_run}" if timer.next_run else ""
    yield f"{timer.state.value}: {_name(timer)}{hour}{next_run}"
    yield from (f"  {one_line(problem, 600)}" for problem in timer.problems)


def _hour_set(folder: Path) -> str:
    """The hour that the settings of a store name; none where they cannot be read."""
    from nidra.base.errors import UsageError
    from nidra.base.settings import OFF, Settings

    try:
        return str(Settings(folder).get("schedule.at"))
    except (UsageError, OSError):
        return OFF


def _is_store(folder: Path) -> bool:
    from nidra.app.workspace import Store

    with Store(folder) as store:
        return store.exists()


def _name(timer: Installed) -> str:
    return f"{timer.kind} {timer.name} ({timer.place})"


def _timer_object(timer: Installed) -> dict[str, Any]:
    return {
        "kind": timer.kind,
        "name": timer.name,
        "place": timer.place,
        "state": timer.state.value,
        "at": timer.at,
        "next_run": timer.next_run,
        "problems": list(timer.problems),
    }
