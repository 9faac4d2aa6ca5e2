"""The note that goes with a text whose every part stands: what the miner wrote around it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from nidra.records.dialect import Calls, Dialect
from nidra.records.verdict import SpanForm
from nidra.trust.align_judge import is_rendered
from nidra.trust.align_query import LEAST, Piece, Query, Walk
from nidra.trust.align_table import END, Table, normal_bytes

PARTS = "rendered parts"
CALL = "rendered tool call"
SHORT = "too short"
MOJIBAKE = "mojibake"
ALTERED = "altered by the miner"

_SEVERAL_ARGUMENTS = re.compile(rb"\[Grep\] |\[\w+\] \{")
_SERIALISED_CALL = re.compile(rb"\[tool_use: \S+ input=(\{.*\})\]", re.DOTALL)


def rendered_note(table: Table, query: Query, walk: Walk, dialect: Dialect) -> str:
    """`rendered parts`, `rendered tool call`, or nothing.

    A call is told apart where only its rendering proves it: one of several arguments inside a
    longer line, or one whose arguments do not stand one by one in the source.
    """
    rendered = [piece for piece in walk.pieces if is_rendered(table, piece)]
    for piece in rendered:
        if dialect.calls is Calls.SERIALISED:
            if not _stand_one_by_one(table, piece):
                return CALL
        elif piece.begin not in query.lines and _holds_call_of_several(table, piece):
            return CALL
    return PARTS if rendered or walk.inserted else ""


def _holds_call_of_several(table: Table, piece: Piece) -> bool:
    return _SEVERAL_ARGUMENTS.match(table.text, table.at[table.value_of(piece.at)]) is not None


def _stand_one_by_one(table: Table, piece: Piece) -> bool:
    value = table.value_of(piece.at)
    match = _SERIALISED_CALL.match(table.text, table.at[value], table.end_of(value))
    if not match:
        return True
    try:
        given = json.loads(match.group(1))
    except (ValueError, RecursionError):
        return True
    here = 0
    for argument in map(normal_bytes, _strings(given)):
        at = _find_unrendered(table, argument, here)
        stop = at + len(argument)
        if at < 0:
            return False
        if len(argument) < LEAST and not (table.text[at - 1] == END == table.text[stop]):
            return False
        here = stop
    return True


def _find_unrendered(table: Table, text: bytes, here: int) -> int:
    at = table.text.find(text, here)
    while at >= 0 and table.form[table.value_of(at)] == SpanForm.DECODED:
        at = table.text.find(text, table.end_of(table.value_of(at)))
    return at


def _strings(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for inner in part.values():
            yield from _strings(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _strings(inner)


def cut_short(table: Table, query: Query, walk: Walk, dialect: Dialect, size: int) -> bool:
    """Does the text of `size` characters end where a miner stops: before a rule, or after eight joined lines?

    One text alone does not prove that the rest was never filed, so this is told in the sentence
    and is no note.
    """
    if dialect.calls is not Calls.BRACKETED or not walk.pieces:
        return False
    last = walk.pieces[-1]
    value = table.value_of(last.at)
    if is_rendered(table, last) or last.stop >= table.end_of(value):
        return False
    if _RULE_FOLLOWS.match(table.source_text(value, last.stop, table.end_of(value))):
        return size < FULL_CHUNK
    if any(last.begin < line < last.end for line in query.lines):
        return False
    rest = table.source_text(value, last.stop, table.end_of(value))
    held = table.source_text(value, last.at, last.stop)
    joined = sum(1 for line in held.split("\n") if line.strip())
    return joined == _CAPPED_LINES and rest.lstrip(" \t\r").startswith("\n")


FULL_CHUNK = 700
_CAPPED_LINES = 8
_RULE_FOLLOWS = re.compile(r"[ \t\r]*\n\s*---")
