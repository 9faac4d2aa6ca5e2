"""How far a long piece of work has come."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Progress:
    """`done` of `total` things of one kind (`unit`) in one stage; `total` 0 means not known yet."""

    stage: str
    done: int
    total: int
    unit: str
