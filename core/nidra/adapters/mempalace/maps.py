"""Root remapping: recorded paths of another machine, container or system, as paths of this one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from nidra.adapters.mempalace.recorded import is_windows
from nidra.base.errors import UsageError


@dataclass(frozen=True, slots=True)
class Rule:
    """Paths under `old` lie under `new`. `key` is `old` as it is compared."""

    old: str
    new: str
    key: str


class RootMap:
    """The rules of one import, the longest root first; a path is mapped by the first that fits."""

    def __init__(self, maps: Sequence[tuple[str, str]], home: Path) -> None:
        rules = [_rule(old, new, home) for old, new in maps]
        self.rules = sorted(rules, key=lambda rule: len(rule.key), reverse=True)

    def apply(self, path: str) -> str:
        """`path` under its new root, or as it is where no rule fits."""
        for rule in self.rules:
            rest = _rest(path, rule)
            if rest is not None:
                return _join(rule.new, rest)
        return path


def _rule(old: str, new: str, home: Path) -> Rule:
    if not old.strip() or not new.strip():
        raise UsageError(reason="A root map needs both halves: --map OLD=NEW.")
    old, new = _expanded(old.strip(), home), _expanded(new.strip(), home)
    if not is_windows(new):
        new = os.path.abspath(new)  # noqa: PTH100 - keeps links as the user wrote them
    return Rule(old, new, _comparable(old, is_windows(old)).rstrip("/"))


def _expanded(root: str, home: Path) -> str:
    return str(home) + root[1:] if root == "~" or root.startswith(("~/", "~\\")) else root


def _comparable(path: str, windows: bool) -> str:
    """Windows paths meet whatever their separators and letter case, others only when equal."""
    return path.replace("\\", "/").lower() if windows else path


def _rest(path: str, rule: Rule) -> str | None:
    """What of `path` lies below the old root, "" for the root itself, None where it lies elsewhere.

    Lower-casing keeps the length of what is compared only while each letter keeps its own, so a
    path whose length changes is compared as it is.
    """
    windows = is_windows(path)
    if windows != is_windows(rule.old):
        return None
    ours = _comparable(path, windows)
    if len(ours) != len(path):
        ours = path.replace("\\", "/")
    if ours == rule.key:
        return ""
    return path[len(rule.key) + 1 :] if ours.startswith(rule.key + "/") else None


def _join(new: str, rest: str) -> str:
    """`rest` under `new`, with the separators of the system that `new` is a path of."""
    if not rest:
        return new
    if is_windows(new):
        return f"{new.rstrip(chr(92) + '/')}\\{rest.replace('/', chr(92))}"
    return f"{new.rstrip('/')}/{rest}"


def unified(path: str) -> str:
    """A recorded path with `/` for separators, for comparing its parts."""
    return path.replace("\\", "/") if is_windows(path) else path
