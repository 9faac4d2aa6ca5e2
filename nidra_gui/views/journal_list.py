"""The deeds of a store with their filters at the left, the chosen one at the right."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from nidra.records.journal import Chosen
from PySide6.QtCore import QCoreApplication, QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from nidra_gui.models.journal_table import JournalTable
from nidra_gui.views import journal_work as work
from nidra_gui.views.journal_way_back import WayBack
from nidra_gui.widgets.deed_table import DeedTable
from nidra_gui.widgets.deed_view import DeedView
from nidra_gui.widgets.journal_filter import JournalFilter
from nidra_gui.widgets.plain import label, tell
from nidra_gui.widgets.state import Kind, StatePanel
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.history import Deed
    from nidra.records.journal import Cursor, DeedDetail
    from nidra.records.journal import JournalPage as Found

    from nidra_gui.desk import Desk
    from nidra_gui.session import Session

PAGE = 60
MOST_AGAIN = 600  # deeds that are asked for again when the store changed
SETTLED_MS = 60
DETAIL = 340  # pixels beside the list, where the window is wide enough

_ALSO = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows


def _tr(text: str) -> str:
    return QCoreApplication.translate("JournalPage", text)


class JournalList(QSplitter):
    """`found` tells that the list was read, and whether anything was done at all; `failed` that it could
    not be, and why."""

    found = Signal(bool)
    failed = Signal(str)

    def __init__(self, desk: Desk) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.desk = desk
        self.session: Session | None = None
        # The last row and the number of idle passes of the page that is shown.
        self._seen = (-1, -1)
        self.look: Chosen | None = None
        self.filter = JournalFilter(desk.theme)
        self.model = JournalTable(desk.theme, self._more)
        self.table = DeedTable(self.model, desk.theme)
        self.nothing = StatePanel(desk.theme)
        self.number = label(kind="muted", wrap=True)
        self.view = DeedView(desk.theme)
        self.way_back = WayBack(self)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.inner = QStackedWidget()
        self.inner.addWidget(self.table)
        self.inner.addWidget(self.nothing)
        left = QWidget()
        rows = QVBoxLayout(left)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self.filter)
        rows.addWidget(self.number)
        rows.addWidget(self.inner, 1)
        self.setHandleWidth(12)
        self.addWidget(left)
        self.addWidget(self.view)
        self.setStretchFactor(0, 3)
        self.setStretchFactor(1, 2)
        self.setChildrenCollapsible(False)

    def _connect(self) -> None:
        self._settled.timeout.connect(self._show_chosen)
        self.filter.changed.connect(self._search)
        self.filter.left.connect(self.table.setFocus)
        self.table.selectionModel().selectionChanged.connect(lambda *_: self._settled.start())
        self.table.entered.connect(self._enter)
        self.view.memory.connect(self.desk.show_memory)
        self.view.every.connect(partial(self.desk.show_memories, "pass"))
        self.view.row.connect(self.show_row)

    def share_out(self, wide: int) -> None:
        """Part the width between the list and the chosen deed."""
        beside = max(round(wide * 0.32), min(round(wide * 0.38), DETAIL))
        self.setSizes([wide - beside, beside])

    # The list.

    def take(self, session: Session | None) -> None:
        """Another store is there: forget what was shown of the one before."""
        self.session = session
        self._seen, self.look = (-1, -1), None
        self.model.fill(None)
        self.filter.show_chosen(Chosen())
        self.view.show_nothing()

    def ask_again(self) -> None:
        """Read as much of the list as is shown."""
        self._ask(max(PAGE, min(len(self.model.deeds), MOST_AGAIN)))

    def _search(self) -> None:
        self._seen = (-1, -1)
        self._ask(PAGE)

    def _ask(self, limit: int) -> None:
        if self.session is not None:
            chosen = self.filter.chosen()
            self.session.pages.drop("more of the journal")
            self.session.pages.ask(
                "journal",
                partial(work.page, chosen, None, limit),
                partial(self._show, chosen),
                self.failed.emit,
            )

    def _more(self, after: Cursor) -> None:
        if self.session is not None:
            self.session.pages.ask(
                "more of the journal",
                partial(work.page, self.filter.chosen(), after, PAGE),
                self.model.add,
                self._no_more,
            )

    def _no_more(self, sentence: str) -> None:
        self.model.stop_waiting()
        self.desk.say(sentence)

    def _show(self, chosen: Chosen, page: Found) -> None:
        seen = (page.last, page.idle)
        if seen == self._seen and chosen == self.look:
            return
        self._seen, self.look = seen, chosen
        if work.is_empty(page):
            self.found.emit(False)
            return
        kept, top = self.view.deeds, self.table.verticalScrollBar().value()
        self.model.fill(page)
        self.found.emit(True)
        self._show_number(page)
        self._show_none(page)
        self._choose_again(kept, top)

    def _show_number(self, page: Found) -> None:
        if self.filter.chosen().narrows:
            words = _tr("What these filters let through, the newest first")
        else:
            words = _tr("{n} journal rows, the newest first")
        tell(self.number, words.format(n=count(page.last)))

    def _show_none(self, page: Found) -> None:
        """What is seen in the place of a table without rows."""
        if page.deeds:
            self.inner.setCurrentWidget(self.table)
            return
        self.nothing.show_state(
            Kind.EMPTY,
            _tr("Nothing that was done matches these filters"),
            _tr("Take one of them away, or all of them."),
            ((_tr("Clear all"), self.filter.clear),),
        )
        self.inner.setCurrentWidget(self.nothing)

    # The chosen one.

    def _choose_again(self, kept: list[Deed], top: int) -> None:
        """Choose what was chosen, where it is shown; else the first row."""
        if not self.model.deeds:
            self.view.show_nothing()
            return
        rows = [row for deed in kept if (row := self.model.line_of(deed)) >= 0] or [0]
        self.table.selectRow(rows[0])
        for row in rows[1:]:
            self.table.selectionModel().select(self.model.index(row, 0), _ALSO)
        if kept:
            self.table.verticalScrollBar().setValue(top)
        self._show_chosen()

    def chosen(self) -> list[Deed]:
        """The deeds whose rows are chosen, the newest first."""
        rows = sorted({one.row() for one in self.table.selectionModel().selectedRows()})
        return [self.model.deeds[row] for row in rows if row < len(self.model.deeds)]

    def _show_chosen(self) -> None:
        chosen = self.chosen()
        if self.session is None or not chosen:
            return
        if len(chosen) > 1:
            self.session.pages.drop("deed")
            self.view.show_several(chosen)
            return
        deed = chosen[0]
        self.view.show_deed(deed, self.model.who(deed), self.model.names)
        self.session.pages.ask(
            "deed", partial(work.detail, deed), self._show_detail, self._no_detail
        )

    def _show_detail(self, found: DeedDetail) -> None:
        if self.view.deed == found.deed:
            self.view.show_detail(found)

    def _no_detail(self, sentence: str) -> None:
        self.view.show_problem(sentence)

    def _enter(self) -> None:
        self._settled.stop()
        self._show_chosen()
        self.view.focusNextChild()

    def show_row(self, row: int) -> None:
        """Show the deed that a journal row belongs to, wherever it stands."""
        if self.session is not None:
            ask = partial(work.deed_at, row)
            self.session.pages.ask("deed", ask, self._show_found, self.desk.say)

    def _show_found(self, found: DeedDetail) -> None:
        at = self.model.line_of(found.deed)
        if at >= 0:
            self.table.selectRow(at)
            return
        self.table.clearSelection()
        self.view.show_deed(found.deed, self.model.who(found.deed), found.names)
        self.view.show_detail(found)
