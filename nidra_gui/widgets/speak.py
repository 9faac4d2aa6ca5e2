"""What is said aloud to those who do not see it, and what painted parts are to them."""

from __future__ import annotations

from nidra.base.text import printable
from PySide6 import QtGui
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget


def announce(part: QWidget, words: str) -> None:
    """Have a screen reader say something that appeared; bindings before Qt 6.8 cannot."""
    event = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if event is not None and words and part.isVisible():
        QAccessible.updateAccessibility(event(part, printable(words)))
