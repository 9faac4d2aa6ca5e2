"""What models are told: the shipped texts, and memories fenced so that they stay data."""

from __future__ import annotations

import json
import secrets
from functools import cache
from typing import Any

from nidra.base.clock import iso
from nidra.base.paths import resources
from nidra.base.text import printable
from nidra.records.contest import Side


@cache
def text(name: str) -> str:
    """The shipped text `resources/prompts/NAME.md`."""
    return (resources() / "prompts" / f"{name}.md").read_text("utf-8")


def pair(a: Side, b: Side) -> str:
    """The question about two records: both as one JSON value in a fence that no record can know."""
    shown = fenced({"a": _shown(a), "b": _shown(b)})
    return f"These are the two records:\n\n{shown}\n\nWhich one holds now? Answer with the JSON object alone."


def fenced(value: Any) -> str:
    """`value` as JSON between two lines with a random word, on one line of its own.

    Control and bidirectional characters and `<` stand as `\\uXXXX`, so that nothing in it can look
    like an end of the data, a tag or a turn of the talk.
    """
    body = printable(json.dumps(value, ensure_ascii=False)).replace("<", "\\u003c")
    word = secrets.token_hex(16)
    return f"BEGIN {word}\n{_unbroken(body)}\nEND {word}"


def _unbroken(body: str) -> str:
    """JSON leaves some characters as they are that others take for the end of a line."""
    return body.replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _shown(side: Side) -> dict[str, Any]:
    return {
        "statement": side.statement,
        "recorded": iso(side.recorded_at),
        "grade": side.grade.label,
        "receipts": list(side.verdicts),
    }
