"""Filled next."""

from nidra_gui.widgets.page import Page


class ConflictsPage(Page):
    name = "conflicts"
