"""Sources that moved: root maps that nothing lies below, and maps that would find what is absent."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from nidra.adapters.registry import adapters, recognise
from nidra.app.workspace import Store
from nidra.base.errors import NidraError
from nidra.base.paths import is_folder
from nidra.records.evidence import SourceState
from nidra.records.report import PassReport
from nidra.sources.files import look
from nidra.store.connection import Connection

_MOST = 400
Maps = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Absent:
    """A foreign store most of whose sources are not where it recorded them.

    `maps` are (OLD, NEW) roots under which some were found; `root` is what the absent paths have in
    common as they were recorded, "" where they have nothing, and `standing` how many others below it are there; `mapped`
    tells that the last import mapped roots already.
    """

    adapter: str
    location: str
    maps: Maps
    root: str
    mapped: bool
    standing: int = 0


def missing_targets(maps: Maps) -> Maps:
    """The maps whose NEW is no folder of this machine."""
    return tuple(pair for pair in maps if not is_folder(pair[1]))


def idle_maps(store: Store, maps: Maps) -> Maps:
    """The maps under whose NEW no source of the store lies: they changed nothing."""
    with store.database.reading() as connection:
        return tuple(pair for pair in maps if not _any_below(connection, pair[1]))


def _any_below(connection: Connection, folder: str) -> bool:
    root = folder.rstrip("/\\")
    found = connection.exec_driver_sql(
        "SELECT 1 FROM source WHERE substr(path, 1, ?) IN (?, ?) LIMIT 1",
        (len(root) + 1, f"{root}/", f"{root}\\"),
    ).first()
    return found is not None


def better_maps(store: Store, maps: Maps, suggested: Maps) -> Maps:
    """The maps to import with after `maps` missed most sources: those that found some, and suggested
    ones that lead elsewhere; none where nothing leads elsewhere."""
    kept = tuple(pair for pair in maps if standing_below(store, pair[1]))
    fresh = tuple(pair for pair in suggested if not any(_leads_alike(pair, one) for one in kept))
    return (*kept, *fresh) if fresh else ()


def _leads_alike(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Does one of two maps say of a whole folder what the other says of a folder in it?"""
    (outer, outer_new), (inner, inner_new) = sorted((one, other), key=lambda pair: len(pair[0]))
    return inner.startswith(outer) and inner_new == outer_new + inner[len(outer) :]


def recorded_root(root: str, maps: Maps) -> str:
    """A mapped folder as the foreign store recorded it."""
    for old, new in sorted(maps, key=lambda pair: -len(pair[1])):
        if root == new or root.startswith(f"{new}{os.sep}"):
            return old + root[len(new) :]
    return root


def standing_below(store: Store, root: str) -> int:
    """How many sources of the store are there below a folder; none where no folder is named."""
    if not root:
        return 0
    with store.database.reading() as connection:
        rows = connection.exec_driver_sql(
            "SELECT path FROM source WHERE substr(path, 1, ?)=?",
            (len(root) + 1, f"{root}{os.sep}"),
        ).fetchall()
    folders: dict[str, bool] = {}
    return sum(look(path, folders=folders).regular for (path,) in rows)


def mostly_absent(report: PassReport) -> bool:
    """Did a pass find more than half of the sources gone or out of reach?"""
    read = report.read
    absent = read.get("sources gone", 0) + read.get("sources unreadable", 0)
    return absent * 2 > read.get("sources", 0)


def absent(store: Store) -> Absent | None:
    """The foreign store with the most absent sources, and maps that would find them; bounded."""
    with store.database.reading() as connection:
        rows = connection.exec_driver_sql(
            "SELECT id, adapter, location, detail FROM origin ORDER BY id"
        ).fetchall()
        found = [(_absent_paths(connection, row[0]), row) for row in rows]
    found = [(paths, row) for paths, row in found if paths]
    if not found:
        return None
    paths, (_, adapter, location, detail) = max(found, key=lambda one: len(one[0]))
    known = tuple((old, new) for old, new in json.loads(detail).get("request", {}).get("maps", ()))
    maps = () if known else _suggested(adapter, location, paths)
    root = common_root(paths)
    standing = standing_below(store, root)
    return Absent(adapter, location, maps, recorded_root(root, known), bool(known), standing)


def _absent_paths(connection: Connection, origin: int) -> list[str]:
    """Sources of one foreign store that could not be read at the last look, some hundreds at most."""
    rows = connection.exec_driver_sql(
        "SELECT s.path FROM source s WHERE s.state IN (?, ?) AND EXISTS (SELECT 1 FROM evidence e"
        " JOIN memory m ON m.id=e.memory_id WHERE e.source_id=s.id AND m.origin_id=?) LIMIT ?",
        (int(SourceState.GONE), int(SourceState.UNREADABLE), origin, _MOST),
    ).fetchall()
    return [row[0] for row in rows]


def _suggested(adapter: str, location: str, paths: Sequence[str]) -> Maps:
    """What the adapter suggests; nothing where its store cannot be looked at any more."""
    try:
        return adapters()[adapter].suggest(recognise(Path(location)), paths)
    except (NidraError, KeyError, OSError):
        return ()


def common_root(paths: Sequence[str]) -> str:
    """The folder that all paths lie below, "" where there is none that tells anything."""
    try:
        root = os.path.commonpath([os.path.dirname(path) for path in paths])  # noqa: PTH120
    except ValueError:
        return ""
    return "" if root in ("", os.sep) else root
