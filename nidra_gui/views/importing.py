"""Filled next."""

from nidra_gui.widgets.page import Page


class ImportPage(Page):
    name = "import"

    def look_at(self, path: str) -> None: ...
