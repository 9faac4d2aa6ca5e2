"""What an import of a palace would find, counted in one pass over metadata and heads of texts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from nidra.adapters.mempalace.reading import PalaceReading
from nidra.adapters.mempalace.roots import roots
from nidra.adapters.mempalace.suggest import suggest
from nidra.records.foreign import Preview
from nidra.sources.files import Kind, look

PRESENT, GONE, UNREACHABLE, NONE_RECORDED = "present", "gone", "unreachable", "none recorded"
_HEAD = 256


def preview(reading: PalaceReading, home: Path) -> Preview:
    """Open the palace, count it, look at each source once, and suggest root maps where most are absent."""
    rooms: Counter[tuple[str, str]] = Counter()
    sources: Counter[str] = Counter()
    extras: Counter[str] = Counter()
    with reading:
        for batch in reading.rows_with_heads(_HEAD):
            for row in batch:
                if row.skip is not None:
                    extras[row.skip.value] += 1
                else:
                    rooms[row.wing, row.room] += 1
                    sources[row.source] += 1
        version, damage = reading.store.version(), reading.damage()
    states = source_states(list(sources))
    maps = _maps(states, reading.location.path, home)
    return Preview(
        kind=reading.location.kind,
        location=str(reading.location.path),
        version=version,
        rows=rooms.total() + extras.total(),
        rooms=dict(rooms),
        sources=_tally({path: (states[path], rows) for path, rows in sources.items()}),
        problems=(*reading.problems(), *damage, *_queue_problem(reading.unapplied)),
        unapplied=reading.unapplied,
        suggested_maps=maps,
        extras=dict(extras),
        source_files=_tally({path: (state, 1) for path, state in states.items() if path}),
        roots=roots(states, maps),
    )


def source_states(paths: list[str]) -> dict[str, str]:
    """Where each source is now: one look a file, one more a missing folder."""
    folders: dict[str, bool] = {}
    return {path: _state(path, folders) for path in paths}


def _state(path: str, folders: dict[str, bool]) -> str:
    if not path:
        return NONE_RECORDED
    kind = look(path, folders=folders).kind
    if kind is Kind.GONE:
        return GONE
    return PRESENT if kind in (Kind.REGULAR, Kind.TOO_LARGE) else UNREACHABLE


def _tally(found: dict[str, tuple[str, int]]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for state, rows in found.values():
        counts[state] += rows
    return dict(counts)


def _maps(states: dict[str, str], palace: Path, home: Path) -> tuple[tuple[str, str], ...]:
    """Suggested root maps, where at least half of the recorded files are not there."""
    recorded = [path for path in states if path]
    absent = [path for path in recorded if states[path] != PRESENT]
    return suggest(absent, palace, home) if absent and len(absent) * 2 >= len(recorded) else ()


def _queue_problem(unapplied: int) -> list[str]:
    if not unapplied:
        return []
    return [
        f"{unapplied} writes wait in the queue of the palace and are not in it yet; "
        "they are not imported."
    ]
