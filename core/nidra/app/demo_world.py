"""The world of the demonstration: its folder, the sources in it, and what is planted and expected.

Defects: a duplicate pair, a numeric and a negated contradiction, overdue junk, a source whose value
will change, one whose number will grow by a digit, and a memory that rests on the first.
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from nidra.app.demo_mark import MARK
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import FolderRefused
from nidra.base.paths import naming

_OWN = ("sources", "store", "making")
_MARK_TEXT = "This folder was made by `nidra demo`, which makes `sources` and `store` in it anew each time.\n"

CONFIG = "# Retry policy\n\nThe retry limit is 5 for every call.\nThe retry delay is 30 s between calls.\n"
GUIDE = "# Guide\n\nThe harbour bell rings twice at high tide.\n"

GOOD = "The harbour bell rings twice at high tide"
LIMIT = "The retry limit is 5"
DELAY = "The retry delay is 30 s"
DERIVED = "A call is given up after five retries"
JUNK = "Maybe look into the thing from the other day"
TWINS = ("Tide tables are printed on Mondays.", "tide tables are printed on MONDAYS")
NUMBERS = ("The berth fee is 40 euros a night", "The berth fee is 55 euros a night")
NEGATED = ("The north pier is open to visitors", "The north pier is not open to visitors")
# (subject, statement) pairs that look like duplicates or contradictions, and are neither.
ALIKE = (
    (("freezer", "The sensor reads -5 degrees"), ("cellar", "The sensor reads 5 degrees")),
    (("crane", "The control is written in C++"), ("gate", "The control is written in C#")),
    (("upload", "The upload timeout is 60 s"), ("upload", "The upload timeout is 1 min")),
    (("tickets", "Ticket 114 is about the crane"), ("tickets", "Ticket 115 is about the crane")),
    (("kiosk", "The kiosk takes coins"), ("kiosk", "The kiosk takes not only coins")),
)
DEFECTS = 7


def prepare(folder: Path) -> None:
    """Make the folder ready: absent, empty, or one that an earlier demonstration made.

    Raises `FolderRefused` for any other, which stays as it is.
    """
    claim(folder)
    clear(folder)


def claim(folder: Path) -> None:
    """Mark the folder as one of a demonstration; raises `FolderRefused` as `prepare` does."""
    with naming(folder):
        if folder.is_symlink() or (folder.exists() and not folder.is_dir()):
            raise FolderRefused(path=folder, reason="it is no folder of its own")
        marked = (folder / MARK).is_file()
        if folder.is_dir() and not marked and any(folder.iterdir()):
            raise FolderRefused(path=folder, reason="it holds files that no demonstration made")
        _make(folder)
        (folder / MARK).write_text(_MARK_TEXT, "utf-8")


def clear(folder: Path) -> None:
    """Take away what an earlier demonstration left in a folder that is marked."""
    with naming(folder):
        for name in _OWN:
            place = folder / name
            if place.is_symlink():
                raise FolderRefused(path=place, reason="it is a link to another place")
            if place.exists():
                shutil.rmtree(place)
        (folder / "sources").mkdir()


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as problem:
        raise FolderRefused(path=folder, reason="what lies above it is no folder") from problem


def write_sources(folder: Path) -> None:
    """The sources as they stand on the first night."""
    (folder / "sources" / "config.md").write_text(CONFIG, "utf-8")
    (folder / "sources" / "guide.md").write_text(GUIDE, "utf-8")


def plant_old_junk(store: Store) -> str:
    """The note that nobody will miss; planted long before the others. Returns its id."""
    return store.add(new_memory(JUNK, tags=["someday"], confidence=0.2))


def plant(store: Store, folder: Path) -> Mapping[str, str]:
    """File everything else; returns the public ids by statement."""
    config, guide = folder / "sources" / "config.md", folder / "sources" / "guide.md"
    ids: dict[str, str] = {}

    def file(statement: str, subject: str, **more: object) -> None:
        ids[statement] = store.add(new_memory(statement, subject=subject, **more))  # type: ignore[arg-type]

    file(GOOD, "harbour-bell", source=guide, excerpt=GOOD)
    file(LIMIT, "retry-limit", source=config, excerpt="retry limit is 5")
    file(DELAY, "retry-delay", source=config, excerpt="retry delay is 30")
    file(DERIVED, "retries", rests_on=[ids[LIMIT]])
    for subject, pair in (("tides", TWINS), ("berth-fee", NUMBERS), ("north-pier", NEGATED)):
        for statement in pair:
            file(statement, subject)
    for alike in ALIKE:
        for subject, statement in alike:
            file(statement, subject)
    return ids


def change_sources(folder: Path) -> tuple[tuple[str, str, str], ...]:
    """What happens between the first night and the second: (file name, old line, new line)."""
    path = folder / "sources" / "config.md"
    changed = CONFIG.replace("limit is 5 ", "limit is 6 ").replace(
        "delay is 30 s", "delay is 300 s"
    )
    path.write_text(changed, "utf-8")
    pairs = zip(CONFIG.splitlines(), changed.splitlines(), strict=True)
    return tuple((path.name, old, new) for old, new in pairs if old != new)
