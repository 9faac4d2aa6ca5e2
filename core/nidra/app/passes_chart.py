"""Grades over passes: what each pass left behind, told by the run history and the journal together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from nidra.app.drawn import made, nothing
from nidra.app.workspace import Store
from nidra.base.clock import moment, within
from nidra.records.chart import Chart, Saying, Series, Shape
from nidra.records.grade import Grade
from nidra.report import chart_words as words
from nidra.store import census, nights
from nidra.store.connection import Connection
from nidra.store.run_log import PASS

SHOWN = 120
_ASKED = 5000  # runs, those of other kinds among them


class Ended(NamedTuple):
    """A pass that came to its end: when it began, and the journal row that it left the store at, None where
    the journal does not tell of it."""

    pass_id: str
    at: int
    seq: int | None


def ended(store: Store, connection: Connection) -> list[Ended]:
    """The passes that came to their end, the first one first, at most one more than are shown.

    The run history knows those too that changed nothing; what it lost the journal still tells of.
    """
    rows = nights.passes(connection)
    runs = [run for run in store.runs.history(_ASKED) if run["kind"] == PASS]
    found = [_of_run(connection, run, rows) for run in runs if run["state"] == "done"]
    known = {run["pass_id"] for run in runs}
    found += [Ended(name, row.at, row.last) for name, row in rows.items() if name not in known]
    return sorted(found, key=lambda one: (one.at, one.pass_id))[-SHOWN - 1 :]


def _of_run(
    connection: Connection, run: Mapping[str, Any], rows: Mapping[str, nights.Rows]
) -> Ended:
    name, at = run["pass_id"], within(run["started_at"])
    if name in rows:
        return Ended(name, at, rows[name].last)
    acted = run["counts"].get("actions")
    lost = isinstance(acted, dict) and any(acted.values())
    return Ended(name, at, None if lost else nights.last_before(connection, at))


def chart(connection: Connection, passes: Sequence[Ended], heed: Callable[[], None]) -> Chart:
    """The active memories by grade behind each pass; `heed` is called often, and may raise."""
    head = ("passes", words.PASSES, Shape.STACKED, words.PASS)
    shown = passes[-SHOWN:]
    counted = nights.kinds_behind(connection, [p.seq for p in shown if p.seq is not None], heed)
    behind = [None if one.seq is None else _by_grade(counted[one.seq]) for one in shown]
    if all(one is None for one in behind):
        return nothing(*head, "memories", words.NO_PASS)
    series = [
        Series(name, look, tuple(None if one is None else one[grade] for one in behind))
        for grade, (name, look) in words.GRADES.items()
    ]
    said = checked_words([one for one in behind if one is not None])
    holds = census.of_trust(connection, True, None, None)
    if behind[-1] is not None and behind[-1].total() != holds:
        said.append(Saying(words.BY_NOW, {"n": holds}))
    if len(passes) > SHOWN:
        said.append(Saying(words.OLDER_PASSES, {"n": SHOWN}))
    if unknown := sum(one is None for one in behind):
        said.append(Saying(words.UNKNOWN_PASSES, {"n": unknown}))
    moments = tuple(one.at for one in shown)
    drawn = made(*head, labels(moments), series, "memories", said)
    return replace(drawn, moments=moments)


def _by_grade(kinds: Mapping[nights.Kind, int]) -> Counter[Grade]:
    found: Counter[Grade] = Counter()
    for (grade, _), number in kinds.items():
        found[Grade(grade)] += number
    return found


def checked_words(known: Sequence[Counter[Grade]]) -> list[Saying]:
    """How many are checked now, and against the first pass, unless the store has more than doubled since."""
    first, last = (one[Grade.MACHINE_CHECKED] for one in (known[0], known[-1]))
    said = [Saying(words.NOW_CHECKED, {"checked": last, "active": known[-1].total()})]
    if len(known) > 1 and 2 * known[0].total() >= known[-1].total():
        template = words.MORE_CHECKED if last > first else words.FEWER_CHECKED
        same = last == first
        said.append(
            Saying(words.SAME_CHECKED) if same else Saying(template, {"n": abs(last - first)})
        )
    return said


def labels(moments: Sequence[int]) -> list[str]:
    """The days of passes; where two share one, with as much of the hour as tells them apart."""
    for form in ("%Y-%m-%d", "%Y-%m-%d %H:%M", "%Y-%m-%d %H:%M:%S"):
        found = [f"{moment(at):{form}}" for at in moments]
        if len(set(found)) == len(found):
            return found
    return [f"{name} #{place}" for place, name in enumerate(found, 1)]
