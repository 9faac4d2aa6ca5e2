"""HTML read back: which tags, attributes and texts stand in a page, and whether it is well formed."""

from __future__ import annotations

from html.parser import HTMLParser

VOID = frozenset(("meta", "link", "br"))
INLINE = frozenset(("mark", "del", "ins", "code", "b", "a"))


class Page(HTMLParser):
    """A page with everything that a browser would make of it."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self.marked: list[tuple[str, str]] = []
        self.unbalanced: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        self.unbalanced += self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)
        self._part(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        if self._open and self._open[-1] == tag:
            self._open.pop()
        else:
            self.unbalanced.append(tag)
        self._part(tag)

    def _part(self, tag: str) -> None:
        """A blank where a browser begins or ends a block."""
        if tag not in INLINE:
            self.texts.append(" ")

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] in ("mark", "del", "ins"):
            self.marked.append((self._open[-1], data))
        if not self._open or self._open[-1] != "style":
            self.texts.append(data)

    @property
    def text(self) -> str:
        """Everything that a reader sees, blanks squeezed."""
        return " ".join("".join(self.texts).split())

    def names(self) -> set[str]:
        return {tag for tag, _ in self.tags}

    def ids(self) -> list[str]:
        return [attrs["id"] for _, attrs in self.tags if "id" in attrs]
