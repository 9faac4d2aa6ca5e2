"""Was the machine asleep? The clock of the machine stands still meanwhile, that on the wall does not."""

from __future__ import annotations

# How far the wall clock may run ahead of the machine's own, which stands still while it sleeps.
GAP_SECONDS = 30.0


class Waking:
    """Compares the two clocks from one look to the next; `monotonic` is in seconds, `now` in microseconds."""

    def __init__(self) -> None:
        self._monotonic, self._now = 0.0, 0

    def begin(self, monotonic: float, now: int) -> None:
        """Compare from here on."""
        self._monotonic, self._now = monotonic, now

    def slept(self, monotonic: float, now: int) -> bool:
        """Did the machine sleep since the last look, or was the clock set, or this process held up?"""
        passed = monotonic - self._monotonic
        gap = abs((now - self._now) / 1e6 - passed)
        self.begin(monotonic, now)
        return gap > GAP_SECONDS or passed > 2 * GAP_SECONDS
