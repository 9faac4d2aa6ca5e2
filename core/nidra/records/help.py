"""A page of help as values: its parts by heading, and a place where words were found."""

from __future__ import annotations

from dataclasses import dataclass

ENGLISH = "en"


@dataclass(frozen=True, slots=True)
class HelpPart:
    """What stands under one heading: its anchor (as repositories name headings), the heading, its level
    (1 is the page's own title), and its words without marks."""

    anchor: str
    title: str
    level: int
    words: str


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One page: its name (`verdicts`), title, Markdown, parts, of which the first bears the title, and the
    code of the language that it is written in."""

    name: str
    title: str
    text: str
    parts: tuple[HelpPart, ...]
    language: str = ENGLISH

    def part(self, anchor: str) -> HelpPart | None:
        """The part of this anchor."""
        return next((part for part in self.parts if part.anchor == anchor), None)


@dataclass(frozen=True, slots=True)
class HelpHit:
    """A part in which every word was found: the words before the first one, it, and what follows."""

    page: str
    part: HelpPart
    before: str
    found: str
    after: str
