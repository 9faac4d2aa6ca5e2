"""Undo: a pass, an import, or one action, put back by new rows in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

from nidra.app.workspace import Store
from nidra.base.clock import iso
from nidra.base.errors import Cancelled, Overtaken, UndoRefused
from nidra.base.ids import uuid7
from nidra.records.event import Event
from nidra.records.history import Undone
from nidra.records.progress import Progress
from nidra.report.words import said
from nidra.sleep.night import LEASE
from nidra.sleep.regrade import regrade
from nidra.sleep.run import KIND
from nidra.store import (
    checkpoints,
    grades,
    retiring,
    undo_again,
    undo_imports,
    undo_rows,
    undo_targets,
    undo_unions,
    undoing,
    unions,
)
from nidra.store import undo_writing as writing
from nidra.store.connection import Connection
from nidra.store.grades import Regrade
from nidra.store.journal import Journal, pack_changes, put_blob
from nidra.store.stands import stands
from nidra.store.undo_plan import Plan
from nidra.store.undo_targets import Target

REASON = "undo"
_STEP = 2000

Hooks = tuple[Callable[[Progress], None] | None, Callable[[], bool] | None]


def undo(
    store: Store,
    what: str | int,
    *,
    dry_run: bool = False,
    progress: Callable[[Progress], None] | None = None,
    cancel: Callable[[], bool] | None = None,
) -> Undone:
    """Take back a pass (the beginning of its id, or `last`) or the action of one journal row.

    All of it is written at once, or nothing. Raises `UsageError` for a word that names nothing,
    `AlreadyUndone`, `Overtaken` where a later change rests on it, `UndoRefused` for what cannot be
    taken back, `StoreBusy` while a pass or an import runs, `Cancelled` on request.
    """
    word = str(what).strip()
    refuse_idle_pass(store, word)
    if dry_run:
        with store.database.reading() as connection:
            target, plan = planned(connection, word)
            rows = tuple(row.seq for row in plan.rows)
            told = sentence(plan)
            return Undone(str(target.of), rows, told, reach(plan), None, True)
    also = str(store.settings.get("checkpoint.also"))
    with store.runs.held(LEASE, uuid7(), "An undo"):
        with store.database.writing() as connection:
            target, plan = planned(connection, word)
            journal = Journal(connection, store.now())
            done = write(connection, journal, target, plan, store.now(), (progress, cancel))
            journal.flush()
        finish(store, target, plan)
        with store.database.reading() as connection:
            place = Path(also) if also else None
            checkpoints.write(store.folder, connection, iso(store.now()), None, place)
    return done


def rehearse(connection: Connection, journal: Journal, word: str, now: int) -> None:
    """Do an undo inside a transaction that the caller gives up."""
    target, plan = planned(connection, word)
    write(connection, journal, target, plan, now, (None, None))


def sentence(plan: Plan) -> str:
    """What a plan puts back, in words."""
    parts = [said(*count) for count in plan.counts()]
    listed = parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
    return f"{listed}."


def refuse_idle_pass(store: Store, word: str) -> None:
    """A pass that changed nothing has no rows; only the run history knows of it."""
    if len(word) < undo_targets.SHORTEST or word.isdigit():
        return
    with store.database.reading() as connection:
        if undo_rows.passes(connection, word.lower()):
            return
    for run in store.runs.history(1000):
        if run["pass_id"].startswith(word.lower()):
            raise UndoRefused(
                reason=f"Pass {run['pass_id']} changed nothing, so that there is nothing to undo."
            )


def planned(connection: Connection, word: str) -> tuple[Target, Plan]:
    """What a word names, and what it takes to undo that. Raises what `undo` raises."""
    target = undo_targets.find(connection, word)
    plan = undoing.gather(connection, target.rows)
    if not plan.rows:
        raise UndoRefused(
            reason=f"Nothing of {target.name} can be taken back now: the conflict that it ended has a"
            " memory that was retired as well."
        )
    for row in plan.imports:
        _refuse_import(connection, row, plan)
        plan.told[row.seq] = undo_imports.detail_of(connection, row)
    found = undoing.overtaken_by(connection, plan)
    if found is not None:
        raise Overtaken(reason=_overtaken(target, *found))
    return target, plan


def _overtaken(target: Target, first: Event, later: Event) -> str:
    of_memory = f", {later.memory}" if later.memory else ""
    of_pass = f", of pass {later.pass_id}" if later.pass_id else ""
    own = "" if isinstance(target.of, int) else f" (its row {first.seq}, {first.event})"
    way = (
        f"To take that back first: nidra undo {later.seq}."
        if later.event in undoing.REVERSES
        else "That cannot be taken back."
    )
    return (
        f"{target.name[0].upper()}{target.name[1:]} cannot be undone{own}: row {later.seq}"
        f" ({later.event}{of_memory}{of_pass}) came later and rests on it. Nothing was changed. {way}"
    )


def _refuse_import(connection: Connection, row: Event, plan: Plan) -> None:
    """Raise where an import cannot be taken back by itself."""
    later = undo_imports.in_the_way(connection, row, plan)
    if later is not None:
        raise Overtaken(
            reason=f"Row {row.seq} (import) cannot be undone: row {later.seq} ({later.event}"
            f"{f', {later.memory}' if later.memory else ''}) came later and rests on it. Nothing was"
            f" changed. To take that back first: nidra undo {later.seq}."
        )


def write(
    connection: Connection,
    journal: Journal,
    target: Target,
    plan: Plan,
    now: int,
    hooks: Hooks,
) -> Undone:
    """Put everything back, tell the journal, and judge again what was touched."""
    touched = writing.touched(plan)
    told = sentence(plan)
    rows = [row.seq for row in plan.rows]
    detail: dict[str, Any] = {"of": target.of, "rows": rows, "what": told}
    for row in plan.imports:
        detail |= plan.told[row.seq]
    memory = None
    if len(touched) == 1 and not plan.imports:
        memory = grades.names(connection, list(touched))[next(iter(touched))]
    elif touched:
        changes = [(key, old, new) for key, (old, new) in touched.items()]
        detail |= {"count": len(touched), "blob": put_blob(connection, pack_changes(changes))}
    seq = journal.append("undone", memory, detail)
    again = writing.write(plan, seq, now)
    if isinstance(target.of, int):
        _keep_apart(connection, plan, seq)
    for row in plan.imports:
        sealed = undo_imports.sealed_last(connection, row)
        again |= undo_imports.hide(connection, journal, row, detail, sealed, now)
    judge_again(connection, journal, sorted(again), now, hooks)
    _stand_as_before(connection, journal, plan, now)
    return Undone(str(target.of), tuple(rows), told, reach(plan, touched), seq)


def _keep_apart(connection: Connection, plan: Plan, seq: int) -> None:
    """A union that a person took apart by itself is not made again by the next pass."""
    for row in plan.unions:
        for keeper, united in undo_unions.pairs(plan.names, row):
            if united in plan.turns:
                unions.keep_apart(connection, keeper, united, f"taken apart by row {seq}")


def reach(plan: Plan, touched: Collection[int] | None = None) -> int:
    """How many memories an undo touches."""
    own = writing.touched(plan) if touched is None else touched
    return len(own) + sum(int(told["hidden"]) for told in plan.told.values())


def judge_again(
    connection: Connection,
    journal: Journal,
    keys: Sequence[int],
    now: int,
    hooks: Hooks = (None, None),
    reason: str = REASON,
) -> None:
    """Let the grades of these memories follow, and of what rests on them; hidden ones are left."""
    progress, cancel = hooks
    counting = writing.counting(connection, keys)
    for at in range(0, len(counting), _STEP):
        if cancel is not None and cancel():
            raise Cancelled(reason="Nothing was undone; the store is as it was before.")
        regrade(connection, journal, counting[at : at + _STEP], now, reason)
        if progress is not None:
            done = min(at + _STEP, len(counting))
            progress(Progress("undo", done, len(counting), "memories"))


def _stand_as_before(connection: Connection, journal: Journal, plan: Plan, now: int) -> None:
    """Where a judgement came out as it was, let what it left the memory with be the same too."""
    changes = []
    standing = stands(connection, writing.counting(connection, list(plan.stood)))
    for now_is, cell, key in ((s.old, s.cell, key) for s in standing for key in s.keys):
        was = plan.stood[key]
        if (now_is.grade, now_is.standing) != (was.grade, was.standing):
            continue
        flags = _flags(now_is.flags, was.flags)
        new = now_is._replace(confidence=was.confidence, flags=flags)
        if new != now_is:
            said_so = "It stands as it did before what was undone."
            changes.append(Regrade(now_is, new, said_so, [key], cell))
    for step in _steps(changes):
        grades.write(connection, journal, step, now, REASON)


def _flags(now: str, was: Sequence[str]) -> str:
    """The flags as they were, unless something else became of the memory meanwhile."""
    lasting = {flag for flag in now.split() if flag in retiring.LASTING}
    return " ".join(was) if lasting == retiring.LASTING & set(was) else now


def _steps(changes: Sequence[Regrade]) -> Iterator[Sequence[Regrade]]:
    return (changes[at : at + _STEP] for at in range(0, len(changes), _STEP))


def finish(store: Store, target: Target, plan: Plan) -> None:
    """What stands beside the journal follows an undo that was written."""
    _put_checks_back(store, plan)
    _end_run(store, target)


def _put_checks_back(store: Store, plan: Plan) -> None:
    """Where a source is looked for again at the place that it had, what is known of its bytes there is
    what was known before: the fingerprint at the other place speaks of bytes that may be others."""
    moves = plan.places.values()
    store.runs.forget_checks([move.key for move in moves if move.check is None])
    store.runs.record_checks([(move.key, move.check) for move in moves if move.check is not None])


def _end_run(store: Store, target: Target) -> None:
    """A pass that was cut short and then undone is not gone on with: the next one starts anew."""
    left = store.runs.unfinished(KIND)
    if left is not None and left.pass_id == target.of:
        store.runs.end(left.pass_id, "done", {"undone": True}, store.now())


def redo_imports(connection: Connection, store_now: int, origin: int) -> list[int]:
    """Let the undone imports of a foreign store count again, told in the journal; their batches.

    What changed over there since is left to the import that is about to follow.
    """
    redone: list[int] = []
    for batch, seq, undone in undo_again.waiting(connection, origin):
        journal = Journal(connection, store_now)
        again = undo_again.show_again(connection, journal, batch, seq, undone, store_now)
        judge_again(connection, journal, again, store_now, reason="redo")
        journal.flush()
        redone.append(batch)
    return redone


def undo_batch(connection: Connection, batch: int, now: int) -> None:
    """Take an import back inside an open transaction, as one that was brought again and cancelled."""
    seq = undo_imports.sealed_by(connection, batch)
    target, plan = planned(connection, str(seq))
    journal = Journal(connection, now)
    write(connection, journal, target, plan, now, (None, None))
    journal.flush()
