"""The six answers in words."""

from __future__ import annotations

from dataclasses import replace

from nidra.records.findings import Cut, Expiring, Transcripts, VanishedFrom
from nidra.records.findings import Vanished as Gone
from nidra.report.markdown import render_markdown
from nidra.report.six import Answer, answers, cut_words, days_left, not_compared
from unit.report.findings_samples import findings, nothing_found
from unit.report.samples import report


def _by_name(**changed: object) -> dict[str, Answer]:
    found = replace(findings(), **changed)  # type: ignore[arg-type]
    return {answer.name: answer for answer in answers(found)}


def test_no_source_gone_and_out_of_reach_are_three_things() -> None:
    said = _by_name()["reach"].sentences
    assert said[0] == "10 memories have no source recorded (2 with a note in its place)."
    assert "6 memories point at files that are gone" in said[1] and "(2 files)" in said[1]
    assert "5 memories point at files out of reach (4 files)" in said[2]
    assert "not gone" in said[2]


def test_vanished_drawers_are_counted_since_the_last_audit_and_in_all() -> None:
    said = _by_name(vanished=Gone((VanishedFrom("/palace", 12, 40),)))["vanished"].sentences
    assert said[0].startswith(
        "Since the last audit 12 drawers vanished from /palace; 40 are missing"
    )
    later = _by_name(vanished=Gone((VanishedFrom("/palace", 0, 1),)))["vanished"].sentences
    assert later[0].startswith("Since the last audit no drawer vanished from /palace; 1 is missing")


def test_the_countdown_names_the_days_and_what_rests_on_them() -> None:
    said = " ".join(_by_name()["transcripts"].sentences)
    assert "30 days after it was last written (cleanupPeriodDays)" in said
    assert "1 goes within a week, and with it the receipts of 9 memories." in said
    assert "For 8 of the 9" in said and "no grade rests on it" in said


def test_a_folder_without_transcripts_says_so() -> None:
    none = Transcripts("/home/.claude/projects", 30, 0, 0, 0)
    said = _by_name(transcripts=none)["transcripts"].sentences
    assert said == ("No transcript in /home/.claude/projects is left that a memory rests on.",)


def test_days_left_in_words() -> None:
    assert days_left(Expiring("a", 1, -3.0)).startswith("overdue")
    assert days_left(Expiring("a", 1, 0.4)) == "goes today"
    assert days_left(Expiring("a", 1, 1.9)) == "1 day left"
    assert days_left(Expiring("a", 1, 12.0)) == "12 days left"


def test_the_coverage_of_a_source_is_told_of_its_text_or_of_its_bytes() -> None:
    assert cut_words(Cut("a", 1, 1000, 200, 800, 600)) == (
        "25.0 % of its 800 B of text are on file, 600 B never were"
    )
    assert cut_words(Cut("a", 1, 1000, 200)) == "20.0 % of its 1.0 KB are on file"
    assert cut_words(Cut("a", 1, 0, 0)) == "is not there any more"


def test_duplicates_say_whether_a_copy_still_has_a_source() -> None:
    said = " ".join(_by_name()["duplicates"].sentences)
    assert "2 texts stand in 5 drawers, 3 more than needed." in said
    assert "For 1 of them a copy is still borne out" in said


def test_what_was_not_found_is_said_too() -> None:
    for answer in answers(nothing_found()):
        assert answer.sentences and all(sentence.endswith(".") for sentence in answer.sentences)


def test_not_compared_is_silent_where_there_is_nothing_to_say() -> None:
    assert not_compared(0) == ""
    assert not_compared(1).startswith("1 memory has no subject")


def test_the_answers_stand_in_markdown_with_what_to_type() -> None:
    text = render_markdown(report(findings=findings()))
    assert "## Six answers about this store" in text and "`nidra report --stale --json`" in text
    assert "Six answers" not in render_markdown(report())
