"""A person ends a conflict: one memory stays, or both hold for good."""

from __future__ import annotations

import pytest
from conftest import MovingClock, digest_of
from nidra.app.contested import contested, count_contested
from nidra.app.resolve import REASON_LENGTH, resolve
from nidra.app.run_pass import run_sleep
from nidra.app.verify_journal import verify_journal
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import MemoryAbsent, UsageError
from nidra.records.contest import ContestedPair
from nidra.store import contests, health
from nidra.store.contests import NewContest
from nidra.store.journal import Journal


def _contest(store: Store, *names: str, detail: dict[str, object] | None = None) -> None:
    a, b = sorted(store.get(name).key for name in names)
    with store.database.writing() as connection:
        journal = Journal(connection, store.now())
        new = NewContest(a, b, "numeric", detail or {})
        contests.open_many(connection, journal, [new], store.now())
        journal.flush()


@pytest.fixture
def pair(store: Store) -> tuple[str, str]:
    five = store.add(new_memory("The retry limit is 5", subject="limit"))
    six = store.add(new_memory("The retry limit is 6", subject="limit"))
    _contest(store, five, six, detail={"parts": [["5", "6"]]})
    return five, six


def _state(store: Store, pair: tuple[str, str]) -> str | None:
    with store.database.reading() as connection:
        found = contests.between(connection, *(store.get(name).key for name in pair))[0]
    return found.state if found else None


def _consistent(store: Store) -> None:
    with store.database.reading() as connection:
        assert health.census_is_true(connection)
    assert verify_journal(store).problems == []


def test_the_one_that_is_kept_is_contested_no_more(store: Store, pair: tuple[str, str]) -> None:
    five, six = pair
    done = resolve(store, five, six, keep=six, reason="the file says 6")
    assert (done.keep, done.retired, done.reason) == (six, five, "the file says 6")
    assert store.get(six).active and not store.get(five).active
    assert store.get(five).superseded_by == six and store.get(five).flags == ("superseded",)
    assert _state(store, pair) == contests.RESOLVED and store.census().contested == 0
    told = [event for event in store.journal_for(six) if event.event == "resolved"]
    assert told[0].detail == {
        "contest": done.contest,
        "keep": six,
        "reason": "the file says 6",
        "by": "person",
        "with": five,
    }
    _consistent(store)


def test_the_order_of_the_two_means_nothing_and_a_beginning_is_enough(
    store: Store, pair: tuple[str, str]
) -> None:
    five, six = pair
    assert resolve(store, six[4:12], five[:12], keep=five[:12]).retired == six


def test_both_may_hold_and_are_never_contested_again(
    store: Store, pair: tuple[str, str], clock: MovingClock
) -> None:
    five, six = pair
    resolve(store, five, six, both=True, reason="two services")
    assert _state(store, pair) == contests.BOTH and store.census().contested == 0
    assert all(store.get(name).active for name in pair)
    clock.pass_days(1)
    run_sleep(store)
    assert _state(store, pair) == contests.BOTH and count_contested(store) == 0
    _consistent(store)


def test_both_hold_can_be_said_beforehand(store: Store, clock: MovingClock) -> None:
    five = store.add(new_memory("The retry limit is 5", subject="limit"))
    six = store.add(new_memory("The retry limit is 6", subject="limit"))
    resolve(store, five, six, both=True, reason="two services")
    run_sleep(store)
    assert _state(store, (five, six)) == contests.BOTH and store.census().contested == 0
    _consistent(store)


def test_to_say_twice_that_both_hold_writes_nothing(store: Store, pair: tuple[str, str]) -> None:
    assert resolve(store, *pair, both=True, reason="two services").changed
    before = digest_of(store)
    assert not resolve(store, *pair, both=True, reason="again").changed
    assert digest_of(store) == before


def test_two_that_are_not_contested_can_be_told_apart_too(store: Store) -> None:
    old = store.add(new_memory("We use Jenkins"))
    new = store.add(new_memory("We use GitLab"))
    done = resolve(store, old, new, keep=new)
    assert done.contest is None and store.get(old).superseded_by == new
    assert done.reason == f"a person kept {new}"
    _consistent(store)


def test_another_conflict_of_the_one_that_stays_goes_on(
    store: Store, pair: tuple[str, str]
) -> None:
    five, six = pair
    seven = store.add(new_memory("The retry limit is 7", subject="limit"))
    _contest(store, five, seven)
    _contest(store, six, seven)
    resolve(store, five, six, keep=six)
    assert [found.ids for found in contested(store)] == [(six, seven)]
    assert store.census().contested == 2
    _consistent(store)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({}, "one of two ways"),
        ({"keep": "five", "both": True, "reason": "x"}, "one of two ways"),
        ({"both": True}, "--both needs --reason"),
        ({"both": True, "reason": "  "}, "--both needs --reason"),
        ({"both": True, "reason": "x" * (REASON_LENGTH + 1)}, "2,000 characters"),
        ({"keep": "mem_"}, "begins the ids of both"),
    ],
)
def test_half_a_decision_is_refused_in_a_sentence(
    store: Store, pair: tuple[str, str], more: dict[str, object], words: str
) -> None:
    before = digest_of(store)
    with pytest.raises(UsageError, match=words):
        resolve(store, *pair, **more)  # type: ignore[arg-type]
    assert digest_of(store) == before


def test_a_third_memory_cannot_be_kept_and_one_is_no_pair(
    store: Store, pair: tuple[str, str]
) -> None:
    five, six = pair
    third = store.add(new_memory("Something else"))
    with pytest.raises(UsageError, match=f"--keep {third} is neither {five} nor {six}"):
        resolve(store, five, six, keep=third)
    with pytest.raises(MemoryAbsent, match="No memory bears the id nobody"):
        resolve(store, five, six, keep="nobody")
    with pytest.raises(UsageError, match="are one memory"):
        resolve(store, five, five, keep=five)


def test_what_was_retired_already_is_refused_with_the_way_to_its_story(
    store: Store, pair: tuple[str, str]
) -> None:
    five, six = pair
    resolve(store, five, six, keep=six)
    with pytest.raises(UsageError, match=f"{five} was retired already in favour of {six}"):
        resolve(store, five, six, keep=five)


def test_T66_a_pair_says_which_is_newer_and_which_is_verified(
    store: Store, clock: MovingClock, tmp_path: object
) -> None:
    source = store.folder.parent / "config.md"
    source.write_text("The retry limit is 6", "utf-8")
    five = store.add(new_memory("The retry limit is 5", now="2026-05-01T09:00:00+05:30"))
    six = store.add(
        new_memory(
            "The retry limit is 6",
            source=source,
            excerpt="retry limit is 6",
            now="2026-05-01T04:00:00Z",
        )
    )
    run_sleep(store)
    _contest(store, five, six, detail={"parts": [["5", "6"]]})
    assert contested(store) == (
        ContestedPair(
            contest=contested(store)[0].contest,
            ids=(five, six),
            statements=("The retry limit is 5", "The retry limit is 6"),
            kind="numeric",
            parts=(("5",), ("6",)),
            newer=six,
            verified=(six,),
            opened_at=store.now(),
        ),
    )


@pytest.mark.parametrize(
    ("parts", "shown"),
    [
        ([["5", "6"]], (("5",), ("6",))),
        (["5", "6"], (("5",), ("6",))),
        (None, (("5",), ("6",))),
        ([["", ""]], (("5",), ("6",))),
        (17, (("5",), ("6",))),
        ([["", "not"]], ((), ("not",))),
    ],
)
def test_parts_that_a_contest_does_not_name_are_the_words_that_differ(
    store: Store, parts: object, shown: object
) -> None:
    five = store.add(new_memory("The retry limit is 5"))
    six = store.add(new_memory("The retry limit is 6"))
    _contest(store, five, six, detail={"parts": parts})
    assert contested(store)[0].parts == shown


def test_the_list_can_be_cut_and_counted(store: Store, pair: tuple[str, str]) -> None:
    seven = store.add(new_memory("The retry limit is 7"))
    _contest(store, pair[0], seven)
    assert len(contested(store, 1)) == 1 and count_contested(store) == 2
    assert contested(store, 0) == ()
