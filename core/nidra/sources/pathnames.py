"""Paths as they are written down: their names, addresses of files, what no store can keep."""

from __future__ import annotations

import re
from urllib.parse import unquote

REMOTE = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://")
WINDOWS = re.compile(r"[A-Za-z]:[\\/]|\\\\")
_FILE_URI = re.compile(r"file:(?://(?:localhost)?)?(?=/(?!/))", re.IGNORECASE)


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
    return path[1:] if WINDOWS.match(path, 1) else path


def is_storable(path: str) -> bool:
    """Is the path valid UTF-8? A name of other bytes cannot be kept in any store or report."""
    if path.isascii():
        return True
    try:
        path.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
