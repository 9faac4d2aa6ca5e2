"""Which memories say what foreign rows say: found by the short id that a text gives.

A store that is being built is seen by nobody else, so that the ids which it holds can be kept in
memory, with the digests that tell texts apart which share one: the index of them costs 1.2 CPU µs a
memory less when it is made at the end, and asking it for each text 2.7. Half a million ids take
75 MB; where there are many more, the index is made early and asked from then on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from nidra.base.errors import UsageError
from nidra.base.ids import SHORT
from nidra.store import indexes
from nidra.store.connection import Connection
from nidra.store.digests import Digests, name_of, names_of
from nidra.store.memories import memory_digest_matches
from nidra.store.raw import fetch

MOST_IN_MEMORY = 1_000_000


class Same(NamedTuple):
    """The memory of each text of a chunk, key and public id; places of what nobody said before, and of
    what its memory says in other bytes."""

    keys: list[int]
    names: list[str]
    fresh: list[int]
    otherwise: list[int]


class SameText:
    """Finds memories by their ids. `alone` says that nobody else writes to the store meanwhile."""

    def __init__(self, alone: bool = False) -> None:
        self._built: _Built | None = _Built() if alone else None

    def of(self, connection: Connection, digests: Digests, first: int) -> Same:
        """The memories that say these texts; new ones get keys from `first` on."""
        if self._built is not None and len(self._built.keys) > MOST_IN_MEMORY:
            indexes.ensure_names(connection)
            self._built = None
        if self._built is not None:
            return self._built.of(digests, first)
        return _OnFile(connection, digests).of(digests, first)


class _Built:
    """Every memory of a store that is being built: ids with keys, digests in the order of the keys."""

    def __init__(self) -> None:
        self.keys: dict[str, int] = {}
        self._said = bytearray()
        self._first: int | None = None
        # Memories whose text may be of other bytes than an equal one.
        self._decomposed: set[int] = set()

    def of(self, digests: Digests, first: int) -> Same:
        """As `SameText.of`. What is new counts as filed from then on."""
        if self._first is None:
            self._first = first
        same = Same([], names_of(digests.said, SHORT), [], [])
        composed, taken, said, following = digests.composed, self.keys, self._said, first
        for place, (digest, name) in enumerate(zip(digests.said, same.names, strict=True)):
            key = taken.setdefault(name, following)
            if key != following and not self._says(key, digest):
                longer, _ = _apart(digest, taken.get, self._says)
                same.names[place] = longer
                key = taken.setdefault(longer, following)
            same.keys.append(key)
            if key == following:
                following += 1
                said += digest
                same.fresh.append(place)
                if not composed[place]:
                    self._decomposed.add(key)
            elif not composed[place] or key in self._decomposed:
                same.otherwise.append(place)
        return same

    def _says(self, key: int, digest: bytes) -> bool:
        at = 32 * (key - (self._first or 0))
        return self._said[at : at + 32] == digest


class _OnFile:
    """The memories of a store that bear the ids of a chunk's texts."""

    def __init__(self, connection: Connection, digests: Digests) -> None:
        self._connection = connection
        self._texts: dict[int, str] = {}
        self._keys: dict[str, int] = {}
        self._look(names_of(digests.said, SHORT))

    def of(self, digests: Digests, first: int) -> Same:
        """As `SameText.of`."""
        same = Same([], [], [], [])
        for place, (text, digest) in enumerate(zip(digests.texts(), digests.said, strict=True)):
            name = name_of(digest, SHORT)
            key = self._keys.get(name)
            if key is not None and not memory_digest_matches(self._texts[key], text):
                name, key = _apart(digest, self._key, partial(self._says, text))
            if key is None:
                key = self._keys[name] = first + len(same.fresh)
                self._texts[key] = text
                same.fresh.append(place)
            elif self._texts[key] != text:
                same.otherwise.append(place)
            same.keys.append(key)
            same.names.append(name)
        return same

    def _says(self, text: str, key: int, digest: bytes) -> bool:
        return memory_digest_matches(self._texts[key], text)

    def _key(self, name: str) -> int | None:
        if name not in self._keys:
            self._look([name])
        return self._keys.get(name)

    def _look(self, names: Sequence[str]) -> None:
        rows = fetch(
            self._connection,
            "SELECT m.public_id, m.id, s.text FROM memory m JOIN statement s ON s.memory_id=m.id"
            " WHERE m.public_id IN (SELECT value FROM json_each(?))",
            (json.dumps(names),),
        )
        for name, key, text in rows:
            self._keys[name] = key
            self._texts[key] = text


def _apart(
    digest: bytes, key_of: Callable[[str], int | None], says: Callable[[int, bytes], bool]
) -> tuple[str, int | None]:
    """Two texts share a short id: the longer one under which this text stands, or a free one."""
    for length in range(SHORT + 4, 65, 4):
        name = name_of(digest, length)
        key = key_of(name)
        if key is None or says(key, digest):
            return name, key
    raise UsageError(reason="Two different statements share one sha256; this cannot be stored.")
