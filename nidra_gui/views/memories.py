"""Filled next."""

from nidra_gui.widgets.page import Page


class MemoriesPage(Page):
    name = "memories"

    def show_memory(self, memory: str) -> None: ...

    def show_facet(self, facet: str, value: str) -> None: ...

    def seek(self) -> None: ...
