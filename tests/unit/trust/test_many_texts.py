"""Many texts are looked for in one reading, with the answers that a search for each would give."""

from __future__ import annotations

import random

import numpy as np
import pytest
from nidra.trust import finder as finder_module
from nidra.trust import many_texts
from nidra.trust.finder import Finder
from nidra.trust.many_texts import find_all

WORDS = ["the", "index", "of", "our", "palace", "holds", "a lock", "writes", "größer", "日本"]
CHANCE = random.Random(5)
DATA = " ".join(CHANCE.choice(WORDS) for _ in range(40_000)).encode() + b"\n" + b"ab" * 300


def _places(text: bytes) -> tuple[int, ...]:
    found, at = [], DATA.find(text)
    while at >= 0:
        found.append(at)
        at = DATA.find(text, at + 1)
    return tuple(found)


def _stretches(count: int, least: int = 23) -> list[bytes]:
    begins = [CHANCE.randrange(len(DATA) - 200) for _ in range(count)]
    return [DATA[begin : begin + CHANCE.randrange(least, 200)] for begin in begins]


def _changed(text: bytes) -> bytes:
    at = CHANCE.randrange(len(text))
    return text[:at] + b"#" + text[at + 1 :]


def test_each_text_is_found_in_all_the_places_where_it_stands() -> None:
    sought = [*_stretches(400), DATA[:30], DATA[-23:], DATA[-100:], b"ab" * 20]
    found = find_all(DATA, sought)
    assert len(found) == len(set(sought))
    assert all(found[text] == _places(text) for text in sought)


def test_texts_with_one_byte_changed_are_found_nowhere() -> None:
    sought = [_changed(text) for text in _stretches(400)]
    assert set(find_all(DATA, sought).values()) == {()}


def test_how_many_grams_are_equal_is_counted_in_their_order() -> None:
    grams = np.array([1, 1, 1, 4, 7, 7], "<u8")
    assert many_texts._sharers(grams).tolist() == [3, 3, 3, 1, 2, 2]
    assert many_texts._sharers(grams[:0]).tolist() == []


def test_a_text_too_short_to_be_told_apart_is_left_out() -> None:
    assert (
        find_all(DATA, [*_stretches(60), b"a lock writes our page"])
        .keys()
        .isdisjoint({b"a lock writes our page"})
    )


def test_few_texts_are_left_to_be_searched_one_by_one() -> None:
    assert find_all(DATA, _stretches(many_texts.FEWEST - 1)) == {}


def test_texts_of_which_many_share_a_stretch_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_texts, "_SHARERS", 10)
    alike = [b'{"type":"progress","data":"%d' % n for n in range(50)]
    others = _stretches(60)
    found = find_all(DATA, [*alike, *others])
    assert not any(text in found for text in alike)
    assert found[others[0]] == _places(others[0])


def test_no_more_texts_are_held_than_memory_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    sought = list(dict.fromkeys(_stretches(200)))
    monkeypatch.setattr(many_texts, "_MOST_BYTES", sum(map(len, sought[:100])))
    assert list(find_all(DATA, sought)) == sought[:100]


@pytest.mark.parametrize("limit", ["_MOST_PAIRS", "_MOST_HELD"])
def test_where_they_stand_nearly_everywhere_nothing_is_told(
    monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    monkeypatch.setattr(many_texts, limit, 20)
    assert find_all(DATA, _stretches(100)) == {}


def test_a_finder_looks_for_all_that_is_expected_after_a_few_vain_searches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(finder_module, "_LARGE", 0)
    sought = [*_stretches(200), *map(_changed, _stretches(200))]
    asked = []
    finder = Finder(DATA, lambda: asked.append(1) or iter(sought))
    assert [finder.find(text) for text in sought] == [DATA.find(text) for text in sought]
    assert asked == [1]
    for text in sought:
        low, high = sorted((CHANCE.randrange(len(DATA)), CHANCE.randrange(len(DATA))))
        assert finder.find(text, low, high) == DATA.find(text, low, high)


def test_a_small_text_is_searched_without_asking_what_else_is_expected() -> None:
    finder = Finder(DATA[:10_000], lambda: pytest.fail("asked"))
    assert all(finder.find(_changed(text)) == -1 for text in _stretches(100))
