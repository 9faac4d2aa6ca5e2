"""What a window knows before there is a store: where the person's own one lies, palaces that are there."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from nidra.adapters.registry import adapters, recognise
from nidra.app.demo_mark import is_demo
from nidra.app.preview import usual_places
from nidra.app.takeover import find as find_old
from nidra.app.workspace import Store
from nidra.base.errors import NidraError
from nidra.base.paths import VARIABLE, StoreChoice, own_store, text_path, typed_path
from nidra.sources.pathnames import is_storable
from nidra.store import origins

OLD_STORES = (".nidra",)
FIRST_GENERATION = "first generation"
DEMO = "nidra-demo"


@dataclass(frozen=True, slots=True)
class FoundPalace:
    """A foreign store that lies in a usual place.

    `drawers` counts its rows, None where that cannot be told; `problem` says why it cannot be
    read, and is empty for one that can. `imported` says that the store has it as an origin already.
    """

    kind: str
    location: str
    drawers: int | None
    imported: bool = False
    problem: str = ""


def default_store_folder(env: Mapping[str, str] | None = None) -> Path:
    """The store of a person who named none: what `NIDRA_DIR` names, else the one of their own.

    The command line opens the same one wherever there is no `.nidra` in the working folder or above
    it; a window, which has no working folder to speak of, never looks for such.
    """
    return default_choice(env).folder


def default_choice(env: Mapping[str, str] | None = None) -> StoreChoice:
    """The same, with the words that say why it is that one."""
    given = os.environ if env is None else env
    named = given.get(VARIABLE)
    if named:
        path = typed_path(named, VARIABLE)
        return StoreChoice(text_path(path), f"as {VARIABLE} says")
    return StoreChoice(text_path(own_store()), "your own store")


def default_demo_folder() -> Path:
    """Where the demo store is made: beside the person's own store."""
    return own_store().with_name(DEMO)


def found_palaces(
    env: Mapping[str, str], home: Path, store: Store | None = None
) -> list[FoundPalace]:
    """The foreign stores in the usual places, each once, their rows counted and none read. `store` is
    asked which of them it has imported already."""
    known = _origins(store)
    found: dict[str, FoundPalace] = {}
    for place in usual_places(env, home):
        if os.path.lexists(place) and is_storable(str(place)):
            one = _palace(place, known)
            if one is not None:
                found.setdefault(one.location, one)
    for name in OLD_STORES:
        old = find_old(home / name)
        if old is not None:
            location = str(old)
            found[location] = FoundPalace(
                FIRST_GENERATION, location, _lines(old), location in known
            )
    return list(found.values())


def _palace(place: Path, known: set[str]) -> FoundPalace | None:
    try:
        location = recognise(place)
    except NidraError as problem:
        return FoundPalace("", str(place), None, problem=str(problem)) if _is_one(place) else None
    path, kind, imported = str(location.path), location.kind, str(location.path) in known
    try:
        with adapters()[location.adapter].open(location) as reading:
            return FoundPalace(kind, path, reading.total or None, imported)
    except (NidraError, OSError) as problem:
        return FoundPalace(kind, path, None, imported, str(problem))


def _is_one(place: Path) -> bool:
    """Does something lie there that was meant to be a palace? An empty folder is none."""
    try:
        return any(place.glob("*.sqlite3"))
    except OSError:
        return False


def _origins(store: Store | None) -> set[str]:
    if store is None or not store.exists():
        return set()
    with store.database.reading() as connection:
        return {row[2] for row in origins.everyone(connection)}


def _lines(folder: Path) -> int | None:
    """How many lines an old store has, which is one memory each."""
    try:
        with (folder / "memories.jsonl").open("rb") as file:
            return sum(1 for line in file if line.strip())
    except OSError:
        return None


__all__ = [
    "FoundPalace",
    "default_choice",
    "default_demo_folder",
    "default_store_folder",
    "found_palaces",
    "is_demo",
]
