"""One memory for a window: everything that is stored of it, and what its sources say. Nothing is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

from nidra.app.contested import contested_with
from nidra.app.decay import decay
from nidra.app.history import deeds_of
from nidra.app.overview import changes_in
from nidra.app.recheck import Context, ReceiptCheck, checks, place_of
from nidra.app.why import grade, last_quick_pass
from nidra.app.workspace import Store
from nidra.records.memory import EvidenceRow
from nidra.records.portrait import Looked, Portrait, Reading
from nidra.records.verdict import NOTHING, Detail, State
from nidra.report.words import changed_words
from nidra.sources.reader import FileReader
from nidra.trust.freshness import DAY

RELATED = 50
DEEDS = 50
RUNS = 50
_REWORDED = (State.DRIFTED, State.EDITED)
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


# What the sources say -----------------------------------------------------------------------


def looks(store: Store, name: str, cancel: Callable[[], bool] | None = None) -> Iterator[Looked]:
    """What the source of each live receipt says now, one after the other; each source is read once.

    Raises `MemoryAbsent`, and `Cancelled` on request.
    """
    reader = FileReader(store.settings.number("source.largest_mib") << 20)
    for found in checks(store, name, cancel, reader):
        yield _looked(found, place_of(store, found, reader))


def _looked(found: ReceiptCheck, place: Context) -> Looked:
    live, detail = found.live, _detail(found)
    stands = place.found if live.now.ok or not detail.nearest else detail.nearest
    around = place.found == stands and not place.note
    whole = stands if live.now.state in _REWORDED or _is_whole(found, place) else ""
    return Looked(
        receipt=found.evidence,
        stored=live.row.state,
        verdict=live.now,
        place=live.place,
        reached=live.reached,
        at=found.read_at,
        line=place.line,
        before=place.before if around else "",
        found=stands,
        after=place.after if around else "",
        changes=_changes(found, detail),
        sha256=sha256(whole.encode("utf-8", "replace")).hexdigest() if whole else "",
    )


def _detail(found: ReceiptCheck) -> Detail:
    """What differs: as it was found now, else as it is on record for the same verdict."""
    now, row = found.now, found.live.row
    if now.detail != NOTHING or now.state is not row.state:
        return now.detail
    return row.detail


def _is_whole(found: ReceiptCheck, place: Context) -> bool:
    """Does the text stand in one piece, all of which is shown?"""
    spans = found.now.spans
    return found.now.ok and len(spans) == 1 and spans[0].length == place.length


def _changes(found: ReceiptCheck, detail: Detail) -> tuple[tuple[str, str], ...]:
    if found.now.state not in _REWORDED:
        return ()
    return tuple(changed_words(changes_in(found.live.row.excerpt, detail)))
