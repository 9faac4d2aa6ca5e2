"""What an import would find, and where foreign stores are looked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from nidra.adapters.base import Location
from nidra.adapters.mempalace.places import candidates
from nidra.adapters.registry import adapters
from nidra.adapters.registry import recognise as recognised
from nidra.app.workspace import Store
from nidra.base.errors import NidraError
from nidra.base.paths import STORE_NAME
from nidra.records.foreign import Preview


def recognise(path: Path) -> Location:
    """The foreign store at `path`. Raises a `PalaceError` or `SourceRefused` that says what is there."""
    return recognised(path)


def preview(path: Path, maps: Sequence[tuple[str, str]] = ()) -> Preview:
    """Count what an import of the store at `path` would find with these root maps. Imports nothing."""
    location = recognised(path)
    adapter = adapters()[location.adapter]
    return adapter.describe(location, maps) if maps else adapter.describe(location)


def store_at(path: Path) -> Path | None:
    """The folder of the Nidra store at `path` (its folder, the one above, or its database), or None."""
    folder = path.parent if path.name == "nidra.db" else path
    for place in (folder, folder / STORE_NAME):
        with suppress(NidraError, OSError):
            if Store(place).exists():
                return place
    return None


def usual_places(env: Mapping[str, str], home: Path) -> list[Path]:
    """The folders where palaces are looked for, each once, in order."""
    return list(dict.fromkeys(candidates(env, home)))
