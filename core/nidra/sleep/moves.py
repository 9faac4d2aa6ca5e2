"""Search for sources that moved: what is missing, what is below the chosen folders, what fits.

Nothing is written. A file is chosen for its bytes (those last read), for the receipts that stand in
it, or because a person named its root; never for its name alone, and never where two fit equally.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from nidra.records.remap import (
    Basis,
    Doubt,
    Looked,
    MovedRoot,
    MovedSource,
    Remap,
    Stand,
    Unsure,
)
from nidra.records.verdict import State
from nidra.sleep.candidates import SHOWN, Candidates, Namesake, Wanted
from nidra.sleep.choices import Choice, Weighing, rank
from nidra.sleep.fits import bears_out
from nidra.sleep.foresight import Foresight
from nidra.sleep.night import Night
from nidra.sleep.places import Finder
from nidra.sources.files import Kind, Look
from nidra.sources.pathnames import is_storable
from nidra.sources.tails import pure, roots
from nidra.sources.walking import Walk, told_apart
from nidra.store import remaps, sources
from nidra.store.sources import SourceRow

PAGE = 1000
MOST_FILES = 10_000_000
FORESEEN_AT = 2000


@dataclass(frozen=True, slots=True)
class Where:
    """Where to look: chosen folders, and where a person says that each missing source is now (or None).

    `kept_out` are folders whose files are nobody's sources, by device and inode.
    """

    under: tuple[str, ...] = ()
    by_hand: Callable[[str], str | None] = lambda path: None
    kept_out: tuple[tuple[int, int], ...] = ()
    most_files: int = MOST_FILES


class Search:
    """One search. `rows` are the sources that it found, by key, as the store had them."""

    def __init__(self, night: Night, where: Where) -> None:
        self.rows: dict[int, SourceRow] = {}
        self._night = night
        self._where = where
        self._limit = night.settings.number("source.largest_mib") << 20
        self._weighing = Weighing(night, self._limit)
        self._taken = _Taken(night)
        self._chosen: dict[int, Choice] = {}
        self._unsure: dict[int, Unsure] = {}

    def run(self) -> Remap:
        """Look, compare, choose; raises `Cancelled` on request."""
        self._wanted = list(self._missing())
        self._by_hand()
        looked = self._below() if self._where.under else Looked()
        self._part_claims()
        lost = (
            one.old
            for at, one in enumerate(self._wanted)
            if at not in self._chosen and at not in self._unsure
        )
        return Remap(len(self._wanted), self._roots(), self._doubts(), looked, tuple(lost))

    # What is missing ------------------------------------------------------------------------

    def _missing(self) -> Iterator[Wanted]:
        """The sources in use that are neither at their path nor where they were found last."""
        finder = Finder(self._night.folder, self._limit, lambda path: False)
        after = 0
        while True:
            with self._night.database.reading() as connection:
                page = sources.page(connection, after, PAGE)
            if not page:
                return
            self._night.heed()
            checks = self._night.runs.checks(page[0].key, page[-1].key)
            for row in page:
                last = checks.get(row.key)
                if _may_have_moved(finder.find(row, search=False, last=last).look):
                    yield Wanted(row, row.location or row.path, last.size if last else None)
            after = page[-1].key

    # A root named by hand ---------------------------------------------------------------------

    def _by_hand(self) -> None:
        """Sources below a root that a person named, where the file is there."""
        for at, one in enumerate(self._wanted):
            file = self._where.by_hand(one.old) or self._where.by_hand(one.row.path)
            if file is None:
                continue
            self._tell("check", at, len(self._wanted))
            found = self._weighing.named(one.row, file)
            if found is not None:
                self._chosen[at] = found

    # Below the chosen folders -----------------------------------------------------------------

    def _below(self) -> Looked:
        left = [at for at in range(len(self._wanted)) if at not in self._chosen]
        if not left:
            return Looked(self._where.under)
        wanted = [self._wanted[at] for at in left]
        names = {part for one in wanted for part in pure(one.old).parts[:-1]}
        walk = Walk(
            self._where.under,
            self._where.most_files,
            told_apart(names),
            self._where.kept_out,
            self._night.heed,
        )
        found = Candidates(wanted, self._limit, self._tell)
        found.gather(walk)
        found.compare(self._taken)
        for number, at in enumerate(left):
            self._tell("check", number, len(left))
            self._choose(at, number, found)
        met = walk.met
        return Looked(
            folders=self._where.under,
            files=met.files,
            compared=found.compared,
            bytes=found.bytes,
            left_out=met.left_out.count,
            unnamed=met.unnamed,
            unreadable=met.unreadable.count,
            elsewhere=met.elsewhere.count,
            unreadable_first=tuple(met.unreadable.first),
            elsewhere_first=tuple(met.elsewhere.first),
            cut=f"files behind the first {self._where.most_files:,}" if met.cut else found.cut,
        )

    def _choose(self, at: int, number: int, found: Candidates) -> None:
        """The file with the same bytes that fits best, else the namesake in which most receipts stand."""
        same = found.same.get(number)
        if same is not None:
            self._choose_same(at, same.files, same.count, same.depth)
        else:
            namesakes = sorted(found.alike.get(number, ()), reverse=True)
            self._choose_namesake(at, namesakes, number in found.crowded)
        if number in found.taken and at not in self._chosen and at not in self._unsure:
            self._doubt(at, Doubt.TAKEN, [found.taken[number]], 1)

    def _choose_same(self, at: int, files: Sequence[str], count: int, depth: int) -> None:
        if count > 1:
            self._doubt(at, Doubt.SEVERAL, files, count)
            return
        row = self._wanted[at].row
        self._chosen[at] = self._weighing.same(row, files[0], depth, Basis.SAME_BYTES)

    def _choose_namesake(self, at: int, namesakes: Sequence[Namesake], crowded: bool) -> None:
        free = [one for one in namesakes if not self._taken(one.path)]
        if not free:
            if namesakes:
                self._doubt(at, Doubt.TAKEN, [one.path for one in namesakes], len(namesakes))
            return
        ranked = self._weighing.ranked(self._wanted[at].row, free)
        if not ranked:
            self._doubt(at, Doubt.NAME_ONLY, [one.path for one in free], len(free))
            return
        best = [one for one in ranked if one.worth == ranked[0].worth]
        if not bears_out(best[0].stand):
            files = [one.file for one in ranked]
            self._doubt(at, Doubt.NAME_ONLY, files, len(free), best[0].stand)
        elif len(best) > 1 or (crowded and best[0].depth <= rank(namesakes[-1])):
            self._doubt(at, Doubt.SEVERAL, [one.file for one in best], len(best), best[0].stand)
        else:
            self._chosen[at] = best[0]

    def _doubt(
        self, at: int, doubt: Doubt, files: Sequence[str], count: int, best: Stand | None = None
    ) -> None:
        path = self._wanted[at].row.path
        self._unsure[at] = Unsure(path, doubt, tuple(files[:SHOWN]), count, best)

    def _doubts(self) -> tuple[Unsure, ...]:
        return tuple(self._unsure[at] for at in sorted(self._unsure))

    # What was found, together -----------------------------------------------------------------

    def _part_claims(self) -> None:
        """One file is one source: the one that it fits best, or none. By hand a person decides."""
        claims: dict[str, list[int]] = {}
        for at, one in self._chosen.items():
            if one.basis is not Basis.BY_HAND:
                claims.setdefault(one.file, []).append(at)
        for file, members in claims.items():
            if len(members) == 1:
                continue
            claimed = Counter(self._chosen[at].claim for at in members)
            best = max(claimed)
            for at in members:
                if claimed[best] > 1 or self._chosen[at].claim != best:
                    self._doubt(at, Doubt.SHARED, [file], 1, self._chosen.pop(at).stand)

    def _roots(self) -> tuple[MovedRoot, ...]:
        """What was found by root, the root with the most sources first, and what would come of it."""
        order = sorted(self._chosen, key=lambda at: self._wanted[at].old)
        pairs = [(self._wanted[at].old, self._chosen[at].file) for at in order]
        grouped = roots(pairs)
        found = []
        foresight = Foresight()
        for (old, new), members in sorted(
            grouped.items(), key=lambda item: (-len(item[1]), item[0])
        ):
            rise, fall = foresight.rise, foresight.fall
            self._foresee(foresight, [order[at] for at in members])
            moved = tuple(self._moved(order[at]) for at in members)
            found.append(MovedRoot(old, new, moved, foresight.rise - rise, foresight.fall - fall))
        return tuple(found)

    def _foresee(self, foresight: Foresight, members: Sequence[int]) -> None:
        states: dict[int, State] = {}
        for at in members:
            self._night.heed()
            choice = self._chosen[at]
            with self._night.database.reading() as connection:
                if choice.states is None:
                    key = self._wanted[at].row.key
                    states |= remaps.states_of_same(connection, key)
                else:
                    states |= choice.states
                    choice.states = None
                if len(states) >= FORESEEN_AT or at == members[-1]:
                    foresight.take(connection, states)
                    states = {}

    def _moved(self, at: int) -> MovedSource:
        wanted, choice = self._wanted[at], self._chosen[at]
        self.rows[wanted.row.key] = wanted.row
        return MovedSource(
            wanted.row.key,
            wanted.row.path,
            wanted.old,
            choice.file,
            choice.basis,
            choice.same,
            choice.stand,
        )

    def _tell(self, stage: str, done: int, total: int, read: int = 0) -> None:
        self._night.heed()
        unit = "sources" if stage == "check" else "files"
        self._night.tell(stage, done, total, unit, read)


class _Taken:
    """Is a file a source of the store already, at its path or where it was found? Asked once a file."""

    def __init__(self, night: Night) -> None:
        self._night = night
        self._places: set[str] | None = None

    def __call__(self, path: str) -> bool:
        names = dict.fromkeys((path, os.path.realpath(path)))
        with self._night.database.reading() as connection:
            if self._places is None:
                self._places = remaps.places_in_use(connection)
            return any(name in self._places or remaps.is_in_use(connection, name) for name in names)


def _may_have_moved(look: Look) -> bool:
    """Is a source missing in a way that moving it explains: gone, with its folder or without, below a
    folder of somebody else (`/root`), or recorded by a path of another system or a relative one?"""
    if look.kind in (Kind.GONE, Kind.UNREACHABLE, Kind.FORBIDDEN):
        return True
    path = look.path
    no_place = look.kind is Kind.NO_PATH and is_storable(path) and not os.path.isabs(path)  # noqa: PTH117
    return no_place and "\0" not in path and bool(PurePath(path).name)
