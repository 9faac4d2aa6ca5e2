"""Undo of several things in one go: all that can be taken back is, in one transaction; what was left is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from nidra.app.undo import Hooks, finish, planned, refuse_idle_pass, write
from nidra.app.workspace import Store
from nidra.base.clock import iso
from nidra.base.errors import UndoRefused
from nidra.base.ids import uuid7
from nidra.records.history import Left, Undone, UndoneTogether
from nidra.sleep.night import LEASE
from nidra.store import checkpoints, undo_rows, undo_targets
from nidra.store.connection import Connection
from nidra.store.journal import Journal
from nidra.store.undo_plan import Plan
from nidra.store.undo_targets import Target


class _GivenUp(Exception):
    """It was tried out, and is rolled back by this."""


@dataclass(frozen=True, slots=True)
class _Taken:
    """What came of several words inside one transaction."""

    done: list[tuple[Undone, Target, Plan]]
    left: list[Left]


def undo_several(
    store: Store, words: Sequence[str], *, dry_run: bool = False, hooks: Hooks = (None, None)
) -> UndoneTogether:
    """Take back several passes or actions, the one that was done last first.

    What cannot be taken back is left, with the reason; where that is all of it, its first reason is
    raised. Raises what `undo` raises for a word that names nothing, before anything is done.
    """
    wanted = list(dict.fromkeys(word.strip() for word in words))
    for word in wanted:
        refuse_idle_pass(store, word)
    if dry_run:
        return _told(_rehearsed(store, wanted), dry_run=True)
    also = str(store.settings.get("checkpoint.also"))
    with store.runs.held(LEASE, uuid7(), "An undo"):
        with store.database.writing() as connection:
            taken = take_back(
                connection, Journal(connection, store.now()), wanted, store.now(), hooks
            )
        for _, target, plan in taken.done:
            finish(store, target, plan)
        with store.database.reading() as connection:
            place = Path(also) if also else None
            checkpoints.write(store.folder, connection, iso(store.now()), None, place)
    return _told(taken)


def take_back(
    connection: Connection,
    journal: Journal,
    words: Sequence[str],
    now: int,
    hooks: Hooks = (None, None),
) -> _Taken:
    """Take back what these words name, inside a transaction of the caller. Raises the first reason
    where nothing can be."""
    undo_rows.remember(connection)
    left: list[Left] = []
    problems: list[UndoRefused] = []
    found: list[tuple[int, str]] = []
    for word in words:
        try:
            rows = undo_targets.find(connection, word).rows
        except UndoRefused as problem:
            problems.append(problem)
            left.append(Left(word, str(problem)))
        else:
            found.append((rows[-1].seq, word))
    done = []
    for _, word in sorted(found, reverse=True):
        try:
            target, plan = planned(connection, word)
        except UndoRefused as problem:
            problems.append(problem)
            left.append(Left(word, str(problem)))
            continue
        done.append((write(connection, journal, target, plan, now, hooks), target, plan))
        journal.flush()
    if not done and problems:
        raise problems[0]
    return _Taken(done, left)


def _rehearsed(store: Store, words: Sequence[str]) -> _Taken:
    taken = _Taken([], [])
    try:
        with store.database.writing() as connection:
            taken = take_back(connection, Journal(connection, store.now()), words, store.now())
            raise _GivenUp
    except _GivenUp:
        return taken


def _told(taken: _Taken, dry_run: bool = False) -> UndoneTogether:
    return UndoneTogether(tuple(done for done, _, _ in taken.done), tuple(taken.left), dry_run)
