"""What a window shows of the journal, as the command that shows the same."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from nidra.app.browse import Typed
from nidra.records.journal import Chosen

_ID = re.compile(r"mem_[0-9a-f]{6,}")


def of_list(chosen: Chosen, shown: int, folder: Path | str) -> Typed:
    """`nidra history` for a list of deeds; there is none for what its options cannot say."""
    unsaid = [
        words
        for words, there in (
            ("a kind", chosen.kind is not None),
            ("a span of days", chosen.since is not None or chosen.until is not None),
            ("changes only", chosen.changes),
            ("a text", bool(chosen.text) and not _ID.fullmatch(chosen.text)),
        )
        if there
    ]
    if unsaid:
        return Typed("", f"The command line has no option for {' and '.join(unsaid)}.")
    named = [chosen.text] if chosen.text else []
    return _typed("history", *named, "--limit", str(shown), folder=folder)


def of_then(as_of: str, memory: str, folder: Path | str, changed: bool = False) -> Typed:
    """`nidra history --as-of` for what the store, or a memory, held then; or for what is `changed` since."""
    named = [memory] if memory else []
    since = ["--changed"] if changed and not memory else []
    return _typed("history", *named, "--as-of", as_of, *since, folder=folder)


def of_undo(what: str, folder: Path | str) -> Typed:
    """`nidra undo` for a deed."""
    return _typed("undo", *what.split(), folder=folder)


def of_verify(folder: Path | str) -> Typed:
    """`nidra verify-journal`."""
    return _typed("verify-journal", folder=folder)


def _typed(*words: str, folder: Path | str) -> Typed:
    return Typed(shlex.join(["nidra", *words, "--dir", str(folder)]))
