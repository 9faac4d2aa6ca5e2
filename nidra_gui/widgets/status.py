"""The status bar: which store, what the watcher does, when bytes were last read, and the running work."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QStatusBar, QWidget

from nidra_gui.jobs import Job
from nidra_gui.motion import run_on
from nidra_gui.widgets.elided import Elided
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.reading_words import meaning, reading
from nidra_gui.widgets.tips import plain_tip
from nidra_gui.widgets.work_card import far, first_words

if TYPE_CHECKING:
    from nidra_gui.session import Session

_FULL = 1000


class Status(QStatusBar):
    """What is true of the store at each moment, whatever page is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self.setContentsMargins(0, 0, 12, 0)
        self.store = label()
        self.watch = label()
        self.watch.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.read = Elided()
        self.read.setIndent(0)
        self.read.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.work = label()
        self.bar = QProgressBar(textVisible=False)
        self.bar.setFixedWidth(130)
        self.bar.setAccessibleName(self.tr("How far the work is"))
        self.stop = button(self.tr("Stop"), self._stop, "quiet")
        self.addWidget(self.store)
        self.addWidget(self.watch, 1)
        for part in (self.work, self.bar, self.stop, self.read):
            self.addPermanentWidget(part)
        self._session: Session | None = None
        self._job: Job | None = None
        self._work_shown(False)

    def take(self, session: Session | None, name: str = "") -> None:
        """Tell of another store from now on."""
        if self._session is not None:
            for signal in self._signals(self._session):
                signal[0].disconnect(signal[1])
        self._session = session
        tell(self.store, name if session else self.tr("No store is open"))
        self.store.setToolTip(str(session.folder) if session else "")
        tell(self.watch, self.tr("Starting to watch…") if session else "")
        self.read.tell("")
        self._work_shown(False)
        if session is not None:
            for signal in self._signals(session):
                signal[0].connect(signal[1])
            self._ask()

    def _signals(self, session: Session) -> tuple[tuple[Any, Any], ...]:
        return (
            (session.changed, self._ask),
            (session.watch_moved, self._watch_moved),
            (session.work_begun, self._work_begun),
            (session.work_moved, self._work_moved),
            (session.work_ended, self._work_ended),
        )

    def _ask(self) -> None:
        if self._session is None:
            return

        def dates(store: Any, cancel: Any) -> Any:
            from nidra.app.overview import oldest_and_newest, unreached

            return (*oldest_and_newest(store), unreached(store))

        self._session.pages.ask("status", dates, self._tell_read)

    def _tell_read(self, found: tuple[int | None, int | None, int]) -> None:
        oldest, newest, unreached = found
        self.read.tell(reading(oldest, newest, unreached, time.time_ns() // 1000))
        self.read.setToolTip(f"{self.read.full}.\n{meaning()}")

    def _watch_moved(self, state: dict[str, Any]) -> None:
        sentence = str(state.get("sentence", ""))
        tell(self.watch, sentence)
        at_once = self.tr("What changes in a watched folder is judged at once.")
        self.watch.setToolTip(plain_tip(f"{sentence}\n{at_once}"))

    def _work_begun(self, job: Job) -> None:
        self._job = job
        tell(self.work, first_words(str(job.request.get("verb", ""))))
        run_on(self.bar)
        self.stop.setEnabled(True)
        self._work_shown(True)

    def _work_moved(self, progress: dict[str, Any]) -> None:
        share = progress.get("share")
        if share is None:
            run_on(self.bar)
        else:
            self.bar.setRange(0, _FULL)
            self.bar.setValue(round(share * _FULL))
        line = far(progress)
        tell(self.work, line if len(line) <= 60 else line[:59] + "…")
        self.work.setToolTip(line)

    def _work_ended(self, _: object) -> None:
        self._job = None
        self._work_shown(False)

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self.stop.setEnabled(False)
            tell(self.work, self.tr("Stopping at the next safe place…"))

    def _work_shown(self, shown: bool) -> None:
        for part in (self.work, self.bar, self.stop):
            part.setVisible(shown)
        self.watch.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
