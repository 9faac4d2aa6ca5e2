"""Which memories are believed otherwise today than just behind a journal row, and what changed each last."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from nidra.records.believed import ACTIVE as IS_ACTIVE
from nidra.records.believed import CONTESTED, Changes, turn_of
from nidra.records.believed import THERE as IS_THERE
from nidra.store.past import Walk
from nidra.store.undo_effects import ACTIVE, GRADE, THERE

_JUDGED = 0xFF & ~(IS_THERE | IS_ACTIVE | CONTESTED)


def changes(walk: Walk, states: Mapping[int, tuple[int, int]]) -> Changes:
    """Each memory that is believed otherwise, by how all that may have changed stood and stands.

    The one that changed last comes first; those that one row changed stand in the order of filing.
    """
    by_row = _by_row(walk, states)
    keys, rows, then, now, turns = array("q"), array("q"), bytearray(), bytearray(), bytearray()
    for row in sorted(by_row, reverse=True):
        for key in sorted(by_row[row]):
            old, new = states[key]
            keys.append(key)
            rows.append(row)
            then.append(old)
            now.append(new)
            turns.append(turn_of(old, new) or 0)
    return Changes(keys, rows, bytes(then), bytes(now), bytes(turns))


def _by_row(walk: Walk, states: Mapping[int, tuple[int, int]]) -> dict[int, list[int]]:
    """The keys of those that are believed otherwise, by the row that made them so."""
    contested = walk.contest_rows()
    found: dict[int, list[int]] = {}
    for key, (old, new) in states.items():
        if turn_of(old, new) is not None:
            last = _part(walk, old ^ new) or contested
            found.setdefault(last.get(key, 0), []).append(key)
    return found


def _part(walk: Walk, differs: int) -> Mapping[int, int] | None:
    """The last rows of the part that makes the difference; None where that is a contest."""
    if differs & IS_THERE:
        return walk.last[THERE]
    if differs & IS_ACTIVE:
        return walk.last[ACTIVE]
    return walk.last[GRADE] if differs & _JUDGED else None
