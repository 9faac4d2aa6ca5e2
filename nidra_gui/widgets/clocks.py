"""The two clocks of a memory in plain words: how it is forgotten, and how its sources change."""

from __future__ import annotations

from nidra.records.evidence import SourceState
from nidra.records.forgetting import Dates
from nidra.records.grade import Tier
from nidra.records.strength import Decayed, SourceClock
from PySide6.QtCore import QCoreApplication

from nidra_gui.models.names import source_name
from nidra_gui.words import ago, ahead, often, strong

SHOWN = 4  # sources whose clocks are told


def _tr(text: str) -> str:
    return QCoreApplication.translate("Clocks", text)


def own_clock(one: Decayed) -> str:
    """The first clock: since when it runs, how strong the memory is, when it fades."""
    words = _tr("It was last used {ago}.")
    if one.use.last_access is None:
        words = _tr("It was recorded {ago} and nothing has used it since.")
    told = [words.format(ago=ago(one.use.accessed, one.at))]
    told.append(_tr("Its strength is {strength} of 1.").format(strength=strong(one.strength)))
    if one.always:
        told.append(_why(one.always))
    elif one.fades_at is None:
        told.append(_tr("It never fades."))
    else:
        told.append(_fading(one, one.fades_at))
    return " ".join(told)


def _fading(one: Decayed, at: int) -> str:
    if at <= one.at:
        return _tr("It faded {ago}: it is kept, and each use makes it strong again.").format(
            ago=ago(at, one.at)
        )
    return _tr("It fades {ahead} if nothing uses it.").format(ahead=ahead(at, one.at))


def _why(always: str) -> str:
    return {
        "pinned": _tr("It never fades: it is pinned."),
        "core": _tr("It never fades: it is core."),
        Tier.ORIENTATION.label: _tr("It never fades: orientation is always loaded."),
    }.get(always, "")


def review_words(dates: Dates | None, now: int) -> str:
    """When a person's word is wanted."""
    if dates is None or dates.review_due is None:
        return _tr("No review is planned for it yet; the next pass sets a date.")
    if dates.review_due <= now:
        return _tr("Its review was due {ago}.").format(ago=ago(dates.review_due, now))
    return _tr("Its next review is due {ahead}.").format(ahead=ahead(dates.review_due, now))


def source_clocks(one: Decayed) -> str:
    """The second clock, of each source that it rests on."""
    if not one.sources:
        return _tr(
            "It names no source: there is no second clock, and only a person can say whether it holds."
        )
    lines = [_source(clock, one.at) for clock in one.sources[:SHOWN]]
    left = len(one.sources) - SHOWN
    if left > 0:
        lines.append(_tr("and {n} more sources").format(n=left))
    return "\n".join(lines)


def _source(clock: SourceClock, now: int) -> str:
    name = source_name(clock.path)
    if clock.state is SourceState.GONE:
        return _tr("{name} is gone; each pass looks for it.").format(name=name)
    if clock.state is SourceState.UNREADABLE:
        return _tr("{name} could not be read; each pass tries again.").format(name=name)
    if clock.read_at is None:
        return _tr("{name} was never read; the next pass does.").format(name=name)
    change = often(clock.rate) if clock.changes else _tr("no change between readings so far")
    words = _tr("{name}: {change}. Its bytes were last read {ago}, and are due to be read {due}.")
    due = ahead(clock.due_at, now) if clock.due_at is not None else _tr("with the next pass")
    return words.format(name=name, change=change, ago=ago(clock.read_at, now), due=due)
