"""Words for the terminal: results to stdout, everything about the work to stderr.

One choke point for text that came from elsewhere: whatever passes `say` and `note` has its control
and bidirectional characters shown as codes, and no markup in it is ever acted on.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any, TextIO

from nidra.base.text import printable


def steady_streams() -> None:
    """Let no character that the terminal cannot show stop a command."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def say(text: str = "", style: str = "") -> None:
    """One or more lines of the result, on stdout."""
    _write(sys.stdout, text, style)


def note(text: str, style: str = "") -> None:
    """A line about the work itself, on stderr: which store, what next, what went wrong."""
    sys.stdout.flush()
    _write(sys.stderr, text, style)


def say_json(value: Any, *, indent: int | None = None) -> None:
    """One JSON value on stdout, in ASCII, so that it is the same bytes on every terminal."""
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
