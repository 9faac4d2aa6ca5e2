"""`nidra export`: every memory, in a form that other tools read."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nidra.base.errors import UsageError
from nidra.base.paths import naming, replacing, text_path, typed_path
from nidra.base.text import printable
from nidra.cli.mounting import mount_command
from nidra.cli.opening import command, opened
from nidra.cli.options import STORE, Dir
from nidra.cli.output import STDOUT, json_stdout, note
from nidra.cli.outputs import output_file, refuse_inside
from nidra.cli.working import working
from nidra.records.old_files import FILES, QUARANTINE

if TYPE_CHECKING:
    from typing import TextIO

    from nidra.app.workspace import Store


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(
        app, "export", export, example="nidra export --jsonl --out memories.jsonl", panel=STORE
    )


def export(
    jsonl: Annotated[
        bool, typer.Option("--jsonl", help="One JSON object a line, as in memories.jsonl.")
    ] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write to FILE instead of stdout.")
    ] = None,
    first_generation: Annotated[
        Path | None,
        typer.Option(
            "--first-generation",
            metavar="FOLDER",
            help="Write memories.jsonl and journal.jsonl into FOLDER, as the first generation kept them.",
        ),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Write over FILE, or over such files in FOLDER.")
    ] = False,
    dir: Dir = None,
) -> None:
    """Write every memory as a line of JSON.

    Retired memories are included, each with its live receipts. What was taken over from a
    first-generation store is written as it stood there, but for what changed since."""
    if jsonl == (first_generation is not None):
        raise UsageError(reason=_which_form(jsonl, out, dir))
    if first_generation is not None:
        _refuse_with_folder(out)
        _to_folder(first_generation, force, dir)
        return
    if force and out is None:
        raise UsageError(reason="--force goes with --out FILE or --first-generation FOLDER.")
    path = output_file(out, "--out") if out is not None else None
    with opened(dir) as store:
        if path is not None:
            refuse_inside(store, [path], "--out")
            if path.is_file() and not force:
                raise UsageError(
                    reason=f"{path} is there already. Name another file, or say --force to write over it."
                )
        number = _to_file(store, path) if path is not None else _to_stdout(store)
    note(f"Exported {_memories(number)}.")


def _which_form(both: bool, out: Path | None, given: str | None) -> str:
    """What to type where none of the forms was named, or both."""
    named = shlex.quote(str(out)) if out is not None else "memories.jsonl"
    lines = command("export", "--jsonl", "--out", named, given=given)
    folder = command("export", "--first-generation", "FOLDER", given=given)
    lead = "An export has one form." if both else "Say in which form."
    return f"{lead} One JSON object a line: {lines}. As the first generation kept it: {folder}."


def _refuse_with_folder(out: Path | None) -> None:
    if out is not None:
        raise UsageError(
            reason="--first-generation names the folder to write to; leave --out away."
        )


def _memories(number: int) -> str:
    from nidra.report.words import counted

    return counted(number, "memory", "memories")


def _to_folder(folder: Path, force: bool, given: str | None) -> None:
    from nidra.app.export import export_folder
    from nidra.report.words import counted

    place = text_path(typed_path(folder, "--first-generation"))
    with opened(given) as store:
        refuse_inside(store, [place, *(place / name for name in FILES)], "--first-generation")
        with working() as work:
            done = export_folder(
                store, place, force=force, progress=work.progress, cancel=work.cancel
            )
    note(
        f"Exported {_memories(done.memories)} and {counted(done.events, 'journal row')} to {place}."
    )
    if done.set_aside:
        note(
            f"{counted(done.set_aside, 'piece')} of old files that can be read as no row:"
            f" {place / QUARANTINE}"
        )


def _to_stdout(store: Store) -> int:
    from nidra.app.export import export_jsonl

    stream, seen = json_stdout(), sys.stdout.isatty()
    with naming(STDOUT), working() as work:
        return export_jsonl(
            store,
            _Shown(stream) if seen else stream,  # type: ignore[arg-type]
            None if seen else work.progress,
            work.cancel,
        )


class _Shown:
    """A terminal: what it would act on is shown as `\\u....`, which JSON reads as the same character."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write one line."""
        return self._stream.write(printable(text))


def _to_file(store: Store, path: Path) -> int:
    from nidra.app.export import export_jsonl

    with working() as work, replacing(path) as stream:
        return export_jsonl(store, stream, work.progress, work.cancel)
