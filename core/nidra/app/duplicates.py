"""What says the same: copies of one text, what is nearly one, and files whose chunks repeat themselves."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import TypeVar

from nidra.app.workspace import Store
from nidra.records.duplicate import Alike, Duplicates, FileShare, SameText
from nidra.store import duplicates as copies
from nidra.store import repeats
from nidra.store.connection import Connection
from nidra.store.duplicates import Since
from nidra.trust import duplicates as rules
from nidra.trust import likeness
from nidra.trust.paragraphs import repeating

T = TypeVar("T")
SECONDS = 5.0
BUCKETS = 400
LARGEST = 5000


def duplicates(
    store: Store,
    limit: int | None = 20,
    seconds: float = SECONDS,
    clock: Callable[[], float] = time.monotonic,
) -> Duplicates:
    """The texts that stand in several places, those with most places first; `limit` entries a list.

    What is nearly the same and what files repeat is worked out now, for at most `seconds` each; what
    that leaves out is said.
    """
    left_out: list[str] = []
    with store.database.reading() as connection:
        groups = _groups(connection)
        shown = [_shown(connection, *group) for group in _first(groups, limit)]
        near = _alike(connection, _until(clock, seconds), left_out)
        files = _files(connection, _until(clock, seconds), left_out)
    return Duplicates(
        groups=len(groups),
        places=sum(n for _, _, n in groups),
        same=tuple(shown),
        alike=tuple(_first(near, limit)),
        files=tuple(_first(files, limit)),
        left_out=tuple(left_out),
    )


def _until(clock: Callable[[], float], seconds: float) -> Callable[[], bool]:
    end = clock() + seconds
    return lambda: clock() >= end


def _first(found: list[T], limit: int | None) -> list[T]:
    return found if limit is None else found[:limit]


# The same -----------------------------------------------------------------------------------


def _groups(connection: Connection) -> list[tuple[int, list[int], int]]:
    """(the memory that stands for all, every memory, places) of texts with several places."""
    above = dict(repeats.united(connection))
    members: dict[int, set[int]] = {}
    for key in above:
        members.setdefault(_top(key, above), set()).add(key)
    for group in _waiting(connection):
        first = group[0]
        for key in group[1:]:
            members.setdefault(first, set()).update({key, *members.pop(key, set())})
    rows = dict(repeats.refiled(connection))
    for key in rows:
        if key not in above:
            members.setdefault(key, set())
    inside = {key: first for first, keys in members.items() for key in keys}
    found: dict[int, int] = {}
    for first, keys in members.items():
        if first not in inside:
            found[first] = sum(max(1, rows.get(key, 1)) for key in (first, *keys))
    listed = [(first, sorted((first, *members[first])), n) for first, n in found.items() if n > 1]
    return sorted(listed, key=lambda group: (-group[2], group[0]))


def _top(key: int, above: dict[int, int]) -> int:
    while key in above:
        key = above[key]
    return key


def _waiting(connection: Connection) -> Iterator[list[int]]:
    """Active memories that say the same and were not united: no pass came by, or it may not."""
    chosen = copies.buckets(connection, Since())
    for at in range(0, len(chosen), BUCKETS):
        by_letters: dict[tuple[int, bytes], list[int]] = {}
        for key, tier, text in copies.texts(connection, chosen[at : at + BUCKETS]):
            by_letters.setdefault((tier, rules.letters_digest(text)), []).append(key)
        for keys in by_letters.values():
            if len(keys) > 1:
                yield from rules.same(copies.texts_of(connection, keys))


def _shown(connection: Connection, first: int, keys: list[int], places: int) -> SameText:
    found = repeats.places(connection, keys)
    return SameText(repeats.name_of(connection, first), tuple(found))


# Nearly the same ----------------------------------------------------------------------------


def _alike(connection: Connection, stop: Callable[[], bool], left_out: list[str]) -> list[Alike]:
    """Memories of one subject, or that begin alike, and nearly say the same; the most alike first."""
    buckets = copies.buckets(connection, Since())
    groups: Iterable[list[tuple[int, str, str]]] = chain(
        repeats.by_subject(connection), repeats.by_beginning(connection, buckets)
    )
    found: dict[tuple[str, str], Alike] = {}
    too_large = 0
    for group in groups:
        if stop():
            left_out.append(_TIME_OUT)
            break
        too_large += len(group) > LARGEST
        part = group[:LARGEST]
        for a, b, share in likeness.alike([text for _, _, text in part], stop):
            names = (part[a][1], part[b][1])
            found[names] = Alike(names, (part[a][2], part[b][2]), share)
    if too_large:
        left_out.append(
            f"Of {too_large:,} subjects or beginnings with more than {LARGEST:,} memories only the"
            f" first {LARGEST:,} of each were compared for likeness."
        )
    return sorted(found.values(), key=lambda pair: (-pair.likeness, pair.ids))


_TIME_OUT = (
    "Not every memory was compared for likeness: the time for it was up. What says exactly the same"
    " is complete."
)


# Files --------------------------------------------------------------------------------------


def _files(
    connection: Connection, stop: Callable[[], bool], left_out: list[str]
) -> list[FileShare]:
    """The files of which some rows repeat one another's paragraphs, the largest share first."""
    found: list[FileShare] = []
    listed = repeats.files(connection)
    for at, (source, path, n) in enumerate(listed):
        if stop():
            left_out.append(
                f"{len(listed) - at:,} of {len(listed):,} files were not looked through for repeated"
                " paragraphs: the time for it was up."
            )
            break
        again = repeating(repeats.rows_of_file(connection, source))
        if again:
            found.append(FileShare(path, n, again))
    return sorted(found, key=lambda file: (-file.share, -file.drawers, file.source))
