"""Long work while it runs: how far it is, how fast, how long still, and a way to stop it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from nidra_gui.jobs import Job
from nidra_gui.widgets.busy import busy, measured
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.speak import announce
from nidra_gui.words import count, decimal, size

_FULL = 1000


def _tr(text: str) -> str:
    return QCoreApplication.translate("Work", text)


def stage_words(stage: str) -> str:
    """What is being done, for people."""
    return {
        "verify": _tr("Reading the sources again"),
        "integrity": _tr("Checking the receipts' seals"),
        "contradict": _tr("Comparing memories"),
        "unite": _tr("Uniting what says the same"),
        "sweep": _tr("Looking through the folders"),
        "write": _tr("Writing what was found"),
        "schedule": _tr("Planning reviews"),
        "prune": _tr("Burying what is dead"),
        "judge": _tr("Asking the judge"),
        "import": _tr("Reading the palace"),
        "index": _tr("Building the indexes"),
        "search index": _tr("Building the search index"),
        "merge the search index": _tr("Building the search index"),
        "demo": _tr("Making the demo store"),
        "undo": _tr("Taking back"),
        "check": _tr("Comparing the store with its journal"),
        "take back": _tr("Taking back what was begun"),
        "export": _tr("Writing the memories"),
    }.get(stage, stage[:1].upper() + stage[1:])


def unit_words(unit: str) -> str:
    """The things that are counted, for people."""
    known = {
        "sources": _tr("sources"),
        "memories": _tr("memories"),
        "drawers": _tr("drawers"),
        "rows": _tr("rows"),
        "receipts": _tr("receipts"),
        "pairs": _tr("pairs"),
        "groups": _tr("groups"),
        "excerpts": _tr("excerpts"),
        "indexes": _tr("indexes"),
    }
    return known.get(unit, unit)


def title_of(verb: str) -> str:
    """What the work is called while it runs."""
    return {
        "sleep": _tr("A pass is running"),
        "scheduled": _tr("The nightly pass is running"),
        "import": _tr("An import is running"),
        "remap": _tr("Sources are being given their new place"),
        "undo": _tr("Something is being taken back"),
        "redo": _tr("Something is being done again"),
        "index": _tr("The search index is being built"),
        "verify-journal": _tr("The journal is being verified"),
        "backup": _tr("A copy of the store is being made"),
        "export-lines": _tr("Every memory is being written to a file"),
        "doctor": _tr("The store is being checked"),
    }.get(verb, _tr("Some work is running"))


def first_words(verb: str) -> str:
    """What is being done before the work told how far it is."""
    return {
        "sleep": _tr("Reading the sources again…"),
        "scheduled": _tr("Reading the sources again…"),
        "import": _tr("Reading the palace…"),
        "preview": _tr("Looking at the palace…"),
        "demo": _tr("Making the demo store…"),
        "remap": _tr("Looking for the sources…"),
        "remap-preview": _tr("Looking for the sources…"),
        "undo": _tr("Taking back…"),
        "index": _tr("Building the search index…"),
        "verify-journal": _tr("Reading the journal…"),
        "backup": _tr("Copying the store…"),
        "export-lines": _tr("Writing every memory…"),
        "doctor": _tr("Checking the store…"),
    }.get(verb, _tr("Starting…"))


def far(progress: dict[str, Any]) -> str:
    """`Reading the sources again: 1,200 of 4,074 sources · 310.5 MB read`."""
    done, total = int(progress.get("done", 0)), int(progress.get("total", 0))
    unit = unit_words(str(progress.get("unit", "")))
    words = _tr("{done} of {total} {unit}") if total else _tr("{done} {unit}")
    parts = [words.format(done=count(done), total=count(total), unit=unit)]
    if progress.get("read"):
        parts.append(_tr("{size} read").format(size=size(int(progress["read"]))))
    return f"{stage_words(str(progress.get('stage', '')))}: {' · '.join(parts)}"


def pace(progress: dict[str, Any]) -> str:
    """`25 % · 350 sources a second · about 2 min left`; what is not known yet is left out."""
    parts = []
    share, rate, left = (progress.get(name) for name in ("share", "rate", "left"))
    if share is not None:
        parts.append(f"{min(99, int(share * 100)) if share < 1 else 100} %")
    if rate is not None:
        unit = unit_words(str(progress.get("unit", "")))
        shown = count(round(rate)) if rate >= 10 else decimal(rate)
        parts.append(_tr("{rate} {unit} a second").format(rate=shown, unit=unit))
    if left is not None:
        parts.append(_left(left))
    return " · ".join(parts)


def _left(seconds: float) -> str:
    if seconds < 60:
        return _tr("about {n} s left").format(n=max(1, round(seconds)))
    if seconds < 3600:
        return _tr("about {n} min left").format(n=-(-int(seconds) // 60))
    return _tr("about {n} h left").format(n=decimal(seconds / 3600))


class WorkCard(QFrame):
    """Shows one job. It asks the job to stop when its button is pressed, and says so."""

    def __init__(self, stop: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._job: Job | None = None
        self.title = label("", "heading", wrap=True)
        self.far = label("", wrap=True)
        self.pace = label("", "muted", wrap=True)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(_tr("How far the work is"))
        self.stop = button(stop, self._stop)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.stop)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        column.addLayout(top)
        for part in (self.bar, self.far, self.pace):
            column.addWidget(part)

    def follow(self, job: Job, title: str = "") -> None:
        """Show this job from now on."""
        self._job = job
        tell(self.title, title or title_of(str(job.request.get("verb", ""))))
        busy(self.bar)
        self.stop.setEnabled(True)
        tell(self.far, first_words(str(job.request.get("verb", ""))))
        tell(self.pace, "")
        job.moved.connect(self.move_to)
        if job.progress is not None:
            self.move_to(job.progress)
        if job.stopping:
            self._said()

    def move_to(self, progress: dict[str, Any]) -> None:
        """Show how far it is."""
        share = progress.get("share")
        if share is None:
            busy(self.bar)
        else:
            measured(self.bar, share, _FULL)
        if self._job is None or not self._job.stopping:
            tell(self.far, far(progress))
        tell(self.pace, pace(progress))

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._said()

    def _said(self) -> None:
        self.stop.setEnabled(False)
        tell(self.far, _tr("Stopping at the next safe place; nothing is lost…"))


class DoneCard(QFrame):
    """What some work came to, until a person has read it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.title = label("", "heading", wrap=True)
        self.lines = label("", wrap=True)
        self.step = button("")
        self.step.setAccessibleName(_tr("Next step"))
        self.shut = button(_tr("Dismiss"), self.hide, "quiet")
        self._run: Callable[[], object] | None = None
        self.step.clicked.connect(lambda *_: self._run() if self._run else None)
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.step)
        top.addWidget(self.shut)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.lines)
        self.hide()

    def set(
        self, title: str, lines: list[str], step: str = "", run: Callable[[], object] | None = None
    ) -> None:
        """Show what came of it, with a step that it leads to."""
        tell(self.title, title)
        tell(self.lines, "\n".join(lines))
        self.step.setText(step)
        self.step.setAccessibleName(step or _tr("Next step"))
        self.step.setVisible(bool(step))
        self._run = run
        self.show()
        announce(self, " ".join((title, *lines)))
