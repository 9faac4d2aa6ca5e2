"""Something that a person should know, on a strip across the page, with the step that it leads to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.plain import button, label, tell


class Notice(QFrame):
    """A strip with an icon, a sentence and at most one step. Hidden while there is nothing to say."""

    def __init__(self, theme: Theme, icon: str, color: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "strip")
        self._theme, self._icon, self._color = theme, icon, color
        self._run: Callable[[], object] | None = None
        self.picture = QLabel()
        self.sentence = label("", wrap=True)
        self.step = button("", lambda: self._run() if self._run is not None else None)
        self.step.setAccessibleName(self.tr("Next step"))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        row.setSpacing(12)
        row.addWidget(self.picture)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.step)
        theme.changed.connect(self._draw)
        self._draw()
        self.hide()

    def set(self, sentence: str, step: str = "", run: Callable[[], object] | None = None) -> None:
        """Say this, or nothing."""
        tell(self.sentence, sentence)
        self.step.setText(step)
        self.step.setAccessibleName(step or self.tr("Next step"))
        self.step.setVisible(bool(step))
        self._run = run
        self.setVisible(bool(sentence))

    def _draw(self) -> None:
        size = self.fontMetrics().height() + 4
        ink = str(getattr(self._theme.palette, self._color))
        self.picture.setPixmap(self._theme.icon(self._icon, ink).pixmap(size, size))
