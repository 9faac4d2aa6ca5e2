"""Any search gives an answer or a sentence, and the index finds what reading every text finds."""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from nidra.app.search import search
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import UsageError
from nidra.store import search_glance
from nidra.store.search_words import SYMBOLS, fold, search_form, sought

LETTERS = "abAB éÉßİ 水库服务 กขไ हकि 한글 0-_.'\"*+#\n\u0301\u200d🌊"
PIECE = st.text(LETTERS, max_size=12)
TEXT = st.one_of(PIECE, st.text(max_size=30)).filter(lambda text: bool(text.strip()))


def _filled(folder: str, texts: list[str]) -> Store:
    store = Store(Path(folder) / "store")
    store.init()
    for text in texts:
        store.add(new_memory(text))
    return store


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(TEXT, min_size=1, max_size=6), st.lists(PIECE | st.text(), min_size=1, max_size=8))
def test_the_index_finds_what_reading_every_text_finds(texts: list[str], asked: list[str]) -> None:
    with TemporaryDirectory() as folder, _filled(folder, texts) as store:
        stored = [memory.statement for memory in store.load()]
        for words in asked:
            try:
                found = search(store, words)
            except UsageError:
                continue
            assert [m.statement for m in found.memories] == [
                text for text in stored if _holds(text, words)
            ]


def _holds(text: str, words: str) -> bool:
    return all(piece in search_form(text) for piece in sought(words).pieces)


WORD = st.text("abcde012éÄñ", min_size=1, max_size=5)


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.lists(WORD, min_size=1, max_size=6), min_size=1, max_size=6), WORD, WORD)
def test_words_beginnings_and_parts_are_what_plain_python_finds(
    texts: list[list[str]], one: str, other: str
) -> None:
    with TemporaryDirectory() as folder, _filled(folder, [", ".join(t) for t in texts]) as store:
        stored = [memory.statement for memory in store.load()]
        cut = [[_plain(word) for word in text.split(", ")] for text in stored]
        first, second = _plain(one), _plain(other)

        def found(words: str) -> list[str]:
            return [m.statement for m in search(store, words).memories]

        def expected(*fits: bool) -> list[str]:
            return [text for text, fit in zip(stored, fits, strict=True) if fit]

        assert found(one) == expected(*(first in t for t in cut))
        assert found(f"{one} {other}") == expected(*(first in t and second in t for t in cut))
        assert found(f"{one}*") == expected(*(any(w.startswith(first) for w in t) for t in cut))
        assert found(f"*{one}*") == expected(*(any(first in w for w in t) for t in cut))
        pairs = [list(pairwise(t)) for t in cut]
        assert found(f'"{one} {other}"') == expected(*((first, second) in p for p in pairs))


def _plain(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", word).lower() if c.isalnum())


@settings(max_examples=400)
@given(TEXT, st.lists(PIECE, min_size=1, max_size=3), st.data())
def test_a_glance_misses_no_text_that_holds_what_is_asked_for(
    text: str, asked: list[str], data: st.DataObject
) -> None:
    cut = data.draw(st.tuples(*[st.integers(0, len(text))] * 2))
    for words in (*asked, f'"{text[min(cut) : max(cut)]}"', f"*{text[min(cut) : max(cut)]}*"):
        try:
            pieces = sought(words).pieces
        except UsageError:
            continue
        form = search_form(text)
        if all(piece in form for piece in pieces):
            assert search_glance.may_hold(pieces, text)


def test_every_letter_that_turns_into_ascii_is_known_to_a_glance() -> None:
    ascii_tokens = {chr(code) for code in range(128) if chr(code).isalnum()} | set(SYMBOLS)
    for code in (*range(0x80, 0xD800), *range(0xE000, 0x20000)):
        folded = fold.__wrapped__(chr(code))
        if not folded or ascii_tokens & set(folded):
            assert search_glance.turns_ascii(chr(code)), f"U+{code:04X} becomes {folded!r}"
