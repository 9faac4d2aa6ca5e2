"""A statement as the rules see it: its sentences' frames, what they fill, use and leave behind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from nidra.base.quantities import more_than
from nidra.base.subjects import subject_form
from nidra.base.text import nfc
from nidra.trust import contra_exclusive, contra_pairs, contra_slots, contra_value
from nidra.trust.contra_clauses import Clause, clauses
from nidra.trust.contra_exclusive import Left, Used
from nidra.trust.contra_frame import Frame
from nidra.trust.contra_kind import Conflict, ConflictKind
from nidra.trust.contra_language import language_of
from nidra.trust.contra_reader import frame_of
from nidra.trust.contra_slots import Slot
from nidra.trust.contra_tokens import MOST_CHARACTERS, sentences, straightened, tokens
from nidra.trust.contra_words import Role, lexicon

MOST_QUANTITIES = 40  # of a statement; one with more is a table, and its numbers are no facts
LEAST_WORDS = 3  # of what is left of a sentence, where it holds neither verb nor value
_NO_STEMS: frozenset[str] = frozenset()


class Sentence:
    """One clause, read; `start` is where its text begins in the statement, or -1."""

    __slots__ = ("_used", "frame", "left", "slots", "start")

    def __init__(self, start: int, frame: Frame) -> None:
        self.start = start
        self.frame = frame
        self.slots: list[Slot] = contra_slots.slots_of(frame)
        self.left: Left | None = contra_exclusive.left_by(frame)
        self._used: list[Used] | None = None

    @property
    def used(self) -> list[Used]:
        """What the clause says is in use; looked for only where something was left behind."""
        if self._used is None:
            self._used = contra_exclusive.used_by(self.frame)
        return self._used


@dataclass(frozen=True, slots=True)
class Statement:
    """A whole statement, read. `attribute` is folded, empty where there is none."""

    text: str
    attribute: str
    sentences: list[Sentence]


def read(text: str, subject: str = "", attribute: str = "") -> Statement:
    """Read a statement; what is longer than `MOST_CHARACTERS` has no sentences and meets nothing."""
    composed = straightened(nfc(text))
    if len(composed) > MOST_CHARACTERS:
        return Statement(text, attribute, [])
    dropped = stems_of(f"{subject} {attribute}") if subject or attribute else _NO_STEMS
    pieces = _without_tables(composed)
    language = language_of(composed, composed.casefold().split()) if len(pieces) > 1 else ""
    return Statement(
        text,
        attribute,
        [
            made
            for at, piece in pieces
            for clause in clauses(piece)
            if (made := _sentence(clause, at, piece, language, dropped)) is not None
        ],
    )


def _without_tables(text: str) -> list[tuple[int, str]]:
    """The sentences of a text; of one with very many quantities only those that hold none."""
    pieces = sentences(text)
    if len(text) <= 2 * MOST_QUANTITIES or not more_than(MOST_QUANTITIES, text):
        return pieces
    return [(at, piece) for at, piece in pieces if not more_than(0, piece)]


def _sentence(
    clause: Clause, at: int, piece: str, language: str, dropped: frozenset[str]
) -> Sentence | None:
    frame = frame_of(clause.text, language, dropped)
    if not (clause.denies if frame.negative else clause.affirms):
        return None
    if clause.cut and frame.verb < 0 and not frame.values and len(frame.words) < LEAST_WORDS:
        return None
    begins = piece.find(clause.text)
    return Sentence(at + begins if begins >= 0 else -1, frame)


@lru_cache(4096)
def stems_of(name: str) -> frozenset[str]:
    """The stems of the words of a subject or an attribute."""
    folded = name.replace("-", " ").replace("_", " ")
    found = tokens(folded)
    words = lexicon(language_of(folded, [token.word for token in found]))
    return frozenset(
        words[token.word].stem for token in found if words[token.word].role is Role.CONTENT
    ) - {""}


def folded(name: str | None) -> str:
    """The form in which subjects and attributes are compared."""
    return subject_form(name) if name else ""


def compare(a: Statement, b: Statement) -> Conflict | None:
    """The conflict of two statements of one subject, or None. Symmetric."""
    if a.text == b.text or (a.attribute and b.attribute and a.attribute != b.attribute):
        return None
    first, second = (a, b) if a.text <= b.text else (b, a)
    found = _compare(first, second)
    if found is None:
        return None
    parts = tuple((as_written(first.text, p), as_written(second.text, q)) for p, q in found.parts)
    written = Conflict(found.kind, parts, found.sentence)
    return written if first is a else written.turned()


def as_written(text: str, part: str) -> str:
    """A part of the straightened text as it stands in the text itself."""
    composed = nfc(text)
    at = straightened(composed).find(part)
    return composed[at : at + len(part)] if at >= 0 else part


def _compare(a: Statement, b: Statement) -> Conflict | None:
    address = bool(a.attribute) and a.attribute == b.attribute
    if address and a.sentences and b.sentences and not contra_value.many_valued(a.attribute):
        found = contra_value.compare(a.sentences[0].frame, b.sentences[0].frame)
        if found:
            return found
    if address and contra_value.many_valued(a.attribute) and _bare(a) and _bare(b):
        return None
    for one in a.sentences:
        for other in b.sentences:
            found = _sentences(one, other)
            if found:
                if address and found.kind is ConflictKind.NUMERIC:
                    return Conflict(ConflictKind.VALUE, found.parts, found.sentence)
                return found
    return None


def _bare(statement: Statement) -> bool:
    """Is nothing said but a value: `red`, `chess`?"""
    return all(sentence.frame.verb < 0 for sentence in statement.sentences)


def _sentences(a: Sentence, b: Sentence) -> Conflict | None:
    if a.frame.words.keys() == b.frame.words.keys():
        found = contra_pairs.compare(a.frame, b.frame)
        if found:
            return found
    more = contra_pairs.denies_more(a.frame, b.frame)
    if more is None and (back := contra_pairs.denies_more(b.frame, a.frame)) is not None:
        more = back.turned()
    if more is not None:
        return more
    for one in a.slots:
        for other in b.slots:
            if one.key == other.key:
                found = contra_slots.compare(a.frame, one, b.frame, other)
                if found:
                    return found
    return _exclusive(a, b)


def _exclusive(a: Sentence, b: Sentence) -> Conflict | None:
    if a.left and b.left:
        found = contra_exclusive.compare_left(a.frame, a.left, b.frame, b.left)
        if found:
            return found
    if a.left:
        for used in b.used:
            found = contra_exclusive.compare_use(a.frame, a.left, b.frame, used)
            if found:
                return found
    if b.left:
        for used in a.used:
            found = contra_exclusive.compare_use(b.frame, b.left, a.frame, used)
            if found:
                return found.turned()
    return None
