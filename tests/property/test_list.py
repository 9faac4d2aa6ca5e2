"""Any filter lists what plain Python finds in everything there is, from any place on and page by page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from listed import SPANS, aliases, fill, fits, uses, values
from nidra.app.listing import list_memories
from nidra.app.search import search
from nidra.app.workspace import Store
from nidra.cognition import decay as forgetting
from nidra.records.grade import Grade
from nidra.records.verdict import State
from nidra.store import fading, filters, reading, streams
from nidra.store import search as hits
from nidra.store.reading import Filter
from nidra.store.search_words import sought


@pytest.fixture(scope="module", params=[False, True], ids=["every import counts", "one is undone"])
def store(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Store]:
    """Two palaces and notes of all kinds, some united, some retired; once with an import undone."""
    folder = tmp_path_factory.mktemp("listed")
    with Store(folder / "store") as made:
        fill(made, folder, request.param)
        yield made


@settings(max_examples=150)
@given(data=st.data())
def test_any_filter_lists_what_plain_python_finds(store: Store, data: st.DataObject) -> None:
    everyone = list(store.load(Filter(active=None)))
    asked = values(everyone)
    names = data.draw(st.lists(st.sampled_from(sorted(asked)), unique=True, max_size=3))
    picked = {name: data.draw(st.sampled_from(asked[name])) for name in names}
    chosen = Filter(**{"active": None, **picked})  # type: ignore[arg-type]
    after = data.draw(st.sampled_from([0, *(m.key for m in everyone)]))
    limit = data.draw(st.sampled_from([None, 0, 1, 3, 100]))
    others, used = aliases(store), uses(store, everyone)
    expected = [
        m.key
        for m in everyone
        if m.key > after and fits(m, used[m.key], chosen, others.get(m.key, set()))
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
    asked, used = values(everyone), uses(store, everyone)
    names = data.draw(st.lists(st.sampled_from(sorted(asked)), unique=True, max_size=2))
    picked = {name: data.draw(st.sampled_from(asked[name])) for name in names}
    span = data.draw(st.sampled_from(SPANS))
    chosen = Filter(**{"active": None, **picked, "fading": span})  # type: ignore[arg-type]
    others = aliases(store)
    expected = sorted(
        (forgetting.fades_at(used[m.key], span.bases) or 0, m.key)
        for m in everyone
        if fits(m, used[m.key], chosen, others.get(m.key, set()))
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
    assert n == sum(fits(m, used[m.key], alone, set()) for m in everyone)


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
    asked = values(everyone)
    names = data.draw(st.lists(st.sampled_from(sorted(asked)), unique=True, max_size=2))
    picked = {name: data.draw(st.sampled_from(asked[name])) for name in names}
    chosen = Filter(**{"active": None, **picked})  # type: ignore[arg-type]
    words = data.draw(st.sampled_from(["the", "note", '"the limit"', "*imi*", "not*", "*e*"]))
    texts = data.draw(st.sampled_from([None, 3, 50]))
    others, used = aliases(store), uses(store, everyone)
    expected = [
        m.id
        for m in everyone
        if fits(m, used[m.key], chosen, others.get(m.key, set()))
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
