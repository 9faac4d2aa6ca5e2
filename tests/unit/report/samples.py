"""Reports and censuses to render, made of a few numbers."""

from __future__ import annotations

from typing import Any

from nidra.records.grade import Standing
from nidra.records.report import (
    Census,
    Fall,
    OriginReport,
    PassReport,
    ReadOnlyProof,
    RoomRot,
    SourceFall,
)

NOW = 1_780_300_800_000_000  # 2026-06-01 08:00:00 UTC


def census(
    traceable: int = 0,
    gone: int = 0,
    fallen: int = 0,
    not_comparable: int = 0,
    no_receipt: int = 0,
    retired: int = 0,
    verdicts: dict[str, int] | None = None,
) -> Census:
    standing = {
        Standing.TRACEABLE.label: traceable,
        Standing.GONE.label: gone,
        Standing.FALLEN.label: fallen,
        Standing.NOT_COMPARABLE.label: not_comparable,
        Standing.NO_RECEIPT.label: no_receipt,
    }
    active = sum(standing.values())
    return Census(
        total=active + retired,
        active=active,
        contested=0,
        by_grade={"machine_checked": traceable, "unverified": active - traceable},
        by_standing={label: number for label, number in standing.items() if number},
        verdicts={"verbatim": traceable} if verdicts is None else verdicts,
    )


def room(wing: str, name: str, active: int, gone: int, origin: str = "/palace") -> RoomRot:
    standing = {Standing.GONE.label: gone, Standing.TRACEABLE.label: active - gone}
    return RoomRot(origin, wing, name, active, standing)


def fall(statement: str = "The retry limit is 5", **parts: Any) -> Fall:
    given = {
        "memory": "mem_0123456789ab",
        "source": "/notes/runbook.md",
        "verdict": "drifted",
        "sentence": "runbook.md no longer says so.",
        "changes": (("5", "6"),),
    }
    return Fall(statement=statement, **{**given, **parts})


def report(**parts: Any) -> PassReport:
    before = census(traceable=10)
    given: dict[str, Any] = {
        "store": "/home/asha/.nidra",
        "pass_id": "018f-7000",
        "mode": "full",
        "started_at": NOW,
        "ended_at": NOW + 2_000_000,
        "dry_run": False,
        "before": before,
        "after": census(traceable=8, gone=1, fallen=1),
        "actions": {"fell": 1},
        "read": {"sources read": 3, "bytes read": 1500},
        "rooms": (room("tidelog", "decisions", 8, 2), room("tidelog", "code", 4, 0)),
        "falls": (fall(),),
        "source_falls": (SourceFall("/notes/runbook.md", "drifted", 1, 2),),
        "origins": (origin(),),
        "durations": {"verify": 0.5},
        "version": "0.1.0",
        "oldest_byte_check": NOW - 86_400_000_000,
        "newest_byte_check": NOW,
    }
    return PassReport(**{**given, **parts})


def origin(**parts: Any) -> OriginReport:
    given: dict[str, Any] = {
        "adapter": "mempalace",
        "kind": "chroma",
        "location": "/palace",
        "imported_at": NOW,
        "counts": {"rows": 12, "imported": 10, "skipped": {"registry row": 2}},
        "problems": (),
        "proof": ReadOnlyProof("/palace", 7, (), NOW),
    }
    return OriginReport(**{**given, **parts})
