"""How the receipts of a missing source stand in a file that it could be: `trust/check` decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from nidra.records.remap import Stand
from nidra.records.verdict import FAILED, OK, State
from nidra.sources.reader import FileReader, Pinned
from nidra.store import receipts
from nidra.store.connection import Connection
from nidra.store.sources import SourceRow


def states_in(
    connection: Connection,
    reader: FileReader,
    row: SourceRow,
    path: str,
    heed: Callable[[], None],
) -> dict[int, State] | None:
    """The state that each live receipt of a source, by its key, has in the file at `path`; None where
    that cannot be read. `heed` is called before each, and may raise to stop."""
    source = reader.open(path)
    if not source.look.regular:
        return None
    # Late: aligning takes 40 CPU ms to load, and what has the same bytes needs none.
    from nidra.trust.check import check

    pinned = Pinned(source, reader)
    source.heed = heed
    source.excerpts = partial(receipts.live_excerpts, connection, row.key)
    states: dict[int, State] = {}
    for live in receipts.live_rows(connection, row.key, path):
        heed()
        states[live.evidence] = check(live.receipt, pinned).state
    return states


def stand_of(states: Iterable[State]) -> Stand:
    """How many of these stand, fail, or are undecided."""
    ok = failed = other = 0
    for state in states:
        if state in OK:
            ok += 1
        elif state in FAILED:
            failed += 1
        else:
            other += 1
    return Stand(ok, failed, other)


def bears_out(stand: Stand) -> bool:
    """Is a file of the same name the source? One receipt at least stands there, and no fewer stand than fail."""
    return stand.ok > 0 and stand.ok >= stand.failed
