"""Filled next."""

from nidra_gui.widgets.page import Page


class SourcesPage(Page):
    name = "sources"
