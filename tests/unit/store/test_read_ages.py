"""Ages of byte checks counted without opening most receipts, held against every memory looked at."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from adapters.palaces import copied
from conftest import MovingClock
from nidra.app.imports import Request, import_store
from nidra.app.resolve import resolve
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.verdict import FAILED
from nidra.store.raw import fetch
from nidra.store.read_ages import Ages, fallen, states

NEVER = 3


@pytest.fixture
def filled(store: Store, clock: MovingClock, tmp_path: Path) -> Store:
    """Memories with one source, with several and with none; copies united, some retired, receipts replaced."""
    for number in range(6):
        text = f"The limit of queue {number} is 5 jobs.\n"
        (tmp_path / f"{number}.md").write_text(text + f"Owner {number} is asha.\n", "utf-8")
    for number in range(6):
        excerpt = f"limit of queue {number} is 5"
        one = new_memory(f"The {excerpt}", source=tmp_path / f"{number}.md", excerpt=excerpt)
        store.add(one)
        copy = f"the {excerpt}!"
        store.add(new_memory(copy, source=tmp_path / f"{number}.md", excerpt="Owner"))
        both = [(tmp_path / f"{at}.md", f"Owner {at} is asha") for at in (number, (number + 2) % 6)]
        store.add(new_memory(f"Owners {number}", sources=[(str(p), words) for p, words in both]))
    store.add(new_memory("Nobody wrote this down"))
    import_store(store, Request(copied("project", tmp_path / "palace")))
    run_sleep(store)
    (tmp_path / "0.md").write_text("The limit of queue 0 is 6 jobs.\n", "utf-8")
    clock.pass_days(1)
    run_sleep(store)
    fresh = "The limit of queue 0 is 5"
    store.add(new_memory(fresh, source=tmp_path / "0.md", excerpt="limit of queue 0 is 6 jobs"))
    names = [memory.id for memory in store.load() if memory.active]
    resolve(store, names[2], names[5], keep=names[5], reason="old")
    return store


def one_by_one(store: Store, age: dict[int, int]) -> list[int]:
    with store.database.reading() as connection:
        keys = dict(fetch(connection, "SELECT path, id FROM source"))
    counts = [0] * (NEVER + 1)
    for memory in store.load():
        sources = {keys[row.source] for row in memory.evidence if not row.retired}
        if memory.active and sources:
            counts[min(age.get(key, NEVER) for key in sources)] += 1
    return counts


@pytest.mark.parametrize("seed", range(12))
def test_the_numbers_are_those_of_every_memory_looked_at(seed: int, filled: Store) -> None:
    chance = random.Random(seed)
    with filled.database.reading() as connection:
        keys = [key for key, _ in states(connection)]
        age = {key: chance.randrange(NEVER + 1) for key in keys if chance.random() < 0.8}
        found = Ages(connection, age, NEVER).counted()
    assert found == one_by_one(filled, age) and sum(found) > 5


def test_what_fell_is_counted_by_source_and_in_all(filled: Store, tmp_path: Path) -> None:
    down = [memory for memory in filled.load() if memory.active and memory.standing == 0]
    with filled.database.reading() as connection:
        memories, by_source = fallen(connection)
    assert memories == len(down) > 0
    assert by_source == sorted(by_source, key=lambda one: (-one[1], one[0]))
    for path, number in by_source:
        assert number == sum(
            any(row.source == path and row.state in FAILED for row in memory.evidence)
            for memory in down
        )
