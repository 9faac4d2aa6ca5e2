"""Page 4, Sources: every file that memories rest on, what is missing of them, and how it is found again."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nidra.base.paths import is_folder
from nidra.records.evidence import SourceState
from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from nidra_gui import helping
from nidra_gui.models.source_table import SourceTable
from nidra_gui.views.source_opener import show_folder
from nidra_gui.widgets.elided import Elided
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import button, card, label, tell
from nidra_gui.widgets.scroll import Scroll
from nidra_gui.widgets.source_view import SourceView
from nidra_gui.widgets.state import Kind
from nidra_gui.words import count, counted, often, said, state_words

if TYPE_CHECKING:
    from nidra.app.lost_roots import LostRoot, LostRoots
    from nidra.app.source_states import SourceLine, SourcePage

    from nidra_gui.desk import Desk

STEP = 200
_ROOTS = 4


class SourcesPage(Page):
    """Missing sources by folder on top, then the table of all, then what is known of the chosen one."""

    name = "sources"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.lost = card()
        self.lost_rows = QGridLayout()
        self._lost_roots: LostRoots | None = None
        self.lost_title = label(kind="heading", wrap=True)
        self.states = QComboBox()
        self.states.setAccessibleName(self.tr("Which sources"))
        self.states.currentIndexChanged.connect(self._ask)
        self.order = QComboBox()
        self.order.setAccessibleName(self.tr("Order of the sources"))
        self.order.addItem(self.tr("By path"), "path")
        self.order.addItem(self.tr("Due first"), "due")
        self.order.currentIndexChanged.connect(self._ask)
        self.find_moved = button(self.tr("Find moved files…"), partial(self.ask_remap, ""))
        self.model = SourceTable(desk.theme, self._more)
        self.table = SourceView(self.model, desk.theme)
        self.table.selectionModel().currentRowChanged.connect(self._choose)
        self.table.activated.connect(lambda _: self._see())
        self.path = label(kind="heading", wrap=True)
        self.facts = label(kind="muted", wrap=True)
        self.strip = self._make_strip()
        self._total = label(kind="muted")
        self._lay_out()
        self._choose()

    def promise(self) -> str:
        """What a store will show here."""
        return self.tr(
            "Here the files stand that memories came from, and which of them are missing."
        )

    def title(self) -> str:
        return self.tr("Sources")

    def _make_strip(self) -> QWidget:
        strip = card()
        self.see = button(self.tr("See its memories"), self._see, "primary")
        self.open = button(self.tr("Open folder"), self._open)
        self.copy = button(self.tr("Copy path"), self._copy)
        rows = QVBoxLayout(strip)
        rows.setContentsMargins(16, 12, 16, 12)
        rows.addWidget(self.path)
        rows.addWidget(self.facts)
        steps = QHBoxLayout()
        for part in (self.see, self.open, self.copy):
            steps.addWidget(part)
        steps.addStretch(1)
        rows.addLayout(steps)
        return strip

    def _lay_out(self) -> None:
        self.header.addWidget(self.find_moved)
        inside = QVBoxLayout(self.lost)
        inside.setContentsMargins(16, 12, 16, 12)
        inside.addWidget(self.lost_title)
        inside.addLayout(self.lost_rows)
        self.lost_rows.setColumnStretch(0, 1)
        self.lost_rows.setHorizontalSpacing(12)
        bar = QHBoxLayout()
        bar.addWidget(self.states)
        bar.addWidget(self.order)
        bar.addStretch(1)
        bar.addWidget(self._total)
        inner = Scroll()
        inner.column.setSpacing(12)
        inner.column.addWidget(self.lost)
        inner.column.addLayout(bar)
        inner.column.addWidget(self.table, 1)
        inner.column.addWidget(self.strip)
        rows = QVBoxLayout(self.body)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(inner)
        self.scrolls()

    # What is shown.

    def show_body(self) -> None:
        """Show the sources; with the first ones the keys go to the table, unless a person has gone
        elsewhere on the page."""
        first = self.kind is not Kind.FULL
        super().show_body()
        if first and self.isVisible() and self.focusWidget() in (None, self, self.find_moved):
            self.table.setFocus()

    def taken(self) -> None:
        self.model.fill([], None)
        self.lost.hide()
        self._lost_roots = None
        self.states.blockSignals(True)
        self.states.clear()
        self.states.blockSignals(False)

    def refresh(self) -> None:
        if not self.show_missing() and self.session is not None:
            if not self.model.lines:
                self.show_busy(self.tr("Looking at the sources…"))
            self._ask()

    def _ask(self, *_: object) -> None:
        if self.session is not None:
            work = partial(_page, self.states.currentData(), str(self.order.currentData()), "")
            self.session.pages.ask("sources", work, self._show, self.show_problem)
            # To look at thousands of missing files takes ten times as long as the first rows.
            self.session.pages.ask("lost sources", _lost, self._fill_lost)

    def _more(self, after: str) -> None:
        if self.session is not None:
            state, order = self.states.currentData(), str(self.order.currentData())
            work = partial(_page, state, order, after)
            self.session.pages.ask(
                "more sources", work, lambda page: self.model.add(page.lines, page.more)
            )

    def _show(self, page: SourcePage) -> None:
        total = sum(page.counts.values())
        if not total:
            self.show_state(
                Kind.EMPTY,
                self.tr("No memory names a source"),
                self.tr(
                    "Memories that come with a receipt bring their sources. Import a palace, or add one with `nidra add`."
                ),
                ((self.tr("Import a palace…"), self.desk.commands["import"].trigger),),
            )
            return
        self._fill_states(page, total)
        kept = self.chosen()
        self.model.fill(page.lines, page.more)
        self.show_body()
        self._choose_again(kept.source.path if kept else "")
        tell(self._total, counted(total, "source"))

    def _fill_states(self, page: SourcePage, total: int) -> None:
        kept = self.states.currentData()
        self.states.blockSignals(True)
        self.states.clear()
        self.states.addItem(self.tr("All sources ({n})").format(n=count(total)), None)
        for state in SourceState:
            if page.counts.get(state):
                words = f"{state_words(state.label)} ({count(page.counts[state])})"
                self.states.addItem(words, int(state))
        self.states.setCurrentIndex(max(0, self.states.findData(kept)))
        self.states.blockSignals(False)

    def _fill_lost(self, lost: LostRoots) -> None:
        """Show what is missing. The rows stand as they are where it is still the same: the keyboard may
        be on one of them."""
        if lost == self._lost_roots:
            return
        self._lost_roots = lost
        while (item := self.lost_rows.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.setParent(None)
                old.deleteLater()
        self.lost.setVisible(bool(lost.roots))
        sources = sum(root.sources for root in lost.roots) + lost.left_out
        tell(
            self.lost_title,
            self.tr("{sources} missing, and {memories} cannot be checked because of that").format(
                sources=said(sources, "source is", "sources are"),
                memories=counted(lost.unchecked, "memory", "memories"),
            ),
        )
        for row, root in enumerate(lost.roots[:_ROOTS]):
            self._add_root(row, root)
        left = len(lost.roots) - _ROOTS
        if left > 0:
            words = self.tr("and {n} more folders").format(n=count(left))
            self.lost_rows.addWidget(label(words, "small"), _ROOTS, 0)

    def _add_root(self, row: int, root: LostRoot) -> None:
        how = self.tr("deleted or renamed") if root.gone else self.tr("folder not there")
        words = f"{counted(root.sources, 'source')}, {counted(root.memories, 'memory', 'memories')} · {how}"
        folder = Elided(root.file or root.folder, middle=True)
        self.lost_rows.addWidget(folder, row, 0)
        told = Elided(words, "muted")
        told.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.lost_rows.addWidget(told, row, 1)
        step = button(self.tr("Remap…"), partial(self.ask_remap, root.folder))
        step.setAccessibleName(self.tr("Say where {folder} lies now").format(folder=root.folder))
        self.lost_rows.addWidget(step, row, 2)

    def chosen(self) -> SourceLine | None:
        """The source whose row is chosen."""
        row = self.table.currentIndex().row()
        return self.model.lines[row] if 0 <= row < len(self.model.lines) else None

    def _choose_again(self, path: str) -> None:
        rows = [at for at, line in enumerate(self.model.lines) if line.source.path == path]
        self.table.selectRow(rows[0] if rows else 0)
        self._choose()

    def _choose(self, *_: QModelIndex) -> None:
        line = self.chosen()
        self.strip.setVisible(line is not None)
        if line is None:
            return
        tell(self.path, line.source.path)
        missing = line.source.state in (SourceState.GONE, SourceState.UNREADABLE)
        helping.about(self.table, "moved#gone-or-out-of-reach" if missing else "window#sources")
        parts = [
            self.model.state(line),
            said(line.source.memories, "memory rests on it", "memories rest on it"),
        ]
        if line.source.location:
            parts.append(self.tr("found at {place}").format(place=line.source.location))
        if line.clock.changes:
            parts.append(often(line.clock.rate))
        elif line.clock.read_at is not None:
            parts.append(self.tr("no change between readings so far"))
        tell(self.facts, " · ".join(parts))
        self.see.setEnabled(line.source.memories > 0)

    # What a person can do.

    def _see(self) -> None:
        line = self.chosen()
        if line is not None:
            self.desk.show_memories("source", line.source.path)

    def _open(self) -> None:
        line = self.chosen()
        if line is None:
            return
        folder = Path(line.source.location or line.source.path).parent
        if is_folder(folder):
            show_folder(self.desk, str(folder))
        else:
            self.desk.say(self.tr("The folder {folder} is not there.").format(folder=folder))

    def _copy(self) -> None:
        line = self.chosen()
        if line is not None:
            QGuiApplication.clipboard().setText(line.source.location or line.source.path)
            self.desk.say(self.tr("The path was copied."))

    def ask_remap(self, root: str) -> None:
        """Let a person say where the sources of a folder lie now, or where to look for any of them."""
        from nidra_gui.views.remap import RemapDialog

        if self.session is not None:
            RemapDialog(self.desk, self.session, root, self).open()


def _page(state: int | None, order: str, after: str, store: Any, cancel: Any) -> SourcePage:
    from nidra.app.source_states import Order, source_states

    wanted = None if state is None else SourceState(state)
    return source_states(store, wanted, after, STEP, Order(order))


def _lost(store: Any, cancel: Any) -> LostRoots:
    from nidra.app.lost_roots import lost_roots

    return lost_roots(store)
