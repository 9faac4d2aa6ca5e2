"""A model and a judge that say what they were told to say, and remember what they were asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from nidra.base.errors import ModelBroken
from nidra.inference.chat import Schema
from nidra.records.contest import Side


@dataclass(frozen=True, slots=True)
class Asked:
    """One question as it reached the model."""

    role: str
    system: str
    user: str
    schema: Schema
    max_tokens: int


class ScriptedChat:
    """Answers from a list in order, or from a function of the question. Exceptions are raised.

    `asked` lists every question. Raises `ModelBroken` once the list is at its end.
    """

    def __init__(
        self,
        answers: Sequence[Any] | Callable[[Asked], Any],
        *,
        name: str = "a scripted model",
        seconds: float = 60.0,
    ) -> None:
        self.name = name
        self.mark = name
        self.seconds = seconds
        self.asked: list[Asked] = []
        self._answer = _answering(answers)

    def complete(
        self, role: str, system: str, user: str, schema: Schema, max_tokens: int
    ) -> str | dict[str, Any]:
        """The next answer."""
        question = Asked(role, system, user, schema, max_tokens)
        self.asked.append(question)
        found: str | dict[str, Any] = _told(self._answer(question))
        return found


class ScriptedJudge:
    """A judge with its rulings written down: a list, or a function of the pair. Exceptions are raised.

    A ruling is `{"winner": …, "reason": …}`, or a winner alone (`"a"`, `"b"`, `None`). `asked` lists
    the pairs. It needs no probe and stands for no model.
    """

    name = "a scripted judge"

    def __init__(self, rulings: Sequence[Any] | Callable[[Side, Side], Any]) -> None:
        self.asked: list[tuple[Side, Side]] = []
        self._rule = _ruling_of(rulings)

    def resolve(self, a: Side, b: Side) -> dict[str, Any]:
        """The next ruling."""
        self.asked.append((a, b))
        said = _told(self._rule((a, b)))
        return said if isinstance(said, dict) else {"winner": said, "reason": "as the script says"}


def _ruling_of(
    rulings: Sequence[Any] | Callable[[Side, Side], Any],
) -> Callable[[tuple[Side, Side]], Any]:
    if callable(rulings):
        return lambda pair: rulings(*pair)
    return _answering(rulings)


def _answering(answers: Sequence[Any] | Callable[[Any], Any]) -> Callable[[Any], Any]:
    if callable(answers):
        return answers
    left: Iterator[Any] = iter(list(answers))

    def following(_: Any) -> Any:
        try:
            return next(left)
        except StopIteration:
            raise ModelBroken(name="The script", reason="has no more answers.") from None

    return following


def _told(answer: Any) -> Any:
    if isinstance(answer, BaseException):
        raise answer
    return answer
