"""Numbers, dates and the engine's small words, as the language of the window writes them.

Pages take these instead of `nidra.report.words`, which speaks English.
"""

from __future__ import annotations

from nidra.report import words

from nidra_gui.language import current, dates, engine, number, numbers


def count(value: int) -> str:
    """A whole number: `474,779`, in German `474.779`, in Hindi `4,74,779`."""
    return number(words.count(value))


def counted(value: int, one: str, many: str | None = None) -> str:
    """A number with its noun, both words of the engine."""
    return engine(words.counted(value, one, many))


def said(value: int, one: str, many: str) -> str:
    """A number with the rest of its sentence, both of the engine."""
    return engine(words.said(value, one, many))


def share(part: int, whole: int) -> str:
    """`part` of `whole` in percent."""
    return numbers(words.share(part, whole))


def decimal(value: float, digits: int = 1) -> str:
    """A number with so many digits behind the point."""
    return number(f"{value:,.{digits}f}")


def strong(strength: float) -> str:
    """A strength from 0 to 1."""
    return numbers(words.strong(strength))


def size(value: int) -> str:
    """A number of bytes: `34.5 KB`."""
    return numbers(words.size(value))


def seconds(value: float) -> str:
    """A duration: `0.42 s`."""
    return numbers(words.seconds(value))


def when(us: int | None) -> str:
    """A moment, or `never`."""
    told = words.when(us)
    return engine(told) if us is None else dates(told)


def ago(us: int, now: int) -> str:
    """How long before `now` a moment lies."""
    return engine(words.ago(us, now))


def ahead(us: int, now: int) -> str:
    """How long after `now` a moment lies."""
    return engine(words.ahead(us, now))


def often(rate: float) -> str:
    """How often something changes."""
    return engine(words.often(rate))


def read_on(us: int | None, now: int) -> str:
    """When bytes were last read, and how long ago that is."""
    return when(us) if us is None else f"{when(us)}, {ago(us, now)}"


def and_more(left: int) -> str:
    """The end of a list that goes on."""
    return engine(words.and_more(left))


def state_words(state: str) -> str:
    """Whether a source is there."""
    return engine(words.state_words(state))


def is_english() -> bool:
    """Is the window's language the engine's own?"""
    return current() == "en"
