"""One decision on several memories leaves an action for each: told as one deed, taken back as one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from nidra.records.history import Deed
from nidra.report import happened
from nidra.store.undo_actions import Action
from nidra.store.undoing import essential

# Decisions of a person, and undos, which are made of several things at one moment.
_TOGETHER = frozenset({"rejected", "confirmed", "undone"})


def belongs(before: Action, action: Action) -> bool:
    """Was an action made in one go with the one that stands behind it in the journal?"""
    one, other = action.head, before.head
    return (
        one.event in _TOGETHER
        and one.pass_id is None
        and (one.event, one.ts, one.pass_id) == (other.event, other.ts, other.pass_id)
        and one.detail.get("reason") == other.detail.get("reason")
    )


def whole(deeds: list[Deed], actions: list[Action], gone: Mapping[int, int]) -> Deed:
    """The deeds of several actions, the newest first, as one."""
    if len(deeds) == 1:
        return deeds[0]
    mine = [seq for action in actions for seq in _main(action)]
    words = [deed.undo for deed in reversed(deeds) if deed.undo is not None]
    memories = tuple(dict.fromkeys(chain.from_iterable(one.memories for one in reversed(deeds))))
    touched = max(len(memories), sum(deed.touched or 0 for deed in deeds if not deed.memories))
    return Deed(
        first=min(deed.first for deed in deeds),
        last=max(deed.last for deed in deeds),
        at=deeds[0].at,
        what=happened.of_several([action.head for action in reversed(actions)]),
        memories=memories,
        undo=" ".join(words) or None,
        undone_by=max(gone[seq] for seq in mine) if mine and not words else None,
        kind=deeds[0].kind,
        touched=touched or None,
        told=touched or None,
    )


def _main(action: Action) -> Iterator[int]:
    yield from essential([(row.seq, row.event) for row in action.rows])
