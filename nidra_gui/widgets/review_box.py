"""What a person can do about a memory: their word on it, its file, another look; and what follows."""

from __future__ import annotations

from nidra.records.grade import Standing
from nidra.records.memory import Memory
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label, tell
from nidra_gui.widgets.section import Section
from nidra_gui.widgets.verdict_words import day
from nidra_gui.words import ago, ahead

REASON_LENGTH = 2000


def holding(fallen: bool) -> str:
    """What a person's word for a memory is called; a fallen one stays fallen, whatever is said of it."""
    return _tr("Put its review off") if fallen else _tr("It still holds")


def _tr(text: str) -> str:
    return QCoreApplication.translate("ReviewBox", text)


class ReviewBox(Section):
    """`looked` asks for the file, `again` for another look at the sources. `confirmed` and `rejected` (with its reason) carry what a person says; `asked` that it is about to
    be rejected, so that somebody tells what would come of it."""

    confirmed = Signal()
    rejected = Signal(str)
    asked = Signal()
    looked = Signal()
    again = Signal()

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.due = label(kind="small", wrap=True)
        self.holds = button(holding(False), self.confirmed.emit)
        self.fails = button(self.tr("It does not hold any more…"), self._ask)
        self.open = button(self.tr("Open source"), self.looked.emit)
        self.check = button(self.tr("Re-check now"), self.again.emit)
        self.follows = label(kind="small", wrap=True)
        self.consequence = label(wrap=True)
        self.reason = QLineEdit()
        self.reason.setMaxLength(REASON_LENGTH)
        self.reason.setPlaceholderText(self.tr("What is wrong with it?"))
        self.reason.setAccessibleName(self.tr("Why it does not hold"))
        self.retire = button(self.tr("Retire it"), self._reject, "primary")
        self.keep = button(self.tr("Keep it"), self._close)
        self.form = QWidget()
        self._lay_out()
        self.reason.textChanged.connect(self._typed)
        self.reason.returnPressed.connect(self._reject)
        self._close()

    def _lay_out(self) -> None:
        answers = Flow()
        for part in (self.holds, self.fails, self.open, self.check):
            answers.addWidget(part)
        self.rows.addWidget(answers)
        self.add(self.follows)
        self.add(self.due)
        inside = QVBoxLayout(self.form)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(8)
        inside.addWidget(self.consequence)
        inside.addWidget(self.reason)
        buttons = Flow()
        buttons.addWidget(self.retire)
        buttons.addWidget(self.keep)
        inside.addWidget(buttons)
        self.add(self.form)

    def show_memory(self, memory: Memory, now: int, same: bool) -> None:
        """Show when a memory is due; what was being typed about the `same` one stays."""
        tell(self.due, self._when(memory, now))
        for part in (self.holds, self.fails):
            part.setEnabled(memory.active)
        self.holds.setText(holding(memory.standing is Standing.FALLEN))
        sources = any(not row.retired for row in memory.evidence)
        self.open.setVisible(sources)
        self.check.setVisible(sources)
        tell(self.follows, self._what_follows(memory))
        self.follows.setVisible(memory.active)
        if not same or not memory.active:
            self._close()

    def tell_consequence(self, sentence: str) -> None:
        """Say what would come of a rejection."""
        tell(self.consequence, sentence)
        self.consequence.setVisible(bool(sentence))

    def _what_follows(self, memory: Memory) -> str:
        """What comes of either answer; neither of them changes a grade."""
        if memory.standing is Standing.FALLEN:
            return self.tr(
                "It stays fallen until its source says so again, whether its review is put off or not."
                " If it does not hold any more, it is retired and stays on record. Both can be undone."
            )
        return self.tr(
            "If it holds: its review is put off, and its grade stays. If not: it is retired and stays"
            " on record. Both can be undone."
        )

    def _when(self, memory: Memory, now: int) -> str:
        if not memory.active:
            return self.tr("It was retired: there is nothing to review.")
        if memory.review_due is None:
            return self.tr("It has no date for a review yet; the next pass sets one.")
        at = memory.review_due
        if at <= now:
            words = self.tr("The review was due on {day}, {ago}.")
            return words.format(day=day(at), ago=ago(at, now))
        return self.tr("The next review is due on {day}, {ahead}.").format(
            day=day(at), ahead=ahead(at, now)
        )

    def _ask(self) -> None:
        self.tell_consequence("")
        self.form.show()
        self.fails.setEnabled(False)
        self.reason.setFocus()
        self.asked.emit()

    def _typed(self) -> None:
        self.retire.setEnabled(bool(self.reason.text().strip()))

    def _reject(self) -> None:
        reason = self.reason.text().strip()
        if reason:
            self._close()
            self.rejected.emit(reason)

    def _close(self) -> None:
        self.form.hide()
        self.reason.clear()
        self.retire.setEnabled(False)
        self.fails.setEnabled(self.holds.isEnabled())
