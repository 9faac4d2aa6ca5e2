"""Verdicts, standings and dates in the words of the window."""

from __future__ import annotations

from nidra.records.grade import Standing
from nidra.records.verdict import State
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from nidra_gui.language import day_form

_STATES = {state.label: state for state in State}
_STANDINGS = {standing.label: standing for standing in Standing}


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


def of_verdict(label: str) -> str:
    """A verdict that is named by its label; what is none stays as it is."""
    return words_of(_STATES[label]) if label in _STATES else label


def of_standing(label: str) -> str:
    """A standing that is named by its label, as Home calls it."""
    tr = QCoreApplication.translate
    words = {
        Standing.FALLEN: tr("TrustCard", "fallen"),
        Standing.TRACEABLE: tr("TrustCard", "can be checked"),
        Standing.NOT_COMPARABLE: tr("TrustCard", "not comparable"),
        Standing.GONE: tr("TrustCard", "source gone"),
        Standing.NO_RECEIPT: tr("TrustCard", "no receipt"),
    }
    return words[_STANDINGS[label]] if label in _STANDINGS else label


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
