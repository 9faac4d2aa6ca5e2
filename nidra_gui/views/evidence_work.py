"""What the evidence asks of the engine. The asking functions run in other threads and touch no widget."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from nidra.base.text import one_line

from nidra_gui.language import engine

if TYPE_CHECKING:
    from nidra.app.opening import Opening
    from nidra.app.recheck import Recheck
    from nidra.app.workspace import Store
    from nidra.records.memory import Memory
    from nidra.records.portrait import Portrait
    from nidra.records.review import Reviewed

NAMED = 40


class Answered(NamedTuple):
    """What a person's word came to, and the journal row that an undo takes ("" where none was written)."""

    reviewed: Reviewed
    row: str


def named(words: str, memory: Memory) -> str:
    """What a menu calls something that was done to a memory, by its statement."""
    return words.format(what=one_line(memory.statement, NAMED))


def portrait(memory: str, store: Store, cancel: Any) -> Portrait:
    """Everything that is stored of a memory."""
    from nidra.app.portrait import portrait as drawn

    return drawn(store, memory)


def opening(path: str, store: Store, cancel: Any) -> Opening:
    """May the file at this path be shown by the system's viewer?"""
    from nidra.app.opening import opening as looked

    return looked(path)


def recheck(memory: str, store: Store) -> Recheck:
    """Read the sources of a memory again and file what differs."""
    from nidra.app.recheck import recheck as read_again

    return read_again(store, memory)


def recheck_again(memory: str, store: Store) -> str:
    """As `recheck`; the run that an undo takes. Raises `UsageError` where nothing differs any more."""
    from nidra.base.errors import UsageError

    changes = recheck(memory, store).changes
    if not changes:
        raise UsageError(reason="Its sources say what is on record: there is nothing to file.")
    return changes[-1].batch


def confirm(memory: str, store: Store) -> Answered:
    """A person says that a memory holds."""
    from nidra.app.review import confirm as said

    return _answered(store, said(store, memory), "confirmed")


def reject(memory: str, reason: str, store: Store) -> Answered:
    """A person says that a memory does not hold."""
    from nidra.app.review import reject as said

    return _answered(store, said(store, memory, reason), "rejected")


def _answered(store: Store, reviewed: Reviewed, event: str) -> Answered:
    """The answer with the newest row of this memory that tells of it."""
    rows = [row.seq for row in store.journal_for(reviewed.id) if row.event == event]
    return Answered(reviewed, str(rows[-1]) if rows and reviewed.changed else "")


def confirm_again(memory: str, store: Store) -> str:
    """As `confirm`; the row that an undo takes."""
    return confirm(memory, store).row


def reject_again(memory: str, reason: str, store: Store) -> str:
    """As `reject`; the row that an undo takes."""
    return reject(memory, reason, store).row


def of_reject(memory: str, store: Store, cancel: Any) -> str:
    """What would come of rejecting a memory, in a sentence."""
    from nidra.app.consequences import of_reject as tried

    return engine(tried(store, memory).sentence)
