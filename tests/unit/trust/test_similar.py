"""The nearest text of a source, and the words that differ between the two."""

from __future__ import annotations

import hashlib
import random
from difflib import SequenceMatcher
from itertools import takewhile

import pytest
from nidra.records.evidence import Form, Receipt
from nidra.records.verdict import Span, SpanForm, State, Verdict
from nidra.sources.reader import MemoryReader
from nidra.trust import align_words, finder
from nidra.trust.check import check
from nidra.trust.similarity import same_ends
from nidra.trust.word_diff import at_one_place, opcodes, word_by_word

PATH = "/notes/log.txt"
WORDS = [f"w{n}" for n in range(12)]


def test_words_that_differ_are_those_that_the_standard_library_tells_apart() -> None:
    chance = random.Random(5)
    for _ in range(3_000):
        ours = chance.choices(WORDS, k=chance.randrange(1, 14))
        theirs = list(ours)
        for _ in range(chance.randrange(3)):
            at = chance.randrange(len(theirs) + 1)
            theirs[at : at + chance.randrange(3)] = chance.choices(["new", "w1", "x"], k=1)
        expected = SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
        assert list(opcodes(ours, theirs)) == expected


def test_one_changed_place_reads_as_the_comparison_of_all_words() -> None:
    chance = random.Random(7)
    pieces = [
        "took",
        "_x",
        "a_b",
        "1.5",
        "1.5a",
        "10",
        "11",
        "(10)",
        "x",
        "é",
        "कि",
        "a.1.2",
        "12,",
        "—",
    ]
    told = 0
    for _ in range(5_000):
        ours = chance.choices(pieces, k=chance.randrange(1, 12))
        theirs = list(ours)
        theirs[chance.randrange(len(ours))] = chance.choice([*pieces, "new", "1.7", "two words"])
        blank = chance.choice([" ", " ", "  ", "\n"])
        one, other = blank.join(ours), blank.join(theirs)
        same = same_ends(one, other)
        found = at_one_place(one, other, *same)
        told += found is not None
        assert found in (None, word_by_word(one, other, *same))
    assert told > 1_000


def test_a_word_is_told_from_a_longer_one_that_its_letters_stand_in() -> None:
    one, other = "Case 1010 took 10 s", "Case 1010 took 11 s"
    same = same_ends(one, other)
    found = at_one_place(one, other, *same)
    assert found == word_by_word(one, other, *same)
    assert found is not None and (found.gone, found.come) == (("10",), ("11",))
    again = same_ends("10 or 10 s", "10 or 11 s")
    assert at_one_place("10 or 10 s", "10 or 11 s", *again) is None


def test_bytes_that_two_texts_share_are_counted_from_either_end() -> None:
    chance = random.Random(9)
    for _ in range(2_000):
        size = chance.choice([3, 40, 300, 3_000])
        one = bytes(chance.choices(b"ab", k=chance.randrange(size)))
        other = bytearray(one) + bytes(chance.choices(b"ab", k=chance.randrange(3)))
        if other:
            other[chance.randrange(len(other))] = 0x63
        most = min(len(one), len(other))
        assert align_words.shared(one, 0, bytes(other), 0) == _alike(one, other)
        assert align_words.shared_end(one, bytes(other), most) == _alike(one[::-1], other[::-1])


def _alike(one: bytes, other: bytes) -> int:
    pairs = zip(one, other, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _line(number: int, seconds: int) -> str:
    return f"The harbour master wrote that case {number + 100_000} took {seconds} s, no more."


def _checked(numbers: list[int], lines: int) -> dict[int, Verdict]:
    raw = "\n".join(_line(number, 60) for number in range(lines)).encode()
    reader = MemoryReader({PATH: raw})
    found = {}
    for number in numbers:
        text = _line(number, 9)
        seal = hashlib.sha256(text.encode()).digest()
        receipt = Receipt(PATH, text, seal, form=Form.EXCERPT, ever_ok=True)
        found[number] = check(receipt, reader)
    return found


@pytest.mark.parametrize("number", [0, 7, 30_000, 79_999])
def test_of_a_large_source_the_line_is_named_in_which_one_number_changed(number: int) -> None:
    verdict = _checked([number], 80_000)[number]
    assert verdict.state is State.DRIFTED
    assert (verdict.detail.drift, verdict.detail.elided) == (("9",), ("60",))
    assert f"(line {number + 1:,})" in verdict.sentence
    assert verdict.detail.nearest == _line(number, 60)


def test_of_a_large_source_the_same_is_said_in_any_order_and_after_its_words_were_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numbers = [3, 59_000, 12_345, 777]
    first = _checked(numbers, 80_000)
    monkeypatch.setattr(finder, "_LEAST_SPENT", 1)
    monkeypatch.setattr(finder, "_SCANS", 0)
    assert _checked(numbers[::-1], 80_000) == first


@pytest.mark.parametrize(
    ("said", "now", "gone", "come"),
    [
        ("retry delay is 30", "retry delay is 300", "30", "300"),
        ("retry delay is 30", "retry delay is 30.5", "30", "30.5"),
        ("30 s is the retry delay", "130 s is the retry delay", "30", "130"),
    ],
)
def test_a_number_that_grew_is_shown_whole(said: str, now: str, gone: str, come: str) -> None:
    text = f"# Settings\n\nOne line.\n{now} seconds\n"
    start = text.index(said)
    seal = hashlib.sha256(said.encode()).digest()
    spans = (Span(start, len(said), bytes(8), SpanForm.RAW),)
    for given in ((), spans):
        for prefix, suffix in (("", ""), ("One line.\n", " seconds\n")):
            receipt = Receipt(
                PATH,
                said,
                seal,
                form=Form.EXCERPT,
                ever_ok=True,
                spans=given,
                prefix=prefix,
                suffix=suffix,
            )
            verdict = check(receipt, MemoryReader({PATH: text.encode()}))
            assert verdict.state is State.DRIFTED
            assert (verdict.detail.drift, verdict.detail.elided) == ((gone,), (come,))
            assert f"now says “{come}” (line 4)" in verdict.sentence
            assert verdict.detail.nearest == now
