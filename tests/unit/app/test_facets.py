"""Facets: what a choice makes of a table, and what is shown before anything was counted."""

from __future__ import annotations

import pytest
from conftest import MovingClock
from nidra.app.browse import Filter, Look, ids
from nidra.app.facets import FIELDS, choose, facets
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, UsageError
from nidra.records.grade import Grade, Standing


def test_a_choice_is_a_filter_and_an_empty_one_lets_go_of_it(store: Store) -> None:
    for name, value, field, meant in (
        ("grade", "machine_checked", "grade", Grade.MACHINE_CHECKED),
        ("standing", "no receipt", "standing", Standing.NO_RECEIPT),
        ("flag", "contested", "flag", "contested"),
        ("origin", "3", "origin", 3),
        ("room", "decisions", "room", "decisions"),
        ("pass", "abc", "changed_by", "abc"),
    ):
        narrowed = choose(store, Look(), name, value)
        assert getattr(narrowed.chosen, field) == meant
        assert choose(store, narrowed, name, "") == Look()


def test_another_wing_lets_go_of_the_room(store: Store) -> None:
    look = Look(Filter(wing="a", room="b"))
    assert choose(store, look, "wing", "c").chosen == Filter(wing="c")


@pytest.mark.parametrize("name", ["grade", "verdict", "origin", "age", "strength"])
def test_a_value_that_is_none_is_a_sentence(store: Store, name: str) -> None:
    with pytest.raises(UsageError, match=f"is no {name}"):
        choose(store, Look(), name, "x; DROP TABLE memory")


def test_a_facet_that_is_none_is_a_sentence(store: Store) -> None:
    with pytest.raises(UsageError, match="no facet 'colour'"):
        choose(store, Look(), "colour", "blue")


def test_an_empty_store_has_every_facet_with_nothing_in_it(store: Store) -> None:
    found = facets(store, Look(), 60)
    assert [facet.name for facet in found.facets] == list(FIELDS)
    assert all(facet.counted for facet in found.facets)
    assert not any(value.count for facet in found.facets for value in facet.values)


def test_days_and_strength_are_counted_from_now(store: Store, clock: MovingClock) -> None:
    store.add(new_memory("an old note"))
    clock.pass_days(40)
    store.add(new_memory("a new note"))
    found = facets(store, Look(), 60)
    age = {value.value: value.count for value in found.named("age").values}
    assert age == {"1": 1, "7": 1, "30": 1, "365": 2}
    clock.pass_days(60)
    for value in facets(store, Look(), 60).named("strength").values:
        shown = ids(store, choose(store, Look(), "strength", value.value))
        assert value.count == len(shown) == 1


def test_the_last_passes_are_listed_by_what_they_changed(store: Store, clock: MovingClock) -> None:
    store.add(new_memory("a note"))
    first = run_sleep(store)
    clock.pass_days(1)
    second = run_sleep(store)
    values = facets(store, Look(), 60).named("pass").values
    assert [value.value for value in values] == [second.pass_id, first.pass_id]
    assert values[1].label.startswith("2026-06-01 08:00")


def test_what_is_chosen_is_listed_though_it_shows_nothing(store: Store) -> None:
    look = Look(Filter(wing="nowhere", flag="nothing", source="/no/file"))
    found = facets(store, look, 60)
    for name, value in (("wing", "nowhere"), ("flag", "nothing"), ("source", "/no/file")):
        assert [(one.value, one.count) for one in found.named(name).values] == [(value, 0)]


def test_counting_stops_on_request(store: Store) -> None:
    store.add(new_memory("The port is 5432"))
    with pytest.raises(Cancelled):
        facets(store, Look(), cancel=lambda: True)
