"""Any filter, search and sort shows what plain Python finds, and each facet counts what it would show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from listed import aliases, fill, fits, uses, values
from nidra.app import browse, facets
from nidra.app.browse import Filter, Look, Sort
from nidra.app.run_pass import run_sleep
from nidra.app.search import prepare
from nidra.app.workspace import Store, new_memory
from nidra.base.subjects import subject_form
from nidra.cognition.decay import DAY
from nidra.records.grade import Grade, Tier
from nidra.records.memory import Memory
from nidra.records.strength import Use
from nidra.records.verdict import FAILED, State
from nidra.store import browsing_rows, census, facet_base, narrowing
from nidra.store.changed_by import EVENTS
from nidra.store.search_words import sought


@dataclass
class World:
    """A store with all that a filter may ask of each of its memories."""

    store: Store
    everyone: list[Memory]
    used: dict[int, Use]
    others: dict[int, set[str]]
    origins: dict[str, int]
    by_hand: set[int]
    passes: dict[str, set[int]]
    asked: dict[str, list[Any]]

    def fits(self, memory: Memory, look: Look) -> bool:
        """Does a table show a memory?"""
        chosen = look.chosen
        plain = replace(chosen, tier=None, origin=None, flag=None, since=None, changed_by=None)
        return (
            fits(memory, self.used[memory.key], plain, self.others.get(memory.key, set()))
            and self._fits_too(memory, chosen)
            and (not look.text or sought(look.text).stands_in(memory.statement))
        )

    def _fits_too(self, memory: Memory, chosen: Filter) -> bool:
        flags = {*memory.flags, *(["contested"] if memory.contested else [])}
        origins = {self.origins[drawer.origin] for drawer in memory.drawers}
        origins |= {0} if memory.key in self.by_hand else set()
        told = {
            "tier": memory.tier == chosen.tier,
            "origin": chosen.origin in origins,
            "flag": chosen.flag in flags,
            "since": memory.updated_at >= (chosen.since or 0),
            "changed_by": memory.key in self.passes.get(chosen.changed_by or "", set()),
        }
        return all(fit for name, fit in told.items() if getattr(chosen, name) is not None)

    def shown(self, look: Look) -> list[Memory]:
        """What a table shows, in its order."""
        found = [memory for memory in self.everyone if self.fits(memory, look)]
        return sorted(found, key=_ORDERS[look.sort], reverse=look.sort is Sort.OLDEST)


def _subject(memory: Memory) -> tuple[bool, str, int]:
    return memory.subject is None, subject_form(memory.subject or ""), memory.key


_ORDERS: dict[Sort, Any] = {
    Sort.NEWEST: lambda m: (-m.updated_at, m.key),
    Sort.OLDEST: lambda m: (-m.updated_at, m.key),
    Sort.WEAKEST: lambda m: (m.grade, -m.updated_at, m.key),
    Sort.STRONGEST: lambda m: (-m.grade, -m.updated_at, m.key),
    Sort.FILED: lambda m: m.key,
    Sort.SUBJECT: _subject,
}


@pytest.fixture(scope="module", params=[False, True], ids=["every import counts", "one is undone"])
def world(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("browsed")
    with Store(folder / "store") as store:
        fill(store, folder, request.param)
        _contest_some(store)
        _change_some_of_late(store)
        prepare(store)
        yield _known(store)


def _contest_some(store: Store) -> None:
    for number in (5432, 6543):
        store.add(new_memory(f"The database port is {number}", subject="database port"))
    run_sleep(store)


def _change_some_of_late(store: Store) -> None:
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE memory SET updated_at=updated_at-(id % 7)*?", (DAY,))
        # Tiers were set past the census.
        connection.exec_driver_sql("DELETE FROM census")
        census.apply(connection, Counter(census.recount(connection)))


def _known(store: Store) -> World:
    everyone = list(store.load(Filter(active=None)))
    with store.database.reading() as connection:
        rows = connection.exec_driver_sql("SELECT location, id FROM origin").fetchall()
        origins = {row[0]: row[1] for row in rows}
        rows = connection.exec_driver_sql(
            "SELECT id FROM memory WHERE origin_id IS NULL"
        ).fetchall()
    passes: dict[str, set[int]] = {}
    for memory in everyone:
        for event in store.journal_for(memory.id):
            if event.pass_id and event.event.removesuffix("-many") in EVENTS:
                passes.setdefault(event.pass_id, set()).add(memory.key)
    moments = sorted({memory.updated_at for memory in everyone})
    asked: dict[str, list[Any]] = values(everyone)
    asked |= {
        "tier": list(Tier),
        "origin": [0, *origins.values(), 99],
        "flag": ["contested", "drifted", "united", "nothing"],
        "since": [moments[0], moments[len(moments) // 2], moments[-1], moments[-1] + 1],
        "changed_by": [*passes, "no pass"],
    }
    by_hand = {row[0] for row in rows}
    return World(
        store,
        everyone,
        uses(store, everyone),
        aliases(store),
        origins,
        by_hand,
        passes,
        asked,
    )


def test_the_world_holds_all_kinds(world: World) -> None:
    assert any(memory.contested for memory in world.everyone)
    assert any("united" in memory.flags for memory in world.everyone)
    assert len({memory.tier for memory in world.everyone}) == 4
    assert len({memory.grade for memory in world.everyone}) > 1
    assert world.passes


def _look(data: st.DataObject, world: World, most: int) -> Look:
    names = data.draw(st.lists(st.sampled_from(sorted(world.asked)), unique=True, max_size=most))
    picked = {name: data.draw(st.sampled_from(world.asked[name])) for name in names}
    active = data.draw(st.sampled_from([True, True, None]))
    text = data.draw(st.sampled_from(["", "", "", "the", "note", '"the limit"', "*e*"]))
    sort = data.draw(st.sampled_from(list(Sort)))
    return Look(Filter(**{"active": active, **picked}), text, sort)


@settings(max_examples=200)
@given(data=st.data())
def test_any_table_shows_what_plain_python_finds_in_its_order(
    world: World, data: st.DataObject
) -> None:
    look = _look(data, world, 3)
    few, many = data.draw(st.sampled_from([(20_000, 60_000), (0, 0), (3, 10)]))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(narrowing, "_FEW", few)
        patched.setattr(narrowing, "_MANY", many)
        found = browse.ids(world.store, look)
    assert list(found) == [memory.key for memory in world.shown(look)]


def test_a_row_says_what_the_memory_says(world: World) -> None:
    store = world.store
    keys = browse.ids(store, Look(Filter(active=None), sort=Sort.WEAKEST))
    rows = browse.rows(store, [*keys, keys[-1] + 10_000])
    assert [row.key for row in rows] == list(keys)
    held = {memory.key: memory for memory in world.everyone}
    for row in rows:
        memory = held[row.key]
        live = {r.state.label: r.source for r in memory.evidence if not r.retired}
        assert (row.id, row.grade, row.standing) == (memory.id, memory.grade, memory.standing)
        assert (row.flags, row.contested, row.active) == (
            memory.flags,
            memory.contested,
            memory.active,
        )
        assert row.statement == memory.statement[: browsing_rows.CUT]
        assert bool(row.verdict) == bool(live) and (not live or row.verdict in live)
        failed = live.keys() & {state.label for state in FAILED}
        assert not failed or row.verdict in failed
        assert (row.tier, row.updated_at) == (memory.tier, memory.updated_at)
        if memory.drawers and row.wing:
            assert (row.wing, row.room) in {(d.wing, d.room) for d in memory.drawers}


# Facets -------------------------------------------------------------------------------------


def _expected(world: World, look: Look, name: str, value: str) -> int:
    """How many memories a table would show that is narrowed to this value."""
    alone = facets.choose(world.store, look, name, value)
    return sum(world.fits(memory, alone) for memory in world.everyone)


@settings(max_examples=60)
@given(data=st.data())
def test_each_facet_base_what_its_values_would_show(world: World, data: st.DataObject) -> None:
    look = _look(data, world, 2)
    few, asked = data.draw(st.sampled_from([(20_000, 20_000), (0, 0), (0, 20_000)]))
    store = world.store
    now = store.now()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(type(store), "now", lambda _: now)
        patched.setattr(facet_base, "FEW", few)
        patched.setattr(facet_base, "LINES", few)
        patched.setattr(narrowing, "_FEW", asked)
        found = facets.facets(store, look, 60)
        assert all(facet.counted for facet in found.facets)
        for facet in found.facets:
            for value in facet.values:
                expected = _expected(world, look, facet.name, value.value)
                assert value.count == expected, (facet.name, value)
    _none_left_out(world, look, found)


def _none_left_out(world: World, look: Look, found: Any) -> None:
    """Every verdict, flag, room and wing that a memory of the table shows has its value."""
    shown = world.shown(look)
    listed = {facet.name: {value.value for value in facet.values} for facet in found.facets}
    for memory in shown:
        assert {r.state.label for r in memory.evidence if not r.retired} <= listed["verdict"]
        assert set(memory.flags) <= listed["flag"]
        assert memory.tier.label in listed["tier"]
        wings = {drawer.wing for drawer in memory.drawers}
        assert wings <= listed["wing"] or not look.chosen.wing


def test_what_is_not_counted_in_time_has_its_values_without_a_number(world: World) -> None:
    look = Look(Filter(verdict=State.VERBATIM))
    found = facets.facets(world.store, look, 0)
    late = found.named("wing")
    assert not late.counted and late.values
    assert all(value.count is None for value in late.values)
    everyone = facets.facets(world.store, Look(), 0)
    assert everyone.named("grade").counted
    assert [value.value for value in everyone.named("grade").values] == [g.label for g in Grade]
