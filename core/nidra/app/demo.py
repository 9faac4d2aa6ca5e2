"""The demonstration: plant known defects, sleep over them, and prove that each was caught."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

from nidra.app import demo_world as world
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store
from nidra.records.demo import Demo, Edit, Night, Proof
from nidra.records.grade import Grade, Standing
from nidra.records.memory import Memory
from nidra.records.report import PassReport

FIRST_NIGHT = datetime(2026, 6, 1, 22, 0, tzinfo=UTC)
LEFT_BEFORE = timedelta(days=40)
ONE_DAY = timedelta(days=1)


class _NightClock:
    """The demonstration's own clock; it stands until it is set."""

    def __init__(self, moment: datetime) -> None:
        self.moment = moment

    def now(self) -> datetime:
        return self.moment


def run_demo(folder: Path) -> Demo:
    """Plant, sleep three times, prove. Raises `FolderRefused` for a folder with other people's files."""
    world.prepare(folder)
    world.write_sources(folder)
    clock = _NightClock(FIRST_NIGHT - LEFT_BEFORE)
    with Store(folder / "store", clock=clock) as store:
        store.init()
        junk = world.plant_old_junk(store)
        run_sleep(store)
        clock.moment = FIRST_NIGHT
        ids = {world.JUNK: junk, **world.plant(store, folder)}
        planted = store.census()
        first = run_sleep(store)
        at_first = {name: store.get(key) for name, key in ids.items()}
        edits = tuple(Edit(*edit) for edit in world.change_sources(folder))
        clock.moment = FIRST_NIGHT + ONE_DAY
        second = run_sleep(store)
        at_second = {name: store.get(key) for name, key in ids.items()}
        sealed = _digest(store)
        clock.moment = FIRST_NIGHT + ONE_DAY + timedelta(minutes=1)
        third = run_sleep(store)
        untouched = _digest(store) == sealed
        journal = verify_journal(store)
    proofs = (
        _merged(at_first),
        _promoted(at_first),
        _flagged(at_first),
        _buried(at_first, at_second),
        _demoted(at_first, at_second),
        Proof(
            "third pass is a no-op (idempotent)",
            third.idle and untouched,
            _told(third) or "the database changed",
        ),
        _kept_apart(at_second),
        _grown(at_first, at_second),
        _fell_along(at_first, at_second),
        Proof("journal verified", journal.ok, "; ".join(journal.problems[:2])),
    )
    return Demo(
        folder=str(folder),
        memories=planted.total,
        defects=world.DEFECTS,
        first=_night("first night", first),
        edits=edits,
        second=_night("second night", second),
        third=_night("third pass", third),
        proofs=proofs,
    )


def _digest(store: Store) -> bytes:
    """sha256 of the database as it lies on disk, with every connection closed."""
    store.close()
    return hashlib.sha256(store.database.path.read_bytes()).digest()


def _night(name: str, report: PassReport) -> Night:
    return Night(name, report.before, report.after, tuple(sorted(report.actions.items())))


def _told(report: PassReport) -> str:
    return ", ".join(f"{number} {kind}" for kind, number in report.actions.items() if number)


Found = Mapping[str, Memory]


def _proof(name: str, found: Found, wanted: Mapping[str, Callable[[Memory], bool]]) -> Proof:
    """Does each named memory stand as it must? What does not is told by how it stands."""
    amiss = [_stands(found[which]) for which, holds in wanted.items() if not holds(found[which])]
    return Proof(name, not amiss, "; ".join(amiss))


def _stands(memory: Memory) -> str:
    state = "active" if memory.active else "retired"
    contested = ", contested" if memory.contested else ""
    flags = f", {' '.join(memory.flags)}" if memory.flags else ""
    return f"“{memory.statement}” is {memory.grade.label}, {state}{contested}{flags}"


def _merged(found: Found) -> Proof:
    keeper, other = world.TWINS
    return _proof(
        "duplicate pair merged",
        found,
        {
            keeper: lambda memory: memory.active,
            other: lambda memory: not memory.active and memory.superseded_by == found[keeper].id,
        },
    )


def _promoted(found: Found) -> Proof:
    return _proof(
        "good memory promoted to machine_checked",
        found,
        {world.GOOD: lambda memory: memory.grade is Grade.MACHINE_CHECKED},
    )


def _flagged(found: Found) -> Proof:
    both = (*world.NUMBERS, *world.NEGATED)
    return _proof(
        "numeric + negation contradictions flagged",
        found,
        dict.fromkeys(both, lambda memory: memory.contested and memory.active),
    )


def _buried(before: Found, after: Found) -> Proof:
    if not before[world.JUNK].active:
        return Proof("overdue junk tombstoned", False, "it was buried after a single night")
    return _proof(
        "overdue junk tombstoned",
        after,
        {world.JUNK: lambda memory: not memory.active and "tombstoned" in memory.flags},
    )


def _demoted(before: Found, after: Found) -> Proof:
    return _from_checked_to_fallen(
        "stale verified memory demoted after source change", world.LIMIT, before, after
    )


def _grown(before: Found, after: Found) -> Proof:
    return _from_checked_to_fallen(
        "a number grown by a digit is caught", world.DELAY, before, after
    )


def _fell_along(before: Found, after: Found) -> Proof:
    return _from_checked_to_fallen(
        "derived memory fell with its source", world.DERIVED, before, after
    )


def _from_checked_to_fallen(name: str, which: str, before: Found, after: Found) -> Proof:
    if before[which].grade is not Grade.MACHINE_CHECKED:
        return Proof(name, False, f"before the change {_stands(before[which])}")
    return _proof(
        name,
        after,
        {which: lambda memory: memory.standing is Standing.FALLEN and memory.confidence <= 0.3},
    )


def _kept_apart(found: Found) -> Proof:
    alike = [statement for pair in world.ALIKE for _, statement in pair]
    return _proof(
        "look-alikes kept apart",
        found,
        dict.fromkeys(alike, lambda memory: memory.active and not memory.contested),
    )
