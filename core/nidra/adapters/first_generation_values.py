"""One value of a first-generation row at a time: taken as it is, or degraded with a word on why.

Whatever another program wrote in its place, no value stops a row from being read.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable
from typing import Any

from nidra.base.clock import parse
from nidra.base.text import storable
from nidra.records.evidence import Form
from nidra.records.first_generation import OldReceipt
from nidra.sources.pathnames import local_path

ID_LENGTH = 200
NO_DIGEST = bytes(32)
Tell = Callable[[str], None]
Place = Callable[[str], str]

_CLAIMS = ("path:", "wikilink:", "symbol:", "value:")
_HEX = re.compile(r"[0-9a-fA-F]{64}")
_WINDOWS = re.compile(r"[A-Za-z]:[\\/]|\\\\")
# How a digest may have been made of a text that no UTF-8 can hold.
_SURROGATES = ("surrogatepass", "replace", "backslashreplace", "ignore")
_WORDS = {"true": True, "false": False, "yes": True, "no": False, "1": True, "0": False}


def part(value: dict[str, Any], name: str, tell: Tell) -> dict[str, Any]:
    """The object under `name`, empty where there is none."""
    found = value.get(name)
    if found is None or isinstance(found, dict):
        return found or {}
    tell(f"{name} is no object")
    return {}


def text(value: Any, name: str, tell: Tell) -> str | None:
    """A text, or None where there is none; a number is taken as it is written."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        tell(f"{name} is a number")
        return repr(value)
    if value is None or isinstance(value, str):
        return storable(value) if value else None
    tell(f"{name} is no text")
    return None


def texts(value: Any, name: str, tell: Tell) -> tuple[str, ...]:
    """A list of texts, each once; one text alone counts as a list of one."""
    if value is None:
        return ()
    if not isinstance(value, list):
        value = [value]
        tell(f"{name} is no list")
    found = [text(item, f"one of {name}", tell) for item in value]
    return tuple(dict.fromkeys(item for item in found if item))


def flags(value: Any, tell: Tell) -> tuple[str, ...]:
    """Flags as words without blanks, which is how a store keeps them."""
    words = ("_".join(flag.split()) for flag in texts(value, "flags", tell))
    return tuple(dict.fromkeys(word for word in words if word))


def usable_id(value: Any) -> str | None:
    """An id that can be kept exactly: a printable text that is not too long."""
    if not isinstance(value, str) or not 0 < len(value) <= ID_LENGTH:
        return None
    return value if value.isprintable() and value.strip() else None


def confidence(value: Any, tell: Tell) -> float:
    """A number from 0 to 1; one half where it is none."""
    if value is None:
        return 0.5
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 1:
        tell("confidence is no number from 0 to 1")
        return 0.5
    return float(value)


def active(value: Any, tell: Tell) -> bool:
    """Is the row active? Yes, unless it says no."""
    if value is None or isinstance(value, bool):
        return value is not False
    tell("active is neither true nor false")
    return _WORDS.get(str(value).strip().lower(), True)


def moment(value: Any, name: str, tell: Tell) -> int | None:
    """A time in microseconds, or None where there is none that can be read."""
    found = parse(value)
    if found is None and value is not None:
        tell(f"{name} is no time in ISO 8601")
    return found


def receipt(item: Any, place: Place, tell: Tell) -> OldReceipt | None:
    """An evidence item as a receipt; None where it names no source that could ever be read."""
    if not isinstance(item, dict):
        tell("a piece of evidence is no object")
        return None
    source = item.get("source")
    if not isinstance(source, str) or not source.strip() or storable(source) != source:
        tell("a piece of evidence names no source that can be read")
        return None
    given = item.get("excerpt")
    excerpt = text(given, "an excerpt", tell) or ""
    locator = text(item.get("locator"), "a locator", tell) or ""
    own = hashlib.sha256(excerpt.encode()).digest()
    written = _written(item.get("sha256"), given, own)
    return OldReceipt(
        source=place(source),
        excerpt=excerpt,
        sha256=written,
        actual=None if written == own else own,
        locator=locator,
        form=Form.CLAIM if locator.startswith(_CLAIMS) else Form.EXCERPT,
        checked_at=moment(item.get("checked_at"), "checked_at", tell),
    )


def _written(value: Any, given: Any, own: bytes) -> bytes:
    """The digest as it was written; an excerpt that came without one is sealed now."""
    if value is None or value == "":
        return own
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        return NO_DIGEST
    digest = bytes.fromhex(value)
    if digest != own and isinstance(given, str) and storable(given) != given:
        made = (hashlib.sha256(given.encode("utf-8", way)).digest() for way in _SURROGATES)
        return own if digest in made else digest
    return digest


def placed(source: str, bases: tuple[str, ...]) -> str:
    """A source as an absolute path: below the first of `bases` where such a file stands.

    Addresses, paths of another system and what no file can be called stay as they are.
    """
    path = local_path(source)
    if "://" in path or "\0" in path or _WINDOWS.match(path):
        return path
    path = os.path.expanduser(path)  # noqa: PTH111 - Path.expanduser raises for `~nobody`
    if os.path.isabs(path) or not bases:  # noqa: PTH117
        return os.path.normpath(path)
    found = [os.path.normpath(os.path.join(base, path)) for base in bases]  # noqa: PTH118
    return next((one for one in found if os.path.isfile(one)), found[0])  # noqa: PTH113
