"""Findings, pairs and samples to render."""

from __future__ import annotations

from typing import Any

from nidra.records.contest import ContestedPair
from nidra.records.findings import (
    Case,
    Cut,
    Duplicates,
    Expiring,
    Findings,
    OutOfReach,
    Reach,
    Repeated,
    Sample,
    Stale,
    Transcripts,
    Truncated,
    UserHalf,
    Vanished,
    VanishedFrom,
    VanishedRow,
)
from unit.report.samples import NOW


def pair(**parts: Any) -> ContestedPair:
    given: dict[str, Any] = {
        "contest": 7,
        "ids": ("mem_aaaaaaaaaaaa", "mem_bbbbbbbbbbbb"),
        "statements": ("The retry limit is 5", "The retry limit is 6"),
        "kind": "numeric",
        "parts": (("5",), ("6",)),
        "newer": "mem_bbbbbbbbbbbb",
        "verified": ("mem_bbbbbbbbbbbb",),
        "opened_at": NOW,
    }
    return ContestedPair(**{**given, **parts})


def stale(text: str = "The retry limit is 5", **parts: Any) -> Stale:
    given: dict[str, Any] = {
        "foreign_id": "drawer_1",
        "memory": "mem_0123456789ab",
        "statement": text,
        "source": "/notes/runbook.md",
        "verdict": "drifted",
        "changes": (("5", "6"),),
    }
    return Stale(**{**given, **parts})


def findings(text: str = "The retry limit is 5") -> Findings:
    """One of everything, with `text` in every place that a foreign store can fill."""
    return Findings(
        stale=(stale(text, foreign_id=text, source=text, changes=((text, text),)),),
        more_stale=3,
        reach=Reach(10, 2, 6, 2, 5, 4, (OutOfReach(text, 4, 5),), 1),
        duplicates=Duplicates(2, 5, 1, 3, (Repeated("mem_1", text, 3, 1, text),), 1),
        truncated=Truncated(4, 2, (Cut(text, 3, 1000, 200, 800, 600), Cut(text, 1, 0, 0))),
        transcripts=Transcripts(
            text,
            30,
            2,
            1,
            9,
            (Expiring(text, 9, 2.5), Expiring(text, 1, 20.0)),
            UserHalf(text, 15, 9, 8, 1, ("mem_2",)),
        ),
        vanished=Vanished(
            (VanishedFrom(text, 12, 40),), (VanishedRow(text, "mem_3", text, text, text, NOW),)
        ),
    )


def nothing_found() -> Findings:
    return Findings(
        (), 0, Reach(0, 0, 0, 0, 0, 0), Duplicates(0, 0, 0, 0), Truncated(0, 0), None, Vanished()
    )


def case(**parts: Any) -> Case:
    given: dict[str, Any] = {
        "memory": "mem_0123456789ab",
        "foreign_id": "drawer_1",
        "excerpt": "The retry limit is 5",
        "source": "/notes/runbook.md",
        "verdict": "drifted",
        "sentence": "On record.",
        "now": "drifted",
        "sentence_now": "Just now.",
        "changes": (("5", "6"),),
        "before": "# Limits\n",
        "found": "The retry limit is 6",
        "after": "\nMore.",
        "offset": 9,
        "length": 20,
        "changed_since": False,
    }
    return Case(**{**given, **parts})


def sample(*cases: Case, of: int = 40) -> Sample:
    return Sample("/home/asha/.nidra", "drifted", 7, of, cases, NOW, "0.1.0")
