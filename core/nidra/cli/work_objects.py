"""What the work of a window came to, as plain values for JSON."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from typing import Any

from nidra.records.exported import Exported
from nidra.records.first_generation import OldStore, Takeover
from nidra.records.foreign import Preview
from nidra.records.history import Undone
from nidra.records.report import ImportReport, OriginReport
from nidra.records.timer import TimerStatus
from nidra.records.watch import WatchChange, WatchState

FIRST_GENERATION = "first generation"


def preview_object(found: Preview, known: OriginReport | None) -> dict[str, Any]:
    """What an import would find; `known` is the origin that it was imported as before."""
    wings = Counter[str]()
    for (wing, _), number in found.rooms.items():
        wings[wing] += number
    return {
        "kind": found.kind,
        "location": found.location,
        "version": found.version,
        "first_generation": False,
        "rows": found.rows,
        "importable": wings.total(),
        "wings": [{"wing": wing, "count": number} for wing, number in wings.most_common()],
        "rooms": [
            {"wing": wing, "room": room, "count": number}
            for (wing, room), number in Counter(found.rooms).most_common()
        ],
        "skipped": dict(found.extras),
        "sources": dict(found.sources),
        "source_files": dict(found.source_files),
        "roots": [asdict(root) for root in found.roots],
        "suggested_maps": [list(pair) for pair in found.suggested_maps],
        "problems": list(found.problems),
        "unapplied": found.unapplied,
        "imported_at": known.imported_at if known is not None else None,
    }


def old_store_object(found: OldStore, known: OriginReport | None) -> dict[str, Any]:
    """The same of a first-generation store, which has neither wings nor rooms."""
    return {
        "kind": FIRST_GENERATION,
        "location": found.folder,
        "version": "",
        "first_generation": True,
        "rows": len(found.rows) + len(found.bad),
        "importable": len(found.rows),
        "wings": [],
        "rooms": [],
        "skipped": {"no rows": len(found.bad)} if found.bad else {},
        "sources": {},
        "source_files": {},
        "roots": [],
        "suggested_maps": [],
        "problems": list(found.problems),
        "unapplied": 0,
        "imported_at": known.imported_at if known is not None else None,
    }


def import_object(done: ImportReport) -> dict[str, Any]:
    """What became of every row of a palace."""
    from nidra.report.proof import proof_sentence

    value = asdict(done)
    value["proof"] |= {"holds": done.proof.holds, "sentence": proof_sentence(done.proof)}
    return {**value, "first_generation": False}


def takeover_object(done: Takeover) -> dict[str, Any]:
    """What became of a first-generation store."""
    return {**asdict(done), "first_generation": True, "location": done.folder}


def exported_object(done: Exported) -> dict[str, Any]:
    """A report that was written: where, how large, what it rests on, what changed since the last one."""
    from nidra.report.json_trust import since_object

    return {
        "path": str(done.path),
        "form": done.form,
        "size": done.size,
        "sha256": done.sha256,
        "digest": done.digest,
        "written_at": done.written_at,
        "since": since_object(done.since),
        "note": done.note,
    }


def undone_object(done: Undone) -> dict[str, Any]:
    """What was taken back."""
    return {
        "of": done.of,
        "rows": list(done.rows),
        "what": done.what,
        "memories": done.memories,
        "seq": done.seq,
    }


def timer_object(status: TimerStatus) -> dict[str, Any]:
    """How a schedule stands."""
    return {
        "state": status.state.value,
        "sentence": status.sentence,
        "next": status.next.isoformat() if status.next else None,
    }


def state_object(state: WatchState) -> dict[str, Any]:
    """What a watcher is at."""
    return {
        "phase": state.phase.value,
        "sentence": state.sentence,
        "folders": state.folders,
        "swept": [
            {"why": one.why.name.lower(), "folders": one.folders, "example": one.example}
            for one in state.swept
        ],
        "minutes": state.minutes,
        "advice": state.advice or None,
        "overflows": state.overflows,
        "vanished": list(state.vanished),
        "failure": state.failure or None,
        "trouble": state.trouble or None,
    }


def change_object(change: WatchChange) -> dict[str, Any]:
    """What one transaction of a watcher changed; `at` is microseconds, `batch` is for undo."""
    return {
        "at": change.at,
        "batch": change.batch,
        "fell": change.fell,
        "rose": change.rose,
        "more": change.more,
        "memories": [
            {
                "memory": one.memory,
                "deed": one.deed.value,
                "sentence": one.sentence,
                "followed": one.followed,
            }
            for one in change.memories
        ],
    }
