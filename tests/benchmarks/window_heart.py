"""The beat of the window's loop, and the longest times without one."""

from __future__ import annotations

import time
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, QTimer
from window_clock import Figure, lane_waits, percentile, waited

EVERY_MS = 8
KEPT = 12
BUDGET = 100.0


@dataclass(frozen=True, slots=True)
class Gap:
    """A time without a beat: milliseconds on the clock, of the thread's CPU, waited for a core, waited
    for one by a thread that asks the store, and when it ended. `doing` is what a person did last."""

    wall: float
    own: float
    waited: float
    lane: float
    at: float
    doing: str

    @property
    def quiet(self) -> float:
        """Without the noise of the machine: a lane that has Python's lock and no core holds up the loop."""
        return max(self.own, self.wall - self.waited - self.lane)


class Heart(QObject):
    """A timer that beats every few milliseconds as long as the loop lets it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.doing = ""
        self.gaps: list[Gap] = []
        self.beats = 0
        self.walls: list[float] = []
        self._timer = QTimer(self, interval=EVERY_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._last = self._now()
        self._begun = time.perf_counter()

    def start(self) -> None:
        """Beat from now on."""
        self._last, self._begun = self._now(), time.perf_counter()
        self._timer.start()

    def stop(self) -> None:
        """Beat no more."""
        self._timer.stop()

    def _now(self) -> tuple[float, float, float, list[float]]:
        return time.perf_counter(), time.thread_time(), waited(), lane_waits()

    def _beat(self) -> None:
        now, before = self._now(), self._last
        self._last = now
        wall = (now[0] - before[0]) * 1e3
        own = (now[1] - before[1]) * 1e3
        self.beats += 1
        self.walls.append(wall)
        if wall > 3 * EVERY_MS:
            lanes = (one - was for one, was in zip(now[3], before[3], strict=False))
            held = max(lanes, default=0.0)
            gap = Gap(wall, own, now[2] - before[2], held, now[0] - self._begun, self.doing)
            self.gaps.append(gap)

    def figures(self, name: str) -> list[Figure]:
        """The longest gap without noise, by which it is judged, the longest on the clock, the p99."""
        worst = max(self.gaps, key=lambda gap: gap.quiet, default=None)
        longest = max(self.gaps, key=lambda gap: gap.wall, default=None)
        kept = sorted(self.gaps, key=lambda gap: -gap.quiet)[:KEPT]
        told = {
            "beats": self.beats,
            "over": sum(gap.wall > BUDGET for gap in self.gaps),
            "worst": [
                {
                    "wall": round(gap.wall, 1),
                    "own": round(gap.own, 1),
                    "waited": round(gap.waited, 1),
                    "lane": round(gap.lane, 1),
                    "at": round(gap.at, 2),
                    "doing": gap.doing,
                }
                for gap in kept
            ],
        }
        if worst is None or longest is None:
            return [Figure(f"{name}: longest gap", 0.0, "wall less noise", BUDGET, told=told)]
        return [
            Figure(
                f"{name}: longest gap",
                worst.quiet,
                f"wall less noise, {self.beats:,} beats",
                BUDGET,
                worst.wall,
                worst.own,
                None,
                worst.waited,
                told,
            ),
            Figure(
                f"{name}: longest gap on the clock",
                longest.wall,
                f"wall, {told['over']} over {BUDGET:.0f}",
                None,
                longest.wall,
                longest.own,
                None,
                longest.waited,
            ),
            Figure(f"{name}: p99 of the beats", percentile(self.walls, 0.99), "wall"),
        ]
