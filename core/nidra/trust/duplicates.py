"""Which memories say the same, and which of them may be united, with what.

Only equal dedup keys unite; likeness decides nothing. The better grade's receipts decide: what a
worse copy has to show against the text stays with that copy, as history.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import xxhash

from nidra.base.text import dedup_key, folded_letters
from nidra.records.duplicate import Copy, CopyRow, Premise, Union
from nidra.records.grade import Grade


def letters_digest(text: str) -> bytes:
    """16 bytes that texts with equal dedup keys share; it costs a fraction of the key itself."""
    return xxhash.xxh3_128_digest(folded_letters(text).encode("utf-8", "replace"))


def same(texts: Iterable[tuple[int, str]]) -> list[list[int]]:
    """The keys of texts with equal dedup keys, two or more together, in the order given."""
    found: dict[str, list[int]] = {}
    known: dict[str, str] = {}
    for key, text in texts:
        # Copies mostly differ in case or blanks alone: their key is worked out once.
        flat = " ".join(text.casefold().split()) if text.isascii() else text
        same_as = known.get(flat)
        if same_as is None:
            same_as = dedup_key(text)
            # A text without a letter is its own key, blanks and all.
            if same_as != text:
                known[flat] = same_as
        found.setdefault(same_as, []).append(key)
    return [keys for keys in found.values() if len(keys) > 1]


def unions(copies: Sequence[Copy], apart: Iterable[tuple[int, int]] = ()) -> list[Union]:
    """Which of these copies of one text may become one; `apart` holds pairs of keys that may not.

    The oldest by time is kept, and the lower key where two were recorded at one moment.
    """
    kept_from = _neighbours(apart)
    clusters: list[_Cluster] = []
    for copy in sorted(copies, key=lambda c: (c.recorded_at, c.key)):
        home = next((one for one in clusters if one.takes(copy, kept_from)), None)
        if home is None:
            clusters.append(_Cluster(copy))
        else:
            home.add(copy)
    return [union for cluster in clusters if (union := _union(cluster.members)) is not None]


def _neighbours(apart: Iterable[tuple[int, int]]) -> dict[int, set[int]]:
    found: dict[int, set[int]] = {}
    for a, b in apart:
        found.setdefault(a, set()).add(b)
        found.setdefault(b, set()).add(a)
    return found


@dataclass
class _Cluster:
    """Copies that may all be united with one another, the oldest first."""

    first: Copy
    members: list[Copy] = field(default_factory=list)
    keys: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.add(self.first)

    def add(self, copy: Copy) -> None:
        self.members.append(copy)
        self.keys.add(copy.key)

    def takes(self, copy: Copy, apart: Mapping[int, set[int]]) -> bool:
        # An answer is served by the copy that keeps it, so that only such a copy may stand for it.
        if copy.answer is not None and copy.answer != self.first.answer:
            return False
        return self.keys.isdisjoint(apart.get(copy.key, ()))


def _union(members: list[Copy]) -> Union | None:
    """The union of copies in order of time, or None where fewer than two are left.

    A copy that would drag the better ones down stays by itself.
    """
    while len(members) > 1:
        keeper, others = members[0], members[1:]
        best = max(copy.grade for copy in members)
        bare = best > Grade.UNVERIFIED and not any(c.rows for c in members if c.grade == best)
        if not _holds_down(keeper, best, bare):
            # The best come first: the receipt that replaces a failed one is among theirs.
            others.sort(key=lambda copy: (-copy.grade, copy.recorded_at, copy.key))
            return Union(keeper, tuple(others), best, bare)
        members = others
    return None


def _holds_down(keeper: Copy, best: Grade, bare: bool) -> bool:
    """Would the keeper stay below the best copy, whatever receipts it is given?"""
    if keeper.grade >= best:
        return False
    weak = any(premise.fallen or premise.grade < best for premise in keeper.premises)
    return weak or (bare and bool(keeper.rows))


def links_of(union: Union, copy: Copy) -> list[CopyRow]:
    """The receipts of a copy that the keeper shows from now on."""
    if copy.grade == union.grade:
        return list(copy.rows)
    if union.bare:
        return []
    return [row for row in copy.rows if not (row.failed and union.grade > Grade.UNVERIFIED)]


def premises_of(union: Union, copy: Copy) -> list[Premise]:
    """What the keeper rests on from now on because a copy does; a worse copy's premises stay with it."""
    return list(copy.premises) if copy.grade == union.grade else []


def failed_of(union: Union, keeper: Copy) -> list[int]:
    """The failed receipts of the keeper, as it stands now, that a better copy's make history."""
    if keeper.grade >= union.grade:
        return []
    return [row.evidence for row in keeper.rows if row.failed]


def links_late(keeper: Copy, rows: Iterable[CopyRow]) -> list[CopyRow]:
    """Which receipts that came to a united copy after its union the keeper shows as well."""
    if keeper.grade > Grade.UNVERIFIED and not keeper.rows:
        return []
    return [row for row in rows if not row.failed]
