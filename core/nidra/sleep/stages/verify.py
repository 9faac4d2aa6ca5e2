"""Verify: read each source once, check its receipts, and let grades follow.

A source whose bytes are as they were costs its digest and nothing else. What changed is written
in short transactions, each whole for its memories: source, verdicts, grades, what rests on them,
journal. A source's new digest is written with the last of its receipts, so that a pass cut short
looks at it again.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from nidra.records.evidence import Form, SourceState
from nidra.records.review import Rating
from nidra.records.verdict import State, Verdict
from nidra.sleep import fingerprints
from nidra.sleep.findings import VERIFY, Findings
from nidra.sleep.fingerprints import Fingerprints
from nidra.sleep.hashed import Hashed
from nidra.sleep.night import Night
from nidra.sleep.places import Finder, Place, found_at, location_of, told_of_place
from nidra.sleep.regrade import Tally
from nidra.sleep.rolling import Rhythm
from nidra.sleep.stages import integrity
from nidra.sources.files import Kind, Look
from nidra.sources.reader import FileReader, Pinned, Source
from nidra.store import receipts, reviews, sources
from nidra.store.connection import Connection
from nidra.store.earlier_falls import fallen_in
from nidra.store.receipts import LiveRow
from nidra.store.sources import SourceRow
from nidra.store.verdicts import VerdictChange

STAGE = VERIFY
PAGE = 1000
TOLD_EVERY = 50
HEEDED_EVERY = 250
# To read and digest so many bytes takes a noticeable part of the second within which a cancel holds.
LONG_READ = 16 << 20


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
        largest = night.settings.number("source.largest_mib") << 20
        self.finder = Finder(night.folder, largest, self._is_source)
        self.reader = FileReader(largest, cache_bytes=0)
        self.prints = Fingerprints(night.now)
        self.rhythm: Rhythm | None = None
        self.done = Verified()
        self.hashed = Hashed()
        self.findings = Findings(night, self.done.tally)
        self.snapshot: Connection
        self.claims: set[int] = set()
        self.due: set[int] = set()
        self.chosen: set[int] | None = None

    def run(self) -> Verified:
        for row, unchecked in self._rows():
            self.night.heed()
            self._source(row, unchecked)
            self.findings.behind(row.key)
        self.findings.write()
        if self.night.full:
            hashed = integrity.run(self.night, self.findings, self.reader, self.chosen, self.hashed)
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
            with self.night.database.reading() as self.snapshot:
                page = sources.page(self.snapshot, after, PAGE)
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

    # One source ---------------------------------------------------------------------------

    def _source(self, row: SourceRow, unchecked: bool) -> None:
        self.done.sources += 1
        last = self.prints.last(row.key)
        first = unchecked or _is_new(row)
        waits = row.state == SourceState.GONE and not first and last is None
        if waits and self.finder.is_still_gone(row):
            self.done.sources_gone += 1
            return
        search = first or row.state == SourceState.PRESENT
        place = self.finder.find(row, search=search, last=last)
        if not place.look.regular:
            place = self._sibling(row, place) if first and row.digest is None else place
        if place.look.regular:
            self._present(row, place, first)
        else:
            self._absent(row, place.look, unchecked)

    def _present(self, row: SourceRow, place: Place, unchecked: bool) -> None:
        standing = row.state == SourceState.PRESENT and location_of(row, place.path) == row.location
        if standing and not unchecked and self._trusted(row, place.look):
            self.done.sources_trusted += 1
            return
        started = time.time_ns()
        source = self.reader.open(place.path)
        if not source.look.regular:
            self._absent(row, source.look, unchecked)
            return
        self.done.sources_read += 1
        self._reason(row)
        self.done.bytes_read += len(source.raw)
        same = standing and source.digest == row.digest
        if not same or unchecked or row.key in self.claims:
            self._check_rows(row, place, source, same)
        if source.look.fingerprint is not None:
            taken = self.prints.taken(source.look.fingerprint, started)
            self.findings.checks.append((row.key, taken))

    def _reason(self, row: SourceRow) -> None:
        """Count what a quick pass reads although its fingerprint is known, and what it has none of."""
        last = self.prints.last(row.key)
        self.done.sources_in_turn += not self.night.full and self.prints.has_turn(row.key)
        self.done.sources_undated += last is None and row.digest is not None

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

    def _check_rows(self, row: SourceRow, place: Place, source: Source, same: bool) -> None:
        new = found_at(row, place.path, source.digest)
        # Late: aligning takes 40 CPU ms to load, and a pass over what is as it was needs none.
        from nidra.trust.check import check

        if len(source.raw) > LONG_READ:
            self.night.heed()
        reader = Pinned(source, self.reader)
        source.heed = self.night.heed
        source.excerpts = partial(receipts.live_excerpts, self.snapshot, row.key)
        checked: list[int] = []
        for live in self._live(row.key, place.path):
            if same and live.receipt.state is not State.UNCHECKED and not _is_claim(live):
                continue
            if len(checked) % HEEDED_EVERY == HEEDED_EVERY - 1:
                self.night.heed()
            self._found(live, check(live.receipt, reader), new.revision, place)
            checked.append(live.evidence)
        self.hashed.add(checked)
        self.done.receipts_checked += len(checked)
        if new != row:
            self.findings.sources.append(new)

    def _absent(self, row: SourceRow, look: Look, unchecked: bool) -> None:
        gone = look.kind is Kind.GONE
        self.done.sources_gone += gone
        self.done.sources_unreadable += not gone
        state = SourceState.GONE if gone else SourceState.UNREADABLE
        if row.state == state and not unchecked and not _is_new(row):
            return
        verdict = Verdict(State.GONE if gone else State.UNREADABLE, look.sentence)
        unread = receipts.unread_rows(self.snapshot, row.key) if unchecked else []
        read = receipts.read_rows(self.snapshot, row.key, row.path) if row.state != state else []
        self.findings.changes += [
            VerdictChange(key, memory, State.UNCHECKED, verdict, row.revision, self.night.now, None)
            for key, memory in unread
        ]
        for live in read:
            self.findings.found(live, verdict, row.revision)
        since = row.unreached_since or self.night.now
        new = row._replace(state=int(state), unreached_since=since, searched=1)
        if new != row:
            self.findings.sources.append(new)

    def _sibling(self, row: SourceRow, place: Place) -> Place:
        """At the first look no digest is known: a file in the same folder that holds every word."""
        if place.look.kind is not Kind.GONE:
            return place
        free = self.finder.newcomers(row.path)
        rows = list(self._live(row.key, row.path)) if free else []
        for path in free:
            source = self.reader.open(path)
            if source.look.regular and rows and _holds_all(source, rows):
                return Place(path, source.look, moved=True)
        return place

    def _is_source(self, path: str) -> bool:
        return sources.is_source(self.snapshot, path)

    def _live(self, source: int, path: str) -> Iterator[LiveRow]:
        return receipts.live_rows(self.snapshot, source, path)

    def _found(self, live: LiveRow, verdict: Verdict, revision: int, place: Place) -> None:
        told = told_of_place(verdict, place.path) if place.moved else verdict
        self.findings.found(live, told, revision)


def _is_new(row: SourceRow) -> bool:
    """Is this the first pass that looks for a source?"""
    return row.state == SourceState.UNSEEN or not row.searched


def _is_claim(live: LiveRow) -> bool:
    return live.receipt.form is Form.CLAIM


def _holds_all(source: Source, rows: Sequence[LiveRow]) -> bool:
    """Does a source hold every receipt of these rows word for word?"""
    from nidra.trust.check import check

    reader = Pinned(source, FileReader(cache_bytes=0))
    return all(
        check(live.receipt._replace(source=source.path), reader).state is State.VERBATIM
        for live in rows
    )
