"""What was done to a memory: when, what, by what, and *Undo* where it can be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from nidra.records.history import Deed
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from nidra_gui.language import engine
from nidra_gui.widgets.elided import tell_long
from nidra_gui.widgets.plain import button, label
from nidra_gui.widgets.section import Section, emptied
from nidra_gui.widgets.verdict_words import exactly
from nidra_gui.words import ago, and_more

SHOWN = 8


def _tr(text: str) -> str:
    return QCoreApplication.translate("HistoryList", text)


# What was done to this memory, by the kind of a row that tells of many.
_OF_MANY: dict[str, Callable[[], str]] = {
    "verdict-many": lambda: _tr("Its source was read, and the verdict on its receipt changed."),
    "regrade-many": lambda: _tr("It was judged again, and many others with it."),
    "confirmed-many": lambda: _tr("It was confirmed, and others with it."),
    "rejected-many": lambda: _tr("It was rejected, and others with it."),
    "contested-many": lambda: _tr("It was found to contradict another memory."),
    "touched-many": lambda: _tr("It was used, and others with it."),
    "reviewed-many": lambda: _tr("It was reviewed, and others with it."),
    "burial-planned-many": lambda: _tr("Its burial was planned, and that of others."),
    "burial-spared-many": lambda: _tr("It was spared from burial, and others with it."),
    "tombstoned-many": lambda: _tr("It was buried, and others with it."),
    "superseded-many": lambda: _tr("It was superseded, and others with it."),
}


class DeedRow(QWidget):
    """One thing that was done."""

    def __init__(self, deed: Deed, memory: str, now: int) -> None:
        super().__init__()
        self.deed = deed
        self.when = label(kind="small")
        self.when.setToolTip(exactly(deed.at))
        self.what: QLabel = label(wrap=True)
        tell_long(self.what, said(deed, memory))
        self.undo = button(self.tr("Undo"), kind="link")
        self.undo.setAccessibleName(self.tr("Undo: {what}").format(what=self.what.text()))
        self.when.setMinimumHeight(self.undo.sizeHint().height())
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, 0, 0)
        top.addWidget(self.when, 1)
        top.addWidget(self.undo, 0, Qt.AlignmentFlag.AlignTop)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(top)
        rows.addWidget(self.what)
        self.undo.setVisible(deed.undo is not None)
        self.tick(now)

    def tick(self, now: int) -> None:
        """Say anew how long ago it was, and by what it was done."""
        parts = [ago(self.deed.at, now)]
        parts.append(self._by())
        if self.deed.undone_by is not None:
            parts.append(self.tr("taken back since"))
        self.when.setText(" · ".join(parts))

    def _by(self) -> str:
        """What did it."""
        words = {"watch": self.tr("by the watcher"), "recheck": self.tr("by a re-check")}
        default = self.tr("in a pass") if self.deed.pass_id else self.tr("outside of a pass")
        return words.get(self.deed.by, default)


def of_many(kind: str) -> str:
    """What a row that tells of many says of one of them, or nothing."""
    return _OF_MANY[kind]() if kind in _OF_MANY else ""


def said(deed: Deed, memory: str) -> str:
    """A deed in words, without the name of the memory that all of them are about; of what was done to
    many at once, what it was for this one."""
    if deed.kind in _OF_MANY and not deed.memories:
        return of_many(deed.kind)
    what = deed.what
    if what.startswith(f"{memory}: "):
        rest = engine(what.removeprefix(f"{memory}: "))
        return rest[:1].upper() + rest[1:]
    if what.startswith(f"{memory} "):
        return engine(what).replace(memory, _tr("It"), 1)
    return engine(what)


class HistoryList(Section):
    """The deeds, the newest first. `undo` carries the one that shall be taken back."""

    undo = Signal(object)

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._shown: tuple[Deed, ...] = ()
        self._memory = ""
        self._all = False
        self._now = 0
        self._listed = QVBoxLayout()
        self._listed.setSpacing(8)
        self.rows.addLayout(self._listed)
        self.more = button(self.tr("Show all of it"), self._show_all, "link")
        self.rows.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)

    def show_deeds(self, deeds: Sequence[Deed], memory: str, now: int) -> None:
        """Show what was done to a memory."""
        self._now = now
        if (tuple(deeds), memory) == (self._shown, self._memory):
            self.tick(now)
            return
        self._all = self._all and memory == self._memory
        self._shown, self._memory = tuple(deeds), memory
        self._fill()

    def deed_rows(self) -> list[DeedRow]:
        """The rows that are shown."""
        return self.findChildren(DeedRow)

    def tick(self, now: int) -> None:
        """Say anew how long ago everything was."""
        for row in self.deed_rows():
            row.tick(now)

    def _fill(self) -> None:
        emptied(self._listed)
        shown = self._shown if self._all else self._shown[:SHOWN]
        for deed in shown:
            row = DeedRow(deed, self._memory, self._now)
            row.undo.clicked.connect(partial(self._undo, deed))
            self._listed.addWidget(row)
        left = len(self._shown) - len(shown)
        self.more.setText(self.tr("Show all ({left})").format(left=and_more(left)))
        self.more.setVisible(left > 0)

    def _show_all(self) -> None:
        self._all = True
        self._fill()

    def _undo(self, deed: Deed, *_: object) -> None:
        self.undo.emit(deed)
