"""Which excerpts a pass has hashed while it checked their receipts: they need not be hashed again.

The receipts of one source mostly follow one another, so that stretches of keys are kept, not keys.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

# Fewer that follow one another are hashed again: a query of its own costs what they do.
WORTH = 32


@dataclass
class Hashed:
    """Takes keys in any order, and says which stretches of keys are left."""

    _runs: list[list[int]] = field(default_factory=lambda: [[-1, -1]])

    def add(self, keys: Sequence[int]) -> None:
        """Take in keys, those in order that follow one another."""
        last = self._runs[-1]
        for key in keys:
            if key == last[1] + 1:
                last[1] = key
            else:
                last = [key, key]
                self._runs.append(last)

    @property
    def count(self) -> int:
        """How many keys lie in no gap."""
        return sum(last - first + 1 for first, last in self._worth())

    def gaps(self, after: int) -> Iterator[tuple[int, int | None]]:
        """The stretches behind a key that are left, by the keys before and behind each; None is the end."""
        runs = self._worth()
        for first, last in runs[max(0, bisect_right(runs, after, key=itemgetter(0)) - 1) :]:
            if first > after:
                yield after, first
            after = max(after, last)
        yield after, None

    def _worth(self) -> list[list[int]]:
        found: list[list[int]] = []
        for first, last in sorted(self._runs):
            if found and first <= found[-1][1] + 1:
                found[-1][1] = max(found[-1][1], last)
            else:
                found.append([first, last])
        return [run for run in found if run[1] - run[0] + 1 >= WORTH]
