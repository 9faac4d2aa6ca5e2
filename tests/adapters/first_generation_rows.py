"""First-generation stores for tests: rows with every key, and folders that hold them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

EVENTS = [
    {"event": "init", "ts": "2025-11-02T09:00:00Z", "by": "setup"},
    {"event": "add", "id": "mem_0a1b2c3d4e5f", "ts": "2025-11-02T09:00:01Z"},
]


def evidence(source: str, excerpt: str, **more: Any) -> dict[str, Any]:
    """One evidence item with the digest that belongs to it, unless `more` names another."""
    return {
        "source": source,
        "excerpt": excerpt,
        "sha256": sha256(excerpt.encode()).hexdigest(),
        "locator": f"{source}#L1",
        "checked_at": "2026-01-05T10:00:00Z",
        **more,
    }


def row(name: str, statement: str, *receipts: dict[str, Any], **more: Any) -> dict[str, Any]:
    """One memory with every key of the form."""
    return {
        "id": name,
        "statement": statement,
        "subject": "retry-limit",
        "tags": ["ops", "limits"],
        "epistemic": {
            "evidence_status": "machine_checked",
            "confidence": 0.8,
            "last_reviewed": "2026-01-05T10:00:00Z",
            "review_due": "2026-02-04T15:30:00+05:30",
        },
        "evidence": list(receipts),
        "temporal": {"recorded_at": "2025-11-02T09:00:01Z", "superseded_by": None},
        "flags": [],
        "active": True,
        **more,
    }


def folder(
    place: Path, rows: Sequence[Any], events: Sequence[Any] = EVENTS, *, end: str = "\n"
) -> Path:
    """A first-generation store of these rows; a text stands as a line of its own."""
    place.mkdir(parents=True, exist_ok=True)
    (place / "memories.jsonl").write_bytes(lines(rows, end))
    (place / "journal.jsonl").write_bytes(lines(events, end))
    return place


def lines(rows: Sequence[Any], end: str = "\n") -> bytes:
    """Rows as JSON lines; texts as they are."""
    texts = (one if isinstance(one, str) else json.dumps(one) for one in rows)
    return "".join(text + end for text in texts).encode()


def loaded(path: Path) -> list[Any]:
    """The rows of a file of JSON lines."""
    return [json.loads(line) for line in path.read_text("utf-8").split("\n") if line]
