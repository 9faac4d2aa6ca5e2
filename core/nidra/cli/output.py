"""Words for the terminal: results to stdout, everything about the work to stderr.

One choke point for text that came from elsewhere: whatever passes `say` and `note` has its control
and bidirectional characters shown as codes, and no markup in it is ever acted on.
"""

from __future__ import annotations

import io
import json
import os
import sys
from pathlib import Path
from typing import Any, TextIO

from nidra.base.paths import naming
from nidra.base.text import printable

STDOUT = "standard output"


def steady_streams() -> None:
    """Let no character that the terminal cannot show stop a command, and no stream that is closed.

    What would go to a closed stream goes nowhere; its number is taken, so that no file that is
    opened later can get it and what is printed with it.
    """
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def flush() -> None:
    """Send what was printed on its way. An `OSError` names the stream."""
    with naming(STDOUT):
        sys.stdout.flush()


def leave(*, stderr: bool = False) -> None:
    """Nobody reads a stream any more: what it holds, and what follows, goes nowhere."""
    name = "stderr" if stderr else "stdout"
    stream = getattr(sys, name)
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        setattr(sys, name, _Nowhere(stream))


class _Nowhere(io.StringIO):
    """Takes the place of a stream that has no number; it keeps that one open for who handed it in."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self.stream = stream

    def write(self, text: str) -> int:
        return len(text)


def say(text: str = "", style: str = "") -> None:
    """One or more lines of the result, on stdout."""
    with naming(STDOUT):
        _write(sys.stdout, text, style)


def note(text: str, style: str = "") -> None:
    """A line about the work itself, on stderr: which store, what next, what went wrong.

    No work stops because nobody can be told about it.
    """
    flush()
    try:
        _write(sys.stderr, text, style)
        sys.stderr.flush()
    except OSError:
        leave(stderr=True)


def say_json(value: Any, *, indent: int | None = None) -> None:
    """One JSON value on stdout, in ASCII, so that it is the same bytes on every terminal."""
    with naming(STDOUT):
        sys.stdout.write(json.dumps(value, indent=indent) + "\n")


def _write(stream: TextIO, text: str, style: str) -> None:
    shown = printable(text)
    if not style or not coloured(stream):
        stream.write(shown + "\n")
        return
    from rich.console import Console
    from rich.text import Text

    Console(file=stream, emoji=False, markup=False, highlight=False).print(
        Text(shown, style=style), soft_wrap=True
    )


def coloured(stream: TextIO) -> bool:
    """Is the stream a terminal whose owner did not ask for plain text?"""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return stream.isatty() and not plain


def indented(text: str, by: str = "  ") -> str:
    """Text with every line set in, so that none of it can pass for a line of ours."""
    return "\n".join(by + line for line in text.splitlines() or [""])


def json_stdout() -> TextIO:
    """Stdout for JSON lines that others wrote with characters of every script: UTF-8 wherever it leads."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None and not sys.stdout.isatty():
        reconfigure(encoding="utf-8")
    return sys.stdout
