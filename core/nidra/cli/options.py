"""Options that several commands share."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

import typer

from nidra.base.errors import UsageError
from nidra.base.text import one_line

START = "Start here"
LOOK = "Look closer"
STORE = "Stores"
CARE = "Care"

Dir = Annotated[
    str | None,
    typer.Option(
        "--dir",
        metavar="FOLDER",
        help="Folder of the store (nidra help store).",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for scripts, and nothing else.")]
Wing = Annotated[
    str | None, typer.Option("--wing", metavar="NAME", help="Only what stands in this wing.")
]
Room = Annotated[
    str | None, typer.Option("--room", metavar="NAME", help="Only what stands in this room.")
]
Id = Annotated[
    str,
    typer.Argument(metavar="ID", help="Id of a memory, or the beginning of one that is unique."),
]

# What a person may ask for at most: more than any store holds, less than SQLite can count.
MOST = 2**31 - 1
NO_LINES = "At most 0 lines were asked for."

_ID = re.compile(r"(mem_)?[0-9a-f]{1,32}", re.IGNORECASE)


def plain_id(text: str) -> str:
    """An id as the store writes it: in small letters. An id of a foreign row stays as it is.

    Raises `UsageError` for an empty word, with which every id begins.
    """
    if not text:
        raise UsageError(reason="An id is empty. `nidra list` shows the ids of this store.")
    return text.lower() if _ID.fullmatch(text) else text


Labelled = TypeVar("Labelled")


def labelled(kinds: Any, text: str | None, option: str) -> Any:
    """The member of an enum with that label (`no receipt`, `no-receipt`), None where none is asked for."""
    if text is None:
        return None
    wanted = _plain(text)
    for member in kinds:
        if _plain(member.label) == wanted:
            return member
    labels = ", ".join(dict.fromkeys(member.label.replace(" ", "-") for member in kinds))
    raise UsageError(reason=f"{option} knows no {one_line(text)!r}. It takes one of: {labels}.")


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("_", " ").replace("-", " ").split())


def at_least_zero(limit: int | None) -> int | None:
    """The limit as given. Raises `UsageError` for a negative one and for one beyond `MOST`."""
    if limit is not None and limit < 0:
        raise UsageError(reason=f"--limit takes 0 or more, not {one_line(str(limit), 40)}.")
    if limit is not None and limit > MOST:
        raise UsageError(
            reason=f"--limit takes {MOST} at most, not {one_line(str(limit), 40)}."
            " To see all there is, leave it away or give that."
        )
    return limit
