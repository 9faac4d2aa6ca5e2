"""`nidra work`: one piece of work for a window, ordered and answered in lines of JSON.

    → {"verb": "sleep", "dir": "/home/me/.local/share/nidra", "mode": "quick"}
    ← {"progress": {"stage": "verify", "done": 1200, "total": 4074, "share": 0.25, …}}
    ← {"result": {…}}            or   {"error": {"sentence": …, "code": 6, "kind": "StoreBusy"}}

The first line on stdin is the request; later ones are commands, `cancel` above all. The end of stdin
and SIGTERM count as `cancel`: whoever ordered the work is gone. The work then stops at its next safe
place, and nothing is lost. The exit code is that of the error, 0 without one.
"""

from __future__ import annotations

import sys
import traceback
from typing import Any

import typer

from nidra.base.errors import NidraError
from nidra.cli.failing import FAULT, INTERRUPTED, bounded, fault_words, system_words
from nidra.cli.mounting import mount_command
from nidra.cli.work_request import Request
from nidra.cli.work_wire import Wire


def mount(app: typer.Typer) -> None:
    """Add the command, which no overview shows."""
    mount_command(app, "work", work, example="nidra work < request.json", hidden=True)


def work() -> None:
    """Do one piece of work for a window.

    The request is one line of JSON on stdin, and the answers are lines of JSON on stdout."""
    wire = Wire()
    try:
        result = _done(wire)
    except Exception as problem:
        raise typer.Exit(_refused(wire, problem)) from problem
    except KeyboardInterrupt as problem:
        wire.say(
            "error", _error("Stopped on request. Nothing was changed.", INTERRUPTED, "Cancelled")
        )
        raise typer.Exit(INTERRUPTED) from problem
    wire.say("result", result)


def _done(wire: Wire) -> dict[str, Any]:
    from nidra.cli.work_verbs import chosen

    request = Request.parsed(wire.request())
    verb = chosen(request)
    with wire.listening(abrupt=verb.abrupt):
        return verb.do(request, wire)


def _refused(wire: Wire, problem: Exception) -> int:
    """Tell what went wrong; the exit code."""
    kind = type(problem).__name__
    if isinstance(problem, NidraError):
        sentence, code = str(problem), problem.exit_code
    elif isinstance(problem, OSError):
        sentence, code = system_words(problem), 1
    elif isinstance(problem, MemoryError):
        sentence, code = "There was not enough memory for this.", 1
    else:
        sentence, code = fault_words(problem), FAULT
        traceback.print_exception(problem, file=sys.stderr)
    wire.say("error", _error(bounded(sentence), code, kind))
    return code


def _error(sentence: str, code: int, kind: str) -> dict[str, Any]:
    return {"sentence": sentence, "code": code, "kind": kind}
