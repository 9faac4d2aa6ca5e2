"""A source that doubles, with twice the texts of it, costs twice as much: counted in bytes read, not in time."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest
from nidra.records.dialect import dialect_named
from nidra.records.evidence import Form, Receipt
from nidra.records.verdict import State
from nidra.sources.reader import MemoryReader
from nidra.trust import align_lay, align_view, anchor
from nidra.trust.align_document import Between
from nidra.trust.align_nowhere import stands_nowhere
from nidra.trust.align_query import Query
from nidra.trust.anchor import SourceView, align
from nidra.trust.check import check
from nidra.trust.finder import NearFinder
from nidra.trust.integrity import seal

CONVOS = dialect_named("mempalace/convos")
WORDS = [
    "the",
    "index",
    "of",
    "our",
    "palace",
    "holds",
    "a",
    "lock",
    "while",
    "it",
    "writes",
    "each",
    "page",
    "to",
    "disk",
    "and",
    "reads",
]
PATH = "/notes/session.jsonl"


class Counted(bytes):
    """Bytes that count how much of them is searched."""

    read = 0

    def find(self, sought, low=0, high=None):  # type: ignore[no-untyped-def, override]
        stop = len(self) if high is None else min(high, len(self))
        at = super().find(sought, low, stop)
        Counted.read += max(0, (stop if at < 0 else at) - low)
        return at

    def __contains__(self, sought):  # type: ignore[no-untyped-def, override]
        return self.find(sought) >= 0


def said(count: int) -> list[str]:
    chance = random.Random(5)
    return [
        f"{' '.join(chance.choices(WORDS, k=14))}. Case {number + 10_000_000} took {number % 80 + 10} s."
        for number in range(count)
    ]


def raised(text: str) -> str:
    """The text with its last number one higher."""
    head, _, number, unit = text.rsplit(" ", 3)
    return f"{head} took {int(number) + 1} {unit}"


def transcript(texts: list[str]) -> bytes:
    chance = random.Random(6)
    filler = [" ".join(chance.choices(WORDS, k=400)) for _ in range(50)]
    lines = (
        json.dumps({"type": "assistant", "message": {"content": [{"type": "text", "text": text}]}})
        + "\n"
        + json.dumps({"type": "progress", "data": filler[number % 50]})
        for number, text in enumerate(texts)
    )
    return "\n".join(lines).encode()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The table's text and the source's bytes count what is searched of them."""
    fill = align_view.Table.fill

    def filled(self, values):  # type: ignore[no-untyped-def]
        table = fill(self, values)
        table.text = Counted(table.text)
        table.finder = align_view.Finder(table.text)
        return table

    monkeypatch.setattr(align_view.Table, "fill", filled)
    Counted.read = 0
    yield


def read_of_drifted(count: int) -> tuple[int, Counter[State]]:
    texts = said(count)
    view = SourceView(Counted(transcript([raised(text) for text in texts])))
    Counted.read, hint = 0, 0
    states: Counter[State] = Counter()
    for text in texts:
        found = align(view, text, CONVOS, hint)
        hint = found.spans[-1].offset if found.spans else hint
        states[found.state] += 1
    return Counted.read, states


def test_twice_the_drifted_texts_in_twice_the_source_search_twice_the_bytes(
    counted: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nidra.trust.finder._LEAST_SPENT", 1 << 20)
    monkeypatch.setattr("nidra.trust.finder._SCANS", 1)
    monkeypatch.setattr("nidra.trust.finder._MOST_SPENT", 1 << 20)
    few, states = read_of_drifted(1_200)
    assert states == {State.DRIFTED: 1_200}
    many, states = read_of_drifted(2_400)
    assert states == {State.DRIFTED: 2_400}
    assert many < 3 * few


def test_a_drifted_text_of_a_large_source_is_told_with_the_number_that_changed() -> None:
    texts = said(1_200)
    view = SourceView(transcript([raised(text) for text in texts]))
    assert len(view.raw) > align_view.LARGE
    found = align(view, texts[700], CONVOS)
    assert found.state is State.DRIFTED
    assert len(found.detail.drift) == 1
    assert found.detail.drift[0] in "70s."
    assert found.coverage > 0.9


def test_a_text_of_a_large_source_stands_wherever_it_was_moved_to() -> None:
    texts = said(1_200)
    view = SourceView(transcript(texts))
    for number in (0, 600, 1_199):
        filed = f"> {texts[number]}"
        assert align(view, filed, CONVOS, hint=len(view.raw) // 3).state is State.VERBATIM
        assert align(view, filed, CONVOS, hint=len(view.raw)).state is State.VERBATIM


def test_a_text_of_other_words_is_gone_from_a_large_source() -> None:
    view = SourceView(transcript(said(1_200)))
    text = "Nothing of all this was ever spoken aloud by anybody present, nor written down since."
    found = align(view, text, CONVOS)
    assert (found.state, found.spans) == (State.DRIFTED, ())
    assert found.sentence == "The source no longer holds this text."


@pytest.fixture
def all_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every source counts as large."""
    for module in (align_lay, align_view, anchor):
        monkeypatch.setattr(module, "LARGE", 0)


def test_states_do_not_depend_on_the_way_that_is_taken(all_large: None) -> None:
    texts = said(60)
    source = transcript(texts)
    for number, text in enumerate(texts[:-1]):
        for filed in (text, f"> {text}", text[20:], f"{text}\n\n{texts[number + 1]}"):
            assert align(SourceView(source), filed, CONVOS).state is State.VERBATIM
        assert align(SourceView(source), raised(text), CONVOS).state is State.DRIFTED


def test_a_document_that_was_filed_as_it_stands_is_found_in_a_large_source(
    all_large: None,
) -> None:
    source = transcript(said(60)).decode()
    for begin in range(0, len(source) - 700, 1_733):
        assert align(SourceView(source.encode()), source[begin : begin + 700], CONVOS).ok


@pytest.mark.parametrize(
    "text",
    [
        "one two three four five six seven",
        "> one two three\nfour five six seven",
        "three four five six seven eight",
        "> one two three\n> four five six seven",
    ],
)
def test_what_stands_is_never_told_to_stand_nowhere(text: str) -> None:
    values = [
        "zero one two three",
        "four five six seven",
        "one two three four five six seven eight",
    ]
    raw = "\n".join(json.dumps({"text": value}) for value in values).encode()
    view = SourceView(raw)
    assert align(view, text, CONVOS).state is State.VERBATIM
    assert not stands_nowhere(view.table(CONVOS)[0], Query.of(text), CONVOS)


def test_what_crosses_from_the_middle_of_one_value_into_another_stands_nowhere() -> None:
    raw = b'{"text":"zero one two three"}\n{"text":"four five six seven"}'
    table = SourceView(raw).table(CONVOS)[0]
    assert stands_nowhere(table, Query.of("zero one six seven"), CONVOS)
    assert stands_nowhere(table, Query.of("one two four five"), CONVOS)
    assert not stands_nowhere(table, Query.of("two three four five"), CONVOS)


def receipt(text: str, source: bytes) -> Receipt:
    found = check(Receipt(PATH, text, seal(text)), MemoryReader({PATH: source}))
    return Receipt(PATH, text, seal(text), spans=found.spans, state=found.state, ever_ok=True)


@pytest.mark.parametrize("count", [40, 400])
def test_a_changed_excerpt_is_compared_with_what_stands_in_its_place(count: int) -> None:
    texts = said(count)
    before = "\n".join(texts).encode()
    receipts = [receipt(text, before) for text in texts[: count // 4]]
    reader = MemoryReader({PATH: "\n".join(map(raised, texts)).encode()})
    for number, held in enumerate(receipts):
        found = check(held, reader)
        assert found.state is State.DRIFTED
        assert (found.detail.drift, found.detail.elided) == (
            (str(number % 80 + 10),),
            (str(number % 80 + 11),),
        )


def test_excerpts_that_all_moved_and_changed_are_compared_in_their_new_places() -> None:
    texts = said(200)
    receipts = [receipt(text, "\n".join(texts).encode()) for text in texts]
    moved = ("An introduction that was written later. " * 40 + "\n").encode()
    reader = MemoryReader({PATH: moved + "\n".join(map(raised, texts)).encode()})
    for number, held in enumerate(receipts):
        assert check(held, reader).detail.elided == (str(number % 80 + 11),)


def test_the_form_of_a_receipt_decides_what_is_asked_of_its_source() -> None:
    texts = said(30)
    source = transcript(texts)
    held = Receipt(
        PATH, texts[3], seal(texts[3]), form=Form.COVERING, dialect=CONVOS.name, vouched=True
    )
    assert check(held, MemoryReader({PATH: source})).state is State.VERBATIM


@pytest.mark.parametrize(
    ("document", "asked", "may"),
    [
        (b'{"a":"one two three"}', b"one six three", False),
        (b'{"a key of many words":"one"}', b"key of many words", True),
        (b'{"a":"one","b":["two","three"]}', b'"one","b":["two","three"]}', True),
        (b'{"a":"one","b":["two","three"]}', b'he said "two" twice', False),
        (b'{"a":"","b":"\\n","c":"one"}', b"one six three", False),
        (b'{"a":"one"}\nnotes that are no JSON', b"notes that are no", True),
        (b'{"a":"one two\n{"b":"three"}', b"one two three four", True),
    ],
)
def test_a_document_is_read_as_text_only_for_what_may_stand_between_its_values(
    document: bytes, asked: bytes, may: bool
) -> None:
    between = Between.of(SourceView(document).table(CONVOS)[0], CONVOS)
    assert between.may_hold(asked) is may


def test_a_search_that_stays_near_finds_what_is_near_when_far_ones_have_cost_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("nidra.trust.finder._MOST_SPENT", 10)
    data = b"near " + b"x" * (1 << 14) + b" far"
    finder = NearFinder(data)
    assert finder.find(b"far") == len(data) - 3
    assert finder.find(b"far") == -1
    assert finder.find(b"far", len(data) - 100) == len(data) - 3
    assert finder.find(b"near") == 0
