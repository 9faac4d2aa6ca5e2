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
    """Paths whose first parts are `parts` lie under `new`; parts of Windows paths are case-folded."""

    parts: tuple[str, ...]
    windows: bool
    new: str


class RootMap:
    """The rules of one import, the longest root first; a path is mapped by the first that fits."""

    def __init__(self, maps: Sequence[tuple[str, str]], home: Path) -> None:
        rules = [_rule(old, new, home) for old, new in maps]
        self.rules = sorted(rules, key=lambda rule: len(rule.parts), reverse=True)

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
    old, new = _expanded(old, home), _expanded(new, home)
    if not is_windows(new):
        new = os.path.abspath(new)  # noqa: PTH100 - keeps links as the user wrote them
    windows = is_windows(old)
    parts = unified(old).rstrip("/").split("/")
    return Rule(tuple(_comparable(part, windows) for part in parts), windows, new)


def _expanded(root: str, home: Path) -> str:
    return str(home) + root[1:] if root == "~" or root.startswith(("~/", "~\\")) else root


def _comparable(part: str, windows: bool) -> str:
    """Parts of Windows paths meet in any letter case, others only when equal."""
    return part.casefold() if windows else part


def _rest(path: str, rule: Rule) -> list[str] | None:
    """The parts of `path` below the old root, None where it lies elsewhere."""
    if is_windows(path) != rule.windows:
        return None
    parts, depth = unified(path).split("/"), len(rule.parts)
    if tuple(_comparable(part, rule.windows) for part in parts[:depth]) != rule.parts:
        return None
    return parts[depth:]


def _join(new: str, rest: list[str]) -> str:
    """The parts under `new`, with the separators of the system that `new` is a path of."""
    if is_windows(new):
        return "\\".join([new.rstrip("/\\"), *rest])
    return "/".join([new.rstrip("/"), *rest]) or "/"


def unified(path: str) -> str:
    """A recorded path with `/` for separators, for comparing its parts."""
    return path.replace("\\", "/") if is_windows(path) else path
