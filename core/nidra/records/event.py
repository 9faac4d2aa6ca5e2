"""Journal rows as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


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
