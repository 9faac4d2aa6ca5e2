"""Strings at twice their length, to see whether every page still holds: a translation for screenshots."""

from __future__ import annotations

from PySide6.QtCore import QTranslator

_FILL = "~"


class Stretched(QTranslator):
    """Each string, followed by as many tildes as it has letters; places for values stay."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self,
        context: str | bytes | bytearray | memoryview,
        sourceText: str | bytes | bytearray | memoryview,
        disambiguation: str | bytes | bytearray | memoryview | None = None,
        n: int = -1,
    ) -> str:
        text = sourceText if isinstance(sourceText, str) else bytes(sourceText).decode()
        words = text.split(" ")
        return " ".join(word if "{" in word else word + _FILL * len(word) for word in words)
