"""The settings of a store as one reads and changes them: by `nidra config` and by the window alike.

What is set from now on counts from now on: no night before an hour was planned is caught up.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from nidra.app.workspace import Store
from nidra.base.errors import UsageError
from nidra.base.settings import SETTINGS, Kind, Setting, Value, known, parsed
from nidra.store.database import translated

HOUR = "schedule.at"


@dataclass(frozen=True, slots=True)
class Held:
    """One setting with the value in force. `problem` says why what stands in the file is none; then
    the default is shown."""

    setting: Setting
    value: Value
    problem: str = ""

    @property
    def name(self) -> str:
        """What the setting is called, `section.key`."""
        return self.setting.name

    @property
    def is_default(self) -> bool:
        """Is it as in a new store?"""
        return self.value == self.setting.default and not self.problem


@dataclass(frozen=True, slots=True)
class Settled:
    """All settings of a store, and whether any of them can be changed."""

    held: tuple[Held, ...]
    may_write: bool

    def __getitem__(self, name: str) -> Held:
        return next(one for one in self.held if one.name == name)


def settled(store: Store) -> Settled:
    """Every setting as it stands. Never raises for what stands in the file."""
    return Settled(tuple(_held(store)), os.access(store.folder, os.W_OK))


def _held(store: Store) -> Iterator[Held]:
    try:
        document = store.settings.read()  # once: a large file takes seconds
    except (UsageError, OSError) as problem:
        yield from (Held(one, one.default, str(problem)) for one in SETTINGS.values())
        return
    for name, setting in SETTINGS.items():
        try:
            yield Held(setting, store.settings.among(document, name))
        except (UsageError, OSError) as problem:
            yield Held(setting, setting.default, str(problem))


def change(store: Store, name: str, text: str, option: str = "") -> Value:
    """Set a value as it was typed; returns it as understood.

    `option` is how it was given, for a sentence that refuses a folder. Raises `UsageError` for what the
    setting does not take, `StoreUnwritable` where nothing can be kept.
    """
    setting = known(name)
    if setting.kind is Kind.FOLDER and text:
        from nidra.app.untouchable import refuse_inside

        refuse_inside(store, [Path(str(parsed(setting, text)))], option)
    with translated(store.folder):
        if name == HOUR:
            from nidra.app.timer import keep_hour

            return keep_hour(store, text)
        return store.settings.set(name, text)


def reset(store: Store, name: str) -> Value:
    """Put the default in force again; returns it. Raises as `change` does."""
    with translated(store.folder):
        return store.settings.reset(name)
