"""Which pages the window has, in the order of the rail; each is made when it is first shown."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from nidra_gui.desk import Desk
    from nidra_gui.widgets.page import Page


@dataclass(frozen=True, slots=True)
class Place:
    """A page: its name, icon, module and class; `railed` says that the rail leads to it, else `within` is
    the page of the rail that it stands for."""

    name: str
    icon: str
    module: str
    view: str
    railed: bool = True
    within: str = ""


PLACES = (
    Place("home", "home", "home", "HomePage"),
    Place("memories", "memories", "memories", "MemoriesPage"),
    Place("conflicts", "conflicts", "conflicts", "ConflictsPage"),
    Place("sources", "sources", "sources", "SourcesPage"),
    Place("trust", "trust", "trust", "TrustPage"),
    Place("decay", "decay", "decay", "DecayPage"),
    Place("journal", "journal", "journal", "JournalPage"),
    Place("first-run", "sleep", "first_run", "FirstRunPage", railed=False, within="home"),
    Place("import", "import", "importing", "ImportPage"),
    Place("settings", "settings", "settings", "SettingsPage"),
    Place("help", "help", "help", "HelpPage", railed=False),
)


def make(place: Place, desk: Desk) -> Page:
    """The page, made now."""
    view = getattr(import_module(f"nidra_gui.views.{place.module}"), place.view)
    return cast("Page", view(desk))
