"""`nidra report`: the trust report of a store as it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import opened
from nidra.cli.options import LOOK, AsJson, Dir
from nidra.cli.output import note, say
from nidra.cli.outputs import refuse_inside
from nidra.cli.reports import checked_paths, rendered, write_report


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "report", report, example="nidra report --out trust-report.md", panel=LOOK)


def report(
    out: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Write to FILE.md or FILE.json; repeatable."),
    ] = None,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """Print or write the trust report of the store.

    It tells how the store stands, as Markdown, and reads no source: sleep does."""
    from nidra.app.run_pass import build_report

    paths = checked_paths(out or (), "--out")
    with opened(dir) as store:
        refuse_inside(store, paths, "--out")
        found = build_report(store)
    for path in paths:
        write_report(found, path)
        note(f"Report: {path}")
    if json or not paths:
        say(rendered(found, ".json" if json else ".md").rstrip("\n"))
