"""Readers: sources as values that a check can ask, each read once while its content stands.

>>> reader = MemoryReader({"/notes/config.md": b"retry limit is 5"})
>>> reader.open("/notes/config.md").raw
b'retry limit is 5'
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Protocol

from blake3 import blake3

from nidra.sources.contents import look_and_read
from nidra.sources.decode import DecodedText, Undecodable, decode
from nidra.sources.files import DEFAULT_LIMIT, Fingerprint, Kind, Look, look
from nidra.sources.pathnames import name_of

CACHE_BYTES = 64 << 20
_TICK_NS = 20_000_000
_CLOCK_JUMP_NS = 1_000_000_000
_WEIGHT = 3  # the bytes, their text, and the tables that a check derives from them


Heed = Callable[[], None]


def go_on() -> None:
    """Nobody asked to stop."""


class Source:
    """One content of one source. `raw` is empty unless `look.regular`.

    `memo` is where rooms above keep what they derive from the bytes; it lives as long as they do.
    `heed` is called now and then by what takes long, and may raise; `excerpts` gives all the excerpts
    that are to be checked against this source, where they are known beforehand.
    """

    def __init__(self, path: str, found: Look, raw: bytes = b"") -> None:
        self.path = path
        self.look = found
        self.raw = raw
        self.memo: dict[str, object] = {}
        self.heed: Heed = go_on
        self.excerpts: Callable[[], Iterable[str]] = tuple

    @property
    def name(self) -> str:
        """The file's name, for sentences."""
        return name_of(self.path)

    @cached_property
    def digest(self) -> bytes:
        """blake3 of the bytes, 32 bytes long."""
        return blake3(self.raw).digest()

    @cached_property
    def text(self) -> DecodedText | Undecodable:
        """The bytes as text, or why they are none."""
        return decode(self.raw)


class Reader(Protocol):
    """Anything that can look at a path and open what stands there. Neither ever raises."""

    def look(self, path: str) -> Look:
        """What stands at `path`, without its bytes."""
        ...

    def open(self, path: str) -> Source:
        """The source at `path`; its `look` says why where there are no bytes."""
        ...


class _Held:
    """A source in the cache, with the moment at which its reading began."""

    __slots__ = ("read_at", "source")

    def __init__(self, source: Source, read_at: int) -> None:
        self.source = source
        self.read_at = read_at

    def stands_for(self, found: Look) -> bool:
        """Is `found` still the content that was read? A write in the tick of the reading may hide."""
        if found.fingerprint is None or found.fingerprint != self.source.look.fingerprint:
            return False
        changed = max(found.fingerprint.mtime_ns, found.fingerprint.ctime_ns)
        age = self.read_at - changed
        return age > _TICK_NS or age < -_CLOCK_JUMP_NS


class FileReader:
    """Reads files, and keeps the contents last read within `cache_bytes`, the newest in any case."""

    def __init__(self, limit: int = DEFAULT_LIMIT, cache_bytes: int = CACHE_BYTES) -> None:
        self._limit = limit
        self._budget = cache_bytes
        self._held: OrderedDict[str, _Held] = OrderedDict()
        self._bytes = 0

    def look(self, path: str) -> Look:
        return look(path, self._limit)

    def open(self, path: str) -> Source:
        found = self.look(path)
        held = self._held.get(path)
        if held is not None and held.stands_for(found):
            self._held.move_to_end(path)
            return held.source
        self._drop(path)
        if not found.regular:
            return Source(path, found)
        read_at = time.time_ns()
        found, raw = look_and_read(path, self._limit)
        source = Source(path, found, raw)
        if found.regular:
            self._keep(path, _Held(source, read_at))
        return source

    def forget(self) -> None:
        """Let go of every content that is held."""
        self._held.clear()
        self._bytes = 0

    @property
    def held_bytes(self) -> int:
        """How much the cache counts for now."""
        return self._bytes

    def _keep(self, path: str, held: _Held) -> None:
        self._held[path] = held
        self._bytes += len(held.source.raw) * _WEIGHT
        while self._bytes > self._budget and len(self._held) > 1:
            self._drop(next(iter(self._held)))

    def _drop(self, path: str) -> None:
        held = self._held.pop(path, None)
        if held is not None:
            self._bytes -= len(held.source.raw) * _WEIGHT


class Pinned:
    """A reader that holds one source still while all its receipts are checked."""

    def __init__(self, source: Source, other: Reader) -> None:
        self._source = source
        self._other = other

    def look(self, path: str) -> Look:
        return self._source.look if path == self._source.path else self._other.look(path)

    def open(self, path: str) -> Source:
        return self._source if path == self._source.path else self._other.open(path)


class MemoryReader:
    """Sources that are handed in as bytes: for tests, and for texts that are no files."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.files = files
        self._sources: dict[str, Source] = {}

    def look(self, path: str) -> Look:
        raw = self.files.get(path)
        if raw is None:
            return Look(path, Kind.GONE, f"{name_of(path)} is not there.")
        return Look(path, Kind.REGULAR, "", Fingerprint(len(raw), 0, 0, 0, 0))

    def open(self, path: str) -> Source:
        found = self.look(path)
        if not found.regular:
            return Source(path, found)
        raw, source = self.files[path], self._sources.get(path)
        if source is None or source.raw is not raw:
            source = self._sources[path] = Source(path, found, raw)
        return source
