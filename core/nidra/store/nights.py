"""How many memories had each grade behind each of several journal rows, in one walk back from today.

Rows that tell of many memories that changed alike are counted, not opened: of half a million memories
only those are followed one by one that are retired, taken away or brought in behind the first row.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from nidra.base.clock import parse
from nidra.store import census, news, undo_rows
from nidra.store.connection import Connection
from nidra.store.journal import find_change, get_blob, unpack_changes
from nidra.store.past import Then, Walk
from nidra.store.raw import fetch
from nidra.store.undo_effects import ACTIVE, BATCH, THERE, Effect, Reader
from nidra.store.visible import VISIBLE

Kind = tuple[int, int]
"""Grade and standing."""

_PRESENCE = frozenset({THERE, BATCH, ACTIVE})
# Rows that cannot change who is there and active; they are most of a journal.
_NEVER = (
    "'regrade','regrade-many','verdict','verdict-many','reviewed','reviewed-many','contested',"
    "'contested-many','contest-closed','merged','source-changed','touched','touched-many'"
)
NO_PASS = ("watch", "recheck")
_CHEAPER = 20  # a search in packed changes costs as much as reading so many of them


class _Regrade(NamedTuple):
    """A row by which `number` memories went from one kind to another; `name` or `blob` tells which."""

    seq: int
    old: Kind
    new: Kind
    number: int
    name: str | None
    blob: str | None


class Rows(NamedTuple):
    """The rows that a pass wrote: its moment (microseconds) and the number of the last."""

    at: int
    last: int


def passes(connection: Connection) -> dict[str, Rows]:
    """The passes that wrote rows. What the watcher or a re-check wrote is none."""
    found = {}
    for name, first, last in fetch(
        connection,
        "SELECT pass_id, min(seq), max(seq) FROM journal WHERE pass_id IS NOT NULL GROUP BY pass_id",
    ):
        ts, text = fetch(connection, "SELECT ts, detail FROM journal WHERE seq=?", (first,))[0]
        if json.loads(text).get("reason") not in NO_PASS:
            found[name] = Rows(parse(ts) or 0, last)
    return found


def last_before(connection: Connection, moment: int) -> int:
    """The last row that had been written at a moment; rows stand in the order of time."""
    return news.start(connection, "", moment + 1) - 1


def kinds_behind(
    connection: Connection, seqs: Collection[int], heed: Callable[[], None] = lambda: None
) -> dict[int, Counter[Kind]]:
    """The active memories by grade and standing just behind each of these rows; `heed` may raise."""
    if not seqs:
        return {}
    return _Back(connection, min(seqs), heed).behind(sorted(set(seqs), reverse=True))


class _Back(Walk):
    """Today's counts, and the few memories that have to be followed one by one."""

    def __init__(self, connection: Connection, first: int, heed: Callable[[], None]) -> None:
        super().__init__(connection, first)
        self._reader = Reader(connection, _PRESENCE, self.names)
        self._heed = heed
        self.counts: Counter[Kind] = Counter()
        for cell, number in census.count(connection).items():
            if cell[6]:
                self.counts[cell[3], cell[4]] += number

    def behind(self, seqs: Sequence[int]) -> dict[int, Counter[Kind]]:
        """The counts behind each row, the rows given from the last to the first."""
        found: dict[int, Counter[Kind]] = {}
        left = list(seqs)
        for seq, undo in self._steps():
            while left and left[0] >= seq:
                found[left.pop(0)] = +self.counts
            undo()
        found.update((seq, +self.counts) for seq in left)
        return found

    def _steps(self) -> Iterator[tuple[int, Callable[[], None]]]:
        """What takes back each row, the newest first."""
        presence = self._presence()
        self._follow(presence)
        steps = [(seq, self._shifting(effect)) for seq, effect in presence]
        steps += [(row.seq, self._regrading(row)) for row in self._regrades()]
        return iter(sorted(steps, key=lambda step: -step[0]))

    def _presence(self) -> list[tuple[int, Effect]]:
        """Who came, went and was retired, the newest row first and in each the last effect first."""
        found: list[tuple[int, Effect]] = []
        where = f"event NOT IN ({_NEVER})"
        for page in undo_rows.backwards(self.connection, self._seq, where):
            self._heed()
            self._reader.learn(page)
            for row in page:
                found += [(row.seq, effect) for effect in reversed(self._of(row))]
        return [(seq, effect) for seq, effect in found if effect.part in (THERE, ACTIVE)]

    def _follow(self, presence: Sequence[tuple[int, Effect]]) -> None:
        """Know how those stand today that do not count all along."""
        rows = fetch(
            self.connection,
            f"SELECT m.id, {VISIBLE}, m.active, m.grade, m.standing FROM memory m WHERE m.active=0",
        )
        self.memories.update((row[0], Then(*row[1:])) for row in rows)
        self.load(sorted({effect.key for _, effect in presence} - self.memories.keys()))

    def _regrades(self) -> Iterator[_Regrade]:
        rows = fetch(
            self.connection,
            "SELECT seq, memory, detail FROM journal WHERE seq>?"
            " AND event IN ('regrade', 'regrade-many')",
            (self._seq,),
        )
        if self.memories:
            self.names.learn(name for _, name, _ in rows)
        for place, (seq, name, text) in enumerate(rows):
            if place % 500 == 0:
                self._heed()
            detail = json.loads(text)
            one = detail.get("example", detail)
            before, after = one["standing"]
            old, new = (one["from"]["grade"], before), (one["to"]["grade"], after)
            yield _Regrade(seq, old, new, detail.get("count", 1), name, detail.get("blob"))

    # Taking back -------------------------------------------------------------------------

    def _regrading(self, row: _Regrade) -> Callable[[], None]:
        def undo() -> None:
            mine = self._followed(row)
            left = row.number - len(mine)
            self.counts[row.new] -= left
            self.counts[row.old] += left
            for then in mine:
                self._moved(then, -1)
                then.grade, then.standing = row.old
                self._moved(then, 1)

        return undo

    def _followed(self, row: _Regrade) -> list[Then]:
        """Those of a row's memories that are followed one by one."""
        if not self.memories:
            return []
        if row.blob is None:
            key = self.names.key(row.name)
            return [self.memories[key]] if key in self.memories else []
        data = get_blob(self.connection, row.blob) or b""
        if len(self.memories) < row.number // _CHEAPER:
            return [then for key, then in self.memories.items() if find_change(data, key)]
        keys = (key for key, _, _ in unpack_changes(data))
        return [self.memories[key] for key in keys if key in self.memories]

    def _shifting(self, effect: Effect) -> Callable[[], None]:
        def undo() -> None:
            then = self.memories.get(effect.key)
            if then is not None:
                self._moved(then, -1)
                self._turn(then, effect)
                self._moved(then, 1)

        return undo

    def _turn(self, then: Then, effect: Effect) -> None:
        if effect.part == THERE:
            then.there = effect.old
        else:
            then.active = effect.old

    def _moved(self, then: Then, by: int) -> None:
        if then.there and then.active:
            self.counts[then.grade, then.standing] += by
