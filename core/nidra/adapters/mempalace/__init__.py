"""MemPalace: drawers in rooms in wings, mined from transcripts and project files.

Read with SQLite alone: its own library writes to the database when it opens it.
"""

from nidra.adapters.mempalace.adapter import MemPalace

__all__ = ["MemPalace"]
