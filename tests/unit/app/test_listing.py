"""Lists: filters over what a palace says of its rows, in the order in which a source says them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from conftest import DATA
from nidra.app.imports import Request, import_store
from nidra.app.listing import drawer_object, list_drawers, list_memories, memory_object
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store
from nidra.base.errors import MemoryAbsent, UsageError
from nidra.records.grade import Grade
from nidra.records.verdict import State
from nidra.store import drawers
from nidra.store.reading import Filter

PALACE = DATA / "palaces" / "convos"


@pytest.fixture
def audited(store: Store) -> Store:
    remap = json.loads((PALACE / "manifest.json").read_text("utf-8"))["remap"]
    maps = tuple((old, str(PALACE / new)) for old, new in remap.items())
    import_store(store, Request(PALACE, maps=maps))
    run_sleep(store)
    return store


def test_the_chunks_of_one_source_come_in_its_order(audited: Store) -> None:
    rows = [row for row in list_drawers(audited) if row["chunk"] is not None]
    source = max({row["source"] for row in rows}, key=lambda s: sum(r["source"] == s for r in rows))
    for name in (source, Path(source).name):
        found = list(list_memories(audited, Filter(source=name)))
        chunks = [memory.drawers[0].chunk for memory in found]
        assert len(chunks) > 3
        assert chunks == sorted(chunks)
    assert len(list(list_memories(audited, Filter(source=source), 2))) == 2


def test_filters_narrow_by_what_the_palace_recorded(audited: Store) -> None:
    everyone = list(list_memories(audited))
    halls = {memory.drawers[0].hall for memory in everyone if memory.drawers[0].hall}
    assert halls
    parts = [list(list_memories(audited, Filter(hall=hall))) for hall in halls]
    assert sum(map(len, parts)) == sum(bool(m.drawers[0].hall) for m in everyone)
    agent = everyone[0].drawers[0].agent
    assert everyone[0].id in {m.id for m in list_memories(audited, Filter(agent=agent))}
    assert list(list_memories(audited, Filter(agent="nobody"))) == []
    assert list(list_memories(audited, Filter(source="/o.md"))) == []


def test_grades_and_verdicts_filter_too(audited: Store) -> None:
    total = audited.census().active
    assert len(list(list_memories(audited, Filter(grade=Grade.MACHINE_CHECKED)))) == total
    assert len(list(list_memories(audited, Filter(verdict=State.VERBATIM)))) == total
    assert list(list_memories(audited, Filter(verdict=State.DRIFTED))) == []


def test_every_object_is_json_and_carries_what_scripts_need(audited: Store) -> None:
    for memory in list_memories(audited, None, 5):
        value = json.loads(json.dumps(memory_object(memory)))
        assert {"id", "grade", "standing", "verdicts", "source"} <= value.keys()
    with audited.database.reading() as connection:
        for row in list(drawers.drawers(connection))[:5]:
            value = json.loads(json.dumps(drawer_object(row)))
            assert {"foreign_id", "memory_id", "verdicts", "detail", "source"} <= value.keys()


def test_a_memory_is_found_by_the_id_of_its_foreign_row(audited: Store) -> None:
    memory = next(list_memories(audited))
    assert audited.get(memory.drawers[0].foreign_id).id == memory.id
    with pytest.raises(MemoryAbsent):
        audited.get("drawer_that_never_was")


def test_a_source_has_no_memories_filed_after_another_and_says_so(audited: Store) -> None:
    first = next(iter(list_memories(audited, limit=1)))
    with pytest.raises(UsageError, match="in the order of the source"):
        list(list_memories(audited, Filter(source=first.evidence[0].source), after=first.id))
