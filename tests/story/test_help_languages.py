"""Help in another language is the same help: its headings, links, tables and commands are those of the English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from nidra.app import help_pages
from nidra.app.help_pages import names, pages
from nidra.base.paths import resources

LANGUAGES = sorted(path.name for path in (resources() / "help").iterdir() if path.is_dir())
TOLD = [(language, name) for language in LANGUAGES for name in names()]
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")


def _sentences(text: str) -> str:
    """A page without its pieces of code; what stands in one line stays in one."""
    return FENCE.sub("", text)


def _commands(text: str) -> list[list[str]]:
    """What can be typed, without what is said beside it."""
    return [
        [re.sub(r"\s+# .*$", "", line) for line in code.splitlines()]
        for kind, code in FENCE.findall(text)
        if kind == "sh"
    ]


def _columns(text: str) -> list[int]:
    bare = CODE.sub("", _sentences(text))
    return [line.count("|") for line in bare.splitlines() if line.lstrip().startswith("|")]


def _codes(text: str) -> set[str]:
    return set(CODE.findall(" ".join(_sentences(text).split())))


def test_german_and_hindi_are_whole() -> None:
    assert LANGUAGES == ["de", "hi"]


@pytest.mark.parametrize(("language", "name"), TOLD)
def test_a_page_has_the_headings_of_the_english_one_and_their_names_in_links(
    language: str, name: str
) -> None:
    told, english = pages(language)[name], pages()[name]
    assert told.language == language, "there is no such page, or its headings are others"
    assert [(part.anchor, part.level) for part in told.parts] == [
        (part.anchor, part.level) for part in english.parts
    ]
    assert told.title != english.title


@pytest.mark.parametrize(("language", "name"), TOLD)
def test_a_page_links_shows_and_quotes_what_the_english_one_does(language: str, name: str) -> None:
    told, english = pages(language)[name].text, pages()[name].text
    assert LINK.findall(told) == LINK.findall(english)
    assert _commands(told) == _commands(english)
    assert _columns(told) == _columns(english)
    assert _codes(english) <= _codes(told)


def test_where_a_page_is_missing_or_has_other_headings_the_english_one_stands_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = help_pages.parsed("made", "# One\n\n## Two\n")
    monkeypatch.setattr(help_pages, "resources", lambda: tmp_path)
    assert help_pages._told(english, "de") is english
    page = tmp_path / "help" / "de" / "made.md"
    page.parent.mkdir(parents=True)
    page.write_text("# Eins\n", "utf-8")
    assert help_pages._told(english, "de") is english
    page.write_text("# Eins\n\n## Zwei\n", "utf-8")
    told = help_pages._told(english, "de")
    assert (told.language, told.title) == ("de", "Eins")
    assert [(part.anchor, part.title) for part in told.parts] == [("one", "Eins"), ("two", "Zwei")]


@pytest.mark.parametrize(("words", "found"), [("स्मृति", 1), ("स्मृ", 1), ("मृति", 0), ("तिथि", 0)])
def test_words_of_an_indian_script_are_whole_words(words: str, found: int) -> None:
    page = help_pages.parsed("made", "# शीर्षक\n\nयह स्मृति है।\n")
    assert len(help_pages.search(words, [page])) == found
