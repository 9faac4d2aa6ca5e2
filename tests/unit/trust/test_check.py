"""Each verdict of the table, from the bytes of a source to the sentence for a person."""

import json
import os
from pathlib import Path

import pytest
from nidra.base.errors import TooWeakExcerpt
from nidra.records.evidence import Form, Receipt
from nidra.records.verdict import State, Verdict
from nidra.sources.reader import FileReader, MemoryReader
from nidra.trust.check import check, context, refuse_weak
from nidra.trust.integrity import seal

PATH = "/notes/config.md"
RULE = "The service must always write the log file into the main folder of the server."
TEXT = f"Notes of the first day.\n{RULE}\nNotes of the second day, which are longer.\n"


def receipt(excerpt: str, **more: object) -> Receipt:
    return Receipt(PATH, excerpt, seal(excerpt))._replace(**more)  # type: ignore[arg-type]


def look(raw: bytes | str, excerpt: str, **more: object) -> Verdict:
    data = raw.encode() if isinstance(raw, str) else raw
    return check(receipt(excerpt, **more), MemoryReader({PATH: data}))


def recorded(text: str, excerpt: str) -> Receipt:
    """A receipt as it is kept after it was found once in `text`."""
    reader = MemoryReader({PATH: text.encode()})
    first = check(receipt(excerpt), reader)
    assert first.state is State.VERBATIM
    prefix, suffix = context(reader.open(PATH), first.spans[0])
    return receipt(
        excerpt, prefix=prefix, suffix=suffix, spans=first.spans, state=first.state, ever_ok=True
    )


def later(text: str, kept: Receipt) -> Verdict:
    return check(kept, MemoryReader({PATH: text.encode()}))


def test_verbatim_says_where_it_stands() -> None:
    found = look("port 80\nThe retry limit is 5.\n", "retry limit is 5")
    assert found.state is State.VERBATIM and found.coverage == 1.0
    assert found.sentence == "Stands word for word at byte 12 (line 2) of config.md."
    assert (found.spans[0].offset, found.spans[0].length) == (12, 16)


def test_verbatim_at_the_recorded_place_even_if_it_stands_elsewhere_too() -> None:
    kept = recorded(TEXT, RULE)
    assert later(TEXT + RULE, kept).state is State.VERBATIM


def test_T37_a_changed_excerpt_is_corrupt_whatever_the_source_says() -> None:
    bad = receipt("retry limit is 5")._replace(excerpt="retry limit is 6")
    found = check(bad, MemoryReader({PATH: b"retry limit is 6"}))
    assert found.state is State.CORRUPT and found.failed


@pytest.mark.parametrize("now", ["55", "5.5", "5,000", "50", "-5 or 5.1"])
def test_T22_a_grown_number_is_not_found(now: str) -> None:
    kept = recorded("The retry limit is 5.\n", "retry limit is 5")
    assert later(f"The retry limit is {now}.\n", kept).state is State.DRIFTED
    assert look(f"The retry limit is {now}.\n", "retry limit is 5", ever_ok=True).failed


def test_T22_at_the_recorded_place_the_neighbours_are_asked_as_well() -> None:
    kept = recorded("limit is 5\n", "limit is 5")
    found = later("limit is 50\n", kept)
    assert found.state is State.DRIFTED
    assert found.sentence == "config.md now says “50” (line 1) where the receipt says “5”."
    assert (found.detail.drift, found.detail.elided) == (("5",), ("50",))


def test_a_port_is_not_found_in_a_longer_port() -> None:
    assert look("listen on port 8080", "port 80").state is not State.VERBATIM
    assert look("listen on port 80", "port 80").state is State.VERBATIM


@pytest.mark.parametrize("excerpt", ["", "  \n", "a", "ab", "5%", "ab!", "!!!", "-- 1 2 --"])
def test_T23_T24_an_empty_or_tiny_excerpt_never_verifies(excerpt: str) -> None:
    found = look(f"{excerpt} and a, ab! 5% !!! -- 1 2 --", excerpt)
    assert found.state is State.TOO_SHORT and not found.ok and not found.failed


def test_T23_a_tiny_excerpt_is_refused_with_its_reason() -> None:
    with pytest.raises(TooWeakExcerpt, match="three letters or digits"):
        refuse_weak("a!", "config.md")
    refuse_weak("x=1y", "config.md")


def test_moved_records_the_new_place() -> None:
    kept = recorded(TEXT, RULE)
    found = later("A new first line.\n" + TEXT, kept)
    assert found.state is State.MOVED and found.ok
    assert found.spans[0].offset == kept.spans[0].offset + len("A new first line.\n")


def test_one_shift_leads_all_receipts_of_a_source_to_their_new_places() -> None:
    text = "".join(f"Line {n} of the notes says something of its own.\n" for n in range(200))
    kept = [recorded(text, f"Line {n} of the notes") for n in range(0, 200, 20)]
    reader = MemoryReader({PATH: b"New.\n" + text.encode()})
    found = [check(row, reader) for row in kept]
    assert {one.state for one in found} == {State.MOVED}
    assert [
        one.spans[0].offset - row.spans[0].offset for one, row in zip(found, kept, strict=True)
    ] == [5] * 10


def test_T44_never_found_is_unfounded_and_found_before_is_drifted() -> None:
    source = "A page about something else altogether.\n"
    invented = "the database password is hunter2"
    assert look(source, invented).state is State.UNFOUNDED
    assert look(source, invented, ever_ok=True).state is State.DRIFTED
    assert look(source, invented, vouched=True).state is State.DRIFTED
    assert "never said this" in look(source, invented).sentence


def test_at_the_first_look_a_text_of_which_more_than_half_stands_has_drifted() -> None:
    found = look("The retry limit is 6 now.\n", "The retry limit is 5 now")
    assert found.state is State.DRIFTED
    assert found.sentence == "config.md now says “6” (line 1) where the receipt says “5”."


def test_edited_is_a_light_change_in_its_place() -> None:
    found = later(TEXT.replace("main folder", "base folder"), recorded(TEXT, RULE))
    assert found.state is State.EDITED and found.failed
    assert found.detail.similarity >= 0.9 and "base folder" in found.detail.nearest
    assert "reworded" in found.sentence


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("waits 30 seconds", "waits 35 seconds"),
        ("waits 30 seconds", "waits 30 minutes"),
        ("is allowed", "is not allowed"),
        ("is allowed", "isn't allowed"),
        ("version v1.2", "version v1.3"),
        ("calls start_job", "calls start_jobs"),
    ],
)
def test_a_light_change_of_a_number_negation_unit_version_or_name_is_drift(
    old: str, new: str
) -> None:
    rule = f"For each of the many tasks of this long day the worker {old} and then goes on to the next one"
    text = f"Notes of the first day.\n{rule}\nNotes of the second day, which are longer.\n"
    found = later(text.replace(old, new), recorded(text, rule))
    assert found.state is State.DRIFTED
    assert found.detail.similarity >= 0.9


def test_a_light_change_without_its_context_is_drift() -> None:
    kept = recorded(TEXT, RULE)
    changed = "Other words before.\n" + RULE.replace("main", "base") + "\nOther words after.\n"
    assert later(changed, kept).state is State.DRIFTED


def test_equal_lines_are_one_and_the_same() -> None:
    found = look("a\n  retry limit is 5\nb\nretry  limit\nretry limit is 5  \n", "retry limit is 5")
    assert found.state is State.REPEATED and found.ok and found.detail.places == 2


def test_differing_lines_are_ambiguous_and_said_so() -> None:
    found = look("staging: retry limit is 5\nproduction: retry limit is 5\n", "retry limit is 5")
    assert found.state is State.AMBIGUOUS and not found.ok and not found.failed
    assert "2 places" in found.sentence and found.detail.places == 2


def test_context_decides_between_places() -> None:
    text = "staging: retry limit is 5\nproduction: retry limit is 5\n"
    found = look(text, "retry limit is 5", prefix="production: ", suffix="\n")
    assert found.state is State.VERBATIM and found.spans[0].offset == text.rindex("retry")


def test_equal_messages_of_a_transcript_are_one_and_the_same() -> None:
    one = json.dumps({"id": 1, "text": 'the "limit" is 5'})
    two = json.dumps({"id": 2, "text": 'the "limit"  is 5'.replace("  ", " ")})
    other = json.dumps({"id": 3, "text": 'in staging the "limit" is 5'})
    assert look(f"{one}\n{two}\n", 'the "limit" is 5').state is State.REPEATED
    assert look(f"{one}\n{other}\n", 'the "limit" is 5').state is State.AMBIGUOUS


@pytest.mark.parametrize(
    "encoding", ["utf-16", "utf-16-le", "utf-32", "utf-8-sig", "latin-1", "cp1252"]
)
def test_T29_T30_a_source_in_another_encoding_is_no_drift(encoding: str) -> None:
    raw = "Für das Café gilt: limit is 5\r\nund mehr\r\n".encode(encoding)
    found = look(raw, "Café gilt: limit is 5\nund")
    assert found.state is State.VERBATIM
    span = found.spans[0]
    assert "Café gilt" in raw[span.offset : span.offset + span.length].decode(
        encoding.replace("-sig", "") if encoding not in ("utf-16", "utf-32") else f"{encoding}-le"
    )


def test_T30_a_short_text_in_an_undeclared_encoding_is_found() -> None:
    found = look("Предел равен 5 раз\n".encode("cp1251"), "Предел равен 5")
    assert found.state is State.VERBATIM


def test_T30_drift_in_an_undeclared_encoding_is_still_drift() -> None:
    assert (
        look("café limit is 6\n".encode("latin-1"), "café limit is 5", ever_ok=True).state
        is State.DRIFTED
    )


def test_T30_where_only_the_charset_can_differ_nothing_is_claimed() -> None:
    found = look(b"caf\xc9\xff\xfe limit is 5\n", "café limit is 5")
    assert found.state is State.UNREADABLE and "encoding" in found.sentence


def test_T32_a_binary_source_is_unreadable_never_matched() -> None:
    raw = b"\x89PNG\0\0" + bytes(range(256)) * 4
    found = look(raw, "abc \ufffd\ufffd\ufffd")
    assert found.state is State.UNREADABLE and "binary" in found.sentence


def test_gone_at_the_first_look_says_so() -> None:
    found = check(receipt("retry limit is 5"), MemoryReader({}))
    assert found.state is State.GONE
    assert found.sentence.endswith("The source was already gone when first read.")
    known = check(receipt("retry limit is 5", ever_ok=True), MemoryReader({}))
    assert known.sentence == "config.md is not there."


def test_T33_T35_what_cannot_be_read_is_unreadable_not_gone(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for source in (str(pipe), str(tmp_path), str(tmp_path / "volume" / "x.md"), "https://a.b/c"):
        found = check(receipt("retry limit is 5", source=source), FileReader())
        assert found.state is State.UNREADABLE and source.rpartition("/")[0] in found.sentence


@pytest.mark.parametrize("source", [7, None, ["a"], {"a": 1}, "", "config.md"])
def test_T48_a_source_that_is_no_path_makes_the_row_unusable(source: object) -> None:
    assert check(receipt("retry limit is 5", source=source), FileReader()).state is State.UNREADABLE


def test_a_renamed_source_has_moved() -> None:
    kept = recorded(TEXT, RULE)
    reader = MemoryReader({"/notes/new.md": TEXT.encode()})
    found = check(kept, reader, renamed_to="/notes/new.md")
    assert found.state is State.MOVED and found.detail.moved_to == "/notes/new.md"
    other = MemoryReader({"/notes/new.md": b"something else"})
    assert check(kept, other, renamed_to="/notes/new.md").state is State.GONE


def test_context_of_a_json_value_stays_inside_it() -> None:
    raw = rb'{"a":"left \"one\" retry limit is 5\nright","b":"other"}'
    reader = MemoryReader({PATH: raw})
    found = check(receipt("retry limit is 5"), reader)
    assert context(reader.open(PATH), found.spans[0]) == ('left "one" ', "\nright")


def test_an_excerpt_cut_inside_a_word_is_found_again_there() -> None:
    text = "The configuration of retries is here.\n"
    raw = text.encode()
    reader = MemoryReader({PATH: raw})
    cut = receipt("figuration of retr", prefix="The con", suffix="ies is here.\n")
    assert check(cut, reader).state is State.VERBATIM
    assert check(receipt("figuration of retr"), reader).state is not State.VERBATIM


@pytest.mark.parametrize(
    "excerpt", ["nul \0 inside", "lone \ud800 surrogate", "\u202eright to left", "x" * 5_000_000]
)
def test_odd_and_huge_excerpts_do_no_harm(excerpt: str) -> None:
    source = "before " + excerpt.replace("\ud800", "?") + " after"
    found = look(source.encode(), excerpt)
    assert found.state in (State.VERBATIM, State.DRIFTED, State.UNFOUNDED)


def test_a_huge_excerpt_that_changed_is_compared_within_bounds() -> None:
    text = "".join(f"word{n} and some more of it\n" for n in range(100_000))
    found = look(text.replace("word50000 ", "w50000 "), text.strip(), ever_ok=True)
    assert found.state is State.DRIFTED


def test_a_covering_receipt_without_dialect_cannot_be_compared() -> None:
    found = look("text", "a whole statement", form=Form.COVERING)
    assert found.state is State.NO_BYTE_CHECK


def test_a_covering_receipt_is_asked_at_its_spans_first() -> None:
    first = look(TEXT, TEXT, form=Form.COVERING, dialect="mempalace/project")
    assert first.state is State.VERBATIM
    kept = receipt(
        TEXT, form=Form.COVERING, dialect="mempalace/project", spans=first.spans,
        state=first.state, ever_ok=True, coverage=first.coverage, sentence=first.sentence,
    )  # fmt: skip
    assert later(TEXT + "And a line appended.\n", kept) == first
    moved = later("A line before.\n" + TEXT, kept)
    assert moved.state is State.MOVED
    assert moved.spans[0].offset == first.spans[0].offset + len("A line before.\n")
    assert later(TEXT.replace("first", "third"), kept).state is State.DRIFTED


def test_a_claim_receipt_is_asked_of_the_tree(tmp_path: Path) -> None:
    (tmp_path / "a.md").touch()
    source = str(tmp_path / "notes.md")
    row = receipt("see a.md", source=source, form=Form.CLAIM, locator="path:./a.md")
    assert check(row, FileReader()).state is State.VERBATIM
