"""How memories stand, for people."""

from __future__ import annotations

from nidra.records.grade import Standing
from PySide6.QtCore import QCoreApplication


def _tr(text: str) -> str:
    return QCoreApplication.translate("Belief", text)


def standing_words(standing: Standing) -> str:
    """How a memory stands, in a word or two."""
    return {
        Standing.FALLEN: _tr("fallen"),
        Standing.TRACEABLE: _tr("can be checked"),
        Standing.NOT_COMPARABLE: _tr("not comparable"),
        Standing.GONE: _tr("source gone"),
        Standing.NO_RECEIPT: _tr("no receipt"),
    }[standing]
