"""Any filter and any order of the window's table shows what plain SQL finds in the store."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from listed import fill
from nidra.app import browse
from nidra.app.browse import Look, Sort
from nidra.app.facets import AGES, facets
from nidra.app.run_pass import run_sleep
from nidra.app.search import prepare
from nidra.app.workspace import Store, new_memory
from nidra.records.grade import Grade, Standing, Tier
from nidra.records.verdict import State
from nidra.store import census
from nidra.store.search_words import sought

from nidra_gui.models.choice import Choice
from nidra_gui.models.memory_table import MemoryTable

DAY = 86_400_000_000
TEXTS = ("", "port", "the", "note 1", "po*")

# The memories that were united into one are found by it.
UNDER = (
    "WITH RECURSIVE under(id) AS (SELECT m.id UNION SELECT u.id FROM under JOIN memory u"
    " ON u.superseded_by=under.id AND instr(' '||u.flags||' ', ' united ')>0)"
    " SELECT 1 FROM under JOIN drawer d ON d.memory_id=under.id LEFT JOIN room r ON r.id=d.room_id"
    " JOIN batch b ON b.id=d.batch_id AND b.state='complete'"
)
RECEIPT = (
    "SELECT 1 FROM verdict v JOIN evidence e ON e.id=v.evidence_id JOIN source s ON s.id=e.source_id"
    " WHERE (e.memory_id=m.id OR EXISTS (SELECT 1 FROM evidence_link l WHERE l.memory_id=m.id"
    " AND l.evidence_id=e.id))"
)
ORDERS = {
    Sort.NEWEST: "m.updated_at DESC, m.id",
    Sort.OLDEST: "m.updated_at, m.id DESC",
    Sort.WEAKEST: "m.grade, m.updated_at DESC, m.id",
    Sort.STRONGEST: "m.grade DESC, m.updated_at DESC, m.id",
    Sort.FILED: "m.id",
    Sort.SUBJECT: "u.key IS NULL, u.key, m.id",
}


@dataclass
class Asked:
    """The conditions of a choice in SQL, and their values."""

    tests: list[str] = field(default_factory=lambda: ["m.active=1"])
    words: list[Any] = field(default_factory=list)

    def add(self, test: str, *words: Any) -> None:
        self.tests.append(test)
        self.words += words


@dataclass
class World:
    """A store of all kinds, and the values of each facet."""

    store: Store
    values: dict[str, list[str]]

    def in_sql(self, choice: Choice) -> list[int]:
        """The keys that plain SQL finds, in order."""
        asked = Asked()
        for name, value in choice.facets.items():
            self._ask(asked, name, value)
        if choice.text:
            asked.add("says(t.text)")
        sql = (
            "SELECT m.id FROM memory m JOIN statement t ON t.memory_id=m.id"
            " LEFT JOIN subject u ON u.id=m.subject_id"
            f" WHERE {' AND '.join(asked.tests)} ORDER BY {ORDERS[choice.sort]}"
        )
        wanted = sought(choice.text) if choice.text else None
        with self.store.database.reading() as connection:
            connection.driver.create_function(
                "says", 1, lambda text: wanted and wanted.stands_in(text)
            )
            return [row[0] for row in connection.exec_driver_sql(sql, tuple(asked.words))]

    def _ask(self, asked: Asked, name: str, value: str) -> None:
        kinds: dict[str, Any] = {"grade": Grade, "standing": Standing, "tier": Tier}
        if name in kinds:
            number = next(int(one) for one in kinds[name] if one.label == value)
            asked.add(f"m.{name}=?", number)
        elif name == "verdict":
            alike = ",".join(str(int(state)) for state in State if state.label == value)
            asked.add(f"EXISTS ({RECEIPT} AND v.retired_by IS NULL AND v.state IN ({alike}))")
        elif name == "flag" and value == "contested":
            asked.add("m.contested=1")
        elif name == "flag":
            asked.add("instr(' '||m.flags||' ', ?)>0", f" {value} ")
        elif name == "source":
            asked.add(f"EXISTS ({RECEIPT} AND s.path=?)", value)
        elif name == "wing":
            asked.add(f"EXISTS ({UNDER} WHERE r.wing=?)", value)
        elif name == "origin" and value == "0":
            asked.add("m.origin_id IS NULL")
        elif name == "origin":
            asked.add(f"EXISTS ({UNDER} WHERE d.origin_id=?)", int(value))
        elif name == "age":
            asked.add("m.updated_at>=?", self.store.now() - int(value) * DAY)
        else:
            raise AssertionError(name)


FACETS = ("grade", "standing", "verdict", "flag", "tier", "origin", "wing", "source", "age")


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    folder = tmp_path_factory.mktemp("table")
    with Store(folder / "store") as store:
        fill(store, folder, undone=False)
        for number in (5432, 6543):
            store.add(new_memory(f"The database port is {number}", subject="database port"))
        run_sleep(store)
        with store.database.writing() as connection:
            # Half of the moments lie between the ages, none within a minute of one.
            connection.exec_driver_sql(
                "UPDATE memory SET updated_at=? - (id % 9)*5*?", (store.now() - DAY // 3, DAY)
            )
            # Tiers were set past the census.
            connection.exec_driver_sql("DELETE FROM census")
            census.apply(connection, Counter(census.recount(connection)))
        prepare(store)
        shown = facets(store, Look(), seconds=60)
        values = {name: [one.value for one in shown.named(name).values] for name in FACETS}
        values["age"] = [str(days) for days in AGES]
        yield World(store, values)


def test_the_store_offers_several_values_of_most_facets(world: World) -> None:
    several = {name for name, values in world.values.items() if len(values) > 1}
    assert several >= {"grade", "standing", "verdict", "flag", "tier", "origin", "source", "age"}


@given(data=st.data())
@settings(max_examples=150)
def test_any_filter_in_any_order_shows_what_plain_sql_finds(
    world: World, data: st.DataObject
) -> None:
    names = data.draw(st.lists(st.sampled_from(FACETS), unique=True, max_size=4))
    chosen = {name: data.draw(st.sampled_from(world.values[name])) for name in names}
    choice = Choice(
        chosen, data.draw(st.sampled_from(TEXTS)), data.draw(st.sampled_from(list(Sort)))
    )
    model = MemoryTable(lambda keys: browse.rows(world.store, keys))
    model.fill(browse.ids(world.store, choice.look(world.store)))
    shown = [model.row(line) for line in range(model.rowCount())]
    assert [row.key if row else None for row in shown] == world.in_sql(choice)


@given(data=st.data())
@settings(max_examples=30)
def test_a_choice_that_was_kept_is_the_same_when_it_is_chosen_again(
    world: World, data: st.DataObject
) -> None:
    names = data.draw(st.lists(st.sampled_from(FACETS), unique=True))
    choice = Choice(
        {name: data.draw(st.sampled_from(world.values[name])) for name in names},
        data.draw(st.text(max_size=20)),
        data.draw(st.sampled_from(list(Sort))),
    )
    assert Choice.from_json(choice.as_json()) == choice


@given(text=st.text(max_size=60) | st.sampled_from(["{}", "[]", '{"facets": 3}', "null"]))
def test_what_cannot_be_read_any_more_is_no_choice(text: str) -> None:
    found = Choice.from_json(text)
    assert found is None or isinstance(found, Choice)
