"""`nidra demo`: plant known defects, sleep over them, and show that each is caught."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import command
from nidra.cli.options import START, AsJson
from nidra.cli.output import note, say, say_json

FOLDER = Path("nidra-demo")


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "demo", demo, example="nidra demo --strict", panel=START)


def demo(
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with 1 where any proof fails.")
    ] = False,
    json: AsJson = False,
    dir: Annotated[
        Path,
        typer.Option(
            "--dir",
            metavar="FOLDER",
            help="Where to plant: an absent or empty folder, or one of an earlier demo.",
        ),
    ] = FOLDER,
) -> None:
    """Prove on planted memories what a sleep pass catches.

    It plants duplicates, contradictions, junk and verified memories whose source then changes, sleeps
    three times on a clock of its own, and proves that each defect was caught. Your store is not touched.
    """
    from nidra.app.demo import run_demo
    from nidra.base.paths import absolute
    from nidra.report.demo_text import demo_lines, demo_object

    done = run_demo(Path(absolute(str(dir))))
    if json:
        say_json(demo_object(done), indent=2)
    else:
        for line in demo_lines(done):
            say(line)
        note(f"Look closer: {command('list', '--all', given=str(Path(done.folder) / 'store'))}")
    if strict and not done.held:
        raise typer.Exit(1)
