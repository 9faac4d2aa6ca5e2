"""Settings of a store: `nidra.toml` in its folder, with a default and a sentence for each."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nidra.base.errors import UsageError

FILE = "nidra.toml"


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set: its name (`section.key`), default and what it does."""

    name: str
    default: int | str
    help: str
    least: int = 0


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
        ),
    )
}


class Settings:
    """The settings of one store. Reading never writes; `set` keeps comments and order."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE

    def get(self, name: str) -> int | str:
        """The value in force. Raises `UsageError` for a name that does not exist."""
        setting = _known(name)
        section, key = name.split(".", 1)
        table = self._read().get(section)
        value = table.get(key, setting.default) if isinstance(table, Mapping) else setting.default
        return _checked(setting, value, self.path)

    def number(self, name: str) -> int:
        """The value of a setting that is a whole number."""
        return int(self.get(name))

    def set(self, name: str, text: str) -> int | str:
        """Set a value; returns it as understood."""
        import tomlkit

        setting = _known(name)
        value = _checked(setting, _parsed(setting, text), self.path)
        document = self._read() if self.path.exists() else tomlkit.document()
        section, key = name.split(".", 1)
        if section not in document:
            document[section] = tomlkit.table()
        document[section][key] = value
        beside = self.path.with_name(f".{FILE}.{os.getpid()}")
        beside.write_text(tomlkit.dumps(document), encoding="utf-8")
        beside.replace(self.path)
        return value

    def _read(self) -> Any:
        if not self.path.exists():
            return {}
        import tomlkit
        from tomlkit.exceptions import TOMLKitError

        try:
            return tomlkit.parse(self.path.read_text("utf-8"))
        except (TOMLKitError, UnicodeDecodeError) as problem:
            raise UsageError(
                reason=f"{self.path} is not valid TOML ({problem}). Mend or remove it."
            ) from problem


def _known(name: str) -> Setting:
    if name not in SETTINGS:
        raise UsageError(reason=f"There is no setting {name}. There are: {', '.join(SETTINGS)}.")
    return SETTINGS[name]


def _parsed(setting: Setting, text: str) -> int | str:
    if isinstance(setting.default, str):
        return text
    try:
        return int(text)
    except ValueError:
        raise UsageError(reason=f"{setting.name} takes a whole number, not {text!r}.") from None


def _checked(setting: Setting, value: Any, path: Path) -> int | str:
    if isinstance(setting.default, str):
        if isinstance(value, str):
            return str(value)
    elif isinstance(value, int) and not isinstance(value, bool) and value >= setting.least:
        return int(value)
    kind = "text" if isinstance(setting.default, str) else f"a whole number from {setting.least} up"
    raise UsageError(reason=f"{setting.name} in {path} must be {kind}, not {value!r}.")
