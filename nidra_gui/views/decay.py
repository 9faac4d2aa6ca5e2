"""Page 6, Decay: what fades when, what waits for a person's word, and how a memory is forgotten."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from nidra.base.errors import NidraError
from nidra.records.forgetting import Outlook, Waits
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSplitter, QVBoxLayout

from nidra_gui.charts import ChartView
from nidra_gui.charts.picture import Draw
from nidra_gui.charts.spoken import spoken
from nidra_gui.models.queue_table import QueueTable
from nidra_gui.views.row_deeds import RowDeeds
from nidra_gui.widgets.forecast_card import ForecastCard
from nidra_gui.widgets.forgetting_card import ForgettingCard
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import label, tell
from nidra_gui.widgets.queue_view import QueueView
from nidra_gui.widgets.scroll import Scroll, letter
from nidra_gui.widgets.state import Kind
from nidra_gui.words import said

if TYPE_CHECKING:
    from nidra.records.browse import Row
    from nidra.records.chart import Chart
    from nidra.records.strength import Decayed

    from nidra_gui.desk import Desk

FIRST = 512  # rows that are looked up before all are
SETTLED_MS = 60  # from the last step through the rows to the curve of one
MOVED_MS = 150  # from the last step of the slider to the rows
REST_MS = 400  # from one answer to the next question while the store changes without a pause
SPLIT = "decay-split"
TWO_COLUMNS = 110  # letters of the font: below so many the memory lies under the queue


class Found(NamedTuple):
    """What fades when, the charts of that, the first rows of the queue, the engine's fixed texts."""

    outlook: Outlook
    coming: Chart
    tiers: Chart
    keys: array[int]
    texts: frozenset[str]


class DecayPage(Page):
    """The forecast and the queue; beside them, or below in a narrow window, the chosen memory and the curves."""

    name = "decay"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.found: Found | None = None
        self._shown: str | None = None
        self._asking = self._again = False
        self.forecast = ForecastCard()
        self.model = QueueTable(self._rows, self)
        self.queue = QueueView(desk, self.model)
        self.table = self.queue.table
        self.deeds = RowDeeds(desk, self.table)
        self.memory = ForgettingCard(desk.theme, self._have_drawn)
        self.coming = ChartView(None, desk.theme, self._have_drawn)
        self.tiers = ChartView(None, desk.theme, self._have_drawn)
        self.meaning = label(self._meaning(), "muted", wrap=True)
        self._lay_out()
        self._connect()

    def promise(self) -> str:
        """What a store will show here."""
        return self.tr("Here you see what is being forgotten, and what waits for your word.")

    def title(self) -> str:
        return self.tr("Decay")

    def _meaning(self) -> str:
        return self.tr(
            "A memory that fades is not deleted. Fading means that nothing has used it for so long that its"
            " strength fell below 0.1: recall leaves it out unless it is asked for everything, and the next"
            " use makes it strong again. To say that a memory still holds puts its review off; it is no use"
            " of it. This page writes nothing by being looked at."
        )

    def _lay_out(self) -> None:
        self.left = Scroll()
        self.left.column.addWidget(self.forecast)
        self.left.column.addWidget(self.queue, 1)
        self.right = Scroll()
        self.right.column.addStretch(1)
        self.beside: bool | None = None
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.setHandleWidth(12)
        self.split.addWidget(self.left)
        self.split.addWidget(self.right)
        self.split.setStretchFactor(0, 3)
        self.split.setStretchFactor(1, 2)
        self.split.setChildrenCollapsible(False)
        self._place(True)
        outside = QVBoxLayout(self.body)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(self.split)
        self.scrolls()

    def _place(self, beside: bool) -> None:
        """Put the memory and the curves beside the queue, or below it where there is no room beside."""
        if beside is self.beside:
            return
        self.beside = beside
        column = self.right.column if beside else self.left.column
        first = 0 if beside else column.count()
        for at, part in enumerate((self.memory, self.coming, self.tiers, self.meaning)):
            hidden = part.isHidden()
            column.insertWidget(first + at, part)
            part.setVisible(not hidden)
        self.right.setVisible(beside)

    def _connect(self) -> None:
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settled.timeout.connect(self._show_marked)
        self._moved = QTimer(self, singleShot=True, interval=MOVED_MS)
        self._moved.timeout.connect(self._ask_queue)
        self._soon = QTimer(self, singleShot=True, interval=REST_MS)
        self._soon.timeout.connect(self._ask)
        self.forecast.moved.connect(self._days_moved)
        self.forecast.asked.connect(self._show_fading)
        self.queue.which.currentIndexChanged.connect(lambda _: self._ask_queue())
        chosen = self.table.selectionModel()
        chosen.currentRowChanged.connect(lambda *_: self._settled.start())
        chosen.selectionChanged.connect(lambda *_: self._show_actions())
        self.table.entered_row.connect(self._show_evidence)
        self.table.copied.connect(self.deeds.copy_statement)
        self.memory.asked.connect(self.desk.show_memory)
        for view in (self.memory.curve, self.coming, self.tiers):
            view.told.connect(self.desk.say)
        self.split.splitterMoved.connect(
            lambda *_: self.desk.settings.keep_place(SPLIT, self.split.saveState())
        )

    # What is asked.

    def taken(self) -> None:
        there = self.session if self.desk.there else None
        self._asking = self._again = False
        self._soon.stop()
        self._moved.stop()
        self.found, self._shown = None, None
        self.model.fill(array("q"))
        self.memory.hide()
        self.deeds.session = there
        self._show_actions()

    def refresh(self) -> None:
        if self.show_missing() or self.session is None:
            return
        if self.found is None:
            self.show_busy(self.tr("Looking at what fades…"))
        self._ask()

    def _ask(self) -> None:
        """Ask once at a time: a store that changes without a pause would else never be shown."""
        if self._asking:
            self._again = True
        elif self.session is not None:
            self._asking, self._again = True, False
            work = partial(_look, self.waits, self.forecast.days)
            self.session.pages.ask("decay", work, self._show, self._failed)

    @property
    def waits(self) -> Waits:
        """Which memories the queue shows."""
        return Waits(self.queue.which.currentData())

    def _answered(self) -> None:
        self._asking = False
        if self._again:
            self._soon.start()

    def _failed(self, sentence: str) -> None:
        self._answered()
        self.found = None
        self.show_problem(sentence)

    def _days_moved(self, days: int) -> None:
        if self.found is not None and self.waits in (Waits.ALL, Waits.FADING):
            self._moved.start()

    def _ask_queue(self) -> None:
        """Look up the keys of the whole queue; the rows come as they are seen."""
        if self.session is not None and self.desk.there:
            work = partial(_queue, self.waits, self.forecast.days)
            self.session.table.ask("decay queue", work, self._fill, self._failed)

    # What is shown.

    def _show(self, found: Found) -> None:
        self._answered()
        if not found.outlook.total:
            self._show_empty()
            return
        first = self.found is None
        self.found = found
        self.forecast.show_outlook(found.outlook)
        self.coming.show_chart(spoken(found.coming, found.texts))
        self.tiers.show_chart(spoken(found.tiers, found.texts))
        self.show_body()
        self.model.read_anew()
        if first:
            self._fill(found.keys)
            self.table.setFocus()
        if not first or len(found.keys) == FIRST:
            self._ask_queue()

    def _show_empty(self) -> None:
        self.found = None
        self.show_state(
            Kind.EMPTY,
            self.tr("No memory is here that could fade"),
            self.tr(
                "The store is here, and no memory in it counts. Import a palace, or look around in the demo store."
            ),
            (
                (self.tr("Import a palace…"), self.desk.commands["import"].trigger),
                (self.tr("Open the demo store"), self.desk.open_demo),
            ),
        )

    def _fill(self, keys: array[int]) -> None:
        marked, line = self.table.current_key(), self.table.currentIndex().row()
        if not self.table.refill(keys) or marked is None:
            self._choose(line if marked is not None else 0)
        number = said(len(keys), "memory waits", "memories wait")
        if len(keys) == FIRST:
            number = ""
        tell(self.queue.number, number)
        self._show_nothing(bool(keys))
        self._settled.start()
        self._show_actions()

    def _choose(self, line: int) -> None:
        """Mark a line of the queue; who said something of one memory goes on with the next."""
        if self.model.keys:
            self.table.choose(min(line, len(self.model.keys) - 1))
        else:
            self.memory.hide()

    def _show_nothing(self, full: bool) -> None:
        """What is seen in the place of a queue without rows."""
        if full:
            self.queue.inner.setCurrentWidget(self.table)
            return
        steps = ((self.tr("Look a year ahead"), lambda: self.forecast.set_days(365)),)
        if self.waits in (Waits.DUE, Waits.FADED) or self.forecast.days == 365:
            steps = ((self.tr("See all memories"), lambda: self.desk.go("memories")),)
        self.queue.nothing.show_state(
            Kind.EMPTY,
            self.tr("Nothing waits for your word"),
            self.tr("No review is due, and nothing fades within these days."),
            steps,
        )
        self.queue.inner.setCurrentWidget(self.queue.nothing)

    def _rows(self, keys: Sequence[int]) -> list[Row]:
        """Rows by their keys with their dates, in the window's thread: some milliseconds."""
        from nidra.app.browse import rows
        from nidra.app.forgetting import dates

        if self.session is None:
            return []
        try:
            self.model.learn(dates(self.session.store, keys))
            return rows(self.session.store, keys)
        except NidraError as problem:
            self.session.failed.emit(str(problem))
            return []

    # The memory that is chosen.

    def _show_marked(self) -> None:
        row = self.deeds.row()
        if row is not None and self.session is not None:
            work = partial(_memory, row.id)
            self.session.pages.ask("forgetting", work, partial(self._show_memory, row.key))

    def _show_memory(self, key: int, found: tuple[Decayed, Chart]) -> None:
        one, curve = found
        texts = self.found.texts if self.found is not None else frozenset()
        self.memory.show_memory(one, spoken(curve, texts), self.model.dates(key))
        self.memory.show()

    def _show_evidence(self) -> None:
        row = self.deeds.row()
        if row is not None:
            self.desk.show_memory(row.id)

    def _show_fading(self, days: int) -> None:
        self.desk.show_memories("strength", str(days))

    def _have_drawn(self, kind: str, work: Draw, done: Any) -> None:
        """Pictures are drawn where the store is asked, and the window goes on."""
        if self.session is not None:
            self.session.pages.ask(kind, lambda store, cancel: work(), done)

    # Actions.

    def _show_actions(self) -> None:
        seen = self.isVisible() and self.session is not None and bool(self.desk.there)
        self.deeds.enable(seen)
        chosen = seen and self.table.selectionModel().hasSelection()
        self.queue.enable(chosen, chosen and self.deeds.are_fallen())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # The page before is hidden only after this one is shown, and takes its actions away then.
        QTimer.singleShot(0, self, self._show_actions)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._show_actions()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width() >= letter(self) * TWO_COLUMNS)
        if not event.oldSize().isValid() and not self.split.restoreState(
            self.desk.settings.place(SPLIT)
        ):
            self.split.setSizes([round(self.width() * 0.6), round(self.width() * 0.4)])


# In other threads.


def _look(waits: Waits, days: int, store: Any, cancel: Any) -> Found:
    from nidra.app import forgetting
    from nidra.report.forgetting_words import TEXTS

    found = forgetting.outlook(store)
    return Found(
        found,
        forgetting.outlook_chart(found),
        forgetting.tier_curves(store),
        forgetting.queue(store, waits, days, FIRST),
        frozenset(TEXTS),
    )


def _queue(waits: Waits, days: int, store: Any, cancel: Any) -> array[int]:
    from nidra.app.forgetting import queue

    return queue(store, waits, days)


def _memory(name: str, store: Any, cancel: Any) -> tuple[Decayed, Chart]:
    from nidra.app.decay import decay
    from nidra.app.forgetting import memory_curve

    one = decay(store, name)
    return one, memory_curve(one)
