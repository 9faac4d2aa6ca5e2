"""What an import judges of the rows that it files: what their receipts show as soon as they are filed."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.records.verdict import State
from nidra.sleep.regrade import judged_by, regrade
from nidra.sources.files import Kind, Look
from nidra.store import missed
from nidra.store.connection import Connection
from nidra.store.filling import Filler
from nidra.store.journal import Journal
from nidra.store.missed import Missed

REASON = "import"

_STATES = {Kind.GONE: State.GONE, Kind.UNREACHABLE: State.UNREADABLE}


def missed_by(found: Look) -> Missed | None:
    """What a receipt is filed with whose source a look found missing; None where it stands, or might."""
    state = _STATES.get(found.kind)
    return None if state is None else Missed(int(state), found.sentence, *judged_by(state))


def judge_filed(
    connection: Connection, journal: Journal, filler: Filler, turned: Sequence[int]
) -> None:
    """Journal the grades that memories were filed with, and judge anew those whose receipts differ.

    `turned` are memories whose receipts the batch changed otherwise.
    """
    ways = [Missed(int(state), "", *judged_by(state)) for state in _STATES.values()]
    missed.tell(connection, journal, filler.batch, ways, filler.filed, REASON)
    unlike = missed.unlike(connection, filler.batch, filler.filed)
    regrade(connection, journal, sorted({*turned, *unlike}), filler.now, REASON)
