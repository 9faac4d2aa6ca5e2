"""Settings of a store: `nidra.toml` in its folder, with a default and a sentence for each."""

from __future__ import annotations

import os
import stat
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import time
from enum import Enum
from pathlib import Path
from typing import Any

from nidra.base.errors import UsageError
from nidra.base.paths import replacing, text_path, typed_path
from nidra.base.text import one_line
from nidra.base.turns import turn
from nidra.base.zone import time_of_day

FILE = "nidra.toml"
LARGEST = 1 << 20
OFF = "off"
Value = int | float | str


class Kind(Enum):
    """What a setting takes, in words."""

    NUMBER = "a whole number"
    SHARE = "a number from 0 to 1"
    FOLDER = "a folder"
    CHOICE = "one of"
    HOUR = "a time of day such as 03:00, or off"


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be set: its name (`section.key`), default, what it does, what it takes."""

    name: str
    default: Value
    help: str
    least: int = 0
    most: int = 2**31 - 1
    kind: Kind = Kind.NUMBER
    choices: tuple[str, ...] = ()

    @property
    def range(self) -> range:
        """The numbers that it takes."""
        return range(self.least, self.most + 1)

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
            "With a quick pass every night, every source's bytes are read within this many days, a share each night.",
            1,
            36_500,
        ),
        Setting(
            "source.largest_mib",
            2048,
            "Sources larger than this many MiB are not read; their receipts say so.",
            1,
            1 << 24,
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
        *(
            Setting(
                f"decay.{tier}_days",
                days,
                f"The stability of {what}, as long as nothing used it: after so many days its strength is"
                " 0.37.",
                1,
                36_500,
            )
            for tier, what, days in (
                ("record", "a record (what was added, imported or cached)", 30),
                ("episodic", "an episode", 7),
                ("semantic", "a semantic memory", 30),
                ("orientation", "an orientation that is not active any more", 365),
            )
        ),
        Setting(
            "schedule.at",
            OFF,
            "When a pass is run each day, in local time, by an open window, `nidra watch` or what"
            " `nidra schedule install` sets up; off for never.",
            kind=Kind.HOUR,
        ),
        Setting(
            "schedule.mode",
            "quick",
            "What that pass reads: quick, only what changed or is due, or full, every source.",
            kind=Kind.CHOICE,
            choices=("quick", "full"),
        ),
        Setting(
            "watch.on",
            "on",
            "Whether an open window watches the sources, and judges at once what changes; `nidra watch`"
            " always does.",
            kind=Kind.CHOICE,
            choices=("on", "off"),
        ),
        Setting(
            "judge.who",
            "auto",
            "Which model is asked when a judge is wanted: the first that is set up here (auto), claude,"
            " anthropic, or none.",
            kind=Kind.CHOICE,
            choices=("auto", "claude", "anthropic", "none"),
        ),
        Setting(
            "judge.in_passes",
            "off",
            "Whether each pass asks that model about contested pairs, by itself; `--judge` of one pass goes"
            " before it.",
            kind=Kind.CHOICE,
            choices=("off", "on"),
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
        return self.among(self.read(), name)

    def among(self, document: Any, name: str) -> Value:
        """As `get`, from what `read` returned."""
        setting = known(name)
        section, key = name.split(".", 1)
        table = self._table(document, section)
        found = _checked(setting, table.get(key, setting.default), self.path)
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
        if setting.kind is Kind.FOLDER and value:
            _require_room(setting, Path(str(value)))
        section, key = name.split(".", 1)
        with turn(self.path.parent):
            document = self.read() if self.path.exists() else tomlkit.document()
            if section not in document:
                document[section] = tomlkit.table()
            self._table(document, section)
            document[section][key] = value
            with replacing(self.path) as stream:
                stream.write(tomlkit.dumps(document))
        return value

    def reset(self, name: str) -> Value:
        """Take a value out of the file, so that the default is in force again; returns that."""
        import tomlkit

        setting = known(name)
        section, key = name.split(".", 1)
        with turn(self.path.parent):
            document = self.read()
            if key in self._table(document, section):
                del document[section][key]
                if not document[section]:
                    del document[section]
                with replacing(self.path) as stream:
                    stream.write(tomlkit.dumps(document))
        return setting.default

    def read(self) -> Any:
        """What stands in the file, nothing where there is none. Raises `UsageError` for what is no TOML,
        and for what may not be read."""
        if not self.path.exists():
            return {}
        import tomlkit
        from tomlkit.exceptions import TOMLKitError

        try:
            self._require_a_small_file()
            return tomlkit.parse(self.path.read_text("utf-8-sig"))
        except UsageError:
            raise
        except OSError as problem:
            raise UsageError(
                reason=f"{self.path} cannot be read ({problem.strerror or problem}). Permit it, or remove the file."
            ) from problem
        except (TOMLKitError, ValueError, RecursionError) as problem:
            shown = one_line(str(problem), 200)
            raise UsageError(
                reason=f"{self.path} is not valid TOML ({shown}). Mend or remove it."
            ) from problem

    def _require_a_small_file(self) -> None:
        """Reading a pipe would wait for ever, and a device may have no end."""
        found = self.path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise UsageError(reason=f"{self.path} is no regular file. Put one there or remove it.")
        if found.st_size > LARGEST:
            raise UsageError(
                reason=f"{self.path} has {found.st_size:,} bytes, and settings take {LARGEST:,} at most."
                " Mend or remove it."
            )

    def _table(self, document: Any, section: str) -> Mapping[str, Any]:
        """The section of a file; empty where there is none."""
        table = document.get(section, {})
        if isinstance(table, Mapping):
            return table
        plain = table.unwrap() if hasattr(table, "unwrap") else table
        raise UsageError(
            reason=f"{section} in {self.path} must be one table, [{section}], "
            f"not {one_line(repr(plain))}. Mend or remove it."
        )


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
        if "\0" in text:
            raise UsageError(reason=f"{setting.name} takes a folder, not {one_line(text)!r}.")
        return str(text_path(typed_path(text, setting.name))) if text else ""
    if setting.kind is Kind.CHOICE and text in setting.choices:
        return text
    if setting.kind is Kind.HOUR and (hour := _hour(text)) is not None:
        return hour
    try:
        return float(text) if setting.kind is Kind.SHARE else int(text)
    except ValueError:
        raise UsageError(
            reason=f"{setting.name} takes {setting.takes}, not {one_line(text)!r}."
        ) from None


def understood(setting: Setting, text: str) -> Value:
    """What a setting would hold after this was typed. Raises `UsageError` for what it does not take."""
    return _checked(setting, parsed(setting, text), Path(FILE))


def _hour(value: Any) -> str | None:
    """A time of day as `03:00`, or `off`; None for what is neither."""
    if isinstance(value, time):  # as TOML writes it without quotes
        return f"{value:%H:%M}"
    if not isinstance(value, str):
        return None
    text = value.strip().lower()
    if text in ("", OFF):
        return OFF
    found = time_of_day(text)
    return f"{found:%H:%M}" if found else None


def _checked(setting: Setting, value: Any, path: Path) -> Value:
    if setting.kind is Kind.FOLDER:
        if isinstance(value, str) and "\0" not in value:
            return str(value)
    elif setting.kind is Kind.CHOICE:
        if value in setting.choices:
            return str(value)
    elif setting.kind is Kind.HOUR:
        if (hour := _hour(value)) is not None:
            return hour
    elif setting.kind is Kind.SHARE:
        if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1:
            return float(value)
    elif type(value) is not bool and isinstance(value, int) and value in setting.range:
        return int(value)
    bounds = f" from {setting.least} to {setting.most}" if setting.kind is Kind.NUMBER else ""
    raise UsageError(
        reason=f"{setting.name} in {path} must be {setting.takes}{bounds}, "
        f"not {one_line(repr(value))}."
    )


def _require_room(setting: Setting, folder: Path) -> None:
    """Raise `UsageError` where no folder can be made, because something else stands in its way."""
    for place in (folder, *folder.parents):
        if os.path.isdir(place):  # noqa: PTH112 - tells of no permission as of no folder
            return
        if os.path.lexists(place):
            raise UsageError(
                reason=f"{setting.name} takes a folder, and {place} is none. Name another place."
            )
