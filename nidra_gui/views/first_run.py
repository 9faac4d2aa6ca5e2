"""The first look: nothing is there yet."""

from __future__ import annotations

from nidra_gui.widgets.page import Page
from nidra_gui.widgets.state import Kind


class FirstRunPage(Page):
    """What Nidra does, that nothing leaves the machine, and how to begin."""

    name = "first-run"

    def title(self) -> str:
        return self.tr("Welcome to Nidra")

    def refresh(self) -> None:
        self.show_state(
            Kind.EMPTY,
            self.tr("No store is there yet"),
            self.tr("Import a palace, or look at the demo store. Nothing leaves this machine."),
            (
                (self.tr("Import a palace…"), self.desk.commands["import"].trigger),
                (self.tr("Open the demo store"), self.desk.open_demo),
            ),
        )
