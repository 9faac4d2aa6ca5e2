"""Help pages come apart by heading, and words are found in them."""

from __future__ import annotations

import pytest
from nidra.app import help_pages
from nidra.app.help_pages import anchor, names, pages, parsed, plain, search

PAGE = """# A title

Lead, with a [link](other.md) and `code`.

## A heading, twice

| word | meaning |
|---|---|
| **drift** | the source says *otherwise* |

```sh
# no heading
nidra list
```

## A heading, twice

The retry limits of mem_1f.
"""


def test_a_page_is_what_stands_under_each_heading() -> None:
    page = parsed("made", PAGE)
    assert page.title == "A title"
    assert [part.anchor for part in page.parts] == [
        "a-title",
        "a-heading-twice",
        "a-heading-twice-1",
    ]
    assert [part.level for part in page.parts] == [1, 2, 2]
    assert page.part("a-title").words == "Lead, with a link and code."  # type: ignore[union-attr]
    assert "# no heading nidra list" in page.parts[1].words
    assert page.part("nowhere") is None


def test_marks_are_taken_from_the_words() -> None:
    assert plain("| **drift** | says *so* |") == "drift · says so"
    assert plain("|---|:---:|") == ""
    assert plain("- a `mem_1f` of [ours](x.md#y)") == "a mem_1f of ours"


def test_an_anchor_is_what_repositories_make_of_a_heading() -> None:
    assert anchor("Flag: premise_fallen") == "flag-premise_fallen"
    assert anchor("2. Look before you import") == "2-look-before-you-import"
    assert anchor("What's `this`?") == "whats-this"


def test_a_search_finds_whole_words_and_their_beginnings_and_nothing_inside_words() -> None:
    page = [parsed("made", PAGE)]
    assert [hit.part.anchor for hit in search("limit", page)] == ["a-heading-twice-1"]
    assert search("imit", page) == ()
    assert search("   ", page) == ()


def test_a_search_asks_for_every_word_and_shows_it_in_context() -> None:
    page = [parsed("made", PAGE)]
    (hit,) = search("RETRY lim", page)
    assert (hit.before, hit.found, hit.after) == ("The ", "retry", " limits of mem_1f.")
    assert search("retry drift", page) == ()


def test_a_heading_goes_before_a_mention() -> None:
    for word in ("drifted", "conflicts", "unfounded"):
        assert word in search(word)[0].part.title.casefold()


def test_every_page_that_ships_has_a_title_and_no_two_headings_alike() -> None:
    assert set(pages()) == set(names()) and len(names()) >= 19
    for page in pages().values():
        assert (page.parts[0].level == 1 and page.text.count("\n# ") == 0) or "```" in page.text
        anchors = [part.anchor for part in page.parts]
        assert len(anchors) == len(set(anchors)), page.name


def test_a_word_that_is_said_a_thousand_times_is_looked_for_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    first = help_pages._first
    monkeypatch.setattr(
        help_pages, "_first", lambda said, word: asked.append(word) or first(said, word)
    )
    once = search("the source")
    number = len(asked)
    assert search("the SOURCE " * 1000) == once != ()
    assert len(asked) == 2 * number


@pytest.mark.parametrize("query", [".*", "[", "(((", "\\", "?+", "\0", "\ud800", "a" * 10_000])
def test_what_is_no_word_is_not_found(query: str) -> None:
    assert search(query) == ()
