"""Verdicts beside what was planted."""

from __future__ import annotations

import json
from pathlib import Path

from truth import compare, stands

PLANTED = [
    ("a", "traceable"),
    ("b", "traceable"),
    ("c", "drifted"),
    ("d", "changed"),
    ("e", "missing"),
    ("f", "nosource"),
]
RIGHT = {
    "a": "verbatim",
    "b": "too short",
    "c": "drifted",
    "d": "unfounded",
    "e": "gone",
    "f": "no source",
}


def marks(found: dict[str, str]) -> list[str]:
    return [line.mark for line in compare(PLANTED, found).lines() if line.budget is not None]


def test_a_store_that_says_what_was_planted_is_within_every_bar() -> None:
    assert marks(RIGHT) == ["within"] * 4


def test_a_planted_drift_that_went_unnoticed_is_told() -> None:
    assert marks({**RIGHT, "c": "verbatim"}) == ["over", "within", "within", "within"]


def test_false_drift_is_told() -> None:
    assert marks({**RIGHT, "a": "drifted"}) == ["within", "over", "within", "within"]


def test_verbatim_on_a_rewritten_source_is_told() -> None:
    assert marks({**RIGHT, "d": "moved"}) == ["within", "within", "over", "within"]


def test_a_drawer_that_the_store_lacks_is_told() -> None:
    assert marks({k: v for k, v in RIGHT.items() if k != "e"})[-1] == "over"


def test_the_table_counts_each_class_by_verdict() -> None:
    rows = [line.split() for line in compare(PLANTED, RIGHT).table().split("\n")]
    assert rows[-1][0] == "traceable"
    assert rows[-1][-1] == "2"
    assert ["drifted", "1", "0", "0", "0", "0", "0", "1"] in rows


def test_words_that_the_new_source_holds_too_are_no_false_verbatim() -> None:
    agreed = compare(PLANTED, {**RIGHT, "d": "verbatim"})
    agreed.still_said = 1
    assert [line.mark for line in agreed.lines() if line.name.startswith("false")] == ["within"] * 2


def test_a_message_holds_a_text_whatever_its_white_space(tmp_path: Path) -> None:
    source = tmp_path / "a.jsonl"
    said = [[{"type": "text", "text": "rows = []\n    return rows"}], "and so on"]
    lines = (json.dumps({"message": {"content": content}}) for content in said)
    source.write_text("\n".join(lines), "utf-8")
    assert stands("[]\nreturn rows", source)
    assert stands("and  so", source)
    assert not stands("rows and so", source)
