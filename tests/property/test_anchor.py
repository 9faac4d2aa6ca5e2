"""What holds of alignment for any text: white space is free, digits are not, nothing raises."""

from __future__ import annotations

import json

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from nidra.base.text import squeeze
from nidra.records.dialect import MEMPALACE, Dialect, dialect_named
from nidra.records.verdict import SpanForm, State
from nidra.trust import anchor
from nidra.trust.align_places import Places
from nidra.trust.align_table import normal_bytes
from nidra.trust.align_view import still_stands
from nidra.trust.anchor import SourceView, align, text_of

CONVOS = dialect_named("mempalace/convos")
PROJECT = dialect_named("mempalace/project")
TABLED = [dialect for dialect in MEMPALACE if dialect.checkable]

LETTERS = "abcdeé ñhiklm—nopqrstuvwहिदी上海数据🙂\"\\/<&'.,:;(){}[]>-0123456789"
words = st.text(LETTERS.replace(" ", ""), min_size=1, max_size=9)
values = st.lists(words, min_size=6, max_size=30)
blanks = st.sampled_from([" ", "\n", "  ", "\n\n", "\r\n", "\t", " \n ", "\u00a0", "\u3000"])


@st.composite
def documents(draw: st.DrawFn) -> tuple[list[list[str]], bytes]:
    """Values as words, and a JSON, JSONL or plain-text source that holds them."""
    held = draw(st.lists(values, min_size=1, max_size=5))
    texts = [draw(blanks).join(words) for words in held]
    ascii_only = draw(st.booleans())
    kind = draw(st.sampled_from(["json", "jsonl", "text"]))
    if kind == "text":
        return [[word for words in held for word in words]], "\n\n".join(texts).encode()
    records = [{"type": "user", "n": n, "text": text} for n, text in enumerate(texts)]
    if kind == "json":
        indent = draw(st.sampled_from([None, 1]))
        return held, json.dumps(records, ensure_ascii=ascii_only, indent=indent).encode()
    return held, "\n".join(json.dumps(r, ensure_ascii=ascii_only) for r in records).encode()


@st.composite
def cuts(draw: st.DrawFn) -> tuple[list[str], bytes, str]:
    """A stretch of one value of a document, with other white space."""
    held, raw = draw(documents())
    chosen = draw(st.sampled_from(held))
    first = draw(st.integers(0, len(chosen) - 5))
    last = draw(st.integers(first + 5, len(chosen)))
    stretch = chosen[first:last]
    text = stretch[0] + "".join(draw(blanks) + word for word in stretch[1:])
    return [" ".join(words) for words in held], raw, text


@st.composite
def threads(draw: st.DrawFn) -> tuple[bytes, str]:
    """The end of one value, whole ones and the beginning of another, as a miner joins them."""
    held = draw(st.lists(st.lists(words, min_size=1, max_size=12), min_size=2, max_size=5))
    ascii_only = draw(st.booleans())
    records = [{"type": "user", "n": n, "text": " ".join(value)} for n, value in enumerate(held)]
    raw = "\n".join(json.dumps(r, ensure_ascii=ascii_only) for r in records).encode()
    first = draw(st.integers(0, len(held) - 2))
    parts = held[first : draw(st.integers(first + 2, len(held)))]
    skipped = draw(st.integers(0, len(parts[0]) - 1))
    parts[0] = parts[0][skipped:]
    parts[-1] = parts[-1][: draw(st.integers(1, len(parts[-1])))]
    lines = [draw(st.sampled_from(["", "> "])) + " ".join(part) for part in parts]
    return raw, "\n".join([" ".join(parts[0]) if skipped else lines[0], *lines[1:]])


def letters(text: str) -> int:
    return len("".join(filter(str.isalnum, text)).encode())


ZEROS = "[ 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0éé上"
TWICE = "\n".join(f'{{"text": "{said}"}}' for said in ("00 a", "00ददद", "00ददद 00")).encode()
BRACKETS = "\n".join(
    f'{{"text": "{said}"}}' for said in ("0", "0", "0 0 0 0 0", "[0 0 0 0 ]", "0")
).encode()
HARBOUR = b'{"text": "15 5 the harbour"}\n{"text": "15"}'
SYLLABLES = "0 0000000éद 000ददद 00ददद 0 0 0 0"


@settings(deadline=None, max_examples=300)
@given(cuts(), st.integers(0, 400))
@example(([], json.dumps({"text": SYLLABLES}).encode(), "00ददद 0 0 0\n0"), 30)
@example(([], json.dumps([{"text": SYLLABLES}], ensure_ascii=False).encode(), "00ददद 0 0 0\n0"), 30)
@example(([], f"{ZEROS}\n\n0 0 0 0 0 0".encode(), "0éé上 0 0 0 0"), 0)
@example(([], b"[] 0 0 0 0\n\n0 0 0 000000\n\n0 0 0 \xe4\xb8\x8a 0 0", "000000 0 0 0 上"), 0)
def test_a_stretch_with_other_white_space_is_verbatim_and_its_spans_spell_it(
    cut: tuple[list[str], bytes, str], hint: int
) -> None:
    _, raw, text = cut
    assume(letters(text) >= 12)
    view = SourceView(raw)
    found = align(view, text, CONVOS, hint)
    assert found.state is State.VERBATIM
    assert squeeze("".join(text_of(view, span) for span in found.spans)) == squeeze(text)
    assert found.coverage == 1.0
    assert still_stands(SourceView(raw), found.spans) == found.spans


@settings(deadline=None, max_examples=300)
@given(threads(), st.integers(0, 600))
@example((TWICE, "00ददद\n00ददद"), 0)
@example((HARBOUR, "the harbour\n15"), 0)
@example((BRACKETS, "0\n0\n0 0 0 0 0\n> [0 0 0 0 ]\n0"), 0)
def test_the_end_of_one_value_and_the_start_of_another_stand_wherever_one_looks_first(
    thread: tuple[bytes, str], hint: int
) -> None:
    raw, text = thread
    assert align(SourceView(raw), text, CONVOS, hint).state in (State.VERBATIM, State.TOO_SHORT)


@settings(deadline=None, max_examples=300)
@given(cuts(), st.data())
def test_an_inserted_digit_is_noticed(
    cut: tuple[list[str], bytes, str], data: st.DataObject
) -> None:
    held, raw, text = cut
    assume(letters(text) >= 12)
    at = data.draw(st.integers(0, len(text)))
    digit = data.draw(st.sampled_from("0123456789"))
    changed = text[:at] + digit + text[at:]
    flat = normal_bytes(changed)
    assume(all(flat not in normal_bytes(value) for value in [*held, raw.decode()]))
    assert align(SourceView(raw), changed, CONVOS).state is not State.VERBATIM


@settings(deadline=None, max_examples=300)
@given(documents(), st.data())
def test_the_fast_search_says_only_what_the_full_alignment_says(
    document: tuple[list[list[str]], bytes], data: st.DataObject
) -> None:
    held, raw = document
    dialect = data.draw(st.sampled_from(TABLED))
    first, second = (data.draw(st.sampled_from(held)) for _ in range(2))
    prefix = data.draw(st.sampled_from(["", "> ", "USER: "]))
    between = data.draw(st.sampled_from([" ", "\n", "\n\n"]))
    begin, end = data.draw(st.integers(0, 4)), data.draw(st.integers(1, len(second)))
    text = prefix + between.join(first[begin:]) + "\n" + between.join(second[:end])
    at = data.draw(st.integers(0, len(text) - 1))
    if data.draw(st.booleans()):
        text = text[:at] + data.draw(st.sampled_from(["7", "", " ", "x"])) + text[at + 1 :]
    hint = data.draw(st.integers(0, len(raw)))
    assert states(raw, text, dialect, hint) == states(raw, text, dialect, hint, fast=False)


def states(raw: bytes, text: str, dialect: Dialect, hint: int, fast: bool = True) -> State:
    view = SourceView(raw)
    if fast:
        return align(view, text, dialect, hint).state
    return anchor._align_in_full(view, text, dialect, hint).state


@settings(deadline=None, max_examples=300)
@given(
    st.one_of(st.binary(max_size=400), st.binary(max_size=300).map(lambda b: b'{"a": "' + b)),
    st.text(max_size=200),
    st.sampled_from(MEMPALACE),
    st.integers(-5, 900),
)
def test_no_bytes_and_no_text_raise(raw: bytes, text: str, dialect: Dialect, hint: int) -> None:
    view = SourceView(raw)
    found = align(view, text, dialect, hint)
    assert 0.0 <= found.coverage <= 1.0
    for span in found.spans:
        assert 0 <= span.offset <= span.offset + span.length <= len(raw)
        assert isinstance(text_of(view, span), str)


@settings(deadline=None, max_examples=300)
@given(st.binary(max_size=200), st.binary(max_size=200))
def test_a_text_is_found_in_any_bytes_that_hold_it(before: bytes, after: bytes) -> None:
    raw = b"# " + before + b" harbour log book " + after
    found = align(SourceView(raw), raw.decode("utf-8", "replace"), PROJECT)
    assert found.state is State.VERBATIM


@settings(deadline=None, max_examples=300)
@given(st.text(max_size=60), st.booleans(), st.data())
def test_places_lead_from_the_normal_form_back_to_the_bytes(
    text: str, ascii_only: bool, data: st.DataObject
) -> None:
    raw = json.dumps(text, ensure_ascii=ascii_only)[1:-1].encode("utf-8", "replace")
    flat = normal_bytes(json.loads(f'"{raw.decode()}"')).decode("utf-8", "replace")
    assume(flat and "\ufffd" not in flat and "?" not in flat)
    begin = data.draw(st.integers(0, len(flat) - 1))
    end = data.draw(st.integers(begin + 1, len(flat)))
    places = Places.of(raw, True)
    first, last = places.bounds(len(flat[:begin].encode()), len(flat[:end].encode()))
    piece = json.loads(f'"{raw[first:last].decode()}"', strict=False)
    assert squeeze(piece) == squeeze(flat[begin:end])


@pytest.mark.parametrize("form", list(SpanForm))
def test_each_form_of_span_gives_text(form: SpanForm) -> None:
    view = SourceView(b'{"a": "x\\u00e9"}')
    assert text_of(view, anchor.Span(7, 7, b"", form)) == (
        "xé" if form is SpanForm.JSON else r"x\u00e9"
    )
