"""The check of the whole journal: begun, followed while it runs, and what it found."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from nidra_gui.widgets.page import Page
from nidra_gui.widgets.proof_strip import ProofStrip

if TYPE_CHECKING:
    from nidra_gui.jobs import Outcome
    from nidra_gui.session import Session

VERB = "verify-journal"


def _tr(text: str) -> str:
    return QCoreApplication.translate("JournalPage", text)


class JournalProof(QObject):
    """The strip above the journal. `moved` tells that some work began or ended."""

    moved = Signal()

    def __init__(self, page: Page, copy: Callable[[], object]) -> None:
        super().__init__(page)
        self._page, self._desk = page, page.desk
        self._session: Session | None = None
        self.strip = ProofStrip(copy)

    @property
    def work(self) -> Any:
        """How far the check is."""
        return self.strip.work

    @property
    def done(self) -> Any:
        """What the check found."""
        return self.strip.done

    def take(self, session: Session | None) -> None:
        """Another store is there."""
        self._session = session
        self.strip.hide()
        if session is not None:
            session.work_begun.connect(self._begun)
            session.work_ended.connect(self._ended)

    def begin(self) -> None:
        """Check it, in a process of its own."""
        if self._session is not None and self._session.start(VERB) is None:
            self._desk.say(
                _tr("Some work is running already. Stop it first, or wait until it is done.")
            )

    def _begun(self, job: Any) -> None:
        if job.request["verb"] == VERB:
            self.strip.follow(job)
        self.moved.emit()

    def _ended(self, outcome: Outcome) -> None:
        if outcome.request["verb"] == VERB:
            self.strip.end(outcome)
            if not self._page.isVisible() and outcome.result is not None:
                self._desk.say(
                    _tr("The journal was verified."),
                    _tr("Show what was found"),
                    partial(self._desk.go, self._page.name),
                )
        self.moved.emit()
