"""Which version of MemPalace wrote a drawer, told from the metadata keys that it bears."""

from __future__ import annotations

from collections.abc import Set

# Each key with the version that first wrote it, the newest first (compared in releases 2.0 to 3.11).
FIRST_WRITTEN = (
    ("convo_chunker_version", "3.11"),
    ("last_modified", "3.10"),
    ("chunk_total", "3.8"),
    ("authored_at", "3.6"),
    ("id_recipe", "3.4"),
    ("line_start", "3.3.6"),
    ("normalize_version", "3.3"),
    ("source_mtime", "3.1"),
)


def generation(keys: Set[str]) -> str:
    """`MemPalace 3.8 or later` for the newest key that is known; without one, 3.0 or earlier."""
    for key, version in FIRST_WRITTEN:
        if key in keys:
            return f"MemPalace {version} or later"
    return "MemPalace 3.0 or earlier" if keys else "MemPalace of unknown version"
