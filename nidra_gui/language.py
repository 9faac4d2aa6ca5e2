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
# Places that hold words of the engine again wherever they stand; those that do in one sentence only are
# listed beside it, as its source shows.
_WORDS = frozenset(
    [
        "reason",
        "from",
        "to",
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
# A sentence, and behind it in brackets what it is about: a file, say, never to be translated.
_NAMED = re.compile(r"([^()]+) (\(.+\))", re.DOTALL)
_COUNTED = re.compile(r"(\d[\d,]*) (.+)", re.DOTALL)
_NOBODY = "\x00"
_MOST = 2000  # letters of a text that is looked at

_PARTINGS = (
    (_END, " "),
    *((re.compile(re.escape(joint)), joint) for joint in ("; ", ", ", " and ")),
)
_STOPS = {"hi": "।"}
_ANDS = {"de": " und ", "hi": " और "}

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
    bare = text.strip()
    if bare == text:
        return _translated(text) or _by_sentence(text)
    return text.replace(bare, _meant(bare)) if bare else text


def _by_sentence(text: str) -> str:
    """Each of several sentences for itself, or each part of a list."""
    for parting, joint in _PARTINGS:
        parts = parting.split(text)
        if len(parts) > 1:
            told = [_known(part) for part in parts]
            if any(told) and (joint == " " or all(told)):
                joint = _ANDS.get(_current, joint) if joint == " and " else joint
                return joint.join(new or old for new, old in zip(told, parts, strict=True))
    return text


def _known(text: str) -> str:
    """A part in other words, or nothing."""
    told = _translated(text) or _by_sentence(text)
    return "" if told == text else told


def _translated(text: str) -> str:
    """A text that a template stands for, in other words; nothing where none does."""
    bare = text.removesuffix(".")
    for form in _forms():
        if form.rarest not in text:
            continue
        if found := form.pattern.fullmatch(text):
            return _filled(form, found.groupdict())
        if bare != text and (found := form.closed(bare)):
            told = _filled(form, found.groupdict())
            return told and f"{told}{stop()}"
    if told := _of_it(text):
        return told
    head, _, rest = text.partition(": ")
    if (
        rest
        and (led := _translated(f"{head}:").removesuffix(":") or _translated(head))
        and (told := _meant(rest)) != rest
    ):
        return f"{led}: {told}"
    if bare != text:
        told = _translated(bare)
        return told and f"{told}{stop()}"
    if counted := _COUNTED.fullmatch(text):
        told = _translated(counted[2])
        return told and f"{number(counted[1])} {told}"
    said = _NAMED.fullmatch(text)
    return f"{told} {said[2]}" if said and (told := _meant(said[1])) != said[1] else ""


def _of_it(text: str) -> str:
    """A sentence that the engine begins with the name of a memory, told where that name was left out."""
    if not text[:1].isupper():
        return ""
    named = f"{_NOBODY}: {text[:1].lower()}{text[1:]}"
    for form in _forms():
        if form.template.startswith("{memory}: ") and (found := form.pattern.fullmatch(named)):
            rest = _filled(form, found.groupdict()).removeprefix(f"{_NOBODY}: ")
            return f"{rest[:1].upper()}{rest[1:]}"
    return ""


def _filled(form: _Form, said: dict[str, str]) -> str:
    """The words for a template with these values; nothing where nobody translated it."""
    words = QCoreApplication.translate(ENGINE, form.template)
    if words == form.template:
        return ""
    values = {name: _value(name, text, name in form.worded) for name, text in said.items()}
    return _PLACE.sub(lambda place: values.get(place[1] + place[2], place[0]), words)


def _value(name: str, said: str, worded: bool) -> str:
    kind = name.rstrip("0123456789")
    if _NUMBER.fullmatch(said) and kind not in ("pid", "row", "id", "of"):
        return number(said)
    if kind == "percent":
        return numbers(said)
    if worded or kind in _WORDS or said == "It":
        return _meant(said)
    return dates(said) if _DATE.match(said) else said


@dataclass(frozen=True, slots=True)
class _Form:
    """A template with the pattern of what is made of it; `rarest` stands in all of that, and what stands in
    the places `worded` is words of the engine again."""

    template: str
    worded: frozenset[str]
    pattern: re.Pattern[str]
    rarest: str

    def closed(self, text: str) -> re.Match[str] | None:
        """Is this text made of it, where it ends in words and not in a value?"""
        return None if self.template.endswith("}") else self.pattern.fullmatch(text)


@cache
def _forms() -> tuple[_Form, ...]:
    """The engine's templates, those with most words first."""
    listed = _listed()
    ordered = sorted(listed, key=lambda one: -len(_PLACE.sub("", one)))
    return tuple(_form(one, listed[one]) for one in ordered)


def _listed() -> dict[str, list[str]]:
    """The list that ships; without it the engine's sentences stay English."""
    try:
        listed = json.loads((resources() / "languages" / "engine.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return listed if isinstance(listed, dict) else {}


def _form(template: str, worded: list[str]) -> _Form:
    words = _PLACE.split(template)[::3]
    pattern, at = "", 0
    for place in _PLACE.finditer(template):
        held = _held(place, place[1] + place[2] in worded)
        name = place[1] + place[2]
        again = f"(?P<{name}>" in pattern
        pattern += re.escape(template[at : place.start()])
        pattern += f"(?P={name})" if again else f"(?P<{name}>{held})"
        at = place.end()
    pattern += re.escape(template[at:])
    return _Form(template, frozenset(worded), re.compile(pattern, re.DOTALL), max(words, key=len))


def _held(place: re.Match[str], worded: bool) -> str:
    """What may stand in a place: nothing, too, where it is written onto what is before it; in one that
    begins a sentence, no end of another."""
    before = place.string[: place.start()][-1:]
    if place[1] == "n":
        return r"<?[\d,.]+"
    if place[1] == "because":
        return "(?:: .+)?"
    if not before and not worded and place[1] not in _WORDS:
        return r"(?:(?![.:;] ).)+?"
    after = place.string[place.end() : place.end() + 1]
    if place[1] == "count" or place.string[: place.start()].endswith("{upper}"):
        return ".+?"
    if before == "}":
        return r"(?:[,;] .*?| [a-z].*?| \((?:its|line) .*?)?"
    return ".*?" if before.isalnum() or before == ")" or (worded and after == "{") else ".+?"


def stop() -> str:
    """What a sentence ends with in the language that is spoken."""
    return _STOPS.get(_current, ".")


def quoted(text: str) -> str:
    """What a memory says, in the quotes of the language."""
    return f"„{text}“" if _current == "de" else f"“{text}”"


def closed(text: str) -> str:
    """A sentence with what ends it, once."""
    return text if text.endswith(stop()) else f"{text}{stop()}"


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
