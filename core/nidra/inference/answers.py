"""Reading what a model said: one JSON object of the form that was asked for, or nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from nidra.base.errors import ModelUnclear
from nidra.base.text import one_line

REASON_LENGTH = 300
SAID_LENGTH = 120
LONGEST = 20_000


def one_object(said: str | dict[str, Any], name: str) -> dict[str, Any]:
    """The one JSON object in an answer, which may stand between words or in a code fence.

    Raises `ModelUnclear` where there is none, more than one, or one that says a thing twice.
    """
    if isinstance(said, dict):
        return said
    if not isinstance(said, str):
        raise ModelUnclear(name=name, reason="gave an answer that is no text.")
    if len(said) > LONGEST:
        raise ModelUnclear(name=name, reason=f"gave an answer of {len(said):,} characters.")
    try:
        found = list(_objects(said))
    except _Twice as problem:
        raise ModelUnclear(name=name, reason=f"said {problem} twice in one answer.") from None
    if len(found) != 1:
        number = "no JSON object" if not found else f"{len(found)} JSON objects"
        raise ModelUnclear(name=name, reason=f"gave {number}: {quoted(said)}")
    return found[0]


def quoted(said: str) -> str:
    """What was said, on one line, bounded, without characters that do something to a terminal."""
    return one_line(said, SAID_LENGTH) or "(nothing)"


class _Twice(ValueError):
    """One key twice in one object: which of the two counts, nobody can know."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Twice(quoted(key))
        found[key] = value
    return found


def _objects(text: str) -> Iterator[dict[str, Any]]:
    """Every JSON object in `text` that lies in no other one."""
    decoder = json.JSONDecoder(object_pairs_hook=_once)
    at = text.find("{")
    while at >= 0:
        try:
            value, end = decoder.raw_decode(text, at)
        except _Twice:
            raise
        except (ValueError, RecursionError):
            end = at + 1
        else:
            yield value
        at = text.find("{", end)


def ruling(said: str | dict[str, Any], name: str) -> dict[str, Any]:
    """`{"winner": "a" | "b" | None, "reason": …}` out of an answer. Raises `ModelUnclear`."""
    found = one_object(said, name)
    if not is_winner(found.get("winner", 0)):
        shown = quoted(json.dumps(found.get("winner", "nobody at all"))[:200])
        raise ModelUnclear(name=name, reason=f"named {shown} the winner, and not a, b or null.")
    reason = found.get("reason", "")
    if not isinstance(reason, str):
        raise ModelUnclear(name=name, reason="gave a reason that is no text.")
    return {"winner": found["winner"], "reason": one_line(reason, REASON_LENGTH)}


def is_winner(value: Any) -> bool:
    """Is this an answer to the question who wins?"""
    return value is None or (isinstance(value, str) and value in ("a", "b"))
