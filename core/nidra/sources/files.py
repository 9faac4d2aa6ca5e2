"""Files as they lie on disk: what stands at a path now, told by one look at it and no reading."""

# One call of `os` a path: a Path object would cost more than the lstat itself.
# ruff: noqa: PTH112, PTH114, PTH116, PTH117, PTH120
from __future__ import annotations

import errno
import os
import stat
from dataclasses import dataclass
from enum import Enum

from nidra.sources.pathnames import REMOTE, WINDOWS, is_storable, name_of
from nidra.sources.pseudo_files import is_pseudo, pseudo_devices

DEFAULT_LIMIT = 2 << 30


class Kind(Enum):
    """What a path was found to be."""

    REGULAR = "regular file"
    GONE = "gone"
    UNREACHABLE = "out of reach"  # its folder or volume is not there
    REFUSED = "no regular file"
    FORBIDDEN = "not permitted"
    TOO_LARGE = "too large"
    LOOP = "loop of links"
    IO_ERROR = "input/output error"
    CHANGING = "changing while read"
    REMOTE = "remote"
    NO_PATH = "no path"


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """What tells one content of a file from the next without reading it. Times are nanoseconds."""

    size: int
    mtime_ns: int
    ctime_ns: int
    inode: int
    device: int


@dataclass(frozen=True, slots=True)
class Look:
    """One look at a path: its kind, a sentence for a person, and the fingerprint where it is regular."""

    path: str
    kind: Kind
    sentence: str
    fingerprint: Fingerprint | None = None

    @property
    def regular(self) -> bool:
        return self.kind is Kind.REGULAR

    @property
    def exists(self) -> bool:
        """Does anything at all stand at the path, a folder included?"""
        return self.kind in (Kind.REGULAR, Kind.REFUSED, Kind.TOO_LARGE, Kind.CHANGING)


def fingerprint(path: str) -> Fingerprint | None:
    """The fingerprint of a regular file, or None where there is none to be had."""
    return look(path).fingerprint


def is_still(path: str, print_: Fingerprint | None) -> bool:
    """Is the file at `path` the one of this fingerprint; is none there still, where that is None?

    One `stat`, where `look` would also find out why there is none. A file that grew in its place
    counts as the same: a log that is never at rest would be read over and over.
    """
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return print_ is None
    if not stat.S_ISREG(found.st_mode) or print_ is None:
        return print_ is None and not stat.S_ISREG(found.st_mode)
    if (found.st_ino, found.st_dev) == (
        print_.inode,
        print_.device,
    ) and found.st_size > print_.size:
        return True
    return (found.st_mtime_ns, found.st_ctime_ns, found.st_size, found.st_ino, found.st_dev) == (
        print_.mtime_ns,
        print_.ctime_ns,
        print_.size,
        print_.inode,
        print_.device,
    )


def look(
    path: str,
    limit: int = DEFAULT_LIMIT,
    folders: dict[str, bool] | None = None,
    device: int | None = None,
) -> Look:
    """What stands at `path` now, by one `lstat`; a link costs one more, a missing file its folder's.

    `folders` remembers which parent folders exist, so that many missing files of one folder cost
    one look at it; hand in a fresh dictionary for each pass. `device` is the one (`st_dev`) that
    the file lay on when it was last read: where its folder lies on another one now, a missing file
    is out of reach rather than gone.
    """
    unusable = _unusable(path)
    if unusable is not None:
        return unusable
    link = False
    try:
        found = os.lstat(path)
        if link := stat.S_ISLNK(found.st_mode):
            found = os.stat(path)
    except (OSError, ValueError) as error:
        return look_from_error(path, error, {} if folders is None else folders, device, link)
    return look_from_stat(path, found, limit)


def _unusable(path: object) -> Look | None:
    """A look at what no file can be at: not a text, relative, remote, or another system's path."""
    if not isinstance(path, str) or not path.strip() or "\0" in path:
        return Look(str(path), Kind.NO_PATH, f"{path!r} is no path of a file.")
    if not is_storable(path):
        words = f"{path!r} is a name that is not valid UTF-8 and cannot be kept; rename the file."
        return Look(path, Kind.NO_PATH, words)
    if os.path.isabs(path):
        return None
    if REMOTE.match(path):
        return Look(path, Kind.REMOTE, f"{path} is remote and is not fetched by this check.")
    if WINDOWS.match(path):
        words = f"{path} is a Windows path and cannot be reached here; give the folder with --map."
        return Look(path, Kind.UNREACHABLE, words)
    words = f"{path} is not an absolute path, so it cannot be told which file is meant."
    return Look(path, Kind.NO_PATH, words)


def look_from_error(
    path: str,
    error: Exception,
    folders: dict[str, bool],
    device: int | None = None,
    link: bool | None = None,
) -> Look:
    """The look that an error of `stat` or `open` stands for; `link` says whether a link stands there."""
    code = getattr(error, "errno", None)
    if code in (errno.ENOENT, errno.ENOTDIR):
        return _missing(path, folders, device, link)
    if code in (errno.EACCES, errno.EPERM):
        words = f"{path} may not be read: permission was refused."
        return Look(path, Kind.FORBIDDEN, words)
    if code == errno.ELOOP:
        return Look(path, Kind.LOOP, f"{path} is a link that leads round in a circle.")
    if code == errno.ENXIO:
        return Look(path, Kind.REFUSED, f"{path} is a socket or device and is never read.")
    if isinstance(error, ValueError) or code in (errno.ENAMETOOLONG, errno.EINVAL):
        return Look(path, Kind.NO_PATH, f"{path!r} is no path of a file here.")
    return Look(
        path,
        Kind.IO_ERROR,
        f"{path} could not be read: {error.strerror if isinstance(error, OSError) else error}.",
    )


def _missing(
    path: str, folders: dict[str, bool], device: int | None, link: bool | None = None
) -> Look:
    """A missing file is gone where its folder stands, and out of reach where that is missing too."""
    folder = os.path.dirname(path)
    if folder not in folders:
        folders[folder] = os.path.isdir(folder)
    if not folders[folder]:
        words = f"The folder {folder} is not there (moved, deleted, or on a volume that is not mounted)."
        return Look(path, Kind.UNREACHABLE, words)
    if os.path.islink(path) if link is None else link:
        words = f"{path} is a link to a file that cannot be reached."
        return Look(path, Kind.UNREACHABLE, words)
    if device is not None and _device(folder) != device:
        words = (
            f"{name_of(path)} is not there, and {folder} does not lie on the volume that the file "
            "was last read from (it is probably not mounted)."
        )
        return Look(path, Kind.UNREACHABLE, words)
    return Look(path, Kind.GONE, f"{name_of(path)} is not there.")


def _device(folder: str) -> int | None:
    try:
        return os.stat(folder).st_dev
    except OSError:
        return None


def look_from_stat(path: str, found: os.stat_result, limit: int) -> Look:
    """The look that a successful `stat` stands for."""
    refused = _kind_word(found.st_mode)
    if refused:
        return Look(
            path, Kind.REFUSED, f"{path} is {refused}, not a regular file, and is never read."
        )
    if found.st_dev in pseudo_devices() or is_pseudo(path):
        return Look(path, Kind.REFUSED, f"{path} is made up by the system and is never read.")
    print_ = Fingerprint(
        found.st_size, found.st_mtime_ns, found.st_ctime_ns, found.st_ino, found.st_dev
    )
    if found.st_size > limit:
        words = (
            f"{path} has {found.st_size:,} bytes, more than the {limit:,} that the limit allows."
        )
        return Look(path, Kind.TOO_LARGE, words, print_)
    return Look(path, Kind.REGULAR, "", print_)


def _kind_word(mode: int) -> str:
    """What stands in a regular file's place, or "" for a regular file."""
    if stat.S_ISREG(mode):
        return ""
    if stat.S_ISDIR(mode):
        return "a folder"
    if stat.S_ISFIFO(mode):
        return "a pipe"
    if stat.S_ISSOCK(mode):
        return "a socket"
    return "a device"
