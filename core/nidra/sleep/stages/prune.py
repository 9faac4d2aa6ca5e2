"""Prune: what has no receipt, little confidence and a review long overdue is buried, after two passes.

The first pass that finds it so plans the burial; a later one carries it out if it is still so. What
is confirmed, borne out or linked meanwhile is spared. Burying deletes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nidra.sleep import retirement, safety
from nidra.sleep.done import Done
from nidra.sleep.night import Night
from nidra.sleep.regrade import Outcome, Tally
from nidra.store import burials
from nidra.store.burials import PLANNED, SPARED, Fitting, Rule
from nidra.store.connection import Connection
from nidra.store.journal import Journal
from nidra.trust.freshness import DAY

STAGE = "prune"
CHUNK = 1000

TO_BURY = "planned for burial"
CALLED_OFF = "spared from burial"
BURIED = "buried"
CHANGED = "It is no longer without receipt, of little confidence and long overdue all at once."


def run(night: Night) -> Done:
    """Plan, call off and carry out burials."""
    done = Done()
    confidence = night.settings.share("prune.confidence")
    rule = Rule(safety.overdue_since(night.now), confidence)
    with night.database.reading() as connection:
        fitting = burials.fitting(connection, rule)
        planned = burials.planned(connection)
    fit = {one.key for one in fitting}
    _spare(night, done, {key: at for key, at in planned.items() if key not in fit})
    _plan(night, done, rule, [one.key for one in fitting if one.planned(night.now) is None])
    _bury(night, done, rule, [one.key for one in fitting if _is_ready(one, night.now)])
    return done


def _is_ready(one: Fitting, now: int) -> bool:
    """Was its burial planned by a pass that lies far enough back?"""
    at = one.planned(now)
    return at is not None and at <= safety.planned_before(now)


def _plan(night: Night, done: Done, rule: Rule, keys: Sequence[int]) -> None:
    for chunk in _chunks(night, done, TO_BURY, keys):
        with night.database.writing() as connection:
            journal = Journal(connection, night.now, night.pass_id)
            by_date: dict[int | None, list[int]] = {}
            for one in burials.fitting(connection, rule, chunk):
                if one.planned(night.now) is None:
                    by_date.setdefault(one.planned_at, []).append(one.key)
            for old, members in by_date.items():
                burials.plan(connection, journal, PLANNED, members, old, night.now)
            journal.flush()


def _spare(night: Night, done: Done, planned: dict[int, int]) -> None:
    by_date: dict[int, list[int]] = {}
    for key, at in planned.items():
        by_date.setdefault(at, []).append(key)
    for at, keys in by_date.items():
        for chunk in _chunks(night, done, CALLED_OFF, keys):
            with night.database.writing() as connection:
                journal = Journal(connection, night.now, night.pass_id)
                burials.plan(connection, journal, SPARED, chunk, at, None, CHANGED)
                journal.flush()


def _bury(night: Night, done: Done, rule: Rule, keys: Sequence[int]) -> None:
    """Bury what still fits; without a backup, nothing."""
    if not keys:
        return
    if not night.dry_run and (problem := safety.backed_up(night)):
        done.notes.append(problem)
        return
    tally = Tally()
    reason = _reason(rule)
    for chunk in _chunks(night, done, BURIED, keys):
        with night.database.writing() as connection:
            tally.add(_buried(connection, night, rule, chunk, reason), ())
    done.actions.update(tally.actions)


def _buried(
    connection: Connection, night: Night, rule: Rule, keys: Sequence[int], reason: str
) -> Outcome:
    fitting = burials.fitting(connection, rule, keys)
    still = [one.key for one in fitting if _is_ready(one, night.now)]
    if not still:
        return Outcome()
    journal = Journal(connection, night.now, night.pass_id)
    outcome = retirement.bury(connection, journal, still, reason, night.now)
    journal.flush()
    return outcome


def _chunks(night: Night, done: Done, what: str, keys: Sequence[int]) -> Iterator[Sequence[int]]:
    """Pieces of one transaction each, counted; none to write in a dry run."""
    for at in range(0, len(keys), CHUNK):
        night.heed()
        chunk = keys[at : at + CHUNK]
        done.actions[what] += len(chunk)
        if not night.dry_run:
            night.require_lease()
            yield chunk
            night.tell(STAGE, at + len(chunk), len(keys), "memories")


def _reason(rule: Rule) -> str:
    return (
        f"It has no receipt, its confidence is at most {rule.confidence:g}, and nobody confirmed it"
        f" within {safety.OVERDUE // DAY} days after its review was due."
    )
