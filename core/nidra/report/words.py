"""Small words that every renderer shares: numbers, shares, dates, sizes, the words that changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

from nidra.base.clock import moment
from nidra.base.text import one_line

NOTHING = "(nothing)"
_MOST_WORDS = 400
_SIZES = ("B", "KB", "MB", "GB", "TB")


def count(number: int) -> str:
    """A number with thousands separators: `474,779`."""
    return f"{number:,}"


def counted(number: int, one: str, many: str | None = None) -> str:
    """A number with its noun: `1 memory`, `2 memories`."""
    return f"{count(number)} {one if number == 1 else many or one + 's'}"


def said(number: int, one: str, many: str) -> str:
    """A number with the rest of its sentence: `1 file is gone`, `2 files are gone`."""
    return f"{count(number)} {one if number == 1 else many}"


def share(part: int, whole: int) -> str:
    """`part` of `whole` in percent; nothing rounds to 0 or to 100 unless it is that."""
    if not whole or not part:
        return "0.0 %"
    if part == whole:
        return "100.0 %"
    percent = 100 * part / whole
    if percent < 0.1:
        return "<0.1 %"
    return f"{min(percent, 99.9):.1f} %"


def state_words(state: str) -> str:
    """Whether a source is there, in the words of the verdicts: `unreadable` is the one for out of reach."""
    return "unreadable" if state == "unreachable" else state


def when(us: int | None) -> str:
    """A moment for people: `2026-06-01 08:00:00 UTC`, or `never`."""
    return "never" if us is None else f"{moment(us):%Y-%m-%d %H:%M:%S} UTC"


def ago(us: int, now: int) -> str:
    """How long before `now` a moment lies, for people: `just now`, `3 hours ago`, `12 days ago`.

    A moment after `now` is one of a clock that was wrong, and is called that.
    """
    minutes = (now - us) // 60_000_000
    if us > now:
        return "by a clock that was ahead of today's"
    if minutes < 2:
        return "just now"
    if minutes < 120:
        return f"{minutes} minutes ago"
    if minutes < 48 * 60:
        return f"{minutes // 60} hours ago"
    return f"{count(minutes // 1440)} days ago"


def ahead(us: int, now: int) -> str:
    """How long after `now` a moment lies, for people: `now` where it has come, `in 3 hours`, `in 12 days`."""
    minutes = (us - now) // 60_000_000
    if us <= now:
        return "now"
    if minutes < 120:
        return f"in {counted(max(1, minutes), 'minute')}"
    if minutes < 48 * 60:
        return f"in {minutes // 60} hours"
    return f"in {count(minutes // 1440)} days"


def often(rate: float) -> str:
    """How often something changes, from changes a day: `2.5 changes a day`, `1.2 changes a week`, `about 1
    change in 14 days`."""
    if rate >= 1:
        return f"{rate:,.1f} changes a day"
    if rate * 7 >= 1:
        return f"{rate * 7:.1f} changes a week"
    return f"about 1 change in {count(round(1 / rate))} days"


def strong(strength: float) -> str:
    """A strength from 0 to 1 for people: `0.37`; nothing rounds to 0 or to 1 unless it is that."""
    if 0 < strength < 0.01:
        return "<0.01"
    return f"{strength:.2f}" if strength in (0, 1) else f"{min(strength, 0.99):.2f}"


def read_on(us: int | None, now: int) -> str:
    """When bytes were last read: `2026-06-01 08:00:00 UTC, 12 days ago`, or `never`."""
    return "never" if us is None else f"{when(us)}, {ago(us, now)}"


def size(number: int) -> str:
    """A number of bytes for people: `34.5 KB` (steps of 1,000)."""
    value, unit = float(number), _SIZES[0]
    for unit in _SIZES:
        if value < 1000 or unit == _SIZES[-1]:
            break
        value /= 1000
    return f"{value:,.0f} {unit}" if unit == "B" else f"{value:,.1f} {unit}"


def seconds(value: float) -> str:
    """A duration for people: `0.42 s`, `75 s`."""
    return f"{value:.2f} s" if value < 10 else f"{value:,.0f} s"


def arrow(old: str, new: str, width: int = 60) -> str:
    """What the memory says and what the source says today: `5 → 6`, each side on one line."""
    return f"{one_line(old, width) or NOTHING} → {one_line(new, width) or NOTHING}"


def changed_words(changes: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """The pairs (memory, source) narrowed to the words that differ, in order, equal ones left out."""
    found: list[tuple[str, str]] = []
    for old, new in changes:
        found.extend(_narrowed(old.split(), new.split()))
    return found


def _narrowed(old: Sequence[str], new: Sequence[str]) -> list[tuple[str, str]]:
    """Runs of words that were replaced, left out or put in."""
    if len(old) < 2 or len(new) < 2 or len(old) + len(new) > _MOST_WORDS:
        return [(" ".join(old), " ".join(new))] if old != new else []
    steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    return [(" ".join(old[a:b]), " ".join(new[c:d])) for tag, a, b, c, d in steps if tag != "equal"]


def and_more(left: int) -> str:
    """The end of a bounded list: `… and 12 more`, or nothing where it was complete."""
    return f"… and {count(left)} more" if left > 0 else ""
