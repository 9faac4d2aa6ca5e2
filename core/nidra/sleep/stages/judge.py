"""Judge: contested pairs go to the judge that was handed in, each once for each state of its evidence.

The judge is probed once before the first pair, and asked no more in this pass once it failed; what
it failed with is remembered, so that the next night does not try the same again. Whatever a judge
does, short of naming one winner twice, leaves the pair for a person.
"""

from __future__ import annotations

from dataclasses import dataclass

from nidra.base.clock import moment
from nidra.base.errors import ModelAbsent, ModelError
from nidra.base.text import one_line
from nidra.inference.judge import Judge
from nidra.records.contest import Side, state_of
from nidra.sleep import retirement
from nidra.sleep.asking import Asker
from nidra.sleep.done import Done
from nidra.sleep.night import Night
from nidra.sleep.regrade import Outcome, Tally
from nidra.store import contests
from nidra.store.connection import Connection
from nidra.store.contests import Contest
from nidra.store.journal import Journal
from nidra.store.judge_failures import JudgeFailure
from nidra.store.retiring import BY_JUDGMENT
from nidra.store.sides import sides

STAGE = "judge"
REST = 20 * 3600 * 1_000_000
PAGE = 200
LONGEST = (
    8000  # characters of both statements of a pair: what is longer is no statement of one fact
)

DECIDED = "contested pairs decided by the judge"
UNDECIDED = "contested pairs that the judge could not decide"
SAID_LENGTH = 300
LEFT = "The contested pairs are left for a person: `nidra contested` shows them."


@dataclass(frozen=True, slots=True)
class _Pair:
    """A contest as it is put to a judge, with the digest of what is shown."""

    contest: Contest
    a: Side
    b: Side
    state: str


def run(night: Night, judge: Judge) -> Done:
    """Ask about every open contest that has not been judged as it stands now."""
    done = Done(read={"model calls": 0, "pairs judged": 0})
    waiting = _waiting(night)
    if waiting and night.dry_run:
        done.read["pairs a judge would be asked about"] = len(waiting)
    elif waiting:
        asker = Asker(night, judge)
        try:
            _ask_all(night, asker, waiting, done)
        finally:
            done.read["model calls"] = asker.calls
    with night.database.reading() as connection:
        done.read["pairs left for a person"] = contests.count_open(connection)
    return done


def _waiting(night: Night) -> list[int]:
    """The open contests whose evidence is another than when they were judged last."""
    found: list[int] = []
    after = 0
    while True:
        night.heed()
        with night.database.reading() as connection:
            page = contests.open_ones(connection, after, PAGE)
            pairs = _pairs(connection, page)
        if not page:
            return found
        found += [pair.contest.id for pair in pairs if _may_be_asked(pair)]
        after = page[-1].id


def _pairs(connection: Connection, listed: list[Contest]) -> list[_Pair]:
    shown = sides(connection, sorted({key for c in listed for key in (c.a, c.b)}))
    pairs = [(contest, shown[contest.a], shown[contest.b]) for contest in listed]
    return [_Pair(contest, a, b, state_of(a, b)) for contest, a, b in pairs]


def _may_be_asked(pair: _Pair) -> bool:
    short = len(pair.a.statement) + len(pair.b.statement) <= LONGEST
    return short and pair.state != pair.contest.judged


def _read(connection: Connection, contest: int) -> _Pair | None:
    """One contest as it stands now; None where it was closed."""
    listed = [one for one in contests.with_ids(connection, [contest]) if one.state == contests.OPEN]
    return _pairs(connection, listed)[0] if listed else None


def _ask_all(night: Night, asker: Asker, waiting: list[int], done: Done) -> None:
    """Probe, then one pair after the other, until the judge fails or all are through."""
    failed = night.runs.judge_failure(asker.mark)
    if failed is not None and 0 <= night.now - failed.at < REST:
        done.notes.append(_resting(failed, len(waiting)))
        return
    at = 0
    try:
        asker.probe()
        for number, at in enumerate(_after(waiting, failed)):
            night.heed()
            night.tell(STAGE, number, len(waiting), "pairs")
            _ask(night, asker, at, done)
    except ModelError as problem:
        _give_up(night, asker, problem, at, done)
        return
    night.tell(STAGE, len(waiting), len(waiting), "pairs")
    if failed is not None:
        night.runs.judge_answered(asker.mark)


def _after(waiting: list[int], failed: JudgeFailure | None) -> list[int]:
    """The pair on which the judge failed the last time comes last: it may be what it fails on."""
    last = failed.contest if failed else 0
    return [key for key in waiting if key > last] + [key for key in waiting if key <= last]


def _ask(night: Night, asker: Asker, contest: int, done: Done) -> None:
    """Put one pair to the judge, with no transaction open, and write what it said."""
    with night.database.reading() as connection:
        pair = _read(connection, contest)
    if pair is None or not _may_be_asked(pair):
        return
    winner, reason = asker.ruling(pair.a, pair.b)
    night.require_lease()
    with night.database.writing() as connection:
        now = _read(connection, contest)
        if now is None or now.state != pair.state:
            return  # It changed while the judge thought; the next pass asks about it as it is then.
        outcome = _write(connection, night, asker.name, now, winner, reason)
    night.mark(STAGE, contest)
    done.read["pairs judged"] += 1
    done.actions[UNDECIDED if winner is None else DECIDED] += 1
    tally = Tally()
    tally.add(outcome, ())
    done.actions.update(tally.actions)


def _write(
    connection: Connection, night: Night, judge: str, pair: _Pair, winner: str | None, reason: str
) -> Outcome:
    """Keep the ruling; where one won, the other makes way and the contest is over."""
    contest = pair.contest
    journal = Journal(connection, night.now, night.pass_id)
    won = {"a": contest.a_id, "b": contest.b_id}.get(winner or "")
    contests.note_judgement(
        connection,
        contest.id,
        pair.state,
        {"winner": won, "reason": reason, "judge": judge},
    )
    said = {
        "contest": contest.id,
        "winner": won,
        "reason": reason,
        "judge": judge,
        "state": pair.state,
    }
    for name in (contest.a_id, contest.b_id):
        journal.append("judged", name, said)
    outcome = Outcome()
    if winner is not None:
        keep, lose = (contest.a, contest.b) if winner == "a" else (contest.b, contest.a)
        why = f"judged by {judge}: {reason}" if reason else f"judged by {judge}"
        contests.close(connection, journal, [contest], contests.RESOLVED, why, night.now)
        outcome = retirement.supersede(connection, journal, lose, keep, why, night.now, BY_JUDGMENT)
    journal.flush()
    return Outcome(outcome.changes)


def _give_up(night: Night, asker: Asker, problem: ModelError, contest: int, done: Done) -> None:
    """Ask no more in this pass, say why, and remember it where it cost something to find out."""
    words = one_line(str(problem), SAID_LENGTH)
    done.read["judge failures"] = 1
    again = ""
    if not isinstance(problem, ModelAbsent):
        night.runs.judge_failed(asker.mark, JudgeFailure(night.now, words, contest))
        again = f" It is not asked again before {_hour(night.now + REST)}."
    done.notes.append(f"{_stopped(words)} {LEFT}{again}")


def _resting(failed: JudgeFailure, pairs: int) -> str:
    return (
        f"The judge was not asked about {pairs:,} contested {'pair' if pairs == 1 else 'pairs'}, because it failed at"
        f" {_hour(failed.at)}: {_stopped(failed.reason)} It is asked again from"
        f" {_hour(failed.at + REST)} on."
    )


def _stopped(words: str) -> str:
    """A sentence with its full stop."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def _hour(us: int) -> str:
    return f"{moment(us):%Y-%m-%d %H:%M} UTC"
