"""What each journal row did, as values: which part of which thing went from what to what.

Two questions are answered by them: whether a later row rests on one that is to be undone, and what
the store held before a row was written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from nidra.records.event import Event
from nidra.records.verdict import State
from nidra.store import remaps
from nidra.store.connection import Connection
from nidra.store.journal import get_blob, unpack_changes, unpack_keys
from nidra.store.raw import fetch

# The parts of a store that rows change. Keys: of a memory, a contest, a receipt, a batch or a source.
THERE = "there"
BATCH = "batch"
ACTIVE = "active"
CONTEST = "contest"
UNION = "union"
KEEPER = "keeper"
REVIEW = "review"
BURIAL = "burial"
USE = "use"
VERDICT = "verdict"
GRADE = "grade"
PLACE = "place"

# What an undo could collide over; grades follow by themselves.
RESTING = frozenset({ACTIVE, CONTEST, UNION, KEEPER, REVIEW, BURIAL, USE, VERDICT, PLACE})


class Effect(NamedTuple):
    """One part of one thing, before and after a row."""

    part: str
    key: int
    old: Any = None
    new: Any = None


class Names:
    """The keys of memories by public id, asked for once each."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._keys: dict[str, int] = {}

    def learn(self, names: Iterable[str | None]) -> None:
        """Look these up together."""
        new = sorted({name for name in names if name and name not in self._keys})
        for at in range(0, len(new), 5000):
            step = new[at : at + 5000]
            rows = fetch(
                self._connection,
                f"SELECT public_id, id FROM memory WHERE public_id IN ({','.join('?' * len(step))})",
                step,
            )
            self._keys.update(rows)

    def key(self, name: str | None) -> int:
        """The key of one memory; 0 for one that is not there."""
        self.learn([name])
        return self._keys.get(name or "", 0)


class Reader:
    """Reads the effects of rows; `parts` are those that are asked for, the others cost nothing."""

    def __init__(self, connection: Connection, parts: frozenset[str], names: Names) -> None:
        self.connection = connection
        self.parts = parts
        self.names = names

    def effects(self, row: Event) -> list[Effect]:
        """What a row did; nothing for a kind of row that changes no part that is asked for."""
        parts, read = _READERS.get(row.event, (frozenset(), _nothing))
        if not parts & self.parts:
            return []
        return [found for found in read(self, row) if found.part in self.parts]

    def learn(self, rows: Sequence[Event]) -> None:
        """Look up the memories that rows name, all together."""
        self.names.learn(row.memory for row in rows)
        self.names.learn(
            name for row in rows if row.event == "merged" for name in row.detail["from"]
        )

    def changes(self, row: Event) -> list[tuple[int, int, int]]:
        """The list of changes that a row names."""
        return unpack_changes(get_blob(self.connection, row.detail["blob"]) or b"")


def _nothing(reader: Reader, row: Event) -> Iterator[Effect]:
    return iter(())


def _added(reader: Reader, row: Event) -> Iterator[Effect]:
    key = reader.names.key(row.memory)
    if row.event == "add":
        yield Effect(THERE, key, 0, 1)
    if row.detail.get("revived"):
        yield Effect(ACTIVE, key, 0, 1)


def _imported(reader: Reader, row: Event) -> Iterator[Effect]:
    yield Effect(BATCH, row.detail["batch"], 0, 1)


def _retired(reader: Reader, row: Event) -> Iterator[Effect]:
    yield Effect(ACTIVE, reader.names.key(row.memory), 1, 0)


def _retired_many(reader: Reader, row: Event) -> Iterator[Effect]:
    for key, _, _ in reader.changes(row):
        yield Effect(ACTIVE, key, 1, 0)


def _revived(reader: Reader, row: Event) -> Iterator[Effect]:
    yield Effect(ACTIVE, reader.names.key(row.memory), 0, 1)


def _contested(reader: Reader, row: Event) -> Iterator[Effect]:
    yield Effect(CONTEST, row.detail["contest"], 0, 1)


def _contested_many(reader: Reader, row: Event) -> Iterator[Effect]:
    first, last = row.detail["contests"]
    for key in range(first, last + 1):
        yield Effect(CONTEST, key, 0, 1)


def _closed(reader: Reader, row: Event) -> Iterator[Effect]:
    yield Effect(CONTEST, row.detail["contest"], 1, 0)


def _merged(reader: Reader, row: Event) -> Iterator[Effect]:
    yield Effect(KEEPER, reader.names.key(row.memory))
    for name in row.detail["from"]:
        yield Effect(UNION, reader.names.key(name))


def _dated(part: str) -> Callable[[Reader, Event], Iterator[Effect]]:
    def read(reader: Reader, row: Event) -> Iterator[Effect]:
        if row.memory:
            yield Effect(part, reader.names.key(row.memory))
        else:
            for key, _, _ in reader.changes(row):
                yield Effect(part, key)

    return read


def _verdict(reader: Reader, row: Event) -> Iterator[Effect]:
    detail = row.detail
    yield Effect(VERDICT, detail["evidence"], detail["from"], detail["to"])


def _verdict_many(reader: Reader, row: Event) -> Iterator[Effect]:
    keys = unpack_keys(get_blob(reader.connection, row.detail["receipts"]) or b"")
    for key, (_, old, new) in zip(keys, reader.changes(row), strict=True):
        yield Effect(VERDICT, key, State(old).label, State(new).label)


def _remapped(reader: Reader, row: Event) -> Iterator[Effect]:
    for move in remaps.moves(reader.connection, row.detail["sources"]):
        yield Effect(PLACE, move.key, move.before["location"], move.to)


def _regrade(reader: Reader, row: Event) -> Iterator[Effect]:
    detail = row.detail
    before, after = detail["standing"]
    old, new = detail["from"]["grade"], detail["to"]["grade"]
    yield Effect(GRADE, reader.names.key(row.memory), (old, before), (new, after))


def _regrade_many(reader: Reader, row: Event) -> Iterator[Effect]:
    before, after = row.detail["example"]["standing"]
    for key, old, new in reader.changes(row):
        yield Effect(GRADE, key, (old, before), (new, after))


_READERS: dict[str, tuple[frozenset[str], Callable[[Reader, Event], Iterator[Effect]]]] = {
    "add": (frozenset({THERE, ACTIVE}), _added),
    "united": (frozenset({ACTIVE}), _added),
    "import": (frozenset({BATCH}), _imported),
    "superseded": (frozenset({ACTIVE}), _retired),
    "tombstoned": (frozenset({ACTIVE}), _retired),
    "rejected": (frozenset({ACTIVE}), _retired),
    "tombstoned-many": (frozenset({ACTIVE}), _retired_many),
    "rejected-many": (frozenset({ACTIVE}), _retired_many),
    "revived": (frozenset({ACTIVE}), _revived),
    "contested": (frozenset({CONTEST}), _contested),
    "contested-many": (frozenset({CONTEST}), _contested_many),
    "contest-closed": (frozenset({CONTEST}), _closed),
    "merged": (frozenset({UNION, KEEPER}), _merged),
    "reviewed": (frozenset({REVIEW}), _dated(REVIEW)),
    "reviewed-many": (frozenset({REVIEW}), _dated(REVIEW)),
    "confirmed": (frozenset({REVIEW}), _dated(REVIEW)),
    "confirmed-many": (frozenset({REVIEW}), _dated(REVIEW)),
    "burial-planned": (frozenset({BURIAL}), _dated(BURIAL)),
    "burial-planned-many": (frozenset({BURIAL}), _dated(BURIAL)),
    "burial-spared": (frozenset({BURIAL}), _dated(BURIAL)),
    "burial-spared-many": (frozenset({BURIAL}), _dated(BURIAL)),
    "touched": (frozenset({USE}), _dated(USE)),
    "touched-many": (frozenset({USE}), _dated(USE)),
    "remapped": (frozenset({PLACE}), _remapped),
    "verdict": (frozenset({VERDICT}), _verdict),
    "verdict-many": (frozenset({VERDICT}), _verdict_many),
    "regrade": (frozenset({GRADE}), _regrade),
    "regrade-many": (frozenset({GRADE}), _regrade_many),
}
