"""What an import would find, and where foreign stores are looked for."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from nidra.adapters.base import Location
from nidra.adapters.mempalace.places import candidates
from nidra.adapters.registry import adapters
from nidra.adapters.registry import recognise as recognised
from nidra.records.foreign import Preview


def recognise(path: Path) -> Location:
    """The foreign store at `path`. Raises a `PalaceError` or `SourceRefused` that says what is there."""
    return recognised(path)


def preview(path: Path) -> Preview:
    """Count what an import of the store at `path` would find. Imports nothing."""
    location = recognised(path)
    return adapters()[location.adapter].describe(location)


def usual_places(env: Mapping[str, str], home: Path) -> list[Path]:
    """The folders where palaces are looked for, each once, in order."""
    return list(dict.fromkeys(candidates(env, home)))
