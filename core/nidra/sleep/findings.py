"""What a pass found of sources and receipts, written in short transactions.

Each transaction is whole for its memories: source, verdicts, grades, what rests on them, journal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nidra.records.evidence import SourceState
from nidra.records.review import Rating
from nidra.records.verdict import Verdict
from nidra.sleep.difference import difference
from nidra.sleep.first_review import FirstReview
from nidra.sleep.night import Night
from nidra.sleep.regrade import Tally, regrade, write_verdicts
from nidra.store import sources, verdicts
from nidra.store.byte_checks import ByteCheck
from nidra.store.journal import Journal
from nidra.store.receipts import LiveRow
from nidra.store.sources import SourceRow
from nidra.store.verdicts import VerdictChange

VERIFY = "verify"
WRITE_AT = 1500


class Findings:
    """What was found and not yet written. `tally` counts what is written, or foreseen by a dry run."""

    def __init__(self, night: Night, tally: Tally) -> None:
        self.sources: list[SourceRow] = []
        self.changes: list[VerdictChange] = []
        self.checks: list[tuple[int, ByteCheck]] = []
        self.reviewed: Counter[Rating] = Counter()
        self._first = FirstReview(night.now, str(night.settings.get("review.clock")))
        self._night = night
        self._tally = tally
        self._last = 0

    def found(self, live: LiveRow, verdict: Verdict, revision: int) -> None:
        """Take in what a check found of one receipt; raises `Cancelled` where many were to be written."""
        change = difference(live, verdict, revision, self._night.now)
        if change is None:
            return
        self.changes.append(change)
        if len(self.changes) >= WRITE_AT:
            self._night.heed()
            self.write()

    def behind(self, source: int) -> None:
        """All is found of the sources up to this key."""
        self._last = source
        if len(self.changes) + len(self.sources) >= WRITE_AT:
            self.write()

    def write(self) -> None:
        """Write what is pending, then the byte checks: what they vouch for stands by then."""
        if self._night.dry_run:
            self._tally.foresee(self.changes)
        else:
            self._commit()
            self._night.runs.record_checks(self.checks)
            self._night.mark(VERIFY, self._last)
        self.sources, self.changes, self.checks = [], [], []

    def _commit(self) -> None:
        if not self.changes and not self.sources:
            return
        night = self._night
        night.require_lease()
        with night.database.writing() as connection:
            journal = Journal(connection, night.now, night.pass_id)
            known = write_verdicts(connection, journal, self.changes, night.now)
            if self.sources:
                sources.write_sources(connection, self.sources)
                _tell_sources(journal, self.sources)
            memories = verdicts.memories_of(connection, self.changes)
            dates = self._first.date
            outcome = regrade(connection, journal, memories, night.now, VERIFY, dates, known)
            judged = outcome.changes[: outcome.direct]
            reviewed = self._first.tell(connection, journal, judged)
            journal.flush()
        self._tally.add(outcome, self.changes)
        self.reviewed.update(reviewed)


def _tell_sources(journal: Journal, rows: Sequence[SourceRow]) -> None:
    """Journal what became of sources: one row each where they changed, one row for a first reading."""
    first = [row for row in rows if row.changes == 0 and row.state == SourceState.PRESENT]
    if first:
        journal.append("sources-read", None, {"count": len(first), "up_to": first[-1].key})
    missing = [row for row in rows if row.state != SourceState.PRESENT]
    for row in rows:
        if row.changes and row.state == SourceState.PRESENT:
            detail = {"path": row.path, "revision": row.revision, "location": row.location}
            journal.append("source-changed", None, detail)
    if missing:
        listed = [row.path for row in missing[:50]]
        journal.append("sources-missing", None, {"count": len(missing), "paths": listed})
