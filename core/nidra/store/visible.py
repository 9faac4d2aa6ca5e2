"""What counts: rows of an import that is not complete, or was undone, are seen by nobody.

A memory of an import that was undone counts all the same where others say it too.
"""

from __future__ import annotations

_OPEN = "(SELECT id FROM batch WHERE state <> 'complete')"

# Conditions on `memory m`, on `evidence e` and on `drawer d`.
VISIBLE = (
    f"(m.batch_id IS NULL OR m.batch_id NOT IN {_OPEN} OR m.id IN (SELECT memory_id FROM adopted))"
)
LOADED = f"(e.batch_id IS NULL OR e.batch_id NOT IN {_OPEN})"
FILED = f"(d.batch_id IS NULL OR d.batch_id NOT IN {_OPEN})"
