"""Verify: read each source once, check its receipts, and let grades follow.

A source whose bytes are as they were costs its digest and nothing else. What changed is written
in short transactions, each whole for its memories: source, verdicts, grades, what rests on them,
journal. A source's new digest is written with the last of its receipts, so that a pass cut short
looks at it again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from nidra.records.evidence import SourceState
from nidra.records.review import Rating
from nidra.sleep import fingerprints
from nidra.sleep.examining import Examiner, Seen, Sight
from nidra.sleep.findings import VERIFY, Findings
from nidra.sleep.fingerprints import Fingerprints
from nidra.sleep.hashed import Hashed
from nidra.sleep.night import Night
from nidra.sleep.regrade import Tally
from nidra.sleep.rolling import Rhythm
from nidra.sleep.stages import integrity
from nidra.sources.files import Look
from nidra.store import receipts, reviews, sources
from nidra.store.connection import Connection
from nidra.store.earlier_falls import fallen_in
from nidra.store.sources import SourceRow

STAGE = VERIFY
PAGE = 1000
TOLD_EVERY = 50
MORE_LOOKS = 3


@dataclass
class Verified:
    """What the stage did: counts of what it read, and the changes it made."""

    sources: int = 0
    sources_read: int = 0
    sources_trusted: int = 0
    sources_in_turn: int = 0
    sources_undated: int = 0
    sources_gone: int = 0
    sources_unreadable: int = 0
    bytes_read: int = 0
    receipts_checked: int = 0
    excerpts_hashed: int = 0
    tally: Tally = field(default_factory=Tally)
    reviewed: Counter[Rating] = field(default_factory=Counter)

    @property
    def notes(self) -> tuple[str, ...]:
        """What is to be said of the readings, in sentences."""
        if not self.sources_undated:
            return ()
        return (
            f"When {self.sources_undated:,} of the sources were last read was not on record (runs.db was"
            " lost or begun anew, or a pass was cut short before it noted them): this pass read them"
            " again, and the dates count from now.",
        )

    def as_dict(self) -> dict[str, int]:
        """The counts of what was read."""
        return {
            "sources": self.sources,
            "sources read": self.sources_read,
            "sources trusted by fingerprint": self.sources_trusted,
            "sources read in their turn": self.sources_in_turn,
            "sources gone": self.sources_gone,
            "sources unreadable": self.sources_unreadable,
            "bytes read": self.bytes_read,
            "receipts checked": self.receipts_checked,
            "excerpts hashed": self.excerpts_hashed,
        }


def run(night: Night) -> Verified:
    """Run the stage from its cursor to its end. Raises `Cancelled` between two sources."""
    return _Stage(night).run()


class _Stage:
    def __init__(self, night: Night) -> None:
        self.night = night
        self.prints = Fingerprints(night.now)
        self.rhythm: Rhythm | None = None
        self.done = Verified()
        self.findings = Findings(night, self.done.tally)
        self.hashed = Hashed()
        self.examiner = Examiner(night, self.findings, self.prints, self._trusted, self.hashed)
        self.claims: set[int] = set()
        self.due: set[int] = set()
        self.chosen: set[int] | None = None

    def run(self) -> Verified:
        for row, unchecked in self._rows():
            self.night.heed()
            self._source(row, unchecked)
            self.findings.behind(row.key)
        self.findings.write()
        self._look_again()
        if self.night.full:
            hashed = integrity.run(
                self.night, self.findings, self.examiner.reader, self.chosen, self.hashed
            )
            self.done.excerpts_hashed = hashed
        self.done.reviewed = self.findings.reviewed
        if self.rhythm is not None and not self.night.dry_run:
            self.night.runs.set_mark(fingerprints.MARK, self.rhythm.as_mark())
        return self.done

    def _rows(self) -> Iterator[tuple[SourceRow, bool]]:
        """Each source in scope, in the order of keys, and whether it has receipts never read."""
        with self.night.database.reading() as connection:
            unchecked = sources.unchecked_sources(connection)
            self.claims = sources.claim_sources(connection)
            if not self.night.full:
                self.due = reviews.due_sources(connection, self.night.now)
            if self.night.resumed_from is not None:
                self.done.tally.go_on(fallen_in(connection, self.night.pass_id))
            total = sources.count(connection)
            scope = self.night.scope
            if not scope.whole:
                self.chosen = sources.sources_in(connection, scope.wing, scope.room)
            self._plan(sources.clocks(connection), unchecked)
        after = seen = 0
        while True:
            # One snapshot a page: opening one for each source costs more than most sources do.
            with self.night.database.reading() as snapshot:
                self._read_from(snapshot)
                page = sources.page(snapshot, after, PAGE)
                if not page:
                    return
                self.prints.know(self.night.runs.checks(page[0].key, page[-1].key))
                for row in page:
                    seen += 1
                    if not seen % TOLD_EVERY:
                        self.night.tell(STAGE, seen, int(total), "sources", self.done.bytes_read)
                    if self.chosen is None or row.key in self.chosen:
                        yield row, row.key in unchecked
            after = page[-1].key
            self.night.tell(STAGE, seen, int(total), "sources", self.done.bytes_read)

    def _plan(self, clocks: Sequence[tuple[int, int, int]], unchecked: set[int]) -> None:
        """Whose turn it is to be read again. A pass over a part leaves the rhythm of the nights alone."""
        night = self.night
        if night.full:
            self.rhythm = Rhythm(night.now, night.now) if night.scope.whole else None
            return
        days = night.settings.number("pass.byte_check_days")
        chosen = [clock for clock in clocks if self.chosen is None or clock[0] in self.chosen]
        anyway = self.due | self.claims | unchecked
        keys, rhythm = fingerprints.turns(night.runs, chosen, night.now, days, anyway)
        self.prints.take_turns(keys)
        self.rhythm = rhythm if night.scope.whole else None

    def _read_from(self, snapshot: Connection) -> None:
        self.examiner.snapshot = snapshot
        self.findings.reads_from(snapshot)

    # One source ---------------------------------------------------------------------------

    def _source(self, row: SourceRow, unchecked: bool) -> None:
        self.done.sources += 1
        last = self.prints.last(row.key)
        never_read = last is None and row.digest is None
        waits = row.state == SourceState.GONE and not unchecked and row.searched and never_read
        if waits and self.examiner.finder.is_still_gone(row):
            self.done.sources_gone += 1
            return
        self._count(row, self.examiner.source(row, unchecked, row.key in self.claims))

    def _count(self, row: SourceRow, seen: Seen) -> None:
        """Count what was seen, what a quick pass read although its fingerprint is known, and what
        none was known of."""
        self.done.sources_trusted += seen.sight is Sight.TRUSTED
        self.done.sources_gone += seen.sight is Sight.GONE
        self.done.sources_unreadable += seen.sight is Sight.UNREADABLE
        if seen.sight is not Sight.READ:
            return
        last = self.prints.last(row.key)
        self.done.sources_read += 1
        self.done.bytes_read += seen.size
        self.done.receipts_checked += seen.receipts
        self.done.sources_in_turn += not self.night.full and self.prints.has_turn(row.key)
        self.done.sources_undated += last is None and bool(row.digest)

    def _trusted(self, row: SourceRow, look: Look) -> bool:
        """May this pass leave the bytes unread? A claim speaks of other files than its source; a
        memory that is due for review is to be read.

        A full pass that was cut short has read what lies before its cursor, and reads again what
        changed since.
        """
        if row.key in self.claims:
            return False
        if self.night.full:
            begun = self.night.resumed_from
            return begun is not None and self.prints.read_since(row, look.fingerprint, begun)
        return row.key not in self.due and self.prints.trusted(row, look.fingerprint)

    def _look_again(self) -> None:
        """Look once more at what moved on while it was read: the watcher, or who edits, was at work.

        The last look is written though the file goes on changing. What somebody else judges at the
        very same moment each time is left to them.
        """
        for left in reversed(range(MORE_LOOKS)):
            keys = self.findings.again()
            if not keys:
                return
            self.findings.insist = not left
            with self.night.database.reading() as snapshot:
                self._read_from(snapshot)
                self.prints.know(self.night.runs.checks(min(keys), max(keys)))
                for row in sources.rows_of(snapshot, keys):
                    self.night.heed()
                    unchecked, _ = receipts.kinds(snapshot, row.key)
                    self.examiner.source(row, unchecked, row.key in self.claims)
                    self.findings.behind(row.key)
            self.findings.write()
        self.findings.insist = False
