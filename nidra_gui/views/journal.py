"""Page 7, Journal: what was done, what a deed changed and the way back, and what was believed on a day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from nidra_gui.views.journal_belief import JournalBelief
from nidra_gui.views.journal_copy import JournalCopy
from nidra_gui.views.journal_list import JournalList
from nidra_gui.views.journal_proof import JournalProof
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.scroll import GUTTER
from nidra_gui.widgets.state import Kind
from nidra_gui.widgets.tool import Tool

if TYPE_CHECKING:
    from nidra_gui.desk import Desk

ICONS = ("clock", "journal", "checked", "copy")


class JournalPage(Page):
    """What was done, with its filters and the chosen deed; or what was believed on a day."""

    name = "journal"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
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
        self.belief_tool = Tool(self.tr("Belief as of a day"))
        self.back_tool = Tool(self.tr("Back to what was done"))
        self.back_tool.hide()
        self.verify = Tool(self.tr("Verify the journal"))
        self.copy = Tool(self.tr("Copy as command"))
        self.copying = JournalCopy(self)
        self.deeds = JournalList(self.desk)
        self.proof = JournalProof(self, self.copying.verify)
        self.looking = JournalBelief(self.desk)
        self.belief = self.looking.view

    def _lay_out(self) -> None:
        for tool in self._tools():
            self.header.addWidget(tool)
        self.shown = QStackedWidget()
        self.shown.addWidget(self.deeds)
        self.shown.addWidget(self.belief)
        outside = QVBoxLayout(self.body)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.setSpacing(12)
        self.proof.strip.setContentsMargins(0, 0, GUTTER, 0)
        outside.addWidget(self.proof.strip)
        outside.addWidget(self.shown, 1)
        self.scrolls()

    def _tools(self) -> tuple[Tool, ...]:
        return self.belief_tool, self.back_tool, self.verify, self.copy

    def _connect(self) -> None:
        self.deeds.found.connect(self._found)
        self.deeds.failed.connect(self.show_problem)
        self.deeds.view.then.connect(self.looking.look_behind)
        self.deeds.view.copied.connect(self.copying.undo)
        self.looking.wanted.connect(self.show_belief)
        self.looking.row.connect(self._show_row)
        self.belief_tool.clicked.connect(lambda *_: self.show_belief())
        self.back_tool.clicked.connect(lambda *_: self.show_list())
        self.verify.clicked.connect(lambda *_: self.verify_journal())
        self.copy.clicked.connect(lambda *_: self.copy_command())
        self.proof.moved.connect(self._show_actions)
        self.desk.commands.bind("copy-command", self._copy_if_seen, enabled=False)
        self.desk.commands.bind("verify-journal", self._go_and_verify, enabled=False)
        self.desk.theme.changed.connect(self._draw)

    def _draw(self) -> None:
        theme = self.desk.theme
        for tool, icon in zip(self._tools(), ICONS, strict=True):
            tool.setIcon(theme.icon(icon, theme.palette.muted))
            tool.fit()

    # As the store goes.

    def taken(self) -> None:
        for part in (self.deeds, self.proof, self.looking):
            part.take(self.session)
        self.show_list()
        self._show_actions()

    def refresh(self) -> None:
        if not self.show_missing() and self.session is not None:
            if self.deeds.look is None:
                self.show_busy(self.tr("Reading the journal…"))
            self.deeds.ask_again()
            if self.believes:
                self.looking.ask_again()

    def _found(self, any_deed: bool) -> None:
        if any_deed:
            self.show_body()
        else:
            self._show_empty()

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

    def _go_and_verify(self) -> None:
        self.desk.go(self.name)
        self.verify_journal()

    def verify_journal(self) -> None:
        """Check the whole journal, in a process of its own."""
        self.proof.begin()

    # Which of both is shown.

    @property
    def believes(self) -> bool:
        """Is it shown what was believed, and not what was done?"""
        return self.shown.currentWidget() is self.belief

    def show_belief(self) -> None:
        """Show what was believed on a day."""
        self.shown.setCurrentWidget(self.belief)
        self._show_tools()
        self.looking.begin()

    def show_list(self) -> None:
        """Show what was done."""
        self.shown.setCurrentWidget(self.deeds)
        self._show_tools()
        self.deeds.table.setFocus()

    def _show_row(self, row: int) -> None:
        self.show_list()
        self.deeds.show_row(row)

    # Commands.

    def _copy_if_seen(self) -> None:
        if self.isVisible():
            self.copy_command()

    def copy_command(self) -> None:
        """Copy the command that shows the same, or say why there is none."""
        self.copying.what_is_shown()

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
        (self.focusWidget() or self.deeds.table).setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.desk.commands.enable(False, "copy-command")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tools()
        if not event.oldSize().isValid():
            self.deeds.share_out(self.width() - 48)

    def _fit_tools(self) -> None:
        """Buttons in a narrow window show their icons alone; their words are in the tooltips."""
        metrics = self.fontMetrics()
        shown = [tool for tool in self._tools() if not tool.isHidden()]
        words = sum(metrics.horizontalAdvance(tool.words) + 72 for tool in shown)
        fits = self.heading.sizeHint().width() + words < self.width() - 60
        for tool in self._tools():
            tool.show_words(fits)
