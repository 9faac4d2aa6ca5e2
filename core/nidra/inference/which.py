"""The names of the judges, in a file that costs nothing to load."""

from __future__ import annotations

from enum import StrEnum


class Which(StrEnum):
    """Who judges contested pairs."""

    AUTO = "auto"
    CLAUDE = "claude"
    ANTHROPIC = "anthropic"
    NONE = "none"
