"""When bytes were last read, in the one form that the status bar and Home share."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from nidra_gui.words import ago, count


def _tr(text: str) -> str:
    return QCoreApplication.translate("Reading", text)


def reading(
    oldest: int | None, newest: int | None, unreached: int, now: int, unread: int = 0
) -> str:
    """`Oldest reading: 37 hours ago, newest: 13 hours ago, 3 sources unreachable`. Times are microseconds."""
    parts = [_dates(oldest, newest, now, unread > unreached)]
    if unreached == 1:
        parts.append(_tr("1 source unreachable"))
    elif unreached:
        parts.append(_tr("{n} sources unreachable").format(n=count(unreached)))
    if unread > unreached:
        parts.append(_tr("{n} not read yet").format(n=count(unread - unreached)))
    return ", ".join(parts)


def _dates(oldest: int | None, newest: int | None, now: int, partly: bool) -> str:
    if oldest is None or newest is None:
        return _tr("No source was read yet")
    first, last = ago(oldest, now), ago(newest, now)
    if first == last and not partly:
        return _tr("Every source was read {when}").format(when=first)
    return _tr("Oldest reading: {first}, newest: {last}").format(first=first, last=last)


def meaning() -> str:
    """What the words mean, for a tooltip."""
    return _tr(
        "The source that was not read byte for byte for longest was read then. What is unreachable is"
        " left out of it: it cannot be read."
    )
