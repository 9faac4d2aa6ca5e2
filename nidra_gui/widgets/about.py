"""What this program is, which version, and under which licences."""

from __future__ import annotations

from nidra.app.version import version
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from nidra_gui.icons import app_icon
from nidra_gui.widgets.plain import button, label


class About(QDialog):
    """The name, the version, what leaves the machine (nothing), and the licences."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Nidra"))
        self.setMinimumWidth(460)
        picture = label()
        picture.setPixmap(app_icon().pixmap(64, 64))
        rows = QVBoxLayout(self)
        rows.setSpacing(10)
        rows.addWidget(picture)
        rows.addWidget(label(f"Nidra {version()}", "title"))
        for sentence in (
            self.tr("Audits the memory stores of AI assistants and keeps them honest."),
            self.tr(
                "Everything happens on this machine. Nothing is sent anywhere unless you ask the judge."
            ),
            self.tr(
                "Nidra is free software under the MIT licence. It uses Qt and PySide6 (LGPL 3), SQLite"
                " (public domain), and Python libraries of which each installed package holds the licence."
            ),
        ):
            rows.addWidget(label(sentence, wrap=True))
        rows.addWidget(button(self.tr("Close"), self.accept))
