"""A store that lived through some nights, with a clock that the builder moves: for whoever looks at it after."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from conftest import MovingClock
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.grade import Grade


class Nights:
    """`folder` holds the store, `left` what stood after each pass, by grade; `days` when each one was.

    The last night was an hour ago. Of six memories with sources one falls on the tenth night and rises on
    the twentieth, one source goes on the thirtieth, two memories fall on the seventieth.
    """

    def __init__(self, folder: Path, nights: int) -> None:
        began = datetime.now(UTC) - timedelta(days=nights - 1, hours=1)
        self.clock = MovingClock(began)
        self.sources = folder / "sources"
        self.sources.mkdir()
        self.folder = folder / "store"
        self.left: list[dict[Grade, int]] = []
        self.days: list[str] = []
        with Store(self.folder, clock=self.clock) as store:
            store.init()
            for number in range(6):
                store.add(self._limit(number))
            for night in range(nights):
                self._happens(night)
                self.days.append(self.clock.moment.strftime("%Y-%m-%d"))
                run_sleep(store)
                counted = store.census().by_grade
                self.left.append({grade: counted.get(grade.label, 0) for grade in Grade})
                self.clock.pass_days(1)

    def _limit(self, number: int):
        source = self.sources / f"limit-{number}.md"
        source.write_text(f"The limit of queue {number} is 5 jobs.\n", "utf-8")
        words = f"limit of queue {number} is 5"
        return new_memory(f"The {words}", source=source, excerpt=words)

    def _happens(self, night: int) -> None:
        first = self.sources / "limit-0.md"
        match night:
            case 10:
                first.write_text("The limit of queue 0 is 6 jobs.\n", "utf-8")
            case 20:
                first.write_text("The limit of queue 0 is 5 jobs.\n", "utf-8")
            case 30:
                (self.sources / "limit-1.md").unlink()
            case 70:
                for number in (4, 5):
                    (self.sources / f"limit-{number}.md").write_text("Nothing of it.\n", "utf-8")
