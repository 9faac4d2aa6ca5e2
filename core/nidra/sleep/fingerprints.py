"""Fingerprints: when a quick pass may leave a source's bytes unread."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from nidra.sleep.rolling import Rhythm, Turn, by_when, share
from nidra.sources.files import Fingerprint
from nidra.store.byte_checks import ByteCheck
from nidra.store.runs import Runs
from nidra.store.sources import SourceRow
from nidra.trust.freshness import DAY, due

MARK = "rolling share"


class Fingerprints:
    """The fingerprints of the last byte checks, and the sources whose turn it is to be read again."""

    def __init__(self, now: int) -> None:
        self._now = now
        self._known: Mapping[int, ByteCheck] = {}
        self._turn: Collection[int] = ()

    def know(self, known: Mapping[int, ByteCheck]) -> None:
        """The byte checks of the sources that come next."""
        self._known = known

    def take_turns(self, keys: Collection[int]) -> None:
        """The sources that are to be read in this pass, whatever their fingerprints say."""
        self._turn = keys

    def has_turn(self, source: int) -> bool:
        """Is it a source's turn to be read in this pass?"""
        return source in self._turn

    def last(self, source: int) -> ByteCheck | None:
        """The last byte check of a source, or None."""
        return self._known.get(source)

    def trusted(self, row: SourceRow, found: Fingerprint | None) -> bool:
        """Same fingerprint, settled, due by no clock, and its turn is another time.

        A date in the future is one of a wrong clock: it would be trusted for ever.
        """
        last = self._settled(row, found)
        if last is None or last.read_at > self._now:
            return False
        return row.key not in self._turn and not self.is_due(row, last)

    def is_due(self, row: SourceRow, last: ByteCheck) -> bool:
        """Is a source due by how often it has changed?"""
        return due(row.changes, row.first_seen, last.read_at, self._now)

    def read_since(self, row: SourceRow, found: Fingerprint | None, moment: int) -> bool:
        """Same fingerprint, settled, and read at `moment` (microseconds) or later."""
        last = self._settled(row, found)
        return last is not None and last.read_at >= moment

    def _settled(self, row: SourceRow, found: Fingerprint | None) -> ByteCheck | None:
        """The last byte check, if it speaks of the file as it is now."""
        last = self._known.get(row.key)
        if last is None or found is None or not last.settled:
            return None
        same = (last.size, last.mtime_ns, last.ctime_ns, last.inode, last.device) == (
            found.size,
            found.mtime_ns,
            found.ctime_ns,
            found.inode,
            found.device,
        )
        return last if same else None

    def taken(self, found: Fingerprint, started_ns: int) -> ByteCheck:
        """The byte check of a reading that began at `started_ns`.

        A fingerprint as young as the reading itself may still hide a later write: it is unsettled,
        and the bytes are read again next time.
        """
        return ByteCheck(
            found.size,
            found.mtime_ns,
            found.ctime_ns,
            found.inode,
            found.device,
            self._now,
            settled=max(found.mtime_ns, found.ctime_ns) < started_ns,
        )


def turns(
    runs: Runs, clocks: Sequence[tuple[int, int, int]], now: int, days: int, anyway: Collection[int]
) -> tuple[set[int], Rhythm]:
    """The sources whose bytes are read in this pass, and what the pass leaves to the next one.

    `clocks` are the sources that are there, as (key, changes, first seen); those in `anyway` are read
    for other reasons.
    """
    rhythm = Rhythm.told(runs.mark(MARK))
    known = {key: (changes, first) for key, changes, first in clocks}
    ages = [age for age in runs.ages() if age[0] in known]
    overdue = any(now - read_at >= days * DAY for _, _, read_at in ages)
    catch_up_by = rhythm.catching_up(now, days, overdue)
    found: Iterable[Turn] = (
        Turn(by_when(read_at, *known[key], now, days, catch_up_by), key, size)
        for key, size, read_at in ages
    )
    keys = share(list(found), now, rhythm.part_of_a_day(now), anyway)
    return keys, rhythm.after(now, bool(keys), catch_up_by)
