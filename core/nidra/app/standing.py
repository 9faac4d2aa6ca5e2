"""Which of the files that an import names stand where they were recorded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nidra.sleep.filed import missed_by
from nidra.sources.files import Kind, Look, look
from nidra.store.missed import Missed

_WORDS = {Kind.REGULAR: "present", Kind.TOO_LARGE: "present", Kind.GONE: "gone"}


class Standing:
    """Looks at sources; at each that rows are filed with once in one import."""

    def __init__(self) -> None:
        self._folders: dict[str, bool] = {}
        self._kinds: dict[str, Kind] = {}

    def _look(self, path: str) -> Look:
        found = look(path, folders=self._folders)
        self._kinds[path] = found.kind
        return found

    def stands(self, path: str) -> bool:
        """Is there a regular file?"""
        return self._look(path).regular

    def missed(self, path: str) -> Missed | None:
        """What a receipt is filed with whose source is missing; None where it stands, or might."""
        return missed_by(self._look(path))

    def counted(self, paths: Sequence[str]) -> tuple[Counter[str], list[str]]:
        """How many of these are present, gone or unreadable, and those that are not present."""
        found: Counter[str] = Counter()
        absent: list[str] = []
        for path in paths:
            kind = self._kinds.get(path) or self._look(path).kind
            word = _WORDS.get(kind, "unreadable")
            found[word] += 1
            if word != "present":
                absent.append(path)
        return found, absent
