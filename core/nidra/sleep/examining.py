"""One look at one source: where it lies, what its bytes say, and what that makes of its receipts.

The pass and the watcher both look through this, so that there is one way to a verdict. What is
found goes to `Findings`, which writes it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Sequence
from enum import Enum
from functools import partial
from typing import NamedTuple

from nidra.records.evidence import Form, SourceState
from nidra.records.verdict import State, Verdict
from nidra.sleep.findings import Findings
from nidra.sleep.fingerprints import Fingerprints
from nidra.sleep.hashed import Hashed
from nidra.sleep.night import Night
from nidra.sleep.places import Finder, Place, found_at, location_of, told_of_place
from nidra.sources.files import Fingerprint, Kind, Look
from nidra.sources.reader import FileReader, Pinned, Source
from nidra.store import receipts, sources
from nidra.store.connection import Connection
from nidra.store.receipts import LiveRow
from nidra.store.sources import SourceRow
from nidra.store.verdicts import VerdictChange

Trust = Callable[[SourceRow, Look], bool]
HEEDED_EVERY = 250
# To read and digest so many bytes takes a noticeable part of the second within which a cancel holds.
LONG_READ = 16 << 20


class Sight(Enum):
    """What a look at a source came to."""

    TRUSTED = "trusted by its fingerprint"
    READ = "read"
    GONE = "gone"
    UNREADABLE = "unreadable"


class Seen(NamedTuple):
    """What was seen of a source: how many bytes were read, how many receipts checked."""

    sight: Sight
    size: int = 0
    receipts: int = 0


_TRUSTED, _GONE, _UNREADABLE = Seen(Sight.TRUSTED), Seen(Sight.GONE), Seen(Sight.UNREADABLE)


class Examiner:
    """Looks at sources as they stand in `snapshot`, which the caller keeps fresh.

    `trust` says of a source and the look at its file whether its bytes may be left unread. `hashed`
    takes in which excerpts were held against their seal; `wanted` are receipts that are checked even
    where the bytes are those that their verdict speaks of.
    """

    snapshot: Connection

    def __init__(
        self,
        night: Night,
        findings: Findings,
        prints: Fingerprints,
        trust: Trust,
        hashed: Hashed | None = None,
        wanted: Collection[int] = (),
    ) -> None:
        largest = night.settings.number("source.largest_mib") << 20
        self.finder = Finder(night.folder, largest, self._is_source)
        self.reader = FileReader(largest, cache_bytes=0)
        self._night = night
        self._findings = findings
        self._prints = prints
        self._trust = trust
        self._hashed = hashed
        self._wanted = wanted

    def source(self, row: SourceRow, unchecked: bool, claims: bool) -> Seen:
        """Look at a source. `unchecked`: it has receipts that were never read; `claims`: some that
        speak of other files."""
        first = unchecked or is_new(row)
        search = first or row.state == SourceState.PRESENT
        place = self.finder.find(row, search=search, last=self._prints.last(row.key))
        if not place.look.regular:
            place = self._sibling(row, place) if first and not row.digest else place
        if place.look.regular:
            return self._present(row, place, first, claims)
        return self._absent(row, place.look, unchecked, place.look.fingerprint)

    def _present(self, row: SourceRow, place: Place, unchecked: bool, claims: bool) -> Seen:
        standing = row.state == SourceState.PRESENT and location_of(row, place.path) == row.location
        whole = row.digest != sources.HALF
        if standing and whole and not unchecked and self._trust(row, place.look):
            return _TRUSTED
        started = time.time_ns()
        source = self.reader.open(place.path)
        if not source.look.regular:
            return self._absent(row, source.look, unchecked, place.look.fingerprint)
        same = standing and source.digest == row.digest
        checked = 0
        judges = not same or unchecked or claims or bool(self._wanted)
        self._findings.looked(row, place.path, source.look.fingerprint, judges, same)
        if judges:
            checked = self._check_rows(row, place, source, same)
        if source.look.fingerprint is not None:
            taken = self._prints.taken(source.look.fingerprint, started)
            self._findings.checks.append((row.key, taken))
        return Seen(Sight.READ, len(source.raw), checked)

    def _check_rows(self, row: SourceRow, place: Place, source: Source, same: bool) -> int:
        """Check the receipts of a source that was read; how many."""
        new = found_at(row, place.path, source.digest)
        # Late: aligning takes 40 CPU ms to load, and a pass over what is as it was needs none.
        from nidra.trust.check import check

        if len(source.raw) > LONG_READ:
            self._night.heed()
        reader = Pinned(source, self.reader)
        source.heed = self._night.heed
        source.excerpts = partial(receipts.live_excerpts, self.snapshot, row.key)
        checked: list[int] = []
        for live in self._live(row.key, place.path):
            if same and not self._is_open(live):
                continue
            if len(checked) % HEEDED_EVERY == HEEDED_EVERY - 1:
                self._night.heed()
            self._found(live, check(live.receipt, reader), new.revision, place)
            checked.append(live.evidence)
        if self._hashed is not None:
            self._hashed.add(checked)
        if new != row or self._findings.is_half(row.key):
            self._findings.sources.append(new)
        return len(checked)

    def _absent(
        self, row: SourceRow, look: Look, unchecked: bool, stands: Fingerprint | None
    ) -> Seen:
        """A source that is not there, or whose bytes may not be had; `stands` is of what is there."""
        gone = look.kind is Kind.GONE
        seen = _GONE if gone else _UNREADABLE
        state = SourceState.GONE if gone else SourceState.UNREADABLE
        half = row.digest == sources.HALF
        if row.state == state and not half and not unchecked and not is_new(row):
            # Whoever saw it come back a moment ago writes so; who watches makes sure of it.
            if self._night.watching:
                self._findings.looked(row, look.path, stands, False)
            return seen
        self._findings.looked(row, look.path, stands)
        verdict = Verdict(State.GONE if gone else State.UNREADABLE, look.sentence)
        unread = receipts.unread_rows(self.snapshot, row.key) if unchecked else []
        moved_on = row.state != state or half
        read = receipts.read_rows(self.snapshot, row.key, row.path) if moved_on else []
        now = self._night.now
        self._findings.changes += [
            VerdictChange(key, memory, State.UNCHECKED, verdict, row.revision, now, None)
            for key, memory in unread
        ]
        for live in read:
            self._findings.found(live, verdict, row.revision)
        new = row._replace(
            state=int(state),
            digest=row.digest or None,
            unreached_since=row.unreached_since or now,
            searched=1,
        )
        if new != row or self._findings.is_half(row.key):
            self._findings.sources.append(new)
        return seen

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

    def _is_open(self, live: LiveRow) -> bool:
        """May a receipt have another verdict although its source's bytes are as they were?"""
        unread = live.receipt.state is State.UNCHECKED
        return unread or live.receipt.form is Form.CLAIM or live.evidence in self._wanted

    def _found(self, live: LiveRow, verdict: Verdict, revision: int, place: Place) -> None:
        told = told_of_place(verdict, place.path) if place.moved else verdict
        self._findings.found(live, told, revision)


def is_new(row: SourceRow) -> bool:
    """Is this the first time that a source is looked for?"""
    return row.state == SourceState.UNSEEN or not row.searched


def _holds_all(source: Source, rows: Sequence[LiveRow]) -> bool:
    """Does a source hold every receipt of these rows word for word?"""
    from nidra.trust.check import check

    reader = Pinned(source, FileReader(cache_bytes=0))
    return all(
        check(live.receipt._replace(source=source.path), reader).state is State.VERBATIM
        for live in rows
    )
