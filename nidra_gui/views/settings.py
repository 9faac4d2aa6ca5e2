"""The page Settings: what the store keeps, and what belongs to this window alone.

What affects results is written into the store by its one writer, so that the command line agrees; what it
sets is shown here as soon as it is set.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from nidra_gui import helping
from nidra_gui.language import engine
from nidra_gui.widgets.notice import Notice
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import button, card, label
from nidra_gui.widgets.scroll import GUTTER, Scroll, letter
from nidra_gui.widgets.search_bar import SearchBox
from nidra_gui.widgets.setting_row import SettingSection
from nidra_gui.widgets.settings_about import AboutSection
from nidra_gui.widgets.settings_columns import Columns
from nidra_gui.widgets.settings_data import DataSection
from nidra_gui.widgets.settings_held import HeldRows
from nidra_gui.widgets.settings_list import SectionList
from nidra_gui.widgets.settings_schedule import ScheduleSection, timers
from nidra_gui.widgets.settings_window import AppearanceSection, LanguageSection
from nidra_gui.widgets.state import Kind, StatePanel

if TYPE_CHECKING:
    from nidra.app.judges import Asked
    from nidra.app.settings import Settled
    from nidra.app.store_files import StoreFiles
    from nidra.records.timer import TimerStatus

    from nidra_gui.desk import Desk
    from nidra_gui.session import Session

WIDEST = 136  # letters of a card
BESIDE = 170  # letters of two cards beside each other
BETWEEN = 20
LEFT = 4  # sections of the first of two columns
LETTERS = 100  # of a page that has room for the list of sections beside them
ICONS = ("data", "clock", "watch", "judge", "sleep", "appearance", "language", "info")
PASSES = (
    "pass.byte_check_days",
    "source.largest_mib",
    "review.clock",
    "prune.confidence",
    "decay.record_days",
    "decay.episodic_days",
    "decay.semantic_days",
    "decay.orientation_days",
    "checkpoint.also",
)


@dataclass(frozen=True, slots=True)
class Found:
    """How the store is set, what lies in it, what is planned, who would be asked."""

    settled: Settled
    files: StoreFiles
    timer: TimerStatus
    asked: Asked


class SettingsPage(Page):
    """All settings on one page, found by a search or by the list of sections."""

    name = "settings"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.search = SearchBox()
        self.search.setPlaceholderText(self.tr("Search settings"))
        self.search.setAccessibleName(self.tr("Search settings"))
        self.search.setMinimumWidth(220)
        self.search.textChanged.connect(self._look_for)
        self.search.escaped.connect(self.search.clear)
        self.header.addWidget(self.search)
        self.held = HeldRows(self, lambda: self.session)
        self.held.changed.connect(lambda _: self.refresh())
        self.data = DataSection(desk)
        self.schedule = self._make_schedule()
        self.watch = self._make_section(self.tr("Watching"), "watch.on")
        self.judge = self._make_section(self.tr("Judge"), "judge.who", "judge.in_passes")
        self.judge_help = button(self.tr("Help"), lambda: desk.show_help(helping.PRIVACY), "link")
        self.judge.add_part(self.judge_help, self.tr("help privacy"))
        self.judge.column.setAlignment(self.judge_help, Qt.AlignmentFlag.AlignLeft)
        self.passes = self._make_section(self.tr("Passes and fading"), *PASSES)
        self.appearance = AppearanceSection(desk)
        self.language = LanguageSection(desk)
        self.about = AboutSection(desk)
        self._of_store = (self.data, self.schedule, self.watch, self.judge, self.passes)
        self.sections: tuple[SettingSection, ...] = (
            *self._of_store,
            self.appearance,
            self.language,
            self.about,
        )
        self.locked = Notice(desk.theme, "warning", "contested")
        self.nothing = label(self.tr("No setting is called that."), "muted", wrap=True)
        self.store_card = card()
        self.store_panel = StatePanel(desk.theme)
        titles = (section.title for section in self.sections)
        self.listed = SectionList(desk.theme, list(zip(ICONS, titles, strict=True)))
        self._lay_out()
        self._has_store = False
        self._show_sections()

    def title(self) -> str:
        return self.tr("Settings")

    def _make_schedule(self) -> ScheduleSection:
        made = ScheduleSection(self.desk, self._look_at_timers)
        for row in self.held.make(("schedule.at", "schedule.mode")):
            made.add_row(row)
        made.add_timer()
        return made

    def _make_section(self, title: str, *names: str) -> SettingSection:
        made = SettingSection(title)
        for row in self.held.make(names):
            made.add_row(row)
        return made

    def _lay_out(self) -> None:
        self.cards = Scroll()
        panel = QHBoxLayout(self.store_card)
        panel.setContentsMargins(20, 24, 20, 24)
        panel.addWidget(self.store_panel)
        self.columns = Columns(self.sections[:LEFT], self.sections[LEFT:])
        for part in (self.locked, self.store_card, self.columns, self.nothing):
            self.cards.column.addWidget(part)
        self.cards.column.addStretch(1)
        self.nothing.hide()
        for section, icon in zip(self.sections, ICONS, strict=True):
            section.show_icon(self.desk.theme, icon)
        self.listed.setAccessibleName(self.tr("Sections"))
        self.listed.chosen.connect(self._go_to)
        self.listed.entered.connect(self._go_into)
        bar = self.cards.verticalScrollBar()
        bar.valueChanged.connect(self._mark)
        bar.rangeChanged.connect(self._mark)
        row = QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(BETWEEN)
        row.addWidget(self.listed)
        row.addWidget(self.cards, 1)
        self.scrolls()

    # What the store says.

    def taken(self) -> None:
        self.held.forget()
        self.data.forget()
        self.schedule.timer.forget()
        self.schedule.say("")
        self.locked.set("")
        if self._joined is not None:
            for signal, slot in _signals(self._joined, self):
                signal.disconnect(slot)
        self._joined = self.session
        if self.session is not None:
            for signal, slot in _signals(self.session, self):
                signal.connect(slot)

    _joined: Session | None = None

    def refresh(self) -> None:
        self.about.show_crash()
        if self.show_missing():
            return
        if self.session is None:
            return
        if self.kind is not Kind.FULL:
            self.show_busy(self.tr("Looking at the settings…"))
        self.session.pages.ask("settings", _find, self._show, self.show_problem)
        self._look_at_timers()

    def _look_at_timers(self) -> None:
        if self.session is not None:
            self.session.pages.ask("timers", timers, self.schedule.timer.show_timers)

    def _show(self, found: Found) -> None:
        self.held.show_settled(found.settled)
        self.data.show_files(found.files)
        self.schedule.show_status(found.timer)
        self._show_judge(found)
        self._show_watch()
        may = found.settled.may_write
        self.locked.set(
            ""
            if may
            else self.tr("This store can only be read, so that nothing of it can be set here.")
        )
        self.schedule.timer.setEnabled(may)
        self.show_body()

    def _show_judge(self, found: Found) -> None:
        name, nobody = found.asked.name, found.asked.why_nobody
        if nobody:
            told = self.tr("Nobody would be asked now. {why}").format(why=engine(nobody))
        else:
            told = self.tr("Now {name} would be asked.").format(name=name)
        self.judge.say(f"{told} {self._leaves(found.asked.which)}")

    def _leaves(self, which: str) -> str:
        """What leaves the machine, for each choice."""
        sent = {
            "claude": self.tr(
                "It gets both statements of a pair with their dates, grades and verdicts, and sends them"
                " where its own login leads. No file and no key of yours is given to it."
            ),
            "anthropic": self.tr(
                "Both statements of a pair with their dates, grades and verdicts are sent to the API,"
                " with the key from your environment, which is never shown or kept here."
            ),
            "none": self.tr("Nothing leaves this machine."),
        }
        either = self.tr(
            "Whoever is set up gets both statements of a pair with their dates, grades and verdicts, and no"
            " file."
        )
        return sent.get(which, either)

    def _show_watch(self, _: object = None) -> None:
        state = (self.session.watch_state if self.session is not None else None) or {}
        self.watch.say(str(state.get("sentence", "")) or self.tr("Starting to watch…"))

    # States: what belongs to the window is there without a store too.

    def show_state(
        self,
        kind: Kind,
        title: str,
        sentence: str = "",
        steps: tuple[tuple[str, Callable[[], object]], ...] = (),
    ) -> None:
        self.kind = kind
        self.store_panel.show_state(kind, title, sentence, steps)
        self._has_store = False
        self._show_sections()

    def show_body(self) -> None:
        super().show_body()
        if not self._has_store:
            self._has_store = True
            self._show_sections()

    # Finding one's way.

    def _look_for(self, _: str = "") -> None:
        self._show_sections()
        self.cards.verticalScrollBar().setValue(0)

    def _show_sections(self) -> None:
        text = self.search.text().strip()
        self.store_card.setVisible(not self._has_store and not text)
        for section in self.sections:
            there = self._has_store or section not in self._of_store
            section.setVisible(section.look_for(text) and there)
        shown = [not section.isHidden() for section in self.sections]
        self.listed.show_only(shown)
        self.nothing.setVisible(not any(shown))
        self.columns.show_filled()
        self._spread()
        self._mark()

    def _go_to(self, at: int) -> None:
        """Bring a section to the top, or as near to it as the page goes, and let its frame tell which it is."""
        self._frame(at)
        if 0 <= at < len(self.sections):
            self.cards.verticalScrollBar().setValue(self._top(self.sections[at]))

    def _go_into(self, at: int) -> None:
        """Put the keyboard into the first field of a section."""
        self._go_to(at)
        parts = self.sections[at].findChildren(QWidget)
        fields = [
            part
            for part in parts
            if part.isVisible()
            and part.isEnabled()
            and part.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        if fields:
            fields[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _frame(self, at: int) -> None:
        for place, section in enumerate(self.sections):
            section.mark(place == at)

    def _top(self, section: SettingSection) -> int:
        inside = self.cards.widget()
        return section.mapTo(inside, QPoint(0, 0)).y() if inside is not None else 0

    def _mark(self, *_: int) -> None:
        """Choose in the list the section that is at the top; of two beside each other the first one. Whoever
        goes through the list has chosen one."""
        if self.listed.hasFocus():
            return
        self._frame(-1)
        bar = self.cards.verticalScrollBar()
        shown = [at for at, one in enumerate(self.sections) if not one.isHidden()]
        if not shown:
            return
        last = bar.value() >= bar.maximum() > 0
        above = [at for at in shown if self._top(self.sections[at]) <= bar.value() + 40]
        if self.columns.beside:
            above = [at for at in above if at < LEFT] or above
        self.listed.mark(shown[-1] if last else above[-1] if above else shown[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.listed.setVisible(event.size().width() >= LETTERS * letter(self))
        self.listed.fit()
        self._spread()

    def _spread(self) -> None:
        """Two columns where both have room; none is wider than can be read, and the search box ends with them."""
        listed = self.listed.width() + BETWEEN if not self.listed.isHidden() else 0
        room = self.width() - 2 * GUTTER - GUTTER - listed
        self.columns.spread(room >= BESIDE * letter(self))
        columns = self.columns.filled if self.columns.beside else 1
        widest = columns * WIDEST * letter(self)
        inside = self.cards.widget()
        if inside is not None:
            inside.setMaximumWidth(widest)
        spare = room - widest + self.cards.column.contentsMargins().right()
        self.header.setContentsMargins(0, 0, max(0, spare), 0)


def _signals(session: Session, page: SettingsPage) -> tuple[tuple[Any, Any], ...]:
    return ((session.watch_moved, page._show_watch), (session.work_ended, page.data.ended))


def _find(store: Any, cancel: Any) -> Found:
    from nidra.app.judges import asked
    from nidra.app.settings import settled
    from nidra.app.store_files import store_files
    from nidra.app.timer import status
    from nidra.base.errors import NidraError
    from nidra.records.timer import TimerState, TimerStatus

    found = settled(store)
    try:
        planned = status(store)
        judge = asked(store)
    except NidraError as problem:
        planned = TimerStatus(TimerState.BROKEN, reason=str(problem))
        judge = asked()
    return Found(found, store_files(store), planned, judge)
