"""What a store held after one of its journal rows: the state of today, walked back row by row.

Each row says what it changed (see `undo_effects`); an undo turned round what the rows that it names
had done, and is turned round itself here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from nidra.base.clock import iso
from nidra.base.errors import Cancelled
from nidra.records.believed import CONTESTED, packed, unpacked
from nidra.records.event import Event, details
from nidra.store import census, contests, undo_rows
from nidra.store.connection import Connection
from nidra.store.raw import fetch
from nidra.store.undo_effects import (
    ACTIVE,
    BATCH,
    CONTEST,
    GRADE,
    THERE,
    VERDICT,
    Effect,
    Names,
    Reader,
)
from nidra.store.visible import VISIBLE

_STEP = 5000
OF_MEMORIES = frozenset({THERE, BATCH, ACTIVE, CONTEST, GRADE})
# As `records.believed.packed` puts it.
_PACKED = f"{VISIBLE} + 2*m.active + 4*m.contested + 8*m.grade + 32*m.standing"


@dataclass(slots=True)
class Then:
    """One memory: does it count as on file, is it active, its grade and standing; `now` is how it
    stands today (see `records.believed.packed`)."""

    there: int
    active: int
    grade: int
    standing: int
    now: int = 0


def last_before(connection: Connection, moment: int) -> int:
    """The number of the last row that was written at `moment` (microseconds) or before; 0 for none."""
    found = connection.exec_driver_sql(
        "SELECT max(seq) FROM journal WHERE ts<=?", (iso(moment),)
    ).scalar()
    return int(found or 0)


class Walk:
    """The way back from today to just behind row `seq`.

    `memories` and `contests` hold what stood then of everything that changed since; what is not
    among them stands as it did. `last` tells, by part and key, the last row that changed it. `only`
    narrows it to one memory, whose verdicts are followed too.
    """

    def __init__(
        self,
        connection: Connection,
        seq: int,
        only: int | None = None,
        cancel: Callable[[], bool] = lambda: False,
    ) -> None:
        self.connection = connection
        self._cancel = cancel
        self.names = Names(connection)
        self.memories: dict[int, Then] = {}
        self.contests: dict[int, int] = {}
        self.verdicts: dict[int, str] = {}
        self.last: dict[str, dict[int, int]] = {
            part: {} for part in (THERE, ACTIVE, CONTEST, GRADE, VERDICT)
        }
        self._only = only
        self._seq = seq
        parts = OF_MEMORIES | ({VERDICT} if only is not None else frozenset())
        self._reader = Reader(connection, parts, self.names)
        if only is not None:
            self.load([only])

    def run(self) -> None:
        """Walk back, the newest row first. Raises `Cancelled` on request."""
        for page in undo_rows.backwards(self.connection, self._seq):
            self._halt()
            self._reader.learn(page)
            found = [self._of(row) for row in page]
            self.load(self._keys(found))
            for row, effects in zip(page, found, strict=True):
                for effect in reversed(effects):
                    self._take_back(effect, row.seq)

    def _halt(self) -> None:
        if self._cancel():
            raise Cancelled(reason="The look back was stopped.")

    def _of(self, row: Event) -> list[Effect]:
        """What one row did, in the order in which it did it; batches as the memories in them."""
        if row.event == "undone":
            return self._of_undone(row)
        if row.event == "redone":
            return self._of_redone(row)
        effects = self._wide(self._reader.effects(row))
        named = row.detail.get("adopted", ()) if row.event == "import" else ()
        return [*effects, *self._named(named, 0, 1)]

    def _of_undone(self, row: Event) -> list[Effect]:
        rows = undo_rows.with_numbers(self.connection, row.detail["rows"])
        self._reader.learn(rows)
        done = [e for one in rows for e in self._wide(self._reader.effects(one))]
        turned = [Effect(e.part, e.key, e.new, e.old) for e in reversed(done) if e.part != GRADE]
        kept = set(self._keys_named(row.detail.get("kept", ())))
        left = [e for e in turned if not (e.part == THERE and e.key in kept)]
        return [*left, *self._named(row.detail.get("dropped", ()), 1, 0)]

    def _of_redone(self, row: Event) -> list[Effect]:
        detail = row.detail
        before = set(self._keys_named(detail["adopted"]))
        back = self._wide([Effect(BATCH, detail["batch"], 0, 1)])
        return [
            *(e for e in back if e.key not in before),
            *self._named(detail["again"], 0, 1),
            *(Effect(CONTEST, key, 0, 1) for key in detail["contests"]),
        ]

    def _wide(self, effects: Sequence[Effect]) -> list[Effect]:
        """Effects on a batch as effects on each of its memories."""
        return [own for effect in effects for own in self._members(effect)]

    def _members(self, effect: Effect) -> Iterator[Effect]:
        if effect.part != BATCH:
            yield effect
            return
        narrowed = "" if self._only is None else f" AND id={self._only}"
        for (key,) in fetch(
            self.connection, f"SELECT id FROM memory WHERE batch_id=?{narrowed}", (effect.key,)
        ):
            yield Effect(THERE, key, effect.old, effect.new)

    def _named(self, names: Sequence[str], old: int, new: int) -> list[Effect]:
        return [Effect(THERE, key, old, new) for key in self._keys_named(names)]

    def _keys_named(self, names: Sequence[str]) -> list[int]:
        self.names.learn(names)
        return [self.names.key(name) for name in names]

    def _keys(self, found: Sequence[Sequence[Effect]]) -> list[int]:
        """The memories that must be known before these effects can be taken back."""
        if self._only is not None:
            return []
        of_memories = (THERE, ACTIVE, GRADE)
        keys = {e.key for effects in found for e in effects if e.part in of_memories}
        return sorted(keys - self.memories.keys())

    def load(self, keys: Sequence[int]) -> None:
        """How these memories stand today."""
        for at in range(0, len(keys), _STEP):
            self._halt()
            marks = ",".join(map(str, keys[at : at + _STEP]))
            rows = fetch(
                self.connection,
                f"SELECT m.id, {_PACKED} FROM memory m WHERE m.id IN ({marks})",
            )
            for key, now in rows:
                there, active, _, grade, standing = unpacked(now)
                self.memories[key] = Then(there, active, grade, standing, now)

    def _take_back(self, effect: Effect, seq: int) -> None:
        part, key, old, _ = effect
        self.last[part].setdefault(key, seq)
        if part == CONTEST:
            self.contests[key] = old
        elif part == VERDICT:
            self.verdicts[key] = old
        elif key in self.memories:
            then = self.memories[key]
            if part == THERE:
                then.there = old
            elif part == ACTIVE:
                then.active = old
            else:
                then.grade, then.standing = old

    # Contests -----------------------------------------------------------------------------

    def contested(self) -> dict[int, bool]:
        """Of the memories whose contests changed since: was one of them open then?"""
        moved: Counter[int] = Counter()
        for key, a, b, state in self._sides():
            change = self.contests[key] - (state == contests.OPEN)
            moved[a] += change
            moved[b] += change
        today = self._open_today(sorted(moved))
        return {key: today[key] + change > 0 for key, change in moved.items()}

    def contest_rows(self) -> dict[int, int]:
        """Of the memories whose contests changed since: the last row that changed one of them."""
        found: dict[int, int] = {}
        for key, a, b, _ in self._sides():
            for side in (a, b):
                found[side] = max(found.get(side, 0), self.last[CONTEST][key])
        return found

    def _sides(self) -> Iterator[tuple[int, int, int, str]]:
        """(contest, one memory, the other, its state today) of those that changed since."""
        for at in range(0, len(self.contests), _STEP):
            chosen = sorted(self.contests)[at : at + _STEP]
            yield from fetch(
                self.connection,
                f"SELECT id, a, b, state FROM contest WHERE id IN ({','.join(map(str, chosen))})",
            )

    def _open_today(self, keys: Sequence[int]) -> Counter[int]:
        counted: Counter[int] = Counter()
        for side in ("a", "b"):
            for at in range(0, len(keys), _STEP):
                marks = ",".join(map(str, keys[at : at + _STEP]))
                counted.update(
                    dict(
                        fetch(
                            self.connection,
                            f"SELECT {side}, count(*) FROM contest WHERE state='{contests.OPEN}'"
                            f" AND {side} IN ({marks}) GROUP BY {side}",
                        )
                    )
                )
        return counted


# Grade, standing, contested, active.
Kind = tuple[int, int, int, int]


def kinds_then(
    connection: Connection, seq: int, cancel: Callable[[], bool] = lambda: False
) -> Counter[Kind]:
    """How many memories of each kind there were just behind row `seq`."""
    return kinds(connection, states(walked(connection, seq, cancel)))


def walked(connection: Connection, seq: int, cancel: Callable[[], bool] = lambda: False) -> Walk:
    """The way back to just behind row `seq`, gone. Raises `Cancelled` on request."""
    walk = Walk(connection, seq, cancel=cancel)
    walk.run()
    return walk


def states(walk: Walk) -> dict[int, tuple[int, int]]:
    """How each memory that may have changed since stood then and stands today, both packed."""
    was = walk.contested()
    walk.load(sorted(was.keys() - walk.memories.keys()))
    found: dict[int, tuple[int, int]] = {}
    for key, then in walk.memories.items():
        flag = was.get(key, then.now & CONTESTED)
        found[key] = packed(then.there, then.active, flag, then.grade, then.standing), then.now
    return found


def kinds(connection: Connection, changed: dict[int, tuple[int, int]]) -> Counter[Kind]:
    """How many memories of each kind there were, by those that may have changed since."""
    counted: Counter[Kind] = Counter()
    for cell, n in census.count(connection).items():
        counted[cell[3], cell[4], cell[5], cell[6]] += n
    turned = Counter(changed.values())
    for (then, now), n in turned.items():
        for state, number in ((now, -n), (then, n)):
            there, active, flag, grade, standing = unpacked(state)
            if there:
                counted[grade, standing, flag, active] += number
    return +counted


def superseded_then(connection: Connection, events: Sequence[Event], seq: int) -> str | None:
    """What had superseded a memory just behind row `seq`, by the rows that tell of it."""
    gone: set[int] = set()
    for undo, text in fetch(
        connection, "SELECT seq, detail FROM journal WHERE event='undone' AND seq<=?", (seq,)
    ):
        gone.update(details(undo, text)["rows"])
    by: str | None = None
    for event in events:
        if event.seq > seq or event.seq in gone:
            continue
        if event.event == "superseded":
            by = event.detail.get("by")
        elif event.event == "revived" or event.detail.get("revived"):
            by = None
    return by


def contests_then(connection: Connection, key: int, walk: Walk) -> list[str]:
    """The ids of the memories that one was contested with, just behind the row of the walk."""
    found = []
    for contest in contests.of(connection, [key]):
        is_open = walk.contests.get(contest.id, int(contest.state == contests.OPEN))
        if is_open:
            found.append(contest.b_id if contest.a == key else contest.a_id)
    return sorted(found)


def receipts_then(
    connection: Connection, key: int, events: Sequence[Event], seq: int
) -> list[tuple[int, str, int]]:
    """(receipt, its source, the state of its verdict today) of what a memory showed of its own."""
    filed = {
        (r["source"], r["sha256"], r["locator"])
        for event in events
        if event.event in ("add", "united") and event.seq <= seq
        for r in event.detail["receipts"]
    }
    brought = {
        details(row, text)["batch"]
        for row, text in fetch(
            connection, "SELECT seq, detail FROM journal WHERE event='import' AND seq<=?", (seq,)
        )
    }
    rows = fetch(
        connection,
        "SELECT e.id, s.path, v.state, lower(hex(e.sha256)), e.locator, e.batch_id FROM evidence e"
        " JOIN source s ON s.id=e.source_id JOIN verdict v ON v.evidence_id=e.id"
        " WHERE e.memory_id=? ORDER BY e.id",
        (key,),
    )
    return [
        (evidence, path, state)
        for evidence, path, state, digest, locator, batch in rows
        if (batch in brought if batch else (path, digest, locator) in filed)
    ]
