"""A question that is answered with a line of text, beside everything else that goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from nidra_gui.widgets.plain import button, label, tell


class LineDialog(QDialog):
    """A sentence, a line to type in, and a button that is free once something was typed."""

    def __init__(
        self,
        parent: QWidget,
        title: str,
        sentence: str,
        asked: str,
        step: str,
        run: Callable[[str], object],
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(440)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._run = run
        self.sentence = label(sentence, wrap=True)
        self.typed = QLineEdit()
        self.typed.setAccessibleName(asked)
        self.typed.setPlaceholderText(asked)
        self.typed.textChanged.connect(self._enable)
        self.step = button(step, self._done, "primary")
        self.step.setDefault(True)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(20, 18, 20, 16)
        rows.setSpacing(12)
        rows.addWidget(label(title, "heading", wrap=True))
        rows.addWidget(self.sentence)
        rows.addWidget(self.typed)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(button(self.tr("Cancel"), self.reject))
        foot.addWidget(self.step)
        rows.addLayout(foot)
        self._enable()

    def say(self, sentence: str) -> None:
        """Put another sentence in the place of the first."""
        tell(self.sentence, sentence)

    def _enable(self) -> None:
        self.step.setEnabled(bool(self.typed.text().strip()))

    def _done(self) -> None:
        text = self.typed.text().strip()
        if text:
            self.accept()
            self._run(text)


def ask_line(
    parent: QWidget,
    title: str,
    sentence: str,
    asked: str,
    step: str,
    run: Callable[[str], object],
) -> LineDialog:
    """Ask for a line of text; `run` gets it, unless the question is put away."""
    dialog = LineDialog(parent, title, sentence, asked, step, run)
    dialog.open()
    dialog.typed.setFocus()
    return dialog
