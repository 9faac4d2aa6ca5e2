"""Grades: what they hang on, what they do to confidence, and the sentence that explains them."""

import pytest
from nidra.records.grade import Grade, Judgement, Standing
from nidra.records.verdict import FAILED, OK, State, Verdict
from nidra.trust.grading import PREMISE_FALLEN, PremiseState, RowState, decide, judge, settle


def rows(*states: State, **more: bool) -> list[RowState]:
    return [
        RowState(state, more.get("ever_ok", False), more.get("vouched", False)) for state in states
    ]


def test_no_receipt_is_unverified() -> None:
    found = judge([])
    assert found == Judgement(Grade.UNVERIFIED, Standing.NO_RECEIPT, 0.5, (), "It has no receipt.")


@pytest.mark.parametrize("state", [State.VERBATIM, State.MOVED, State.REPEATED])
def test_one_receipt_found_true_is_machine_checked(state: State) -> None:
    found = judge(rows(state))
    assert (found.grade, found.standing) == (Grade.MACHINE_CHECKED, Standing.TRACEABLE)
    assert found.confidence == 0.95 and found.flags == ()


@pytest.mark.parametrize(
    ("state", "flag"),
    [
        (State.CORRUPT, "integrity"),
        (State.DRIFTED, "drifted"),
        (State.UNFOUNDED, "unfounded"),
        (State.EDITED, "edited"),
    ],
)
def test_any_failed_receipt_fells_the_memory_under_its_own_name(state: State, flag: str) -> None:
    found = judge(rows(State.VERBATIM, state, ever_ok=True, vouched=True), old_confidence=0.95)
    assert (found.grade, found.standing) == (Grade.UNVERIFIED, Standing.FALLEN)
    assert found.flags == (flag,) and found.confidence == 0.3


def test_each_kind_of_failure_has_its_flag_once() -> None:
    found = judge(rows(State.DRIFTED, State.DRIFTED, State.CORRUPT))
    assert sorted(found.flags) == ["drifted", "integrity"]


def test_not_yet_read_says_so() -> None:
    found = judge(rows(State.UNCHECKED, vouched=True))
    assert (found.grade, found.standing) == (Grade.UNVERIFIED, Standing.NOT_COMPARABLE)
    assert found.sentence == "Not yet read."


@pytest.mark.parametrize(
    ("state", "standing"),
    [
        (State.GONE, Standing.GONE),
        (State.UNREADABLE, Standing.NOT_COMPARABLE),
        (State.AMBIGUOUS, Standing.NOT_COMPARABLE),
        (State.ALTERED, Standing.NOT_COMPARABLE),
        (State.TOO_SHORT, Standing.NOT_COMPARABLE),
        (State.NO_BYTE_CHECK, Standing.NOT_COMPARABLE),
    ],
)
def test_what_cannot_be_checked_again_is_linked_by_an_earlier_check_or_a_vouching_store(
    state: State, standing: Standing
) -> None:
    for more in ({"ever_ok": True}, {"vouched": True}):
        found = judge(rows(state, **more))
        assert (found.grade, found.standing) == (Grade.SOURCE_LINKED, standing)
        assert found.confidence == 0.65
    alone = judge(rows(state))
    assert (alone.grade, alone.standing, alone.confidence) == (Grade.UNVERIFIED, standing, 0.5)


def test_T40_an_invented_receipt_earns_nothing() -> None:
    found = judge(rows(State.GONE), old_confidence=0.5)
    assert found.grade is Grade.UNVERIFIED and found.confidence == 0.5
    assert "source already gone when first read" in found.sentence


def test_T38_deleting_the_source_of_a_drifted_memory_raises_nothing() -> None:
    fallen = judge(rows(State.DRIFTED, ever_ok=True), old_confidence=0.95)
    gone = settle(State.DRIFTED, Verdict(State.GONE, "config.md is not there."))
    after = judge(
        rows(gone.state, ever_ok=True), old_confidence=fallen.confidence or 0, kept=fallen.kept
    )
    assert gone.state is State.DRIFTED and "not re-checkable" in gone.sentence
    assert after == fallen


@pytest.mark.parametrize("old", [State.CORRUPT, State.DRIFTED, State.UNFOUNDED, State.EDITED])
@pytest.mark.parametrize("new", [State.GONE, State.UNREADABLE])
def test_a_source_out_of_reach_never_replaces_a_failed_verdict(old: State, new: State) -> None:
    assert settle(old, Verdict(new, "x")).state is old


@pytest.mark.parametrize("old", [State.UNCHECKED, State.VERBATIM, State.GONE, State.AMBIGUOUS])
def test_a_source_out_of_reach_replaces_any_other_verdict(old: State) -> None:
    gone = Verdict(State.GONE, "x")
    assert settle(old, gone) is gone


def test_a_read_verdict_replaces_a_failed_one() -> None:
    good = Verdict(State.VERBATIM, "x")
    assert settle(State.DRIFTED, good) is good


def test_T39_each_turn_of_the_world_is_another_judgement() -> None:
    turns = [
        judge(rows(state, ever_ok=True))
        for state in (State.VERBATIM, State.DRIFTED, State.VERBATIM)
    ]
    assert turns[0] != turns[1] and turns[0] == turns[2]


def test_T42_a_corrupt_receipt_lowers_confidence_and_a_mended_one_clears_the_flag() -> None:
    fallen = judge(rows(State.CORRUPT, ever_ok=True), old_confidence=0.9)
    assert fallen.confidence == 0.3 and fallen.flags == ("integrity",)
    mended = judge(rows(State.VERBATIM, ever_ok=True), old_confidence=0.3, kept=fallen.kept)
    assert mended.confidence == 0.95 and mended.flags == ()


def test_T43_a_fresh_receipt_in_the_place_of_a_stale_one_heals() -> None:
    assert judge(rows(State.DRIFTED, State.VERBATIM)).grade is Grade.UNVERIFIED
    assert judge(rows(State.VERBATIM)).grade is Grade.MACHINE_CHECKED


def test_T44_a_citation_error_has_its_own_flag_and_words() -> None:
    drifted, unfounded = judge(rows(State.DRIFTED)), judge(rows(State.UNFOUNDED))
    assert drifted.flags != unfounded.flags and drifted.sentence != unfounded.sentence


def test_a_fallen_memory_gets_its_own_confidence_back() -> None:
    checked = judge(rows(State.VERBATIM), old_confidence=0.8)
    assert (checked.confidence, checked.kept) == (0.95, 0.8)
    fallen = judge(rows(State.DRIFTED), old_confidence=0.95, kept=0.8)
    assert (fallen.confidence, fallen.kept) == (0.3, 0.8)
    bare = judge([], old_confidence=0.3, kept=0.8)
    assert (bare.confidence, bare.kept) == (0.8, None)


def test_a_low_confidence_is_not_raised_by_a_fall() -> None:
    assert judge(rows(State.DRIFTED), old_confidence=0.1).confidence == 0.1


@pytest.mark.parametrize("state", list(State))
def test_a_second_judgement_changes_nothing(state: State) -> None:
    first = judge(rows(state, ever_ok=True), old_confidence=0.7)
    assert first.confidence is not None
    again = judge(rows(state, ever_ok=True), old_confidence=first.confidence, kept=first.kept)
    assert again == first


def test_the_sentence_names_the_sources_that_felled_it() -> None:
    found = judge([RowState(State.DRIFTED, True, False, "config.md"), RowState(State.VERBATIM)])
    assert found.sentence == "Fallen: its source no longer says so (config.md)."


def test_standing_follows_the_first_that_holds() -> None:
    assert judge(rows(State.GONE, State.UNREADABLE)).standing is Standing.NOT_COMPARABLE
    assert judge(rows(State.GONE, State.VERBATIM)).standing is Standing.TRACEABLE
    assert judge(rows(State.GONE, State.GONE)).standing is Standing.GONE


GOOD = PremiseState("mem_good", Grade.MACHINE_CHECKED, Standing.TRACEABLE)
LINKED = PremiseState("mem_linked", Grade.SOURCE_LINKED, Standing.GONE)
BARE = PremiseState("mem_bare", Grade.UNVERIFIED, Standing.NO_RECEIPT)
FALLEN = PremiseState("mem_fallen", Grade.UNVERIFIED, Standing.FALLEN)


@pytest.mark.parametrize(
    ("premises", "grade", "standing"),
    [
        ((GOOD, GOOD), Grade.MACHINE_CHECKED, Standing.TRACEABLE),
        ((GOOD, LINKED), Grade.SOURCE_LINKED, Standing.GONE),
        ((GOOD, LINKED, BARE), Grade.UNVERIFIED, Standing.NO_RECEIPT),
        ((GOOD, FALLEN), Grade.UNVERIFIED, Standing.FALLEN),
    ],
)
def test_a_derived_memory_is_as_good_as_its_weakest_premise(
    premises: tuple[PremiseState, ...], grade: Grade, standing: Standing
) -> None:
    found = judge([], premises)
    assert (found.grade, found.standing) == (grade, standing)


def test_a_derived_memory_falls_with_its_premise_and_names_it() -> None:
    found = judge(rows(State.VERBATIM), [GOOD, FALLEN], old_confidence=0.95)
    assert found.flags == (PREMISE_FALLEN,) and found.confidence == 0.3
    assert "mem_fallen" in found.sentence and "mem_good" not in found.sentence


def test_own_receipts_and_premises_count_by_the_lower_of_both() -> None:
    assert judge(rows(State.VERBATIM), [LINKED]).grade is Grade.SOURCE_LINKED
    assert judge(rows(State.GONE, ever_ok=True), [GOOD]).grade is Grade.SOURCE_LINKED
    assert judge(rows(State.DRIFTED), [GOOD]).flags == ("drifted",)


def test_equal_states_are_judged_once() -> None:
    decide.cache_clear()
    for _ in range(100):
        judge(rows(State.GONE, State.UNCHECKED))
    assert decide.cache_info().misses == 1


@pytest.mark.parametrize(
    ("receipts", "sentence"),
    [
        (
            [RowState(State.UNCHECKED, vouched=True), RowState(State.GONE, vouched=True)],
            "Its store copies from its sources, but none of its 2 receipts could be checked:"
            " one is not yet read, the source of one is gone.",
        ),
        (
            [RowState(State.ALTERED), RowState(State.ALTERED), RowState(State.GONE, ever_ok=True)],
            "Checked true before, but none of its 3 receipts could be checked:"
            " the source of one is gone, the texts of 2 were altered when they were filed.",
        ),
        (
            [RowState(State.GONE), RowState(State.UNCHECKED)],
            "Never checked true; none of its 2 receipts could be checked:"
            " one is not yet read, the source of one is gone.",
        ),
        ([RowState(State.GONE)] * 2, "Never checked true: source already gone when first read."),
    ],
)
def test_receipts_that_are_open_for_several_reasons_are_told_apart(
    receipts: list[RowState], sentence: str
) -> None:
    assert judge(receipts).sentence == sentence


def test_every_open_verdict_has_words_among_others() -> None:
    for state in State:
        if state not in OK | FAILED and state is not State.GONE:
            assert " one " in f"{judge([RowState(state), RowState(State.GONE)]).sentence} "
