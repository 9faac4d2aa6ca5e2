"""What holds of contradictions whatever is said."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st
from nidra.base.text import nfc
from nidra.base.units import PERIODS, UNITS
from nidra.trust.contra_antonyms import CLUSTERS
from nidra.trust.contra_kinds import CHANGES, CONTRAST, COPULAS, MORE, VERBS
from nidra.trust.contra_negators import CONTRACTIONS, NEGATORS, NOT_NEGATING
from nidra.trust.contra_statement import compare, read
from nidra.trust.contra_stops import FREQUENT, HEDGES, PARTIAL, STRICT_CONDITIONS, UNIVERSAL
from nidra.trust.contra_tokens import PHRASES
from nidra.trust.contradictions import Item, conflicts, contradicts

_SUBJECTS = st.sampled_from(
    ["The cache", "The retry limit", "Alice", "Note 7", "The API", "port 80"]
)
_VERBS = st.sampled_from(
    ["is", "isn't", "is not", "was", "uses", "does not use", "moved from", "never has"]
)
_ENDS = st.sampled_from(
    ["enabled", "disabled", "5", "7 s", "1 min", "Redis", "Redis to Valkey", "on Monday", "Berlin", "fast", "slow",
     "required, see the wiki", "optional", "not only 5 but 6", "5 to 7"]
)  # fmt: skip
_SAID = st.builds(lambda a, b, c: f"{a} {b} {c}", _SUBJECTS, _VERBS, _ENDS)
_GROUPS: tuple[list[str], ...] = tuple(
    sorted(words)
    for words in (
        {" ".join(phrase) for phrase in PHRASES},
        {" ".join(phrase) for phrase in NOT_NEGATING},
        {word for line in NEGATORS.values() for word in line.split()} | CONTRACTIONS,
        {word for lines in CLUSTERS.values() for word in lines.split()} - {"|", "~"},
        STRICT_CONDITIONS | {"when", "while", "whenever", "then", "except", "only if"},
        HEDGES | PARTIAL | FREQUENT | UNIVERSAL | MORE | CONTRAST | {"but", "and", "that", "by"},
        {f"5 {unit}" for unit in UNITS} | {f"7{unit}" for unit in UNITS} | set(PERIODS),
        {"5", "7", "v1.2", "#4", "3rd", "3 March", "from 5 to 7", "at least 5", "2 € a month", "1/2"},
        COPULAS | VERBS | CHANGES | {"moved from", "was replaced by", "uses", "no longer"},
        {"The cache", "Telemetry", "Redis", "Note 7", "the old one", "Alice's", "we", "not", "is"},
        set(".,;:!?()\"'`-—=/\n") | {"...", "(X)"},
    )
)  # fmt: skip
_TOKEN = st.sampled_from(_GROUPS).flatmap(st.sampled_from)
_STRUNG = st.builds(lambda words, end: " ".join(words) + end, st.lists(_TOKEN, max_size=8), st.sampled_from(["", ".", "?"]))  # fmt: skip
_ANY = st.one_of(_SAID, _STRUNG, st.text(max_size=80))


@given(_ANY, _ANY)
def test_a_conflict_is_the_same_from_both_sides(a: str, b: str) -> None:
    found, turned = contradicts(a, b), contradicts(b, a)
    assert (found.turned() if found else None) == turned


@given(_ANY, _ANY)
def test_the_parts_of_a_conflict_stand_in_the_texts(a: str, b: str) -> None:
    found = contradicts(a, b)
    for one, other in found.parts if found else ():
        assert one in nfc(a)
        assert other in nfc(b)


@given(_ANY)
def test_nothing_contradicts_itself(text: str) -> None:
    assert contradicts(text, text) is None


@given(st.lists(_SAID, max_size=12, unique=True))
def test_many_are_compared_as_two_are(texts: list[str]) -> None:
    found = conflicts([Item(at, text) for at, text in enumerate(texts)], 1000)
    named = {(a, b): conflict for a, b, conflict in found.conflicts}
    for a, one in enumerate(texts):
        for b in range(a + 1, len(texts)):
            assert named.get((a, b)) == contradicts(one, texts[b])


@given(st.lists(_SAID, max_size=30), st.integers(1, 5))
def test_a_bucket_names_no_more_pairs_than_allowed(texts: list[str], most: int) -> None:
    few = conflicts([Item(at, text) for at, text in enumerate(texts)], most)
    all_of_them = conflicts([Item(at, text) for at, text in enumerate(texts)], 10_000)
    named = {(a, b) for a, b, _ in few.conflicts}
    assert named <= {(a, b) for a, b, _ in all_of_them.conflicts}
    assert few.left_out >= 0


@given(st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9))
def test_two_numbers_conflict_where_they_differ(a: int, b: int) -> None:
    found = contradicts(f"The balance is {a}", f"The balance is {b}")
    assert (found is not None) == (a != b)


def test_words_that_steer_the_rules_in_any_order_are_read_and_compared_alike_from_both_sides() -> (
    None
):
    chance = random.Random(20)
    conflicting = 0
    for _ in range(3000):
        words = [chance.choice(chance.choice(_GROUPS)) for _ in range(chance.randint(0, 5))]
        if chance.random() < 0.5:
            words[:0] = ["The cache", chance.choice(["is", "has", "uses", "never"])]
        others = words.copy()
        for _ in range(chance.randint(0, 2)):
            others.insert(chance.randint(0, len(others)), chance.choice(chance.choice(_GROUPS)))
        if others:
            others[chance.randrange(len(others))] = chance.choice(chance.choice(_GROUPS))
        mark, blank = chance.choice(["", ".", "?", ":"]), chance.choice([" ", " ", ""])
        one, other = read(blank.join(words)), read(" ".join(others) + mark)
        found, turned = compare(one, other), compare(other, one)
        assert (found.turned() if found else None) == turned, (one.text, other.text)
        conflicting += found is not None
    assert conflicting > 20
