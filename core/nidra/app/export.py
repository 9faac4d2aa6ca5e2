"""Export every memory as one JSON object a line, in the form of first-generation stores."""

from __future__ import annotations

import json
from typing import Any, TextIO

from nidra.app.workspace import Store
from nidra.base.clock import iso
from nidra.records.memory import Memory


def export_jsonl(store: Store, stream: TextIO) -> int:
    """Write every memory, retired ones included; returns how many."""
    count = 0
    for memory in store.load():
        stream.write(json.dumps(exported(memory), ensure_ascii=False) + "\n")
        count += 1
    return count


def exported(memory: Memory) -> dict[str, Any]:
    """One memory in the keys of `memories.jsonl`."""
    return {
        "id": memory.id,
        "statement": memory.statement,
        "subject": memory.subject,
        "tags": list(memory.tags),
        "epistemic": {
            "evidence_status": memory.grade.label,
            "confidence": memory.confidence,
            "last_reviewed": _time(memory.last_reviewed),
            "review_due": _time(memory.review_due),
        },
        "evidence": [
            {
                "source": row.source,
                "excerpt": row.excerpt,
                "sha256": row.sha256,
                "locator": row.locator,
                "checked_at": _time(row.read_at),
            }
            for row in memory.evidence
            if not row.retired
        ],
        "temporal": {
            "recorded_at": iso(memory.recorded_at),
            "superseded_by": memory.superseded_by,
        },
        "flags": list(memory.flags),
        "active": memory.active,
    }


def _time(us: int | None) -> str | None:
    return None if us is None else iso(us)
