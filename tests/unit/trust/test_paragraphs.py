"""Chunks of one file that repeat one another, without the overlap that was made on purpose."""

from __future__ import annotations

from nidra.trust.paragraphs import paragraphs, repeating

PARAGRAPH = "The harbour master reads the list aloud, and whoever is not on it waits until noon of the next day."
OTHER = "Nobody has ever seen the list, which lies in a drawer of the customs house behind the old quay wall."


def test_a_paragraph_that_stands_in_two_chunks_counts_for_both() -> None:
    chunks = [
        (0, f"Intro.\n\n{PARAGRAPH}"),
        (1, OTHER),
        (7, f"{PARAGRAPH.replace(' ', '  ')}\n\nEnd."),
    ]
    assert repeating(chunks) == 2


def test_the_overlap_of_neighbouring_chunks_does_not_count() -> None:
    text = f"{OTHER}\n\n{PARAGRAPH[:95]}"
    tail = text[-95:]
    assert repeating([(0, text), (1, f"{tail}\n\nSomething else.")]) == 0
    assert repeating([(0, text), (5, f"{tail}\n\nSomething else.")]) == 2


def test_short_paragraphs_do_not_count() -> None:
    assert repeating([(0, "Yes.\n\nDone."), (1, "Yes.\n\nDone.")]) == 0
    assert paragraphs("short\n\n" + PARAGRAPH) == {PARAGRAPH}


def test_a_chunk_that_repeats_only_itself_does_not_count() -> None:
    assert repeating([(0, f"{PARAGRAPH}\n\n{PARAGRAPH}"), (1, OTHER)]) == 0
