"""The commands of `nidra`, each in a file of its own that is loaded when it is asked for."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer

from nidra.base.paths import naming
from nidra.cli.failing import INTERRUPTED, Guarded
from nidra.cli.output import STDOUT, leave, say, steady_streams
from nidra.cli.working import interrupts_heard

NAME = "nidra"
COMMANDS = {
    "import-mempalace": "import_mempalace_cmd",
    "sleep": "sleep_cmd",
    "list": "list_cmd",
    "why": "why_cmd",
    "add": "add_cmd",
    "census": "census_cmd",
    "report": "report_cmd",
    "contested": "contested_cmd",
    "resolve": "resolve_cmd",
    "review": "review_cmd",
    "duplicates": "duplicates_cmd",
    "sources": "sources_cmd",
    "decay": "decay_cmd",
    "show": "show_cmd",
    "history": "history_cmd",
    "demo": "demo_cmd",
    "init": "init_cmd",
    "import": "import_cmd",
    "export": "export_cmd",
    "config": "config_cmd",
    "schedule": "schedule_cmd",
    "undo": "undo_cmd",
    "watch": "watch_cmd",
    "verify-journal": "verify_journal_cmd",
    "doctor": "doctor_cmd",
    "rebuild-index": "rebuild_index_cmd",
    "help": "help_cmd",
}
# For programs, not for people: there where it is named, and shown nowhere.
HIDDEN = {"work": "work_cmd"}

HELP = (
    "Nidra re-reads the files that an assistant's memories were taken from, and says what still holds.\n\n"
    "Every memory carries receipts: exact words in a file. A sleep pass reads the files again, grades "
    "each memory, and reports what fell, what is gone and what can be trusted. Other programs' stores "
    "are only ever read."
)
EPILOG = (
    "First audit: nidra import-mempalace, nidra sleep, nidra list --standing fallen, nidra why ID."
)


def build(only: str | None = None) -> typer.Typer:
    """The application with every command, or with the one that is going to run."""
    app = typer.Typer(
        name=NAME,
        cls=Guarded,
        help=HELP,
        epilog=EPILOG,
        invoke_without_command=True,
        add_completion=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback()(_start)
    known = COMMANDS | HIDDEN
    for module in [known[only]] if only in known else COMMANDS.values():
        import_module(f"nidra.cli.{module}").mount(app)
    return app


def _version(asked: bool) -> None:
    if asked:
        from nidra.app.version import version

        say(f"{NAME} {version()}")
        raise typer.Exit


def _start(
    ctx: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", "-V", callback=_version, is_eager=True, help="Show the version."),
    ] = False,
) -> None:
    if ctx.invoked_subcommand is None:
        with naming(STDOUT):
            typer.echo(ctx.get_help())


def run(arguments: Sequence[str] | None = None) -> None:
    """Run one command line and exit with its code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    steady_streams()
    completing = f"_{NAME.upper()}_COMPLETE" in os.environ
    command = typer.main.get_command(build(None if completing or not words else words[0]))
    try:
        with interrupts_heard():
            command(args=words, prog_name=NAME)
    except KeyboardInterrupt as problem:
        raise SystemExit(INTERRUPTED) from problem
    except OSError as problem:
        # Only the words about a wrong command line come here, with nowhere left to say them.
        leave(stderr=True)
        raise SystemExit(2) from problem
