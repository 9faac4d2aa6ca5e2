"""The MemPalace adapter: finds, recognises, previews and reads palaces, and never writes to one."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from nidra.adapters.base import Location
from nidra.adapters.mempalace.drawers import DrawerShaper
from nidra.adapters.mempalace.locate import NAME, locate
from nidra.adapters.mempalace.maps import RootMap
from nidra.adapters.mempalace.places import candidates, configuration_of
from nidra.adapters.mempalace.preview import preview
from nidra.adapters.mempalace.reading import Choice, PalaceReading
from nidra.adapters.mempalace.suggest import suggest
from nidra.base.errors import NidraError, UsageError
from nidra.records.foreign import Preview


class MemPalace:
    """An `Adapter`. `env` and `home` are the process's own unless they are handed in."""

    name = NAME

    def __init__(self, env: Mapping[str, str] | None = None, home: Path | None = None) -> None:
        self._env = os.environ if env is None else env
        self._home = home or Path(os.path.expanduser("~"))  # noqa: PTH111 - never raises

    def find(self, env: Mapping[str, str], home: Path) -> list[Path]:
        """Palace folders in the usual places, each once, those that cannot be read included."""
        found: dict[Path, Path] = {}
        for folder in candidates(env, home):
            if _is_palace(folder, env, home):
                found.setdefault(Path(os.path.realpath(folder)), folder)
        return list(found.values())

    def recognise(self, path: Path) -> Location | None:
        return locate(path, self._env, self._home)

    def describe(self, location: Location, maps: Sequence[tuple[str, str]] = ()) -> Preview:
        return preview(self._reading(location, Choice(), maps), self._home)

    def suggest(self, location: Location, absent: Sequence[str]) -> tuple[tuple[str, str], ...]:
        return suggest(list(absent), location.path, self._home)

    def open(
        self,
        location: Location,
        *,
        wing: str | None = None,
        room: str | None = None,
        limit: int | None = None,
        maps: Sequence[tuple[str, str]] = (),
    ) -> PalaceReading:
        if limit is not None and limit < 0:
            raise UsageError(reason=f"--limit must be 0 or more, and {limit} is not.")
        return self._reading(location, Choice(wing, room, limit), maps)

    def _reading(
        self, location: Location, choice: Choice, maps: Sequence[tuple[str, str]]
    ) -> PalaceReading:
        shaper = DrawerShaper(RootMap(maps, self._home), self._home)
        config = configuration_of(location.path, self._env, self._home)
        return PalaceReading(location, shaper, choice, config.collection_name)


def _is_palace(folder: Path, env: Mapping[str, str], home: Path) -> bool:
    try:
        return folder.is_dir() and locate(folder, env, home) is not None
    except (NidraError, OSError):
        return True
