"""The six answers as JSON."""

from __future__ import annotations

from typing import Any

from nidra.base.clock import iso
from nidra.records.findings import (
    Duplicates,
    Findings,
    Reach,
    Transcripts,
    Truncated,
    UserHalf,
    Vanished,
)
from nidra.report.six import answers

MOST = 2_000


def findings_object(found: Findings | None) -> dict[str, Any] | None:
    """The answers as plain values, each with its sentences; None where they were not worked out."""
    if found is None:
        return None
    said = {answer.name: list(answer.sentences) for answer in answers(found)}
    values = {
        "stale": _stale(found),
        "reach": _reach(found.reach),
        "duplicates": _duplicates(found.duplicates),
        "truncated": _truncated(found.truncated),
        "transcripts": _transcripts(found.transcripts),
        "vanished": _vanished(found.vanished),
    }
    return {name: {"sentences": said[name], **value} for name, value in values.items()}


def _stale(found: Findings) -> dict[str, Any]:
    return {
        "listed": [
            {
                "foreign_id": row.foreign_id,
                "memory": row.memory,
                "wing": row.wing or None,
                "room": row.room or None,
                "statement": _bounded(row.statement),
                "source": row.source,
                "verdict": row.verdict,
                "changes": [list(change) for change in row.changes],
            }
            for row in found.stale
        ],
        "more": found.more_stale,
    }


def _reach(reach: Reach) -> dict[str, Any]:
    return {
        "no_source": reach.no_source,
        "noted": reach.noted,
        "gone": reach.gone,
        "gone_sources": reach.gone_sources,
        "unreachable": reach.unreachable,
        "unreachable_sources": reach.unreachable_sources,
        "listed": [
            {"folder": one.folder, "sources": one.sources, "memories": one.memories}
            for one in reach.folders
        ],
        "more": reach.more_folders,
    }


def _duplicates(found: Duplicates) -> dict[str, Any]:
    return {
        "groups": found.groups,
        "copies": found.copies,
        "with_source": found.with_source,
        "united": found.united,
        "listed": [
            {
                "memory": one.memory,
                "statement": _bounded(one.statement),
                "copies": one.copies,
                "borne_out": one.borne_out,
                "source": one.standing or None,
            }
            for one in found.listed
        ],
        "more": found.more,
    }


def _truncated(found: Truncated) -> dict[str, Any]:
    return {
        "memories": found.memories,
        "sources": found.sources,
        "listed": [
            {
                "path": cut.path,
                "memories": cut.memories,
                "size": cut.size,
                "covered": cut.covered,
                "words": cut.words,
                "never_filed": cut.never_filed,
                "coverage": round(cut.coverage, 4),
            }
            for cut in found.listed
        ],
        "more": found.sources - len(found.listed),
    }


def _transcripts(found: Transcripts | None) -> dict[str, Any]:
    if found is None:
        return {"folder": None, "days": None, "present": 0, "soon": 0, "memories_soon": 0} | {
            "listed": [],
            "more": 0,
            "user_half": None,
        }
    return {
        "folder": found.folder,
        "days": found.days,
        "present": found.present,
        "soon": found.soon,
        "memories_soon": found.memories_soon,
        "listed": [
            {"path": one.path, "memories": one.memories, "days_left": round(one.days_left, 2)}
            for one in found.listed
        ],
        "more": found.present - len(found.listed),
        "user_half": _user_half(found.user_half),
    }


def _user_half(half: UserHalf | None) -> dict[str, Any] | None:
    if half is None:
        return None
    return {
        "path": half.path,
        "gone": half.gone,
        "asked": half.asked,
        "found": half.found,
        "unseen": half.unseen,
        "listed": list(half.listed),
    }


def _vanished(found: Vanished) -> dict[str, Any]:
    return {
        "stores": [
            {"location": one.location, "since_last": one.since_last, "in_all": one.in_all}
            for one in found.stores
        ],
        "listed": [
            {
                "foreign_id": row.foreign_id,
                "memory": row.memory,
                "wing": row.wing or None,
                "room": row.room or None,
                "statement": _bounded(row.statement),
                "noticed_at": iso(row.when),
            }
            for row in found.listed
        ],
        "more": found.in_all - len(found.listed),
    }


def _bounded(text: str) -> str:
    """A statement, cut where it is so long that a report would be nothing else."""
    return text if len(text) <= MOST else text[: MOST - 1] + "…"
