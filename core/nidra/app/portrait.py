"""One memory with everything that is stored of it, for a window. No source is read and nothing written."""

from __future__ import annotations

from typing import Any

from nidra.app.contested import contested_with
from nidra.app.decay import decay
from nidra.app.history import deeds_of
from nidra.app.why import grade, last_quick_pass
from nidra.app.workspace import Store
from nidra.records.memory import EvidenceRow
from nidra.records.portrait import Portrait, Reading
from nidra.trust.freshness import DAY

RELATED = 50
DEEDS = 50
RUNS = 50
# Days from the last use on at which a curve of strength is drawn.
_STEPS = (*range(31), *range(32, 91, 3), *range(96, 366, 10), *range(380, 1830, 50))


def portrait(store: Store, name: str) -> Portrait:
    """The memory with this id, or the one whose id begins so. Raises `MemoryAbsent`."""
    memory = store.get(name)
    premises = tuple(store.related(memory.premises))
    replaced = store.related((memory.superseded_by,)) if memory.superseded_by else []
    runs = store.runs.history(RUNS)
    readings = ((row.key, _reading(row, runs)) for row in memory.evidence)
    return Portrait(
        memory=memory,
        judgement=grade(memory, premises),
        at=store.now(),
        decayed=decay(store, memory.id, _days(store, memory.id)),
        premises=premises[:RELATED],
        dependants=tuple(store.related(memory.dependants[:RELATED])),
        rivals=contested_with(store, memory.id),
        replaced_by=replaced[0] if replaced else None,
        deeds=deeds_of(store, memory.id, DEEDS),
        readings=tuple((key, reading) for key, reading in readings if reading is not None),
        trusted_at=last_quick_pass(store),
    )


def _days(store: Store, name: str) -> tuple[int, ...]:
    """The days, before and after today, at which its strength is computed."""
    one = decay(store, name, ())
    since = max(0, (one.at - one.use.accessed) // DAY)
    return tuple(step - since for step in _STEPS)


def _reading(row: EvidenceRow, runs: list[dict[str, Any]]) -> Reading | None:
    """The pass that read the source of a receipt last, where it is one of these."""
    for run in runs:
        ended = run["ended_at"]
        if row.read_at is None or run["kind"] != "pass" or ended is None:
            continue
        if run["started_at"] <= row.read_at <= ended:
            return Reading(str(run["mode"]), int(run["started_at"]))
    return None
