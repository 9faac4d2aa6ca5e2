"""How far a long piece of work has come, how fast it goes, and how long it may still take."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

# The share of each stage of a pass in its time, of a first pass over 50,000 memories; in their order.
PASS_STAGES: Mapping[str, float] = {
    "verify": 0.86,
    "integrity": 0.04,
    "contradict": 0.02,
    "unite": 0.04,
    "schedule": 0.03,
    "prune": 0.005,
    "judge": 0.005,
}
# Seconds over which a rate is smoothed, and for which nothing is foretold.
SMOOTHING = 5.0
PATIENCE = 2.0
LEAST_SHARE = 0.01


@dataclass(frozen=True, slots=True)
class Progress:
    """`done` of `total` things of one kind (`unit`) in one stage; `total` 0 means not known yet.

    `read` are the bytes that were read for it, where it counts them.
    """

    stage: str
    done: int
    total: int
    unit: str
    read: int = 0


@dataclass(frozen=True, slots=True)
class Pace:
    """What there is to show: the share of the whole work that is done, things a second in this stage,
    seconds left. None is what cannot be told yet."""

    share: float | None
    rate: float | None
    left: float | None


class Meter:
    """Works out the pace from one `Progress` after the other. The clock is the caller's, in seconds.

    `stages` weighs the stages of the work in their order, so that the share never falls when one
    begins; a stage that is not among them is a work of its own. A total that grows holds the share
    where it is.
    """

    def __init__(self, stages: Mapping[str, float] = PASS_STAGES) -> None:
        self._stages = stages
        self._stage = ""
        self._share = 0.0
        self._speed = _Smooth()
        self._rate = _Smooth()
        self._begun: float | None = None

    def at(self, value: Progress, now: float) -> Pace:
        """The pace when the work has come to `value` at the moment `now`."""
        if value.stage != self._stage:
            self._begin(value.stage)
        if self._begun is None:
            self._begun = now
        share = self._whole(value)
        if share is not None:
            self._share = max(self._share, share)
        self._rate.add(value.done, now)
        self._speed.add(self._share, now)
        early = now - self._begun < PATIENCE
        known = share is not None
        return Pace(
            self._share if known or value.stage in self._stages else None,
            None if early else self._rate.speed,
            None if early or not known else self._left(),
        )

    def _begin(self, stage: str) -> None:
        alone = stage not in self._stages
        if alone or self._stage not in self._stages:
            self._share, self._speed, self._begun = 0.0, _Smooth(), None
        self._stage = stage
        self._rate = _Smooth()

    def _whole(self, value: Progress) -> float | None:
        """The share of the whole work that is done, as far as this value tells."""
        part = min(1.0, max(0.0, value.done / value.total)) if value.total > 0 else None
        if value.stage not in self._stages:
            return part
        names = list(self._stages)
        before = sum(self._stages[name] for name in names[: names.index(value.stage)])
        return (before + self._stages[value.stage] * (part or 0.0)) / sum(self._stages.values())

    def _left(self) -> float | None:
        speed = self._speed.speed
        if self._share < LEAST_SHARE or not speed:
            return None
        return (1.0 - self._share) / speed


class _Smooth:
    """How fast a number grows, recent seconds weighing more than earlier ones.

    Growth and time fade alike, so that the first moments give their plain mean.
    """

    def __init__(self) -> None:
        self._last: tuple[float, float] | None = None
        self._grown = 0.0
        self._time = 0.0

    def add(self, value: float, now: float) -> None:
        if self._last is None:
            self._last = (value, now)
            return
        before, then = self._last
        if now <= then:
            return
        fade = math.exp(-(now - then) / SMOOTHING)
        self._grown = self._grown * fade + max(0.0, value - before)
        self._time = self._time * fade + (now - then)
        self._last = (value, now)

    @property
    def speed(self) -> float | None:
        """Growth a second, or None where nothing has grown or no time has passed."""
        return self._grown / self._time if self._time > 0 and self._grown > 0 else None
