"""Where the keyboard can stop: the parts of the window that F6 leads through, and the first stop of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def stops(part: QWidget) -> Iterator[QWidget]:
    """What Tab reaches within a part, in the order of Tab."""
    at = part
    while True:
        if (at is part or part.isAncestorOf(at)) and _is_stop(at):
            yield at
        following = at.nextInFocusChain()
        if following is None or following is part:
            return
        at = following


def _is_stop(widget: QWidget) -> bool:
    tabs = bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)
    return tabs and widget.isVisible() and widget.isEnabled() and not _stands_in(widget)


def _stands_in(widget: QWidget) -> bool:
    """Does another widget take the focus for it?"""
    return widget.focusProxy() is not None


def move_on(parts: Sequence[QWidget], by: int) -> None:
    """Give the keyboard to the next part, or the one before; parts that nothing shows are left out."""
    shown = [part for part in parts if part.isVisible()]
    here = _part_of(shown, QApplication.focusWidget())
    if shown:
        enter(shown[(here + by) % len(shown)] if here >= 0 else shown[0])


def _part_of(parts: Sequence[QWidget], focused: QWidget | None) -> int:
    """The part that has the keyboard, the innermost one; -1 where none has."""
    holding = [
        at
        for at, part in enumerate(parts)
        if focused is not None and (part is focused or part.isAncestorOf(focused))
    ]
    return holding[-1] if holding else -1


def enter(part: QWidget) -> None:
    """Give the keyboard to where it was in a part, or to its first stop, or to the part itself."""
    last = part.focusWidget()
    first = last if last is not None and _is_stop(last) else next(stops(part), part)
    first.setFocus(Qt.FocusReason.TabFocusReason)
