"""Verdicts and dates in the words of the window."""

from __future__ import annotations

from nidra.records.verdict import State
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from nidra_gui.language import day_form


def _tr(text: str) -> str:
    return QCoreApplication.translate("Verdicts", text)


def words_of(state: State) -> str:
    """A verdict in a word or two."""
    return {
        State.UNCHECKED: _tr("not read yet"),
        State.VERBATIM: _tr("verbatim"),
        State.MOVED: _tr("moved"),
        State.REPEATED: _tr("repeated, equal each time"),
        State.EDITED: _tr("edited"),
        State.AMBIGUOUS: _tr("ambiguous"),
        State.DRIFTED: _tr("drifted"),
        State.UNFOUNDED: _tr("unfounded"),
        State.GONE: _tr("source gone"),
        State.UNREADABLE: _tr("source unreadable"),
        State.CORRUPT: _tr("corrupt"),
        State.ALTERED: _tr("altered by the miner"),
        State.TOO_SHORT: _tr("too short to compare"),
        State.NO_BYTE_CHECK: _tr("not byte-checkable"),
    }[state]


def day(us: int) -> str:
    """The day of a moment: `28 November`, with the year where it is another one."""
    date = QDateTime.fromMSecsSinceEpoch(us // 1000).date()
    this_year = QDateTime.currentDateTime().date().year()
    form = day_form("d MMMM" if date.year() == this_year else "d MMMM yyyy")
    return QLocale().toString(date, form)


def exactly(us: int) -> str:
    """A moment to the minute, in the person's own zone."""
    moment = QDateTime.fromMSecsSinceEpoch(us // 1000)
    return QLocale().toString(moment, day_form("d MMMM yyyy, HH:mm"))
