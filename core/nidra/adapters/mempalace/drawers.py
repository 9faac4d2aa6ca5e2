"""One drawer's metadata as a `ForeignRow`: where it hangs, who wrote it how, and from what source."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from nidra.adapters.mempalace.maps import RootMap
from nidra.adapters.mempalace.raw import RawRow
from nidra.adapters.mempalace.recorded import absolute
from nidra.adapters.mempalace.utf8 import whole
from nidra.records.foreign import ForeignRow, Skip

KEYS = (
    "added_by",
    "agent",
    "entry_chunk_index",
    "entry_index",
    "extract_mode",
    "filed_at",
    "hall",
    "id_recipe",
    "ingest_mode",
    "is_sentinel",
    "line_end",
    "line_start",
    "parent_drawer_id",
    "room",
    "source_file",
    "type",
    "wing",
)
_MOST_REMEMBERED = 8_192
_MOST_CHUNKS = 1 << 31
_NO_MEMORY = ("_reg_", "sentinel_")
# What the UTF-8 of a text begins with that is blank or a marker; most begin with something else.
_FIRST_BYTES = frozenset(map(bytes, ([], b"[", *([n] for n in (*range(33), *b"\xc2\xe1\xe2\xe3")))))
_FIRST_LETTERS = frozenset(name[:1] for name in _NO_MEMORY)


class Hanging(NamedTuple):
    """What one metadata object says, which the chunks of a source often share.

    `fields` are those of a `ForeignRow` from `source` to `source_note`.
    """

    fields: tuple[str, ...]
    chunk: int
    skip: Skip | None


class DrawerShaper:
    """Makes rows of raw ones. Remembers metadata and sources, since many drawers share them."""

    def __init__(self, roots: RootMap, home: Path) -> None:
        self._roots = roots
        self._home = home
        self._hangings: dict[str, Hanging] = {}
        self._sources: dict[str, tuple[str, str]] = {}
        self.unparsed = 0

    def rows(self, raw: list[RawRow], skips: Mapping[Any, Skip | None]) -> list[ForeignRow]:
        """The rows of a slice, `skips` being what their collections say of them by key. Values of a
        wrong type degrade: a number becomes its digits."""
        numbers, ids, collections, texts, chunks, metadata = zip(*raw, strict=True)
        names = [name if type(name) is str else words(name) for name in ids]
        utf8 = whole([text if type(text) is bytes else _encoded(text) for text in texts])
        known = self._hangings
        hung = [known.get(meta) or self._hang(meta) for meta in metadata]
        places = [
            chunk if type(chunk) is int and 0 <= chunk < _MOST_CHUNKS else _or_place(chunk, own)
            for chunk, (_, own, _) in zip(chunks, hung, strict=True)
        ]
        reasons = [
            hanging.skip or _reason_to_skip(name, text)
            for hanging, name, text in zip(hung, names, utf8, strict=True)
        ]
        if any(skips.get(one, Skip.OTHER_COLLECTION) for one in set(collections)):
            found = [skips.get(one, Skip.OTHER_COLLECTION) for one in collections]
            reasons = [skip or reason for skip, reason in zip(found, reasons, strict=True)]
        told = zip(numbers, names, utf8, hung, places, reasons, strict=True)
        made = tuple.__new__  # half of what ForeignRow(...) costs
        return [
            made(ForeignRow, (number, name, text, *hanging.fields, place, reason))
            for number, name, text, hanging, place, reason in told
        ]

    def _hang(self, metadata: Any) -> Hanging:
        meta = parsed(metadata)
        if not meta and metadata not in (None, "{}"):
            self.unparsed += 1
        source, note = self._source(words(meta.get("source_file")))
        fields = (
            source,
            dialect_of(meta, source),
            words(meta.get("wing")),
            words(meta.get("room")),
            words(meta.get("hall")),
            words(meta.get("agent")) or words(meta.get("added_by")),
            words(meta.get("filed_at")),
            _lines(meta),
            words(meta.get("parent_drawer_id")),
            note,
        )
        place = _place(meta.get("chunk_index", meta.get("entry_chunk_index")))
        hanging = Hanging(fields, place, _no_memory(meta))
        _remember(self._hangings, metadata, hanging)
        return hanging

    def _source(self, recorded: str) -> tuple[str, str]:
        """(mapped absolute path, note): one of them is "", both where nothing was recorded."""
        found = self._sources.get(recorded)
        if found is None:
            path = absolute(recorded, self._home)
            found = (self._roots.apply(path), "") if path else ("", recorded)
            _remember(self._sources, recorded, found)
        return found


def _remember(known: dict[Any, Any], key: Any, value: Any) -> None:
    if len(known) >= _MOST_REMEMBERED:
        known.clear()
    known[key] = value


def parsed(metadata: Any) -> dict[str, Any]:
    """A JSON object as a dictionary, lone surrogates replaced; empty where it is none."""
    try:
        if isinstance(metadata, bytes):
            metadata = metadata.decode("utf-8", "replace")
        meta = json.loads(metadata)
    except (TypeError, ValueError, RecursionError):
        return {}
    if not isinstance(meta, dict):
        return {}
    if "\\ud" in metadata or "\\uD" in metadata:
        return {key: _whole(value) for key, value in meta.items()}
    return meta


def _whole(value: Any) -> Any:
    if not isinstance(value, str):
        return value
    return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def words(value: object) -> str:
    """A metadata value as text: "" for what is neither text nor number."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return ""
    return str(value)


def _encoded(text: object) -> bytes:
    return words(text).encode("utf-8", "replace")


def dialect_of(meta: Mapping[str, Any], source: str) -> str:
    """The miner that wrote the drawer, by the keys that only it writes.

    Project drawers and those that an agent filed over MCP bear no mode. The project miner gives
    each drawer a hall and lines, and neither before version 3.2; the agent never does.
    """
    mode = meta.get("ingest_mode")
    if mode == "convos":
        general = meta.get("extract_mode") == "general"
        return "mempalace/general" if general else "mempalace/convos"
    if mode in ("sweep", "extract"):
        return f"mempalace/{mode}"
    if meta.get("type") == "diary_entry" or "entry_index" in meta:
        return "mempalace/diary"
    if "hall" in meta or "line_start" in meta:
        return "mempalace/project"
    by_agent = meta.get("added_by") == "mcp" or "parent_drawer_id" in meta or "id_recipe" in meta
    return "mempalace/mcp" if by_agent or not source else "mempalace/project"


def _no_memory(meta: Mapping[str, Any]) -> Skip | None:
    """What the metadata says of a row that is none of the user's."""
    if meta.get("ingest_mode") == "registry" or meta.get("room") == "_registry":
        return Skip.REGISTRY
    return Skip.SENTINEL if meta.get("is_sentinel") else None


def _reason_to_skip(foreign_id: str, utf8: bytes) -> Skip | None:
    """What id and text say of a row that is none of the user's, or says nothing."""
    if foreign_id[:1] in _FIRST_LETTERS and foreign_id.startswith(_NO_MEMORY):
        return Skip.REGISTRY if foreign_id.startswith("_reg_") else Skip.SENTINEL
    if utf8[:1] not in _FIRST_BYTES:
        return None
    if utf8 == b"[empty]":
        return Skip.SENTINEL
    return None if utf8.decode().strip() else Skip.NO_TEXT


def _lines(meta: Mapping[str, Any]) -> str:
    """`first-last` of the lines that the miner counted, or `first` where it is one."""
    first, last = words(meta.get("line_start")), words(meta.get("line_end"))
    return first if last in ("", first) else f"{first}-{last}"


def _or_place(chunk: object, place: int) -> int:
    return place if chunk is None else _place(chunk)


def _place(value: object) -> int:
    """The place among the chunks of a source, -1 where none was recorded."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        return -1
    try:
        place = int(value)
    except (ValueError, OverflowError):
        return -1
    return place if 0 <= place < _MOST_CHUNKS else -1
