"""A source is shown by the system's viewer, once its path was looked at."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices

from nidra_gui.views import evidence_work as work

if TYPE_CHECKING:
    from nidra.app.opening import Opening

    from nidra_gui.desk import Desk
    from nidra_gui.session import Session


class SourceOpener(QObject):
    """What may not be opened is said, with the way to its folder."""

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk

    def open(self, session: Session, path: str) -> None:
        """Open a source. A network drive may take its time: it is looked at in another thread."""
        ask = partial(work.opening, path)
        session.pages.ask("opening", ask, self._looked_at, self._desk.say)

    def _looked_at(self, found: Opening) -> None:
        sentence = found.refusal
        if not sentence and not _shown(found.path):
            words = self.tr("The system has no viewer for {path}.")
            sentence = words.format(path=found.path)
        if sentence and found.folder:
            self._desk.say(sentence, self.tr("Show folder"), partial(_shown, found.folder))
        elif sentence:
            self._desk.say(sentence)


def _shown(path: str) -> bool:
    return QDesktopServices.openUrl(QUrl.fromLocalFile(path))
