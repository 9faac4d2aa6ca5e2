"""Reading one sentence into its frame."""

from __future__ import annotations

from nidra.base.words import word_set
from nidra.trust import contra_kinds as kinds
from nidra.trust.contra_frame import Frame
from nidra.trust.contra_language import language_of
from nidra.trust.contra_numbers import drop_old_values, drop_units, sort_numbers
from nidra.trust.contra_reading import Reading
from nidra.trust.contra_roles import read_word
from nidra.trust.contra_tokens import tokens

_STRONG = word_set("must shall should mustn't shouldn't")


def frame_of(sentence: str, language: str = "", dropped: frozenset[str] = frozenset()) -> Frame:
    """Read one sentence. `dropped` are stems that say nothing here, as those of the subject."""
    found = tokens(sentence)
    language = language or language_of(sentence, [token.word for token in found])
    reading = Reading(sentence, found, language, dropped)
    _read_clause(reading)
    drop_old_values(reading)
    sort_numbers(reading)
    drop_units(reading)
    for at, token in enumerate(reading.tokens):
        if at not in reading.skip and token.quantity is None:
            read_word(reading, at, token)
    return reading.frame


def _read_clause(reading: Reading) -> None:
    """What holds of the sentence as a whole: is it asserted, of what time, of one thing or more?"""
    frame, words = reading.frame, reading.words
    frame.asserted = not reading.is_open()
    reading.set_conditions_apart()
    frame.past = reading.is_past()
    frame.tense = reading.tense()
    frame.former = not kinds.FORMER.isdisjoint(words) or reading.has("used", "to")
    frame.passive = "by" in words or reading.is_passive()
    frame.verb = reading.tokens[reading.verb].start if reading.verb >= 0 else -1
    frame.contrast = next((t.start for t in reading.tokens if t.word in kinds.CONTRAST), -1)
    frame.more = not kinds.MORE.isdisjoint(words) or reading.has("as", "well")
    frame.strong = not _STRONG.isdisjoint(words)
