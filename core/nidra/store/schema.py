"""The numbers by which a database file is known: whose it is, and which schema it has."""

from __future__ import annotations

APPLICATION_ID = 0x4E494452  # "NIDR"
SCHEMA_VERSION = 1
ALEMBIC_HEAD = "0001"
