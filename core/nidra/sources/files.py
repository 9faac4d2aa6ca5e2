"""Files as they lie on disk: what a path is now, and its bytes, read without ever blocking.

A path is looked at before it is opened, opened without blocking, and looked at again through the
open descriptor, so that a device or pipe that takes the file's place in between is still refused.
"""

# One call of `os` a path: a Path object would cost more than the lstat itself.
# ruff: noqa: PTH112, PTH114, PTH116, PTH117, PTH120
from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from urllib.parse import unquote

from blake3 import blake3

DEFAULT_LIMIT = 2 << 30
_PSEUDO_FOLDERS = ("/proc", "/sys", "/dev")
_SHARED_MEMORY = "/dev/shm/"
_REMOTE = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://")
_WINDOWS = re.compile(r"[A-Za-z]:[\\/]|\\\\")
_FILE_URI = re.compile(r"file:(?://(?:localhost)?)?(?=/(?!/))", re.IGNORECASE)
_PIECE = 1 << 20
_OPEN_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)


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


class NotRead(OSError):
    """The bytes of a path could not be had; `look` says why."""

    def __init__(self, look: Look) -> None:
        super().__init__(look.sentence)
        self.look = look


def name_of(path: str) -> str:
    """The last part of a POSIX or Windows path, for sentences."""
    flat = path.replace("\\", "/").rstrip("/")
    return flat[flat.rfind("/") + 1 :] or path


def local_path(text: str) -> str:
    """The path that a `file:` address of this machine names; any other text as it is.

    >>> local_path("file:///notes/a%20b.md")
    '/notes/a b.md'
    """
    uri = _FILE_URI.match(text)
    if uri is None:
        return text
    path = unquote(text[uri.end() :])
    return path[1:] if _WINDOWS.match(path, 1) else path


def is_storable(path: str) -> bool:
    """Is the path valid UTF-8? A name of other bytes cannot be kept in any store or report."""
    if path.isascii():
        return True
    try:
        path.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


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
        return _failed(path, error, {} if folders is None else folders, device, link)
    return _judge(path, found, limit)


def _unusable(path: object) -> Look | None:
    """A look at what no file can be at: not a text, relative, remote, or another system's path."""
    if not isinstance(path, str) or not path.strip() or "\0" in path:
        return Look(str(path), Kind.NO_PATH, f"{path!r} is no path of a file.")
    if not is_storable(path):
        words = f"{path!r} is a name that is not valid UTF-8 and cannot be kept; rename the file."
        return Look(path, Kind.NO_PATH, words)
    if os.path.isabs(path):
        return None
    if _REMOTE.match(path):
        return Look(path, Kind.REMOTE, f"{path} is remote and is not fetched by this check.")
    if _WINDOWS.match(path):
        words = f"{path} is a Windows path and cannot be reached here; give the folder with --map."
        return Look(path, Kind.UNREACHABLE, words)
    words = f"{path} is not an absolute path, so it cannot be told which file is meant."
    return Look(path, Kind.NO_PATH, words)


def _failed(
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


def _judge(path: str, found: os.stat_result, limit: int) -> Look:
    """The look that a successful `stat` stands for."""
    refused = _kind_word(found.st_mode)
    if refused:
        return Look(
            path, Kind.REFUSED, f"{path} is {refused}, not a regular file, and is never read."
        )
    if found.st_dev in _pseudo_devices() or _is_pseudo(path):
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


def _is_pseudo(path: str) -> bool:
    if not path.startswith(_PSEUDO_FOLDERS):
        return False
    clean = os.path.normpath(path)
    inside = any(clean.startswith(f"{folder}/") for folder in _PSEUDO_FOLDERS)
    return inside and not clean.startswith(_SHARED_MEMORY)


@cache
def _pseudo_devices() -> frozenset[int]:
    """Device numbers of the file systems whose files are made up by the kernel."""
    found: set[int] = set()
    for folder in _PSEUDO_FOLDERS:
        try:
            found.add(os.stat(folder).st_dev)
        except OSError:
            continue
    found.discard(os.stat(os.sep).st_dev)
    return frozenset(found)


def read(path: str, limit: int = DEFAULT_LIMIT) -> bytes:
    """The bytes of a regular file of at most `limit` bytes; `NotRead` says why there are none."""
    found, raw = look_and_read(path, limit)
    if not found.regular:
        raise NotRead(found)
    return raw


def look_and_read(path: str, limit: int = DEFAULT_LIMIT) -> tuple[Look, bytes]:
    """The look at `path` that goes with its bytes; no bytes where it is not a readable regular file.

    A file that only grows while it is read counts as what it was when it was opened. One that
    changes in another way is read once more, then given up for this time.
    """
    found = look(path, limit)
    for _ in range(2):
        if not found.regular:
            return found, b""
        found, raw = _read_once(path, limit)
        if found.kind is not Kind.CHANGING:
            return found, raw
        found = look(path, limit)
    return Look(
        path, Kind.CHANGING, f"{path} changed while it was read; the next pass tries again."
    ), b""


def _read_once(path: str, limit: int) -> tuple[Look, bytes]:
    try:
        descriptor = os.open(path, _OPEN_FLAGS)
    except (OSError, ValueError) as error:
        return _failed(path, error, {}), b""
    try:
        before = _judge(path, os.fstat(descriptor), limit)
        if not before.regular or before.fingerprint is None:
            return before, b""
        size = before.fingerprint.size
        raw = _all_bytes(descriptor, size)
        after = _judge(path, os.fstat(descriptor), limit).fingerprint
        if len(raw) == size and not _moved_on(before.fingerprint, after):
            return before, raw
        if len(raw) >= size and after is not None and after.size > size:
            raw = raw[:size]
            if _still_begins_with(descriptor, raw):
                return before, raw
        return Look(path, Kind.CHANGING, f"{path} changed while it was read."), b""
    except OSError as error:
        return _failed(path, error, {}), b""
    finally:
        os.close(descriptor)


def _all_bytes(descriptor: int, size: int) -> bytes:
    """At most `size` + 1 bytes: one more than expected is enough to know that the file grew."""
    first = os.read(descriptor, min(size + 1, 1 << 30))
    if len(first) > size or not first:
        return first
    parts, have = [first], len(first)
    while have <= size:
        part = os.read(descriptor, min(size + 1 - have, 1 << 30))
        if not part:
            break
        parts.append(part)
        have += len(part)
    return first if len(parts) == 1 else b"".join(parts)


def _still_begins_with(descriptor: int, raw: bytes) -> bool:
    """Does a file that grew while it was read still begin with what was read: was it appended to?"""
    os.lseek(descriptor, 0, os.SEEK_SET)
    at, known = 0, memoryview(raw)
    while at < len(raw):
        part = os.read(descriptor, min(_PIECE, len(raw) - at))
        if not part or known[at : at + len(part)] != part:
            return False
        at += len(part)
    return True


def _moved_on(before: Fingerprint, after: Fingerprint | None) -> bool:
    return after is None or (before.size, before.mtime_ns) != (after.size, after.mtime_ns)


def digest_of(
    path: str, limit: int = DEFAULT_LIMIT, heed: Callable[[int], None] = lambda number: None
) -> tuple[Fingerprint, bytes] | None:
    """The fingerprint of a regular file and blake3 of its bytes, read in pieces; None where it cannot
    be read, or changed meanwhile. `heed` is told the size of each piece, and may raise to stop."""
    if not look(path, limit).regular:
        return None
    try:
        descriptor = os.open(path, _OPEN_FLAGS)
    except (OSError, ValueError):
        return None
    try:
        before = _judge(path, os.fstat(descriptor), limit)
        if not before.regular or before.fingerprint is None:
            return None
        hasher, have = blake3(), 0
        while part := os.read(descriptor, _PIECE):
            hasher.update(part)
            have += len(part)
            heed(len(part))
            if have > before.fingerprint.size:
                return None
        after = _judge(path, os.fstat(descriptor), limit).fingerprint
        same = have == before.fingerprint.size and not _moved_on(before.fingerprint, after)
        return (before.fingerprint, hasher.digest()) if same else None
    except OSError:
        return None
    finally:
        os.close(descriptor)


def files_below(folder: str, limit: int = 5_000, depth: int = 4) -> Iterator[str]:
    """Paths of files under `folder`, nearest first, at most `limit` entries seen.

    Hidden folders are left out, and names that are not valid UTF-8.
    """
    seen, queue = 0, [(folder, 0)]
    while queue:
        here, level = queue.pop(0)
        for entry in _entries(here):
            seen += 1
            if seen > limit:
                return
            if not is_storable(entry.name):
                continue
            if entry.is_dir(follow_symlinks=False):
                if level < depth and not entry.name.startswith("."):
                    queue.append((entry.path, level + 1))
            elif entry.is_file():
                yield entry.path


def _entries(folder: str) -> list[os.DirEntry[str]]:
    """The entries of a folder by name, or none where it cannot be listed."""
    try:
        with os.scandir(folder) as entries:
            return sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return []
