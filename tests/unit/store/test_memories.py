"""Filing memories: equal text is one memory, nothing given is lost, nothing is revived silently."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import MovingClock, digest_of
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import (
    HalfReceipt,
    MemoryAbsent,
    SourceRefused,
    TooWeakExcerpt,
    UnknownPremise,
    UsageError,
)
from nidra.store import census, health


def _same_census(store: Store) -> None:
    with store.database.reading() as connection:
        assert health.census_is_true(connection)


def test_T1_two_statements_in_devanagari_are_two_memories(store: Store) -> None:
    one = store.add(new_memory("सर्वर पाँच साल चलेगा"))
    two = store.add(new_memory("डेटा हर घंटे जाँचा जाएगा"))
    assert one != two
    assert [m.statement for m in store.load()] == ["सर्वर पाँच साल चलेगा", "डेटा हर घंटे जाँचा जाएगा"]


def test_T4_long_texts_with_one_beginning_stay_apart(store: Store) -> None:
    head = "word " * 400
    assert store.add(new_memory(head + "one")) != store.add(new_memory(head + "two"))


def test_a_statement_is_kept_verbatim(store: Store) -> None:
    text = "  Line one\n\n\tcafe\u0301 \x00 \u202e right to left  "
    assert store.get(store.add(new_memory(text))).statement == text


def test_a_statement_of_five_megabytes_is_kept(store: Store) -> None:
    text = "many words " * 480_000
    assert store.get(store.add(new_memory(text))).statement == text


def test_a_lone_surrogate_becomes_the_replacement_character(store: Store) -> None:
    assert store.get(store.add(new_memory("a\ud800b"))).statement == "a\ufffdb"


def test_T18_a_second_add_keeps_subject_tags_and_unique_receipts(
    store: Store, tmp_path: Path
) -> None:
    source = tmp_path / "config.md"
    source.write_text("retry limit is 5", "utf-8")
    receipt = (str(source), "retry limit is 5", "config.md#L1")
    store.add(new_memory("The limit is 5", sources=[receipt, receipt]))
    name = store.add(new_memory("The limit is 5", subject="retry", tags=["net"], sources=[receipt]))
    memory = store.get(name)
    assert (memory.subject, memory.tags, len(memory.evidence)) == ("retry", ("net",), 1)
    again = store.add(new_memory("The limit is 5", subject="limits", tags=["net", "ops"]))
    assert again == name
    assert store.get(name).tags == ("net", "ops")
    assert [event.event for event in store.journal_for(name)] == ["add", "united", "united"]


def test_adding_what_is_there_already_changes_not_a_byte(store: Store) -> None:
    store.add(new_memory("The limit is 5", subject="retry", tags=["net"]))
    before = digest_of(store)
    store.add(new_memory("The limit is 5", subject="retry", tags=["net"]))
    assert digest_of(store) == before


@pytest.mark.parametrize("half", [{"source": "a.md"}, {"excerpt": "some text"}])
def test_T13_half_a_receipt_is_refused_in_a_sentence(half: dict[str, str]) -> None:
    with pytest.raises(HalfReceipt, match="missing"):
        new_memory("The limit is 5", **half)  # type: ignore[arg-type]


@pytest.mark.parametrize("excerpt", ["", "5", "a.", "— !"])
def test_T23_T24_an_excerpt_that_would_stand_anywhere_is_refused(excerpt: str) -> None:
    with pytest.raises(TooWeakExcerpt):
        new_memory("The limit is 5", source="a.md", excerpt=excerpt)


@pytest.mark.parametrize("source", [5, ["a.md"], {"a": 1}])
def test_T48_a_source_that_is_no_path_is_refused(source: object) -> None:
    with pytest.raises(UsageError, match="path"):
        new_memory("The limit is 5", sources=[(source, "limit is 5")])


def test_a_folder_as_source_is_refused(store: Store, tmp_path: Path) -> None:
    with pytest.raises(SourceRefused, match="folder"):
        store.add(new_memory("The limit is 5", source=tmp_path, excerpt="limit is 5"))
    assert store.census().total == 0


def test_T12_a_retired_memory_is_not_revived_silently(store: Store) -> None:
    name = store.add(new_memory("The limit is 5"))
    with store.database.writing() as connection, census.tracked(connection, [1]):
        connection.exec_driver_sql("UPDATE memory SET active=0")
    with pytest.raises(UsageError, match="retired"):
        store.add(new_memory("The limit is 5"))
    assert not store.get(name).active
    store.add(new_memory("The limit is 5"), revive=True)
    assert store.get(name).active
    assert store.journal_for(name)[-1].detail["revived"] is True
    _same_census(store)


def test_T16_making_a_store_twice_adds_nothing(store: Store) -> None:
    store.add(new_memory("The limit is 5"))
    before = digest_of(store)
    assert store.init() is False
    assert digest_of(store) == before


def test_a_premise_that_does_not_exist_is_refused(store: Store) -> None:
    with pytest.raises(UnknownPremise, match="mem_nowhere"):
        store.add(new_memory("It follows", rests_on=["mem_nowhere"]))
    assert store.census().total == 0


def test_premises_never_go_in_circles(store: Store) -> None:
    one = store.add(new_memory("one"))
    two = store.add(new_memory("two", rests_on=[one]))
    three = store.add(new_memory("three", rests_on=[two]))
    for child, parent in (("one", three), ("one", one)):
        with pytest.raises(UnknownPremise, match="circles"):
            store.add(new_memory(child, rests_on=[parent]))
    assert store.get(three).premises == (two,)
    assert store.get(one).dependants == (two,)


def test_a_prefix_names_a_memory_where_it_names_only_one(store: Store) -> None:
    name = store.add(new_memory("The limit is 5"))
    assert store.get(name[:8]).id == name
    assert store.get(name[4:]).id == name
    for other in range(200):
        store.add(new_memory(f"note {other}"))
    with pytest.raises(MemoryAbsent, match="several"):
        store.get("mem_")
    with pytest.raises(MemoryAbsent, match="No memory"):
        store.get("mem_zzz")


def test_ids_grow_where_two_texts_share_the_short_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    from nidra.store import memories

    fakes = {"one": "a" * 12 + "b" * 52, "two": "a" * 12 + "c" * 52}
    monkeypatch.setattr(memories, "memory_digest", lambda tier, text: fakes[text])
    one, two = store.add(new_memory("one")), store.add(new_memory("two"))
    assert (one, two) == ("mem_" + "a" * 12, "mem_" + "a" * 12 + "cccc")
    assert store.add(new_memory("two")) == two


def test_subjects_differing_in_case_and_dashes_are_one_subject(store: Store) -> None:
    store.add(new_memory("a first", subject="Service Port"))
    store.add(new_memory("a second", subject="service-port"))
    with store.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM subject").scalar() == 1


def test_the_journal_and_the_change_are_one_transaction(store: Store) -> None:
    def fail(connection: object, key: int) -> None:
        raise RuntimeError("midway")

    with pytest.raises(RuntimeError):
        store.file(new_memory("half"), also=fail)
    assert store.census().total == 0
    with store.database.reading() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM journal").scalar() == 0


def test_the_recorded_time_may_be_given(store: Store, clock: MovingClock) -> None:
    name = store.add(new_memory("old news", now="2025-01-01T00:00:00+05:30"))
    assert store.get(name).recorded_at < store.now()
    with pytest.raises(UsageError, match="ISO 8601"):
        new_memory("old news", now="last week")


@pytest.mark.parametrize(
    "odd",
    [
        {"tags": [None, 5]},
        {"subject": 5},
        {"attribute": ["x"]},
        {"confidence": "0.5"},
        {"confidence": float("nan")},
        {"sources": 5},
        {"rests_on": [7]},
    ],
)
def test_words_of_the_wrong_kind_are_refused_in_a_sentence(odd: dict[str, object]) -> None:
    with pytest.raises(UsageError):
        new_memory("The limit is 5", **odd)  # type: ignore[arg-type]


def test_one_premise_or_tag_need_not_be_a_list(store: Store) -> None:
    base = store.add(new_memory("base"))
    name = store.add(new_memory("It follows", tags="net", rests_on=base))
    assert (store.get(name).premises, store.get(name).tags) == ((base,), ("net",))


def test_invalid_characters_in_words_never_reach_the_database(store: Store) -> None:
    name = store.add(new_memory("x", subject="a\ud800", tags=["b\udcff"]))
    assert (store.get(name).subject, store.get(name).tags) == ("a\ufffd", ("b\ufffd",))
    with pytest.raises(UsageError, match="Rename"):
        new_memory("y", source="stray\udcff.md", excerpt="some text")
    with pytest.raises(MemoryAbsent):
        store.get("mem_\udcff")
    with pytest.raises(MemoryAbsent):
        store.get(5)  # type: ignore[arg-type]


def test_a_remote_source_is_kept_as_it_was_given(store: Store) -> None:
    from nidra.app.run_pass import run_sleep

    name = store.add(new_memory("x", source="https://example.org/a", excerpt="some text"))
    run_sleep(store)
    row = store.get(name).evidence[0]
    assert (row.source, row.state.label) == ("https://example.org/a", "unreadable")
    assert "remote" in row.note
