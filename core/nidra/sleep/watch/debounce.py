"""When a path that changed is looked at: once it was quiet for a moment, and not too late.

Editors write a file in several steps, and some take it away before they put the new one in its
place: a file that is missing is looked at once more before it counts as gone.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass

QUIET = 0.2
LONGEST = 2.0
MISSING = 1.0


@dataclass(slots=True)
class _Waiting:
    first: float
    last: float
    missing: float | None = None


class Debounce:
    """Paths that wait. Moments are seconds of whatever clock the caller reads; nothing is read here."""

    def __init__(
        self, quiet: float = QUIET, longest: float = LONGEST, missing: float = MISSING
    ) -> None:
        self._quiet = quiet
        self._longest = longest
        self._missing = missing
        self._waiting: dict[str, _Waiting] = {}
        # A path that is touched again comes due later than its entry says, and is put back then.
        self._heap: list[tuple[float, str]] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def __contains__(self, path: str) -> bool:
        return path in self._waiting

    def touch(self, path: str, now: float) -> None:
        """Something happened to a path."""
        waiting = self._waiting.get(path)
        if waiting is None:
            self._waiting[path] = _Waiting(now, now)
        else:
            held = waiting.missing is not None and waiting.last < waiting.missing
            waiting.first = now if held else waiting.first
            waiting.last = now
            if not held:
                return
        heapq.heappush(self._heap, (self._due(self._waiting[path]), path))

    def hold(self, path: str, now: float, since: float | None = None) -> None:
        """A path was due and its file is missing: it is due once more when that has lasted a second."""
        missing = now if since is None else since
        self._waiting[path] = _Waiting(missing, missing - self._quiet, missing)
        heapq.heappush(self._heap, (self._due(self._waiting[path]), path))

    def next(self) -> float | None:
        """When the next path may be due, or None where nothing waits."""
        while self._heap and self._heap[0][1] not in self._waiting:
            heapq.heappop(self._heap)
        return self._heap[0][0] if self._heap else None

    def take(self, now: float) -> dict[str, float | None]:
        """The paths that are due, each with the moment since which it has been missing, if it was."""
        taken: dict[str, float | None] = {}
        while self._heap and self._heap[0][0] <= now:
            _, path = heapq.heappop(self._heap)
            waiting = self._waiting.get(path)
            if waiting is None:
                continue
            due = self._due(waiting)
            if due > now:
                heapq.heappush(self._heap, (due, path))
                continue
            del self._waiting[path]
            taken[path] = waiting.missing
        return taken

    def is_gone(self, since: float | None, now: float) -> bool:
        """Has a file been missing for so long that it counts as gone?"""
        return since is not None and now >= since + self._missing

    def _due(self, waiting: _Waiting) -> float:
        if waiting.missing is not None and waiting.last < waiting.missing:
            return waiting.missing + self._missing
        return min(waiting.last + self._quiet, waiting.first + self._longest)
