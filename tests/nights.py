"""A store that lived through some nights, with a clock that the builder moves: for whoever looks at it after."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from conftest import MovingClock
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory
from nidra.records.grade import Grade


def limit(store: Store, folder: Path, number: int) -> str:
    """A memory with a source of its own: its id."""
    source = folder / f"limit-{number}.md"
    source.write_text(f"The limit of queue {number} is 5 jobs.\n", "utf-8")
    excerpt = f"limit of queue {number} is 5"
    return str(store.add(new_memory(f"The {excerpt}", source=source, excerpt=excerpt)))


class Nights:
    """`folder` holds the store, `names` the ids, `left` what stood after each pass, by grade; `days` when
    each one was.

    The last night was an hour ago, where none is named as the first. Of six memories with sources one
    falls on the tenth night and rises on the twentieth, one source goes on the thirtieth, two memories
    fall on the seventieth.
    """

    def __init__(self, folder: Path, nights: int, first: datetime | None = None) -> None:
        lately = datetime.now(UTC) - timedelta(days=nights - 1, hours=1)
        self.clock = MovingClock(first or lately)
        self.sources = folder / "sources"
        self.sources.mkdir()
        self.folder = folder / "store"
        self.left: list[dict[Grade, int]] = []
        self.days: list[str] = []
        with Store(self.folder, clock=self.clock) as store:
            store.init()
            self.names = [limit(store, self.sources, number) for number in range(6)]
            for night in range(nights):
                self.happens(store, night)
                self.days.append(self.clock.moment.strftime("%Y-%m-%d"))
                run_sleep(store)
                counted = store.census().by_grade
                self.left.append({grade: counted.get(grade.label, 0) for grade in Grade})
                self.clock.pass_days(1)

    def happens(self, store: Store, night: int) -> None:
        """What happens before the pass of one night."""
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
