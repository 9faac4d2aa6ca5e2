"""Page 5, Trust report: the sentence, its charts with the table of each, and the report as a file."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from nidra.report.sentence import trust_sentence
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout

from nidra_gui.charts import ChartView
from nidra_gui.charts.picture import Draw
from nidra_gui.charts.spoken import spoken
from nidra_gui.coalescing import Coalescing
from nidra_gui.exporting import Exports
from nidra_gui.language import engine
from nidra_gui.models.leading import way
from nidra_gui.widgets.export_card import ExportCard
from nidra_gui.widgets.notice import Notice
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import card, label, selectable, tell
from nidra_gui.widgets.scroll import GAP, Scroll
from nidra_gui.widgets.state import Kind
from nidra_gui.words import ago, count

if TYPE_CHECKING:
    from nidra.app.trust_head import TrustHead
    from nidra.records.chart import Chart
    from nidra.records.exported import RestsOn

    from nidra_gui.desk import Desk

TWO_COLUMNS = 150  # letters of the font: below so many the charts lie one under the other
REST_MS = 400  # from one answer to the next question while the store changes without a pause
_WIDE = "passes"  # the chart that takes the whole width


class Found(NamedTuple):
    """How the store stands, and what the report of it would rest on."""

    head: TrustHead
    rests: RestsOn


class TrustPage(Page):
    """The trust report of the open store."""

    name = "trust"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.exports = Exports(desk, self)
        self.charts: dict[str, ChartView] = {}
        self._told: dict[str, Chart] = {}
        self.found: Found | None = None
        self._questions = Coalescing(self, self._ask, REST_MS)
        self.sentence = selectable(kind="heading")
        self.read = label(kind="muted", wrap=True)
        self.unslept = Notice(desk.theme, "sleep", "accent")
        self.card = ExportCard(desk, self.exports)
        self.counting = label(self.tr("Counting for the charts…"), "muted", wrap=True)
        self.foot = selectable(kind="small")
        self._lay_out()
        desk.theme.changed.connect(self._place)

    def promise(self) -> str:
        """What a store will show here."""
        return self.tr(
            "Here charts show how far the memories can be trusted, and a report can be saved."
        )

    def title(self) -> str:
        return self.tr("Trust report")

    def _lay_out(self) -> None:
        self.view = Scroll()
        head = card()
        rows = QVBoxLayout(head)
        rows.setContentsMargins(18, 14, 18, 16)
        rows.setSpacing(8)
        rows.addWidget(self.sentence)
        rows.addWidget(self.read)
        self.grid = QGridLayout()
        self.grid.setSpacing(GAP)
        column = self.view.column
        for part in (head, self.unslept, self.card, self.counting):
            column.addWidget(part)
        column.addLayout(self.grid)
        column.addWidget(self.foot)
        column.addStretch(1)
        outside = QVBoxLayout(self.body)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(self.view)
        self.scrolls()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Two charts beside each other where there is room; the one over time takes both columns."""
        wide = self.width() >= self.fontMetrics().averageCharWidth() * TWO_COLUMNS
        at = 0
        for key, view in self.charts.items():
            if key == _WIDE or not wide:
                at += at % 2
                self.grid.addWidget(view, at // 2, 0, 1, 2)
                at += 2
            else:
                self.grid.addWidget(view, at // 2, at % 2)
                at += 1
        for column in (0, 1):
            self.grid.setColumnStretch(column, 1)

    # What is asked. A store that changes without a pause is looked at once after the other.

    def taken(self) -> None:
        self._questions.forget()
        self.found = None
        self.exports.forget()
        self.card.forget()
        self._told.clear()
        for view in self.charts.values():
            view.hide()
            view.deleteLater()
        self.charts.clear()

    def refresh(self) -> None:
        if self.show_missing() or self.session is None:
            return
        if self.found is None:
            self.show_busy(self.tr("Putting the trust report together…"))
        self._questions.ask()

    def _ask(self) -> None:
        if self.session is not None:
            self.session.pages.ask("trust", _look, self._show, self._failed)

    def _failed(self, sentence: str) -> None:
        self._questions.answered()
        self.found = None
        self.show_problem(sentence)

    # What is shown.

    def _show(self, found: Found) -> None:
        if not found.head.census.total:
            self._questions.answered()
            self._show_empty()
            return
        self.found = found
        self._show_head(found)
        self.card.show_last(found.head.exported, found.head.at)
        self.counting.setVisible(not self.charts)
        self.show_body()
        if self.session is not None:
            self.session.pages.ask("charts", _charts, self._show_charts, self._failed)

    def _show_empty(self) -> None:
        self.found = None
        self.show_state(
            Kind.EMPTY,
            self.tr("There is nothing to report on yet"),
            self.tr(
                "The store is here, and no memory is in it. Import a palace, then let Nidra sleep."
            ),
            (
                (self.tr("Import a palace…"), self.desk.commands["import"].trigger),
                (self.tr("Open the demo store"), self.desk.open_demo),
            ),
        )

    def _show_head(self, found: Found) -> None:
        head = found.head
        tell(self.sentence, engine(trust_sentence(head.census)))
        tell(self.read, self._read_words(head))
        unslept = self.tr(
            "No pass has come to its end yet. A pass reads the sources, grades every memory, and fills the"
            " charts."
        )
        slept = head.slept is not None
        self.unslept.set("" if slept else unslept, self.tr("Sleep now"), self.desk.sleep)
        words = self.tr(
            "How it comes about: each receipt is checked twice, against the SHA-256 that it was sealed with"
            " and against the words of its source. Both are computed from bytes; no model takes part. A"
            " receipt that stands proves that its words stand in the source, not that they are true.\n"
            "Nidra {version} · store digest {digest} · journal row {row}"
        )
        rests = found.rests
        tell(
            self.foot,
            words.format(version=head.version, digest=rests.digest, row=count(rests.rows)),
        )

    def _read_words(self, head: TrustHead) -> str:
        if head.newest is None or head.oldest is None:
            return self.tr("No byte of a source has been read yet.")
        newest, oldest = ago(head.newest, head.at), ago(head.oldest, head.at)
        if newest == oldest:
            return self.tr("The bytes of every source that was read were read {when}.").format(
                when=newest
            )
        words = self.tr(
            "Bytes were last read {newest}; of the source that waited longest, {oldest}."
        )
        return words.format(newest=newest, oldest=oldest)

    def _show_charts(self, found: tuple[tuple[Chart, ...], frozenset[str]]) -> None:
        charts, texts = found
        self.counting.hide()
        for chart in charts:
            if chart.key not in self.charts:
                self.charts[chart.key] = self._view(chart.key)
            self._told[chart.key] = chart
            self.charts[chart.key].show_chart(spoken(chart, texts))
        self._place()
        self._questions.answered()

    def _view(self, key: str) -> ChartView:
        made = ChartView(None, self.desk.theme, self._have_drawn, partial(self._leads, key))
        made.chosen.connect(partial(self._go, key))
        made.told.connect(self.desk.say)
        return made

    def _have_drawn(self, kind: str, work: Draw, done: Any) -> None:
        """Pictures are drawn where the store is asked, and the window goes on."""
        if self.session is not None:
            self.session.pages.ask(kind, lambda store, cancel: work(), done)

    def _leads(self, key: str, step: int, series: int) -> bool:
        return bool(way(self._told[key], step, series))

    def _go(self, key: str, step: int, series: int) -> None:
        """Show the memories that a value counts."""
        facets = way(self._told[key], step, series)
        first = next(iter(facets))
        value = facets.pop(first)
        self.desk.show_memories(first, value, **facets)


# In another thread.


def _look(store: Any, cancel: Any) -> Found:
    from nidra.app.digest import digest
    from nidra.app.trust_head import trust_head

    return Found(trust_head(store), digest(store))


def _charts(store: Any, cancel: Any) -> tuple[tuple[Chart, ...], frozenset[str]]:
    """The charts, and which of their words are the engine's own."""
    from nidra.app.charts import charts
    from nidra.report.chart_words import TEXTS

    return charts(store, cancel), frozenset(TEXTS)
