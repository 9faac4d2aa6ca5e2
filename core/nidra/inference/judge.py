"""Judges: which of two memories that cannot both hold is the one that does.

A judge is anything with `resolve(a, b) -> {"winner": "a" | "b" | None, "reason": …}`. It may raise
whatever it likes; a pass leaves the pair for a person then.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping
from typing import Any, Protocol

from nidra.base.clock import FIRST
from nidra.base.errors import ModelAbsent, ModelBroken, ModelUnclear
from nidra.inference import answers, prompts
from nidra.inference.chat import Chat, Stoppable
from nidra.records.contest import Side
from nidra.records.grade import Grade

MAX_TOKENS = 400
SCHEMA = {
    "type": "object",
    "properties": {"winner": {"enum": ["a", "b", None]}, "reason": {"type": "string"}},
    "required": ["winner", "reason"],
    "additionalProperties": False,
}
_OTHER = {"a": "b", "b": "a", None: None}
_LAMP = (
    Side("probe-a", "The lamp in the hall is on.", FIRST, Grade.UNVERIFIED),
    Side("probe-b", "The lamp in the hall is off.", FIRST, Grade.UNVERIFIED),
)


class Judge(Protocol):
    """Decides between two memories. Neither side is better known than the other: order means nothing."""

    def resolve(self, a: Side, b: Side) -> Mapping[str, Any]:
        """`{"winner": "a" | "b" | None, "reason": a short text}`; None leaves the pair for a person."""
        ...


class NullJudge:
    """Nobody: every pair stays with a person."""

    name = "no judge"
    mark = "none"

    def __init__(self, reason: str = "There is none here.") -> None:
        self.reason = reason

    def probe(self) -> None:
        """Raises `ModelAbsent`, always."""
        raise ModelAbsent(name="No judge was asked.", reason=self.reason)

    def resolve(self, a: Side, b: Side) -> dict[str, Any]:
        """No winner."""
        return {"winner": None, "reason": f"No judge was asked. {self.reason}"}


class ChatJudge:
    """A judge that asks a language model, each pair in both orders.

    A model that favours a place, or does what a statement tells it, contradicts itself then, and a
    contradiction decides nothing. `calls` counts the questions, `patience` is how many seconds one
    pair may take.
    """

    def __init__(self, chat: Chat) -> None:
        self.chat = chat
        self.calls = 0
        self._halted = threading.Event()

    @property
    def name(self) -> str:
        """What people call it."""
        return self.chat.name

    @property
    def mark(self) -> str:
        """What tells this set-up from another one."""
        return self.chat.mark

    @property
    def patience(self) -> float:
        """How many seconds one pair may take."""
        return 2 * self.chat.seconds + 5

    def probe(self) -> None:
        """Ask one harmless question. Raises a `ModelError` where no answer in the right form came back."""
        self._halted.clear()
        if isinstance(self.chat, Stoppable):
            self.chat.start()
        try:
            self._ask(*_LAMP)
        except ModelUnclear as problem:
            raise ModelBroken(**problem.words) from problem

    def resolve(self, a: Side, b: Side) -> dict[str, Any]:
        """The winner in which both orders agree, else None.

        Raises `ModelAbsent` and `ModelBroken`. An answer that cannot be read decides nothing.
        """
        try:
            first = self._ask(a, b)
            if first["winner"] is None:
                return first
            second = self._ask(b, a)
        except ModelUnclear as problem:
            return {"winner": None, "reason": str(problem)}
        if _OTHER[second["winner"]] != first["winner"]:
            reason = "It contradicted itself when it was asked in the other order."
            return {"winner": None, "reason": reason}
        return first

    def _ask(self, a: Side, b: Side) -> dict[str, Any]:
        if self._halted.is_set():
            raise ModelBroken(name=self.name, reason="was told to stop.")
        self.calls += 1
        said = self.chat.complete(
            "judge", prompts.text("judge"), prompts.pair(a, b), SCHEMA, MAX_TOKENS
        )
        return answers.ruling(said, self.name)

    def stop(self) -> None:
        """End what is being asked now; nothing more is asked until the next probe."""
        self._halted.set()
        if isinstance(self.chat, Stoppable):
            self.chat.stop()
