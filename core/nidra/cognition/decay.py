"""Forgetting: a memory's strength falls with time (Ebbinghaus) and each use slows the fall.

    strength = exp(−days since the last access / stability), in [0, 1]

Computed when it is read and never written. The last access is the last recall, else the day of
recording. A touch sets it to now and lets the stability grow by how much had been forgotten:
`min(cap, stability · (1 + 0.4 · (1 − strength)))`; of a burst only the first touch counts, for after
it nothing is forgotten.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from nidra.base.clock import LAST
from nidra.records.grade import Tier
from nidra.records.strength import FADES_AFTER, LONGEST, Bases, Use

DAY = 86_400 * 1_000_000
GROWTH = 0.4
# Days beyond which no touch lets a stability grow. One that was set longer stays as long as it is.
CAPS = {Tier.RECORD: 365.0, Tier.EPISODIC: 180.0, Tier.SEMANTIC: 365.0, Tier.ORIENTATION: 365.0}


def strength(days: float, stability: float) -> float:
    """`exp(−days / stability)`, never outside [0, 1]: 1 before any time has passed or where `days` is
    no number, 0 where nothing could hold it (a stability that is not above 0)."""
    if not days > 0:
        return 1.0
    if not stability > 0:
        return 0.0
    return 1.0 if math.isinf(stability) else math.exp(-days / stability)


def always(use: Use) -> str:
    """Why a memory is always at 1 (`pinned`, `core`, `orientation`), or "" where it fades."""
    if use.pinned:
        return "pinned"
    if use.core:
        return "core"
    return Tier.ORIENTATION.label if use.active and use.tier is Tier.ORIENTATION else ""


def stability_of(use: Use, bases: Bases) -> float:
    """The stability in days that counts: its own, else the one of its tier."""
    return bases[use.tier] if use.own is None else use.own


def strength_at(use: Use, bases: Bases, at: int) -> float:
    """A memory's strength at a moment; 1 at its last access and before, whatever set a clock back."""
    if always(use):
        return 1.0
    return strength((at - use.accessed) / DAY, stability_of(use, bases))


def fades_at(use: Use, bases: Bases) -> int | None:
    """When its strength falls below the floor if nothing uses it: last access − ln(floor) · stability.

    None where it never does, or in no year that a date can name.
    """
    if always(use):
        return None
    found = use.accessed + int(min(stability_of(use, bases), LONGEST) * FADES_AFTER)
    return found if found <= LAST else None


def coming(use: Use, bases: Bases, at: int, days: Sequence[int]) -> tuple[tuple[int, float], ...]:
    """(days, strength so many days after `at`) if nothing uses it until then."""
    return tuple((ahead, strength_at(use, bases, at + ahead * DAY)) for ahead in days)


def touched(use: Use, bases: Bases, now: int) -> Use:
    """What is stored of a memory that is used now.

    A stability that does not grow stays as it is stored, so that one of the tier goes on following
    the settings.
    """
    held = stability_of(use, bases)
    grown = held * (1 + GROWTH * (1 - strength_at(use, bases, now)))
    new = max(held, min(CAPS[use.tier], grown))
    return use._replace(last_access=now, stability=use.stability if new == held else new)
