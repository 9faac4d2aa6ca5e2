"""What the Journal asks of the store, in other threads."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from nidra.base.errors import MemoryAbsent, NidraError

from nidra_gui.widgets.belief_held import Found
from nidra_gui.widgets.belief_hits import Hits

if TYPE_CHECKING:
    from nidra.app.workspace import Store
    from nidra.records.believed import BelievedPage, Changes
    from nidra.records.history import Deed, MemoryThen
    from nidra.records.journal import Chosen, Cursor, DeedDetail, JournalPage

    from nidra_gui.jobs import Cancel

PASSES = 60  # that are offered to look behind
HITS = 8  # memories that are offered for words
_ID = re.compile(r"mem_\S+|(?=\S*\d)\S{8,}")  # else a word: "decade" begins an id too


def page(
    chosen: Chosen, after: Cursor | None, limit: int, store: Store, cancel: Cancel
) -> JournalPage:
    """The next deeds."""
    from nidra.app.journal import page as found

    return found(store, chosen, after, limit, cancel)


def detail(deed: Deed, store: Store, cancel: Cancel) -> DeedDetail:
    """What a deed changed."""
    from nidra.app.deed import detail as found

    return found(store, deed)


def deed_at(row: int, store: Store, cancel: Cancel) -> DeedDetail:
    """The deed that a journal row belongs to."""
    from nidra.app.deed import at

    return detail(at(store, row), store, cancel)


def passes(store: Store, cancel: Cancel) -> tuple[tuple[Deed, int], ...]:
    """The latest passes that changed something, each with the moment of its last row."""
    from nidra.app.deed import ended
    from nidra.app.journal import page as found
    from nidra.records.journal import Chosen, Kind

    listed = found(store, Chosen(Kind.PASSES, changes=True), None, PASSES, cancel)
    return tuple((deed, ended(store, deed)) for deed in listed.deeds)


def ended(deed: Deed, store: Store, cancel: Cancel) -> int:
    """The moment of a deed's last row."""
    from nidra.app.deed import ended as moment

    return moment(store, deed)


def believed(at: int, memory: str, store: Store, cancel: Cancel) -> Found:
    """What was believed at a moment, and what is believed otherwise today; of a memory by its id, or the
    memories that say the words that stand in its place."""
    from nidra.app.believed import believed as look_back
    from nidra.base.clock import moment

    beliefs = look_back(store, moment(at), cancel)
    if not memory:
        return Found(beliefs)
    try:
        found = _named_or_said(at, memory, store, cancel)
    except NidraError as problem:
        if cancel():
            raise
        return Found(beliefs, problem=str(problem))
    if isinstance(found, Hits):
        return Found(beliefs, hits=found)
    return Found(beliefs, found)


def lines(changes: Changes, first: int, number: int, store: Store) -> BelievedPage:
    """Some lines of what is believed otherwise."""
    from nidra.app.believed import page

    return page(store, changes, first, number)


def _named_or_said(at: int, text: str, store: Store, cancel: Cancel) -> MemoryThen | Hits:
    """The memory of an id, or those that say these words: what a text looks like is tried first."""
    if not _ID.fullmatch(text) and (hits := said(text, store, cancel)).rows:
        return hits
    try:
        return _held(at, text, store, cancel)
    except MemoryAbsent:
        if text.startswith("mem_"):
            raise
        return said(text, store, cancel)


def _held(at: int, memory: str, store: Store, cancel: Cancel) -> MemoryThen:
    from nidra.app.history import memory_then
    from nidra.base.clock import moment

    return memory_then(store, memory, moment(at), cancel)


def said(words: str, store: Store, cancel: Cancel) -> Hits:
    """The newest memories that say these words, retired ones too; nothing is written to find them."""
    from nidra.app.browse import Filter, Look, ids, rows

    keys = ids(store, Look(Filter(active=None), words), cancel)
    return Hits(tuple(rows(store, keys[:HITS])), len(keys))


def day_of(at: int) -> str:
    """A moment as `nidra history --as-of` takes it."""
    from nidra.base.clock import iso

    return iso(at)


def is_empty(found: JournalPage) -> bool:
    """Was nothing done yet in this store?"""
    return not found.last and not found.idle
