"""What a palace recorded as the source of a drawer: a path of some system, or no path at all."""

from __future__ import annotations

import re
from pathlib import Path

from nidra.sources.pathnames import local_path

_DRIVE = re.compile(r"[A-Za-z]:[\\/]")
LONGEST_PATH = 32_767  # of Windows; POSIX systems stop at 4,096


def is_windows(path: str) -> bool:
    """Does the path begin with a drive or with the name of a server (UNC)?"""
    return bool(_DRIVE.match(path)) or path.startswith("\\\\")


def is_path(text: str) -> bool:
    """Is `text` an absolute path of any system? A bare name such as `notes.md` is not: of what folder?"""
    if not text or len(text) > LONGEST_PATH or "\0" in text:
        return False
    return text.startswith(("/", "~/", "~\\")) or text == "~" or is_windows(text)


def absolute(text: str, home: Path) -> str:
    """The absolute path that `text` says, or "" where it says none.

    `~` is taken for `home`, and a `file:` address for the path in it.
    """
    text = local_path(text)
    if not is_path(text):
        return ""
    if text.startswith("~"):
        return str(home) + text[1:].replace("\\", "/")
    return text
