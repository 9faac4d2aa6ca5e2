"""Fingerprints: when a quick pass may leave a source's bytes unread."""

from __future__ import annotations

from collections.abc import Mapping

from nidra.sources.files import Fingerprint
from nidra.store.runs import ByteCheck
from nidra.store.sources import SourceRow
from nidra.trust.freshness import DAY, due


class Fingerprints:
    """The fingerprints of the last byte checks, and how old (days) the oldest may become."""

    def __init__(self, known: Mapping[int, ByteCheck], days: int, now: int) -> None:
        self._known = known
        self._days = days
        self._now = now

    def last(self, source: int) -> ByteCheck | None:
        """The last byte check of a source, or None."""
        return self._known.get(source)

    def trusted(self, row: SourceRow, found: Fingerprint | None) -> bool:
        """Same fingerprint, settled, and due by no clock."""
        last = self._settled(row, found)
        if last is None:
            return False
        old = self._now - last.read_at >= self._days * DAY
        return not old and not due(row.changes, row.first_seen, last.read_at, self._now)

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
