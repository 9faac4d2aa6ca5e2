"""What belongs to this window alone: its colours, its text, whether things move, its language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nidra_gui.language import NAMES, SYSTEM, current, understood
from nidra_gui.theme import Choice
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button
from nidra_gui.widgets.setting_fields import OFF, ON, Chosen, Switch
from nidra_gui.widgets.setting_row import SettingRow, SettingSection
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra_gui.desk import Desk

SIZES = tuple(range(80, 201, 10))
NORMAL = "100"


class AppearanceSection(SettingSection):
    """Theme, size of text, less motion. The menu *View* sets the same."""

    def __init__(self, desk: Desk) -> None:
        super().__init__("", "")
        self.title = self.tr("Appearance")
        self.heading.setText(self.title)
        self._desk = desk
        self.theme = self.add_row(self._theme_row())
        self.text = self.add_row(self._text_row())
        self.motion = self.add_row(self._motion_row())
        for choice in Choice:
            desk.commands[f"theme-{choice}"].toggled.connect(lambda _: self.show_all())
        desk.theme.changed.connect(self.show_all)
        self.show_all()

    def _theme_row(self) -> SettingRow:
        words = {
            Choice.SYSTEM: self.tr("As the system has it"),
            Choice.LIGHT: self.tr("Light"),
            Choice.DARK: self.tr("Dark"),
        }
        self._themes = words
        field = Chosen([(str(choice), told) for choice, told in words.items()])
        row = SettingRow(
            self.tr("Colours"), self.tr("Light or dark, or as the rest of your desktop."), field
        )
        field.wanted.connect(lambda value: self._desk.commands[f"theme-{value}"].trigger())
        row.reset_wanted.connect(self._desk.commands[f"theme-{Choice.SYSTEM}"].trigger)
        return row

    def _text_row(self) -> SettingRow:
        percent = self.tr("{n} %")
        field = Chosen([(str(n), percent.format(n=count(n))) for n in SIZES])
        row = SettingRow(
            self.tr("Size of text"), self.tr("In percent of the size that the system uses."), field
        )
        field.wanted.connect(lambda value: self._resize(int(value)))
        row.reset_wanted.connect(lambda: self._resize(int(NORMAL)))
        return row

    def _motion_row(self) -> SettingRow:
        row = SettingRow(
            self.tr("Less motion"),
            self.tr("Bars stand still while the end of a work is not known, and nothing blinks."),
            Switch(),
        )
        row.field.wanted.connect(self._reduce)
        row.reset_wanted.connect(lambda: self._reduce(OFF))
        return row

    def _resize(self, percent: int) -> None:
        self._desk.theme.resize_text(percent)
        self._desk.settings.text_percent = self._desk.theme.scale
        self.show_all()

    def _reduce(self, value: str) -> None:
        if self._desk.settings.still != (value == ON):
            self._desk.commands["less-motion"].trigger()
        self.show_all()

    def show_all(self) -> None:
        """Show what is in force."""
        theme = self._desk.theme
        system = self._themes[Choice.SYSTEM]
        self.theme.show_value(str(theme.choice), str(Choice.SYSTEM), system)
        percent = self.tr("{n} %").format(n=NORMAL)
        self.text.show_value(str(theme.scale), NORMAL, percent)
        reduced = ON if self._desk.settings.still else OFF
        self.motion.show_value(reduced, OFF, self.tr("Off"))


class LanguageSection(SettingSection):
    """The language of the window. It is taken up when the window is opened again."""

    def __init__(self, desk: Desk) -> None:
        super().__init__("", "")
        self.title = self.tr("Language")
        self.heading.setText(self.title)
        self._desk = desk
        system = self.tr("As the system has it ({language})").format(
            language=NAMES[understood(SYSTEM)]
        )
        field = Chosen([(SYSTEM, system), *NAMES.items()])
        self.row = self.add_row(
            SettingRow(
                self.tr("Language of the window"),
                self.tr("Memories, sources and reports stay in their own language."),
                field,
                " ".join(NAMES.values()),
            )
        )
        self._system = system
        field.wanted.connect(self._take)
        self.row.reset_wanted.connect(lambda: self._take(SYSTEM))
        self.again = button(self.tr("Open the window again now"), desk.restart)
        self.strip = Flow()
        self.strip.addWidget(self.again)
        self.column.addWidget(self.strip)
        self.show_all()

    def _take(self, code: str) -> None:
        self._desk.settings.language = code
        self.show_all()

    def show_all(self) -> None:
        """Show what is chosen, and what is to be done for it."""
        chosen = self._desk.settings.language
        self.row.show_value(chosen, SYSTEM, self._system)
        waits = understood(chosen) != current()
        words = self.tr("{language} is taken up when the window is opened again.")
        self.row.show_note(words.format(language=NAMES[understood(chosen)]) if waits else "")
        self.strip.setVisible(waits)

    def look_for(self, text: str) -> bool:
        shown = super().look_for(text)
        self.strip.setVisible(shown and understood(self._desk.settings.language) != current())
        return shown
