"""A request for a piece of work: one JSON object, each of its fields checked before anything is done."""

from __future__ import annotations

import json
import os
from collections.abc import Collection
from pathlib import Path
from typing import Any

from nidra.base.errors import UsageError
from nidra.base.paths import text_path
from nidra.base.text import one_line, storable


class Request:
    """The fields of a request. Each reader raises `UsageError` for a value that it cannot take."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields

    @classmethod
    def parsed(cls, text: str) -> Request:
        """A request as it came. Raises `UsageError` for what is no JSON object."""
        try:
            value = json.loads(text)
        except (ValueError, RecursionError) as problem:
            raise UsageError(reason=f"The request is no JSON ({problem}).") from problem
        if not isinstance(value, dict):
            raise UsageError(reason='The request is no JSON object such as {"verb": "sleep"}.')
        return cls(value)

    def allow(self, names: Collection[str]) -> None:
        """Raise `UsageError` for a field of another name, which would be a slip of the pen."""
        for name in self._fields:
            if name not in names:
                listed = ", ".join(sorted(names))
                raise UsageError(
                    reason=f"The request has a field {one_line(name, 80)!r}, and takes: {listed}."
                )

    def maybe(self, name: str) -> str | None:
        """A text, or None where it is not given."""
        value = self._fields.get(name)
        if value is None:
            return None
        if not _is_text(value):
            raise UsageError(reason=f"{name} is a text that is not empty, not {_shown(value)}.")
        return str(value)

    def text(self, name: str) -> str:
        """A text that has to be given."""
        value = self.maybe(name)
        if value is None:
            raise UsageError(reason=f"The request names no {name}.")
        return value

    def choice(self, name: str, values: Collection[str], default: str) -> str:
        """One of several words."""
        value = self.maybe(name) or default
        if value not in values:
            raise UsageError(reason=f"{name} is {' or '.join(values)}, not {_shown(value)}.")
        return value

    def flag(self, name: str) -> bool:
        """True or false; false where it is not given."""
        value = self._fields.get(name, False)
        if not isinstance(value, bool):
            raise UsageError(reason=f"{name} is true or false, not {_shown(value)}.")
        return value

    def number(self, name: str) -> int:
        """A whole number above 0 that has to be given."""
        value = self._fields.get(name)
        if not isinstance(value, int) or isinstance(value, bool) or not 0 < value < 1 << 62:
            raise UsageError(reason=f"{name} is a whole number above 0, not {_shown(value)}.")
        return value

    def path(self, name: str) -> Path:
        """An absolute path: the working folder of a window means nothing."""
        text = self.text(name)
        if not os.path.isabs(text):  # noqa: PTH117
            raise UsageError(reason=f"{name} is an absolute path, not {_shown(text)}.")
        return text_path(Path(os.path.normpath(text)))

    def texts(self, name: str) -> tuple[str, ...]:
        """A list of texts, empty where it is not given."""
        value = self._fields.get(name) or []
        if not isinstance(value, list) or not all(_is_text(one) for one in value):
            raise UsageError(reason=f"{name} is a list of texts, not {_shown(value)}.")
        return tuple(value)

    def pairs(self, name: str) -> tuple[tuple[str, str], ...]:
        """A list of [OLD, NEW], NEW an absolute folder; empty where it is not given."""
        value = self._fields.get(name) or []
        if not isinstance(value, list) or not all(_is_pair(one) for one in value):
            raise UsageError(
                reason=f"{name} is a list of pairs [OLD, NEW] of folders, not {_shown(value)}."
            )
        return tuple((str(old), os.path.normpath(new)) for old, new in value)


def _is_text(value: Any) -> bool:
    """A text that a path may be made of, and that a store can keep."""
    return isinstance(value, str) and value != "" and "\0" not in value and storable(value) == value


def _is_pair(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(_is_text(one) and one.strip() for one in value)
        and os.path.isabs(value[1])  # noqa: PTH117
    )


def _shown(value: Any) -> str:
    return one_line(repr(value), 120)
