"""Where things lie: the shipped resources, and which store a surface opens."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

STORE_NAME = ".nidra"
VARIABLE = "NIDRA_DIR"


@cache
def resources() -> Path:
    """The folder of shipped data: beside the package in a wheel, beside `core/` in a checkout."""
    package = Path(__file__).resolve().parent.parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent.parent / "resources"


@dataclass(frozen=True, slots=True)
class StoreChoice:
    """The folder of the store to open, and the sentence that says why this one."""

    folder: Path
    why: str


def which_store(given: str | None, *, walk_up: bool) -> StoreChoice:
    """The one rule of every surface: --dir, NIDRA_DIR, `.nidra` here or above, the user's own.

    `walk_up` is for the command line, where the working folder means something.
    """
    if given:
        return StoreChoice(Path(given).expanduser().absolute(), "as --dir says")
    named = os.environ.get(VARIABLE)
    if named:
        return StoreChoice(Path(named).expanduser().absolute(), f"as {VARIABLE} says")
    if walk_up:
        here = Path.cwd()
        for folder in (here, *here.parents):
            if (folder / STORE_NAME).is_dir():
                where = "here" if folder == here else "in a folder above"
                return StoreChoice(folder / STORE_NAME, f"found {where}")
    return StoreChoice(own_store(), "your own store")


def own_store() -> Path:
    """The user's own store, where no other is named."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("nidra", appauthor=False))


def absolute(path: str) -> str:
    """`path` made absolute against the working folder, `~` expanded, links left as they are."""
    return os.path.normpath(os.path.abspath(os.path.expanduser(path)))  # noqa: PTH100, PTH111
