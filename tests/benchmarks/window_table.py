"""The table of memories under a person's hands: scrolled, narrowed, sorted, searched, drawn anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from nidra.records.browse import Facets, FacetValue, Sort
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from window_clock import Figure, Spent, middle, repaints, timed
from window_world import Painted, World

from nidra_gui.models.choice import Choice
from nidra_gui.theme import Choice as Look

ROWS = 2_000
SCROLL, CHANGE = 20.0, 250.0
TIMES = 3
COMMON, RARE, PHRASE, PART = "the", "zzyzx", '"retry limit"', "*eckpoin*"


class Table:
    """The page of memories, opened and full."""

    def __init__(self, world: World) -> None:
        self.world = world
        world.shell.go("memories")
        self.page = world.memories
        world.until(lambda: self.page.model.rowCount() > 0)
        world.idle()
        self.painted = Painted(self.page.table.viewport())
        self.found = 0
        self.counted: Facets | None = None
        self.first_counts = Spent()
        self.page.finding.found.connect(self._found)
        self.page.finding.counted.connect(self._counted)

    def _found(self, _: object) -> None:
        self.found += 1

    def _counted(self, facets: Facets) -> None:
        self.counted = facets

    # Scrolling.

    def repaint(self, move: Callable[[], object]) -> Spent:
        """One repaint after a move of the rows."""
        before = self.painted.times
        with timed() as spent:
            move()
            while self.painted.times == before:
                QApplication.processEvents()
        QApplication.processEvents()
        return spent

    def by_pages(self) -> list[Spent]:
        """Through so many rows by whole pages."""
        bar = self.page.table.verticalScrollBar()
        bar.setValue(0)
        QApplication.processEvents()
        steps = min(ROWS, bar.maximum()) // max(1, bar.pageStep())
        return [
            self.repaint(lambda at=at: bar.setValue(at * bar.pageStep()))  # type: ignore[misc]
            for at in range(1, steps + 1)
        ]

    def by_wheel(self) -> list[Spent]:
        """Through so many rows by steps of the wheel."""
        bar = self.page.table.verticalScrollBar()
        bar.setValue(0)
        QApplication.processEvents()
        found = []
        while bar.value() < min(ROWS, bar.maximum()):
            found.append(self.repaint(self.turn))
        return found

    def turn(self, down: bool = True) -> None:
        """One step of the wheel."""
        view = self.page.table.viewport()
        place = QPointF(view.rect().center())
        event = QWheelEvent(
            place,
            QPointF(view.mapToGlobal(place.toPoint())),
            QPoint(),
            QPoint(0, -120 if down else 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view, event)

    def by_dragging(self, times: int = 100) -> list[Spent]:
        """To random places, each of which is fetched anew."""
        bar, random = self.page.table.verticalScrollBar(), Random(5)
        places = [random.randrange(bar.maximum() + 1) for _ in range(times)]
        return [self.repaint(lambda at=at: bar.setValue(at)) for at in places if at != bar.value()]  # type: ignore[misc]

    def scrolling(self) -> Iterator[Figure]:
        """All three ways."""
        yield repaints(f"scroll {ROWS:,} rows by pages", self.by_pages(), SCROLL)
        yield repaints("… by wheel steps", self.by_wheel(), SCROLL)
        yield repaints("… to random places", self.by_dragging(), SCROLL)

    # Looking for something else.

    def change(self, choice: Choice, until_counted: bool = True) -> tuple[Spent, list[Spent]]:
        """Another choice: until its rows are painted, and where that is asked until all is counted."""
        before, self.counted = self.found, None
        with timed() as counts:
            with timed() as rows:
                self.page.choose(choice)
                self.world.until(lambda: self.found > before)
                painted = self.painted.times
                self.page.table.viewport().update()
                self.world.until(lambda: self.painted.times > painted or not self.page.model.keys)
            if until_counted:
                with timed() as self.first_counts:
                    self.world.until(lambda: self.counted is not None)
                self.world.until(self._is_counted)
        return rows, [counts] if until_counted else []

    def _is_counted(self) -> bool:
        return self.counted is not None and all(one.counted for one in self.counted.facets)

    def several(self, name: str, choice: Choice, back: Choice | None = None) -> Iterator[Figure]:
        """A choice taken and given back some times."""
        rows, counts, sizes = [], [], []
        for at in range(TIMES):
            taken, counted = self.change(choice, until_counted=not at)
            sizes.append(len(self.page.model.keys))
            rows.append(taken)
            counts += counted
            self.change(back or Choice(), until_counted=False)
        yield middle(f"{name}, {sizes[0]:,} rows, the first time", rows[:1], CHANGE)
        yield middle(f"{name}: again", rows[1:], CHANGE)
        yield middle(f"{name}: all counted", counts)

    def facets(self) -> Iterator[Figure]:
        """Each facet by its commonest and its rarest value."""
        rows, counts = self.change(Choice())
        yield middle("no filter", [rows], CHANGE)
        yield middle("no filter: kept counts", [self.first_counts], CHANGE)
        yield middle("no filter: all counted", counts)
        assert self.counted is not None
        for facet in self.counted.facets:
            for word, value in _ends(facet.values):
                choice = Choice({facet.name: value.value})
                yield from self.several(f"{facet.name}, {word}", choice)

    def sorts(self) -> Iterator[Figure]:
        """Each order of all memories, and of those that point at what is gone."""
        for sort in Sort:
            yield from self.several(f"sort: {sort.value}", Choice(sort=sort))
        gone = {"verdict": "gone"}
        for sort in Sort:
            yield from self.several(f"sort: {sort.value}, gone", Choice(gone, sort=sort))

    def searches(self) -> Iterator[Figure]:
        """Words common and rare, a phrase, a part of a word, and a search through a filter."""
        for text in (COMMON, RARE, PHRASE, PART):
            yield from self.several(f"search {text}", Choice(text=text))
        yield from self.several(
            f"search {COMMON} in fallen", Choice({"standing": "fallen"}, text=COMMON)
        )

    # Drawing anew.

    def drawing(self) -> Iterator[Figure]:
        """Another theme and another size of text, and what follows until all is painted."""
        shell, theme = self.world.shell, self.world.shell.theme
        for page in ("memories", "home"):
            shell.go(page)
            self.world.idle()
            dark = [
                self._drawn(lambda look=look: theme.choose(look))  # type: ignore[misc]
                for look in (Look.DARK, Look.LIGHT) * TIMES
            ]
            yield middle(f"another theme, on {page}", dark)
            text = [
                self._drawn(lambda size=size: theme.resize_text(size))  # type: ignore[misc]
                for size in (150, 100) * TIMES
            ]
            yield middle(f"another size of text, on {page}", text)
        shell.go("memories")

    def _drawn(self, change: Callable[[], object]) -> Spent:
        painted = Painted(self.world.shell)
        with timed() as spent:
            change()
            self.world.until(lambda: painted.times > 0)
        self.world.idle()
        return spent


def _ends(values: tuple[FacetValue, ...]) -> Iterator[tuple[str, FacetValue]]:
    """The commonest and the rarest of the values that memories have."""
    there = sorted((one for one in values if one.count), key=lambda one: one.count or 0)
    if there:
        yield "common", there[-1]
    if len(there) > 1:
        yield "rare", there[0]
