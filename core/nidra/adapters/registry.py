"""Which adapters there are, and which of them knows what lies at a path."""

from __future__ import annotations

import logging
import os
import stat
from importlib.metadata import entry_points
from pathlib import Path

from nidra.adapters.base import Adapter, Location
from nidra.base.errors import PalaceAbsent, PalaceError, PalaceUnreadable, SourceRefused
from nidra.sources.pathnames import is_storable
from nidra.sources.sqlite_copy import MAGIC
from nidra.sources.sqlite_faults import FORBIDDEN

GROUP = "nidra.adapters"
_log = logging.getLogger(__name__)


def adapters() -> dict[str, Adapter]:
    """Adapters by name: the built-in ones, and those that other distributions bring.

    One that cannot be loaded is logged and left out, so that it cannot keep the others from work.
    """
    found = _built_in()
    for point in entry_points(group=GROUP):
        if point.name in found:
            continue
        try:
            found[point.name] = point.load()()
        except Exception as error:
            _log.warning("The adapter %s could not be loaded: %s", point.name, error)
    return found


def _built_in() -> dict[str, Adapter]:
    from nidra.adapters.mempalace import MemPalace

    return {MemPalace.name: MemPalace()}


def recognise(path: Path) -> Location:
    """The foreign store at `path`.

    Raises `PalaceAbsent` where there is none, `PalaceUnsupported` where it is of a kind that
    cannot be read, `PalaceUnreadable` where it cannot be opened, and `SourceRefused` for a pipe
    or a device; each says in one sentence what is there.
    """
    # Not with Path: links stay as they were named, and an unknown `~user` is a name like others.
    path = Path(os.path.abspath(os.path.expanduser(path)))  # noqa: PTH100, PTH111
    if not is_storable(str(path)):
        reason = "its path is not valid UTF-8 and cannot be kept; rename the folder."
        raise PalaceUnreadable(path=ascii(str(path)), reason=reason)
    _require_reachable(path)
    try:
        for adapter in adapters().values():
            location = adapter.recognise(path)
            if location is not None:
                return location
    except PermissionError as error:
        raise _forbidden(path) from error
    except OSError as error:
        reason = f"the system says: {error.strerror or error}."
        raise PalaceUnreadable(path=path, reason=reason) from error
    raise _unknown(path)


def _require_reachable(path: Path) -> None:
    try:
        mode = path.stat().st_mode
        if stat.S_ISDIR(mode):
            os.scandir(path).close()
    except PermissionError as error:
        raise _forbidden(path) from error
    except FileNotFoundError as error:
        reason = "nothing is there. Name the palace folder, the folder above it, or its database."
        raise PalaceAbsent(path=path, reason=reason) from error
    except (OSError, ValueError) as error:
        raise PalaceAbsent(path=path, reason=f"it cannot be reached ({error}).") from error
    if not stat.S_ISDIR(mode) and not stat.S_ISREG(mode):
        words = f"{path} is a pipe, socket or device, not a regular file, and is never read."
        raise SourceRefused(reason=words)


def _forbidden(path: Path) -> PalaceUnreadable:
    return PalaceUnreadable(path=path, reason=FORBIDDEN)


def _unknown(path: Path) -> PalaceError:
    """The sentence for something that no adapter knows."""
    if path.is_dir():
        reason = (
            "the folder holds no palace (no chroma.sqlite3, no sqlite_exact.sqlite3, no palace/)."
        )
        return PalaceAbsent(path=path, reason=reason)
    with path.open("rb") as file:
        is_database = file.read(len(MAGIC)) == MAGIC
    what = (
        "it is a SQLite database, but not one of a palace." if is_database else "it is no database."
    )
    return PalaceAbsent(path=path, reason=what)
