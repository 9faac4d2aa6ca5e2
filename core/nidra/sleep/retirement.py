"""Retiring a memory as one whole: the memory, its contests, and what rests on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nidra.sleep.regrade import Outcome, regrade
from nidra.store import lineage, retiring
from nidra.store.connection import Connection
from nidra.store.journal import Journal


def supersede(
    connection: Connection,
    journal: Journal,
    key: int,
    by: int | None,
    reason: str,
    now: int,
    flag: str = retiring.SUPERSEDED,
) -> Outcome:
    """Retire a memory in favour of `by`; what rests on it is judged again in the same transaction."""
    retiring.supersede(connection, journal, key, by, reason, now, flag)
    return follow(connection, journal, [key], now)


def bury(
    connection: Connection,
    journal: Journal,
    keys: Sequence[int],
    reason_of: Callable[[int], str] | str,
    now: int,
    event: str = "tombstoned",
    flag: str = retiring.TOMBSTONED,
) -> Outcome:
    """Retire memories in favour of nothing; what rests on them is judged again."""
    retiring.bury(connection, journal, keys, reason_of, now, event, flag)
    return follow(connection, journal, keys, now)


def follow(connection: Connection, journal: Journal, keys: Sequence[int], now: int) -> Outcome:
    """Judge again what rests on memories that were retired or brought back."""
    resting = lineage.children(connection, keys)
    return regrade(connection, journal, resting, now, "a memory that it rests on was retired")
