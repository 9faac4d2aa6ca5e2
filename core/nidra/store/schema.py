"""The numbers by which a database file is known, the values that its indexes leave out, and
which of these a bulk load is spared."""

from __future__ import annotations

from nidra.records.strength import FADES_AFTER, LONGEST

APPLICATION_ID = 0x4E494452  # "NIDR"
SCHEMA_VERSION = 1
ALEMBIC_HEAD = "0001"

# The miner files nearly all drawers; a list of what others filed starts at an index without these.
COMMON_AGENT = "mempalace"
# Unchecked, verbatim, gone: what a list of any other verdict need not step over.
COMMON_STATES = (0, 1, 8)


def is_rare(column: str) -> str:
    """The condition that a verdict is none of these, as the index words it and queries must.

    `NOT IN` builds a table for each row that is written: 0.5 CPU µs, where these take none to speak of.
    """
    return " AND ".join(f"{column}<>{state}" for state in COMMON_STATES)


# Fallen, traceable or without a receipt: what the review clock gives a date. Worded as it is for the
# same reason.
UNSCHEDULED = "active = 1 AND review_due IS NULL AND standing<>2 AND standing<>3"

UNIQUE_NAMES = "ix_memory_public_id"
# Built once after a bulk load into an empty store; kept by SQLite from then on.
AFTER_LOAD = (
    "ix_memory_key64",
    "ix_evidence_source",
    "ix_evidence_memory",
    "ix_trust",
    "ix_unscheduled",
    "ix_drawer_agent",
    "ix_drawer_room",
    "ix_drawer_memory",
)
# Built when a row is first looked for by its foreign id: a palace that is imported again as it was
# never asks, and half a million drawers are spared 1.2 CPU µs each.
WHEN_ASKED = ("ix_drawer_foreign",)
# Built by the first pass behind a bulk load, which has time for them: 0.65, 0.2 and 0.35 CPU µs a memory.
# Until then a forecast and the table of a window look at every memory.
AFTER_PASS = ("ix_fading", "ix_fading_own", "ix_newest")

# What fades, as the two indexes say it that a forecast reads: by the moment of the last access where a
# memory has the stability of its tier, which a setting may change, else by the moment of fading.
FADES = "active = 1 AND pinned = 0 AND core = 0 AND tier <> 3"
HAS_OWN = "coalesce(stability, 0) > 0"
ACCESSED = "coalesce(last_access, recorded_at)"
OWN_FADES = f"{ACCESSED} + CAST(min(stability, {LONGEST}) * {FADES_AFTER} AS INTEGER)"
