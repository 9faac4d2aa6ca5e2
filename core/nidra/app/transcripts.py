"""Transcripts that their program is about to delete, and what still stands of those that are gone."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from nidra.app.workspace import Store
from nidra.base.text import squeeze
from nidra.records.findings import Expiring, Transcripts, UserHalf
from nidra.sources.contents import look_and_read
from nidra.sources.files import look
from nidra.store import transcripts as table

DEFAULT_DAYS = 30
SOON_DAYS = 7
LISTED = 15
LOOKED_AT = 20_000
ASKED = 100_000
LARGEST_HISTORY = 64 << 20
LARGEST_SETTINGS = 1 << 20
LEAST = 12  # characters; a shorter line is found only in its own session
_DAY_NS = 86_400 * 10**9


def transcripts(
    store: Store, home: Path | None = None, env: Mapping[str, str] = os.environ
) -> Transcripts | None:
    """The countdown of the transcripts below Claude Code's folder; None where the store knows none.

    The folder is `$CLAUDE_CONFIG_DIR`, else `.claude` in `home` (by default the user's). Nothing
    there is ever written.
    """
    place = _folder(home, env)
    projects = place / "projects"
    with store.database.reading() as connection:
        known = table.sources_below(connection, str(projects))
        gone = table.gone_transcripts(connection, str(projects))
        days = cleanup_days(place)
        left = _days_left(known[:LOOKED_AT], days, store.now() * 1000)
        memories = table.memories_by_source(connection, list(left))
        half = _user_half(connection, place, gone) if gone else None
    if not known and half is None:
        return None
    paths = dict(known)
    soon = {key for key, value in left.items() if value <= SOON_DAYS}
    listed = sorted(
        (Expiring(paths[key], len(memories.get(key, ())), left[key]) for key in left),
        key=lambda one: (one.days_left, one.path),
    )
    at_stake: set[int] = set().union(*(memories.get(key, ()) for key in soon))
    return Transcripts(
        folder=str(projects),
        days=days,
        present=len(left),
        soon=len(soon),
        memories_soon=len(at_stake),
        listed=tuple(listed[:LISTED]),
        user_half=half,
    )


def _folder(home: Path | None, env: Mapping[str, str]) -> Path:
    named = env.get("CLAUDE_CONFIG_DIR")
    if home is None and named:
        return Path(named)
    return (home or Path.home()) / ".claude"


def cleanup_days(folder: Path) -> int:
    """`cleanupPeriodDays` of the settings in `folder`, 30 where it is not set."""
    _, raw = look_and_read(str(folder / "settings.json"), LARGEST_SETTINGS)
    value = _object(raw).get("cleanupPeriodDays")
    whole = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return int(value) if whole else DEFAULT_DAYS  # type: ignore[arg-type]


def _days_left(sources: list[tuple[int, str]], days: int, now_ns: int) -> dict[int, float]:
    """Days until each source is deleted, by key; those that are not there left out."""
    folders: dict[str, bool] = {}
    found: dict[int, float] = {}
    for key, path in sources:
        print_ = look(path, folders=folders).fingerprint
        if print_ is not None:
            found[key] = days - (now_ns - print_.mtime_ns) / _DAY_NS
    return found


def _user_half(connection: Any, folder: Path, gone: list[int]) -> UserHalf | None:
    """How many memories of gone transcripts find their user's words in `history.jsonl`."""
    path = folder / "history.jsonl"
    found, raw = look_and_read(str(path), LARGEST_HISTORY)
    if not found.regular:
        return None
    typed = _typed(raw)
    memories = table.memories_by_source(connection, gone)
    in_all = len(set().union(*memories.values()))
    rows = table.beginnings(connection, gone, ASKED + 1)
    asked: dict[str, bool] = {}
    for name, source, text in rows[:ASKED]:
        line = _user_line(text)
        if line:
            asked[name] = asked.get(name, False) or _stands(typed, line, Path(source).stem)
    listed = [name for name, stands in asked.items() if stands]
    return UserHalf(
        path=str(path),
        gone=in_all,
        asked=len(asked),
        found=len(listed),
        unseen=max(0, in_all - len(asked)) if len(rows) > ASKED else 0,
        listed=tuple(listed[:LISTED]),
    )


def _stands(typed: dict[str, set[str]], line: str, session: str) -> bool:
    sessions = typed.get(line)
    return sessions is not None and (len(line) >= LEAST or session in sessions)


def _typed(raw: bytes) -> dict[str, set[str]]:
    """The first line of everything that was typed, without blanks, with the sessions it was typed in."""
    found: dict[str, set[str]] = {}
    for line in raw.splitlines():
        entry = _object(line)
        shown = entry.get("display")
        if isinstance(shown, str):
            for part in _first_lines(shown):
                found.setdefault(part, set()).add(str(entry.get("sessionId") or ""))
    return found


def _first_lines(text: str) -> Iterator[str]:
    first = next((line for line in text.splitlines() if line.strip()), "")
    if first:
        yield squeeze(first)


def _user_line(text: str) -> str:
    """The first line of the user's turn at the beginning of a drawer, without blanks; "" where none is."""
    for mark in ("> ", ">", "USER: "):
        if text.startswith(mark):
            return next(_first_lines(text.removeprefix(mark)), "")
    return ""


def _object(raw: bytes) -> dict[str, Any]:
    """A JSON object, or an empty one where the bytes are none."""
    try:
        value = json.loads(raw)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
