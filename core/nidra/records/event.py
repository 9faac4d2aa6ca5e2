"""Journal rows as values."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from nidra.base.errors import JournalBroken


class Details(dict[str, Any]):
    """What a row tells. Whoever asks for what somebody took out of it is told so."""

    def __init__(self, seq: int, found: dict[str, Any]) -> None:
        super().__init__(found)
        self._seq = seq

    def __missing__(self, name: str) -> Any:
        raise JournalBroken(
            path="this store",
            reason=f"row {self._seq} cannot be read. `nidra verify-journal` names every such row.",
        )


class Lost(Details):
    """The details of a row that somebody made unreadable: none of them has a default either."""

    def get(self, name: str, default: Any = None) -> Any:
        """Raises `JournalBroken`."""
        return self[name]


def details(seq: int, text: Any) -> Details:
    """The details of a row as they stand in the journal; `Lost` where they are no object of JSON."""
    try:
        found = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return Lost(seq, {})
    return Details(seq, found) if isinstance(found, dict) else Lost(seq, {})


@dataclass(frozen=True, slots=True)
class Event:
    """One journal row: what happened to which memory, in which pass. `ts` is microseconds of UTC."""

    seq: int
    ts: int
    pass_id: str | None
    event: str
    memory: str | None
    detail: dict[str, Any]
    prev_hash: str
    hash: str
