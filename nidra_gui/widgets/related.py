"""Memories that another one hangs together with, each a row that leads to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from nidra.base.text import one_line
from nidra.records.memory import Memory
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets import badge
from nidra_gui.widgets.plain import label
from nidra_gui.widgets.section import Section, emptied
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.words import and_more, count

SHOWN = 12


class MemoryLink(QToolButton):
    """One memory with its badge and the beginning of its statement; pressing it leads there."""

    def __init__(self, theme: Theme, memory: Memory, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._memory = memory
        state = (int(memory.grade), int(memory.standing), memory.contested)
        self._which = badge.of_memory(*state)
        words = badge.words_of_memory(*state) if memory.active else self.tr("retired")
        self._line = f"{words} · {one_line(memory.statement, 400)}"
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(self._line)
        self.setToolTip(plain_tip(memory.statement))
        theme.changed.connect(self._draw)
        self._draw()

    @property
    def memory(self) -> str:
        """The id of the memory that it leads to."""
        return self._memory.id

    def minimumSizeHint(self) -> QSize:
        return QSize(60, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def _elide(self) -> None:
        room = max(24, self.width() - self.iconSize().width() - 34)
        line = self.fontMetrics().elidedText(self._line, Qt.TextElideMode.ElideRight, room)
        self.setText(line.replace("&", "&&"))

    def _draw(self) -> None:
        name, color = self._which
        self.setIcon(self._theme.icon(name, str(getattr(self._theme.palette, color))))
        self._elide()


class Related(Section):
    """A list of memories under a heading. `chosen` carries the id of the one that was pressed."""

    chosen = Signal(str)

    def __init__(self, theme: Theme, title: str) -> None:
        super().__init__(title)
        self._theme = theme
        self._title = title
        self._shown: tuple[object, ...] = ()

    def show_memories(self, memories: Sequence[Memory], total: int) -> None:
        """Show some of `total` memories; the section hides where there are none."""
        self.setVisible(bool(memories))
        state = tuple((m.id, m.grade, m.standing, m.contested, m.active) for m in memories)
        if (*state, total) == self._shown:
            return
        self._shown = (*state, total)
        self.say(f"{self._title} ({count(total)})" if total > 1 else self._title)
        emptied(self.rows, keep=1)
        for memory in memories[:SHOWN]:
            link = MemoryLink(self._theme, memory)
            link.clicked.connect(partial(self._choose, memory.id))
            self.add(link)
        more = and_more(total - min(SHOWN, len(memories)))
        if more:
            self.add(label(more, "small"))

    def links(self) -> list[MemoryLink]:
        """The rows that are shown."""
        return self.findChildren(MemoryLink)

    def _choose(self, memory: str, *_: object) -> None:
        self.chosen.emit(memory)
