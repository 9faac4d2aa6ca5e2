"""Where help on each thing of the window stands. A part carries the place as a property, and whoever asks
walks up from the part to the nearest one that does: help is data, no page knows the viewer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nidra.records.grade import Grade, Standing
from nidra.records.verdict import State
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from nidra.records.browse import Row

ABOUT = "help"  # the property
START = "first-audit"
PRIVACY = "privacy#the-one-exception"
CONTENTS = "window"

# Pages of the window, by their names in `pages.PLACES`.
OF_PAGES = {
    "home": "window#home",
    "memories": "window#memories",
    "conflicts": "conflicts",
    "sources": "moved",
    "trust": "reading",
    "decay": "decay",
    "journal": "undo#the-journal-page",
    "import": "first-audit#2-look-before-you-import",
    "settings": "settings",
    "first-run": START,
    "help": "window#help",
}

# What memories can be narrowed to; a value's own entry goes before that of its facet.
OF_FACETS = {
    "grade": "verdicts#grades",
    "standing": "verdicts#standings",
    "verdict": "verdicts#verdicts",
    "flag": "verdicts#flags",
    "tier": "words#tiers",
    "origin": "words#where-a-memory-comes-from",
    "wing": "words#palaces",
    "room": "words#palaces",
    "source": "moved",
    "age": "words#age-and-strength",
    "strength": "decay#the-first-clock-strength",
    "pass": "words#the-pass",
}

VERDICTS = {state: f"verdicts#{state.label.replace(' ', '-')}" for state in State}
GRADES = {grade: f"verdicts#{grade.label}" for grade in Grade}
STANDINGS = {
    standing: f"verdicts#standing-{standing.label.replace(' ', '-')}" for standing in Standing
}
FLAGS = {
    "contested": "conflicts",
    **{name: f"verdicts#{name}" for name in ("drifted", "edited", "unfounded")},
    **{
        name: f"verdicts#flag-{name}"
        for name in (
            "integrity",
            "premise_fallen",
            "superseded",
            "superseded_by_judgment",
            "united",
            "tombstoned",
            "rejected",
        )
    },
}


def about(part: QWidget, place: str) -> None:
    """Say where help on a part stands: `page` or `page#heading`; nothing leaves it to what is around."""
    part.setProperty(ABOUT, place or None)


def place_of(part: QWidget | None) -> str:
    """Where help on a part, or else on the nearest part around it, stands."""
    while part is not None:
        place = part.property(ABOUT)
        if place:
            return str(place)
        part = part.parentWidget()
    return ""


def of_facet(facet: str, value: str = "") -> str:
    """Where a facet is explained, or one of its values."""
    values = {
        "grade": {grade.label: place for grade, place in GRADES.items()},
        "standing": {standing.label: place for standing, place in STANDINGS.items()},
        "verdict": {state.label: place for state, place in VERDICTS.items()},
        "flag": FLAGS,
    }
    return values.get(facet, {}).get(value, OF_FACETS.get(facet, ""))


def of_memory(grade: Grade, standing: Standing, contested: bool, verdict: str = "") -> str:
    """Where help on how a memory stands is: a fallen one's verdict, a conflict, else its grade."""
    if standing is Standing.FALLEN:
        return of_facet("verdict", verdict) if verdict else STANDINGS[standing]
    if contested:
        return FLAGS["contested"]
    if standing in (Standing.GONE, Standing.NOT_COMPARABLE) and verdict:
        return of_facet("verdict", verdict)
    return GRADES[grade]


def of_row(row: Row) -> str:
    """The same of a line of a table."""
    if not row.active:
        return "words#how-a-memory-stands"
    return of_memory(row.grade, row.standing, row.contested, row.verdict)


def titles() -> dict[str, str]:
    """The pages by name, in the order in which they are listed, as they are called in the window."""
    return {name: title for group in groups().values() for name, title in group.items()}


def groups() -> dict[str, dict[str, str]]:
    """The same in groups, each with its heading."""
    return {
        _tr("Begin"): {
            "first-audit": _tr("First audit in five minutes"),
            "reading": _tr("Reading the report"),
            "window": _tr("The window"),
        },
        _tr("Understand"): {
            "verdicts": _tr("Verdicts and grades"),
            "conflicts": _tr("Conflicts between memories"),
            "moved": _tr("Sources that vanished"),
            "decay": _tr("Two clocks"),
            "reviews": _tr("Reviews by a person"),
            "words": _tr("Words"),
        },
        _tr("Leave it running"): {
            "schedule": _tr("Sleeping on a timer"),
            "watch": _tr("Watching"),
            "privacy": _tr("What leaves the machine"),
            "undo": _tr("Undo and history"),
            "settings": _tr("Settings of a store"),
        },
        _tr("Look up"): {
            "search": _tr("Searching"),
            "store": _tr("The store"),
            "reports": _tr("Report files"),
            "journal": _tr("The journal's format"),
            "commands": _tr("Commands"),
        },
    }


def _tr(text: str) -> str:
    return QCoreApplication.translate("Help", text)
