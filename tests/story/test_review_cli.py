"""`nidra review` as it is typed."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.base.clock import FixedClock, SystemClock
from story.commands import done, nidra


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store with two notes: one is overdue by days, one is due tomorrow."""
    place = tmp_path / "store"
    before = SystemClock().now() - timedelta(days=5, minutes=1)
    for words, clock in (
        ("The port is \x1b[31m8443", FixedClock(before)),
        ("The retry limit is 5", SystemClock()),
    ):
        with Store(place, clock=clock) as store:
            store.init()
            store.add(new_memory(words))
            run_sleep(store)
    return place


def _ids(folder: Path) -> list[str]:
    return [row["id"] for row in done("review", "--json", "--dir", folder).lines]


def test_review_lists_what_is_overdue_then_what_comes(folder: Path) -> None:
    text = done("review", "--dir", folder).out
    overdue, coming = _ids(folder)
    assert "1 memory is due for review; 1 more comes within 7 days." in text
    assert f"{overdue}  4 days overdue  no receipt" in text
    assert f"{coming}  due in 1 day  no receipt" in text
    assert text.index(overdue) < text.index(coming)
    assert "\x1b" not in text
    assert f"nidra review --confirm {overdue} --dir" in text


def test_review_due_leaves_out_what_is_not_due(folder: Path) -> None:
    (row,) = done("review", "--due", "--json", "--dir", folder).lines
    assert 4 <= row["overdue_days"] < 5
    assert row["standing"] == "no receipt" and row["last_reviewed"] is None
    assert "within 7 days" not in done("review", "--due", "--dir", folder).out
    assert "and 1 more" in done("review", "--limit", "1", "--dir", folder).out


def test_a_confirmed_and_a_rejected_memory_leave_the_list(folder: Path) -> None:
    first, second = _ids(folder)
    text = done("review", "--confirm", first, "--reason", "asked", "--dir", folder).out
    assert text.startswith(f"{first} was confirmed; its next review is due ")
    again = done("review", "--confirm", first, "--dir", folder).out
    assert "nothing changed" in again
    found = done("review", "--reject", second, "--reason", "it is 6", "--json", "--dir", folder)
    assert found.value == {
        "id": second,
        "decision": "rejected",
        "reason": "it is 6",
        "review_due": None,
        "changed": True,
    }
    assert done("review", "--due", "--dir", folder).out == "Nothing is due for review.\n"
    assert _ids(folder) == [first]


def test_one_word_goes_to_several_memories_or_to_none(folder: Path) -> None:
    first, second = _ids(folder)
    refused = nidra("review", "--confirm", first, "--confirm", "mem_0000", "--dir", folder)
    assert refused.code == 8
    assert done("show", first, "--json", "--dir", folder).value["last_reviewed"] is None
    both = done("review", "--confirm", first, "--confirm", second, "--json", "--dir", folder)
    assert [row["decision"] for row in both.lines] == ["confirmed", "confirmed"]


@pytest.mark.parametrize(
    "words",
    [
        ("--confirm", "mem_1", "--reject", "mem_2", "--reason", "x"),
        ("--reject", "mem_1"),
        ("--reason", "x"),
        ("--confirm", "mem_1", "--due"),
        ("--limit", "-1"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(folder: Path, words: tuple[str, ...]) -> None:
    given = [_ids(folder)[0] if word == "mem_1" else word for word in words]
    found = nidra("review", *given, "--dir", folder)
    assert found.code == 2 and found.out == "" and "Traceback" not in found.err


def test_why_and_show_say_when_a_review_is_due(folder: Path) -> None:
    name = _ids(folder)[0]
    for command in ("why", "show"):
        assert "Review    last never, next due 20" in done(command, name, "--dir", folder).out
    assert done("show", name, "--json", "--dir", folder).value["review_due"]


def test_the_clock_is_a_setting(folder: Path) -> None:
    assert nidra("config", "set", "review.clock", "weekly", "--dir", folder).code == 2
    done("config", "set", "review.clock", "fsrs", "--dir", folder)
    assert done("config", "get", "review.clock", "--dir", folder).out == "fsrs\n"
    assert nidra("config", "set", "prune.confidence", "1.5", "--dir", folder).code == 2
    done("config", "set", "prune.confidence", "0.5", "--dir", folder)
    assert done("config", "get", "prune.confidence", "--json", "--dir", folder).value == 0.5
