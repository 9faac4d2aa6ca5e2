"""The way from the report to a file: a button for each form, where it went, and what changed since the last."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from nidra_gui.exporting import SUFFIXES, Exports, Written
from nidra_gui.views.source_opener import open_file, show_folder
from nidra_gui.widgets.elided import Elided, tell_long
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.work_card import WorkCard
from nidra_gui.words import ago, count, size

if TYPE_CHECKING:
    from nidra_gui.desk import Desk
    from nidra_gui.jobs import Job

CHANGES = 12  # numbers that differ, before the rest is counted


def _tr(text: str) -> str:
    return QCoreApplication.translate("ExportCard", text)


class ExportCard(QFrame):
    """Five buttons, and what came of the last press."""

    def __init__(self, desk: Desk, exports: Exports) -> None:
        super().__init__()
        self.setProperty("kind", "card")
        self._desk, self._exports = desk, exports
        self.done: Written | None = None
        self._last = ""
        self.forms = {suffix: button(words) for suffix, words in _words().items()}
        self.more = button(self.tr("Save as…"), exports.ask)
        self.place = Elided(kind="small", middle=True)
        self.work = WorkCard(self.tr("Stop"))
        self.result = QWidget()
        self.saved = label(wrap=True)
        self.changes = label(kind="muted", wrap=True)
        self.open = button(self.tr("Open"), self._open, "primary")
        self.folder = button(self.tr("Open folder"), self._folder)
        self.copy = button(self.tr("Copy path"), self._copy)
        self._lay_out()
        exports.slow.connect(self._begun)
        exports.ended.connect(self._ended)
        exports.written.connect(self._written)
        self.forget()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        column.addWidget(label(self.tr("Export"), "heading", wrap=True))
        row = Flow()
        for suffix in SUFFIXES:
            self.forms[suffix].clicked.connect(partial(self._press, suffix))
            row.addWidget(self.forms[suffix])
        row.addWidget(self.more)
        column.addWidget(row)
        column.addWidget(self.place)
        column.addWidget(self.work)
        inside = QVBoxLayout(self.result)
        inside.setContentsMargins(0, 4, 0, 0)
        inside.setSpacing(8)
        inside.addWidget(self.saved)
        steps = Flow()
        for part in (self.open, self.folder, self.copy):
            steps.addWidget(part)
        inside.addWidget(steps)
        inside.addWidget(self.changes)
        column.addWidget(self.result)

    def forget(self) -> None:
        """Nothing was written yet."""
        self._last = ""
        self.done = None
        self.work.hide()
        self.result.hide()
        self._show_place()

    def show_last(self, at: int | None, now: int) -> None:
        """Say when the report was last written into a file."""
        self._last = ago(at, now) if at is not None else ""
        self._show_place()

    def _show_place(self) -> None:
        words = self.tr("Each goes to {folder}")
        if self._last:
            words = self.tr("Each goes to {folder}. The last one was written {when}.")
        self.place.tell(words.format(folder=self._exports.folder(), when=self._last))

    def _press(self, suffix: str, *_: object) -> None:
        self._exports.export(suffix)

    def _begun(self, job: Job) -> None:
        self.result.hide()
        self.work.follow(job, self.tr("The report is being written"))
        self.work.show()

    def _ended(self) -> None:
        self.work.hide()

    def _written(self, done: Written) -> None:
        self.done = done
        words = self.tr("Saved as {path} ({size}).")
        tell_long(self.saved, words.format(path=done.path, size=size(done.size)))
        tell(self.changes, change_words(done))
        self.result.show()
        self._show_place()
        if not self.result.visibleRegion().isEmpty():
            return
        self._desk.say(
            self.tr("The report was saved as {path}").format(path=done.path),
            self.tr("Open folder"),
            self._folder,
            other=(self.tr("Copy path"), self._copy),
        )

    # What can be done with it.

    def _open(self) -> None:
        if self.done is not None:
            open_file(self._desk, str(self.done.path))

    def _folder(self) -> None:
        if self.done is not None:
            show_folder(self._desk, str(Path(self.done.path).parent))

    def _copy(self) -> None:
        if self.done is not None:
            QGuiApplication.clipboard().setText(str(self.done.path))
            self._desk.say(self.tr("The path was copied."))


def _words() -> dict[str, str]:
    """What each form is called on its button."""
    return {
        "html": _tr("Web page (HTML)"),
        "pdf": _tr("PDF"),
        "md": _tr("Markdown"),
        "json": _tr("JSON"),
        "csv": _tr("CSV"),
    }


def change_words(done: Written) -> str:
    """What differs from the last export, a line for each number."""
    if done.last is None:
        told = [_tr("It is the first export of this store: the next one tells what changed since.")]
        return "\n".join([*told, done.note]).strip()
    when = ago(done.last, max(done.last, _now()))
    if not done.changes:
        told = [_tr("Nothing differs from the last export, {when}.").format(when=when)]
        return "\n".join([*told, done.note]).strip()
    lines = [_tr("Since the last export, {when}:").format(when=when)]
    for one in done.changes[:CHANGES]:
        words = _tr("{name}: {then} → {now}")
        lines.append(words.format(name=one.name, then=count(one.then), now=count(one.now)))
    left = len(done.changes) - CHANGES
    if left > 0:
        lines.append(_tr("and {n} more").format(n=count(left)))
    return "\n".join([*lines, done.note]).strip()


def _now() -> int:
    import time

    return time.time_ns() // 1000
