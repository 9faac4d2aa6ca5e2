"""Whether things may move on the screen: a person may ask that nothing does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QProgressBar

_EFFECTS = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeTooltip,
    Qt.UIEffect.UI_AnimateToolBox,
)
_still = False
_blink = -1


def reduce(reduced: bool) -> None:
    """Let nothing move or blink from now on, or let it again."""
    global _still, _blink
    _still = reduced
    if _blink < 0:
        _blink = QApplication.cursorFlashTime()
    QApplication.setCursorFlashTime(0 if reduced else _blink)
    for effect in _EFFECTS:
        QApplication.setEffectEnabled(effect, not reduced)


def is_reduced() -> bool:
    """Was it asked that nothing moves?"""
    return _still


def run_on(bar: QProgressBar) -> None:
    """Show that something is at work whose end is not known: a bar that runs, or one that stands still."""
    bar.setRange(0, 1 if _still else 0)
    if _still:
        bar.setValue(1)
