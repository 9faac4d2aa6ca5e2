"""What to type after a pass: one command, ready to copy, and a hint where most sources are absent."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from typing import TYPE_CHECKING

from nidra.cli.opening import command

if TYPE_CHECKING:
    from nidra.app.moved import Absent
    from nidra.records.report import PassReport


ASTRAY = "Most sources are not where the map of the import leads."
SEARCH = ("sources", "--moved", "--under", "FOLDER")


def ending(done: PassReport, given: str | None, lost: Absent | None) -> Iterator[str]:
    """The last lines of a pass; the very last one is the next command."""
    from nidra.report.import_summary import ABSENT, FOUND, beside

    words = next_words(done)
    if lost is not None:
        remap = remapping(lost)
        if lost.maps and not done.falls:
            words = remap
            yield f"{ABSENT} {FOUND}"
        elif lost.standing and not lost.maps:
            yield f"{ABSENT} {beside(lost.standing, lost.root)}"
        elif lost.mapped:
            yield f"{ASTRAY} To have them looked for: {command(*SEARCH, given=given)}"
            yield f"If the map of the import was wrong: {command(*remap, given=given)}"
        else:
            yield f"{ABSENT} If they were moved: {command(*remap, given=given)}"
            yield f"To have them looked for: {command(*SEARCH, given=given)}"
    if done.after.contested and words != ["contested"]:
        yield f"Memories that cannot both hold: {command('contested', given=given)}"
    yield f"Next: {command(*words, given=given)}"


def next_words(done: PassReport) -> list[str]:
    """The command that leads on from a pass: to what fell in it, to what is fallen, to pairs that cannot
    both hold, to everything."""
    from nidra.records.grade import Standing

    if done.falls:
        return ["why", done.falls[0].memory]
    if done.after.standing(Standing.FALLEN):
        return ["list", "--standing", "fallen"]
    if done.after.contested:
        return ["contested"]
    return ["list"] if done.after.total else ["import-mempalace"]


def importing(adapter: str, location: str) -> list[str]:
    """The import of a foreign store that was imported before."""
    if adapter == "mempalace":
        return ["import-mempalace", "--palace", shlex.quote(location)]
    return ["import", shlex.quote(location)]


def remapping(lost: Absent) -> list[str]:
    """The import that finds absent sources again, or that says where they may be."""
    from nidra.report.import_summary import map_options

    words = importing(lost.adapter, lost.location)
    if lost.maps:
        return [*words, *map_options(lost.maps)]
    if lost.mapped:
        return [*words, "--dry-run"]
    return [*words, *map_options([(lost.root or "OLD", "NEW")])]
