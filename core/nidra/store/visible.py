"""What counts: rows of an import that is not complete are seen by nobody."""

from __future__ import annotations

_OPEN = "(SELECT id FROM batch WHERE state <> 'complete')"

# Conditions on `memory m` and on `evidence e`.
VISIBLE = f"(m.batch_id IS NULL OR m.batch_id NOT IN {_OPEN})"
LOADED = f"(e.batch_id IS NULL OR e.batch_id NOT IN {_OPEN})"
