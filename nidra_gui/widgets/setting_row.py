"""One setting on a page: what it is, what it does, its field, what is wrong, and the way back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from nidra_gui.icons import pixmap
from nidra_gui.theme import Theme
from nidra_gui.widgets.elided import breakable
from nidra_gui.widgets.plain import label, rule, tell
from nidra_gui.widgets.scroll import letter
from nidra_gui.widgets.setting_fields import Field
from nidra_gui.widgets.setting_reset import ResetLink

_BESIDE, _BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
FIELD = 22  # letters that the column of fields has room for
UNBOUND = (1 << 24) - 1  # as wide as Qt lets a part be
LEAST = 64  # letters of a row in which the field stands beside its words


class SettingRow(QWidget):
    """`reset_wanted` tells that the default shall be in force again."""

    reset_wanted = Signal()

    def __init__(self, title: str, sentence: str, field: Field, hidden_words: str = "") -> None:
        super().__init__()
        self.field = field
        self._found_by = f"{title} {sentence} {hidden_words}".casefold()
        self.title = label(title, "strong", wrap=True)
        self.sentence = label(sentence, "muted", wrap=True)
        self.problem = label("", "fallen", wrap=True)
        self.note = label("", "muted", wrap=True)
        self.reset = ResetLink(self._way_back("…"), self.reset_wanted.emit)
        field.name(title)
        words = QVBoxLayout()
        words.setSpacing(4)
        for part in (self.title, self.sentence, self.note, self.problem):
            words.addWidget(part)
        words.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        self.side = QWidget()
        beside = QVBoxLayout(self.side)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(4)
        beside.addWidget(field)
        beside.addStretch(1)
        self._parts = QBoxLayout(_BESIDE, self)
        self._parts.setContentsMargins(0, 10, 0, 10)
        self._parts.setSpacing(24)
        self._parts.addLayout(words, 1)
        self._parts.addWidget(self.side)
        for hidden in (self.problem, self.note, self.reset):
            hidden.hide()

    def show_value(self, value: str, default: str, default_words: str = "") -> None:
        """Show what is in force, and the way back to the default where it is another."""
        self.field.show_value(value)
        self.reset.setText(self._way_back(default_words or default))
        self.reset.setVisible(value != default)

    def _way_back(self, default: str) -> str:
        return self.tr("Reset to default ({default})").format(default=default)

    def show_problem(self, sentence: str) -> None:
        """Say what is wrong, or nothing."""
        self.problem.setText(breakable(sentence))
        self.problem.setVisible(bool(sentence))

    def show_note(self, sentence: str) -> None:
        """Say something more, such as what the chosen value means."""
        tell(self.note, sentence)
        self.note.setVisible(bool(sentence))

    def matches(self, text: str) -> bool:
        """Is it what is looked for?"""
        return all(word in self._found_by for word in text.casefold().split())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = event.size().width() >= LEAST * letter(self)
        self._parts.setDirection(_BESIDE if wide else _BELOW)
        self._parts.setSpacing(24 if wide else 8)
        room = FIELD * letter(self) + 60
        self.side.setMinimumWidth(room if wide else 0)
        self.side.setMaximumWidth(room if wide else UNBOUND)


class SettingSection(QFrame):
    """A card with a heading, a sentence, and rows with thin lines between them."""

    def __init__(self, title: str, sentence: str = "") -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self.title = title
        self.rows: list[SettingRow] = []
        self._lines: list[QFrame] = []
        self.parts: list[QWidget] = []
        self._icon: tuple[Theme, str] | None = None
        self.picture = QLabel()
        self.picture.hide()
        self.heading = label(title, "heading", wrap=True)
        self.sentence = label(sentence, "muted", wrap=True)
        self.sentence.setVisible(bool(sentence))
        top = QHBoxLayout()
        top.setSpacing(10)
        top.addWidget(self.picture)
        top.addWidget(self.heading, 1)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(20, 16, 20, 12)
        self.column.setSpacing(6)
        self.column.addLayout(top)
        self.column.addWidget(self.sentence)

    def show_icon(self, theme: Theme, name: str) -> None:
        """Have an icon before the heading, in the colours of the theme."""
        self._icon = (theme, name)
        theme.changed.connect(self._draw_icon)
        self.picture.show()
        self._draw_icon()

    def _draw_icon(self) -> None:
        if self._icon is not None:
            theme, name = self._icon
            size = self.heading.fontMetrics().height()
            self.picture.setPixmap(
                pixmap(name, theme.palette.accent, size, self.devicePixelRatioF())
            )

    def mark(self, marked: bool) -> None:
        """Let its frame tell that it is the one that was looked for."""
        if bool(self.property("marked")) is marked:
            return
        self.setProperty("marked", marked)
        self.style().unpolish(self)
        self.style().polish(self)

    def say(self, sentence: str) -> None:
        """Say something else below the heading."""
        self.sentence.setText(breakable(sentence))
        self.sentence.setVisible(bool(sentence))

    def add_row(self, row: SettingRow) -> SettingRow:
        """Put a setting below the others."""
        if self.rows:
            self._lines.append(rule())
            self.column.addWidget(self._lines[-1])
        self.rows.append(row)
        self.column.addWidget(row)
        return row

    def add_part(self, part: QWidget, words: str = "") -> None:
        """Put something else below; `words` are what it is found by."""
        part.setProperty("found_by", words.casefold())
        self.parts.append(part)
        self.column.addWidget(part)

    def look_for(self, text: str) -> bool:
        """Show what matches, all of it where the heading does; is anything shown?"""
        whole = not text.strip() or text.casefold().strip() in self.title.casefold()
        shown = [row for row in self.rows if whole or row.matches(text)]
        for row in self.rows:
            row.setVisible(row in shown)
        for at, line in enumerate(self._lines, 1):
            line.setVisible(self.rows[at] in shown and any(r in shown for r in self.rows[:at]))
        found = [part for part in self.parts if whole or _has(part, text)]
        for part in self.parts:
            part.setVisible(part in found)
        self.setVisible(bool(shown or found))
        return bool(shown or found)


def _has(part: QWidget, text: str) -> bool:
    words = str(part.property("found_by"))
    return all(word in words for word in text.casefold().split())


Run = Callable[[], object]
