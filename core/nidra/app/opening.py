"""May a source be handed to the system's viewer? Its path is looked at first; a program is never started."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from nidra.base.text import one_line
from nidra.sources.files import look

# What a desktop runs, or follows elsewhere, instead of showing it.
_LAUNCHED = frozenset(
    [
        ".desktop",
        ".directory",
        ".url",
        ".webloc",
        ".lnk",
        ".exe",
        ".com",
        ".scr",
        ".pif",
        ".msi",
        ".msp",
        ".bat",
        ".cmd",
        ".ps1",
        ".psm1",
        ".vbs",
        ".vbe",
        ".jse",
        ".wsf",
        ".wsh",
        ".hta",
        ".cpl",
        ".jar",
        ".app",
        ".command",
        ".tool",
        ".workflow",
        ".appimage",
        ".run",
        ".bin",
        ".deb",
        ".rpm",
        ".apk",
        ".reg",
    ]
)
_LAUNCHED_ON_WINDOWS = frozenset((".py", ".pyw", ".js", ".rb", ".pl"))
_HEADS = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe", b"\xca\xfe\xba\xbe")
_MOST = 4


@dataclass(frozen=True, slots=True)
class Opening:
    """Whether a path may be opened: `refusal` is "" where it may, else a sentence; `folder` is the
    nearest folder that is there, or ""."""

    path: str
    refusal: str
    folder: str


def opening(path: str) -> Opening:
    """Look at a path on disk. Never raises."""
    return Opening(path, _refusal(path), _folder(path))


def _refusal(path: str) -> str:
    seen = look(path)
    if not seen.regular:
        return seen.sentence
    name = one_line(os.path.basename(path), 80)  # noqa: PTH119
    if _is_launched(path) or _is_program(path):
        return f"{name} is a program or a link to one: it is not opened from here."
    return ""


def _is_launched(path: str) -> bool:
    suffixes = _LAUNCHED | (_LAUNCHED_ON_WINDOWS if sys.platform == "win32" else frozenset())
    return any(Path(name).suffix.lower() in suffixes for name in (path, os.path.realpath(path)))


def _is_program(path: str) -> bool:
    """Is it one that the system would run: machine code, or a script that may be executed?"""
    try:
        with open(path, "rb", opener=_without_waiting) as stream:
            head = stream.read(_MOST)
        scripted = head.startswith(b"#!") and os.access(path, os.X_OK)
    except (OSError, ValueError):
        return False
    return scripted or head.startswith(_HEADS)


def _without_waiting(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0))


def _folder(path: str) -> str:
    """The nearest folder above a path that is there."""
    try:
        above = [folder for folder in Path(path).parents if folder.is_dir()]
    except (OSError, ValueError):
        return ""
    return str(above[0]) if above else ""
