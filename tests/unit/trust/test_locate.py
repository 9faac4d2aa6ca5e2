"""An excerpt is found in whatever spelling it lies in its source, at its exact bytes."""

import json
import unicodedata

import pytest
from nidra.records.verdict import SpanForm
from nidra.sources.reader import MemoryReader
from nidra.trust.locate import pages, places, same_text
from nidra.trust.page import Page, Ruler, unescaped

PATH = "/notes/source"


def page(raw: bytes) -> Page:
    return next(pages(MemoryReader({PATH: raw}).open(PATH), ""))


def found(raw: bytes, excerpt: str) -> list[tuple[bytes, SpanForm]]:
    here = page(raw)
    spans = [here.span(place) for place in places(here, excerpt)]
    return [(raw[span.offset : span.offset + span.length], span.form) for span in spans]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("source_end", ["\n", "\r\n", "\r"])
def test_line_ends_are_no_difference(end: str, source_end: str) -> None:
    raw = source_end.join(["head", "one", "two", "", "four", "tail"]).encode()
    excerpt = end.join(["one", "two", "", "four"])
    assert found(raw, excerpt) == [
        (source_end.join(["one", "two", "", "four"]).encode(), SpanForm.RAW)
    ]


def test_a_missing_line_is_a_difference() -> None:
    assert found(b"one\ntwo\nfour", "one\ntwo\n\nfour") == []
    assert found(b"one two", "one\ntwo") == []


@pytest.mark.parametrize("form", ["NFC", "NFD"])
@pytest.mark.parametrize("source_form", ["NFC", "NFD"])
def test_T31_composition_is_no_difference(form: str, source_form: str) -> None:
    raw = unicodedata.normalize(source_form, "die größte Höhe ist 5 m").encode()
    excerpt = unicodedata.normalize(form, "größte Höhe ist")
    assert len(found(raw, excerpt)) == 1


def _upper_hex(text: str) -> str:
    return text.replace("\\u00e9", "\\u00E9").replace("\\ud83d\\ude00", "\\uD83D\\uDE00")


SAID = 'he said "limit <b>5</b> & café 😀"\nnext line / end\\done'
WRITERS = {
    "python": lambda text: json.dumps(text),
    "no ascii": lambda text: json.dumps(text, ensure_ascii=False),
    "java": lambda text: _upper_hex(json.dumps(text)),
    "php": lambda text: json.dumps(text).replace("/", "\\/"),
    "go": lambda text: (
        json.dumps(text, ensure_ascii=False)
        .replace("<", "\\u003c")
        .replace(">", "\\u003e")
        .replace("&", "\\u0026")
    ),
    "everything": lambda text: '"' + "".join(f"\\u{ord(char):04x}" for char in text) + '"',
    "windows": lambda text: json.dumps(text.replace("\n", "\r\n")),
}


@pytest.mark.parametrize("writer", WRITERS)
@pytest.mark.parametrize("excerpt", [SAID, SAID[3:24], "café", '"limit <b>5</b>', "line / end"])
def test_T25_T26_T27_T28_every_writers_escapes_are_undone(writer: str, excerpt: str) -> None:
    text = SAID.replace("😀", "") if writer == "everything" else SAID
    excerpt = excerpt.replace("😀", "") if writer == "everything" else excerpt
    value = WRITERS[writer](f"before. {text} after.")
    raw = ('{"type":"user","text":' + value + "}\n").encode()
    hits = found(raw, excerpt)
    assert len(hits) == 1
    assert json.loads(b'"' + hits[0][0] + b'"').replace("\r\n", "\n") == excerpt
    assert hits[0][1] is SpanForm.JSON


def test_json_inside_json_is_opened_twice() -> None:
    inner = json.dumps({"command": SAID})
    raw = json.dumps({"input": inner}).encode()
    ((data, form),) = found(raw, SAID)
    assert form is SpanForm.DECODED
    assert unescaped(unescaped(data)).decode() == SAID


def test_text_across_the_structure_of_json_is_found_raw() -> None:
    assert found(b'{"retry_limit": 5, "x": 1}', '"retry_limit": 5') == [
        (b'"retry_limit": 5', SpanForm.RAW)
    ]


def test_a_letter_of_an_escape_is_no_letter_of_the_text() -> None:
    raw = rb'{"text":"say \nice things"}'
    assert found(raw, "nice things") == []
    assert len(found(raw, "ice things")) == 1


def test_a_match_never_crosses_two_values() -> None:
    assert found(b'{"a":"one \\u0074wo","b":"three"}', "one two three") == []


def test_damaged_json_lines_are_still_searched() -> None:
    raw = b'{"text":"first \\"x\\" line"}\n{"text": "torn \\"here\\" and cut'
    assert len(found(raw, 'first "x" line')) == 1
    assert len(found(raw, 'torn "here" and')) == 1


def test_T32_a_replacement_character_matches_no_invalid_byte() -> None:
    assert found(b'{"a":"bad \xff\xfe \\"byte\\""}', 'bad \ufffd\ufffd "byte"') == []
    assert found("gute Übung \ufffd hier".encode() + b"\xff", "Übung \ufffd") != []


def test_a_place_is_known_around_and_by_its_line() -> None:
    here = page(b'{"t":"one"}\n{"t":"two \\"x\\"\\nthree four"}\n')
    (place,) = places(here, '"x"\nthree')
    assert here.around(place, 20) == ("two ", " four")
    assert here.line(place.start) == 2
    assert unescaped(here.block(place)) == b'two "x"\nthree four'


def test_the_way_back_from_text_to_literal_counts_every_escape() -> None:
    literal = rb"a\u00e9\n\ud83d\ude00\/z"
    ruler, text = Ruler(literal), unescaped(literal)
    for part in ("é", "\n", "😀", "/", "z"):
        start = text.index(part.encode())
        low, high = ruler.outer(start), ruler.outer(start + len(part.encode()))
        assert unescaped(literal[low:high]).decode() == part


def test_places_are_counted_up_to_a_limit() -> None:
    here = page(b"again and again\n" * 5000)
    assert len(places(here, "again and again", limit=100)) == 100


def test_the_same_text_is_told_apart_from_another() -> None:
    assert same_text(b"a\r\nb", "a\nb")
    assert same_text("e\u0301".encode(), "é")
    assert not same_text(b"a b", "a\nb")
