"""Page 2, Memories: what to narrow to, the table, and the evidence of the memory that is chosen."""

from __future__ import annotations

from array import array
from functools import partial
from typing import TYPE_CHECKING, Any

from nidra.base.errors import NidraError
from nidra.records.browse import Sort
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from nidra_gui import helping
from nidra_gui.language import engine
from nidra_gui.models.choice import Choice
from nidra_gui.models.finding import Finding, Found
from nidra_gui.models.memory_table import MemoryTable
from nidra_gui.views.evidence import EvidencePane
from nidra_gui.views.narrowing import Narrowing
from nidra_gui.views.row_deeds import RowDeeds
from nidra_gui.widgets.index_strip import IndexStrip
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import label, tell
from nidra_gui.widgets.row_table import RowTable
from nidra_gui.widgets.saved_filters import SavedFilters
from nidra_gui.widgets.state import Kind, StatePanel
from nidra_gui.widgets.three_parts import ThreeParts
from nidra_gui.widgets.tool import Tool, Tools
from nidra_gui.words import count

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from nidra.app.browse import Look
    from nidra.records.browse import Row

    from nidra_gui.desk import Desk

SETTLED_MS = 60  # from the last step through the rows to their evidence
ROOMY = 110  # letters that the page is wide where its filters are shown at first
SPLIT = "memories-split"


class MemoriesPage(Page):
    """All memories, narrowed by facets and a search; beside them the evidence of the chosen one."""

    name = "memories"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._look: Look | None = None
        self._filled = False
        self._shown: str | None = None
        self._wanted: str | None = None
        self._keeps_filters = False
        self._make_parts()
        self._lay_out()
        self._connect()
        self.tools.draw()

    @property
    def choice(self) -> Choice:
        """What is looked for."""
        return self.narrowing.choice

    def promise(self) -> str:
        """What a store will show here."""
        return self.tr("Here every memory of your assistant stands with its evidence.")

    def title(self) -> str:
        return self.tr("Memories")

    def show_body(self) -> None:
        super().show_body()
        self._show_tools()

    def show_state(self, *told: Any) -> None:
        super().show_state(*told)
        self._show_tools()

    def _show_tools(self) -> None:
        """What belongs to the table is there with the table."""
        self.tools.show(self.kind is Kind.FULL)

    # The parts.

    def _make_parts(self) -> None:
        desk = self.desk
        self.model = MemoryTable(self._rows, self)
        self.table = RowTable(self.model, desk.theme, desk.settings)
        self.narrowing = Narrowing(desk, self.table, self.tr("Search"))
        self.bar, self.chips = self.narrowing.bar, self.narrowing.chips
        self.facets = self.narrowing.facets
        self.narrow = Tool(self.tr("Filters"))
        self.narrow.setCheckable(True)
        self.narrow.setChecked(True)
        self.saved = SavedFilters(desk.settings, desk.theme, lambda: self.choice)
        self.copy = Tool(self.tr("Copy as command"))
        self.number = label(kind="muted")
        self.strip = IndexStrip()
        helping.about(self.table, "window#memories")
        self.nothing = StatePanel(desk.theme)
        self.pane = EvidencePane(desk)
        self.deeds = RowDeeds(desk, self.table)
        self.finding = Finding(self)

    def _lay_out(self) -> None:
        self.tools = Tools(self, {self.narrow: "filter", self.saved: "", self.copy: "copy"})
        self.inner = QStackedWidget()
        self.inner.addWidget(self.table)
        self.inner.addWidget(self.nothing)
        middle = QWidget()
        rows = QVBoxLayout(middle)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(8)
        rows.addWidget(self.bar)
        rows.addWidget(self.chips)
        rows.addWidget(self.strip)
        rows.addWidget(self.number)
        rows.addWidget(self.inner, 1)
        self.split = ThreeParts((self.facets, middle, self.pane), self.desk.settings, SPLIT)
        outside = QVBoxLayout(self.body)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(self.split)

    def parts(self) -> tuple[QWidget, ...]:
        return self.facets, self.table, self.pane

    def _connect(self) -> None:
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settled.timeout.connect(self._show_marked)
        self.narrowing.chosen.connect(self.choose)
        self.saved.chosen.connect(self.choose)
        self.saved.told.connect(self.desk.say)
        self.strip.told.connect(self.desk.say)
        self.strip.built.connect(lambda: self.finding.ask(self.choice))
        self.narrow.toggled.connect(self.facets.setVisible)
        self.copy.clicked.connect(lambda *_: self.copy_command())
        self.desk.commands.bind("copy-command", self.copy_command, enabled=False)
        self.table.entered_row.connect(self._enter)
        self.table.copied.connect(self.deeds.copy_statement)
        chosen = self.table.selectionModel()
        chosen.currentRowChanged.connect(lambda *_: self._settled.start())
        chosen.selectionChanged.connect(lambda *_: self._show_actions())
        self.finding.found.connect(self._take)
        self.finding.counted.connect(self.narrowing.show_counts)
        self.finding.failed.connect(self.show_problem)
        self.finding.waits.connect(self._show_busy)
        self.finding.unprepared.connect(lambda: self.strip.show_needed(True))
        self.pane.chosen.connect(self._follow)
        self.desk.theme.changed.connect(self.tools.draw)

    # What the window asks.

    def show_memory(self, memory: str) -> None:
        """Choose one memory and show its evidence; what hides it from the table is taken away."""
        self._wanted, self._keeps_filters = memory, False
        if self._filled:
            self._find_wanted()

    def show_facet(self, facet: str, value: str, memory: str = "", **also: str) -> None:
        """Show the memories that one value of a facet lets through, and of others `also`, and no more;
        `memory`, where one is named, is chosen among them, the newest change first."""
        self._wanted, self._keeps_filters = memory or None, bool(memory)
        self.choose(
            Choice({facet: value, **also}, sort=Sort.NEWEST if memory else self.choice.sort)
        )

    def show_values(self, values: Mapping[str, str]) -> None:
        """Show the memories that a value of each of these facets lets through, the newest change first."""
        self._wanted, self._keeps_filters = None, False
        self.choose(Choice(values, sort=Sort.NEWEST))

    def seek(self) -> None:
        """Go to the search box."""
        self.bar.seek()

    # What is chosen.

    def choose(self, choice: Choice) -> None:
        """Look for something else from now on."""
        self.narrowing.show(choice)
        if self.isVisible() and self.desk.there:
            self.finding.ask(choice)
        else:
            self._stale = True

    def clear_all(self) -> None:
        """Take every filter and the search away."""
        self.choose(self.narrowing.cleared())

    # What is found.

    def taken(self) -> None:
        there = self.session if self.desk.there else None
        self._look = None
        self._filled, self._shown, self._wanted = False, None, None
        self.narrowing.forget()
        self.model.fill(array("q"))
        self.finding.take(there)
        self.strip.take(there)
        self.deeds.session = there
        self.pane.take(there)
        self._show_actions()

    def refresh(self) -> None:
        if not self.show_missing():
            self.model.read_anew()
            self.finding.follow(self.choice)

    def _take(self, found: Found) -> None:
        self._look = found.look
        self._filled = True
        if not found.total:
            self.model.fill(array("q"))
            self._show(None)
            self._show_empty()
            return
        self.show_body()
        if not self.table.refill(found.keys):
            self._show(None)
        tell(self.number, self._numbers(found))
        self.strip.show_needed(not found.indexed)
        self._show_nothing(found)
        self._show_actions()
        if self._wanted is not None:
            self._find_wanted(self._keeps_filters)

    def _numbers(self, found: Found) -> str:
        if found.part is not None:
            told = self.tr("{n} of {total} memories so far. Looking on…")
        elif found.total == 1:
            told = self.tr("{n} of 1 memory") if self.choice.narrows else self.tr("1 memory")
        elif self.choice.narrows:
            told = self.tr("{n} of {total} memories")
        else:
            told = self.tr("{total} memories")
        return told.format(n=count(len(found.keys)), total=count(found.total))

    def _show_busy(self) -> None:
        """A look takes long: told with a way to end it; over a full table in its line alone."""
        if self._filled and self.kind is Kind.FULL:
            if not self.finding.follows:
                tell(self.number, self.tr("Looking…"))
            return
        self.show_state(
            Kind.BUSY,
            self.tr("Looking for the memories…"),
            self.tr("A large store takes a second or two at the first look."),
            ((self.tr("Stop"), self._stop),),
        )

    def _stop(self) -> None:
        self.finding.stop()
        self.show_state(
            Kind.EMPTY,
            self.tr("The look was stopped"),
            self.tr("Nothing is shown because nothing was looked up."),
            ((self.tr("Look again"), lambda: self.finding.ask(self.choice)),),
        )

    def _show_empty(self) -> None:
        self.show_state(
            Kind.EMPTY,
            self.tr("This store holds no memory yet"),
            self.tr("Drop the folder of a palace anywhere in this window, or choose it."),
            (
                (self.tr("Import a palace…"), self.desk.commands["import"].trigger),
                (self.tr("Open the demo store"), self.desk.open_demo),
            ),
        )

    def _show_nothing(self, found: Found) -> None:
        """What is seen in the place of a table without rows."""
        if found.keys:
            self.inner.setCurrentWidget(self.table)
            return
        self.nothing.show_state(
            Kind.ERROR if found.problem else Kind.EMPTY,
            self.tr("This cannot be looked for")
            if found.problem
            else self.tr("No memory matches these filters"),
            found.problem or self.tr("Take one of them away, or all of them."),
            ((self.tr("Clear all"), self.clear_all),),
        )
        self.inner.setCurrentWidget(self.nothing)

    def _rows(self, keys: Sequence[int]) -> list[Row]:
        """Rows by their keys, in the window's thread: some milliseconds."""
        from nidra.app.browse import rows

        session = self.session
        if session is None:
            return []
        try:
            return rows(session.store, keys)
        except NidraError as problem:
            session.failed.emit(engine(str(problem)))
            return []

    # The memory that is shown.

    def _show_marked(self) -> None:
        row = self.deeds.row()
        if row is not None:
            helping.about(self.table, helping.of_row(row))
            self._show(row.id)

    def _show(self, memory: str | None) -> None:
        if memory != self._shown:
            self._shown = memory
            self.pane.show(memory)

    def _enter(self) -> None:
        """Go to the evidence of the marked row."""
        self._settled.stop()
        self._show_marked()
        if self._shown is None:
            return
        self.split.open_last()
        self.pane.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self, memory: str) -> None:
        """A premise or dependant was chosen beside the table."""
        self._wanted = memory
        self._find_wanted(keep_filters=True)

    def _find_wanted(self, keep_filters: bool = False) -> None:
        """Look up the key of the memory that is to be shown, and choose it where the table has it."""
        if self.session is not None and self._wanted is not None:
            self.session.pages.ask(
                "wanted",
                partial(_key_of, self._wanted),
                partial(self._found_wanted, keep_filters),
                self._not_found,
            )

    def _found_wanted(self, keep_filters: bool, named: tuple[str, int]) -> None:
        name, key = named
        at = self.model.position(key)
        if at < 0 and self.choice.narrows and not keep_filters:
            self.clear_all()
            return
        self._wanted = None
        if at >= 0:
            self.table.choose(at)
        else:
            self.table.choose_nothing()
        self._settled.stop()
        self._show(name)

    def _not_found(self, sentence: str) -> None:
        self._wanted = None
        self.desk.say(sentence)

    # Actions.

    def copy_command(self) -> None:
        """Copy the command that lists the same memories, or say why there is none."""
        from nidra.app.browse import command

        if self.session is None or self._look is None or not self.isVisible():
            return
        typed = command(self._look, self.session.folder)
        if typed.line:
            QGuiApplication.clipboard().setText(typed.line)
            copied = self.tr("Copied: {line}").format(line=typed.line)
            self.desk.say(f"{copied}\n{typed.reason}".strip())
        else:
            self.desk.say(typed.reason)

    def _show_actions(self) -> None:
        seen = self.isVisible() and self.session is not None and bool(self.desk.there)
        self.desk.commands.enable(seen, "copy-command")
        self.deeds.enable(seen)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        (self.focusWidget() or self.table).setFocus()
        self._show_actions()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._show_actions()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tools.fit()
        if not event.oldSize().isValid():
            self._place_parts()

    def _place_parts(self) -> None:
        """Give each part its share, as a person left it or as it fits the window."""
        if not self.split.place_as_left():
            wide = self.width() - 48
            self.narrow.setChecked(wide > self.fontMetrics().averageCharWidth() * ROOMY)
            self.split.share(wide)


def _key_of(name: str, store: Any, cancel: Any) -> tuple[str, int]:
    """(id, key) of a memory, in another thread."""
    memory = store.get(name)
    return memory.id, int(memory.key)
