"""Where palaces lie: the places that MemPalace itself looks at, in its order."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from nidra.adapters.mempalace.recorded import absolute

VARIABLES = ("MEMPALACE_PALACE_PATH", "MEMPALACE_PALACE", "MEMPAL_PALACE_PATH")
_LONGEST_CONFIG = 1 << 20


@dataclass(frozen=True, slots=True)
class Config:
    """What the importer needs of a `config.json`; "" where it says nothing."""

    palace_path: str = ""
    collection_name: str = ""
    backend: str = ""


def candidates(env: Mapping[str, str], home: Path) -> Iterator[Path]:
    """Folders that may be palaces: named by variables, by configurations, and the default ones."""
    for name in VARIABLES:
        if env.get(name):
            yield _folder(env[name], home, home)
    for folder in config_folders(env, home):
        config = read_config(folder)
        if config.palace_path:
            yield _folder(config.palace_path, folder, home)
        yield folder / "palace"


def config_folders(env: Mapping[str, str], home: Path) -> list[Path]:
    """The configuration folders, old and new (XDG, since 3.10)."""
    folders = [home / ".mempalace"]
    if env.get("MEMPALACE_CONFIG_DIR"):
        folders.insert(0, _folder(env["MEMPALACE_CONFIG_DIR"], home, home))
    if env.get("XDG_CONFIG_HOME"):
        folders.append(_folder(env["XDG_CONFIG_HOME"], home, home) / "mempalace")
    return [*folders, home / ".config" / "mempalace"]


def read_config(folder: Path) -> Config:
    """The `config.json` of a folder; an empty one where it is absent, no JSON, or no regular file."""
    path = folder / "config.json"
    try:
        if not path.is_file() or path.stat().st_size > _LONGEST_CONFIG:
            return Config()
        data = json.loads(path.read_text("utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return Config()
    if not isinstance(data, dict):
        return Config()
    found = (data.get(key) for key in ("palace_path", "collection_name", "backend"))
    return Config(*(value if isinstance(value, str) else "" for value in found))


def configuration_of(palace: Path, env: Mapping[str, str], home: Path) -> Config:
    """The configuration that speaks of `palace`: inside it, beside it, or the user's own."""
    for folder in (palace, palace.parent, palace.parent.parent, *config_folders(env, home)):
        config = read_config(folder)
        named = _folder(config.palace_path, folder, home) if config.palace_path else None
        beside = folder in (palace, palace.parent)
        if config != Config() and (_same(named, palace) if named else beside):
            return config
    return Config()


def configured_palace(folder: Path, home: Path) -> Path | None:
    """The palace that a dropped configuration folder points at."""
    config = read_config(folder)
    return _folder(config.palace_path, folder, home) if config.palace_path else None


def _folder(text: str, base: Path, home: Path) -> Path:
    """An absolute folder; a relative one counts from `base`."""
    return Path(absolute(text, home) or base / text)


def _same(one: Path | None, other: Path) -> bool:
    try:
        return one is not None and os.path.realpath(one) == os.path.realpath(other)
    except (OSError, ValueError):
        return False
