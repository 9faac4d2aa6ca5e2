"""What was believed on a day: asks the store for it, and leads from there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from nidra_gui.views import journal_work as work
from nidra_gui.widgets.belief import Belief

if TYPE_CHECKING:
    from nidra.records.believed import BelievedPage, Changes
    from nidra.records.history import Deed

    from nidra_gui.desk import Desk
    from nidra_gui.session import Session
    from nidra_gui.widgets.belief_held import Found

AGAIN = (
    20_000  # memories that changed; of more nobody looks again by himself when the store changes
)


def _tr(text: str) -> str:
    return QCoreApplication.translate("JournalPage", text)


class JournalBelief(QObject):
    """`wanted` asks for the view to be shown, `row` for the deed that a journal row belongs to."""

    wanted = Signal()
    row = Signal(int)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._session: Session | None = None
        self.view = Belief(desk.theme, self._lines)
        self.view.asked.connect(self._ask)
        self.view.stopped.connect(self._stop)
        self.view.opened.connect(desk.show_memory)
        self.view.changed_by.connect(self.row)

    def take(self, session: Session | None) -> None:
        """Another store is there."""
        self._session = session
        self.view.forget()

    def begin(self) -> None:
        """The view is seen now."""
        self.view.fit()
        self.view.begin()
        self.view.calendar.setFocus()
        self._ask_passes()

    def ask_again(self) -> None:
        """The store changed."""
        self._ask_passes()
        if self.view.settled and self.view.changed <= AGAIN:
            self._ask(quietly=True)

    def look_behind(self, deed: Deed) -> None:
        """Show what was believed just after a deed."""
        if self._session is not None:
            if len(deed.memories) == 1:
                self.view.memory.setText(deed.memories[0])
            ask = partial(work.ended, deed)
            self._session.pages.ask("ended", ask, self._look_at, self._desk.say)

    def _look_at(self, at: int) -> None:
        self.view.at = at
        self.wanted.emit()
        self.view.choose_moment(at)

    def _ask_passes(self) -> None:
        if self._session is not None:
            self._session.pages.ask("passes", work.passes, self.view.show_passes)

    def _ask(self, quietly: bool = False) -> None:
        if self._session is not None and self._desk.there:
            if not quietly:
                self.view.show_busy()
            self._session.table.ask(
                "belief",
                partial(work.believed, self.view.at, self.view.wanted),
                self._show,
                self.view.show_stopped,
            )

    def _show(self, found: Found) -> None:
        self.view.show_believed(found)

    def _lines(self, changes: Changes, first: int, number: int) -> BelievedPage | None:
        """The lines of the list that come into sight."""
        return (
            None
            if self._session is None
            else work.lines(changes, first, number, self._session.store)
        )

    def _stop(self) -> None:
        if self._session is not None:
            self._session.table.drop("belief")
        self.view.show_stopped(_tr("The look back was stopped."))
