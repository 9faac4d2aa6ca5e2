"""Journal rows for a terminal."""

from __future__ import annotations

from typing import Any

import pytest
from nidra.cli.events import event_line
from nidra.records.event import Event


def line(event: str, detail: dict[str, Any]) -> str:
    row = Event(7, 1_780_300_800_000_000, None, event, "mem_1", detail, "", "")
    return event_line(row)


@pytest.mark.parametrize(
    ("event", "detail", "told"),
    [
        (
            "verdict",
            {"from": "unchecked", "to": "verbatim", "sentence": "Found."},
            "unchecked → verbatim. Found.",
        ),
        ("verdict-many", {"from": 0, "to": 6}, "unchecked → drifted."),
        ("regrade-many", {"from": 0, "to": 2}, "unverified → machine_checked."),
        (
            "regrade",
            {
                "from": {"grade": 2, "flags": ""},
                "to": {"grade": 0, "flags": "drifted"},
                "sentence": "Fallen.",
            },
            "machine_checked → unverified (drifted). Fallen.",
        ),
        ("add", {"tier": "record", "blob": None, "receipts": []}, "tier record"),
    ],
)
def test_a_row_tells_its_step_in_words(event: str, detail: dict[str, Any], told: str) -> None:
    assert line(event, detail) == f"      7  2026-06-01 08:00:00 UTC  {event}  {told}"


def test_a_row_stays_on_its_line_and_shows_control_characters() -> None:
    text = line("add", {"subject": "a\nb\x1b[2J"})
    assert "\n" not in text and "\x1b" not in text
