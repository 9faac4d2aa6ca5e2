"""What ran, how far it came, what was skipped, and the marks that stages leave for the next run."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from nidra.store.runs_file import RunsFile, as_object

PASS = "pass"  # the kind of run that a sleep pass is
RESUMED = "resumed_at"
# A mark: the census as each of the last passes found it. One that is cut short leaves the one before
# it the last that ended.
FOUND = "census before"
KEPT_FOUND = 4


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A run that was cut short: which one, since when (microseconds), and how far each stage came."""

    pass_id: str
    mode: str
    started_at: int
    cursor: dict[str, int]


@dataclass(frozen=True, slots=True)
class Begun:
    """A run: which one, in what mode, how it stands, when it was begun or last gone on with
    (microseconds), and why it failed, if it did."""

    pass_id: str
    mode: str
    state: str
    at: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Skipped:
    """A run that did not take place: when it was wanted (microseconds), and why it was not."""

    at: int
    reason: str


class RunLog(RunsFile):
    """The tables of runs, skipped runs and marks."""

    def begin(self, pass_id: str, kind: str, mode: str, now: int) -> None:
        """Note that a run began."""
        self._change(
            "INSERT INTO run (pass_id, kind, mode, started_at, state) VALUES (?,?,?,?,'running')",
            (pass_id, kind, mode, now),
        )

    def resume(self, pass_id: str, now: int) -> None:
        """Note that a run that was cut short is gone on with."""
        self._change(
            "UPDATE run SET ended_at=NULL, state='running', counts=? WHERE pass_id=?",
            (json.dumps({RESUMED: now}), pass_id),
        )

    def note(self, pass_id: str, cursor: dict[str, Any]) -> None:
        """Remember how far a run has come."""
        self._change("UPDATE run SET cursor=? WHERE pass_id=?", (json.dumps(cursor), pass_id))

    def end(self, pass_id: str, state: str, counts: dict[str, Any], now: int) -> None:
        """Note how a run ended: `done`, `cancelled` or `failed`, with its counts.

        When it was gone on with, if it was, stays among them.
        """
        self._change(
            "UPDATE run SET ended_at=?, state=?, counts=CASE"
            f" WHEN json_valid(counts) AND json_extract(counts, '$.{RESUMED}') IS NOT NULL"
            f" THEN json_set(?, '$.{RESUMED}', json_extract(counts, '$.{RESUMED}')) ELSE ? END"
            " WHERE pass_id=?",
            (now, state, json.dumps(counts), json.dumps(counts), pass_id),
        )

    def unfinished(self, kind: str) -> Unfinished | None:
        """The latest run of a kind, if it did not come to its end."""
        rows = self._rows(
            "SELECT pass_id, mode, started_at, cursor, state FROM run WHERE kind=?"
            " ORDER BY rowid DESC LIMIT 1",
            (kind,),
        )
        if not rows or rows[0][4] == "done":
            return None
        pass_id, mode, started, cursor, _ = rows[0]
        if not (isinstance(pass_id, str) and isinstance(mode, str) and isinstance(started, int)):
            return None
        came = {key: at for key, at in (as_object(cursor) or {}).items() if isinstance(at, int)}
        return Unfinished(pass_id, mode, started, came)

    def history(self, limit: int = 20) -> list[dict[str, Any]]:
        """The latest runs, newest first."""
        rows = self._rows(
            "SELECT pass_id, kind, mode, started_at, ended_at, state, counts FROM run"
            " WHERE typeof(started_at)='integer' ORDER BY rowid DESC LIMIT ?",
            (limit,),
        )
        names = ("pass_id", "kind", "mode", "started_at", "ended_at", "state", "counts")
        found = [dict(zip(names, row, strict=True)) for row in rows]
        return [{**run, "counts": as_object(run["counts"]) or {}} for run in found]

    def begun(self, kind: str, modes: Sequence[str], limit: int = 50) -> list[Begun]:
        """The latest runs of a kind in one of these modes, newest first, whatever the clock said."""
        rows = self._rows(
            "SELECT pass_id, mode, state, started_at, counts FROM run WHERE kind=?"
            f" AND mode IN ({','.join('?' * len(modes))}) AND typeof(started_at)='integer'"
            " ORDER BY rowid DESC LIMIT ?",
            (kind, *modes, limit),
        )
        return [
            _begun(str(pass_id), str(mode), str(state), started, as_object(counts) or {})
            for pass_id, mode, state, started, counts in rows
        ]

    def skips(self, kind: str, limit: int = 50) -> list[Skipped]:
        """The latest runs of a kind that did not take place, newest first."""
        rows = self._rows(
            "SELECT at, reason FROM skipped WHERE kind=? AND typeof(at)='integer'"
            " ORDER BY rowid DESC LIMIT ?",
            (kind, limit),
        )
        return [Skipped(at, str(reason)) for at, reason in rows]

    def skip(self, kind: str, reason: str, now: int) -> None:
        """Note a run that did not take place, and why."""
        self._change("INSERT INTO skipped VALUES (?,?,?)", (now, kind, reason))

    def mark(self, name: str) -> dict[str, Any] | None:
        """How far something had come when it last ended, or None where that is not known."""
        rows = self._rows("SELECT value FROM mark WHERE name=?", (name,))
        return as_object(rows[0][0]) if rows else None

    def set_mark(self, name: str, value: dict[str, Any]) -> None:
        """Remember how far something has come; losing it costs one comparison of everything."""
        self._change("INSERT OR REPLACE INTO mark VALUES (?,?)", (name, json.dumps(value)))


def _begun(pass_id: str, mode: str, state: str, started: int, counts: dict[str, Any]) -> Begun:
    resumed = counts.get(RESUMED)
    at = resumed if isinstance(resumed, int) else started
    return Begun(pass_id, mode, state, at, str(counts.get("reason", "")))
