"""Any filter lists what plain Python finds in everything there is, from any place on and page by page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest
from conftest import DATA
from hypothesis import given, settings
from hypothesis import strategies as st
from nidra.app.imports import Request, import_store
from nidra.app.listing import list_memories
from nidra.app.run_pass import run_sleep
from nidra.app.search import search
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.base.clock import SystemClock, micros
from nidra.base.subjects import subject_form
from nidra.cognition import decay as forgetting
from nidra.records.grade import Grade, Standing
from nidra.records.memory import Memory
from nidra.records.strength import Bases, Span, Use
from nidra.records.verdict import State
from nidra.store import fading, filters, reading, streams, touches
from nidra.store import search as hits
from nidra.store.reading import Filter
from nidra.store.search_words import sought

CONVOS = DATA / "palaces" / "convos"
PROJECT = DATA / "palaces" / "project" / "palace"


@pytest.fixture(scope="module", params=[False, True], ids=["every import counts", "one is undone"])
def store(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Store]:
    """Two palaces and notes of all kinds, some united, some retired; once with an import undone."""
    folder = tmp_path_factory.mktemp("listed")
    with Store(folder / "store") as made:
        made.init()
        remap = json.loads((CONVOS / "manifest.json").read_text("utf-8"))["remap"]
        maps = tuple((old, str(CONVOS / new)) for old, new in remap.items())
        import_store(made, Request(CONVOS, maps=maps))
        import_store(made, Request(PROJECT))
        if request.param:
            undo(made, _last_import(made))
        _file_notes(made, folder)
        run_sleep(made)
        (folder / "late.md").unlink()
        run_sleep(made)
        _use_some(made)
        yield made


def _use_some(store: Store) -> None:
    """Uses of old and of new, stabilities of all kinds, and two that never fade."""
    listed = [memory.id for memory in store.load() if memory.active]
    with store.database.writing() as connection:
        for at, name in enumerate(listed):
            held, days = (None, 0.0, -1.0, 20.0, 1e-9, 1e12)[at % 6], at % 200
            connection.exec_driver_sql(
                "UPDATE memory SET stability=?, tier=?, pinned=?, core=?, last_access=?"
                " WHERE public_id=?",
                (
                    held,
                    (0, 0, 1, 2, 0, 3, 0)[at % 7],
                    int(at % 13 == 0),
                    int(at % 17 == 0),
                    None if at % 4 == 0 else store.now() - days * forgetting.DAY,
                    name,
                ),
            )


def _last_import(store: Store) -> int:
    with store.database.reading() as connection:
        sql = "SELECT max(seq) FROM journal WHERE event='import'"
        return int(connection.exec_driver_sql(sql).scalar_one())


def _file_notes(store: Store, folder: Path) -> None:
    said = ("The port is 5432", "the PORT is 5432.", "The limit is 9", "the limit, is 9!")
    for name in ("notes.md", "late.md"):
        (folder / name).write_text("The port is 5432\nThe limit is 7\n", "utf-8")
    for number in range(24):
        source = (folder / "notes.md", folder / "late.md", None)[number % 3]
        store.add(
            new_memory(
                said[number] if number < len(said) else f"note {number}",
                subject=("Service Port", "limit", None)[number % 3],
                source=source,
                excerpt=said[number % 3] if source else None,
                tags=("even", "fourth")[: 1 + (number % 4 == 0)] if number % 2 == 0 else (),
            )
        )


def _aliases(store: Store) -> dict[int, set[str]]:
    """The other subjects that memories bear, by their keys."""
    found: dict[int, set[str]] = {}
    with store.database.reading() as connection:
        sql = "SELECT a.memory_id, u.key FROM subject_alias a JOIN subject u ON u.id=a.subject_id"
        for memory, key in connection.exec_driver_sql(sql):
            found.setdefault(memory, set()).add(key)
    return found


def _fades(memory: Memory, use: Use, span: Span) -> bool:
    at = forgetting.fades_at(use, span.bases)
    return memory.active and at is not None and span.since <= at < span.until


def _fits(memory: Memory, use: Use, chosen: Filter, aliases: set[str]) -> bool:
    subjects = aliases | ({subject_form(memory.subject)} if memory.subject else set())
    live = [row.state.label for row in memory.evidence if not row.retired]
    drawers = memory.drawers
    place = (chosen.wing, chosen.room)
    asked: dict[str, bool] = {
        "active": memory.active == chosen.active,
        "grade": memory.grade == chosen.grade,
        "standing": memory.standing == chosen.standing,
        "verdict": chosen.verdict is not None and chosen.verdict.label in live,
        "hall": any(d.hall == chosen.hall for d in drawers),
        "agent": any(d.agent == chosen.agent for d in drawers),
        "tag": chosen.tag in memory.tags,
        "subject": chosen.subject in subjects,
        "fading": chosen.fading is not None and _fades(memory, use, chosen.fading),
        "source": any(f"/{row.source}".endswith(f"/{chosen.source}") for row in memory.evidence),
    }
    asked["wing"] = asked["room"] = any(
        place in ((d.wing, d.room), (d.wing, None), (None, d.room)) for d in drawers
    )
    return all(fit for name, fit in asked.items() if getattr(chosen, name) is not None)


NOW = micros(SystemClock().now())
BASES = Bases(record=30, episodic=7, semantic=30, orientation=365)
SPANS = [
    Span(-(2**62), NOW, BASES),
    *(Span(NOW, NOW + days * forgetting.DAY, BASES) for days in (0, 20, 70, 3000)),
    Span(NOW, NOW + 70 * forgetting.DAY, Bases(90, 1, 365, 365)),
]


def _uses(store: Store, everyone: list[Memory]) -> dict[int, Use]:
    with store.database.reading() as connection:
        return touches.uses(connection, [memory.key for memory in everyone])


def _values(everyone: list[Memory]) -> dict[str, list[object]]:
    drawers = list(chain.from_iterable(m.drawers for m in everyone))
    sources = {row.source for m in everyone for row in m.evidence}
    return {
        "active": [True, False],
        "grade": list(Grade),
        "standing": list(Standing),
        "verdict": list(State),
        "wing": sorted({d.wing for d in drawers} | {"nowhere"}),
        "room": sorted({d.room for d in drawers} | {"nowhere"}),
        "hall": sorted({d.hall for d in drawers if d.hall} | {"nowhere"}),
        "agent": sorted({d.agent for d in drawers if d.agent} | {"nobody"}),
        "tag": ["even", "fourth", "odd"],
        "subject": ["service_port", subject_form("limit"), "nothing"],
        "fading": list(SPANS),
        "source": sorted(sources | {Path(source).name for source in sources} | {"o.md"}),
    }


@settings(max_examples=150)
@given(data=st.data())
def test_any_filter_lists_what_plain_python_finds(store: Store, data: st.DataObject) -> None:
    everyone = list(store.load(Filter(active=None)))
    values = _values(everyone)
    names = data.draw(st.lists(st.sampled_from(sorted(values)), unique=True, max_size=3))
    picked = {name: data.draw(st.sampled_from(values[name])) for name in names}
    chosen = Filter(**{"active": None, **picked})  # type: ignore[arg-type]
    after = data.draw(st.sampled_from([0, *(m.key for m in everyone)]))
    limit = data.draw(st.sampled_from([None, 0, 1, 3, 100]))
    aliases, used = _aliases(store), _uses(store, everyone)
    expected = [
        m.key
        for m in everyone
        if m.key > after and _fits(m, used[m.key], chosen, aliases.get(m.key, set()))
    ][:limit]
    window, few = data.draw(st.sampled_from([(1000, 500), (2, 0), (3, 4)]))
    most, least = data.draw(st.sampled_from([(24, 8), (200, 1), (0, 1)]))
    with pytest.MonkeyPatch.context() as patched, store.database.reading() as connection:
        patched.setattr(reading, "_WINDOW", window)
        patched.setattr(filters, "_FEW", few)
        patched.setattr(streams, "MOST", most)
        patched.setattr(streams, "_LEAST", least)
        assert reading.keys(connection, chosen, limit, after) == expected


@settings(max_examples=150)
@given(data=st.data())
def test_what_fades_comes_nearest_first_through_any_filter(
    store: Store, data: st.DataObject
) -> None:
    everyone = list(store.load(Filter(active=None)))
    values, used = _values(everyone), _uses(store, everyone)
    names = data.draw(st.lists(st.sampled_from(sorted(values)), unique=True, max_size=2))
    picked = {name: data.draw(st.sampled_from(values[name])) for name in names}
    span = data.draw(st.sampled_from(SPANS))
    chosen = Filter(**{"active": None, **picked, "fading": span})  # type: ignore[arg-type]
    aliases = _aliases(store)
    expected = sorted(
        (forgetting.fades_at(used[m.key], span.bases) or 0, m.key)
        for m in everyone
        if _fits(m, used[m.key], chosen, aliases.get(m.key, set()))
    )
    size = data.draw(st.sampled_from([1, 2, 7, 500]))
    window, often, fetched = data.draw(st.sampled_from([(1000, 0.02, 12), (2, 0.9, 1), (1, 2, 4)]))
    found: list[tuple[int, int]] = []
    with pytest.MonkeyPatch.context() as patched, store.database.reading() as connection:
        patched.setattr(reading, "_WINDOW", window)
        patched.setattr(reading, "_OFTEN", often)
        patched.setattr(reading, "_FETCHED", fetched)
        while True:
            page = reading.keys_fading(connection, chosen, size, found[-1] if found else None)
            found += page
            if len(page) < size:
                break
        assert found == expected
        n = sum(fading.count(connection, span, tier) for tier in fading.MORTAL)
    alone = Filter(active=None, fading=span)
    assert n == sum(_fits(m, used[m.key], alone, set()) for m in everyone)


@pytest.mark.parametrize("size", [1, 7, 100])
def test_pages_by_the_last_id_are_the_list(store: Store, size: int) -> None:
    for chosen in (Filter(), Filter(grade=Grade.MACHINE_CHECKED), Filter(verdict=State.VERBATIM)):
        whole = [memory.id for memory in list_memories(store, chosen)]
        paged: list[str] = []
        while page := list(list_memories(store, chosen, size, paged[-1] if paged else None)):
            paged += (memory.id for memory in page)
        assert paged == whole


@settings(max_examples=60)
@given(data=st.data())
def test_a_search_through_any_filter_is_what_plain_python_finds(
    store: Store, data: st.DataObject
) -> None:
    everyone = list(store.load(Filter(active=None)))
    values = _values(everyone)
    names = data.draw(st.lists(st.sampled_from(sorted(values)), unique=True, max_size=2))
    picked = {name: data.draw(st.sampled_from(values[name])) for name in names}
    chosen = Filter(**{"active": None, **picked})  # type: ignore[arg-type]
    words = data.draw(st.sampled_from(["the", "note", '"the limit"', "*imi*", "not*", "*e*"]))
    texts = data.draw(st.sampled_from([None, 3, 50]))
    aliases, used = _aliases(store), _uses(store, everyone)
    expected = [
        m.id
        for m in everyone
        if _fits(m, used[m.key], chosen, aliases.get(m.key, set()))
        and sought(words).stands_in(m.statement)
    ]
    few, directly = data.draw(st.sampled_from([(12_000, 300), (0, 0), (12_000, 0)]))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hits, "_FEW", few)
        patched.setattr(hits, "_DIRECTLY", directly)
        patched.setattr(hits, "_LOOK", 5)
        page = search(store, words, chosen, limit=4, texts=texts)
        found = [memory.id for memory in page.memories]
        while page.more:
            page = search(store, words, chosen, page.after, limit=4, texts=texts)
            found += (memory.id for memory in page.memories)
    assert found == expected
