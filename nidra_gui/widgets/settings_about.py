"""What this program is, which version, its licences, and what a crash left behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nidra.app.version import version
from PySide6.QtGui import QGuiApplication

from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label, selectable
from nidra_gui.widgets.setting_row import SettingSection

if TYPE_CHECKING:
    from nidra_gui.desk import Desk


class AboutSection(SettingSection):
    """The version, a sentence on what leaves the machine, and ways to the licences and the crash text."""

    def __init__(self, desk: Desk) -> None:
        super().__init__("", "")
        self.title = self.tr("About Nidra")
        self.heading.setText(self.title)
        self._desk = desk
        self.version = selectable(self.tr("Version {version}").format(version=version()))
        private = label(
            self.tr(
                "Everything happens on this machine. Nothing is sent anywhere unless you ask the judge,"
                " and nobody is told how you use it."
            ),
            "muted",
            wrap=True,
        )
        self.licences = button(self.tr("Licences…"), self._show_licences)
        self.crash = button(self.tr("Copy what the last crash left behind"), self._copy)
        steps = Flow()
        steps.addWidget(self.licences)
        steps.addWidget(self.crash)
        words = self.tr("version licence licences libraries crash about privacy")
        for part in (self.version, private, steps):
            self.add_part(part, words)
        self.show_crash()

    def show_crash(self) -> None:
        """Offer the text of a crash where there is one."""
        self.crash.setVisible(bool(self._desk.crash_text))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._desk.crash_text)
        self._desk.say(self.tr("Copied. It holds no memory of yours but may name files."))

    def _show_licences(self) -> None:
        from nidra_gui.widgets.licences import Licences

        Licences(self.window()).open()
