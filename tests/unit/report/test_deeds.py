"""What a pass did, in sentences."""

from __future__ import annotations

import pytest
from nidra.records.verdict import State
from nidra.report.deeds import deeds


def test_the_counts_of_a_pass_become_sentences() -> None:
    told = deeds(
        {
            "receipts now gone": 6,
            "promoted to machine_checked": 17,
            "promoted to source_linked": 19,
            "fell": 1,
            "rose again": 1,
        }
    )
    assert told == [
        "1 memory fell",
        "1 memory rose again",
        "17 memories now stand as machine-checked",
        "19 memories could not be read again; their store vouches for its copies (source_linked)",
        "6 receipts point at files that are gone",
    ]


@pytest.mark.parametrize("state", State)
def test_every_verdict_has_a_sentence_for_one_and_for_many(state: State) -> None:
    kind = f"receipts now {state.label}"
    (one,), (many,) = deeds({kind: 1}), deeds({kind: 1200})
    assert one.startswith("1 receipt ") and many.startswith("1,200 receipts ")
    assert one.removeprefix("1 receipt ") != many.removeprefix("1,200 receipts ") or " " in one
    assert "receipts now" not in one + many


def test_no_kind_that_the_pass_counts_is_left_without_a_sentence() -> None:
    from nidra.records.grade import Grade

    kinds = ["fell", "fell with what they rest on", "rose again"]
    kinds += [f"promoted to {grade.label}" for grade in Grade if grade > 0]
    kinds += [f"demoted to {grade.label}" for grade in Grade if grade < max(Grade)]
    kinds += ["changed in standing or confidence alone", "receipts that could not be re-checked"]
    kinds += ["receipts re-checked with the same verdict"]
    for kind in kinds:
        assert not deeds({kind: 1})[0].startswith(kind), kind
        assert deeds({kind: 1})[0].startswith(("1 memory ", "1 receipt "))


def test_a_kind_that_is_new_is_counted_as_it_is() -> None:
    assert deeds({"united": 3, "fell": 0}) == ["united: 3"]


def test_what_the_stages_behind_the_reading_did_is_told_in_sentences_too() -> None:
    told = deeds({"pairs contested": 2, "duplicates united": 1, "contests lifted": 1, "fell": 3})
    assert told == [
        "3 memories fell",
        "1 memory was united with one that says the same",
        "2 pairs were found that cannot both hold",
        "1 pair is contested no longer",
    ]


@pytest.mark.parametrize("stage", ["contradict", "unite", "judge"])
def test_every_change_that_a_stage_names_has_a_sentence(stage: str) -> None:
    from importlib import import_module

    names = {
        "contradict": ("CONTESTED", "LIFTED_PAIRS"),
        "unite": ("UNITED", "JOINED"),
        "judge": ("DECIDED", "UNDECIDED"),
    }[stage]
    module = import_module(f"nidra.sleep.stages.{stage}")
    for name in names:
        kind = getattr(module, name)
        assert deeds({kind: 2}) != [f"{kind}: 2"]
