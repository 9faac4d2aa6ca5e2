"""Sources that moved: say where to look, see what would come of it, then let it be written."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from nidra_gui.widgets.asking import ask_folder
from nidra_gui.widgets.busy import busy as show_busy
from nidra_gui.widgets.plain import button, label, tell

if TYPE_CHECKING:
    from nidra_gui.desk import Desk
    from nidra_gui.jobs import Job, Outcome
    from nidra_gui.session import Session


class RemapDialog(QDialog):
    """With a root its new place is asked for; without one, a folder to search for all that is missing."""

    def __init__(self, desk: Desk, session: Session, root: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk, self._session, self._root = desk, session, root
        self._asked: dict[str, Any] = {}
        self._job: Job | None = None
        self.setWindowTitle(self.tr("Find moved files"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(720, 520)
        self.intro = label(self._intro(), wrap=True)
        self.place = QLineEdit()
        self.place.setAccessibleName(self.tr("Folder"))
        self.place.setPlaceholderText(self.tr("The folder as it is now"))
        self.place.textChanged.connect(self._typed)
        self.pick = button(self.tr("Choose…"), self._pick)
        self.found = QPlainTextEdit()
        self.found.setReadOnly(True)
        self.found.setAccessibleName(self.tr("What would come of it"))
        self.found.setPlaceholderText(
            self.tr("Nothing is changed before you have seen what would come of it.")
        )
        self.line = label(kind="muted", wrap=True)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("How far the search is"))
        self.look = button(self.tr("Look there"), self._look, "primary")
        self.write = button(self.tr("Take the new places"), self._write, "primary")
        self.shut = button(self.tr("Close"), self.close)
        for one in (self.pick, self.write, self.shut):
            one.setAutoDefault(False)
        self.look.setDefault(True)
        self._lay_out()
        self._busy(False)
        self.write.setEnabled(False)
        self._typed()

    def _intro(self) -> str:
        if self._root:
            return self.tr(
                "Where does {folder} lie now? Its files are compared by name and by content."
            ).format(folder=self._root)
        return self.tr(
            "Choose a folder to search. Missing sources are recognised by name and by content."
        )

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(20, 18, 20, 16)
        rows.setSpacing(12)
        rows.addWidget(self.intro)
        line = QHBoxLayout()
        line.addWidget(self.place, 1)
        line.addWidget(self.pick)
        line.addWidget(self.look)
        rows.addLayout(line)
        rows.addWidget(self.found, 1)
        rows.addWidget(self.line)
        rows.addWidget(self.bar)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.shut)
        foot.addWidget(self.write)
        rows.addLayout(foot)

    def _typed(self) -> None:
        self.look.setEnabled(bool(self.place.text().strip()) and self._job is None)
        self.write.setEnabled(False)

    def _pick(self) -> None:
        ask_folder(self, self.tr("Choose the folder as it is now"), self.place.setText)

    def _look(self) -> None:
        place = self.place.text().strip()
        if place:
            # Where a root lies at the place itself, and where it lies somewhere below.
            named = {"maps": [[self._root, place]]} if self._root else {}
            self._asked = {**named, "under": [place]}
            self._start("remap-preview", self._looked)

    def _write(self) -> None:
        self._start("remap", self._written)

    def _start(self, verb: str, ended: Any) -> None:
        job = self._session.start(verb, **self._asked)
        if job is None:
            tell(self.line, self.tr("Some work is running already. Try again when it is done."))
            return
        self._job = job
        job.moved.connect(self._moved)
        job.ended.connect(partial(self._ended, ended))
        self._busy(True)

    def _moved(self, progress: dict[str, Any]) -> None:
        tell(self.line, str(progress.get("line", "")))

    def _ended(self, ended: Any, outcome: Outcome) -> None:
        self._job = None
        self._busy(False)
        if outcome.result is None:
            self.found.clear()
            tell(self.line, outcome.sentence)
        else:
            ended(outcome.result)

    def _looked(self, result: dict[str, Any]) -> None:
        self.found.setPlainText("\n".join(str(line) for line in result.get("summary", ())))
        found = int(result.get("found", 0))
        words = (
            self.tr("{n} can be given their new place.")
            if found
            else self.tr("Nothing was found there.")
        )
        tell(self.line, words.format(n=found))
        self.write.setEnabled(found > 0)

    def _written(self, result: dict[str, Any]) -> None:
        self.found.setPlainText("\n".join(str(line) for line in result.get("summary", ())))
        run = str(result["remap"].get("run") or "")
        self.write.setEnabled(False)
        tell(self.line, self.tr("Done. It can be taken back."))
        if run:
            self._session.deeds.add(self.tr("the move of sources"), run)
            self._desk.say(
                self.tr("The sources have their new place."),
                self.tr("Undo"),
                self._desk.commands["undo"].trigger,
            )

    def _busy(self, busy: bool) -> None:
        show_busy(self.bar)
        self.bar.setVisible(busy)
        self.look.setEnabled(not busy)
        self.place.setEnabled(not busy)
        self.pick.setEnabled(not busy)
        self.write.setEnabled(False)

    def done(self, code: int) -> None:
        if self._job is not None:
            self._job.cancel()
        super().done(code)
