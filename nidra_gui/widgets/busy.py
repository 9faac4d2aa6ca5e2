"""A bar of work that nobody can measure yet: it moves, unless nothing is to move."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QProgressBar, QStyle

STILL = "nidra-still"  # a property of the application: a person wants less motion


def reduces_motion() -> bool:
    """Does a person, or the system, want nothing to move by itself?"""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return False
    hint = app.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    return bool(app.property(STILL)) or hint == 0


def still(app: QApplication, wanted: bool) -> None:
    """Stop whatever moves by itself, or let it move again: bars, menus that unfold, the text cursor."""
    app.setProperty(STILL, wanted)
    for effect in (Qt.UIEffect.UI_AnimateMenu, Qt.UIEffect.UI_AnimateCombo):
        app.setEffectEnabled(effect, not wanted)
    for effect in (Qt.UIEffect.UI_AnimateTooltip, Qt.UIEffect.UI_FadeMenu):
        app.setEffectEnabled(effect, not wanted)
    if not app.property("nidra-flash"):
        app.setProperty("nidra-flash", app.cursorFlashTime())
    app.setCursorFlashTime(0 if wanted else int(app.property("nidra-flash")))
    for bar in app.allWidgets():
        if isinstance(bar, QProgressBar) and bar.property("busy"):
            busy(bar)


def busy(bar: QProgressBar) -> None:
    """Show that something goes on: a bar that moves, or a full one that stands still."""
    bar.setProperty("busy", True)
    bar.setRange(0, 1 if reduces_motion() else 0)
    bar.setValue(1 if reduces_motion() else -1)


def measured(bar: QProgressBar, share: float, full: int) -> None:
    """Show how far it is."""
    bar.setProperty("busy", False)
    bar.setRange(0, full)
    bar.setValue(round(share * full))
