"""A page of the window: its title, what it shows, and how it follows the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from nidra_gui import helping
from nidra_gui.widgets.plain import button, label
from nidra_gui.widgets.scroll import GUTTER
from nidra_gui.widgets.state import Kind, StatePanel

if TYPE_CHECKING:
    from nidra_gui.desk import Desk
    from nidra_gui.session import Session


class Page(QWidget):
    """One page. `refresh` is called when it is shown and the store changed since, or changes while it
    is shown. `title` and `icon` are for the rail; `action` is the action that leads here."""

    name = ""
    icon = ""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.desk = desk
        self.kind = Kind.BUSY
        self._stale = True
        self._session: Session | None = None
        self.header = QHBoxLayout()
        self.header.setSpacing(8)
        self.body = QWidget()
        self.panel = StatePanel(desk.theme)
        self.learn = button(self.tr("First audit in five minutes"), self._learn, "link")
        self.panel.add_below(self.learn)
        helping.about(self, helping.OF_PAGES.get(self.name, ""))
        self._stack = QStackedWidget()
        self._stack.addWidget(self.body)
        self._stack.addWidget(self.panel)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(24, 18, 24 - GUTTER, 12)
        rows.setSpacing(12)
        self.heading = label(self.title(), "title")
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, GUTTER, 0)
        for part in (self.body, self.panel):
            part.setContentsMargins(0, 0, GUTTER, 0)
        top.addWidget(self.heading)
        top.addStretch(1)
        top.addLayout(self.header)
        rows.addLayout(top)
        rows.addWidget(self._stack, 1)

    def title(self) -> str:
        """What the page is called."""
        return ""

    @property
    def session(self) -> Session | None:
        """The store that is open, if one is."""
        return self._session

    def take(self, session: Session | None) -> None:
        """Show another store from now on, or none."""
        if self._session is not None:
            self._session.changed.disconnect(self.store_changed)
        self._session = session
        if session is not None:
            session.changed.connect(self.store_changed)
        self.taken()
        self.store_changed()

    def taken(self) -> None:
        """Another store is there: forget what was shown of the one before."""

    def store_changed(self) -> None:
        """The store changed: look again at once where the page is seen, else when it will be."""
        self._stale = True
        if self.isVisible():
            self._refresh_now()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self._refresh_now()

    def _refresh_now(self) -> None:
        self._stale = False
        self.refresh()

    def refresh(self) -> None:
        """Ask the store for what the page shows."""

    def parts(self) -> tuple[QWidget, ...]:
        """The parts that F6 leads through, the whole page first."""
        return (self,)

    def scrolls(self) -> None:
        """The body is one that scrolls: its bar lies beside the cards, not within their width."""
        self.body.setContentsMargins(0, 0, 0, 0)

    def show_body(self) -> None:
        """Show what was found."""
        self.kind = Kind.FULL
        self._stack.setCurrentWidget(self.body)

    def show_state(
        self,
        kind: Kind,
        title: str,
        sentence: str = "",
        steps: tuple[tuple[str, Callable[[], object]], ...] = (),
    ) -> None:
        """Show a sentence instead, with the next step."""
        self.kind = kind
        self.panel.show_state(kind, title, sentence, steps)
        self.learn.setText(
            self.tr("What can be wrong, and what to do")
            if kind is Kind.ERROR
            else self.tr("First audit in five minutes")
        )
        self.learn.setVisible(kind in (Kind.EMPTY, Kind.ERROR))
        self._stack.setCurrentWidget(self.panel)

    def _learn(self) -> None:
        wrong = self.kind is Kind.ERROR
        self.desk.show_help("window#when-something-is-wrong" if wrong else helping.START)

    def show_busy(self, sentence: str) -> None:
        """Say what is looked for; nobody has to wait for it here."""
        self.show_state(
            Kind.BUSY, sentence, steps=((self.tr("Go to Home"), lambda: self.desk.go("home")),)
        )

    def show_problem(self, sentence: str) -> None:
        """Show what went wrong; trying again is the next step."""
        self.show_state(
            Kind.ERROR,
            self.tr("This page could not be filled"),
            sentence,
            (
                (self.tr("Try again"), self._refresh_now),
                (self.tr("Open another store…"), self._other),
            ),
        )

    def show_missing(self) -> bool:
        """Say that no store is there, or why it cannot be opened; True where that is so."""
        if self.desk.there is None:
            self.show_state(
                Kind.ERROR,
                self.tr("The store cannot be opened"),
                self.desk.problem,
                (
                    (self.tr("Try again"), self.desk.open_again),
                    (self.tr("Open another store…"), self._other),
                    (self.tr("Open the demo store"), self.desk.open_demo),
                ),
            )
        elif not self.desk.there:
            self.show_state(
                Kind.EMPTY,
                self.tr("Nothing is here yet"),
                " ".join(
                    part
                    for part in (
                        self.promise(),
                        self.tr("Import a palace, or look around in the demo store."),
                    )
                    if part
                ),
                (
                    (self.tr("Import a palace…"), self.desk.commands["import"].trigger),
                    (self.tr("Open the demo store"), self.desk.open_demo),
                ),
            )
        return not self.desk.there

    def promise(self) -> str:
        """What this page shows once there is a store: a sentence, or nothing."""
        return ""

    def _other(self) -> None:
        self.desk.commands["open-store"].trigger()
