"""Which of the files that were met a missing source could be: by its bytes, then by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from heapq import heappush, heapreplace
from os import DirEntry, sep
from typing import NamedTuple

from nidra.sources.contents import digest_of
from nidra.sources.files import fingerprint
from nidra.sources.tails import CROWD, Tails, folded, reversed_parts, shared
from nidra.sources.walking import Walk
from nidra.store.sources import SourceRow

MOST_BYTES = 256 << 30
MOST_SHELVED = 2_000_000
NAMESAKES = 50
SHOWN = 3
_APART = "\0"


class Wanted(NamedTuple):
    """A source that is missing, where its bytes lay last, and how many there were (None: not known)."""

    row: SourceRow
    old: str
    size: int | None


@dataclass(slots=True)
class Same:
    """The files with a source's bytes that fit its path best: the first, and how many there are."""

    depth: int = 0
    files: list[str] = field(default_factory=list)
    count: int = 0

    def offer(self, path: str, depth: int) -> None:
        """Take in a file with as many parts of the path, or more."""
        if depth > self.depth or not self.count:
            self.depth, self.files, self.count = depth, [], 0
        if depth == self.depth:
            self.count += 1
            if len(self.files) < SHOWN:
                self.files.append(path)


class Namesake(NamedTuple):
    """A file with the name of a source; the more parts of its path agree, the better it fits."""

    depth: int
    exact: bool
    path: str


class Candidates:
    """Files that could be one of the wanted sources, gathered in one walk.

    `same` and `alike` are by position in `wanted`. Only files of which a name or a size is wanted
    are remembered, by folder in one text each, so that memory stays flat. `tell` is handed the
    stage, how much of how much is done and the bytes read, and may raise to stop.
    """

    def __init__(
        self,
        wanted: Sequence[Wanted],
        limit: int,
        tell: Callable[[str, int, int, int], None],
        most_bytes: int = MOST_BYTES,
    ) -> None:
        self.same: dict[int, Same] = {}
        self.alike: dict[int, list[Namesake]] = {}
        self.crowded: set[int] = set()
        self.taken: dict[int, str] = {}
        self.compared = self.bytes = 0
        self.cut = ""
        self._wanted = wanted
        self._limit = limit
        self._tell = tell
        self._most_bytes = most_bytes
        self._tails = Tails((at, one.old) for at, one in enumerate(wanted))
        self._by_digest: dict[bytes, list[int]] = {}
        for at, one in enumerate(wanted):
            # Bytes are told by their digest; none at all say nothing.
            if one.row.digest and one.size != 0:
                self._by_digest.setdefault(one.row.digest, []).append(at)
        self._sizes = self._sizes_wanted()
        self._namesakes = _Shelf()
        self._others = _Shelf()
        self._seen = self._total = 0

    def _sizes_wanted(self) -> set[int | None]:
        """The sizes of the sources of which no file with the same bytes was found; None: not known."""
        every = (at for members in self._by_digest.values() for at in members)
        return {self._wanted[at].size for at in every if at not in self.same}

    def gather(self, walk: Walk) -> None:
        """Remember what a walk meets of wanted names and sizes."""
        for folder, entries in walk.files():
            self._of_folder(folder, entries)
            self._tell("look", walk.met.files, 0, 0)

    def _of_folder(self, folder: str, entries: Iterable[DirEntry[str]]) -> None:
        above: list[str] | None = None
        namesakes: list[str] = []
        others: list[str] = []
        for entry in entries:
            named = entry.name in self._tails
            if named:
                above = reversed_parts(folder) if above is None else above
                self._offer(folder, entry.name, above)
            if self._sizes and self._size_fits(entry, named):
                (namesakes if named else others).append(entry.name)
        self._namesakes.put(folder, namesakes)
        if others and len(self._others) >= MOST_SHELVED:
            self.cut = f"files of a wanted size behind the first {MOST_SHELVED:,}"
            return
        self._others.put(folder, others)

    def _size_fits(self, entry: DirEntry[str], named: bool) -> bool:
        try:
            size = entry.stat(follow_symlinks=False).st_size
        except OSError:
            return False
        return size in self._sizes or (named and None in self._sizes)

    def _offer(self, folder: str, name: str, above: Sequence[str]) -> None:
        for at, depth in self._tails.like([folded(name), *above]):
            one = Namesake(depth, self._wanted[at].old.endswith(name), _joined(folder, name))
            found = self.alike.setdefault(at, [])
            if len(found) < NAMESAKES:
                heappush(found, one)
                continue
            self.crowded.add(at)
            if one > found[0]:
                heapreplace(found, one)

    def compare(self, is_taken: Callable[[str], bool]) -> None:
        """Read the files of wanted names, then those of sizes that are still wanted."""
        self._total = len(self._namesakes)
        for path in self._namesakes.paths():
            self._read(path, is_taken)
        self._sizes = self._sizes_wanted()
        if not self._sizes:
            return
        self._total += len(self._others)
        for path in self._others.paths():
            found = fingerprint(path)
            if found is not None and found.size in self._sizes:
                self._read(path, is_taken)
            else:
                self._next()

    def _next(self) -> None:
        self._seen += 1
        self._told()

    def _told(self) -> None:
        self._tell("compare", self._seen, self._total, self.bytes)

    def _read(self, path: str, is_taken: Callable[[str], bool]) -> None:
        self._next()
        if self.bytes >= self._most_bytes:
            self.cut = f"bytes behind the first {self._most_bytes:,}"
            return
        found = digest_of(path, self._limit, self._heard)
        if found is None:
            return
        self.compared += 1
        fitting = self._of_digest(found[1], path)
        if fitting and is_taken(path):
            self.taken.update((at, path) for at, _ in fitting if at not in self.taken)
            return
        for at, depth in fitting:
            self.same.setdefault(at, Same()).offer(path, depth)

    def _of_digest(self, digest: bytes, path: str) -> list[tuple[int, int]]:
        """(position, how much of the path agrees) of the sources with these bytes; of very many that
        say the same, as licences do, only those whose names and folders agree."""
        members = self._by_digest.get(digest, ())
        parts = reversed_parts(path) if members else []
        if len(members) <= CROWD:
            return [(at, shared(reversed_parts(self._wanted[at].old), parts)) for at in members]
        alike = self._tails.like(parts)
        return [(at, depth) for at, depth in alike if self._wanted[at].row.digest == digest]

    def _heard(self, number: int) -> None:
        self.bytes += number
        self._told()


class _Shelf:
    """Files by folder, the names of one in one text: 20 bytes each instead of 150."""

    def __init__(self) -> None:
        self._rows: list[tuple[str, str]] = []
        self._number = 0

    def __len__(self) -> int:
        return self._number

    def put(self, folder: str, names: Sequence[str]) -> None:
        if names:
            self._rows.append((folder, _APART.join(names)))
            self._number += len(names)

    def paths(self) -> Iterator[str]:
        for folder, names in self._rows:
            for name in names.split(_APART):
                yield _joined(folder, name)


def _joined(folder: str, name: str) -> str:
    return f"{folder}{name}" if folder.endswith(sep) else f"{folder}{sep}{name}"
