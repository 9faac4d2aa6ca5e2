"""Which copies may be united, with which receipts, and which stay by themselves."""

from __future__ import annotations

import pytest
from nidra.base.text import dedup_key
from nidra.records.duplicate import Copy, CopyRow, Premise, Union
from nidra.records.grade import Grade
from nidra.records.verdict import State
from nidra.trust.duplicates import (
    failed_of,
    letters_digest,
    links_late,
    links_of,
    premises_of,
    same,
    unions,
)

CHECKED, LINKED, UNVERIFIED = Grade.MACHINE_CHECKED, Grade.SOURCE_LINKED, Grade.UNVERIFIED


def _copy(key: int, grade: Grade = UNVERIFIED, *states: State, at: int | None = None) -> Copy:
    rows = tuple(CopyRow(key * 10 + n, state) for n, state in enumerate(states))
    return Copy(key, f"mem_{key}", key if at is None else at, grade, rows)


def _only(*copies: Copy) -> Union:
    (union,) = unions(copies)
    return union


def _keys(found: list[Union]) -> list[list[int]]:
    return [[union.keeper.key, *(copy.key for copy in union.others)] for union in found]


@pytest.mark.parametrize(
    "pair",
    [
        ("The limit is 5", "the LIMIT is 5."),
        ("Straße", "STRASSE"),
        ("a  b\nc", "A b, c!"),
        ("caf\u00e9", "cafe\u0301"),
    ],
)
def test_texts_that_differ_in_case_blanks_and_plain_marks_are_the_same(
    pair: tuple[str, str],
) -> None:
    assert same(enumerate(pair)) == [[0, 1]]
    assert letters_digest(pair[0]) == letters_digest(pair[1])


@pytest.mark.parametrize(
    "pair",
    [
        ("it is -5", "it is 5"),
        ("1.5 s", "15 s"),
        ("C++", "C#"),
        ("café", "cafe"),
        ("!!!", "! ! !"),
        ("...", "???"),
        ("नमस्ते", "привет"),
    ],
)
def test_texts_that_say_something_else_are_not_the_same(pair: tuple[str, str]) -> None:
    assert same(enumerate(pair)) == []


def test_T49_the_oldest_is_kept_by_instant_whatever_its_key() -> None:
    union = _only(_copy(1, at=30), _copy(2, at=10), _copy(3, at=20))
    assert union.keeper.key == 2
    assert [copy.key for copy in union.others] == [3, 1]


def test_of_two_of_one_moment_the_one_filed_first_is_kept() -> None:
    assert _only(_copy(9, at=5), _copy(4, at=5)).keeper.key == 4


def test_pairs_that_may_not_become_one_stay_apart_and_the_rest_unites() -> None:
    found = unions([_copy(key) for key in (1, 2, 3, 4)], apart=[(1, 2)])
    assert _keys(found) == [[1, 3, 4]]
    assert _keys(unions([_copy(1), _copy(2)], apart=[(1, 2)])) == []


def test_T73_answers_to_different_questions_stay_apart() -> None:
    one = Copy(1, "mem_1", 1, CHECKED, answer=("what", "it is five"))
    other = Copy(2, "mem_2", 2, CHECKED, answer=("what it", "is five"))
    again = Copy(3, "mem_3", 3, CHECKED, answer=("what", "it is five"))
    assert _keys(unions([one, other, again])) == [[1, 3]]


def test_an_answer_is_never_lost_behind_a_copy_that_keeps_none() -> None:
    plain, answer = _copy(1), Copy(2, "mem_2", 2, CHECKED, answer=("what", "five"))
    assert unions([plain, answer]) == []
    assert _keys(unions([answer, _copy(3)])) == [[2, 3]]


def test_T65_a_worse_copys_failed_receipt_stays_with_that_copy() -> None:
    stale = _copy(2, UNVERIFIED, State.DRIFTED, State.GONE)
    union = _only(_copy(1, CHECKED, State.VERBATIM), stale)
    assert links_of(union, stale) == [stale.rows[1]]
    assert failed_of(union, union.keeper) == []


def test_a_keepers_own_failed_receipt_becomes_history_where_a_copy_is_better() -> None:
    keeper = _copy(1, UNVERIFIED, State.DRIFTED, State.GONE)
    better = _copy(3, CHECKED, State.VERBATIM)
    union = _only(keeper, _copy(2, UNVERIFIED, State.UNFOUNDED), better)
    assert union.others[0] == better
    assert links_of(union, better) == list(better.rows)
    assert failed_of(union, keeper) == [10]


def test_where_nothing_was_earned_every_receipt_counts() -> None:
    fallen, gone = _copy(1, UNVERIFIED, State.DRIFTED), _copy(2, UNVERIFIED, State.GONE)
    for first, second in ((fallen, gone), (gone, fallen)):
        union = Union(first, (second,), UNVERIFIED)
        assert links_of(union, second) == list(second.rows)
        assert failed_of(union, first) == []


def test_a_keeper_that_a_weak_premise_holds_down_is_left_by_itself() -> None:
    held = Copy(1, "mem_1", 1, UNVERIFIED, premises=(Premise(7, UNVERIFIED, fallen=True),))
    good, other = _copy(2, CHECKED, State.VERBATIM), _copy(3, LINKED, State.GONE)
    assert _keys(unions([held, good, other])) == [[2, 3]]


def test_a_copy_that_rests_on_good_premises_alone_is_given_no_receipts_that_lower_it() -> None:
    derived = Copy(1, "mem_1", 1, CHECKED, premises=(Premise(7, CHECKED),))
    gone = _copy(2, UNVERIFIED, State.GONE)
    union = _only(derived, gone)
    assert union.bare
    assert links_of(union, gone) == []
    assert links_late(derived, gone.rows) == []
    younger = Copy(3, "mem_3", 3, CHECKED, premises=(Premise(7, CHECKED),))
    assert unions([gone, younger]) == []


def test_the_premises_of_a_worse_copy_stay_with_it() -> None:
    worse = Copy(2, "mem_2", 2, UNVERIFIED, premises=(Premise(7, UNVERIFIED),))
    equal = Copy(3, "mem_3", 3, CHECKED, premises=(Premise(8, CHECKED),))
    union = _only(_copy(1, CHECKED, State.VERBATIM), worse, equal)
    assert premises_of(union, worse) == []
    assert premises_of(union, equal) == list(equal.premises)


def test_receipts_that_come_later_are_shown_unless_they_failed() -> None:
    rows = [CopyRow(1, State.VERBATIM), CopyRow(2, State.DRIFTED), CopyRow(3, State.GONE)]
    assert links_late(_copy(1, CHECKED, State.VERBATIM), rows) == [rows[0], rows[2]]


def test_ten_thousand_copies_of_one_text_are_one_group() -> None:
    text = "the retry limit of the service is five attempts"
    words = text.split()

    def variant(number: int) -> str:
        return " ".join(w.upper() if number >> n & 1 else w for n, w in enumerate(words)) + "!" * (
            number % 3
        )

    (group,) = same((n, variant(n)) for n in range(10_000))
    assert group == list(range(10_000))
    assert len({dedup_key(variant(n)) for n in range(50)}) == 1
