"""A part of a page with its heading; it hides where it has nothing to say."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from nidra_gui.widgets.plain import label, tell


class Section(QWidget):
    """A heading with what belongs under it."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.heading = label(title, "heading", wrap=True)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 8, 0, 0)
        self.rows.setSpacing(8)
        self.rows.addWidget(self.heading)

    def say(self, title: str) -> None:
        """Give it another heading."""
        tell(self.heading, title)

    def add(self, part: QWidget) -> None:
        """Put a part below the others."""
        self.rows.addWidget(part)


def emptied(rows: QVBoxLayout, keep: int = 0) -> None:
    """Take all parts out of a column but the first `keep`."""
    while rows.count() > keep:
        item = rows.takeAt(keep)
        if item is not None and (old := item.widget()) is not None:
            old.setParent(None)
            old.deleteLater()
