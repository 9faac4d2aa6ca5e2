"""A sample of receipts in Markdown, HTML and JSON."""

from __future__ import annotations

import json

from nidra.report.sample_html import render_sample_html
from nidra.report.sample_json import render_sample_json
from nidra.report.sample_md import fenced, render_sample
from unit.report.findings_samples import case, sample
from unit.report.pages import Page


def test_the_excerpt_stands_beside_the_bytes_with_their_offsets() -> None:
    given = sample(case())
    text = render_sample(given)
    assert "1 case of 40, drawn with seed 7" in text
    assert "bytes 9 to 29; the source is as the last pass read it" in text
    assert "```\n# Limits\nThe retry limit is 6\nMore.\n```" in text
    found = Page(render_sample_html(given))
    assert ("del", "5") in found.marked and ("ins", "6") in found.marked
    assert "bytes 9 to 29" in found.text


def test_a_source_that_changed_since_is_told() -> None:
    assert "the source changed since the last pass" in render_sample(
        sample(case(changed_since=True))
    )


def test_a_source_that_is_away_is_told_instead_of_bytes() -> None:
    gone = case(before="", found="", after="", length=0, changed_since=None, note="a.md is gone.")
    assert "a.md is gone" in render_sample(sample(gone))
    assert "a.md is gone" in Page(render_sample_html(sample(gone))).text


def test_nothing_to_draw_from_is_a_sentence() -> None:
    assert "No live receipt of an active memory has the verdict drifted." in render_sample(
        sample(of=0)
    )


def test_a_fence_in_the_text_ends_no_block() -> None:
    assert fenced("a\n```\nb ````\n").startswith("`````\n")
    assert "\\u202e" in fenced("\u202e")


def test_the_json_holds_every_case_in_ascii() -> None:
    text = render_sample_json(sample(case(found="\u202eकोलकाता")))
    assert text.isascii()
    value = json.loads(text)
    assert value["schema"] == "nidra-sample-1"
    assert value["cases"][0]["bytes"]["offset"] == 9
    assert value["cases"][0]["changes"] == [["5", "6"]]
