"""Where every word of a text stands in its source, and what of it does not."""

from __future__ import annotations

import json

import pytest
from nidra.base.text import squeeze
from nidra.records.dialect import dialect_named
from nidra.records.verdict import Detail, SpanForm, State, Verdict
from nidra.store.receipts import pack_detail, unpack_detail
from nidra.trust.align_view import still_stands
from nidra.trust.anchor import SourceView, align, longest_span_text, text_of

CONVOS = dialect_named("mempalace/convos")
PROJECT = dialect_named("mempalace/project")
SWEEP = dialect_named("mempalace/sweep")
MCP = dialect_named("mempalace/mcp")

QUESTION = "What is the retry limit for uploads to the harbour server?"
ANSWER = "The retry limit is 5, with back-off from 2 s.\n\nAfter that a person is told by mail."


def lines(*records: object, ascii_only: bool = False) -> bytes:
    return "".join(json.dumps(r, ensure_ascii=ascii_only) + "\n" for r in records).encode()


def turn(role: str, content: object) -> dict[str, object]:
    return {"type": role, "uuid": f"id-{role}", "message": {"role": role, "content": content}}


def text_block(text: str) -> list[dict[str, str]]:
    return [{"type": "text", "text": text}]


def chat(question: str = QUESTION, answer: str = ANSWER) -> SourceView:
    return SourceView(lines(turn("user", question), turn("assistant", text_block(answer))))


def whole(view: SourceView, verdict: Verdict) -> str:
    return squeeze("".join(text_of(view, span) for span in verdict.spans))


def test_an_exchange_stands_in_two_values() -> None:
    view = chat()
    found = align(view, f"> {QUESTION}\n{ANSWER}", CONVOS)
    assert (found.state, found.detail.note) == (State.VERBATIM, "rendered parts")
    assert whole(view, found) == squeeze(QUESTION + ANSWER)
    assert found.coverage == 1.0


def test_T22_a_grown_number_is_drift() -> None:
    view = chat(answer=ANSWER.replace("is 5,", "is 50,"))
    found = align(view, f"> {QUESTION}\n{ANSWER}", CONVOS)
    assert found.state is State.DRIFTED


def test_a_changed_digit_is_told_as_that_digit() -> None:
    view = chat(answer=ANSWER.replace("is 5,", "is 6,"))
    found = align(view, f"> {QUESTION}\n{ANSWER}", CONVOS)
    assert (found.detail.drift, found.detail.elided, found.detail.reordered) == (("5",), ("6",), 0)
    assert "“5” is now “6”" in found.sentence


def test_joined_lines_and_dropped_blanks_are_no_drift() -> None:
    text = f"> {QUESTION}\n" + " ".join(ANSWER.split())
    assert align(chat(), text, CONVOS).state is State.VERBATIM


def test_words_that_grew_together_are_drift() -> None:
    assert align(chat(), f"> {QUESTION}\n{ANSWER}".replace("a person", "aperson"), CONVOS).failed


def test_a_word_missing_at_the_end_of_a_value_is_noticed() -> None:
    text = f"> {QUESTION}\n{ANSWER}".replace(" server?", "")
    found = align(chat(), text, CONVOS)
    assert (found.state, found.detail.elided) == (State.DRIFTED, ("server?",))


def test_a_word_missing_at_the_head_of_a_turn_is_noticed() -> None:
    assert align(chat(), f"> {QUESTION}\n{ANSWER}".replace("What ", ""), CONVOS).failed


def test_turns_in_another_order_are_drift() -> None:
    view = SourceView(
        lines(turn("user", QUESTION), turn("user", "Who is told when it fails again?"))
    )
    found = align(view, f"> Who is told when it fails again?\n> {QUESTION}", CONVOS)
    assert (found.state, found.detail.reordered) == (State.DRIFTED, 1)


@pytest.mark.parametrize("ascii_only", [True, False])
def test_T25_T26_quotes_and_accents_in_any_escaping_are_no_drift(ascii_only: bool) -> None:
    said = 'Er sagte: "Die Größe stimmt", और फिर चला गया, 上海, 🙂 at C:\\tides\\log.'
    view = SourceView(lines(turn("user", said), ascii_only=ascii_only))
    found = align(view, f"> {said}", CONVOS)
    assert found.state is State.VERBATIM
    assert whole(view, found) == squeeze(said)


def test_T27_upper_case_escapes_and_escaped_slashes_are_no_drift() -> None:
    raw = rb'[{"text": "the caf\u00E9 at https:\/\/tides.example\/status is open \uD83D\uDE42 until 17:00"}]'
    view = SourceView(raw)
    text = "the café at https://tides.example/status is open 🙂 until 17:00"
    found = align(view, text, CONVOS)
    assert found.state is State.VERBATIM
    assert whole(view, found) == squeeze(text)


def test_T77_a_divider_proves_nothing() -> None:
    view = SourceView(("intro\n\n" + "-" * 60 + "\n\nrewritten\n").encode())
    assert align(view, "-" * 60, PROJECT).state is State.TOO_SHORT


def test_T78_every_part_of_a_long_text_is_vouched_for() -> None:
    body = " ".join(f"Sentence {n} of the harbour log says {n * 7}." for n in range(200))
    view = SourceView(body.encode())
    changed = body.replace("says 1393.", "says 1394.")
    found = align(view, changed, PROJECT)
    assert found.state is State.DRIFTED
    assert 0.99 < found.coverage < 1.0


def test_a_short_text_is_proof_only_as_a_value_of_its_own() -> None:
    view = SourceView(lines(turn("user", "Thanks"), turn("user", "We tried it as. It was fine.")))
    assert align(view, "USER: Thanks", SWEEP).state is State.VERBATIM
    assert align(view, "as.", CONVOS).state is State.TOO_SHORT
    assert align(view, "xyz.", CONVOS).state is State.TOO_SHORT


def test_an_extracted_text_is_not_compared() -> None:
    assert align(chat(), QUESTION, dialect_named("mempalace/extract")).state is State.NO_BYTE_CHECK
    assert align(chat(), QUESTION, dialect_named("")).state is State.NO_BYTE_CHECK


@pytest.mark.parametrize(
    "said",
    ["[Image #1] what is wrong here?", "[Request interrupted by user]", "[WIP] go on", "[x]"],
)
def test_brackets_at_the_head_of_a_turn_are_not_taken_for_a_speaker(said: str) -> None:
    before, after = "Fine, let us begin.", "The station is shown twice."
    view = SourceView(
        lines(turn("assistant", before), turn("user", said), turn("assistant", after))
    )
    for text in (f"> {said}\n{after}", f"{before}\n> {said}\n{after}"):
        assert align(view, text, CONVOS).state is State.VERBATIM
        assert align(view, text.replace("[", "[7"), CONVOS).state is State.DRIFTED


@pytest.mark.parametrize("head", ["[] ", "{} ", "[1, 2, see the notes] "])
def test_a_text_that_begins_like_json_is_compared_as_text(head: str) -> None:
    view = SourceView(f"{head}and so on.\n\nThe harbour log is\nkept by hand.".encode())
    assert align(view, "The harbour log is kept by hand.", CONVOS).state is State.VERBATIM
    assert align(view, "The harbour log is kept by foot.", CONVOS).state is State.DRIFTED


def test_noise_that_the_miner_strips_is_passed_over() -> None:
    said = "Look at it.\n\n<system-reminder>\nThe user opened a file.\n</system-reminder>\n\nIt fails on the harbour files."
    view = chat(question=said)
    text = f"> Look at it.\n\n\nIt fails on the harbour files.\n{ANSWER}"
    assert align(view, text, CONVOS).state is State.VERBATIM


def test_other_text_passed_over_inside_a_value_is_drift() -> None:
    view = chat(question="Look at it. Never mind the cellar. It fails on the harbour files.")
    text = f"> Look at it. It fails on the harbour files.\n{ANSWER}"
    found = align(view, text, CONVOS)
    assert found.state is State.DRIFTED
    assert found.detail.elided == ("Never mind the cellar.",)


# -- tool calls --------------------------------------------------------------------------------


def bash_session(count: int = 47) -> SourceView:
    call = {"type": "tool_use", "id": "t1", "name": "Bash", "input": {"command": "make test"}}
    log = "\n".join(f"test_station_{n:02} passed in {n / 7:.2f}s" for n in range(count))
    result = {"type": "tool_result", "tool_use_id": "t1", "content": log}
    return SourceView(
        lines(
            turn("user", QUESTION),
            turn("assistant", [*text_block("I shall run the tests first."), call]),
            turn("user", [result]),
        )
    )


def rendered_session(omitted: int = 7, last: str = "6.57") -> str:
    shown = [f"→ test_station_{n:02} passed in {n / 7:.2f}s" for n in range(47)]
    body = [*shown[:20], f"→ ... [{omitted} lines omitted] ...", *shown[-20:]]
    body[-1] = f"→ test_station_46 passed in {last}s"
    return "\n".join([f"> {QUESTION}", "I shall run the tests first.", "[Bash] make test", *body])


def test_a_rendered_call_stands_with_its_counts() -> None:
    found = align(bash_session(), rendered_session(), CONVOS)
    assert (found.state, found.detail.note) == (State.VERBATIM, "rendered parts")
    assert SpanForm.DECODED in {span.form for span in found.spans}


@pytest.mark.parametrize(("omitted", "last"), [(8, "6.57"), (7, "6.58")])
def test_a_changed_number_in_a_rendered_part_is_drift(omitted: int, last: str) -> None:
    assert align(bash_session(), rendered_session(omitted, last), CONVOS).failed


@pytest.mark.parametrize(
    ("name", "given", "rendered"),
    [
        ("Read", {"file_path": "/src/tides.py"}, "[Read /src/tides.py]"),
        (
            "Read",
            {"file_path": "/src/tides.py", "offset": 40, "limit": 25},
            "[Read /src/tides.py:40-65]",
        ),
        ("Grep", {"pattern": "open\\(", "path": "src"}, "[Grep] open\\( in src"),
        ("Glob", {"pattern": "**/*.py"}, "[Glob] **/*.py"),
        ("Edit", {"file_path": "/src/tides.py", "old_string": "a"}, "[Edit /src/tides.py]"),
        ("Bash", {"command": "x" * 230}, f"[Bash] {'x' * 200}..."),
        ("Plan", {"steps": ["größer", 2]}, '[Plan] {"steps":["gr\\u00f6\\u00dfer",2]}'),
    ],
)
def test_each_form_of_call_is_computed_again(
    name: str, given: dict[str, object], rendered: str
) -> None:
    call = {"type": "tool_use", "id": "t1", "name": name, "input": given}
    view = SourceView(lines(turn("user", QUESTION), turn("assistant", [call])))
    text = f"> {QUESTION}\n{rendered}"
    assert align(view, text, CONVOS).state is State.VERBATIM
    assert align(view, text + "5", CONVOS).failed


def test_a_sweep_serialises_calls_and_results() -> None:
    call = {"type": "tool_use", "id": "t1", "name": "Edit", "input": {"path": "a é", "n": 3}}
    result = {
        "type": "tool_result",
        "tool_use_id": "t1",
        "content": [{"type": "text", "text": "ok: 14 lines"}],
    }
    view = SourceView(lines(turn("assistant", [call]), turn("user", [result])))
    first = 'ASSISTANT: [tool_use: Edit input={"path": "a \\u00e9", "n": 3}]'
    second = 'USER: [tool_result: [{"type": "text", "text": "ok: 14 lines"}]]'
    assert align(view, first, SWEEP).state is State.VERBATIM
    assert align(view, second, SWEEP).state is State.VERBATIM
    assert align(view, second.replace("14", "15"), SWEEP).failed
    assert align(view, first.replace("3}", "4}"), SWEEP).failed


# -- other readings ------------------------------------------------------------------------------


def test_a_raw_document_filed_as_text_stands() -> None:
    raw = json.dumps({"model": "g", "parts": [{"text": ANSWER}], "n": 17}, indent=2).encode()
    view = SourceView(raw)
    text = '"text": "The retry limit is 5, with back-off from 2 s.'
    found = align(view, text, CONVOS)
    assert (found.state, found.spans[0].form) == (State.VERBATIM, SpanForm.RAW)


def test_misread_encoding_is_named_and_no_drift() -> None:
    said = "Die Größe der Datei – geprüft für jede Straße – stimmt."
    misread = said.encode().decode("cp1252")
    found = align(chat(question=said), f"> {misread}\n{ANSWER}", CONVOS)
    assert (found.state, found.detail.note) == (State.VERBATIM, "mojibake")


def test_a_turn_that_the_spell_checker_rewrote_is_a_state_of_its_own() -> None:
    said = "the tidectl daemon floods the sqlite journal, grep it and tell me"
    filed = "the tidectl demon floods the site journal, grey it and tell me"
    found = align(chat(question=said), f"> {filed}\n{ANSWER}", CONVOS)
    assert (found.state, found.detail.note) == (State.ALTERED, "altered by the miner")
    assert found.detail.drift == ("demon", "site", "grey")
    assert found.detail.elided == ("daemon", "sqlite", "grep")


def test_a_letter_that_the_spell_checker_took_away_is_no_drift() -> None:
    said = "Refactor the parser so that it tolerates a trailing sign"
    text = f"> {said.replace('tolerates', 'tolerate')}\n{ANSWER}"
    assert align(chat(question=said), text, CONVOS).state is State.ALTERED


@pytest.mark.parametrize(
    ("old", "new"), [("5", "6"), ("journal", "carpet"), ("Deploy", "Employ"), ("never", "")]
)
def test_what_no_spell_checker_does_is_drift(old: str, new: str) -> None:
    said = "Deploy the journal to 5 stations and never copy the sqlite file by hand"
    found = align(chat(question=said), f"> {said.replace(old, new)}\n{ANSWER}", CONVOS)
    assert found.state is State.DRIFTED


def test_an_answer_is_never_excused_by_the_spell_checker() -> None:
    text = f"> {QUESTION}\n{ANSWER}".replace("person", "parson")
    assert align(chat(), text, CONVOS).state is State.DRIFTED


def test_an_agents_text_must_not_be_the_inside_of_a_longer_number() -> None:
    view = SourceView(b"The upload retry limit is 55 for now.")
    assert align(view, "The upload retry limit is 5", MCP).failed
    assert align(view, "The upload retry limit is 55", MCP).ok


def test_a_named_speaker_must_be_in_the_source() -> None:
    records = [
        {
            "type": "message",
            "user": "U02ASHA",
            "text": "The pier station is down since 03:10 today",
        },
        {
            "type": "message",
            "user": "U05BEN",
            "text": "I am on site on Friday with the spare parts",
        },
    ]
    view = SourceView(json.dumps(records, indent=1).encode())
    text = "> [U02ASHA] The pier station is down since 03:10 today\n[U05BEN] I am on site on Friday with the spare parts"
    assert align(view, text, CONVOS).state is State.VERBATIM
    assert align(view, text.replace("U05BEN", "U06BEN"), CONVOS).failed


def test_a_cut_answer_is_told_in_the_sentence() -> None:
    view = chat(
        answer="The harbour files are in an old encoding.\n\n---\n\nNext steps follow here."
    )
    found = align(view, f"> {QUESTION}\nThe harbour files are in an old encoding.", CONVOS)
    assert found.state is State.VERBATIM
    assert "the miner cut it here" in found.sentence
    assert found.detail == Detail(note="rendered parts", truncated=True)
    assert unpack_detail(pack_detail(found.detail)) == found.detail


def test_a_whole_answer_is_not_truncated() -> None:
    found = align(chat(), f"> {QUESTION}\n{ANSWER}", CONVOS)
    assert found.detail.as_dict() == {"note": "rendered parts"}


def test_an_answer_cut_after_eight_joined_lines_is_truncated() -> None:
    answer = "\n".join(f"Line {n} of the harbour log." for n in range(12))
    text = f"> {QUESTION}\n" + " ".join(answer.split("\n")[:8])
    found = align(chat(answer=answer), text, CONVOS)
    assert (found.state, found.detail.truncated) == (State.VERBATIM, True)
    assert found.detail.as_dict()["truncated"] is True


def test_a_rewritten_source_has_no_spans() -> None:
    text = " ".join(f"Sentence number {n} about something else entirely." for n in range(30))
    found = align(chat(), text, PROJECT)
    assert (found.state, found.spans, found.coverage) == (State.DRIFTED, (), 0.0)
    assert found.sentence == "The source no longer holds this text."


# -- spans that are known --------------------------------------------------------------------------


def test_spans_stand_where_they_stood_after_an_append() -> None:
    view = chat()
    spans = align(view, f"> {QUESTION}\n{ANSWER}", CONVOS).spans
    grown = SourceView(view.raw + lines(turn("user", "One more thing to look at.")))
    assert still_stands(grown, spans) == spans


def test_spans_are_found_moved_by_one_shift() -> None:
    view = chat()
    spans = align(view, f"> {QUESTION}\n{ANSWER}", CONVOS).spans
    before = lines(turn("user", "A line that was put before."))
    moved = still_stands(SourceView(before + view.raw), spans)
    assert moved is not None
    assert [span.offset for span in moved] == [span.offset + len(before) for span in spans]


def test_a_changed_byte_fells_the_spans() -> None:
    view = chat()
    spans = align(view, f"> {QUESTION}\n{ANSWER}", CONVOS).spans
    assert still_stands(SourceView(view.raw.replace(b"is 5,", b"is 6,")), spans) is None
    assert still_stands(view, ()) is None


def test_the_longest_span_is_for_display() -> None:
    view = chat()
    spans = align(view, f"> {QUESTION}\n{ANSWER}", CONVOS).spans
    assert longest_span_text(view, spans) == ANSWER
    assert longest_span_text(view, ()) == ""


# -- what a window cut, and what is gone ------------------------------------------------------------


@pytest.mark.parametrize("cut", [">", "> [U0", "> [U05BEN]", "[U05B"])
def test_a_prefix_cut_by_a_window_is_no_drift_if_it_names_a_speaker_of_the_source(cut: str) -> None:
    said = {"user": "U02ASHA", "text": "The pier station is down since 03:10 today"}
    view = SourceView(lines({**said, "n": 1}, {"user": "U05BEN", "text": "I am on site"}))
    assert align(view, f"[U02ASHA] {said['text']}\n{cut}", CONVOS).state is State.VERBATIM
    assert align(view, f"2ASHA] {said['text']}\n> [U05BEN] I am", CONVOS).state is State.VERBATIM
    other = f"[U02ASHA] {said['text']}\n{cut}".replace("U0", "V0")
    assert align(view, other, CONVOS).state is State.DRIFTED


def test_a_head_that_ends_its_value_before_short_values_is_no_drift() -> None:
    noisy = "We looked.\n<system-reminder>\nDay 5\n</system-reminder>\nOn Friday we go"
    view = SourceView(lines(turn("user", "15 5 we go"), turn("user", noisy), turn("user", "ok")))
    for text in ("we go\nWe looked. On Friday we go\nok", "we go\nWe looked. On Friday"):
        assert align(view, text, CONVOS).state is State.VERBATIM
        assert align(view, text.replace("Friday", "Day"), CONVOS).state is State.DRIFTED


def test_short_blocks_of_one_message_may_be_joined_in_one_line() -> None:
    blocks = [*text_block("15 5 ok"), *text_block("5"), *text_block("and so it is")]
    view = SourceView(lines(turn("user", "5 ok"), turn("assistant", blocks), turn("user", "so")))
    assert align(view, "ok 5 and so it is\nso", CONVOS).state is State.VERBATIM
    assert align(view, "ok 6 and so it is\nso", CONVOS).state is State.DRIFTED


def test_a_value_that_stands_twice_excuses_no_word_put_before_it() -> None:
    view = SourceView(lines({"text": "And the starter?", "said": "And the starter?"}))
    assert align(view, "starter? And the starter?", CONVOS).state is State.DRIFTED


def test_a_chat_of_short_turns_is_not_gone() -> None:
    said = [f"w{n} or v{n}" for n in range(40)]
    view = SourceView(lines(*(turn("user", text) for text in said)))
    text = "\n".join(f"> {each}" for each in said)
    assert align(view, text, CONVOS).state is State.VERBATIM


def test_a_text_of_which_chance_words_stand_is_gone() -> None:
    view = chat(answer=" ".join(f"entry{n} of the harbour log" for n in range(60)))
    found = align(view, " ".join(f"item{n} of the harbour log" for n in range(60)), CONVOS)
    assert (found.state, found.spans, found.coverage) == (State.DRIFTED, (), 0.0)
    assert found.detail.drift[0].startswith("item0 of the harbour log item1")
    assert found.sentence == "The source no longer holds this text."


def test_a_long_text_with_one_new_paragraph_is_not_gone() -> None:
    body = " ".join(f"Sentence {n} of the log says {n * 7}." for n in range(40))
    new = "Quite unheard words replaced whatever somebody wrote here before."
    found = align(chat(answer=body), body.replace("Sentence 20 of the log says 140.", new), CONVOS)
    assert found.state is State.DRIFTED
    assert found.coverage > 0.9


@pytest.mark.parametrize(
    ("said", "now", "drift", "instead"),
    [
        ("The limit is 1250 for every call", "The limit is 1999 for every call", "1250", "1999"),
        ("The limit is 2150 for every call", "The limit is 3150 for every call", "2150", "3150"),
        ("The limit is 5 for every call", "The limit is 15 for every call", "5", "15"),
    ],
)
def test_a_number_that_changed_in_some_digits_is_shown_whole(
    said: str, now: str, drift: str, instead: str
) -> None:
    raw = json.dumps({"type": "user", "message": {"role": "user", "content": now}}).encode()
    found = align(SourceView(raw + b"\n"), f"> {said}", dialect_named("mempalace/convos"))
    assert (found.detail.drift, found.detail.elided) == ((drift,), (instead,))
