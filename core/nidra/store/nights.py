"""How many memories had each grade behind each of several journal rows, in one walk back from today.

Rows that tell of many memories that changed alike are counted, not opened: of half a million memories
only those are followed one by one that are retired, taken away or brought in behind the first row.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import NamedTuple

from nidra.base.clock import parse
from nidra.records.event import Lost, details
from nidra.store import census, news, undo_rows, whole_batches
from nidra.store.connection import Connection
from nidra.store.journal import find_change, get_blob, unpack_changes
from nidra.store.past import Then, Walk
from nidra.store.raw import fetch
from nidra.store.undo_effects import ACTIVE, BATCH, THERE, Effect, Reader
from nidra.store.visible import VISIBLE
from nidra.store.whole_batches import WholeBatch

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
        told = details(first, text)
        if isinstance(told, Lost) or told.get("reason") not in NO_PASS:
            found[name] = Rows(parse(ts) or 0, last)
    return found


def last_before(connection: Connection, moment: int) -> int:
    """The last row that had been written at a moment; rows stand in the order of time."""
    return news.start(connection, "", moment + 1) - 1


def kinds_behind(
    connection: Connection, seqs: Collection[int], heed: Callable[[], None] = lambda: None
) -> dict[int, Counter[Kind]]:
    """The active memories by grade and standing just behind each of these rows; `heed` may raise."""
    found = {0: Counter[Kind]()}
    wanted = sorted(set(seqs) - {0}, reverse=True)
    if wanted:
        found |= _Back(connection, wanted[-1], heed).behind(wanted)
    return found


class _Back(Walk):
    """Today's counts, the imports that are counted as a whole, and the few memories that are followed.

    `counts` are by import, 0 for whatever no whole import brought.
    """

    def __init__(self, connection: Connection, first: int, heed: Callable[[], None]) -> None:
        super().__init__(connection, first)
        self._reader = Reader(connection, _PRESENCE, self.names)
        self._heed = heed
        self._batches = self._whole()
        self.counts: dict[int, Counter[Kind]] = {0: Counter()}
        for cell, number in census.count(connection).items():
            if cell[6]:
                self.counts[0][cell[3], cell[4]] += number
        for batch in self._batches.values():
            own = Counter({(g, s): n for g, s, n in whole_batches.kinds(connection, batch)})
            self.counts[batch.key] = own
            self.counts[0].subtract(own)

    def _whole(self) -> dict[int, WholeBatch]:
        """The imports behind the first row; none where one was taken back, which are followed."""
        where = "SELECT 1 FROM journal WHERE seq>? AND event IN ('undone', 'redone') LIMIT 1"
        if fetch(self.connection, where, (self._seq,)):
            return {}
        brought = "SELECT seq, detail FROM journal WHERE seq>? AND event='import'"
        rows = fetch(self.connection, brought, (self._seq,))
        keys = {details(seq, text)["batch"] for seq, text in rows}
        return {batch.key: batch for batch in whole_batches.find(self.connection, keys)}

    def behind(self, seqs: Sequence[int]) -> dict[int, Counter[Kind]]:
        """The counts behind each row, the rows given from the last to the first."""
        found: dict[int, Counter[Kind]] = {}
        left = list(seqs)
        for seq, undo in self._steps():
            while left and left[0] >= seq:
                found[left.pop(0)] = self._all()
            undo()
        found.update((seq, self._all()) for seq in left)
        return found

    def _all(self) -> Counter[Kind]:
        total: Counter[Kind] = Counter()
        for one in self.counts.values():
            total.update(one)
        return +total

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
        return [(seq, effect) for seq, effect in found if effect.part in _PRESENCE]

    def _members(self, effect: Effect) -> Iterator[Effect]:
        """An import that is counted as a whole stays one effect."""
        if effect.part == BATCH and effect.key in self._batches:
            yield effect
        else:
            yield from super()._members(effect)

    def _follow(self, presence: Sequence[tuple[int, Effect]]) -> None:
        """Know how those stand today that do not count all along."""
        rows = fetch(
            self.connection,
            f"SELECT m.id, {VISIBLE}, m.active, m.grade, m.standing FROM memory m WHERE m.active=0",
        )
        self.memories.update((row[0], Then(*row[1:])) for row in rows)
        own = {effect.key for _, effect in presence if effect.part != BATCH}
        self.load(sorted(own - self.memories.keys()))

    def _regrades(self) -> Iterator[_Regrade]:
        rows = fetch(
            self.connection,
            "SELECT seq, memory, detail FROM journal WHERE seq>?"
            " AND event IN ('regrade', 'regrade-many')",
            (self._seq,),
        )
        if self.memories or self._batches:
            self.names.learn(name for _, name, _ in rows)
        for place, (seq, name, text) in enumerate(rows):
            if place % 500 == 0:
                self._heed()
            detail = details(seq, text)
            one = detail.get("example", detail)
            before, after = one["standing"]
            old, new = (one["from"]["grade"], before), (one["to"]["grade"], after)
            yield _Regrade(seq, old, new, detail.get("count", 1), name, detail.get("blob"))

    # Taking back -------------------------------------------------------------------------

    def _regrading(self, row: _Regrade) -> Callable[[], None]:
        def undo() -> None:
            mine, parts = self._followed(row)
            for key in mine:
                parts[self._batch_of(key)] -= 1
            for batch, left in parts.items():
                self.counts[batch][row.new] -= left
                self.counts[batch][row.old] += left
            for key in mine:
                then = self.memories[key]
                self._moved(key, -1)
                then.grade, then.standing = row.old
                self._moved(key, 1)

        return undo

    def _followed(self, row: _Regrade) -> tuple[list[int], Counter[int]]:
        """Those of a row's memories that are followed, and how many it has of each import."""
        parts = Counter({0: row.number})
        if row.blob is None:
            key = self.names.key(row.name) if self.memories or self._batches else 0
            parts = Counter({self._batch_of(key): 1})
            return ([key] if key in self.memories else []), parts
        if not self.memories and not self._batches:
            return [], parts
        data = get_blob(self.connection, row.blob) or b""
        for batch in self._batches.values():
            number = batch.among(data)
            parts[batch.key] += number
            parts[0] -= number
        if len(self.memories) < row.number // _CHEAPER:
            return [key for key in self.memories if find_change(data, key)], parts
        keys = (key for key, _, _ in unpack_changes(data))
        return [key for key in keys if key in self.memories], parts

    def _batch_of(self, memory: int) -> int:
        return next((one.key for one in self._batches.values() if one.has(memory)), 0)

    def _shifting(self, effect: Effect) -> Callable[[], None]:
        def undo() -> None:
            if effect.part == BATCH:
                self._leave(effect.key)
            elif effect.key in self.memories:
                self._moved(effect.key, -1)
                self._turn(self.memories[effect.key], effect)
                self._moved(effect.key, 1)

        return undo

    def _leave(self, batch: int) -> None:
        """An import had not come yet: none of what it brought was there."""
        self.counts[batch] = Counter()
        for key, then in self.memories.items():
            if self._batches[batch].has(key):
                then.there = 0

    def _turn(self, then: Then, effect: Effect) -> None:
        if effect.part == THERE:
            then.there = effect.old
        else:
            then.active = effect.old

    def _moved(self, key: int, by: int) -> None:
        then = self.memories[key]
        if then.there and then.active:
            self.counts[self._batch_of(key)][then.grade, then.standing] += by
