"""The earlier tool's way does what it is measured at."""

from __future__ import annotations

from pathlib import Path

import palaces
import pytest
from yardstick import JsonStore, Memory, Pass, contradict, import_palace, longest_run

AT = "2026-01-05T10:00:00+00:00"


@pytest.fixture(scope="module")
def palace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return palaces.made(tmp_path_factory.mktemp("yardstick") / "palace", 300)


def test_an_import_takes_every_drawer_once(palace: Path, tmp_path: Path) -> None:
    store = JsonStore(tmp_path)
    memories = import_palace(palace, store)
    kept = store.load().values()
    assert len(kept) == memories
    also = sum(len(memory.origin.get("also", ())) for memory in kept)
    assert memories + also == 300


def test_a_pass_finds_the_sources_that_stand(palace: Path, tmp_path: Path) -> None:
    store = JsonStore(tmp_path)
    import_palace(palace, store)
    first, second = Pass(store), Pass(store)
    first.run()
    second.run()
    assert first.verdicts["verbatim"] > 30
    assert first.verdicts["gone"] > 100
    assert first.changed > 100
    assert first.verdicts == second.verdicts
    assert second.changed == 0


def test_the_same_words_are_added_once(tmp_path: Path) -> None:
    store = JsonStore(tmp_path)
    store.save({"a": Memory("a", "The limit is 5", AT)})
    store.add(Memory("b", "The limit is 6", AT))
    store.add(Memory("c", "The limit is 6", AT))
    assert list(store.load()) == ["a", "b"]


def test_pairs_of_one_subject_are_compared(tmp_path: Path) -> None:
    store = JsonStore(tmp_path)
    said = {"a": "The limit is 5", "b": "The limit is 6", "c": "No limit at all"}
    store.save({name: Memory(name, text, AT, "limit") for name, text in said.items()})
    Pass(store).run()
    assert {n: m.flags for n, m in store.load().items()} == {
        "a": ["contested"],
        "b": ["contested"],
        "c": [],
    }


def test_an_anchor_is_the_longest_run_that_needs_no_escape() -> None:
    assert longest_run('a "quoted" word\nand the longest of these') == "and the longest of these"


def test_numbers_alone_make_two_statements_contradict() -> None:
    assert contradict("limit is 5", "Limit is 6")
    assert not contradict("limit is 5", "limit is 5")
    assert not contradict("limit is 5", "size is 6")
