"""What a page shows when it has nothing to show: a sentence, and the next step as a button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.busy import busy
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.speak import announce


class Kind(StrEnum):
    """How a page is."""

    FULL = "full"
    EMPTY = "empty"
    BUSY = "busy"
    ERROR = "error"


_ICONS = {Kind.EMPTY: "info", Kind.BUSY: "clock", Kind.ERROR: "warning"}


class StatePanel(QWidget):
    """A sentence in the middle of a page, with the buttons that lead on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kind = Kind.EMPTY
        self._below: list[QWidget] = []
        self.picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.title = label(kind="heading", wrap=True)
        self.sentence = label(kind="muted", wrap=True)
        for text in (self.title, self.sentence):
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setMinimumWidth(320)
        busy(self.bar)
        self.bar.setAccessibleName(self.tr("Busy"))
        self._buttons = QHBoxLayout()
        self._buttons.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = column = QVBoxLayout()
        column.setSpacing(12)
        for part in (self.picture, self.title, self.sentence):
            column.addWidget(part)
        column.addWidget(self.bar, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(self._buttons)
        middle = QWidget()
        middle.setMaximumWidth(640)
        middle.setLayout(column)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(middle, 8)
        across.addStretch(1)
        rows = QVBoxLayout(self)
        rows.addStretch(2)
        rows.addLayout(across)
        rows.addStretch(3)
        theme.changed.connect(self._draw)

    def show_state(
        self,
        kind: Kind,
        title: str,
        sentence: str = "",
        steps: tuple[tuple[str, Callable[[], object]], ...] = (),
    ) -> None:
        """Say how it is, and what can be done: (words, what it does), the first one first."""
        self._kind = kind
        tell(self.title, title)
        tell(self.sentence, sentence)
        self.sentence.setVisible(bool(sentence))
        self.bar.setVisible(kind is Kind.BUSY)
        self._show_steps(steps)
        self._draw()
        if kind is Kind.ERROR:
            announce(self, f"{title}. {sentence}")

    def _show_steps(self, steps: tuple[tuple[str, Callable[[], object]], ...]) -> None:
        """Make other buttons. The keyboard stays here where it was on one that goes: on the same step,
        where there is one."""
        focused, held = self.window().focusWidget(), None
        while (item := self._buttons.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                held = str(old.property("text")) if old is focused else held
                old.setParent(None)
                old.deleteLater()
        made = [
            button(words, run, "" if at else "primary") for at, (words, run) in enumerate(steps)
        ]
        for step in made:
            self._buttons.addWidget(step)
            step.show()
        self._order(made)
        if held is not None:
            same = [step for step in made if step.text() == held]
            next(iter((*same, *made, self))).setFocus()

    def _order(self, steps: Sequence[QWidget]) -> None:
        """Tab leads to the buttons first, then to what was put below them."""
        if steps and self._below:
            first = self._below[0]
            for one, other in pairwise((first, *steps, *self._below)):
                QWidget.setTabOrder(one, other)

    def add(self, part: QWidget) -> None:
        """Put one more part between the sentence and the buttons."""
        self._column.insertWidget(self._column.indexOf(self.bar), part)

    def add_below(self, part: QWidget) -> None:
        """Put one more part below the buttons."""
        self._below.append(part)
        self._column.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)

    def buttons(self) -> list[str]:
        """The words of the buttons, the first step first."""
        found = []
        for at in range(self._buttons.count()):
            item = self._buttons.itemAt(at)
            shown = item.widget() if item is not None else None
            if shown is not None:
                found.append(str(shown.property("text")))
        return found

    def _draw(self) -> None:
        colors = self._theme.palette
        color = colors.fallen if self._kind is Kind.ERROR else colors.muted
        name = _ICONS.get(self._kind, "info")
        self.picture.setPixmap(self._theme.icon(name, color).pixmap(48, 48))
