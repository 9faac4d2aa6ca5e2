"""The letters of a PDF: DejaVu, which comes with matplotlib, and what the system has for other scripts.

A character that no font has is written as its code, `<U+1F600>`, and counted.
"""

from __future__ import annotations

import os
import sys
import unicodedata
from collections.abc import Collection, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from nidra.base.text import printable
from nidra.report.unseen import seen

PLAIN = "DejaVuSans.ttf"
BOLD = "DejaVuSans-Bold.ttf"
_MOST_FILES = 2000
_MOST_LOOKED_AT = 60
_LEAST = " \n"


def own_font(name: str) -> Path:
    """A font of matplotlib's own folder; matplotlib itself is not loaded for that."""
    spec = find_spec("matplotlib")
    places = spec.submodule_search_locations if spec else None
    for place in places or ():
        path = Path(place) / "mpl-data" / "fonts" / "ttf" / name
        if path.is_file():
            return path
    raise FileNotFoundError(f"{name} is not among the fonts of matplotlib")


@cache
def letters(path: Path) -> frozenset[int]:
    """The code points that a font has; none where it cannot be read."""
    from fontTools.ttLib import TTFont, TTLibError

    try:
        with TTFont(path, fontNumber=0, lazy=True) as font:
            return frozenset(font.getBestCmap() or ())
    except (TTLibError, OSError, KeyError, ValueError, AssertionError):
        return frozenset()


def substitutes(wanted: Collection[str]) -> list[Path]:
    """Fonts of the system that have characters which DejaVu lacks, as few as will do."""
    left = {ord(char) for char in wanted} - letters(own_font(PLAIN))
    chosen: list[Path] = []
    for path in _candidates(left):
        found = left & letters(path)
        if found:
            chosen.append(path)
            left -= found
        if not left:
            break
    return chosen


def _candidates(left: Collection[int]) -> Iterator[Path]:
    """Fonts that may have these characters: those that are named for their scripts first."""
    if not left:
        return
    scripts = {unicodedata.name(chr(code), "").split(" ")[0].lower() for code in left} - {""}
    fonts = sorted(_system_fonts(), key=lambda path: (path.name.lower(), str(path)))
    named = [p for p in fonts if any(script in p.name.lower() for script in scripts)]
    general = [p for p in fonts if "symbols" in p.name.lower() or "emoji" in p.name.lower()]
    yield from dict.fromkeys([*named, *general, *fonts][:_MOST_LOOKED_AT])


def _system_fonts() -> list[Path]:
    """Plain fonts of the system, those of the Noto family before others."""
    found: list[Path] = []
    for folder in _folders():
        for path in folder.rglob("*.[to]tf"):
            found.append(path)
            if len(found) >= _MOST_FILES:
                return _regular(found)
    return _regular(found)


def _regular(found: Collection[Path]) -> list[Path]:
    plain = [path for path in found if "regular" in path.stem.lower() or "-" not in path.stem]
    noto = [path for path in plain if path.stem.startswith("NotoSans")]
    return noto + [path for path in plain if not path.stem.startswith("NotoSans")]


def _folders() -> list[Path]:
    home = Path(os.path.expanduser("~"))  # noqa: PTH111
    if sys.platform == "win32":
        listed = [Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts"]
    elif sys.platform == "darwin":
        listed = [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library/Fonts"]
    else:
        listed = [
            Path("/usr/share/fonts"),
            Path("/usr/local/share/fonts"),
            home / ".local/share/fonts",
        ]
    return [folder for folder in listed if folder.is_dir()]


class Letters:
    """Makes texts ready for the fonts at hand, and counts what none of them has."""

    def __init__(self, fonts: Collection[Path]) -> None:
        self._known: frozenset[int] = frozenset().union(*map(letters, fonts))
        self.unknown = 0
        self.joined = False

    def ready(self, text: str, width: int) -> str:
        """Text on one line, at most `width` characters of it, with every character that can be shown."""
        shown = " ".join(printable(seen(text[: width * 4])).split())
        cut = shown if len(shown) <= width else shown[: width - 1] + "…"
        if cut.isascii():
            return cut
        return "".join(self._shown(char) for char in unicodedata.normalize("NFC", cut))

    def _shown(self, char: str) -> str:
        code = ord(char)
        if code in self._known or char in _LEAST:
            self.joined = self.joined or _joins(code)
            return char
        self.unknown += 1
        return f"<U+{code:04X}>"


def _joins(code: int) -> bool:
    """Is it a letter of a script that joins letters or is written from right to left?"""
    return 0x0590 <= code < 0x1100 or 0x1780 <= code < 0x1800 or 0xFB1D <= code < 0xFF00
