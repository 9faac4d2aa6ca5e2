"""What would come of verdicts that are not written: the memories that would rise, and that would fall."""

from __future__ import annotations

from collections.abc import Mapping

from nidra.records.grade import Standing
from nidra.records.verdict import OK, State
from nidra.sleep.regrade import would_be
from nidra.store import lineage, remaps
from nidra.store.connection import Connection
from nidra.store.stands import Row, Stored, stands


class Foresight:
    """Counts the active memories that rise or fall, each once. What rests on them is not followed."""

    def __init__(self) -> None:
        self.rise = self.fall = 0
        self._seen: set[int] = set()

    def take(self, connection: Connection, states: Mapping[int, State]) -> None:
        """Take in the states that receipts, by their keys, would have."""
        rows: dict[int, tuple[Row, ...]] = {}
        for memory, key, state, ever_ok, vouched in remaps.receipts_of_their_memories(
            connection, list(states)
        ):
            new = states.get(key, State(state))
            row = (int(new), int(bool(ever_ok) or new in OK), vouched, "")
            rows[memory] = (*rows.get(memory, ()), row)
        keys = sorted(rows.keys() - self._seen)
        self._seen.update(keys)
        if not keys:
            return
        premises = lineage.premises(connection, keys)
        for stand in stands(connection, keys):
            for key in stand.keys:
                resting = tuple(premises.get(key, ()))
                self._count(stand.old, would_be(stand.old, rows[key], resting))

    def _count(self, old: Stored, new: Stored) -> None:
        falls = new.standing == Standing.FALLEN != old.standing
        self.fall += falls
        self.rise += not falls and _rises(old, new)


def _rises(old: Stored, new: Stored) -> bool:
    return new.grade > old.grade or old.standing == Standing.FALLEN != new.standing
