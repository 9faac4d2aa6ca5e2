"""Failures as sentences: every error ends in one line on stderr and an exit code."""

from __future__ import annotations

import os
import sys
import traceback
from typing import Any

import typer
from typer.core import TyperGroup

from nidra.base.errors import NidraError
from nidra.cli.output import note

TRACE = "NIDRA_TRACEBACK"
INTERRUPTED, PIPE_CLOSED, FAULT = 130, 141, 70


class Guarded(TyperGroup):
    """The commands, none of which may end in a traceback."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; its failure becomes a sentence and the exit code of its class."""
        try:
            answer = super().invoke(ctx)
            sys.stdout.flush()
            return answer
        except NidraError as problem:
            raise _exit(str(problem), problem.exit_code) from problem
        except KeyboardInterrupt as problem:
            raise _exit("Stopped. What was committed stays as it is.", INTERRUPTED) from problem
        except BrokenPipeError as problem:
            _leave_stdout()
            raise typer.Exit(PIPE_CLOSED) from problem
        except OSError as problem:
            raise _exit(_system_words(problem), 1) from problem
        except MemoryError as problem:
            raise _exit("There was not enough memory for this.", 1) from problem
        except Exception as problem:
            if type(problem).__module__.split(".")[0] in ("typer", "click"):
                raise
            raise _exit(_fault(problem), FAULT) from problem


def _exit(sentence: str, code: int) -> typer.Exit:
    note(sentence, "red")
    return typer.Exit(code)


def _system_words(problem: OSError) -> str:
    words = problem.strerror or str(problem) or type(problem).__name__
    place = f"{problem.filename}: " if problem.filename is not None else ""
    return f"{place}{words}. Nothing more was done."


def _fault(problem: Exception) -> str:
    """A fault of our own, said so that it can be reported."""
    if os.environ.get(TRACE):
        traceback.print_exception(problem, file=sys.stderr)
    return (
        f"Nidra has a fault of its own here ({type(problem).__name__}: {problem}). Please report it; "
        f"with {TRACE}=1 the same command shows where."
    )


def _leave_stdout() -> None:
    """Nobody reads stdout any more: let the interpreter flush into nothing."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
