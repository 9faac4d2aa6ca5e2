"""Where nothing is ever written: stores, foreign ones above all, and the sources of memories."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from nidra.app.cited import cited_at
from nidra.app.overview import origins
from nidra.app.workspace import Store
from nidra.base.errors import UsageError
from nidra.base.paths import is_there, text_path
from nidra.base.text import one_line
from nidra.sources.first_generation import DATABASE


def refuse_inside(store: Store, paths: Sequence[Path], option: str = "") -> None:
    """Raise `UsageError` where a path, links followed, is or lies in what is not to be written.

    That is the store and every other one, the palaces that it knows, and the sources of its memories.
    `option` is how the path was given, "" where a window asked for it.
    """
    for path in paths:
        _refuse_no_path(path)
        reason = next(_against(store, path), None)
        if reason is not None:
            another = f"Name another place with {option}" if option else "Choose another place"
            raise UsageError(reason=f"{_led(path)} {reason}. {another}.")


def _refuse_no_path(path: Path) -> None:
    """Raise `UsageError` for a name that no system takes, or that is no text."""
    if "\0" in str(path):
        raise UsageError(reason=f"{one_line(str(path), 400)} is no name of a file.")
    text_path(path)


def _against(store: Store, path: Path) -> Iterator[str]:
    """Why a path is not to be written, as the end of a sentence."""
    for folder, what in _untouchable(store):
        if _lies_in(path, folder):
            yield f"lies in {folder}, {what}"
    other = _store_around(path)
    if other is not None:
        yield f"lies in {other}, where another store keeps its own files"
    if store.exists():
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
    yield store.folder, "where only the store's own files belong"
    if store.exists():
        for origin in origins(store):
            root = origin.proof.root if origin.proof else origin.location
            for place in dict.fromkeys((origin.location, root)):
                yield Path(place), "a foreign store, which is only ever read"


def _store_around(path: Path) -> Path | None:
    """The nearest folder with a store's database that a path, its links followed, is or lies in."""
    target = Path(os.path.realpath(path))
    return next((above for above in (target, *target.parents) if is_there(above / DATABASE)), None)


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
