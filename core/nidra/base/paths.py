"""Where things lie: the shipped resources, which store a surface opens, paths as they were typed,
and how a file there is replaced whole."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TextIO

from nidra.base.errors import NidraError, UsageError
from nidra.base.text import one_line, storable

STORE_NAME = ".nidra"
PART = ".nidra-part"  # how the name of a file ends that is being written
_LEFT_AFTER = 3600  # seconds without a byte, after which nobody writes a file any more
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
    counts as not set. Raises `UsageError` as `typed_path` and `text_path` do.
    """
    if given is not None:
        return StoreChoice(text_path(typed_path(given, "--dir")), "as --dir says")
    named = os.environ.get(VARIABLE)
    if named:
        return StoreChoice(text_path(typed_path(named, VARIABLE)), f"as {VARIABLE} says")
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
    begins with the home of a user whom nobody knows, or is relative to a working folder that does
    not exist any more.
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
    return path if path.is_absolute() else working_folder() / path


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
        raise UsageError(
            reason=f"The working folder {one_line(_lost_folder(), 400)} is not there any more. "
            "Go to another one, or name every path from / on."
        ) from problem


def _lost_folder() -> str:
    """The name of a working folder that was deleted, as far as the system still tells it."""
    try:
        return os.readlink("/proc/self/cwd").removesuffix(" (deleted)")  # noqa: PTH115
    except OSError:
        return os.environ.get("PWD", "")


def is_there(path: Path | str) -> bool:
    """Is there something at a path that may be looked at? `Path.exists` raises where nobody may look,
    and for a name that is too long."""
    return os.path.exists(path)  # noqa: PTH110


def is_folder(path: Path | str) -> bool:
    """Is there a folder at a path? False where that may not be looked at, where `Path.is_dir` raises."""
    return os.path.isdir(path)  # noqa: PTH112


def absolute(path: str) -> str:
    """`path` made absolute against the working folder, `~` expanded, links left as they are.

    Raises `UsageError` as `text_path` and `working_folder` do.
    """
    expanded = os.path.expanduser(path)  # noqa: PTH111
    if not os.path.isabs(expanded):  # noqa: PTH117
        expanded = os.path.join(working_folder(), expanded)  # noqa: PTH118
    found = os.path.normpath(expanded)
    text_path(Path(found))
    return found


@contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """A stream whose UTF-8 text takes the place of the file at `path`, whole or not at all.

    A link is written through, permissions stay, and what is no regular file (a pipe, a device) is
    written to as it is. An `OSError` names `path`; nothing is left beside it, nor of a process that was
    killed while it wrote there an hour ago or earlier.
    """
    target = Path(os.path.realpath(path))
    beside = target.with_name(f".{target.name[:50]}.{os.getpid()}{PART}")
    with naming(path, instead_of=beside):
        if _is_special(path):
            with path.open("w", encoding="utf-8", newline="\n") as stream:
                yield stream
            return
        try:
            with beside.open("w", encoding="utf-8", newline="\n") as stream:
                _clear(beside)
                yield stream
                stream.flush()
                os.fsync(stream.fileno())
            if target.exists():
                beside.chmod(stat.S_IMODE(target.stat().st_mode))
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)


def _clear(beside: Path) -> None:
    """Remove what killed processes left in the folder of a file that was just begun."""
    with contextlib.suppress(OSError):
        now = beside.stat().st_mtime
        for path in beside.parent.glob(f".*{PART}"):
            if now - path.lstat().st_mtime > _LEFT_AFTER:
                path.unlink()


def _is_special(path: Path) -> bool:
    try:
        return not stat.S_ISREG(path.stat().st_mode)
    except FileNotFoundError:
        return False


@contextmanager
def naming(what: Path | str, instead_of: Path | None = None) -> Iterator[None]:
    """Let an `OSError` that names no file, as on a full disk, or `instead_of`, name `what`."""
    try:
        yield
    except NidraError:
        raise
    except OSError as problem:
        if problem.filename is None or problem.filename == str(instead_of):
            problem.filename = str(what)
        raise
