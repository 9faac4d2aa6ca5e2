"""Page 7, Journal: what was done, what a deed changed and the way back, and what was believed on a day."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from nidra.records.journal import Chosen
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from nidra_gui.language import engine, stop
from nidra_gui.models.journal_table import JournalTable, plainly
from nidra_gui.views import journal_work as work
from nidra_gui.widgets.belief import Belief, Believed
from nidra_gui.widgets.deed_table import DeedTable
from nidra_gui.widgets.deed_view import DeedView
from nidra_gui.widgets.journal_filter import JournalFilter
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import label, tell
from nidra_gui.widgets.proof_strip import ProofStrip
from nidra_gui.widgets.scroll import GUTTER
from nidra_gui.widgets.state import Kind, StatePanel
from nidra_gui.widgets.tool import Tool
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.app.browse import Typed
    from nidra.records.history import Deed
    from nidra.records.journal import Cursor, DeedDetail
    from nidra.records.journal import JournalPage as Found

    from nidra_gui.desk import Desk
    from nidra_gui.jobs import Outcome

PAGE = 60
MOST_AGAIN = 600  # deeds that are asked for again when the store changed
SETTLED_MS = 60
ICONS = ("clock", "journal", "checked", "copy")
NAMED = 48  # letters of a deed in a menu
DETAIL = 340  # pixels beside the list, where the window is wide enough


class JournalPage(Page):
    """The deeds with their filters at the left, the chosen one at the right; or what was believed."""

    name = "journal"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._seen = (
            -1,
            -1,
        )  # the last row and the number of idle passes of the page that is shown
        self._look: Chosen | None = None
        self._make_parts()
        self._lay_out()
        self._connect()
        self._draw()

    def promise(self) -> str:
        """What a store will show here."""
        return self.tr(
            "Here everything that was done to the memories stands, and can be taken back."
        )

    def title(self) -> str:
        return self.tr("Journal")

    # The parts.

    def _make_parts(self) -> None:
        theme = self.desk.theme
        self.belief_tool = Tool(self.tr("Belief as of a day"))
        self.back_tool = Tool(self.tr("Back to what was done"))
        self.back_tool.hide()
        self.verify = Tool(self.tr("Verify the journal"))
        self.copy = Tool(self.tr("Copy as command"))
        self.filter = JournalFilter(theme)
        self.model = JournalTable(theme, self._more)
        self.table = DeedTable(self.model, theme)
        self.nothing = StatePanel(theme)
        self.number = label(kind="muted")
        self.view = DeedView(theme)
        self.proof = ProofStrip(self._copy_verify)
        self.belief = Belief(theme)
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)

    def _lay_out(self) -> None:
        for tool in self._tools():
            self.header.addWidget(tool)
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
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setHandleWidth(12)
        self.split.addWidget(left)
        self.split.addWidget(self.view)
        self.split.setStretchFactor(0, 3)
        self.split.setStretchFactor(1, 2)
        self.split.setChildrenCollapsible(False)
        self.shown = QStackedWidget()
        self.shown.addWidget(self.split)
        self.shown.addWidget(self.belief)
        outside = QVBoxLayout(self.body)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.setSpacing(12)
        self.proof.setContentsMargins(0, 0, GUTTER, 0)
        outside.addWidget(self.proof)
        outside.addWidget(self.shown, 1)
        self.scrolls()

    def _tools(self) -> tuple[Tool, ...]:
        return self.belief_tool, self.back_tool, self.verify, self.copy

    def _connect(self) -> None:
        self._settled.timeout.connect(self._show_chosen)
        self.filter.changed.connect(self._search)
        self.filter.left.connect(self.table.setFocus)
        self.table.selectionModel().currentRowChanged.connect(lambda *_: self._settled.start())
        self.table.entered.connect(self._enter)
        self.view.undo.connect(self._undo)
        self.view.again.connect(self._again)
        self.view.then.connect(self._believe)
        self.view.memory.connect(self.desk.show_memory)
        self.view.every.connect(partial(self.desk.show_memories, "pass"))
        self.view.row.connect(self._show_row)
        self.view.copied.connect(self._copy_undo)
        self.belief_tool.clicked.connect(lambda *_: self.show_belief())
        self.back_tool.clicked.connect(lambda *_: self.show_list())
        self.belief.asked.connect(self._ask_belief)
        self.belief.stopped.connect(self._stop_belief)
        self.belief.opened.connect(self.desk.show_memory)
        self.verify.clicked.connect(lambda *_: self.verify_journal())
        self.copy.clicked.connect(lambda *_: self.copy_command())
        self.desk.commands.bind("copy-command", self._copy_if_seen, enabled=False)
        self.desk.commands.bind("verify-journal", self._go_and_verify, enabled=False)
        self.desk.theme.changed.connect(self._draw)

    def _draw(self) -> None:
        theme = self.desk.theme
        for tool, icon in zip(self._tools(), ICONS, strict=True):
            tool.setIcon(theme.icon(icon, theme.palette.muted))
            tool.fit()

    # The list.

    def taken(self) -> None:
        self._seen, self._look = (-1, -1), None
        self.model.fill(None)
        self.filter.show_chosen(Chosen())
        self.view.show_nothing()
        self.proof.hide()
        self.belief.forget()
        self.show_list()
        if self.session is not None:
            self.session.work_begun.connect(self._work_begun)
            self.session.work_ended.connect(self._work_ended)
        self._show_actions()

    def refresh(self) -> None:
        if not self.show_missing() and self.session is not None:
            if self._look is None:
                self.show_busy(self.tr("Reading the journal…"))
            self._ask(max(PAGE, min(len(self.model.deeds), MOST_AGAIN)))
            if self.believes:
                self._ask_passes()

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
                self.show_problem,
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
        if seen == self._seen and chosen == self._look:
            return
        self._seen, self._look = seen, chosen
        if work.is_empty(page):
            self._show_empty()
            return
        kept, top = self.view.deed, self.table.verticalScrollBar().value()
        self.model.fill(page)
        self.show_body()
        self._show_number(page)
        self._show_none(page)
        self._choose_again(kept, top)

    def _show_number(self, page: Found) -> None:
        if self.filter.chosen().narrows:
            words = self.tr("What these filters let through, the newest first")
        else:
            words = self.tr("{n} journal rows, the newest first")
        tell(self.number, words.format(n=count(page.last)))

    def _show_none(self, page: Found) -> None:
        """What is seen in the place of a table without rows."""
        if page.deeds:
            self.inner.setCurrentWidget(self.table)
            return
        self.nothing.show_state(
            Kind.EMPTY,
            self.tr("Nothing that was done matches these filters"),
            self.tr("Take one of them away, or all of them."),
            ((self.tr("Clear all"), self.filter.clear),),
        )
        self.inner.setCurrentWidget(self.nothing)

    def _show_empty(self) -> None:
        self.show_state(
            Kind.EMPTY,
            self.tr("Nothing was done yet"),
            self.tr(
                "Each import, each pass and each decision is written down here, and can be undone."
            ),
            (
                (self.tr("Import a palace…"), self.desk.commands["import"].trigger),
                (self.tr("Open the demo store"), self.desk.open_demo),
            ),
        )

    def _choose_again(self, kept: Deed | None, top: int) -> None:
        at = self.model.line_of(kept) if kept is not None else 0
        if not self.model.deeds:
            self.view.show_nothing()
            return
        self.table.selectRow(max(at, 0))
        if kept is not None:
            self.table.verticalScrollBar().setValue(top)
        self._show_chosen()

    def chosen(self) -> Deed | None:
        """The deed whose row is chosen."""
        row = self.table.currentIndex().row()
        return self.model.deeds[row] if 0 <= row < len(self.model.deeds) else None

    def _show_chosen(self) -> None:
        deed = self.chosen()
        if deed is not None and self.session is not None:
            self.view.show_deed(deed, self.model.who(deed), self.model.names)
            self.session.pages.ask(
                "deed", partial(work.detail, deed), self._show_detail, self._no_detail
            )

    def _show_detail(self, found: DeedDetail) -> None:
        if self.view.deed == found.deed:
            self.view.show_detail(found)

    def _no_detail(self, sentence: str) -> None:
        tell(self.view.back, sentence)
        self.view.back.show()

    def _enter(self) -> None:
        self._settled.stop()
        self._show_chosen()
        self.view.focusNextChild()

    def _show_row(self, row: int) -> None:
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

    # The way back.

    def _undo(self, deed: Deed) -> None:
        if self.session is not None and deed.undo is not None:
            self.session.deeds.take_back(self._named(deed), deed.undo)

    def _again(self, deed: Deed, row: int) -> None:
        if self.session is not None:
            self.session.deeds.do_again(self._named(deed), row)

    def _named(self, deed: Deed) -> str:
        """What a menu calls a deed; a long one ends behind a whole part, or a whole word."""
        whole = one_line(plainly(engine(deed.what), self.model.names).rstrip(f".{stop()}"))
        if len(whole) <= NAMED:
            return whole
        ends = (whole[:NAMED].rpartition(parted)[0] for parted in (", ", " "))
        return next((end for end in ends if len(end) > NAMED // 2), whole[:NAMED]) + "…"

    # Verify.

    def _go_and_verify(self) -> None:
        self.desk.go(self.name)
        self.verify_journal()

    def verify_journal(self) -> None:
        """Check the whole journal, in a process of its own."""
        if self.session is not None and self.session.start("verify-journal") is None:
            self.desk.say(
                self.tr("Some work is running already. Stop it first, or wait until it is done.")
            )

    def _work_begun(self, job: Any) -> None:
        if job.request["verb"] == "verify-journal":
            self.proof.follow(job)
        self._show_actions()

    def _work_ended(self, outcome: Outcome) -> None:
        if outcome.request["verb"] == "verify-journal":
            self.proof.end(outcome)
            if not self.isVisible() and outcome.result is not None:
                self.desk.say(
                    self.tr("The journal was verified."),
                    self.tr("Show what was found"),
                    partial(self.desk.go, self.name),
                )
        self._show_actions()

    # Belief.

    @property
    def believes(self) -> bool:
        """Is it shown what was believed, and not what was done?"""
        return self.shown.currentWidget() is self.belief

    def show_belief(self) -> None:
        """Show what was believed on a day."""
        self.shown.setCurrentWidget(self.belief)
        self._show_tools()
        self.belief.fit()
        self.belief.begin()
        self.belief.calendar.setFocus()
        self._ask_passes()

    def show_list(self) -> None:
        """Show what was done."""
        self.shown.setCurrentWidget(self.split)
        self._show_tools()
        self.table.setFocus()

    def _ask_passes(self) -> None:
        if self.session is not None:
            self.session.pages.ask("passes", work.passes, self.belief.show_passes)

    def _believe(self, deed: Deed) -> None:
        """Show what was believed just after a deed."""
        if self.session is not None:
            if len(deed.memories) == 1:
                self.belief.memory.setText(deed.memories[0])
            ask = partial(work.ended, deed)
            self.session.pages.ask("ended", ask, self._believe_at, self.desk.say)

    def _believe_at(self, at: int) -> None:
        self.belief.at = at
        self.show_belief()
        self.belief.choose_moment(at)

    def _ask_belief(self) -> None:
        if self.session is not None and self.desk.there:
            self.belief.show_busy()
            self.session.table.ask(
                "belief",
                partial(work.believed, self.belief.at, self.belief.wanted),
                self._show_believed,
                self.belief.show_stopped,
            )

    def _show_believed(self, found: Believed) -> None:
        self.belief.show_believed(found)

    def _stop_belief(self) -> None:
        if self.session is not None:
            self.session.table.drop("belief")
        self.belief.show_stopped(self.tr("The look back was stopped."))

    # Commands.

    def _copy_if_seen(self) -> None:
        if self.isVisible():
            self.copy_command()

    def copy_command(self) -> None:
        """Copy the command that shows the same, or say why there is none."""
        from nidra.app.journal_commands import of_list, of_then

        if self.session is None or self._look is None:
            return
        folder = self.session.folder
        if self.believes:
            self._copy(of_then(work.day_of(self.belief.at), self.belief.named, folder))
        else:
            self._copy(of_list(self._look, len(self.model.deeds), folder))

    def _copy_verify(self) -> None:
        from nidra.app.journal_commands import of_verify

        if self.session is not None:
            self._copy(of_verify(self.session.folder))

    def _copy_undo(self, deed: Deed) -> None:
        from nidra.app.journal_commands import of_undo

        if self.session is not None and deed.undo is not None:
            self._copy(of_undo(deed.undo, self.session.folder))

    def _copy(self, typed: Typed) -> None:
        if not typed.line:
            self.desk.say(typed.reason)
            return
        QGuiApplication.clipboard().setText(typed.line)
        self.desk.say(self.tr("Copied: {line}").format(line=typed.line))

    # The window.

    def show_body(self) -> None:
        super().show_body()
        self._show_tools()

    def show_state(self, *told: Any, **more: Any) -> None:
        super().show_state(*told, **more)
        self._show_tools()

    def _show_tools(self) -> None:
        for tool in self._tools():
            tool.setVisible(self.kind is Kind.FULL)
        self.belief_tool.setVisible(self.kind is Kind.FULL and not self.believes)
        self.back_tool.setVisible(self.kind is Kind.FULL and self.believes)
        self._show_actions()

    def _show_actions(self) -> None:
        there = self.session is not None and bool(self.desk.there)
        free = there and self.session is not None and self.session.work is None
        self.desk.commands.enable(free, "verify-journal")
        self.verify.setEnabled(free)
        if self.isVisible():
            self.desk.commands.enable(there and self.kind is Kind.FULL, "copy-command")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The page that was seen before takes the action back when it is hidden, which comes after this.
        QTimer.singleShot(0, self, self._show_actions)
        (self.focusWidget() or self.table).setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.desk.commands.enable(False, "copy-command")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tools()
        if not event.oldSize().isValid():
            wide = self.width() - 48
            beside = max(round(wide * 0.32), min(round(wide * 0.38), DETAIL))
            self.split.setSizes([wide - beside, beside])

    def _fit_tools(self) -> None:
        """Buttons in a narrow window show their icons alone; their words are in the tooltips."""
        metrics = self.fontMetrics()
        shown = [tool for tool in self._tools() if not tool.isHidden()]
        words = sum(metrics.horizontalAdvance(tool.words) + 72 for tool in shown)
        fits = self.heading.sizeHint().width() + words < self.width() - 60
        for tool in self._tools():
            tool.show_words(fits)
