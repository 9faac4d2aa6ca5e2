"""Asking a judge in a pass: never longer than it may take, and no longer than the pass is wanted.

A judge may be anybody's code. It is asked in a thread of its own while the pass looks, several
times a second, whether it is to stop; no transaction is open meanwhile.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Any

from nidra.base.errors import Cancelled, ModelBroken, ModelError
from nidra.base.text import one_line
from nidra.inference.answers import REASON_LENGTH, is_winner
from nidra.inference.judge import Judge
from nidra.records.contest import Side
from nidra.sleep.night import Night

PATIENCE = 180.0
_POLL = 0.1
_FAREWELL = 2.0


class Asker:
    """One judge for the length of a pass. `calls` counts what it was asked, probes included."""

    def __init__(self, night: Night, judge: Judge) -> None:
        self._night = night
        self._judge = judge
        self._asked = 0
        self._before = self._counted()
        self.name = one_line(str(getattr(judge, "name", type(judge).__name__)), 200)

    @property
    def mark(self) -> str:
        """What tells this judge from others, in `runs.db`."""
        return str(getattr(self._judge, "mark", self.name))

    @property
    def calls(self) -> int:
        """How many questions went out: those that the judge counts itself, else what it was asked."""
        counted = self._counted()
        return self._asked if counted is None else counted - (self._before or 0)

    def _counted(self) -> int | None:
        calls = getattr(self._judge, "calls", None)
        return calls if isinstance(calls, int) else None

    def probe(self) -> None:
        """One harmless question, where the judge knows one. Raises a `ModelError` where it failed."""
        probe = getattr(self._judge, "probe", None)
        if callable(probe):
            self._waited(probe)

    def ruling(self, a: Side, b: Side) -> tuple[str | None, str]:
        """("a" | "b" | None, reason) of one pair. Raises a `ModelError`, whatever the judge raised."""
        self._asked += 1
        said = self._waited(lambda: self._judge.resolve(a, b))
        try:
            winner, reason = said["winner"], said.get("reason", "")
        except Exception:
            return None, "The judge gave no ruling in the form that was asked for."
        if not is_winner(winner):
            return None, "The judge named a winner that is neither a nor b nor null."
        return winner, one_line(str(reason), REASON_LENGTH)

    def _waited(self, question: Callable[[], Any]) -> Any:
        """The answer, waited for in steps short enough to notice a stop."""
        box: list[tuple[Any, BaseException | None]] = []
        thread = threading.Thread(target=_answer_into, args=(box, question), daemon=True)
        patience = float(getattr(self._judge, "patience", PATIENCE))
        deadline = time.monotonic() + patience
        thread.start()
        while thread.is_alive():
            thread.join(_POLL)
            try:
                self._night.heed()
            except Cancelled:
                self._leave(thread)
                raise
            if thread.is_alive() and time.monotonic() > deadline:
                self._leave(thread)
                raise ModelBroken(
                    name=self.name, reason=f"gave no answer within {patience:g} seconds."
                )
        answer, problem = box[0]
        if isinstance(problem, ModelError):
            raise problem
        if problem is not None:
            words = one_line(f"{type(problem).__name__}: {problem}", REASON_LENGTH)
            raise ModelBroken(name=self.name, reason=f"raised {words}") from problem
        return answer

    def _leave(self, thread: threading.Thread) -> None:
        """Wait for an answer no longer; a judge that can be told so is told."""
        stop = getattr(self._judge, "stop", None)
        if callable(stop):
            stop()
            thread.join(_FAREWELL)


def _answer_into(box: list[tuple[Any, BaseException | None]], question: Callable[[], Any]) -> None:
    try:
        box.append((question(), None))
    except BaseException as problem:  # a SystemExit in a judge is that judge's fault, no more
        box.append((None, problem))
