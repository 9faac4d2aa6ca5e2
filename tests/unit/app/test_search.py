"""Search: what is found, through which filters, page by page, and the index that keeps up."""

from __future__ import annotations

import sqlite3
import sys
from pathlib import Path

import pytest
from conftest import DATA, MovingClock, digest_of
from nidra.app import search as searching
from nidra.app.doctor import examine
from nidra.app.imports import Request, import_store
from nidra.app.run_pass import run_sleep
from nidra.app.search import Page, build, is_prepared, rebuild, search
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import Cancelled, IndexDamaged, MemoryAbsent, UsageError
from nidra.records.grade import Standing
from nidra.records.progress import Progress
from nidra.records.strength import Bases, Span
from nidra.store import batches, origins, search_index
from nidra.store import search as hits
from nidra.store.reading import Filter
from nidra.store.search_words import search_form, sought

PALACE = DATA / "palaces" / "project" / "palace"


def said(page: Page) -> list[str]:
    return [memory.statement for memory in page.memories]


def filled(store: Store, *texts: str) -> list[str]:
    return [store.add(new_memory(text)) for text in texts]


def trouble(store: Store) -> list[str]:
    return [f.sentence for f in examine(store) if "search index" in f.sentence]


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("retry", [0, 1]),
        ("RETRY limit", [0]),
        ('"retry limit"', [0]),
        ('"limit retry"', []),
        ("retr*", [0, 1, 2]),
        ("*imit*", [0, 3]),
        ("*mit", [0]),
        ("resume", [4]),
        ("Résumé", [4]),
        ("STRASSE", [4]),
        ("C++", [5]),
        ("C", [5, 6]),
        ("c#", [6]),
        ("数据库", [7]),
        ("据库", [7]),
        ("库", [7]),
        ("ขนาด", [8]),
        ("रखो", [9]),
        ("🌊", [6]),
        ("retry_state", [1]),
        ("nothing", []),
        ("zz*", []),
        ("*q*", []),
    ],
)
def test_words_phrases_beginnings_parts_and_every_script_are_found(
    store: Store, asked: str, found: list[int]
) -> None:
    texts = (
        "The Retry\nlimit is 5",
        "call retry_state(617)",
        "retried twice",
        "limits matter",
        "Ein RÉSUMÉ an der Straße",
        "written in C++",
        "C# \U0001f30a tide",
        "我们决定把数据库迁移到新",
        "ปรับขนาดไฟล์",
        "इसे याद रखो",
    )
    filled(store, *texts)

    assert said(search(store, asked)) == [texts[at] for at in found]


@pytest.mark.parametrize("asked", ["", "  ", "*", '"', '""', "...", "** *"])
def test_a_search_for_nothing_says_so(store: Store, asked: str) -> None:
    filled(store, "something")

    with pytest.raises(UsageError, match="needs a letter"):
        search(store, asked)


def test_pages_follow_each_other_by_id_and_hold_every_hit_once(store: Store) -> None:
    filled(store, *(f"note {number} on tides" for number in range(25)), "no more")
    met: list[str] = []
    after = None
    while True:
        page = search(store, "tides", after=after, limit=10)
        met += said(page)
        if not page.more:
            break
        after = page.memories[-1].id

    assert met == [f"note {number} on tides" for number in range(25)]
    with pytest.raises(MemoryAbsent):
        search(store, "tides", after="mem_ffff")


def test_every_filter_narrows_a_search(store: Store, tmp_path: Path) -> None:
    source = tmp_path / "tides.md"
    source.write_text("The tide gauge stands at 5 m.\n", encoding="utf-8")
    store.add(new_memory("tide without receipt", tags=["blue"]))
    store.add(
        new_memory("tide with receipt", subject="tide", source=source, excerpt="gauge stands at 5")
    )

    assert said(search(store, "tide", Filter(tag="blue"))) == ["tide without receipt"]
    assert said(search(store, "tide", Filter(subject="tide"))) == ["tide with receipt"]
    assert said(search(store, "*ide*", Filter(source=str(source)))) == ["tide with receipt"]
    assert said(search(store, "tide", Filter(standing=Standing.NO_RECEIPT))) == [
        "tide without receipt"
    ]
    assert said(search(store, "receipt", Filter(active=False))) == []


def test_what_is_added_changed_or_imported_later_is_found_at_once(store: Store) -> None:
    filled(store, "the first one")
    assert said(search(store, "first")) == ["the first one"]
    filled(store, "the second one")
    import_store(store, Request(PALACE))
    some = next(m for m in store.load() if len(m.statement) > 40)
    word = max(search_form(some.statement).split(), key=len)

    assert said(search(store, '"second one"')) == ["the second one"]
    assert some.statement in said(search(store, word))
    assert trouble(store) == ["The search index holds every memory."]


def test_an_import_of_nothing_new_leaves_the_index_whole(store: Store) -> None:
    import_store(store, Request(PALACE))
    search(store, "harbour")
    import_store(store, Request(PALACE))
    assert trouble(store) == ["The search index holds every memory."]
    filled(store, "The zeppelin lands at noon")
    assert trouble(store) == ["The search index holds every memory."]
    assert said(search(store, "zeppelin")) == ["The zeppelin lands at noon"]


def test_an_undone_import_is_found_no_more_and_comes_back_with_the_redo(store: Store) -> None:
    filled(store, "kept")
    search(store, "kept")
    import_store(store, Request(PALACE))
    some = list(store.load())[-1]
    words = " ".join(search_form(some.statement).split()[:4])
    assert some.statement in said(search(store, words))

    last = _last_import(store)
    undo(store, str(last))
    assert said(search(store, words)) == []
    import_store(store, Request(PALACE))
    assert some.statement in said(search(store, words))


def _last_import(store: Store) -> int:
    with store.database.reading() as connection:
        found = connection.exec_driver_sql("SELECT max(seq) FROM journal WHERE event='import'")
        return int(found.scalar() or 0)


def test_rows_of_an_import_that_is_taken_back_leave_the_index(store: Store) -> None:
    filled(store, "kept")
    search(store, "kept")

    def stop() -> bool:
        return True

    with pytest.raises(Cancelled):
        import_store(store, Request(PALACE), cancel=stop)
    with store.database.reading() as connection:
        terms = connection.exec_driver_sql("SELECT term FROM search_terms").fetchall()
    assert [row[0] for row in terms] == ["kept"]


def test_a_first_import_into_an_empty_store_pays_for_no_index(store: Store) -> None:
    assert said(search(store, "anything")) == []
    build(store)
    import_store(store, Request(PALACE))

    assert not is_prepared(store)
    assert trouble(store) == ["There is no search index yet; the first search builds it."]


def test_a_build_that_is_stopped_is_known_and_the_next_search_completes_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_index, "STEP", 5)
    filled(store, *(f"note {number} on tides" for number in range(20)))
    shown: list[Progress] = []

    with pytest.raises(Cancelled):
        build(store, shown.append, lambda: len(shown) == 2)
    assert [p.done for p in shown] == [5, 10]
    assert "not whole" in trouble(store)[0]
    filled(store, "one more on tides")
    with store.database.writing() as connection:
        connection.exec_driver_sql("UPDATE statement SET text='other' WHERE memory_id=3")
        connection.exec_driver_sql("UPDATE statement SET text='else' WHERE memory_id=15")

    assert len(search(store, "tides").memories) == 19
    assert said(search(store, "other")) == ["other"]
    assert trouble(store) == ["The search index holds every memory."]


def test_a_search_and_a_pass_over_a_store_with_an_index_write_nothing(store: Store) -> None:
    import_store(store, Request(PALACE))
    run_sleep(store, mode="full")
    search(store, "a")
    run_sleep(store, mode="full")
    before = digest_of(store)

    search(store, "the")
    run_sleep(store, mode="full")

    assert digest_of(store) == before


def test_an_index_of_another_form_is_built_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(store, "the first one")
    search(store, "first")
    monkeypatch.setattr(search_index, "FORM", search_index.FORM + 1)

    assert "not whole" in trouble(store)[0]
    assert said(search(store, "first")) == ["the first one"]


@pytest.mark.parametrize("place", ["id=10", "id>10"])
def test_damage_to_the_index_is_named_with_the_command_that_mends_it(
    store: Store, place: str
) -> None:
    filled(store, *(f"note {number} on tides" for number in range(200)))
    search(store, "tides")
    store.close()
    with sqlite3.connect(store.database.path) as raw:
        for table in ("search_words_data", "search_parts_data"):
            raw.execute(f"UPDATE {table} SET block=x'ffffffffffffffff' WHERE {place}")
    raw.close()

    assert "is damaged" in trouble(store)[0]
    if place == "id=10":
        with pytest.raises(IndexDamaged, match="nidra rebuild-index"):
            search(store, "tides")
        with pytest.raises(IndexDamaged, match="It holds no memory"):
            store.add(new_memory("one more note on tides"))
    assert rebuild(store) == 200
    assert len(search(store, "tides").memories) == 100
    assert trouble(store) == ["The search index holds every memory."]


def test_an_index_that_lacks_a_memory_is_found_out(store: Store) -> None:
    filled(store, "one", "two")
    search(store, "one")
    with store.database.writing() as connection:
        connection.exec_driver_sql(
            "INSERT INTO search_words (search_words, rowid, form) VALUES ('delete', 2, ' two  ')"
        )

    assert "does not find memory 2" in trouble(store)[0]


@pytest.mark.skipif(sys.platform == "win32", reason="folders there have no mode")
def test_a_store_that_cannot_be_written_is_searched_text_by_text(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(store, "the Straße", "other")
    store.close()

    def unwritable(*_: object) -> int:
        from nidra.base.errors import StoreUnwritable

        raise StoreUnwritable(path=store.folder, reason="read-only")

    monkeypatch.setattr(searching, "build", unwritable)
    page = search(store, "strasse")

    assert said(page) == ["the Straße"]
    assert page.scanned == "the search index cannot be written here"


def test_a_python_without_full_text_search_reads_every_text(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(store, "the Straße", "other")
    monkeypatch.setattr(search_index, "is_possible", lambda connection: False)

    page = search(store, "*rass*")

    assert said(page) == ["the Straße"]
    assert "no full-text search" in page.scanned
    with pytest.raises(UsageError, match="no full-text search"):
        rebuild(store)


def test_two_builds_at_once_put_each_statement_in_once(
    tmp_path: Path, clock: MovingClock, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_index, "STEP", 2)
    filled(store, *(f"note {number}" for number in range(9)))
    other = Store(store.folder, clock=clock)

    def meanwhile(value: Progress) -> None:
        if value.done == 2:
            build(other)

    build(store, meanwhile)
    other.close()
    with store.database.reading() as connection:
        found = connection.exec_driver_sql("SELECT doc FROM search_terms WHERE term='note'")
        assert found.scalar() == 9


def test_a_search_asks_for_each_piece_once() -> None:
    assert sought('retry "time limit" retr* retry').pieces == (" retry ", " time limit ", " retr")


def test_rows_of_an_open_batch_are_in_the_index_and_in_no_answer(store: Store) -> None:
    filled(store, "kept tide")
    search(store, "tide")
    with store.database.writing() as connection:
        origin = origins.key_of(connection, "test", "/x", "test")
        batch = batches.begin(connection, origin, "{}", "", 0)
        connection.exec_driver_sql(
            "INSERT INTO memory (id, public_id, batch_id, key64, recorded_at, updated_at)"
            f" VALUES (99, 'mem_99', {batch}, 1, 0, 0)"
        )
        connection.exec_driver_sql("INSERT INTO statement VALUES (99, 'open tide')")

    assert said(search(store, "tide")) == ["kept tide"]


@pytest.mark.parametrize("few", [0, 100])
def test_a_search_that_reads_so_many_texts_goes_on_where_it_stopped(
    store: Store, monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    monkeypatch.setattr(hits, "_LOOK", 2)
    monkeypatch.setattr(hits, "_FEW", few)
    monkeypatch.setattr(hits, "_DIRECTLY", 0)
    filled(store, *(f"retry my limit {number}" for number in range(9)), "the retry limit")
    whole = search(store, '"retry limit"')
    assert (said(whole), whole.more, whole.after) == (["the retry limit"], False, None)
    chosen = Filter(standing=Standing.NO_RECEIPT)
    pages = [search(store, '"retry limit"', chosen, texts=2)]
    while pages[-1].more:
        assert pages[-1].after is not None
        pages.append(search(store, '"retry limit"', chosen, after=pages[-1].after, texts=2))
    assert len(pages) > 3
    assert [text for page in pages for text in said(page)] == ["the retry limit"]


def test_the_next_page_begins_after_the_last_that_was_shown(store: Store) -> None:
    first, second, third = filled(store, "retry one", "retry two", "retry three")
    page = search(store, "retry", limit=2)
    assert [memory.id for memory in page.memories] == [first, second]
    assert (page.more, page.after) == (True, second)
    rest = search(store, "retry", after=page.after, limit=2)
    assert ([m.id for m in rest.memories], rest.more, rest.after) == ([third], False, None)


def test_many_single_adds_leave_the_index_in_a_few_parts(store: Store) -> None:
    store.add(new_memory("note 0"))
    build(store)
    for number in range(1, 150):
        store.add(new_memory(f"note {number}"))
    with store.database.reading() as connection:
        for table in ("search_words", "search_parts"):
            sql = f"SELECT count(DISTINCT segid) FROM {table}_idx"
            parts = connection.exec_driver_sql(sql).scalar_one()
            assert parts <= 2 * search_index.MERGED
    assert len(search(store, "note", limit=200).memories) == 150
    assert len(search(store, "note 149").memories) == 1


def test_a_build_ends_with_the_index_in_one_part(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_index, "STEP", 3)
    monkeypatch.setattr(search_index, "_LEAVES", 1)
    for number in range(40):
        store.add(new_memory(f"note {number} says {'word ' * 40}{number * 7919}"))
    build(store)
    with store.database.reading() as connection:
        for table in ("search_words", "search_parts"):
            sql = f"SELECT count(DISTINCT segid) FROM {table}_idx"
            assert connection.exec_driver_sql(sql).scalar_one() == 1
        assert search_index.damage(connection) == ""
    assert len(search(store, "note", limit=100).memories) == 40


def test_a_page_that_ended_among_memories_of_an_undone_import_is_gone_on_with(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hits, "_LOOK", 2)
    import_store(store, Request(PALACE))
    with store.database.reading() as connection:
        rows = connection.exec_driver_sql("SELECT seq FROM journal WHERE event='import'").all()
    undo(store, rows[-1][0])
    ids = filled(store, "the harbour is closed", "the gate is open", "the port is far")
    span = Span(0, store.now() + 1000 * 86_400_000_000, Bases(30, 7, 30, 365))
    chosen, found, after = Filter(active=None, fading=span), [], None
    while True:
        page = search(store, "the", chosen, after=after, limit=4, texts=2)
        found += [memory.id for memory in page.memories]
        if not page.more:
            break
        after = page.after
    assert found == ids
