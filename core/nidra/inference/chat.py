"""The port to a language model: one method, and what may go wrong behind it.

>>> from nidra.inference.scripted import ScriptedChat
>>> chat = ScriptedChat(['{"winner": null, "reason": "they speak of two things"}'])
>>> chat.complete("judge", "You judge.", "…", {}, 400)
'{"winner": null, "reason": "they speak of two things"}'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

Schema = Mapping[str, Any]


class Chat(Protocol):
    """A model that can be asked one thing at a time.

    `name` is for people; `mark` tells one set-up of it (place, version, model, key) from another, so
    that a failure of one is not held against the next. `seconds` is how long one answer may take.
    """

    seconds: float

    @property
    def name(self) -> str:
        """What people call it."""
        ...

    @property
    def mark(self) -> str:
        """What tells this set-up from another one."""
        ...

    def complete(
        self, role: str, system: str, user: str, schema: Schema, max_tokens: int
    ) -> str | dict[str, Any]:
        """The model's answer to `user` under `system`, as text or as the object that it holds.

        `role` says what the answer is for (`judge`), `schema` is JSON Schema for it, which a model
        may or may not be able to keep to. Raises `ModelAbsent` where it is not set up, `ModelBroken`
        where it failed or hung, `ModelUnclear` where it answered without an answer in it.
        """
        ...


@runtime_checkable
class Stoppable(Protocol):
    """A model whose answer need not be waited for."""

    def stop(self) -> None:
        """End what is being asked now, and ask nothing more until `start`."""
        ...

    def start(self) -> None:
        """May be asked again."""
        ...
