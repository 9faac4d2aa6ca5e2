"""Filled next."""

from nidra_gui.widgets.page import Page


class HomePage(Page):
    name = "home"
