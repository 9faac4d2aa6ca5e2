"""What a walk means: drift, source text passed over, other order, words cut at the ends.

A text is verbatim when its pieces lie in the source's order, nothing but noise is passed over
inside a value, each piece but the first begins its value and each but the last ends it, and no
word is cut where the miner cuts none.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from nidra.records.dialect import Dialect
from nidra.records.verdict import SpanForm
from nidra.trust.align_query import Piece, Query, Walk
from nidra.trust.align_table import END, Table
from nidra.trust.align_words import joined_at

_SHOWN = 400
_LONGEST_NOISE = 1 << 20
_SPARE_TAIL = 4
_TAIL_WINDOW = 65_536


class Findings(NamedTuple):
    """The outcome of one walk. Texts are squeezed, to be weighed; `regions` are drifted ranges of the query."""

    drift: tuple[str, ...]
    elided: tuple[str, ...]
    reordered: int
    regions: tuple[tuple[int, int], ...]

    @property
    def clean(self) -> bool:
        return not (self.drift or self.elided or self.reordered)

    @property
    def weight(self) -> int:
        """How much speaks against this walk, to choose between two."""
        return sum(map(len, self.drift)) + sum(map(len, self.elided)) + 40 * self.reordered


def judge(table: Table, query: Query, walk: Walk, dialect: Dialect, size: int) -> Findings:
    """The findings of `walk`; `size` is the length of the text in characters."""
    regions = list(walk.drift)
    elided: list[str] = []
    reordered = 0
    drifted_at = {begin for begin, _ in regions} | {end for _, end in regions}
    pieces = walk.pieces
    for before, after in pairwise(pieces):
        drift_between = _touches(drifted_at, before.end, after.begin)
        reordered += _out_of_order(table, before, after)
        passed = _passed_over(table, before, after, drift_between, dialect)
        if len(passed) == 1 and not drift_between:
            begin, end = _number_grown(query.text, before.end, after.begin, passed[0])
            if end > begin:
                regions.append((begin, end))
                left, right = query.text[begin : before.end], query.text[after.begin : end]
                passed = [f"{left.decode()}{passed[0]}{right.decode()}"]
        elided += passed
        if not _same_seam(table, query, before, after):
            regions.append(_around(query.text, before.end))
    if pieces:
        regions += _cut_words(table, query, walk, dialect, size)
        elided += _head_passed_over(table, pieces[0], dialect)
    regions.sort()
    drift = _drift_texts(table, query, regions, elided, reordered)
    told = [pair for pair in zip(drift, regions, strict=True) if pair[0]]
    shown, instead = _whole_numbers(query.text, told, elided)
    return Findings(shown, instead, reordered, tuple(regions))


def _whole_numbers(
    text: bytes, told: list[tuple[str, tuple[int, int]]], elided: list[str]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Where a number changed in some of its digits, the whole of it on both sides: 1250, not 250."""
    around = [_digits_around(text, *region) for _, region in told]
    drift = tuple(
        f"{left}{words}{right}" for (words, _), (left, right) in zip(told, around, strict=True)
    )
    if len(elided) != len(told):
        return drift, tuple(elided)
    instead = (f"{left}{words}{right}" for words, (left, right) in zip(elided, around, strict=True))
    return drift, tuple(instead)


def _number_grown(text: bytes, before: int, after: int, passed: str) -> tuple[int, int]:
    """The number in the text into which the source puts the digits `passed`; an empty range for none."""
    begin, end = before, after
    if passed[:1].isdecimal():
        while text[begin - 1 : begin].isdigit():
            begin -= 1
    if passed[-1:].isdecimal():
        while text[end : end + 1].isdigit():
            end += 1
    if begin < before and end > after:
        return (begin, end) if before == after else (0, 0)
    return (begin, before) if begin < before else (after, end)


def _digits_around(text: bytes, begin: int, end: int) -> tuple[str, str]:
    """The digits that belong to a number which the range cuts, before and after it."""
    left, right = begin, end
    if text[begin : begin + 1].isdigit():
        while text[left - 1 : left].isdigit():
            left -= 1
    if text[end - 1 : end].isdigit():
        while text[right : right + 1].isdigit():
            right += 1
    return text[left:begin].decode(), text[end:right].decode()


def all_drift(query: Query) -> Findings:
    """The findings of a text of which nothing stands."""
    told = _squeezed(query.text)
    return Findings((told,) if told else (), (), 0, ((0, len(query.text)),))


def _touches(edges: set[int], begin: int, end: int) -> bool:
    return any(edge in edges for edge in range(begin, min(end, begin + 2) + 1))


def _out_of_order(table: Table, before: Piece, after: Piece) -> int:
    if after.at >= before.stop:
        return 0
    whole = table.text[after.at - 1] == END and table.text[before.stop] == END
    return 0 if table.any_order and whole else 1


def _passed_over(
    table: Table, before: Piece, after: Piece, drift_between: bool, dialect: Dialect
) -> list[str]:
    """Source text between two pieces that the text lacks and the miner does not strip."""
    value = table.value_of(before.at)
    end = table.end_of(value)
    if before.stop <= after.at <= end:
        return unless_noise(table, value, before.stop, after.at, dialect)
    if drift_between:
        return []
    left = unless_noise(table, value, before.stop, end, dialect)
    return left + _head_of(table, after, dialect)


def _same_seam(table: Table, query: Query, before: Piece, after: Piece) -> bool:
    """Are two pieces with nothing but blanks between them parted in the text as in the source?"""
    between = query.text[before.end : after.begin]
    if between.strip():
        return True
    apart = after.at > before.stop or after.at < before.at
    return bool(between) == apart


def _around(text: bytes, position: int) -> tuple[int, int]:
    """The word or words that meet at `position`."""
    begin = text.rfind(b" ", 0, position) + 1
    return begin, _word_end(text, position + 1)


def _head_of(table: Table, piece: Piece, dialect: Dialect) -> list[str]:
    value = table.value_of(piece.at)
    return unless_noise(table, value, table.at[value], piece.at, dialect)


def _head_passed_over(table: Table, first: Piece, dialect: Dialect) -> list[str]:
    """An inserted prefix says that a value begins: then nothing of it may be missing."""
    return _head_of(table, first, dialect) if first.led else []


def unless_noise(table: Table, value: int, begin: int, end: int, dialect: Dialect) -> list[str]:
    """The source's text from `begin` to `end` in a value, squeezed; nothing where the miner strips it."""
    if end <= begin:
        return []
    shown = _squeezed(table.text[begin : min(end, begin + _SHOWN)])
    if not shown:
        return []
    marked = dialect.noise_mark is not None and dialect.noise_mark.search(table.text, begin, end)
    if dialect.noise is not None and marked and end - begin < _LONGEST_NOISE:
        text = table.source_text(value, begin, end)
        if not dialect.noise.sub("", text.replace("\r\n", "\n")).strip():
            return []
    return [shown]


def _cut_words(
    table: Table, query: Query, walk: Walk, dialect: Dialect, size: int
) -> list[tuple[int, int]]:
    """The first or last word of the text, where the source has a longer one and the miner does not cut."""
    first, last = walk.pieces[0], walk.pieces[-1]
    cut: list[tuple[int, int]] = []
    if first.begin == 0 and not dialect.cuts_words and joined_at(table.text, first.at):
        cut.append((0, _word_end(query.text, 0)))
    tail_may_be_cut = dialect.cuts_words and size >= dialect.window
    if last.end == len(query.text) and not tail_may_be_cut and joined_at(table.text, last.stop):
        cut.append((query.text.rfind(b" ", 0, last.end) + 1, last.end))
    return cut


def _word_end(text: bytes, position: int) -> int:
    end = text.find(b" ", position)
    return len(text) if end < 0 else end


def _drift_texts(
    table: Table,
    query: Query,
    regions: list[tuple[int, int]],
    elided: list[str],
    reordered: int,
) -> list[str]:
    """What each region says, squeezed; "" where it need not be told."""
    texts = [_squeezed(query.text[begin:end]) for begin, end in regions]
    if regions and regions[-1][1] == len(query.text):
        kept = _without_spare_tail(table, query, *regions[-1])
        if kept or len(texts) > 1 or elided or reordered:
            texts[-1] = _squeezed(kept)
    return texts


def _without_spare_tail(table: Table, query: Query, begin: int, end: int) -> bytes:
    """Drift without a last stretch that stands somewhere: it need not be told."""
    tail = end - _SPARE_TAIL
    if tail < begin or table.text.find(query.text[tail:end], 0, _TAIL_WINDOW) < 0:
        return query.text[begin:end]
    while tail > begin and table.text.find(query.text[tail - 1 : end], 0, _TAIL_WINDOW) >= 0:
        tail -= 1
    return query.text[begin:tail]


def _squeezed(text: bytes) -> str:
    return text.replace(b" ", b"").decode("utf-8", "replace")


def is_rendered(table: Table, piece: Piece) -> bool:
    """Does the piece stand in a value that was rendered from the source?"""
    return table.form[table.value_of(piece.at)] == SpanForm.DECODED
