"""What stands between a memory and its burial: ages, two passes far apart, a backup before the first.

A clock that runs ahead for one pass plans burials at the most; the next pass with a right clock
calls them off.
"""

from __future__ import annotations

from nidra.base.clock import moment
from nidra.base.errors import StoreError
from nidra.sleep.night import Night
from nidra.store import backups
from nidra.trust.freshness import DAY

HOUR = DAY // 24
OVERDUE = 30 * DAY  # how long past its review a memory must lie before it is planned for burial
BETWEEN_PASSES = 20 * HOUR  # between the pass that plans a burial and the one that carries it out
BACKUPS_KEPT = 7


def overdue_since(now: int) -> int:
    """A review due before this moment is so long overdue that its memory may be buried."""
    return now - OVERDUE


def planned_before(now: int) -> int:
    """A burial planned at this moment or before may be carried out."""
    return now - BETWEEN_PASSES


def backed_up(night: Night) -> str | None:
    """Back the database up before the first burial of a pass; a sentence where that failed.

    Raises `Cancelled` where a stop was asked for meanwhile.
    """
    try:
        backups.back_up(night.database, moment(night.now), night.heed)
        backups.keep_latest(night.folder, BACKUPS_KEPT)
    except (StoreError, OSError) as problem:
        return (
            "No memory was buried, because the database could not be backed up first:"
            f" {problem} The next pass tries again."
        )
    return None
