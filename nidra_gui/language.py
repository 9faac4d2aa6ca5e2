"""In which language the window speaks, and the engine's sentences in it.

The window's own strings go through Qt's `tr`. Those of the engine come in English, finished; where another
language is chosen they are known again by their template, and told in its words with the same values.
What a store, a source or a person said is never looked at: only whoever knows that a text is the
engine's own calls `engine`.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from nidra.base.paths import resources
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

ENGINE = "engine"
SYSTEM, ENGLISH = "", "en"
# Languages with a catalogue, by their own names.
CODES = {"de": "Deutsch", "hi": "हिन्दी"}
NAMES = {ENGLISH: "English", **CODES}

_PLACE = re.compile(r"\{([a-z_]+?)(\d*)\}")
_NUMBER = re.compile(r"<?\d{1,3}(?:,\d{3})*(?:\.\d+)?|<?\d+(?:\.\d+)?")
_DATE = re.compile(r"\b(\d{4})-(\d\d)-(\d\d)(?= \d\d:\d\d|\b(?!-))")
_END = re.compile(r"(?<=[.!?…”]) (?=\S)")
# Places that hold words of the engine again.
_WORDS = frozenset(
    [
        "reason",
        "what",
        "sentence",
        "words",
        "parts",
        "told",
        "note",
        "state",
        "verdict",
        "also",
        "other",
        "pointed",
        "counted",
        "ago",
        "ahead",
        "when",
        "said",
        "states",
        "rest",
        "lead",
        "then",
        "change",
        "kind",
        "with_what",
        "span",
        "decided",
        "mode",
        "join",
        "pairs",
        "told_as",
        "began",
        "some",
        "first",
        "sub",
        "lead",
        "moved",
        "why",
    ]
)
_OFTEN_EMPTY = ("with_what",)
_MOST = 2000  # letters of a text that is looked at

_current = ENGLISH
_installed: list[QTranslator] = []


def current() -> str:
    """The code of the language that is spoken now."""
    return _current


def understood(choice: str) -> str:
    """The language of a choice; that of the system where there is none, English where it is not known."""
    if choice in NAMES:
        return choice
    system = QLocale.system().name().partition("_")[0]
    return system if system in NAMES else ENGLISH


def speak(app: QCoreApplication, choice: str) -> str:
    """Have the whole application speak a language from now on; texts made before stay as they are."""
    global _current
    _current = understood(choice)
    QLocale.setDefault(_locale())
    while _installed:
        app.removeTranslator(_installed.pop())
    _meant.cache_clear()
    if _current != ENGLISH:
        _install(app, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)), "qtbase")
        _install(app, resources() / "languages", "nidra")
    return _current


def _locale() -> QLocale:
    """Months and days in the language that is spoken, as they are written where the system is."""
    system, wanted = QLocale.system(), QLocale(_current).language()
    nowhere = _current == ENGLISH and system.language() is QLocale.Language.C
    if nowhere or system.language() is wanted:
        return system
    return QLocale(wanted, system.territory())


def _install(app: QCoreApplication, folder: Path, name: str) -> None:
    made = QTranslator(app)
    if made.load(str(folder / f"{name}_{_current}.qm")):
        app.installTranslator(made)
        _installed.append(made)


def engine(text: str) -> str:
    """A sentence of the engine in the language that is spoken; one that is not known stays English."""
    return text if _current == ENGLISH or not text or len(text) > _MOST else _meant(text)


@lru_cache(maxsize=4096)
def _meant(text: str) -> str:
    return _translated(text) or _by_sentence(text)


def _by_sentence(text: str) -> str:
    """Each of several sentences for itself, or each part of a list, or what stands behind its head."""
    for parting, joint in ((_END, " "), (re.compile("; "), "; "), (re.compile(", "), ", ")):
        parts = parting.split(text)
        if len(parts) > 1:
            told = [_translated(part) for part in parts]
            if any(told) and (joint == " " or all(told)):
                return joint.join(new or old for new, old in zip(told, parts, strict=True))
    head, colon, rest = text.partition(": ")
    if colon and (told_head := _translated(head)) and (told_rest := _meant(rest)) != rest:
        return f"{told_head}: {told_rest}"
    return text


def _translated(text: str) -> str:
    """A text that a template stands for, in other words; nothing where none does."""
    for form in _forms():
        if form.rarest in text and (found := form.pattern.fullmatch(text)):
            return _filled(form.template, found.groupdict())
    bare = text.removesuffix(".")
    return f"{told}." if bare != text and (told := _translated(bare)) else ""


def _filled(template: str, said: dict[str, str]) -> str:
    """The words for a template with these values; nothing where nobody translated it."""
    words = QCoreApplication.translate(ENGINE, template)
    values = {name: _value(name, text) for name, text in said.items()}
    told = _PLACE.sub(lambda place: values.get(place[1] + place[2], place[0]), words)
    return "" if words == template else told


def _value(name: str, said: str) -> str:
    kind = name.rstrip("0123456789")
    if _NUMBER.fullmatch(said) and kind not in ("pid", "row", "id", "of"):
        return number(said)
    if kind in _WORDS:
        bare = said.strip()
        return said.replace(bare, _meant(bare)) if bare else said
    return dates(said) if _DATE.match(said) else said


@dataclass(frozen=True, slots=True)
class _Form:
    """A template with the pattern of what is made of it; `rarest` stands in all of that."""

    template: str
    pattern: re.Pattern[str]
    rarest: str


@cache
def _forms() -> tuple[_Form, ...]:
    """The engine's templates, those with most words first."""
    ordered = sorted(_listed(), key=lambda one: -len(_PLACE.sub("", one)))
    return tuple(_form(one) for one in ordered)


def _listed() -> list[str]:
    """The list that ships; without it the engine's sentences stay English."""
    try:
        listed = json.loads((resources() / "languages" / "engine.json").read_text("utf-8"))
    except (OSError, ValueError):
        return []
    return [one for one in listed if isinstance(one, str)] if isinstance(listed, list) else []


def _form(template: str) -> _Form:
    words = _PLACE.split(template)[::3]
    pattern, at = "", 0
    for place in _PLACE.finditer(template):
        held = r"<?[\d,.]+" if place[1] == "n" else ".*?" if place[1] in _OFTEN_EMPTY else ".+?"
        pattern += re.escape(template[at : place.start()]) + f"(?P<{place[1]}{place[2]}>{held})"
        at = place.end()
    pattern += re.escape(template[at:])
    return _Form(template, re.compile(pattern, re.DOTALL), max(words, key=len))


def number(text: str) -> str:
    """A number of the engine (`1,234.5`) as the language writes it: 1.234,5 or, in Hindi, 1,23,456."""
    if _current == "de":
        return text.translate(str.maketrans(",.", ".,"))
    if _current == "hi":
        sign, whole = (text[:1], text[1:]) if text[:1] in "<-" else ("", text)
        whole, point, part = whole.replace(",", "").partition(".")
        grouped = re.sub(r"(?<=\d)(?=(?:\d\d)+$)", ",", whole[:-3])
        # A number without separators, as a year, bears none in Hindi either.
        head = f"{grouped},{whole[-3:]}" if grouped and "," in text else whole
        return f"{sign}{head}{point}{part}"
    return text


def numbers(text: str) -> str:
    """The numbers in a short text of the engine, such as `34.5 KB`, as the language writes them."""
    return text if _current == ENGLISH else _NUMBER.sub(lambda found: number(found[0]), text)


def day_form(form: str) -> str:
    """A form of Qt's for a day (`d MMMM yyyy`) as the language writes it: in German with a point."""
    return form.replace("d MMM", "d. MMM") if _current == "de" else form


def dates(text: str) -> str:
    """The dates in a text of the engine (`2026-06-01 08:00`) as the language writes them."""
    if _current == ENGLISH:
        return text
    order = r"\3.\2.\1" if _current == "de" else r"\3/\2/\1"
    return _DATE.sub(order, text)
