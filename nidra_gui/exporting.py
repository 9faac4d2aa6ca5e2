"""The trust report as a file: where it goes, what it is called, and the work that writes it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from nidra.base.clock import parse
from nidra.base.paths import is_folder
from PySide6.QtCore import QObject, QStandardPaths, QTimer, Signal

from nidra_gui.widgets.asking import ask_report_file

if TYPE_CHECKING:
    from nidra_gui.desk import Desk
    from nidra_gui.jobs import Job, Outcome
    from nidra_gui.shell import Shell
    from nidra_gui.views.trust import TrustPage

SUFFIXES = ("html", "pdf", "md", "json", "csv")
SHOWN_MS = 600  # of work, before it is worth a progress bar
MOST_NAME = 60
_TRIED = 1000  # names with a number behind them
_UNSAFE = re.compile(r"[^\w-]+")


@dataclass(frozen=True, slots=True)
class Change:
    """One number that differs from the last export."""

    name: str
    then: int
    now: int


@dataclass(frozen=True, slots=True)
class Written:
    """One report that was written: where, of what form and size (bytes), the store's digest, when the last
    export was (microseconds; None for the first), and which numbers differ from it."""

    path: Path
    form: str
    size: int
    digest: str
    last: int | None
    changes: tuple[Change, ...]
    note: str

    @classmethod
    def told(cls, result: Mapping[str, Any]) -> Written:
        """As the work tells it."""
        since = result.get("since") or {}
        return cls(
            Path(str(result["path"])),
            str(result["form"]),
            int(result["size"]),
            str(result["digest"]),
            parse(str(since["at"])) if since else None,
            tuple(
                Change(str(one["name"]), int(one["then"]), int(one["now"]))
                for one in since.get("changes", ())
            ),
            str(result.get("note") or ""),
        )


class Exports(QObject):
    """Writes reports of the open store, one after the other. `slow` carries work that takes a while,
    `ended` that it is over, and `written` what was written."""

    slow = Signal(object)
    ended = Signal()
    written = Signal(object)

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._job: Job | None = None
        self._late = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._late.timeout.connect(lambda: self.slow.emit(self._job))

    def folder(self) -> Path:
        """Where reports go: where the last one went, else among the person's documents."""
        kept = self._desk.settings.export_folder
        if kept and is_folder(kept):
            return Path(kept)
        place = QStandardPaths.StandardLocation.DocumentsLocation
        documents = Path(QStandardPaths.writableLocation(place) or Path.home())
        return documents if documents.is_dir() else Path.home()

    def export(self, suffix: str) -> None:
        """Write the report in one form, under a name of its own."""
        self.write(free(self.folder() / file_name(self._desk.store_name(), suffix)))

    def ask(self) -> None:
        """Let a person say where it goes, and in which form."""
        target = self.folder() / file_name(self._desk.store_name(), SUFFIXES[0])
        ask_report_file(
            cast("Shell", self._desk),
            self.tr("Save the trust report"),
            target,
            self._kinds(),
            lambda path: self._take(Path(path)),
        )

    def _kinds(self) -> dict[str, str]:
        return {
            "html": self.tr("Web page"),
            "pdf": self.tr("PDF, for printing"),
            "md": self.tr("Markdown, for notes"),
            "json": self.tr("JSON, for programs"),
            "csv": self.tr("CSV, for spreadsheets"),
        }

    def _take(self, target: Path) -> None:
        self._desk.settings.export_folder = str(target.parent)
        self.write(target)

    def write(self, target: Path) -> None:
        """Write it there; the ending of the name says in which form."""
        session = self._desk.session
        job = session.start("report", path=str(target)) if session is not None else None
        if job is None:
            words = self.tr(
                "Some work is running already. Stop it first, or wait until it is done."
            )
            self._desk.say(words)
            return
        self._job = job
        self._late.start()
        job.ended.connect(self._ended)

    def forget(self) -> None:
        """Another store is there: what was being written was not its own."""
        self._late.stop()
        self._job = None

    def _ended(self, outcome: Outcome) -> None:
        self._late.stop()
        self._job = None
        self.ended.emit()
        if outcome.result is not None:
            self.written.emit(Written.told(outcome.result))
        elif not outcome.cancelled:
            self._desk.say(outcome.sentence, self.tr("Save as…"), self.ask)


def ask_report(shell: Shell) -> None:
    """Show the page of the report, and let a person say where it goes."""
    shell.go("trust")
    cast("TrustPage", shell.page("trust")).exports.ask()


def file_name(store: str, suffix: str) -> str:
    """`trust-report-demo-store-2026-06-01.pdf`: which store, and of which day."""
    named = _UNSAFE.sub("-", store.casefold()).strip("-")[:MOST_NAME].strip("-")
    today = datetime.now(UTC).astimezone().strftime("%Y-%m-%d")
    return "-".join(part for part in ("trust-report", named, today) if part) + f".{suffix}"


def free(path: Path) -> Path:
    """The path, with a number behind its name where something lies there already."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in range(2, _TRIED))
    return next((one for one in (path, *names) if not one.exists()), path)
