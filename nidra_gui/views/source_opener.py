"""A source is shown by the system's viewer, once its path was looked at."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

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
        if found.refusal:
            self._say(found.refusal, "", found.folder)
        elif _shown(found.path):
            words = self.tr("{path} was handed to the viewer of the system.")
            self._say(words.format(path=found.path), found.path, found.folder)
        else:
            words = self.tr("{path} could not be opened: the system has no viewer for it.")
            self._say(words.format(path=found.path), found.path, found.folder)

    def _say(self, sentence: str, path: str, folder: str) -> None:
        steps = []
        if folder:
            steps.append((self.tr("Show folder"), partial(show_folder, self._desk, folder)))
        if path:
            steps.append((self.tr("Copy path"), partial(_copy, path)))
        step, run = steps[0] if steps else ("", None)
        self._desk.say(sentence, step, run, other=steps[1] if len(steps) > 1 else None)


def show_folder(desk: Desk, folder: str) -> None:
    """Show a folder in the file manager, or say that there is none, with its path to copy."""
    if not _shown(folder):
        words = _tr("{folder} could not be opened: the system has no program for it.")
        desk.say(words.format(folder=folder), _tr("Copy path"), partial(_copy, folder))


def _tr(text: str) -> str:
    return QCoreApplication.translate("SourceOpener", text)


def _copy(path: str) -> None:
    QGuiApplication.clipboard().setText(path)


def _shown(path: str) -> bool:
    return QDesktopServices.openUrl(QUrl.fromLocalFile(path))


def open_file(desk: Desk, path: str) -> None:
    """Hand a file that this window wrote to the viewer of the system, or say that there is none."""
    if not _shown(path):
        words = _tr("{path} could not be opened: the system has no viewer for it.")
        desk.say(words.format(path=path), _tr("Copy path"), partial(_copy, path))
