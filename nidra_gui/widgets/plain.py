"""Labels and buttons as every page makes them. Text from a store is data: it is never read as markup."""

from __future__ import annotations

from collections.abc import Callable

from nidra.base.text import printable
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QWidget


def set_kind(part: QWidget, kind: str) -> None:
    """Give a part that is shown already the looks of another kind."""
    if part.property("kind") != kind:
        part.setProperty("kind", kind)
        part.style().unpolish(part)
        part.style().polish(part)


def label(text: str = "", kind: str = "", wrap: bool = False) -> QLabel:
    """A label of plain text; `kind` is one of those that the style sheet knows."""
    made = QLabel(printable(text))
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if wrap:
        made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    if kind:
        made.setProperty("kind", kind)
    return made


def selectable(text: str = "", kind: str = "") -> QLabel:
    """A label whose text can be marked and copied, by mouse and by keys."""
    made = label(text, kind, wrap=True)
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made


def tell(shown: QLabel, text: str) -> None:
    """Give a label another text."""
    shown.setText(printable(text))


def button(text: str, run: Callable[[], object] | None = None, kind: str = "") -> QPushButton:
    """A button; `kind` is primary, quiet or link, or nothing."""
    made = QPushButton(text)
    if kind:
        made.setProperty("kind", kind)
    if kind == "link":
        made.setCursor(Qt.CursorShape.PointingHandCursor)
    if run is not None:
        made.clicked.connect(lambda *_: run())
    return made


def card(parent: QWidget | None = None) -> QFrame:
    """A surface that holds what belongs together."""
    made = QFrame(parent)
    made.setProperty("kind", "card")
    return made


def rule() -> QFrame:
    """A thin line between two parts."""
    made = QFrame()
    made.setProperty("kind", "rule")
    return made
