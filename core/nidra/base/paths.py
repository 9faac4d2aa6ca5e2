"""Where things lie: the shipped resources, which store a surface opens, paths as they were typed."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from nidra.base.errors import UsageError
from nidra.base.text import one_line, storable

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

    `walk_up` is for the command line, where the working folder means something. An empty variable
    counts as not set. Raises `UsageError` for an empty --dir and as `typed_path` does.
    """
    if given is not None:
        return StoreChoice(typed_path(given, "--dir"), "as --dir says")
    named = os.environ.get(VARIABLE)
    if named:
        return StoreChoice(typed_path(named, VARIABLE), f"as {VARIABLE} says")
    if walk_up:
        here = working_folder()
        for folder in (here, *here.parents):
            if (folder / STORE_NAME).is_dir():
                where = "here" if folder == here else "in a folder above"
                return StoreChoice(text_path(folder / STORE_NAME), f"found {where}")
    return StoreChoice(text_path(own_store()), "your own store")


def own_store() -> Path:
    """The user's own store, where no other is named."""
    from platformdirs import user_data_dir

    return Path(user_data_dir("nidra", appauthor=False))


def typed_path(text: str | Path, what: str) -> Path:
    """A path as it was typed, absolute, `~` expanded; links and `..` stay as they are.

    `what` names the option or variable that it came from. Raises `UsageError` where it is empty,
    holds bytes that are no text, begins with the home of a user whom nobody knows, or is relative
    to a working folder that does not exist any more.
    """
    typed = os.fspath(text)
    if not typed:
        raise UsageError(reason=f"{what} is empty; it takes a path.")
    expanded = os.path.expanduser(typed)  # noqa: PTH111 - Path.expanduser raises for `~nobody`
    if expanded.startswith("~"):
        user = one_line(expanded.split("/", 1)[0], 80)
        raise UsageError(
            reason=f"{what} begins with {user}, and no such home folder is known. "
            f"For a folder of that name, write ./{user}."
        )
    path = Path(expanded)
    return text_path(path if path.is_absolute() else working_folder() / path)


def text_path(path: Path) -> Path:
    """The path as it is. Raises `UsageError` where it holds bytes that no store can keep as text."""
    if storable(str(path)) != str(path):
        raise UsageError(
            reason=f"The path {one_line(str(path), 400)} holds bytes that are no text in this locale. "
            "Rename it, or set the locale that it was made in."
        )
    return path


def working_folder() -> Path:
    """The working folder. Raises `UsageError` where it does not exist any more."""
    try:
        return Path.cwd()
    except OSError as problem:
        name = os.environ.get("PWD") or "the working folder"
        raise UsageError(
            reason=f"{one_line(name, 400)}: {problem.strerror}. "
            "The folder that this command runs in is not there any more; go to another one."
        ) from problem


def absolute(path: str) -> str:
    """`path` made absolute against the working folder, `~` expanded, links left as they are."""
    expanded = os.path.expanduser(path)  # noqa: PTH111
    if not os.path.isabs(expanded):  # noqa: PTH117
        expanded = os.path.join(working_folder(), expanded)  # noqa: PTH118
    return os.path.normpath(expanded)
