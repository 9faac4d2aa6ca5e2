"""What an import came to: the fate of each row, the proof that nothing was written, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QVBoxLayout, QWidget

from nidra_gui.language import engine
from nidra_gui.theme import Theme
from nidra_gui.widgets.badge import Badge
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, card, label, selectable, tell
from nidra_gui.widgets.preview_view import PROBLEMS, kind_words
from nidra_gui.widgets.schedule_card import Schedule
from nidra_gui.widgets.scroll import Scroll
from nidra_gui.words import count

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

Step = tuple[str, Callable[[], object]]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Import", text)


def fates(counts: Mapping[str, Any]) -> list[tuple[int, str]]:
    """(number, what became of so many rows), those that are not zero; they add up to the rows."""
    words = {
        "imported": _tr("are new memories"),
        "duplicate_text": _tr("say word for word what another one says, and share its memory"),
        "already_known": _tr("were known from an earlier import, unchanged"),
        "changed": _tr("were known, with another text since"),
        "other_source": _tr("were known, with their source at another place now"),
    }
    found = [(int(counts.get(name, 0)), said) for name, said in words.items()]
    found += [
        (number, one_line(str(name).replace("_", " ")))
        for name, number in counts.items()
        if isinstance(number, int) and name not in (*words, "rows")
    ]
    found += [
        (int(number), _tr("left out: {why}").format(why=one_line(str(why))))
        for why, number in counts.get("skipped", {}).items()
    ]
    return [(number, said) for number, said in found if number]


def import_title(done: Mapping[str, Any]) -> str:
    """What an import came to, in one line."""
    counts = done.get("counts", {})
    told = (
        (int(counts.get("imported", 0)), _tr("1 new memory"), _tr("{n} new memories")),
        (
            int(done.get("came_back", 0)),
            _tr("1 memory counts again"),
            _tr("{n} memories count again"),
        ),
        (int(done.get("new_sources", 0)), _tr("1 new source"), _tr("{n} new sources")),
    )
    parts = [(one if n == 1 else many).format(n=count(n)) for n, one, many in told if n]
    if parts:
        return _tr("Imported: {parts}").format(parts=", ".join(parts))
    return _tr("Nothing was new: the store holds all of it already")


class ImportResult(Scroll):
    """The result, with the steps that lead on, and how the store goes on by itself."""

    def __init__(
        self, theme: Theme, pause: QAction, steps: Sequence[Step], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        rows = self.column
        for part in (self._make_fates(steps), self._make_proof(), self._make_later(pause)):
            rows.addWidget(part)
        rows.addStretch(1)

    def _make_fates(self, steps: Sequence[Step]) -> QFrame:
        frame, column = _card()
        self.title = label("", "heading", wrap=True)
        self.place = selectable(kind="muted")
        self.counts = QGridLayout()
        self.counts.setColumnStretch(1, 1)
        self.counts.setHorizontalSpacing(12)
        self.notes = label("", wrap=True)
        column.addWidget(self.title)
        column.addWidget(self.place)
        column.addLayout(self.counts)
        column.addWidget(self.notes)
        column.addSpacing(6)
        self.steps = [
            button(words, run, "primary" if at == 0 else "")
            for at, (words, run) in enumerate(steps)
        ]
        row = Flow()
        for step in self.steps:
            row.addWidget(step)
        column.addWidget(row)
        return frame

    def _make_proof(self) -> QFrame:
        self.proof_card, column = _card()
        self.proof = Badge(self._theme)
        self.proof_words = label("", "muted", wrap=True)
        column.addWidget(self.proof, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.proof_words)
        return self.proof_card

    def _make_later(self, pause: QAction) -> QFrame:
        frame, column = _card(self.tr("From now on"))
        self.watch = QCheckBox(self.tr("Watch the sources: what changes is judged at once"))
        self.watch.setChecked(not pause.isChecked())
        self.watch.clicked.connect(pause.trigger)
        pause.toggled.connect(lambda paused: self.watch.setChecked(not paused))
        self.schedule = Schedule()
        column.addWidget(self.watch)
        column.addWidget(self.schedule)
        return frame

    def set(self, done: Mapping[str, Any]) -> None:
        """Show what the worker gave as its result."""
        counts = done.get("counts", {})
        tell(self.title, import_title(done))
        kind = kind_words(str(done.get("kind", "first generation")))
        tell(self.place, f"{kind}: {done.get('location', '')}")
        self._fill_counts(counts)
        notes = [one_line(str(one), 500) for one in done.get("problems", ())]
        more = len(notes) - PROBLEMS
        if more > 0:
            notes = [*notes[:PROBLEMS], self.tr("… and {n} more").format(n=count(more))]
        tell(self.notes, "\n".join([*self._came_and_went(done), *notes]))
        self.notes.setVisible(bool(self.notes.text()))
        self._fill_proof(done)
        self.verticalScrollBar().setValue(0)

    def _came_and_went(self, done: Mapping[str, Any]) -> list[str]:
        told = []
        if done.get("vanished"):
            words = self.tr(
                "{n} drawers that were there at the last import are not in the palace now."
            )
            told.append(words.format(n=count(int(done["vanished"]))))
        if done.get("returned"):
            words = self.tr("{n} drawers that had vanished are back.")
            told.append(words.format(n=count(int(done["returned"]))))
        return told

    def _fill_counts(self, counts: Mapping[str, Any]) -> None:
        while (item := self.counts.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for at, (number, words) in enumerate(fates(counts)):
            shown = label(count(number), "heading")
            shown.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            self.counts.addWidget(shown, at, 0)
            self.counts.addWidget(label(words, wrap=True), at, 1)

    def _fill_proof(self, done: Mapping[str, Any]) -> None:
        proof = done.get("proof")
        if proof is None:
            self.proof.set(
                ("checked", "checked"), self.tr("The old files were only read"), "privacy"
            )
            tell(self.proof_words, self.tr("They stay where they are, byte for byte as they were."))
            return
        number = int(proof["files"])
        if proof["holds"]:
            words = self.tr("{n} files and folders compared before and after: unchanged")
            self.proof.set(("checked", "checked"), words.format(n=count(number)), "privacy")
        else:
            words = self.tr("Another program changed the palace while it was read")
            self.proof.set(("warning", "contested"), words, "privacy")
        tell(self.proof_words, engine(str(proof["sentence"])))


def _card(title: str = "") -> tuple[QFrame, QVBoxLayout]:
    frame = card()
    column = QVBoxLayout(frame)
    column.setContentsMargins(18, 14, 18, 16)
    column.setSpacing(8)
    if title:
        column.addWidget(label(title, "heading", wrap=True))
    return frame, column
