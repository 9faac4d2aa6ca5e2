"""What the journal is narrowed to: a kind, a span of days, a text, changes only; each as a chip too."""

from __future__ import annotations

from dataclasses import replace

from nidra.records.journal import Chosen, Kind
from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QTime, QTimer, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from nidra_gui.theme import Theme
from nidra_gui.widgets.chips import Chip, Chips
from nidra_gui.widgets.day_button import DayButton, day_words
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.search_bar import TYPING_MS, SearchBox

LETTERS = 26


def _tr(text: str) -> str:
    return QCoreApplication.translate("JournalFilter", text)


def kind_words(kind: Kind | None) -> str:
    """What a kind of deeds is called."""
    return {
        None: _tr("Everything"),
        Kind.PASSES: _tr("Passes"),
        Kind.IMPORTS: _tr("Imports"),
        Kind.VERDICTS: _tr("Verdicts"),
        Kind.CONFLICTS: _tr("Conflicts"),
        Kind.REVIEWS: _tr("Reviews"),
        Kind.CORRECTIONS: _tr("Corrections"),
        Kind.UNDO: _tr("Undo"),
    }[kind]


class JournalFilter(QWidget):
    """The line of filters with its chips below. `changed` tells that something else is wanted, `left`
    that a person is done here."""

    changed = Signal()
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.kinds = QComboBox()
        self.kinds.setAccessibleName(_tr("Kind of what was done"))
        for kind in (None, *Kind):
            self.kinds.addItem(kind_words(kind), kind)
        self.since = DayButton(_tr("From {day}"), _tr("From any day"), theme)
        self.until = DayButton(_tr("Until {day}"), _tr("Until today"), theme)
        self.box = SearchBox()
        self.box.setPlaceholderText(_tr("A text or the id of a memory"))
        self.box.setAccessibleName(_tr("A text or the id of a memory"))
        self.only = QCheckBox(_tr("Changes only"))
        self.only.setToolTip(_tr("Leaves out passes that changed nothing, and uses"))
        self.chips = Chips()
        self._typed = QTimer(self, singleShot=True, interval=TYPING_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        self.box.setMinimumWidth(self.fontMetrics().averageCharWidth() * LETTERS)
        line = Flow()
        for part in (self.kinds, self.since, self.until, self.box, self.only):
            line.addWidget(part)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(line)
        rows.addWidget(self.chips)

    def _connect(self) -> None:
        self.kinds.currentIndexChanged.connect(lambda _: self._tell())
        self.since.chosen.connect(self._tell)
        self.until.chosen.connect(self._tell)
        self.only.toggled.connect(lambda _: self._tell())
        self.box.textChanged.connect(lambda _: self._typed.start())
        self.box.returnPressed.connect(self._tell)
        self.box.escaped.connect(self._escape)
        self._typed.timeout.connect(self._tell)
        self.chips.taken_away.connect(self._take_away)
        self.chips.cleared.connect(self.clear)

    def chosen(self) -> Chosen:
        """What is wanted."""
        kind = self.kinds.currentData()
        return Chosen(
            kind=None if kind is None else Kind(kind),
            since=None if self.since.day is None else begin_of(self.since.day),
            until=None if self.until.day is None else end_of(self.until.day),
            text=self.box.text().strip(),
            changes=self.only.isChecked(),
        )

    def clear(self) -> None:
        """Want everything again."""
        self.show_chosen(Chosen())
        self._tell()

    def show_chosen(self, chosen: Chosen) -> None:
        """Show what is wanted, without telling of it."""
        parts = (self.kinds, self.box, self.only)
        for part in parts:
            part.blockSignals(True)
        self.kinds.setCurrentIndex(self.kinds.findData(chosen.kind))
        self.box.setText(chosen.text)
        self.only.setChecked(chosen.changes)
        for part in parts:
            part.blockSignals(False)
        self.since.show_day(None if chosen.since is None else _day_of(chosen.since))
        self.until.show_day(None if chosen.until is None else _day_of(chosen.until))
        self._show_chips()

    def _take_away(self, name: str) -> None:
        nothing = getattr(Chosen(), name)
        self.show_chosen(replace(self.chosen(), **{name: nothing}))
        self._tell()

    def _tell(self) -> None:
        self._typed.stop()
        self._show_chips()
        self.changed.emit()

    def _show_chips(self) -> None:
        chosen = self.chosen()
        found = []
        if chosen.kind is not None:
            found.append(Chip("kind", _tr("Kind"), kind_words(chosen.kind)))
        if self.since.day is not None:
            found.append(Chip("since", _tr("From"), day_words(self.since.day)))
        if self.until.day is not None:
            found.append(Chip("until", _tr("Until"), day_words(self.until.day)))
        if chosen.text:
            found.append(Chip("text", _tr("Text"), chosen.text))
        if chosen.changes:
            found.append(Chip("changes", _tr("Shown"), _tr("changes only")))
        self.chips.show_chips(found)

    def _escape(self) -> None:
        if self.box.text():
            self.box.clear()
            self._tell()
        else:
            self.left.emit()


def begin_of(day: QDate) -> int:
    """The first moment of a day in the person's own zone, in microseconds of UTC."""
    return QDateTime(day, QTime(0, 0)).toMSecsSinceEpoch() * 1000


def end_of(day: QDate) -> int:
    """The last moment of a day."""
    return begin_of(day.addDays(1)) - 1


def _day_of(us: int) -> QDate:
    return QDateTime.fromMSecsSinceEpoch(us // 1000).date()
