"""How a report came about: how verdicts and grades are decided, what was read, what was not, what it rests on.

Plain text: each renderer escapes it in its own way.
"""

from __future__ import annotations

from collections.abc import Iterator

from nidra.records.exported import RestsOn
from nidra.records.grade import Grade, Standing
from nidra.records.report import PassReport
from nidra.records.verdict import State
from nidra.report.six import not_compared
from nidra.report.words import said

TITLE = "Method"
DIGEST = "What this report rests on"

HOW = (
    "Each receipt is checked twice: does the excerpt on file still have the SHA-256 that it was sealed with,"
    " and does its source still contain these words? Both are computed from bytes; no model takes part.",
    "A receipt that stands proves that its words stand in the source. It does not prove that they are true.",
)

VERDICTS: tuple[tuple[State, str, str], ...] = (
    (
        State.VERBATIM,
        "holds",
        "the words stand in the source where they stood, or once elsewhere alike",
    ),
    (
        State.MOVED,
        "holds",
        "the same words stand elsewhere in the file, or with other blanks or line breaks",
    ),
    (
        State.AMBIGUOUS,
        "holds or is open",
        "the words stand several times; it holds only where every place says the same",
    ),
    (
        State.EDITED,
        "failed",
        "the place is there, lightly reworded, and no number, negation, unit, version or name changed",
    ),
    (State.DRIFTED, "failed", "the file is there and the words are not"),
    (State.UNFOUNDED, "failed", "a receipt given by hand that was never once found true"),
    (State.CORRUPT, "failed", "the excerpt on file no longer has its own SHA-256"),
    (State.GONE, "open", "the folder is there and the file is not"),
    (
        State.UNREADABLE,
        "open",
        "no permission, an error, a missing folder or volume, or a file too large",
    ),
    (State.UNCHECKED, "open", "not read yet"),
    (State.ALTERED, "open", "the program that filed it rewrote words of it"),
    (State.TOO_SHORT, "open", "too little text to be found safely"),
    (State.NO_BYTE_CHECK, "open", "a summary was filed and not the words"),
)
GRADES: tuple[tuple[Grade, str], ...] = (
    (Grade.MACHINE_CHECKED, "at least one receipt was read as true, and none failed"),
    (
        Grade.SOURCE_LINKED,
        "nothing could be read now, but a receipt was true before, or its store copies from its sources",
    ),
    (Grade.UNVERIFIED, "no receipt, none read yet, or any receipt failed"),
)
STANDINGS: tuple[tuple[Standing, str], ...] = (
    (Standing.FALLEN, "has a failed receipt, or rests on a memory that has"),
    (Standing.TRACEABLE, "has a receipt that was read as true"),
    (Standing.NOT_COMPARABLE, "has receipts that no check could decide, or that were not read yet"),
    (Standing.GONE, "points at files that are gone"),
    (Standing.NO_RECEIPT, "shows nothing for itself"),
)

_UNCHECKED = (
    (State.GONE, "receipt points at a file that is gone", "receipts point at files that are gone"),
    (
        State.UNREADABLE,
        "receipt names a file that could not be read",
        "receipts name files that could not be read",
    ),
    (State.UNCHECKED, "receipt was never read", "receipts were never read"),
    (
        State.ALTERED,
        "receipt was altered when it was filed",
        "receipts were altered when they were filed",
    ),
    (
        State.TOO_SHORT,
        "receipt is too short to be found safely",
        "receipts are too short to be found safely",
    ),
    (State.NO_BYTE_CHECK, "receipt was filed as a summary", "receipts were filed as summaries"),
)


def not_checked(report: PassReport) -> list[str]:
    """What of the store no check could decide, and why, in sentences."""
    return list(_not_checked(report)) or [
        "Every receipt could be compared with the bytes of its source."
    ]


def _not_checked(report: PassReport) -> Iterator[str]:
    bare = report.after.standing(Standing.NO_RECEIPT)
    if bare:
        yield said(bare, "memory shows no receipt", "memories show no receipt") + "."
    for state, one, many in _UNCHECKED:
        number = report.after.verdicts.get(state.label, 0)
        if number:
            yield said(number, one, many) + "."
    left = not_compared(report.not_compared)
    if left:
        yield left


def digest_lines(found: RestsOn) -> list[tuple[str, str]]:
    """What the report rests on: name and value."""
    return [
        ("store digest", found.digest),
        ("journal head", found.head),
        ("journal rows", f"{found.rows:,}"),
        ("store id", found.store),
    ]


HOW_TO_CHECK = (
    "The store digest is the SHA-256 of one line of JSON: the census, the number of rows and the head of the"
    " journal, and the id of the store. The head is the hash of the journal's last row, and each row seals"
    " the one before it. nidra report --digest prints the digest and that line of the store as it is now;"
    " nidra verify-journal computes every hash again and prints the head. Where both are what they are here,"
    " the store is the one that this report tells of."
)
