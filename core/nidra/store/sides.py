"""The two memories of a contest as a judge, and a person, is shown them."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.records.contest import Side
from nidra.records.grade import Grade
from nidra.records.verdict import State
from nidra.store import receipts
from nidra.store.connection import Connection
from nidra.store.raw import fetch

_PAGE = 5000


def sides(connection: Connection, keys: Sequence[int]) -> dict[int, Side]:
    """Each of these memories by its key, with the verdicts of its live receipts, linked ones too."""
    found: dict[int, Side] = {}
    for at in range(0, len(keys), _PAGE):
        found.update(_page(connection, keys[at : at + _PAGE]))
    return found


def _page(connection: Connection, keys: Sequence[int]) -> dict[int, Side]:
    verdicts: dict[int, list[str]] = {}
    for memory, state in receipts.states_of(connection, keys):
        verdicts.setdefault(memory, []).append(State(state).label)
    rows = fetch(
        connection,
        "SELECT m.id, m.public_id, s.text, m.recorded_at, m.grade FROM memory m"
        f" JOIN statement s ON s.memory_id=m.id WHERE m.id IN ({','.join(map(str, keys))})",
    )
    return {
        key: Side(name, text, recorded, Grade(grade), tuple(sorted(verdicts.get(key, ()))))
        for key, name, text, recorded, grade in rows
    }
