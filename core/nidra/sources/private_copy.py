"""Private copies of files that belong together: whole, of one moment, and gone when done."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from nidra.base import processes
from nidra.base.errors import PalaceUnreadable

PREFIX = "nidra-copy-"
TRIES = 5
_TICK_SECONDS = 0.02
_FICLONE = 0x40049409  # ioctl of Linux: share the blocks of another file (man 2 ioctl_ficlone)


def copy_together(
    files: Sequence[Path], owner: str, scratch: Path | None = None
) -> TemporaryDirectory[str]:
    """A new folder with a copy of each file, all as they stood at one moment.

    The first of `files` is the one that sentences name. Raises `PalaceUnreadable` where there is
    no room, or where `owner` writes so often that no quiet moment was found.
    """
    place = scratch or Path(tempfile.gettempdir())
    remove_leftovers(place)
    _require_room(files, place)
    folder = TemporaryDirectory(prefix=f"{PREFIX}{os.getpid()}-", dir=place)
    try:
        for _ in range(TRIES):
            if _copied_in_one_moment(files, Path(folder.name)):
                return folder
            time.sleep(_TICK_SECONDS)
        reason = f"{owner} is writing now; try again when it has finished."
        raise PalaceUnreadable(path=files[0], reason=reason)
    except BaseException:
        folder.cleanup()
        raise


def remove_leftovers(place: Path) -> None:
    """Remove copies of processes that were killed before they could do so themselves."""
    for folder in place.glob(f"{PREFIX}*-*"):
        owner = folder.name.removeprefix(PREFIX).split("-")[0]
        if owner.isdigit() and _is_ours(folder) and not processes.exists(int(owner)):
            shutil.rmtree(folder, ignore_errors=True)


def _is_ours(folder: Path) -> bool:
    try:
        return not hasattr(os, "getuid") or folder.lstat().st_uid == os.getuid()
    except OSError:
        return False


def _copied_in_one_moment(files: Sequence[Path], folder: Path) -> bool:
    """Copy all; true where none of them changed meanwhile, nor may have within a clock tick."""
    before, began = _states(files), time.time_ns()
    newest = max((state[1] for state in before.values()), default=0)
    if 0 <= began - newest < _TICK_SECONDS * 1_000_000_000:
        return False
    for file in folder.iterdir():
        file.unlink()
    for file in before:
        _copy(file, folder / file.name)
    return _states(files) == before


def _states(files: Sequence[Path]) -> dict[Path, tuple[int, int, int]]:
    """(size, mtime in ns, inode) of the files that are there."""
    states = {}
    for file in files:
        try:
            found = file.stat()
        except FileNotFoundError:
            continue
        states[file] = (found.st_size, found.st_mtime_ns, found.st_ino)
    return states


def _copy(source: Path, target: Path) -> None:
    with source.open("rb") as old, target.open("xb") as new:
        if not _cloned(old.fileno(), new.fileno()):
            shutil.copyfileobj(old, new, 1 << 20)


def _cloned(source: int, target: int) -> bool:
    """Share the blocks where the file system can (Btrfs, XFS): no bytes are moved then."""
    try:
        import fcntl

        fcntl.ioctl(target, _FICLONE, source)
    except (ImportError, OSError):
        return False
    return True


def _require_room(files: Sequence[Path], place: Path) -> None:
    needed = sum(state[0] for state in _states(files).values()) * 11 // 10
    free = shutil.disk_usage(place).free
    if free < needed:
        reason = (
            f"a private copy needs {needed >> 20:,} MB, and {place} has {free >> 20:,} MB free; "
            "set TMPDIR to a folder with more room."
        )
        raise PalaceUnreadable(path=files[0], reason=reason)
