"""Settings of a store: `nidra.toml` in its folder, with a default and a sentence for each."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

from nidra.base.errors import UsageError
from nidra.base.paths import naming, replacing, text_path, typed_path
from nidra.base.text import one_line

FILE = "nidra.toml"
Value = int | float | str


class Kind(Enum):
    """What a setting takes, in words."""

    NUMBER = "a whole number"
    SHARE = "a number from 0 to 1"
    FOLDER = "a folder"
    CHOICE = "one of"


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set: its name (`section.key`), default, what it does, what it takes."""

    name: str
    default: Value
    help: str
    least: int = 0
    kind: Kind = Kind.NUMBER
    choices: tuple[str, ...] = ()

    @property
    def takes(self) -> str:
        """What it takes, in words."""
        if self.kind is Kind.CHOICE:
            return f"{self.kind.value} {', '.join(self.choices)}"
        return str(self.kind.value)


SETTINGS = {
    setting.name: setting
    for setting in (
        Setting(
            "pass.byte_check_days",
            7,
            "A quick pass re-reads every source's bytes within this many days, a share each time.",
            1,
        ),
        Setting(
            "source.largest_mib",
            2048,
            "Sources larger than this many MiB are not read; their receipts say so.",
            1,
        ),
        Setting(
            "checkpoint.also",
            "",
            "A second folder for the journal's checkpoints, best on another disk.",
            kind=Kind.FOLDER,
        ),
        Setting(
            "review.clock",
            "ladder",
            "How reviews are spaced: by the ladder of 1, 3, 7, 14, 30 and 90 days, or by FSRS.",
            kind=Kind.CHOICE,
            choices=("ladder", "fsrs"),
        ),
        Setting(
            "prune.confidence",
            0.4,
            "A memory without any receipt is buried when it is long overdue for review and its"
            " confidence is at most this.",
            kind=Kind.SHARE,
        ),
    )
}


class Settings:
    """The settings of one store. Reading never writes; `set` keeps comments and order."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE

    def get(self, name: str) -> Value:
        """The value in force; a relative folder that stands in the file counts from the store's.

        Raises `UsageError` for a name that does not exist."""
        setting = known(name)
        section, key = name.split(".", 1)
        table = self._read().get(section)
        value = table.get(key, setting.default) if isinstance(table, Mapping) else setting.default
        found = _checked(setting, value, self.path)
        if setting.kind is Kind.FOLDER and found:
            return str(self.path.parent / os.path.expanduser(str(found)))  # noqa: PTH111
        return found

    def number(self, name: str) -> int:
        """The value of a setting that is a whole number."""
        return int(self.get(name))

    def share(self, name: str) -> float:
        """The value of a setting that is a number from 0 to 1."""
        return float(self.get(name))

    def set(self, name: str, text: str) -> Value:
        """Set a value; returns it as understood: a folder is absolute from then on."""
        import tomlkit

        setting = known(name)
        value = _checked(setting, parsed(setting, text), self.path)
        document = self._read() if self.path.exists() else tomlkit.document()
        section, key = name.split(".", 1)
        if section not in document:
            document[section] = tomlkit.table()
        document[section][key] = value
        with replacing(self.path) as stream:
            stream.write(tomlkit.dumps(document))
        return value

    def _read(self) -> Any:
        if not self.path.exists():
            return {}
        import tomlkit
        from tomlkit.exceptions import TOMLKitError

        try:
            with naming(self.path):
                return tomlkit.parse(self.path.read_text("utf-8"))
        except (TOMLKitError, UnicodeDecodeError) as problem:
            raise UsageError(
                reason=f"{self.path} is not valid TOML ({problem}). Mend or remove it."
            ) from problem


def known(name: str) -> Setting:
    """The setting of that name. Raises `UsageError` where there is none."""
    if name not in SETTINGS:
        raise UsageError(
            reason=f"There is no setting {one_line(name)}. There are: {', '.join(SETTINGS)}."
        )
    return SETTINGS[name]


def parsed(setting: Setting, text: str) -> Value:
    """A value as it was typed; a folder made absolute. Raises `UsageError` for what makes no sense."""
    if setting.kind is Kind.FOLDER:
        return str(text_path(typed_path(text, setting.name))) if text else ""
    if setting.kind is Kind.CHOICE and text in setting.choices:
        return text
    try:
        return float(text) if setting.kind is Kind.SHARE else int(text)
    except ValueError:
        raise UsageError(
            reason=f"{setting.name} takes {setting.takes}, not {one_line(text)!r}."
        ) from None


def _checked(setting: Setting, value: Any, path: Path) -> Value:
    if setting.kind is Kind.FOLDER:
        if isinstance(value, str):
            return str(value)
    elif setting.kind is Kind.CHOICE:
        if value in setting.choices:
            return str(value)
    elif setting.kind is Kind.SHARE:
        if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1:
            return float(value)
    elif isinstance(value, int) and not isinstance(value, bool) and value >= setting.least:
        return int(value)
    least = f" from {setting.least} up" if setting.kind is Kind.NUMBER else ""
    raise UsageError(
        reason=f"{setting.name} in {path} must be {setting.takes}{least}, "
        f"not {one_line(repr(value))}."
    )
