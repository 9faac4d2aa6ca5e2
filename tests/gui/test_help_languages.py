"""Help is told in the language of the window, under the names that the window shows; else it says that it is not."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from gui import strings
from nidra.app.help_pages import names, pages
from nidra.base.paths import resources
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from nidra_gui import language
from nidra_gui.shell import Shell
from nidra_gui.views import help as viewing
from nidra_gui.views.help import HelpPage

QUOTED = re.compile(r"(?<![*\w`])\*(?![*\s])([^*]+?)(?<!\s)\*(?![*\w])")
WORDED = re.compile(r"[\w\u0900-\u0963]{2}")  # vowel signs of Indian scripts are no `\w`
LANGUAGES = [code for code in language.CODES if (resources() / "help" / code).is_dir()]
TOLD = [(code, name) for code in LANGUAGES for name in names()]


@pytest.fixture(scope="module")
def known() -> Callable[[str], list[re.Pattern[str]]]:
    """What the window shows in a language, as patterns."""
    made: dict[str, list[re.Pattern[str]]] = {}

    def of(code: str) -> list[re.Pattern[str]]:
        if code not in made:
            told = {one.findtext("translation") or "" for one in strings.messages(code).values()}
            plain = {re.sub(r" ?\(&\w\)|&", "", text) for text in told}
            worded = {text for text in plain if WORDED.search(re.sub(r"\{\w+\}", "", text))}
            made[code] = [
                re.compile(re.sub(r"\\{\w+\\}", r"\\S+", re.escape(text)), re.IGNORECASE)
                for text in worded
            ]
        return made[code]

    return of


@pytest.mark.parametrize(("code", "name"), TOLD)
def test_every_name_that_help_quotes_is_one_of_the_window_in_that_language(
    known: Callable[[str], list[re.Pattern[str]]], code: str, name: str
) -> None:
    text = re.sub(r"```.*?```", "", pages(code)[name].text, flags=re.DOTALL)
    for quoted in QUOTED.findall(text):
        words = " ".join(quoted.split())
        assert any(one.fullmatch(words) for one in known(code)), words


@pytest.fixture
def german(qapp: QApplication, shell_maker: Callable[[], Shell]) -> Iterator[Shell]:
    """The window in German."""
    language.speak(qapp, "de")
    yield shell_maker()
    language.speak(qapp, language.ENGLISH)


@pytest.fixture
def hindi(qapp: QApplication, shell_maker: Callable[[], Shell]) -> Iterator[Shell]:
    """The window in Hindi."""
    language.speak(qapp, "hi")
    yield shell_maker()
    language.speak(qapp, language.ENGLISH)


def _help(shell: Shell, place: str) -> HelpPage:
    shell.show_help(place)
    QApplication.processEvents()
    page = shell.page("help")
    assert isinstance(page, HelpPage)
    return page


def test_a_place_is_found_by_its_one_name_and_told_in_german(german: Shell) -> None:
    viewer = _help(german, "verdicts#drifted")
    assert viewer.place == "verdicts#drifted" and viewer.text.anchor_here() == "drifted"
    assert viewer.text.textCursor().block().text().startswith("abgewichen")
    assert viewer.list.tree.currentItem().text(0) == "Urteile"
    assert viewer.english.isHidden()


def test_german_words_are_sought_in_german_pages(qtbot: QtBot, german: Shell) -> None:
    viewer = _help(german, "window")
    qtbot.keyClicks(viewer.list.box, "Rechtschreibpr")
    assert [viewer.list.hits.item(at).text().splitlines()[0] for at in range(1)] == [
        "Urteile und Stufen › vom Einsammler verändert (altered by the miner)"
    ]


def test_hindi_pages_are_found_by_the_same_names_and_sought_by_hindi_words(
    qtbot: QtBot, hindi: Shell
) -> None:
    viewer = _help(hindi, "verdicts#drifted")
    assert viewer.place == "verdicts#drifted" and viewer.text.anchor_here() == "drifted"
    assert viewer.text.textCursor().block().text().startswith("बदला हुआ")
    assert viewer.english.isHidden()
    viewer.list.box.setText("वर्तनी")
    qtbot.waitUntil(lambda: viewer.list.hits.count() == 1)
    assert viewer.list.hits.item(0).text().startswith("निर्णय और श्रेणियाँ › संग्राहक ने बदला")


def test_a_page_that_is_missing_in_a_language_says_so(
    german: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = pages("de")
    part = {**known, "words": replace(pages()["words"])}
    monkeypatch.setattr(viewing, "pages", lambda _code="en": part)
    viewer = _help(german, "words#tiers")
    assert viewer.english.isVisible() and "Englisch" in viewer.english.sentence.text()
    assert viewer.text.textCursor().block().text() == "Tiers"
    viewer = _help(german, "verdicts#grades")
    assert viewer.english.isHidden()
