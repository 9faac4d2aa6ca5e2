"""What journal rows tell, in words."""

from __future__ import annotations

import pytest
from nidra.records.event import Event
from nidra.report.happened import of_row


@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ({"imported": 2}, "2 memories were imported from palace (/p/palace)"),
        (
            {"imported": 2, "other_source": 1},
            "2 memories were imported from palace (/p/palace), 1 receipt now points at another place",
        ),
        (
            {"imported": 0, "other_source": 30},
            "30 receipts now point at another place, after an import from palace (/p/palace)",
        ),
    ],
)
def test_an_import_tells_what_it_brought_and_nothing_of_what_it_did_not(
    counts: dict[str, int], told: str
) -> None:
    detail = {"location": "/p/palace", "counts": counts}
    assert of_row(Event(1, 0, None, "import", None, detail, "", "")) == told


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (None, 37.585, "mem_1 was used by agent, its stability is 37.6 days now"),
        (37.585, 40.0, "mem_1 was used by agent, its stability is 40.0 days now"),
        (365.0, 365.0, "mem_1 was used by agent"),
        (37.585, 37.586, "mem_1 was used by agent"),
        (None, None, "mem_1 was used by agent"),
    ],
)
def test_a_use_tells_of_its_stability_where_that_grew_to_speak_of(
    old: float | None, new: float | None, told: str
) -> None:
    detail = {"caller": "agent", "from": {"stability": old}, "to": {"stability": new}}
    assert of_row(Event(1, 0, None, "touched", "mem_1", detail, "", "")) == told


@pytest.mark.parametrize(
    ("of", "told"),
    [
        (
            "019e7044-8800-759a-a057-052593cf6af6",
            "Undone: the pass of 2026-05-28 20:26 UTC. 6 verdicts were put back.",
        ),
        ("of-another-kind", "Undone: pass of-another-kind. 6 verdicts were put back."),
        (12, "Undone: row 12. 6 verdicts were put back."),
    ],
)
def test_an_undo_says_which_pass_it_took_back_by_when_that_began(of: str | int, told: str) -> None:
    detail = {"of": of, "what": "6 verdicts were put back."}
    assert of_row(Event(1, 0, None, "undone", None, detail, "", "")) == told
