"""What a pass or the watcher found of sources and receipts, written in short transactions.

Each transaction is whole for its memories: source, verdicts, grades, what rests on them, journal.
Both may be at work at once. What was found of a source is written only where nobody else wrote of
that source since it was read, and where its file is still the one that was read; else it is left
for another look. That a source was found as it was known to be is noted under the same condition:
the date of a byte check vouches for the verdicts that stand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from nidra.records.evidence import SourceState
from nidra.records.review import Rating
from nidra.records.verdict import Verdict
from nidra.sleep.difference import difference
from nidra.sleep.night import Night
from nidra.sleep.reading_review import ReadingReview
from nidra.sleep.regrade import Outcome, Tally, regrade, write_verdicts
from nidra.sources.files import Fingerprint, is_still
from nidra.store import overtaken, sources, verdicts
from nidra.store.byte_checks import ByteCheck
from nidra.store.connection import Connection
from nidra.store.journal import Journal, head
from nidra.store.receipts import LiveRow
from nidra.store.sources import SourceRow
from nidra.store.verdicts import VerdictChange

VERIFY = "verify"
WRITE_AT = 1500


@dataclass(slots=True)
class Looked:
    """A look at a source: its row as it was read, where the file was looked for and what stood there,
    the last journal row that the look knows of. `judges`: something may be written of it; `same`: its
    content is the one on record."""

    row: SourceRow
    path: str
    print: Fingerprint | None
    since: int
    judges: bool
    same: bool


class Findings:
    """What was found and not yet written. `tally` counts what is written, or foreseen by a dry run.

    `outcome` holds the judgements that the last `write` changed.
    """

    def __init__(self, night: Night, tally: Tally, write_at: int | None = None) -> None:
        self.sources: list[SourceRow] = []
        self.changes: list[VerdictChange] = []
        self.checks: list[tuple[int, ByteCheck]] = []
        self.outcome = Outcome()
        self.reviewed: Counter[Rating] = Counter()
        self.insist = False
        # What is watched may be half written, and a pass over a part sets nothing back elsewhere.
        falls = night.scope.whole and not night.watching
        self._review = ReadingReview(night.now, str(night.settings.get("review.clock")), falls)
        self._night = night
        self._reason = night.reason if night.watching else VERIFY
        self._tally = tally
        self._write_at = write_at or WRITE_AT
        self._last = 0
        self._looked: dict[int, Looked] = {}
        self._open: int | None = None
        self._again: set[int] = set()
        self._since = self._head = 0

    # Taking in ------------------------------------------------------------------------------

    def reads_from(self, snapshot: Connection) -> None:
        """What comes next was read from this snapshot."""
        self._since = head(snapshot)[0]
        if not self._looked:
            self._head = self._since

    def looked(
        self,
        row: SourceRow,
        path: str,
        print_: Fingerprint | None,
        judges: bool = True,
        same: bool = False,
    ) -> None:
        """What comes next was found by a look at this source; `print_` is of the file that was read.
        Without `judges` it was found as it was known to be."""
        self._looked[row.key] = Looked(row, path, print_, self._since, judges, same)
        self._open = row.key

    def found(self, live: LiveRow, verdict: Verdict, revision: int) -> None:
        """Take in what a check found of one receipt; raises `Cancelled` where many were to be written."""
        change = difference(live, verdict, revision, self._night.now)
        if change is None:
            return
        self.changes.append(change)
        if len(self.changes) >= self._write_at:
            self._night.heed()
            self.write()

    def behind(self, source: int) -> None:
        """All is found of the sources up to this key."""
        self._last = source
        self._open = None
        if len(self.changes) + len(self.sources) >= self._write_at:
            self.write()

    def is_half(self, source: int) -> bool:
        """Was a part written of the source that is being looked at?"""
        one = self._looked.get(source)
        return one is not None and one.row.digest == sources.HALF

    def again(self) -> set[int]:
        """The sources that are to be looked at again, of which nothing more was written."""
        keys, self._again = self._again, set()
        return keys

    # Writing --------------------------------------------------------------------------------

    def write(self) -> None:
        """Write what is pending, then the byte checks: what they vouch for stands by then."""
        if self._night.dry_run:
            self._tally.foresee(self.changes)
        else:
            self._commit()
            self._night.runs.record_checks(self.checks)
            self._night.mark(VERIFY, self._last)
        self.sources, self.changes, self.checks = [], [], []
        self._looked = {key: one for key, one in self._looked.items() if key == self._open}

    def _commit(self) -> None:
        self.outcome = Outcome()
        if not (self.changes or self.sources or self._looked):
            return
        night = self._night
        night.require_lease()
        with night.database.writing() as connection:
            journal = Journal(connection, night.now, night.pass_id)
            unmoved = journal.seq == self._head
            self._give_way(connection, journal.seq)
            self._settle()
            self._mark_half(connection)
            told = self._told_reason
            known = write_verdicts(connection, journal, self.changes, night.now, told, unmoved)
            if self.sources:
                sources.write_sources(connection, self.sources)
                _tell_sources(journal, self.sources, told)
            memories = verdicts.memories_of(connection, self.changes)
            dates, why = self._review.date, self._reason
            outcome = regrade(connection, journal, memories, night.now, why, dates, known)
            judged = outcome.changes[: outcome.direct]
            reviewed = self._review.tell(connection, journal, judged)
            journal.flush()
        # Where others wrote in between, what is read from an older snapshot is to be held against it still.
        if unmoved:
            self._head = journal.seq
        for one in self._looked.values():
            one.since = journal.seq
        self.outcome = outcome
        self._tally.add(outcome, self.changes)
        self.reviewed.update(reviewed)

    def _settle(self) -> None:
        """Note the byte checks of what is as it was, while nobody can write that it is not."""
        same = {key for key, one in self._looked.items() if not one.judges}
        self._night.runs.record_checks([check for check in self.checks if check[0] in same])
        self.checks = [check for check in self.checks if check[0] not in same]

    def _mark_half(self, connection: Connection) -> None:
        """Note that the source which is being looked at has a part of its verdicts by now: its file may
        go back to the content that the rest of them speak of, and would seem unchanged."""
        one = self._looked.get(self._open) if self._open is not None else None
        if one is None or one.same or one.row.key in self._again:
            return
        if one.row.digest == sources.HALF:
            return
        one.row = one.row._replace(digest=sources.HALF)
        sources.write_sources(connection, [one.row])

    @property
    def _told_reason(self) -> str | None:
        """The reason that rows on verdicts and sources bear: a pass bears its own name already."""
        return self._night.reason if self._night.watching else None

    # Giving way -----------------------------------------------------------------------------

    def _give_way(self, connection: Connection, seq: int) -> None:
        """Leave out what was found of sources that moved on since they were read."""
        moved = set() if self.insist else self._moved_files()
        if seq == self._head and not moved and not self._again:
            return
        self._again |= moved | self._overtaken(connection)
        gone = overtaken.retired(connection, [change.evidence for change in self.changes])
        self.changes = [change for change in self.changes if change.evidence not in gone]
        if self._again:
            self._leave_out(connection, self._again)

    def _moved_files(self) -> set[int]:
        """The sources whose file is not the one that was read, or is there again."""
        return {
            key
            for key, one in self._looked.items()
            if one.judges and key not in self._again and not is_still(one.path, one.print)
        }

    def _overtaken(self, connection: Connection) -> set[int]:
        """The sources that others wrote of since they were read."""
        since = min((one.since for one in self._looked.values()), default=self._since)
        others = overtaken.touched(connection, since, self._night.pass_id)
        rows = {row.key: row for row in sources.rows_of(connection, self._looked)}
        found = {
            key
            for key, one in self._looked.items()
            if rows.get(key) != one.row or others.after(key, one.since)
        }
        if others.any or others.sources:
            # An excerpt that was hashed was looked at by itself, without its source.
            own = overtaken.sources_of(connection, [change.evidence for change in self.changes])
            found |= {
                key
                for key in own.values()
                if key not in self._looked and others.after(key, self._since)
            }
        return found

    def _leave_out(self, connection: Connection, keys: Collection[int]) -> None:
        own = overtaken.sources_of(connection, [change.evidence for change in self.changes])
        self.changes = [change for change in self.changes if own[change.evidence] not in keys]
        self.sources = [row for row in self.sources if row.key not in keys]
        self.checks = [check for check in self.checks if check[0] not in keys]


def _tell_sources(journal: Journal, rows: Sequence[SourceRow], reason: str | None) -> None:
    """Journal what became of sources: one row each where they changed, one row for a first reading."""
    why = {"reason": reason} if reason else {}
    first = [row for row in rows if row.changes == 0 and row.state == SourceState.PRESENT]
    if first:
        journal.append("sources-read", None, {"count": len(first), "up_to": first[-1].key, **why})
    missing = [row for row in rows if row.state != SourceState.PRESENT]
    for row in rows:
        if row.changes and row.state == SourceState.PRESENT:
            detail = {"path": row.path, "revision": row.revision, "location": row.location, **why}
            journal.append("source-changed", None, detail)
    if missing:
        listed = [row.path for row in missing[:50]]
        journal.append("sources-missing", None, {"count": len(missing), "paths": listed, **why})
