"""What must hold for receipts whatever the text, the encoding and the writer of the source."""

import json
import unicodedata

from blake3 import blake3
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from nidra.base.numbers import critical_tokens
from nidra.records.evidence import Receipt
from nidra.records.verdict import OK, Span, SpanForm, State, Verdict
from nidra.sources.decode import DecodedText, decode
from nidra.sources.reader import MemoryReader, Source
from nidra.trust.boundaries import stands_free
from nidra.trust.check import check, context
from nidra.trust.claims import claims_in, parse
from nidra.trust.integrity import seal
from nidra.trust.page import opened

thorough = settings(
    deadline=None,
    max_examples=120,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)

PATH = "/notes/source"
# Words of several scripts, with what escapes and boundaries turn on.
WORDS = st.sampled_from(
    [
        "limit",
        "is",
        "5",
        "the",
        "café",
        "größe",
        "सीमा",
        "重试次数",
        "再試行",
        "😀",
        "x=1",
        '"quoted"',
        "a\\b",
        "<b>",
        "R&D",
        "path/to",
        "C++",
        "don't",
        "3.14",
        "-7",
        "30s",
        "привет",
        "étude",
        "tab\there",
    ]
)
LINES = st.lists(WORDS, min_size=1, max_size=8).map(" ".join)
TEXTS = st.lists(LINES, min_size=2, max_size=6).map("\n".join)


def _receipt(excerpt: str) -> Receipt:
    return Receipt(PATH, excerpt, seal(excerpt))


def _open(raw: bytes) -> tuple[MemoryReader, Source]:
    reader = MemoryReader({PATH: raw})
    return reader, reader.open(PATH)


def _fold(text: str) -> str:
    return unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))


def _reads(source: Source, verdict: Verdict) -> str:
    """What the bytes of the verdict's span say, by the encoding alone."""
    span = verdict.spans[0]
    data = source.raw[span.offset : span.offset + span.length]
    assert isinstance(source.text, DecodedText)
    text = data.decode(source.text.encoding)
    return _fold(opened(text.encode(), span.form).decode())


def _piece(draw: st.DrawFn, text: str) -> str:
    """A piece of the text that begins and ends between words, with enough letters to count."""
    words = text.split(" ")
    low = draw(st.integers(0, len(words) - 1))
    high = draw(st.integers(low + 1, len(words)))
    piece = " ".join(words[low:high]).strip()
    assume(sum(char.isalnum() for char in piece) >= 3)
    return piece


@st.composite
def texts_with_piece(draw: st.DrawFn) -> tuple[str, str]:
    text = draw(TEXTS)
    return text, _piece(draw, text)


@thorough
@given(
    texts_with_piece(),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"]),
    st.sampled_from(["\n", "\r\n"]),
    st.sampled_from(["NFC", "NFD"]),
)
def test_a_piece_cut_out_is_found_at_its_bytes(
    both: tuple[str, str], encoding: str, end: str, form: str
) -> None:
    text, piece = both
    written = unicodedata.normalize(form, f"one head line\n{text}\none tail line\n").replace(
        "\n", end
    )
    raw = written.encode(encoding)
    reader, source = _open(raw)
    verdict = check(_receipt(piece), reader)
    assert verdict.state in OK | {State.AMBIGUOUS}
    if verdict.ok:
        assert _reads(source, verdict) == _fold(piece)


ESCAPED = st.sampled_from(["lower", "upper", "raw", "all", "slash"])


def _escape(text: str, how: str) -> str:
    if how == "raw":
        return json.dumps(text, ensure_ascii=False)[1:-1]
    if how == "slash":
        return json.dumps(text)[1:-1].replace("/", "\\/").replace("<", "\\u003c")
    if how == "lower":
        return json.dumps(text)[1:-1]
    units = text.encode("utf-16-be")
    pairs = [units[at : at + 2].hex() for at in range(0, len(units), 2)]
    return "".join(f"\\u{pair.upper() if how == 'upper' else pair}" for pair in pairs)


@thorough
@given(texts_with_piece(), st.lists(ESCAPED, min_size=1, max_size=4), st.booleans())
def test_a_piece_is_found_in_any_escaping(
    both: tuple[str, str], ways: list[str], twice: bool
) -> None:
    text, piece = both
    parts = [
        text[at::1][: len(text) // len(ways) + 1]
        for at in range(0, len(text), len(text) // len(ways) + 1)
    ]
    body = "".join(_escape(part, ways[at % len(ways)]) for at, part in enumerate(parts))
    line = '{"type":"user","message":{"content":"' + body + '"}}'
    assert json.loads(line)["message"]["content"] == text
    if twice:
        line = json.dumps({"input": line})
    reader, source = _open((line + "\n").encode())
    verdict = check(_receipt(piece), reader)
    assert verdict.state in OK | {State.AMBIGUOUS}
    if verdict.ok:
        assert _reads(source, verdict) == _fold(piece)
        assert twice or verdict.spans[0].form is SpanForm.JSON


@thorough
@given(
    st.integers(0, 10**6),
    st.text("0123456789", min_size=1, max_size=4),
    st.sampled_from(["{}{}", "{}.{}", "{},{}"]),
    st.booleans(),
    st.sampled_from(["utf-8", "utf-16", "json"]),
)
def test_a_digit_grown_is_never_found(
    number: int, more: str, shape: str, behind: bool, encoding: str
) -> None:
    excerpt = f"retry limit is {number}" if behind else f"{number} is the retry limit"
    grown = shape.format(number, more) if behind else shape.format(more, number)
    text = excerpt.replace(str(number), grown)
    raw = json.dumps({"text": text}).encode() if encoding == "json" else text.encode(encoding)
    verdict = check(_receipt(excerpt), MemoryReader({PATH: raw}))
    assert verdict.failed


@thorough
@given(texts_with_piece(), st.text(max_size=200))
def test_a_recorded_receipt_is_verbatim_again_and_moves_with_what_is_put_before(
    both: tuple[str, str], more: str
) -> None:
    text, piece = both
    raw = f"one head line\n{text}\none tail line\n".encode()
    reader, source = _open(raw)
    first = check(_receipt(piece), reader)
    assume(first.state is State.VERBATIM)
    prefix, suffix = context(source, first.spans[0])
    kept = Receipt(
        PATH, piece, seal(piece), prefix=prefix, suffix=suffix, spans=first.spans,
        state=first.state, ever_ok=True,
    )  # fmt: skip
    assert check(kept, reader) == first
    added = ("x" + more + "\n").encode("utf-8", "replace").replace(b"\0", b"").replace(b"\r", b"")
    later = check(kept, MemoryReader({PATH: added + raw}))
    assert later.ok or later.state in (State.AMBIGUOUS, State.UNREADABLE)


@thorough
@given(TEXTS, st.data())
def test_any_stretch_with_its_context_is_verbatim_where_it_was_cut(
    text: str, data: st.DataObject
) -> None:
    low = data.draw(st.integers(0, len(text)))
    high = data.draw(st.integers(low, len(text)))
    piece = text[low:high]
    assume(sum(char.isalnum() for char in piece) >= 3)
    raw = text.encode()
    start = len(text[:low].encode())
    length = len(piece.encode())
    span = Span(start, length, blake3(raw[start : start + length]).digest()[:8], SpanForm.RAW)
    kept = _receipt(piece)._replace(
        prefix=text[max(0, low - 64) : low],
        suffix=text[high : high + 64],
        spans=(span,),
    )
    assume(kept.prefix or kept.suffix)
    assert check(kept, MemoryReader({PATH: raw})).state is State.VERBATIM


@thorough
@given(st.binary(max_size=400), st.text(max_size=60))
def test_no_bytes_and_no_excerpt_ever_raise(raw: bytes, excerpt: str) -> None:
    for data in (raw, b"{" + raw, b'{"a":"' + raw + b'"}'):
        verdict = check(_receipt(excerpt), MemoryReader({PATH: data}))
        assert verdict.sentence and (not verdict.ok or verdict.spans)


@thorough
@given(st.binary(max_size=300))
def test_offsets_of_a_decoded_text_are_in_bounds(raw: bytes) -> None:
    decoded = decode(raw)
    if isinstance(decoded, DecodedText):
        for char in range(len(decoded.text) + 1):
            byte = decoded.byte_at(char)
            assert 0 <= byte <= len(raw)
            assert decoded.char_at(byte) <= len(decoded.text)


@thorough
@given(st.text(max_size=80), st.text(max_size=20), st.text(max_size=20))
def test_words_claims_and_tokens_never_raise(text: str, left: str, right: str) -> None:
    assert isinstance(stands_free(left, text, right, right, left), bool)
    critical_tokens(text)
    parse(text)
    for claim in claims_in(text):
        assert parse(claim.locator) is not None
