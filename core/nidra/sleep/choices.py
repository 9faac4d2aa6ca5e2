"""What speaks for a file that could be a missing source, and which of several fits best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from nidra.records.remap import Basis, Stand
from nidra.records.verdict import State
from nidra.sleep.candidates import Namesake
from nidra.sleep.fits import stand_of, states_in
from nidra.sleep.night import Night
from nidra.sources.contents import digest_of
from nidra.sources.reader import FileReader
from nidra.store import remaps
from nidra.store.connection import Connection
from nidra.store.sources import SourceRow


@dataclass(slots=True)
class Choice:
    """A file that is believed to be a source; `states` of its receipts, where they were looked at.

    `depth` tells how much of its path agrees.
    """

    file: str
    basis: Basis
    same: bool
    depth: int
    stand: Stand
    states: dict[int, State] | None = None

    @property
    def is_whole(self) -> bool:
        """Do all the receipts stand?"""
        return 0 < self.stand.ok == self.stand.total

    @property
    def worth(self) -> tuple[int, int, int]:
        """What a file is worth among those of one name."""
        return self.stand.ok, -self.stand.failed, self.depth

    @property
    def claim(self) -> tuple[bool, int, int]:
        """How well a source fits a file that others fit too. Equal bytes are told apart by paths alone."""
        return self.same, self.depth, 0 if self.same else self.stand.ok


class Weighing:
    """Weighs files as sources; each is read at most once while it is asked about in a row."""

    def __init__(self, night: Night, limit: int) -> None:
        self._night = night
        self._limit = limit
        self._reader = FileReader(limit)

    def same(self, row: SourceRow, file: str, depth: int, basis: Basis) -> Choice:
        """A file with the bytes that were last read: its receipts stand as they did."""
        with self._night.database.reading() as connection:
            states = remaps.states_of_same(connection, row.key)
        return Choice(file, basis, True, depth, stand_of(states.values()))

    def named(self, row: SourceRow, file: str) -> Choice | None:
        """A file that a person named; None where it cannot be read."""
        found = digest_of(file, self._limit, lambda number: self._night.heed())
        if found is None:
            return None
        if found[1] == row.digest:
            return self.same(row, file, 0, Basis.BY_HAND)
        with self._night.database.reading() as connection:
            return self._checked(connection, row, file, Basis.BY_HAND, 0)

    def ranked(self, row: SourceRow, namesakes: Sequence[Namesake]) -> list[Choice]:
        """Files of one name by how well the receipts stand there; those that cannot be better are not
        read. `namesakes` come with the one first of whose path most agrees."""
        found: list[Choice] = []
        with self._night.database.reading() as connection:
            for one in namesakes:
                self._night.heed()
                if found and found[0].is_whole and rank(one) < found[0].depth:
                    break
                choice = self._checked(connection, row, one.path, Basis.RECEIPTS, rank(one))
                if choice is not None:
                    found.append(choice)
                    found.sort(key=lambda choice: choice.worth, reverse=True)
        return found

    def _checked(
        self, connection: Connection, row: SourceRow, file: str, basis: Basis, depth: int
    ) -> Choice | None:
        states = states_in(connection, self._reader, row, file, self._night.heed)
        if states is None:
            return None
        return Choice(file, basis, False, depth, stand_of(states.values()), states)


def rank(namesake: Namesake) -> int:
    """How much of the path agrees, and between equals whether the name does in its letter case."""
    return namesake.depth * 2 + namesake.exact
