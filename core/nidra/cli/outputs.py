"""Files that a command writes: looked at before the work, and never inside what is only read."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from nidra.base.errors import UsageError
from nidra.base.paths import typed_path
from nidra.sources.first_generation import DATABASE

if TYPE_CHECKING:
    from nidra.app.workspace import Store


def output_file(path: Path, option: str) -> Path:
    """The path of a file to write, absolute. Raises `UsageError` for what could not be written later."""
    found = typed_path(path, option)
    if found.is_dir():
        raise UsageError(reason=f"{found} is a folder; {option} takes the name of a file.")
    target = Path(os.path.realpath(found))
    if not target.parent.is_dir():
        raise UsageError(reason=f"There is no folder {target.parent} to write {found.name} to.")
    return found


def refuse_inside(store: Store, paths: Sequence[Path], option: str) -> None:
    """Raise `UsageError` where a path, links followed, is or lies in what is not to be written.

    That is the store and every other one, the palaces that it knows, and the sources of its memories.
    """
    for path in paths:
        reason = next(_against(store, path), None)
        if reason is not None:
            raise UsageError(reason=f"{_led(path)} {reason}. Name another place with {option}.")


def _against(store: Store, path: Path) -> Iterator[str]:
    """Why a path is not to be written, as the end of a sentence."""
    for folder, what in _untouchable(store):
        if _lies_in(path, folder):
            yield f"lies in {folder}, {what}"
    other = _store_around(path)
    if other is not None:
        yield f"lies in {other}, where another store keeps its own files"
    if store.exists():
        from nidra.app.cited import cited_at

        source = cited_at(store, path)
        if source is not None:
            named = "" if source == str(path) else f" {source}"
            yield f"is the source{named} that memories of this store rest on"


def _led(path: Path) -> str:
    """A path, with the place that it leads to where that is another."""
    target = os.path.realpath(path)
    return str(path) if target == str(path) else f"{path} leads to {target}, which"


def is_outside(store: Store, path: Path) -> bool:
    """May a command write to this path?"""
    return next(_against(store, path), None) is None


def _untouchable(store: Store) -> Iterator[tuple[Path, str]]:
    """The store's folder and those of its foreign stores, with what each is."""
    from nidra.app.overview import origins

    yield store.folder, "where only the store's own files belong"
    if store.exists():
        for origin in origins(store):
            root = origin.proof.root if origin.proof else origin.location
            for place in dict.fromkeys((origin.location, root)):
                yield Path(place), "a foreign store, which is only ever read"


def _store_around(path: Path) -> Path | None:
    """The nearest folder with a store's database that a path, its links followed, is or lies in."""
    target = Path(os.path.realpath(path))
    return next((above for above in (target, *target.parents) if (above / DATABASE).exists()), None)


def _lies_in(path: Path, folder: Path) -> bool:
    """Is a path, its links followed, the folder or below it? Told by the system, not by names."""
    target = Path(os.path.realpath(path))
    place = Path(os.path.realpath(folder))
    return any(above == place or _same(above, place) for above in (target, *target.parents))


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False
