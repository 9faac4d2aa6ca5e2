"""Failures as sentences: every error ends in one line on stderr and an exit code."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import typer
from typer.core import TyperGroup

from nidra.base.errors import NidraError
from nidra.base.paths import naming
from nidra.cli.output import STDOUT, flush, leave, note
from nidra.cli.words import refuse_no_text

TRACE = "NIDRA_TRACEBACK"
INTERRUPTED, PIPE_CLOSED, FAULT = 130, 141, 70
LONGEST, HEAD, TAIL = 2000, 1200, 400

Answer = TypeVar("Answer")


class Guarded(TyperGroup):
    """The commands, none of which may end in a traceback."""

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:
        """Read the command line; what is done at once, as --help and --version, is guarded too."""
        build = super().make_context
        if extra.get("resilient_parsing"):
            return build(info_name, args, parent, **extra)

        def read() -> Any:
            with naming(STDOUT):
                return build(info_name, _texts(args), parent, **extra)

        return guarded(read)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; its failure becomes a sentence and the exit code of its class."""
        run = super().invoke
        return guarded(lambda: run(ctx))


def _texts(args: Sequence[str]) -> list[str]:
    """The words of a command line. Raises `UsageError` for one that is no text."""
    refuse_no_text(args)
    return list(args)


def guarded(work: Callable[[], Answer]) -> Answer:
    """Do the work and flush what it printed. Raises `typer.Exit` where either failed."""
    try:
        return _flushed(work)
    except NidraError as problem:
        raise _exit(str(problem), problem.exit_code) from problem
    except KeyboardInterrupt as problem:
        raise _exit("Stopped. What was committed stays as it is.", INTERRUPTED) from problem
    except BrokenPipeError as problem:
        leave()
        raise typer.Exit(PIPE_CLOSED) from problem
    except OSError as problem:
        raise _exit(system_words(problem), 1) from problem
    except SystemExit as problem:
        if isinstance(problem.__context__, BrokenPipeError):  # so rich ends a help page
            raise typer.Exit(PIPE_CLOSED) from problem
        raise
    except MemoryError as problem:
        raise _exit("There was not enough memory for this.", 1) from problem
    except Exception as problem:
        if type(problem).__module__.split(".")[0] in ("typer", "click"):
            raise _shortened(problem) from problem.__cause__
        raise _exit(_fault(problem), FAULT) from problem


def _flushed(work: Callable[[], Answer]) -> Answer:
    try:
        answer = work()
    except typer.Exit:
        flush()
        raise
    flush()
    return answer


def _exit(sentence: str, code: int) -> typer.Exit:
    """Say the sentence, whatever has become of the streams, and hand back the exit."""
    try:
        flush()
    except OSError:
        leave()
    note(bounded(sentence), "red")
    return typer.Exit(code)


def bounded(sentence: str) -> str:
    """A sentence without the middle of what is too long for one, such as a word of a megabyte."""
    if len(sentence) <= LONGEST:
        return sentence
    return f"{sentence[:HEAD]} … {sentence[-TAIL:]}"


def _shortened(problem: Exception) -> Exception:
    message = getattr(problem, "message", None)
    if isinstance(message, str):
        problem.message = bounded(message)  # type: ignore[attr-defined]
    return problem


def system_words(problem: OSError) -> str:
    """What the system said, and of which file."""
    words = problem.strerror or str(problem) or type(problem).__name__
    place = f"{problem.filename}: " if problem.filename is not None else ""
    return f"{place}{words}. Nothing more was done."


def _fault(problem: Exception) -> str:
    """A fault of our own, with where it was if that is asked for."""
    if os.environ.get(TRACE):
        traceback.print_exception(problem, file=sys.stderr)
    return fault_words(problem)


def fault_words(problem: Exception) -> str:
    """A fault of our own, said so that it can be reported."""
    return (
        f"Nidra has a fault of its own here ({type(problem).__name__}: {problem}). Please report it; "
        f"with {TRACE}=1 the same command shows where."
    )
