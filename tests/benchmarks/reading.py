"""What a window reads of a store while it is open: pages at random places, counts, searches."""

from __future__ import annotations

from random import Random
from types import TracebackType

from nidra.app.search import TEXTS, search
from nidra.app.workspace import Store
from nidra.records.grade import Grade, Standing
from nidra.store import reading
from nidra.store.reading import Filter
from synthetic_text import ENGLISH, GERMAN, HINDI

ROWS = 100
COMMON = ("the", "retry", "index", "table", "return", "数据库")


class Pages:
    """Pages of 100 rows of one store: any grade, filter, depth and words, drawn at random."""

    def __init__(self, store: str, seed: int = 1) -> None:
        self.store = Store(store)
        self.random = Random(seed)
        with self.store.database.reading() as connection:
            self.last = connection.exec_driver_sql("SELECT max(id) FROM memory").scalar() or 0
            self.rooms = connection.exec_driver_sql("SELECT wing, name FROM room").fetchall()
        self.dates = self.store.read_dates()

    def __enter__(self) -> Pages:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.store.close()

    def page(self) -> int:
        """Read one page; returns how many rows it has."""
        after = self.random.randrange(self.last + 1)
        with self.store.database.reading() as connection:
            keys = reading.keys(connection, self._chosen(), ROWS, after)
            return len(reading.build(connection, keys, self.dates))

    def _chosen(self) -> Filter:
        kind = self.random.randrange(4)
        if kind == 0:
            return Filter(grade=self.random.choice(list(Grade)))
        if kind == 1:
            return Filter(standing=self.random.choice(list(Standing)))
        if kind == 2 and self.rooms:
            wing, room = self.random.choice(self.rooms)
            return Filter(wing=wing, room=room)
        return Filter()

    def counts(self) -> int:
        """The counts of the dashboard; returns how many memories there are."""
        return self.store.census().total

    def search(self) -> int:
        """The first page of a search, as a window asks for it; returns how many rows it has."""
        return len(search(self.store, self._words(), limit=ROWS, texts=TEXTS).memories)

    def _words(self) -> str:
        """A common word, two words, a phrase, a part of a word, a number, other scripts."""
        draw = self.random.choice
        kind = self.random.randrange(5)
        if kind == 0:
            return draw(COMMON)
        if kind == 1:
            return f"{draw(ENGLISH)} {draw(ENGLISH)}"
        if kind == 2:
            return f'"{draw(ENGLISH)} {draw(ENGLISH)}"'
        if kind == 3:
            return str(self.random.randrange(2, 99_999))
        return draw((draw(HINDI), draw(GERMAN), "statio"))
