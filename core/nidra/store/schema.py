"""The numbers by which a database file is known, and the values that its indexes leave out."""

from __future__ import annotations

APPLICATION_ID = 0x4E494452  # "NIDR"
SCHEMA_VERSION = 1
ALEMBIC_HEAD = "0001"

# The miner files nearly all drawers; a list of what others filed starts at an index without these.
COMMON_AGENT = "mempalace"
# Unchecked, verbatim, gone: what a list of any other verdict need not step over.
COMMON_STATES = (0, 1, 8)
