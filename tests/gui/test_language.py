"""The catalogues hold every string, with the same places; the engine's sentences are told in them, and the
window starts in each language."""

from __future__ import annotations

import ast
import json
import re
import string
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import Element

import pytest
from gui import strings
from gui.engine_strings import worded
from nidra.report import words as english
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from nidra_gui import language, words
from nidra_gui.models.journal_table import plainly
from nidra_gui.shell import Shell

CODES = sorted(language.CODES)
# Languages whose catalogue is complete; what is offered has to be.
FULL: tuple[str, ...] = ("de", "hi")
OF_THE_ENGINE = "nidra.report.words"


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Speak a language for one test."""
    yield lambda code: language.speak(qapp, code) and None
    language.speak(qapp, language.ENGLISH)


class _Told(QTranslator):
    """A catalogue of a test's own."""

    def __init__(self, told: dict[str, str]) -> None:
        super().__init__()
        self._told = told

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, comment: str = "", n: int = -1) -> str | None:  # type: ignore[override]
        return self._told.get(text)


@pytest.fixture
def german(qapp: QApplication, spoken: Callable[[str], None]) -> Iterator[Callable[..., None]]:
    """Speak German with these sentences of the engine."""
    made: list[_Told] = []

    def install(**told: str) -> None:
        spoken("de")
        made.append(_Told({text.replace("_", " "): other for text, other in told.items()}))
        qapp.installTranslator(made[-1])

    yield install
    for one in made:
        qapp.removeTranslator(one)
    language.speak(qapp, language.ENGLISH)


def _places(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def _translated(code: str) -> Iterator[tuple[str, str]]:
    for (_, source), message in strings.messages(code).items():
        told = _text(message)
        if told:
            yield source, told


def _text(message: Element) -> str:
    found = message.find("translation")
    return (found.text or "") if found is not None else ""


@pytest.mark.parametrize("code", CODES)
def test_every_string_of_the_window_and_of_the_engine_is_in_the_catalogue(code: str) -> None:
    assert set(strings.messages(code)) == strings.wanted(), "run `make strings`"


def test_the_list_of_the_engines_templates_is_fresh() -> None:
    assert json.loads(strings.TEMPLATES.read_text("utf-8")) == worded(), "run `make strings`"


@pytest.mark.parametrize("code", CODES)
def test_the_compiled_catalogue_is_that_of_its_source(code: str, tmp_path: Path) -> None:
    strings.compile_all(tmp_path)
    name = f"nidra_{code}.qm"
    shipped = (strings.FOLDER / name).read_bytes()
    assert (tmp_path / name).read_bytes() == shipped, "run `make languages`"


@pytest.mark.parametrize("code", CODES)
def test_each_translation_has_the_places_of_its_source(code: str) -> None:
    wrong = [
        (source, told) for source, told in _translated(code) if _places(source) != _places(told)
    ]
    assert not wrong


@pytest.mark.parametrize("code", FULL)
def test_nothing_is_unfinished_in_a_language_that_is_offered(code: str) -> None:
    missing = [source for (_, source), one in strings.messages(code).items() if not _text(one)]
    unsure = [
        source
        for (_, source), one in strings.messages(code).items()
        if (found := one.find("translation")) is not None and found.get("type") == "unfinished"
    ]
    assert not missing and not unsure


def test_pages_take_numbers_and_small_words_from_where_the_language_is_known() -> None:
    for path in sorted(strings.WINDOW.rglob("*.py")):
        if path.name != "words.py":
            tree = ast.parse(path.read_text("utf-8"))
            taken = {one.module for one in ast.walk(tree) if isinstance(one, ast.ImportFrom)}
            assert OF_THE_ENGINE not in taken, f"{path.name}: take them from nidra_gui.words"


@pytest.mark.parametrize("code", ["en", *CODES])
def test_the_window_starts_in_each_language_and_shows_its_words(
    code: str, spoken: Callable[[str], None], shell_maker: Callable[[], Shell]
) -> None:
    spoken(code)
    shell = shell_maker()
    shown = shell.commands["go-memories"].text()
    assert shown == QCoreApplication.translate("Actions", "Memories")
    if code in FULL:
        assert shown != "Memories"


@pytest.mark.parametrize(
    ("code", "whole", "part", "bytes_", "moment"),
    [
        ("en", "1,234,567", "12.3 %", "34.5 KB", "2026-06-01 08:00:00 UTC"),
        ("de", "1.234.567", "12,3 %", "34,5 KB", "01.06.2026 08:00:00 UTC"),
        ("hi", "12,34,567", "12.3 %", "34.5 KB", "01/06/2026 08:00:00 UTC"),
    ],
)
def test_numbers_and_dates_follow_the_language(
    spoken: Callable[[str], None], code: str, whole: str, part: str, bytes_: str, moment: str
) -> None:
    spoken(code)
    assert words.count(1_234_567) == whole
    assert words.share(123, 1000) == part
    assert words.size(34_500) == bytes_
    assert words.when(1_780_300_800_000_000) == moment


@pytest.mark.parametrize(
    ("number", "hindi"),
    [("0", "0"), ("999", "999"), ("1,000", "1,000"), ("99,999", "99,999"), ("100,000", "1,00,000")],
)
def test_hindi_groups_by_two_above_the_thousands(
    spoken: Callable[[str], None], number: str, hindi: str
) -> None:
    spoken("hi")
    assert language.number(number) == hindi


def test_a_sentence_of_the_engine_is_known_by_its_template(german: Callable[..., None]) -> None:
    german(**{"{n} minutes ago": "x", "{minutes} minutes ago": "vor {minutes} Minuten"})
    assert words.ago(0, 12 * 60_000_000) == "vor 12 Minuten"


def test_several_sentences_are_told_each_for_itself(german: Callable[..., None]) -> None:
    german(
        **{
            "The next {mode} pass is planned for {next}.": "Der nächste ist am {next} ({mode}).",
            "quick": "schnell",
            "Nothing was changed.": "Nichts wurde geändert.",
        }
    )
    told = language.engine(
        "Nothing was changed. The next quick pass is planned for 2026-06-01 03:00."
    )
    assert told == "Nichts wurde geändert. Der nächste ist am 01.06.2026 03:00 (schnell)."


def test_what_a_person_or_a_source_said_stays_as_it_is(german: Callable[..., None]) -> None:
    german(
        **{
            "{memory} was rejected{because}": "{memory} wurde verworfen{because}",
            "gone": "verschwunden",
        }
    )
    told = language.engine("m-1 was rejected: gone")
    assert told == "m-1 wurde verworfen: gone"


def test_a_list_is_told_part_by_part(german: Callable[..., None]) -> None:
    german(
        **{
            "Of {n} memories, {join}.": "Von {n} Erinnerungen: {join}.",
            "{n} has no receipt": "{n} hat keinen Beleg",
            "{n} point at files that are gone": "{n} zeigen auf Dateien, die weg sind",
        }
    )
    told = language.engine(
        "Of 1,234 memories, 1 has no receipt; 1,233 point at files that are gone."
    )
    assert told == (
        "Von 1.234 Erinnerungen: 1 hat keinen Beleg; 1.233 zeigen auf Dateien, die weg sind."
    )


def test_a_share_in_a_sentence_is_written_as_the_language_writes_it(
    german: Callable[..., None],
) -> None:
    german(
        **{
            "{n} ({percent}) can be checked against its source today": "{n} ({percent}) ist prüfbar",
        }
    )
    told = language.engine("1 (5.3 %) can be checked against its source today")
    assert told == "1 (5,3 %) ist prüfbar"


@pytest.mark.parametrize(
    ("code", "told"),
    [("en", "“Tide” was filed"), ("de", "„Tide“ wurde aufgenommen"), ("hi", "“Tide” दर्ज की गई")],
)
def test_what_a_memory_says_stands_in_the_quotes_of_the_language(
    spoken: Callable[[str], None], code: str, told: str
) -> None:
    spoken(code)
    assert plainly("mem_0123456789ab was filed", {"mem_0123456789ab": "Tide"}) == told


@pytest.mark.parametrize("code", ["en", *CODES])
def test_a_sentence_ends_once(spoken: Callable[[str], None], code: str) -> None:
    spoken(code)
    assert language.closed(language.closed("A")) == f"A{language.stop()}"


def test_words_of_the_engine_in_a_place_are_told_and_what_a_person_said_is_not(
    german: Callable[..., None],
) -> None:
    german(
        **{
            "{memory} was superseded{by}{because}": "{memory} wurde{by} abgelöst{because}",
            "by {by}": "von {by}",
            "gone": "verschwunden",
        }
    )
    told = language.engine("m-1 was superseded by m-2: gone")
    assert told == "m-1 wurde von m-2 abgelöst: gone"


def test_a_sentence_without_the_name_of_its_memory_is_known_again(
    german: Callable[..., None],
) -> None:
    template = "{memory}: a receipt went from {from} to {to}. {sentence}"
    told = {template: "{memory}: ein Beleg ging von {from} zu {to}. {sentence}", "gone": "weg"}
    german(**told, **{"It": "Sie", "{memory} was confirmed{because}": "{memory} gilt{because}"})
    assert language.engine("A receipt went from gone to gone. X.") == (
        "Ein Beleg ging von weg zu weg. X."
    )
    assert language.engine("It was confirmed: seen") == "Sie gilt: seen"


def test_the_file_behind_a_sentence_stays_and_the_full_stop_is_of_the_language(
    qapp: QApplication, spoken: Callable[[str], None]
) -> None:
    spoken("hi")
    made = _Told({"Fallen: {join}": "गिरी: {join}", "its source is gone": "स्रोत ग़ायब"})
    qapp.installTranslator(made)
    told = language.engine("Fallen: its source is gone (/a/never said.md).")
    qapp.removeTranslator(made)
    assert told == "गिरी: स्रोत ग़ायब (/a/never said.md)।"


def test_what_is_not_translated_stays_english(spoken: Callable[[str], None]) -> None:
    spoken("de")
    assert language.engine("No catalogue knows this.") == "No catalogue knows this."


def test_english_costs_nothing_and_changes_nothing() -> None:
    for value in (0, 1, 12, 1_234_567):
        assert words.count(value) == english.count(value)
    assert language.engine("Of 3 memories, 1 has no receipt.") == "Of 3 memories, 1 has no receipt."


def test_each_template_is_known_again_by_its_own_pattern() -> None:
    for form in language._forms():
        filled = re.sub(r"\{n\d*\}", "7", form.template).replace("{because}", ": x")
        assert form.pattern.fullmatch(re.sub(r"\{[a-z_]+\d*\}", "x", filled)), form.template


@pytest.mark.parametrize("listed", [None, "", "{", "{}", "[1, null]"])
def test_without_the_list_of_templates_the_engine_stays_english(
    spoken: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    listed: str | None,
) -> None:
    spoken("de")
    monkeypatch.setattr(language, "resources", lambda: tmp_path)
    monkeypatch.setattr(language, "_forms", cache(language._forms.__wrapped__))
    if listed is not None:
        (tmp_path / "languages").mkdir()
        (tmp_path / "languages" / "engine.json").write_text(listed, "utf-8")
    assert language.engine("Nothing was changed at all.") == "Nothing was changed at all."
