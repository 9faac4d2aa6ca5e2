"""The files of a first-generation store, and the name under which an origin of that kind is kept."""

from __future__ import annotations

ADAPTER = "first-generation"
MEMORIES = "memories.jsonl"
JOURNAL = "journal.jsonl"
QUARANTINE = "quarantined.txt"
FILES = (MEMORIES, JOURNAL, QUARANTINE)
