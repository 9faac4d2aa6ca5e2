"""Page 3, Conflicts: pairs of memories that cannot both hold, side by side, until a person decides."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from nidra.base.text import one_line
from nidra.records.memory import Memory
from nidra.report.pairs import succession
from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from nidra_gui import helping
from nidra_gui.language import engine
from nidra_gui.widgets.page import Page
from nidra_gui.widgets.plain import button, label, rule, tell
from nidra_gui.widgets.scroll import Scroll
from nidra_gui.widgets.side_card import SideCard
from nidra_gui.widgets.state import Kind
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.contest import ContestedPair, Resolution

    from nidra_gui.desk import Desk

MOST = 500
BATCH = 30  # lines that are laid out at once
_PAIR = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Found:
    """The open pairs (the first ones), how many there are in all, which model can be asked, or why none."""

    pairs: tuple[ContestedPair, ...]
    total: int
    nobody: str
    whom: str = ""
    which: str = "auto"


class ConflictsPage(Page):
    """The open pairs at the left, the chosen one at the right with the ways to end it."""

    name = "conflicts"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._chosen: ContestedPair | None = None
        self._nobody = self._whom = ""
        self._which = "auto"
        self._settling = False  # a decision was made, and the next pair is not seen long enough
        self._settled = QTimer(self, singleShot=True, interval=QApplication.doubleClickInterval())
        self._settled.timeout.connect(self._settle)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Pairs that cannot both hold"))
        self.list.setWordWrap(True)
        # Hundreds of lines that wrap take a third of a second to lay out: those in sight come first.
        self.list.setLayoutMode(QListWidget.LayoutMode.Batched)
        self.list.setBatchSize(BATCH)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._choose)
        self.more = label(kind="small", wrap=True)
        self.a, self.b = SideCard(desk, "A"), SideCard(desk, "B")
        for side in (self.a, self.b):
            side.keep.clicked.connect(partial(self._keep, side))
        self.what = label(kind="heading", wrap=True)
        self.hint = label(kind="muted", wrap=True)
        self.either = label(
            self.tr("If neither has to make way, say why, then let both hold:"), wrap=True
        )
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(self.tr("Why both hold, for whoever comes later"))
        self.reason.setAccessibleName(self.tr("Why both hold"))
        self.reason.textChanged.connect(self._enable)
        self.reason.returnPressed.connect(self._both)
        self.both = button(self.tr("Both hold"), self._both)
        self.judge = button(self.tr("Ask the judge"), self._ask_judge)
        self.judged = label(kind="small", wrap=True)
        helping.about(self.judge, "conflicts#ask-the-judge")
        helping.about(self.both, "conflicts#how-to-end-one")
        self.nobody = label(kind="muted", wrap=True)
        self._lay_out()
        self._enable()

    def promise(self) -> str:
        """What a store will show here."""
        return self.tr("Here memories that contradict each other stand side by side.")

    def title(self) -> str:
        return self.tr("Conflicts")

    def _lay_out(self) -> None:
        left = QWidget()
        rows = QVBoxLayout(left)
        rows.setContentsMargins(0, 0, 8, 0)
        rows.addWidget(self.list, 1)
        rows.addWidget(self.more)
        area = Scroll()
        detail = QVBoxLayout()
        detail.setContentsMargins(8, 0, 0, 0)
        detail.setSpacing(12)
        area.column.addLayout(detail)
        detail.addWidget(self.what)
        detail.addWidget(self.hint)
        sides = QHBoxLayout()
        sides.setSpacing(12)
        sides.addWidget(self.a, 1)
        sides.addWidget(self.b, 1)
        detail.addLayout(sides)
        detail.addWidget(self.either)
        detail.addWidget(self.reason)
        detail.addWidget(self.both, 0, Qt.AlignmentFlag.AlignLeft)
        detail.addWidget(rule())
        asked = QHBoxLayout()
        asked.setSpacing(12)
        asked.addWidget(self.judge, 0, Qt.AlignmentFlag.AlignTop)
        asked.addWidget(self.nobody, 1)
        detail.addLayout(asked)
        detail.addWidget(self.judged)
        detail.addStretch(1)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.addWidget(left)
        split.addWidget(area)
        split.setStretchFactor(0, 1)
        split.setStretchFactor(1, 3)
        split.setSizes([300, 900])
        split.setChildrenCollapsible(False)
        outside = QVBoxLayout(self.body)
        outside.setContentsMargins(0, 0, 0, 0)
        outside.addWidget(split)
        self.scrolls()

    # What is shown.

    def taken(self) -> None:
        self._forget()

    def _forget(self) -> None:
        """No pair is chosen any more, and none of those that go is chosen on the way."""
        self._chosen = None
        self._settling = False
        self._settled.stop()
        if self.session is not None:
            self.session.pages.drop("pair")
        self.list.blockSignals(True)
        self.list.clear()
        self.list.blockSignals(False)

    def refresh(self) -> None:
        if not self.show_missing() and self.session is not None:
            if not self.list.count():
                self.show_busy(self.tr("Looking for conflicts…"))
            self.session.pages.ask("conflicts", _find, self._show, self.show_problem)

    def _show(self, found: Found) -> None:
        self._nobody, self._whom, self._which = found.nobody, found.whom, found.which
        if not found.pairs:
            self._forget()
            self._show_none()
            return
        kept = self._chosen.contest if self._chosen else None
        self.list.blockSignals(True)
        self.list.clear()
        for pair in found.pairs:
            item = QListWidgetItem("\n".join(one_line(text, 90) for text in pair.statements))
            item.setIcon(self.desk.theme.icon("contested", self.desk.theme.palette.contested))
            item.setData(_PAIR, pair)
            self.list.addItem(item)
        self.list.blockSignals(False)
        left = found.total - len(found.pairs)
        tell(self.more, self.tr("{n} more are not listed").format(n=count(left)) if left else "")
        self.more.setVisible(bool(left))
        at = next((i for i, pair in enumerate(found.pairs) if pair.contest == kept), 0)
        self.show_body()
        self.list.setCurrentRow(at)
        self._choose()

    def _show_none(self) -> None:
        self.show_state(
            Kind.EMPTY,
            self.tr("No two memories contradict each other"),
            self.tr(
                "Each pass compares memories about the same thing. What it finds waits here for you."
            ),
            ((self.tr("Sleep now"), self.desk.sleep),),
        )

    def _choose(self, *_: object) -> None:
        item = self.list.currentItem()
        pair = item.data(_PAIR) if item is not None else None
        if pair is None or self.session is None:
            return
        if self._chosen is None or pair.contest != self._chosen.contest:
            self.reason.clear()
        self._chosen = pair
        self.session.pages.ask("pair", partial(_sides, pair), self._show_pair, self.show_problem)

    def _show_pair(self, sides: list[Memory]) -> None:
        pair = self._chosen
        if pair is None or [side.id for side in sides] != list(pair.ids):
            return
        parts = " / ".join(f"{a} ↔ {b}" for a, b in zip(*pair.parts, strict=False))
        why = _why(pair.kind)
        tell(self.what, f"{why}: {one_line(parts, 120)}" if parts else why)
        sentence = succession(pair)
        for letter, name in zip("AB", pair.ids, strict=True):
            sentence = sentence.replace(name, letter)
        tell(self.hint, engine(sentence))
        for side, memory, differing in zip((self.a, self.b), sides, pair.parts, strict=True):
            side.show_memory(memory, differing, pair.newer == memory.id)
        tell(self.judged, self.tr("The judge said: {what}").format(what=pair.judged))
        self.judged.setVisible(bool(pair.judged))
        if self._settling and not self._settled.isActive():
            self._settled.start()
        self._enable()

    def _settle(self) -> None:
        """The second click of a double click is over: the next pair may be decided."""
        self._settling = False
        self._enable()

    def _enable(self) -> None:
        free = self.session is not None and not self.session.writer.is_busy()
        free = free and not self._settling
        self.both.setEnabled(free and bool(self.reason.text().strip()))
        self.both.setToolTip(
            "" if self.reason.text().strip() else self.tr("Say first why both hold.")
        )
        tell(self.nobody, self._judge_words())
        self.judge.setEnabled(not self._nobody)
        self.judge.setToolTip(
            self._nobody or self.tr("Asks a model about every open pair, in a quick pass.")
        )
        for side in (self.a, self.b):
            side.keep.setEnabled(free)

    def _judge_words(self) -> str:
        """What is sent when the judge is asked, and to whom; or why nobody can be asked."""
        if self._nobody:
            return self.tr("No model can be asked here. {why}").format(why=self._nobody)
        return self.tr(
            "Sends both statements of each open pair, with their dates, grades and verdicts, to {whom}."
            " Where it names the same one twice, the other makes way; you can undo that."
        ).format(whom=self._whom or self.tr("the model that is set up"))

    # What a person decides.

    def _keep(self, side: SideCard) -> None:
        pair, memory = self._chosen, side.memory
        lost = (self.b if side is self.a else self.a).memory
        if pair is not None and memory is not None and lost is not None:
            # The next pair is shown by then, so that the letters would speak of it.
            kept, other = (one_line(one.statement, 40) for one in (memory, lost))
            self._end(
                partial(_resolve, pair, keep=memory.id),
                self.tr("keep {letter}").format(letter=side.letter),
                self.tr("Kept “{kept}”. “{other}” makes way and stays on record.").format(
                    kept=kept, other=other
                ),
            )

    def _both(self) -> None:
        pair, reason = self._chosen, self.reason.text().strip()
        if pair is not None and reason:
            self._end(
                partial(_resolve, pair, reason=reason),
                self.tr("both hold"),
                self.tr("Both hold. They are never put against each other again."),
            )

    def _end(self, work: Any, name: str, sentence: str) -> None:
        session = self.session
        if session is None or session.writer.is_busy() or self._settling:
            return

        def done(found: Resolution) -> None:
            if found.changed:
                session.deeds.add(name, found.row, lambda store: int(work(store).row))
                self.desk.say(sentence, self.tr("Undo"), self.desk.commands["undo"].trigger)
            self._stale = True
            self.refresh()

        self._settling = True
        session.write(work, done, self._failed)
        self._enable()

    def _failed(self, sentence: str) -> None:
        self.desk.say(sentence)
        self.refresh()

    def _ask_judge(self) -> None:
        if self.session is not None:
            started = self.session.start("sleep", mode="quick", judge=self._which)
            self.desk.say(
                self.tr("A quick pass asks the judge about every open pair.")
                if started
                else self.tr("Some work is running already. Ask again when it is done.")
            )


def _why(kind: str) -> str:
    """What two memories differ in, in words for people."""
    words = {
        "numeric": _tr("They name different values"),
        "negation": _tr("One says what the other denies"),
        "antonym": _tr("They say opposite things"),
        "exclusive": _tr("They name states that exclude each other"),
        "value": _tr("They give one thing two values"),
        "named by a person": _tr("A person put them against each other"),
    }
    return words.get(kind, _tr("They cannot both hold"))


def _tr(text: str) -> str:
    return QCoreApplication.translate("Conflicts", text)


def _find(store: Any, cancel: Any) -> Found:
    from nidra.app.contested import contested, count_contested
    from nidra.app.judges import asked

    judge = asked(store)
    nobody = engine(judge.why_nobody)
    return Found(contested(store, MOST), count_contested(store), nobody, judge.name, judge.which)


def _sides(pair: ContestedPair, store: Any, cancel: Any) -> list[Memory]:
    return [store.get(name) for name in pair.ids]


def _resolve(pair: ContestedPair, store: Any, keep: str | None = None, reason: str = "") -> Any:
    from nidra.app.resolve import resolve

    a, b = pair.ids
    return resolve(store, a, b, keep=keep, both=keep is None, reason=reason)
