"""Beside a drifted text stands what its source says today."""

import json

from nidra.records.dialect import dialect_named
from nidra.trust.anchor import SourceView, align
from nidra.trust.nearest import nearest_text

NOTE = "The retry limit is {} attempts, and a request is given up after {} seconds at most."


def test_a_text_source_is_shown_as_it_is() -> None:
    raw = ("# limits\n" + NOTE.format(6, 45) + "\n").encode()
    verdict = align(SourceView(raw), NOTE.format(5, 30), dialect_named("mempalace/project"))
    assert nearest_text(raw, verdict.spans) == NOTE.format(6, 45)


def test_of_a_transcript_only_the_values_that_hold_the_text_are_shown() -> None:
    lines = [
        {
            "type": "user",
            "message": {"content": "What are the limits of the collector?"},
            "uuid": "u-1",
        },
        {"type": "assistant", "message": {"content": NOTE.format(6, 45)}, "uuid": "u-2"},
    ]
    raw = "\n".join(json.dumps(line) for line in lines).encode()
    text = "> What are the limits of the collector?\n" + NOTE.format(5, 30)
    verdict = align(SourceView(raw), text, dialect_named("mempalace/convos"))
    assert (
        nearest_text(raw, verdict.spans)
        == f"What are the limits of the collector?\n{NOTE.format(6, 45)}"
    )


def test_nothing_is_shown_where_nothing_stands() -> None:
    assert nearest_text(b"anything", ()) == ""
