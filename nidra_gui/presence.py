"""Nidra while nobody looks at its window: what the tray shows, and what is said beside it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from nidra_gui.closing import Closing
from nidra_gui.news import Herald, News
from nidra_gui.tray import Face, Mood, Step, Tray
from nidra_gui.widgets.facets import SINCE
from nidra_gui.widgets.work_card import far, title_of
from nidra_gui.words import count

if TYPE_CHECKING:
    from nidra.records.timer import TimerStatus

    from nidra_gui.session import Session
    from nidra_gui.shell import Shell

LOOK_MS = 5_000  # while the window is hidden: is the tray still there?
_PASSES = ("sleep", "scheduled")


class Presence(QObject):
    """Follows the store that is open, and keeps the tray in step with it.

    Where the desktop has no tray, or loses it, the window is all there is: it comes back then.
    """

    def __init__(self, shell: Shell, tray: Tray) -> None:
        super().__init__(shell)
        self._shell = shell
        self._tray = tray
        self._planned: TimerStatus | None = None
        self._lead: News | None = None
        self.closing = Closing(shell, tray.is_there)
        shell.closing = self.closing
        self.herald = Herald(self, shell.isActiveWindow, self._count, self._fell_news)
        self.herald.said.connect(self._notify)
        self.herald.changed.connect(self.draw)
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self.look)
        tray.opened.connect(self.open)
        tray.followed.connect(self._follow)
        shell.opened.connect(self._take)
        shell.status.moved.connect(self.draw)
        shell.left.connect(self._leave)
        shell.installEventFilter(self)
        self._take()

    # What it follows.

    @property
    def _session(self) -> Session | None:
        """The store that is open, where it can be looked at."""
        return self._shell.session if self._shell.there else None

    def _take(self, _: object = None) -> None:
        self.herald.seen()
        self._planned = None
        session = self._session
        if session is not None:
            session.fell.connect(self._fell)
            session.changed.connect(self.herald.recount)
            session.work_begun.connect(self.draw)
            session.work_moved.connect(self.draw)
            session.work_ended.connect(self._work_ended)
            session.watch_moved.connect(self.draw)
            if session.nights is not None:
                session.nights.moved.connect(self._plan)
        self.draw()

    def _plan(self, status: TimerStatus) -> None:
        self._planned = status
        self.draw()

    def _fell(self, change: dict[str, Any]) -> None:
        if change.get("fell"):
            self.herald.tell_fall(int(change["at"]))

    def _work_ended(self, outcome: Any) -> None:
        if outcome.request["verb"] in _PASSES:
            self._pass_ended(outcome)
        self.draw()

    def _pass_ended(self, outcome: Any) -> None:
        home = partial(self._shell.go, "home")
        if outcome.result is None:
            if not outcome.cancelled:
                title = self.tr("The pass did not come to its end")
                self.herald.tell(News(title, outcome.sentence, home))
            return
        falls = outcome.result.get("falls") or {}
        if falls.get("listed"):
            self.herald.tell_fall(_moment(outcome.result))
        pairs = outcome.result.get("contests") or {}
        number = len(pairs.get("listed", ())) + int(pairs.get("more", 0))
        if number:
            words = self.tr("{n} pairs of memories cannot both hold.")
            if number == 1:
                words = self.tr("1 pair of memories cannot both hold.")
            told = words.format(n=count(number))
            lead = partial(self._shell.go, "conflicts")
            self.herald.tell(News(self.tr("The pass is done"), told, lead))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            self._look.stop()
            self.herald.seen()
        elif event.type() == QEvent.Type.Hide and not self.closing.leaves:
            self._look.start()
        return super().eventFilter(watched, event)

    # What is said.

    def _count(self, since: int, done: Any) -> None:
        if self._session is not None:
            self._session.pages.ask("fell since", partial(_fell_since, since), done)

    def _fell_news(self, fell: int, since: int) -> News:
        words = self.tr("{n} memories fell since you last looked.")
        if fell == 1:
            words = self.tr("1 memory fell since you last looked.")
        sentence = self.tr("A click shows which, and what their sources say now.")
        return News(words.format(n=count(fell)), sentence, partial(self._show_fallen, since))

    def _show_fallen(self, since: int) -> None:
        self._shell.memories().show_values(_fallen_values(since))

    def _notify(self, news: News) -> None:
        if self._tray.is_there():
            self._lead = news
            self._tray.notify(news.title, news.sentence)

    def _follow(self) -> None:
        news, self._lead = self._lead, None
        self.open()
        if news is not None:
            news.lead()

    # What is shown.

    def open(self) -> None:
        """Bring the window to the front."""
        self._shell.showNormal() if self._shell.isMinimized() else self._shell.show()
        self._shell.raise_()
        self._shell.activateWindow()

    def look(self) -> None:
        """Is the tray still there? A window that is hidden in one that went away comes back."""
        if not self._tray.is_there() and self._shell.isHidden():
            self._look.stop()
            self.open()
            self._shell.say(
                self.tr("The tray of the desktop is gone, so the window is here again.")
            )

    def draw(self, _: object = None) -> None:
        """Show in the tray how it stands."""
        if self.closing.leaves:
            return
        self._shell.commands.enable(self._tray.is_there(), "stay-in-tray")
        if self._tray.is_there():
            state = self._state_words()
            tip = "\n".join(part for part in ("Nidra", state, self._shell.status.read.full) if part)
            self._tray.show(Face(self.mood(), tip, (state, self._next_words()), self._steps()))

    def mood(self) -> Mood:
        """What matters most now."""
        session = self._session
        if self.herald.fell:
            return Mood.FALLEN
        if session is None:
            return Mood.QUIET
        if session.paused:
            return Mood.PAUSED
        if session.is_blind():
            return Mood.BLIND
        return Mood.WORKING if session.work is not None else Mood.QUIET

    def _state_words(self) -> str:
        session = self._session
        if session is None:
            return self.tr("No store is open")
        parts = []
        if self.herald.fell:
            parts.append(self._fell_news(self.herald.fell, 0).title)
        if session.work is not None:
            progress = session.work.progress
            verb = str(session.work.request.get("verb", ""))
            parts.append(far(progress) if progress else title_of(verb))
        parts.append(self._shell.status.watch.full)
        return "\n".join(part for part in parts if part)

    def _next_words(self) -> str:
        planned = self._planned
        if planned is None or planned.next is None:
            return self.tr("No pass is planned")
        return self.tr("Next pass: {when}").format(when=f"{planned.next:%Y-%m-%d %H:%M}")

    def _steps(self) -> tuple[Step, ...]:
        commands = self._shell.commands
        sleep, pause = commands["sleep"], commands["pause-watching"]
        words = self.tr("Go on watching") if pause.isChecked() else self.tr("Pause watching")
        return (
            Step(self.tr("Sleep now"), sleep.trigger, sleep.isEnabled()),
            Step(words, pause.trigger, pause.isEnabled()),
            Step(self.tr("Open Nidra"), self.open),
            Step(self.tr("Quit"), self.closing.quit),
        )

    def _leave(self) -> None:
        self._look.stop()
        self._tray.hide()
        QApplication.quit()


def _moment(result: dict[str, Any]) -> int:
    """When a pass began, in microseconds."""
    from nidra.base.clock import parse

    return parse(result["pass"]["started"]) or 0


def _fallen_values(since: int) -> dict[str, str]:
    return {"standing": "fallen", "age": f"{SINCE}{since}"}


def _fell_since(since: int, store: Any, cancel: Any) -> int:
    from nidra.app.browse import ids

    from nidra_gui.models.choice import Choice

    return len(ids(store, Choice(_fallen_values(since)).look(store), cancel))
