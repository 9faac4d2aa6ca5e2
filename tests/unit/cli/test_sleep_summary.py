"""A pass in a few lines."""

from __future__ import annotations

from nidra.cli.sleep_cmd import summary
from unit.report.samples import report


def test_notes_of_a_pass_stand_before_the_trust_sentence_and_the_next_command() -> None:
    note = (
        "The journal's checkpoint could not be written to /full\x1b[2J (No space left on device)."
    )
    lines = list(summary(report(notes=(note,))))
    assert lines[-3].startswith(
        "Note: The journal's checkpoint could not be written to /full\\u001b"
    )
    assert lines[-2].startswith("Of 10 memories") and lines[-1].startswith("Next: ")


def test_a_pass_that_went_on_says_so() -> None:
    first = next(iter(summary(report(resumed=True))))
    assert first == (
        "A full pass read 3 sources (1.5 KB) in 0.50 s; it went on from a pass that was cut short."
    )
    assert "cut short" not in next(iter(summary(report())))
