"""A strip that tells that the index of the search is not built yet, builds it, and shows how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QSizePolicy

from nidra_gui.jobs import Job, Outcome
from nidra_gui.motion import run_on
from nidra_gui.widgets.plain import button, label, tell

if TYPE_CHECKING:
    from nidra_gui.session import Session

_FULL = 1000


class IndexStrip(QFrame):
    """Shown while a text is searched for in a store without an index. `built` tells that it has one."""

    built = Signal()
    told = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "strip")
        self._session: Session | None = None
        self._job: Job | None = None
        self.sentence = label(wrap=True)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setFixedWidth(160)
        self.bar.setAccessibleName(self.tr("How far the index is"))
        self.step = button(self.tr("Build the index"), self.build)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 10, 8)
        row.setSpacing(12)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.bar)
        row.addWidget(self.step)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.take(None)

    def take(self, session: Session | None) -> None:
        """Tell of another store from now on."""
        self._session, self._job = session, None
        self._draw()
        self.hide()

    def show_needed(self, needed: bool) -> None:
        """Show it where a search would be quicker with an index."""
        self.setVisible(needed or self._job is not None)

    def build(self) -> None:
        """Build the index, or stop building it."""
        if self._job is not None:
            self._job.cancel()
            self.step.setEnabled(False)
            return
        if self._session is None:
            return
        job = self._session.start("index")
        if job is None:
            self.told.emit(
                self.tr("Some work is running already. Build the index when it is done.")
            )
            return
        self._job = job
        job.moved.connect(self._moved)
        job.ended.connect(self._ended)
        self._draw()

    def _moved(self, progress: dict[str, Any]) -> None:
        share = progress.get("share")
        self.bar.setRange(0, _FULL if share is not None else 0)
        self.bar.setValue(round((share or 0) * _FULL))
        tell(self.sentence, str(progress.get("line", "")))

    def _ended(self, outcome: Outcome) -> None:
        if self._job is None or outcome.request is not self._job.request:
            return
        self._job = None
        self._draw()
        if outcome.result is not None:
            reason = str(outcome.result.get("reason", ""))
            if reason:
                self.told.emit(self.tr("No index was built: {reason}.").format(reason=reason))
            self.hide()
            self.built.emit()

    def _draw(self) -> None:
        running = self._job is not None
        self.bar.setVisible(running)
        run_on(self.bar)
        self.step.setEnabled(True)
        self.step.setText(self.tr("Stop") if running else self.tr("Build the index"))
        tell(
            self.sentence,
            self.tr("Building the index of the search…")
            if running
            else self.tr(
                "The index of the search is not built yet, so every statement is read. With it, a"
                " search answers at once."
            ),
        )
