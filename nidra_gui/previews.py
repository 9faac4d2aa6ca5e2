"""Previews of foreign stores: one at a time, each in a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from nidra_gui.jobs import Job, Outcome

if TYPE_CHECKING:
    from nidra_gui.session import Session
    from nidra_gui.widgets.maps_editor import Pair


class Previews(QObject):
    """Looks at what lies at a path; `looked` carries the outcome of the latest look, of no one before."""

    looked = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.job: Job | None = None  # the look that runs
        self.ending: list[Job] = []  # looks that were told to stop

    def begin(self, path: str, maps: Sequence[Pair], session: Session | None) -> None:
        """Look at a path, as an import into the store of a session with these maps would."""
        self.end()
        request: dict[str, Any] = {"verb": "preview", "path": path}
        if maps:
            request["maps"] = [list(pair) for pair in maps]
        if session is not None:
            request["dir"] = str(session.folder)
        self.job = job = Job(request, self)
        job.ended.connect(partial(self._ended, job))
        job.gone.connect(partial(self._gone, job))
        job.start()

    def end(self) -> None:
        """Let the look stop; nobody waits for it any more."""
        job, self.job = self.job, None
        if job is not None:
            self.ending.append(job)
            job.cancel()

    def leave(self) -> None:
        """The window closes, or its store does: no look is heard of any more."""
        self.end()
        for job in [*self.ending]:
            job.leave()

    def _ended(self, job: Job, outcome: Outcome) -> None:
        if job is self.job:
            self.job = None
            self.looked.emit(outcome)

    def _gone(self, job: Job) -> None:
        if job in self.ending:
            self.ending.remove(job)
        job.deleteLater()
