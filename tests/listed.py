"""A store with memories of all kinds, and what a filter lets through of it as plain Python finds it."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path

from conftest import DATA
from nidra.app.imports import Request, import_store
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.base.clock import SystemClock, micros
from nidra.base.subjects import subject_form
from nidra.cognition import decay as forgetting
from nidra.records.grade import Grade, Standing
from nidra.records.memory import Memory
from nidra.records.strength import Bases, Span, Use
from nidra.records.verdict import State
from nidra.store import touches
from nidra.store.reading import Filter

CONVOS = DATA / "palaces" / "convos"
PROJECT = DATA / "palaces" / "project" / "palace"


def fill(made: Store, folder: Path, undone: bool) -> None:
    """Two palaces and notes of all kinds, some united, some retired; with an import undone if asked."""
    made.init()
    remap = json.loads((CONVOS / "manifest.json").read_text("utf-8"))["remap"]
    maps = tuple((old, str(CONVOS / new)) for old, new in remap.items())
    import_store(made, Request(CONVOS, maps=maps))
    import_store(made, Request(PROJECT))
    if undone:
        undo(made, _last_import(made))
    _file_notes(made, folder)
    run_sleep(made)
    (folder / "late.md").unlink()
    run_sleep(made)
    _use_some(made)


def _use_some(store: Store) -> None:
    """Uses of old and of new, stabilities of all kinds, and two that never fade."""
    listed = [memory.id for memory in store.load() if memory.active]
    with store.database.writing() as connection:
        for at, name in enumerate(listed):
            held, days = (None, 0.0, -1.0, 20.0, 1e-9, 1e12)[at % 6], at % 200
            connection.exec_driver_sql(
                "UPDATE memory SET stability=?, tier=?, pinned=?, core=?, last_access=?"
                " WHERE public_id=?",
                (
                    held,
                    (0, 0, 1, 2, 0, 3, 0)[at % 7],
                    int(at % 13 == 0),
                    int(at % 17 == 0),
                    None if at % 4 == 0 else store.now() - days * forgetting.DAY,
                    name,
                ),
            )


def _last_import(store: Store) -> int:
    with store.database.reading() as connection:
        sql = "SELECT max(seq) FROM journal WHERE event='import'"
        return int(connection.exec_driver_sql(sql).scalar_one())


def _file_notes(store: Store, folder: Path) -> None:
    said = ("The port is 5432", "the PORT is 5432.", "The limit is 9", "the limit, is 9!")
    for name in ("notes.md", "late.md"):
        (folder / name).write_text("The port is 5432\nThe limit is 7\n", "utf-8")
    for number in range(24):
        source = (folder / "notes.md", folder / "late.md", None)[number % 3]
        store.add(
            new_memory(
                said[number] if number < len(said) else f"note {number}",
                subject=("Service Port", "limit", None)[number % 3],
                source=source,
                excerpt=said[number % 3] if source else None,
                tags=("even", "fourth")[: 1 + (number % 4 == 0)] if number % 2 == 0 else (),
            )
        )


def aliases(store: Store) -> dict[int, set[str]]:
    """The other subjects that memories bear, by their keys."""
    found: dict[int, set[str]] = {}
    with store.database.reading() as connection:
        sql = "SELECT a.memory_id, u.key FROM subject_alias a JOIN subject u ON u.id=a.subject_id"
        for memory, key in connection.exec_driver_sql(sql):
            found.setdefault(memory, set()).add(key)
    return found


def _fades(memory: Memory, use: Use, span: Span) -> bool:
    at = forgetting.fades_at(use, span.bases)
    return memory.active and at is not None and span.since <= at < span.until


def fits(memory: Memory, use: Use, chosen: Filter, aliases: set[str]) -> bool:
    """Does a filter let a memory through?"""
    subjects = aliases | ({subject_form(memory.subject)} if memory.subject else set())
    live = [row.state.label for row in memory.evidence if not row.retired]
    drawers = memory.drawers
    place = (chosen.wing, chosen.room)
    asked: dict[str, bool] = {
        "active": memory.active == chosen.active,
        "grade": memory.grade == chosen.grade,
        "standing": memory.standing == chosen.standing,
        "verdict": chosen.verdict is not None and chosen.verdict.label in live,
        "hall": any(d.hall == chosen.hall for d in drawers),
        "agent": any(d.agent == chosen.agent for d in drawers),
        "tag": chosen.tag in memory.tags,
        "subject": chosen.subject in subjects,
        "fading": chosen.fading is not None and _fades(memory, use, chosen.fading),
        "source": any(f"/{row.source}".endswith(f"/{chosen.source}") for row in memory.evidence),
    }
    asked["wing"] = asked["room"] = any(
        place in ((d.wing, d.room), (d.wing, None), (None, d.room)) for d in drawers
    )
    return all(fit for name, fit in asked.items() if getattr(chosen, name) is not None)


NOW = micros(SystemClock().now())
BASES = Bases(record=30, episodic=7, semantic=30, orientation=365)
SPANS = [
    Span(-(2**62), NOW, BASES),
    *(Span(NOW, NOW + days * forgetting.DAY, BASES) for days in (0, 20, 70, 3000)),
    Span(NOW, NOW + 70 * forgetting.DAY, Bases(90, 1, 365, 365)),
]


def uses(store: Store, everyone: list[Memory]) -> dict[int, Use]:
    """What is stored of the use of each memory, by its key."""
    with store.database.reading() as connection:
        return touches.uses(connection, [memory.key for memory in everyone])


def values(everyone: list[Memory]) -> dict[str, list[object]]:
    """What may be asked for, by the fields of a filter."""
    drawers = list(chain.from_iterable(m.drawers for m in everyone))
    sources = {row.source for m in everyone for row in m.evidence}
    return {
        "active": [True, False],
        "grade": list(Grade),
        "standing": list(Standing),
        "verdict": list(State),
        "wing": sorted({d.wing for d in drawers} | {"nowhere"}),
        "room": sorted({d.room for d in drawers} | {"nowhere"}),
        "hall": sorted({d.hall for d in drawers if d.hall} | {"nowhere"}),
        "agent": sorted({d.agent for d in drawers if d.agent} | {"nobody"}),
        "tag": ["even", "fourth", "odd"],
        "subject": ["service_port", subject_form("limit"), "nothing"],
        "fading": list(SPANS),
        "source": sorted(sources | {Path(source).name for source in sources} | {"o.md"}),
    }
