"""Giving sources another place: each with the verdicts, grades and dependants that follow, at once.

A source is moved with all of its receipts in one transaction or not at all, so that a run that was
cut short is gone on with by running it again. Evidence and recorded paths stay as they are, and
reviews are left to the passes: a later one must not stand in the way of an undo.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial

from nidra.records.remap import Basis, MovedSource
from nidra.sleep.difference import difference
from nidra.sleep.fingerprints import Fingerprints
from nidra.sleep.fits import bears_out, stand_of
from nidra.sleep.night import Night
from nidra.sleep.places import found_at, told_of_place
from nidra.sleep.regrade import Tally, regrade, write_verdicts
from nidra.sources.reader import FileReader, Pinned, Source
from nidra.store import receipts, remaps, sources, verdicts
from nidra.store.byte_checks import ByteCheck
from nidra.store.connection import Connection
from nidra.store.journal import Journal
from nidra.store.sources import SourceRow
from nidra.store.verdicts import VerdictChange

REASON = "remap"
EVENT = "remapped"
WRITE_AT = 1500
SOURCES_AT = 250

Root = tuple[str, str]


class Remapping:
    """Moves sources and counts what came of it. Nothing is pending after `write`."""

    def __init__(self, night: Night) -> None:
        self.tally = Tally()
        self.moved = 0
        self.passed_over: list[tuple[str, str]] = []
        self._night = night
        self._reader = FileReader(night.settings.number("source.largest_mib") << 20, 0)
        self._prints = Fingerprints(night.now)
        self._pending: list[_Pending] = []
        self._changes = 0

    def take(self, connection: Connection, root: Root, moved: MovedSource, row: SourceRow) -> None:
        """Check the receipts of a source in the file that it is now; `row` is how the store has it."""
        started = time.time_ns()
        source = self._reader.open(moved.new)
        if not source.look.regular:
            self.passed_over.append((moved.path, source.look.sentence))
            return
        changes, fits = self._judged(connection, moved, row, source)
        if not fits:
            words = f"{moved.new} is not what it was when it was looked at."
            self.passed_over.append((moved.path, words))
            return
        new = found_at(row, moved.new, source.digest)
        check = self._check(source, started)
        before = self._night.runs.check_of(row.key)
        self._pending.append(_Pending(root, row, new, changes, before, check))
        self._changes += len(changes)

    def _judged(
        self, connection: Connection, moved: MovedSource, row: SourceRow, source: Source
    ) -> tuple[list[VerdictChange], bool]:
        """What changes in the receipts, and whether what the file was chosen for still holds."""
        from nidra.trust.check import check

        reader = Pinned(source, self._reader)
        source.heed = self._night.heed
        source.excerpts = partial(receipts.live_excerpts, connection, row.key)
        revision = row.revision + (source.digest != row.digest)
        changes, states = [], []
        for live in receipts.live_rows(connection, row.key, moved.new):
            self._night.heed()
            verdict = told_of_place(check(live.receipt, reader), moved.new)
            states.append(verdict.state)
            change = difference(live, verdict, revision, self._night.now)
            if change is not None:
                changes.append(change)
        fits = (
            moved.basis is Basis.BY_HAND
            or source.digest == row.digest
            or bears_out(stand_of(states))
        )
        return changes, fits

    def _check(self, source: Source, started: int) -> ByteCheck | None:
        found = source.look.fingerprint
        return None if found is None else self._prints.taken(found, started)

    @property
    def is_full(self) -> bool:
        """Is as much pending as one transaction writes?"""
        return self._changes >= WRITE_AT or len(self._pending) >= SOURCES_AT

    def write(self) -> None:
        """Write what is pending in one transaction, then the byte checks that vouch for it."""
        pending, self._pending, self._changes = self._pending, [], 0
        if not pending:
            return
        night = self._night
        night.require_lease()
        with night.database.writing() as connection:
            pending = list(self._unchanged(connection, pending))
            changes = [change for one in pending for change in one.changes]
            journal = Journal(connection, night.now, night.pass_id)
            _tell(connection, journal, pending)
            known = write_verdicts(connection, journal, changes, night.now)
            sources.write_sources(connection, [one.new for one in pending])
            memories = verdicts.memories_of(connection, changes)
            outcome = regrade(connection, journal, memories, night.now, REASON, known=known)
            journal.flush()
        self.tally.add(outcome, changes)
        self.moved += len(pending)
        night.runs.record_checks([(one.new.key, one.check) for one in pending if one.check])

    def _unchanged(self, connection: Connection, pending: Sequence[_Pending]) -> Iterator[_Pending]:
        """Those whose sources stand as they did when they were looked at."""
        now = remaps.rows_now(connection, [one.old.key for one in pending])
        for one in pending:
            if now.get(one.old.key) == remaps.kept(one.old):
                yield one
            else:
                self.passed_over.append((one.old.path, "It was changed by another process."))


class _Pending:
    """One source as it was and as it becomes, with what changes in its receipts, and the checks of its
    bytes at both places."""

    __slots__ = ("before", "changes", "check", "new", "old", "root")

    def __init__(
        self,
        root: Root,
        old: SourceRow,
        new: SourceRow,
        changes: list[VerdictChange],
        before: ByteCheck | None,
        check: ByteCheck | None,
    ) -> None:
        self.root = root
        self.old = old
        self.new = new
        self.changes = changes
        self.before = before
        self.check = check


def _tell(connection: Connection, journal: Journal, pending: Sequence[_Pending]) -> None:
    """One row for each root: from where to where, how many, and what the sources had before."""
    by_root: dict[Root, list[_Pending]] = {}
    for one in pending:
        by_root.setdefault(one.root, []).append(one)
    for (old, new), members in by_root.items():
        listed = remaps.put_moves(connection, [(one.old, one.new, one.before) for one in members])
        detail = {"from": old, "to": new, "count": len(members), "sources": listed}
        journal.append(EVENT, None, {**detail, "reason": REASON})
