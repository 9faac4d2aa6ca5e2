"""The numbers by which a database file is known, and the values that its indexes leave out."""

from __future__ import annotations

from nidra.records.strength import FADES_AFTER, LONGEST

APPLICATION_ID = 0x4E494452  # "NIDR"
SCHEMA_VERSION = 1
ALEMBIC_HEAD = "0001"

# The miner files nearly all drawers; a list of what others filed starts at an index without these.
COMMON_AGENT = "mempalace"
# Unchecked, verbatim, gone: what a list of any other verdict need not step over.
COMMON_STATES = (0, 1, 8)

# What fades, as the two indexes say it that a forecast reads: by the moment of the last access where a
# memory has the stability of its tier, which a setting may change, else by the moment of fading.
FADES = "active = 1 AND pinned = 0 AND core = 0 AND tier <> 3"
HAS_OWN = "coalesce(stability, 0) > 0"
ACCESSED = "coalesce(last_access, recorded_at)"
OWN_FADES = f"{ACCESSED} + CAST(min(stability, {LONGEST}) * {FADES_AFTER} AS INTEGER)"
