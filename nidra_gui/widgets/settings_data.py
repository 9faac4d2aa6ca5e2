"""Where the store lies, what lies in it, copies of it, and whether it is sound."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from nidra_gui.language import engine
from nidra_gui.views.source_opener import show_folder
from nidra_gui.widgets.asking import ask_file
from nidra_gui.widgets.elided import breakable
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label, selectable
from nidra_gui.widgets.setting_row import SettingSection
from nidra_gui.widgets.settings_deed import DeedRow
from nidra_gui.words import count, size

if TYPE_CHECKING:
    from nidra.app.store_files import StoreFiles

    from nidra_gui.desk import Desk
    from nidra_gui.jobs import Outcome

OWN_VERBS = frozenset({"backup", "export-lines", "doctor"})


class DataSection(SettingSection):
    """The folder of the store and what can be done with the whole of it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__("", "")
        self.title = self.tr("Data")
        self.heading.setText(self.title)
        self._desk = desk
        self._folder = ""
        self.place = selectable()
        self.total = label("", "muted", wrap=True)
        self._table = _PartsTable()
        self._steps = _buttons(
            (self.tr("Open folder"), self._show_folder),
            (self.tr("Copy path"), self._copy),
            (self.tr("Open another store…"), desk.commands["open-store"].trigger),
        )
        self.deeds = self._make_deeds()
        self.findings = _Findings(desk)
        words = self.tr("folder place path size disk copy backup export JSON check doctor")
        for part in (
            self.place,
            self.total,
            self._steps,
            self._table,
            *self.deeds,
            self.findings,
        ):
            self.add_part(part, words)
        self.findings.hide()

    def _make_deeds(self) -> tuple[DeedRow, ...]:
        return (
            DeedRow(
                self.tr("Make a copy now"),
                self.tr("Puts a copy of the memories into the folder backups."),
                lambda: self._start("backup"),
            ),
            DeedRow(
                self.tr("Write every memory to a file…"),
                self.tr(
                    "Writes each memory with its receipts as one line of JSON, for other programs."
                ),
                self._ask_lines,
            ),
            DeedRow(
                self.tr("Check the store"),
                self.tr("Reads the whole store and changes nothing."),
                lambda: self._start("doctor"),
            ),
        )

    def show_files(self, found: StoreFiles) -> None:
        """Show where the store lies, and how large its parts are."""
        self._folder = str(found.folder)
        self.place.setText(breakable(self._folder))
        words = self.tr("{size} in all; {free} are free on this disk.")
        self.total.setText(words.format(size=size(found.size), free=size(found.free)))
        self._table.show_parts(found)

    def forget(self) -> None:
        """Another store comes."""
        self.findings.clear()

    def look_for(self, text: str) -> bool:
        shown = super().look_for(text)
        self.findings.setVisible(shown and self.findings.filled)
        return shown

    def ended(self, outcome: Outcome) -> None:
        """Some work came to its end: say what became of it, if it was ordered here."""
        verb, result = str(outcome.request.get("verb", "")), outcome.result
        if verb not in OWN_VERBS or result is None:
            return
        if verb == "doctor":
            self.findings.show_findings(result["findings"])
            self.findings.show()
            return
        path = Path(str(result["path"]))
        words = self.tr("The copy lies at {path} ({size}).")
        if verb == "export-lines":
            words = self.tr("{n} memories were written to {path} ({size}).")
            if int(result["memories"]) == 1:
                words = self.tr("1 memory was written to {path} ({size}).")
        told = words.format(
            n=count(int(result.get("memories", 0))), path=path, size=size(int(result["size"]))
        )
        self._desk.say(
            told,
            self.tr("Open folder"),
            lambda: show_folder(self._desk, str(path.parent)),
            other=(self.tr("Copy path"), lambda: QGuiApplication.clipboard().setText(str(path))),
        )

    def _start(self, verb: str, **request: str) -> None:
        session = self._desk.session
        if session is None:
            return
        if verb == "doctor":
            self.findings.clear()
        if session.start(verb, **request) is None:
            self._desk.say(self.tr("Some work is running already. Try again when it is done."))

    def _ask_lines(self) -> None:
        ask_file(
            self.window(),
            self.tr("Write every memory to a file"),
            "memories.jsonl",
            self.tr("Lines of JSON (*.jsonl)"),
            lambda path: self._start("export-lines", path=str(path)),
        )

    def _show_folder(self) -> None:
        if self._folder:
            show_folder(self._desk, self._folder)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._folder)
        self._desk.say(self.tr("The path was copied."))


class _PartsTable(QWidget):
    """What lies in the folder, what it holds, and its size, one part a row."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 8, 0, 8)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self._sizes: dict[str, QLabel] = {}

    def show_parts(self, found: StoreFiles) -> None:
        """Show the parts with their sizes."""
        holds = self._holds()
        for part in found.parts:
            if part.name not in self._sizes:
                self._add(part.name, holds.get(part.name, ""))
            words = size(part.size) if part.files else "–"
            self._sizes[part.name].setText(words)

    def _add(self, name: str, holds: str) -> None:
        row = self._grid.rowCount()
        number = label("", "muted")
        self._grid.addWidget(label(name), row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(label(holds, "muted", wrap=True), row, 1)
        self._grid.addWidget(
            number, row, 2, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
        )
        self._sizes[name] = number

    def _holds(self) -> dict[str, str]:
        return {
            "nidra.db": self.tr(
                "Memories, receipts, verdicts and the journal. Without it all is lost."
            ),
            "runs.db": self.tr(
                "When each source was last read. Without it the next pass reads everything again."
            ),
            "checkpoints": self.tr("Heads of the journal, which prove that it was not rewritten."),
            "backups": self.tr("Copies of the memories, made by you or before a burial."),
            "nidra.toml": self.tr("What is set on this page."),
        }


class _Findings(QWidget):
    """What a check of the store found, one sentence a line."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._theme = desk.theme
        self.filled = False
        self.lines: list[QWidget] = []
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 6, 0, 4)
        self._rows.setSpacing(6)

    def show_findings(self, findings: list[dict[str, Any]]) -> None:
        """Show what was found, the worst first."""
        self.clear()
        order = ("problem", "note", "ok")
        for one in sorted(findings, key=lambda one: order.index(str(one["level"]))):
            line = selectable(self._words(str(one["level"]), engine(str(one["sentence"]))))
            line.setProperty("kind", "fallen" if one["level"] == "problem" else "")
            self.lines.append(line)
            self._rows.addWidget(line)
        self.filled = bool(findings)

    def _words(self, level: str, sentence: str) -> str:
        words = {
            "problem": self.tr("Wrong: {sentence}"),
            "note": self.tr("To know: {sentence}"),
        }.get(level, self.tr("In order: {sentence}"))
        return breakable(words.format(sentence=sentence))

    def clear(self) -> None:
        """Show nothing."""
        for line in self.lines:
            self._rows.removeWidget(line)
            line.deleteLater()
        self.lines = []
        self.filled = False
        self.hide()


def _buttons(*wanted: tuple[str, Any]) -> QWidget:
    """Buttons in a row that breaks where there is no room."""
    made = Flow()
    for words, run in wanted:
        made.addWidget(button(words, run))
    return made
