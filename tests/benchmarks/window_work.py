"""Import and pass in the worker, while a person scrolls, filters, searches and goes from page to page."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any

from PySide6.QtCore import QObject, QTimer
from window_clock import Figure, Spent, percentile
from window_heart import Heart
from window_table import COMMON, Table
from window_world import World

from nidra_gui.models.choice import Choice
from nidra_gui.models.finding import Found

STEP_MS = 40
EACH = 45  # steps between two choices: 1.8 s
SETTLED = 20.0
LIMIT = 900.0
# What a person looks for, one after the other. The last of a round goes to another page and back.
CHOICES = (
    ("no filter", Choice()),
    ("fallen", Choice({"standing": "fallen"})),
    ("search", Choice(text=COMMON)),
    ("gone", Choice({"verdict": "gone"})),
    ("search in machine-checked", Choice({"grade": "machine-checked"}, text="server")),
    ("room", Choice({"room": "technical"})),
)
PAGES = ("home", "sources", "memories", "conflicts", "memories")


@dataclass
class Asked:
    """One choice: when it was made, and after how many milliseconds its first rows and all were there."""

    name: str
    begun: float
    first: float | None = None
    took: float | None = None


@dataclass
class Seen:
    """What a person met with."""

    asked: list[Asked] = field(default_factory=list)
    repaints: list[Spent] = field(default_factory=list)


class Person(QObject):
    """Does something every few milliseconds, as long as the work runs."""

    def __init__(self, table: Table, heart: Heart) -> None:
        super().__init__()
        self.table, self.heart, self.seen = table, heart, Seen()
        self._choices, self._pages = cycle(CHOICES), cycle(PAGES)
        self._steps = self._turns = 0
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._step)
        self._open: Asked | None = None
        table.page.finding.found.connect(self._found)

    def start(self) -> None:
        """Begin."""
        self._timer.start()

    def stop(self) -> None:
        """End."""
        self._timer.stop()

    def _step(self) -> None:
        self._steps += 1
        if self._steps % EACH or self._is_waiting():
            self._scroll()
            return
        self._turns += 1
        turn = self._turns
        if turn % (len(CHOICES) + 1) == len(CHOICES):
            page = next(self._pages)
            self.heart.doing = f"to {page}"
            self.table.world.shell.go(page)
        else:
            self._choose()

    def _is_waiting(self) -> bool:
        """A person waits for what they chose, though not for ever."""
        return self._open is not None and time.perf_counter() - self._open.begun < SETTLED

    def _scroll(self) -> None:
        if self.table.page.isVisible():
            bar = self.table.page.table.verticalScrollBar()
            if self._steps % 11 == 0 and bar.maximum():
                self.heart.doing = "drag"
                bar.setValue(self._steps * 7919 % bar.maximum())
            else:
                self.heart.doing = "wheel"
                self.table.turn()

    def _choose(self) -> None:
        name, choice = next(self._choices)
        self.heart.doing = name
        self.table.world.shell.go("memories")
        self._open = Asked(name, time.perf_counter())
        self.seen.asked.append(self._open)
        self.table.page.choose(choice)

    def _found(self, found: Found) -> None:
        if self._open is None:
            return
        now = (time.perf_counter() - self._open.begun) * 1e3
        if self._open.first is None:
            self._open.first = now
        if found.part is None:
            self._open.took, self._open = now, None


def during(world: World, verb: str, **request: Any) -> Iterator[Figure]:
    """The figures of some work, with a person at the window."""
    session = world.shell.session
    assert session is not None
    table, heart = Table(world), Heart()
    person = Person(table, heart)
    ended: list[Any] = []
    session.work_ended.connect(ended.append)
    begun = time.perf_counter()
    if session.start(verb, **request) is None:
        raise SystemExit("Other work runs on the store.")
    heart.start()
    person.start()
    world.until(lambda: bool(ended), LIMIT)
    worked = time.perf_counter() - begun
    # A person goes on for a while: what the work changed comes into sight now.
    world.rest(4.0)
    person.stop()
    world.rest(1.0)
    heart.stop()
    if ended[0].result is None:
        raise SystemExit(ended[0].sentence)
    yield from heart.figures(f"{verb} ({worked:.0f} s)")
    yield from _choices(verb, person.seen)


def _choices(verb: str, seen: Seen) -> Iterator[Figure]:
    """How long a choice took while the work ran; one that was replaced first counts as lost."""
    for name in dict.fromkeys(one.name for one in seen.asked):
        these = [one for one in seen.asked if one.name == name]
        for word, there in (
            ("first rows", [one.first for one in these if one.first is not None]),
            ("all rows", [one.took for one in these if one.took is not None]),
        ):
            lost = len(these) - len(there)
            yield Figure(
                f"{verb}: {name}, {word}",
                percentile(there, 0.5) if there else SETTLED * 1e3,
                f"wall, median of {len(there)}, {lost} not there in {SETTLED:.0f} s",
                None,
                max(there, default=None),
                told={"took": there},
            )
