"""Judges that failed, so that a pass does not ask them again at once."""

from __future__ import annotations

from dataclasses import dataclass

from nidra.store.runs_file import RunsFile


@dataclass(frozen=True, slots=True)
class JudgeFailure:
    """When a judge failed (microseconds), what it said, and on which contest (0: on the probe)."""

    at: int
    reason: str
    contest: int


class JudgeFailures(RunsFile):
    """The table of judges that were of no use."""

    def judge_failed(self, judge: str, failure: JudgeFailure) -> None:
        """Remember that a judge, by its mark, was of no use."""
        self._change(
            "INSERT OR REPLACE INTO judge_failure VALUES (?,?,?,?)",
            (judge, failure.at, failure.reason, failure.contest),
        )

    def judge_answered(self, judge: str) -> None:
        """A judge is of use again."""
        self._change("DELETE FROM judge_failure WHERE judge=?", (judge,))

    def judge_failure(self, judge: str) -> JudgeFailure | None:
        """The failure that is remembered of a judge, or None."""
        rows = self._rows("SELECT at, reason, contest FROM judge_failure WHERE judge=?", (judge,))
        return JudgeFailure(*rows[0]) if rows and isinstance(rows[0][0], int) else None
