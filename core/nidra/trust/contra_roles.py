"""The words of a sentence taken into its frame: content, negators, poles, what means nothing here."""

from __future__ import annotations

from nidra.base.words import word_set
from nidra.trust import contra_kinds as kinds
from nidra.trust.contra_frame import Pole
from nidra.trust.contra_negators import (
    AFTER_NEGATOR,
    CONCORD,
    NOT_NEGATING,
    NOT_NEGATING_CJK,
    NOT_WHOLLY,
)
from nidra.trust.contra_reading import Reading
from nidra.trust.contra_stops import FREQUENT, PARTIAL, UNIVERSAL
from nidra.trust.contra_synonyms import SYNONYMS
from nidra.trust.contra_tokens import Token
from nidra.trust.contra_words import DENIED, ENGLISH, Role, Word

_STOP = Word(Role.STOP, "")
_NEGATOR = Word(Role.NEGATOR, "")
_SWITCH = {
    True: Word(Role.POLE, "@en:enabled", "en:enabled", 1),
    False: Word(Role.POLE, "@en:enabled", "en:enabled", -1),
}
_NEED = word_set("need needs have has had required require must obliged supposed")
_FORBID = word_set("forbidden prohibited banned disallowed barred prevented")
_MODAL = _NEED | _FORBID | word_set("allowed permitted able used going")


def read_word(reading: Reading, at: int, token: Token) -> None:
    """Take one word into the frame."""
    word = _as_spoken(reading, at, token)
    if token.word in UNIVERSAL:
        reading.frame.universal = True
    if token.word in PARTIAL and not reading.frame.negators:
        reading.frame.partial = True
        return
    if token.word in FREQUENT:
        reading.frame.frequent |= not reading.frame.negators
        return
    if word.role is Role.NEGATOR:
        _negator(reading, at, token)
    elif word.role is Role.POLE and _counts(reading, at, word):
        reading.frame.spoken.append((token.word, token.start))
        _pole(reading, word, token)
    elif word.role is not Role.STOP:
        _content(reading, word.stem if word.role is Role.CONTENT else token.word, token)
        if word.cluster == DENIED and at >= reading.verb:
            reading.frame.negators.append((token.start, token.end))
            reading.frame.negated.append(word.stem)


def _as_spoken(reading: Reading, at: int, token: Token) -> Word:
    """The word as it is meant here: particles, modal phrases, yes and no."""
    text, before, after = token.word, reading.at(at - 1), reading.at(at + 1)
    if not text[0].isalnum():
        return _STOP
    if reading.frame.language == ENGLISH:
        if (
            text in ("yes", "no", "true", "false")
            and not after
            and before in (":", "=", "is", "to")
        ):
            return _SWITCH[text in ("yes", "true")]
        if text in ("on", "off", "up", "down"):
            return _particle(reading, at, text, before, after)
        if text in _MODAL and after in ("to", "from"):
            return _modal(reading, at, text)
        if text in ("stopped", "stop", "stops", "quit", "ceased") and after.endswith("ing"):
            return _NEGATOR
    elif len(text) == 1 and "\u3040" <= text <= "\u309f":
        return reading.lexicon.get(text, _STOP)
    if reading.frame.negators and text in AFTER_NEGATOR:
        return _STOP
    if (
        token.text.isupper()
        and len(text) > 2
        and not reading.shouted
        and reading.frame.language == ENGLISH
        and reading.lexicon[text].role is Role.CONTENT
    ):
        return Word(Role.CONTENT, SYNONYMS.get(text, text))
    found = reading.lexicon[text]
    if found.role is Role.CONTENT and "-" in text and reading.frame.language == ENGLISH:
        return _hyphened(reading, text, token, found)
    return found


def _hyphened(reading: Reading, text: str, token: Token, found: Word) -> Word:
    """retry-limit is a retry and a limit."""
    pieces = [piece for piece in text.split("-") if piece]
    if len(pieces) < 2 or not all(piece.isalpha() and len(piece) > 2 for piece in pieces):
        return found
    for piece in pieces:
        word = reading.lexicon[piece]
        if word.role is not Role.STOP:
            _content(reading, word.stem if word.role is Role.CONTENT else piece, token)
    return _STOP


def _particle(reading: Reading, at: int, text: str, before: str, after: str) -> Word:
    """`is on`, `switched off`, `is down`: a state; otherwise a preposition."""
    led = before in reading.copulas or reading.lexicon[before].role is Role.NEGATOR
    ends = not after or after in kinds.AFTER_PARTICLE
    if led and ends and not (at + 1 < len(reading.tokens) and reading.tokens[at + 1].quantity):
        return reading.lexicon[text]
    return _STOP if text in ("on", "up", "down") else Word(Role.CONTENT, text)


def _modal(reading: Reading, at: int, text: str) -> Word:
    denied = bool(reading.frame.negators)
    if text in _NEED:
        reading.frame.weak |= denied
        reading.frame.strong |= not denied
        return _STOP
    return _NEGATOR if text in _FORBID else _STOP


def _counts(reading: Reading, at: int, word: Word) -> bool:
    """Is the antonym said of the subject, and not part of what tells which thing is meant?"""
    if reading.frame.language != ENGLISH:
        return True
    if at < reading.verb:
        return False
    text, before = reading.words[at], reading.at(at - 1)
    if text in ("before", "after", "above", "below", "on", "off", "up", "down", "beneath"):
        return True
    if reading.at(at + 1) in kinds.MANNERS and reading.verb >= 0:
        return True
    if (
        before in kinds.DETERMINERS
        and reading.words[reading.verb] not in reading.copulas
        and reading.verb >= 0
    ):
        return False
    if before == "to" and reading.at(at - 2) in _MODAL:
        return True
    if before in kinds.DETERMINERS:
        before = reading.at(at - 2)
    return before not in kinds.PREPOSITIONS or before == "as"


def _pole(reading: Reading, word: Word, token: Token) -> None:
    frame = reading.frame
    known = frame.poles.get(word.cluster)
    if known is not None and known.side != word.side:
        frame.mixed = True
    frame.poles[word.cluster] = Pole(word.side, word.scale, (token.start, token.end))
    frame.words[word.stem] = (token.start, token.end)
    frame.order.append((word.stem, token.start))


def _negator(reading: Reading, at: int, token: Token) -> None:
    frame, after = reading.frame, reading.at(at + 1)
    if frame.language in ("zh", "ja") and token.word in NOT_NEGATING_CJK:
        return
    for size in (2, 3):
        if {
            tuple(reading.words[at : at + size]),
            tuple(reading.words[max(at - 1, 0) : at - 1 + size]),
        } & NOT_NEGATING:
            if frame.language in CONCORD:
                frame.mixed = True
            return
    if token.word == "nor" or (token.word in ("no", "none") and after == "."):
        return
    if after in NOT_WHOLLY:
        frame.partial = True
    if token.word == "needn't" or token.word == "neednt":
        frame.weak = True
    if token.word == "not" and at < reading.last_but:
        frame.mixed = True
    frame.negators.append((token.start, token.end))


def _content(reading: Reading, stem: str, token: Token) -> None:
    frame = reading.frame
    frame.spoken.append((stem, token.start))
    if not stem or stem in reading.dropped:
        return
    frame.words.setdefault(stem, (token.start, token.end))
    frame.order.append((stem, token.start))
    if token.named and (token.start > 0 or any(c.isupper() for c in token.text[1:])):
        frame.names.add(stem)
    if frame.negators and len(frame.negated) < len(frame.negators):
        frame.negated.append(stem)
