"""What would come of a decision, told before it is made. Nothing is written.

The decision is made inside a transaction that is then given up, so that what is told is what would
be: there is no second rule about what follows from what.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from nidra.app import resolve as resolving
from nidra.app import undo as undoing
from nidra.app import undo_several
from nidra.app.review import active_one
from nidra.app.workspace import Store
from nidra.records.foreign import Preview
from nidra.records.grade import Standing
from nidra.records.remap import Remap
from nidra.report.words import count, said
from nidra.sleep import retirement
from nidra.store import contests, rehearsing
from nidra.store.connection import Connection
from nidra.store.journal import Journal
from nidra.store.rehearsing import Turned
from nidra.store.retiring import REJECTED

# An undo that reaches more memories is told by what it names: to try it out would take as long as it does.
TRIED_OUT = 20_000
_NOW = {"was": "is", "were": "are"}
_DONE = re.compile(r"\b(was|were)(?= (?:brought|withdrawn|taken|put)\b)")
_PUT_BACK = re.compile(r"([0-9,]+ [a-z ]+) (?:was|were) put back")


@dataclass(frozen=True, slots=True)
class Consequence:
    """What would come of it, in one sentence and in numbers of memories.

    `rise` and `fall` count those that go on counting, `retired` and `back` those that would count no
    more or again; `resting` rest on what would be retired. `tried` is false where only what is named
    was counted, and not what follows from it.
    """

    sentence: str
    rise: int = 0
    fall: int = 0
    retired: int = 0
    back: int = 0
    resting: int = 0
    tried: bool = True

    @property
    def memories(self) -> int:
        """How many memories it would touch."""
        return self.rise + self.fall + self.retired + self.back


class _GivenUp(Exception):
    """The transaction was tried out, and is rolled back by this."""

    def __init__(self, found: _Numbers) -> None:
        super().__init__()
        self.found = found


def of_resolve(
    store: Store, a: str, b: str, keep: str | None = None, both: bool = False
) -> Consequence:
    """What would come of ending a conflict so. Raises what `resolve` raises."""
    resolving.require_one_way(keep, both, "tried out")

    def work(connection: Connection, journal: Journal) -> None:
        one, other = resolving.pair(connection, a, b)
        known = contests.between(connection, one.key, other.key)
        if keep is None:
            resolving.let_both_hold(
                connection, journal, one, other, known, "tried out", store.now()
            )
            return
        winner, loser = resolving.chosen(connection, one, other, keep)
        resolving.keep_one(connection, journal, winner, loser, known, "", store.now())

    lead = "Both memories stay" if both else "One memory stays, the other makes way"
    return _told(lead, _tried(store, work))


def of_reject(store: Store, *names: str) -> Consequence:
    """What would come of rejecting a memory, or several. Raises what `reject` raises."""

    def work(connection: Connection, journal: Journal) -> None:
        keys = [active_one(connection, name)[0] for name in names]
        retirement.bury(
            connection, journal, keys, "tried out", store.now(), event=REJECTED, flag=REJECTED
        )

    lead = "The memory is" if len(names) == 1 else "The memories are"
    kept = "stays" if len(names) == 1 else "stay"
    return _told(f"{lead} retired and {kept} on record", _tried(store, work))


def of_undo(store: Store, what: str | int) -> Consequence:
    """What would come of an undo, of several things where `what` names them with blanks between.

    Raises what `undo` raises, `StoreBusy` for other work apart.
    """
    words = str(what).split()
    if len(words) > 1:
        return _of_several(store, words)
    planned = undoing.undo(store, what, dry_run=True)
    lead = of_undoing(planned.what.rstrip("."))
    if planned.memories > TRIED_OUT:
        reached = said(planned.memories, "memory is touched", "memories are touched")
        return Consequence(f"{lead}; {reached}.", tried=False)

    def work(connection: Connection, journal: Journal) -> None:
        undoing.rehearse(connection, journal, str(what).strip(), store.now())

    return _told(lead, _tried(store, work), then="; ")


def _of_several(store: Store, words: list[str]) -> Consequence:
    """What would come of taking back several things; what would be left is counted."""
    left = 0

    def work(connection: Connection, journal: Journal) -> None:
        nonlocal left
        left = len(undo_several.take_back(connection, journal, words, store.now()).left)

    found = _tried(store, work)
    number = len(words) - left
    lead = f"All {count(number)} are taken back"
    if left:
        lead = f"{count(number)} of {count(len(words))} can be taken back"
    return _told(lead, found, then="; ")


def of_undoing(what: str) -> str:
    """`1,500 verdicts were put back` as what an undo does."""
    alone = _PUT_BACK.fullmatch(what)
    if alone:
        return f"Undoing this puts back {alone[1]}"
    return f"Undoing this: {_DONE.sub(lambda word: _NOW[word[1]], what)}"


def of_remap(found: Remap) -> Consequence:
    """What would come of writing what a search for moved sources found."""
    rise = sum(root.rise for root in found.roots)
    fall = sum(root.fall for root in found.roots)
    lead = said(found.found, "source gets another place", "sources get another place")
    return _told(lead, _Numbers(rise, fall, 0, 0, 0))


def of_import(found: Preview) -> Consequence:
    """What would come of an import: it adds, and changes no memory that is there."""
    rows = sum(found.rooms.values())
    away = sum(n for state, n in found.sources.items() if state in ("gone", "unreachable"))
    lead = said(rows, "row is read as a memory", "rows are read as memories")
    parts = [lead, "none that is there is changed"]
    if away:
        parts.append(f"{count(away)} of them come from sources that are not to be had")
    return Consequence(f"{'; '.join(parts)}.")


# Trying out ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Numbers:
    rise: int
    fall: int
    retired: int
    back: int
    resting: int


def _tried(store: Store, work: Callable[[Connection, Journal], None]) -> _Numbers:
    """Do the work, count what it did, and give it up."""
    try:
        with store.database.writing() as connection:
            rehearsing.begin(connection)
            work(connection, Journal(connection, store.now()))
            raise _GivenUp(_counted(connection, rehearsing.turned(connection)))
    except _GivenUp as tried:
        return tried.found


def _counted(connection: Connection, turned: list[Turned]) -> _Numbers:
    gone = [one.key for one in turned if one.active and not one.new_active]
    staying = [one for one in turned if one.active and one.new_active]
    falls = [one for one in staying if _falls(one)]
    rises = [one for one in staying if not _falls(one) and _rises(one)]
    back = sum(one.new_active > one.active for one in turned)
    resting = rehearsing.resting_on(connection, gone) if gone else 0
    return _Numbers(len(rises), len(falls), len(gone), back, resting)


def _falls(one: Turned) -> bool:
    fell = one.new_standing == Standing.FALLEN != one.standing
    return fell or (one.new_grade < one.grade and not _stands_up(one))


def _rises(one: Turned) -> bool:
    return one.new_grade > one.grade or _stands_up(one)


def _stands_up(one: Turned) -> bool:
    return one.standing == Standing.FALLEN != one.new_standing


def _told(lead: str, found: _Numbers, then: str = ": ") -> Consequence:
    """The sentence of a decision: what it is, then what follows for memories."""
    parts = [
        said(number, one, many)
        for number, one, many in (
            (found.retired, "memory is retired", "memories are retired"),
            (found.back, "memory counts again", "memories count again"),
            (found.rise, "memory rises", "memories rise"),
            (found.fall, "memory falls", "memories fall"),
            (found.resting, "memory rests on what is retired", "memories rest on what is retired"),
        )
        if number
    ]
    sentence = f"{lead}{then}{', '.join(parts)}." if parts else f"{lead}; no grade changes."
    return Consequence(sentence, found.rise, found.fall, found.retired, found.back, found.resting)
