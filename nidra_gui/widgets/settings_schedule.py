"""When passes run: the plan in a sentence, the hour, and the timer of the system that starts it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from nidra.base.settings import OFF
from nidra.records.timer import Installed, InstallState, TimerState, TimerStatus
from PySide6.QtWidgets import QVBoxLayout, QWidget

from nidra_gui.language import dates, engine
from nidra_gui.widgets.elided import breakable
from nidra_gui.widgets.flow import Flow
from nidra_gui.widgets.plain import button, label
from nidra_gui.widgets.setting_row import SettingSection

if TYPE_CHECKING:
    from collections.abc import Callable

    from nidra_gui.desk import Desk


@dataclass(frozen=True, slots=True)
class Timers:
    """The timers of the system for this store, and the kind that fits this machine."""

    there: tuple[Installed, ...]
    fitting: str


class ScheduleSection(SettingSection):
    """The schedule of the store. `rows` come from the page, `timer` is the part that is made here."""

    def __init__(self, desk: Desk, looked: Callable[[], object]) -> None:
        super().__init__("", "")
        self.title = self.tr("Schedule")
        self.heading.setText(self.title)
        self.timer = TimerPart(desk, looked)

    def add_timer(self) -> None:
        """Put the timer below the rows."""
        self.add_part(self.timer, self.tr("timer system cron systemd install remove night"))

    def show_status(self, status: TimerStatus) -> None:
        """Say when the next pass runs, or why none is planned."""
        self.say(self._words(status))
        self.timer.show_hour(status.at)

    def _words(self, status: TimerStatus) -> str:
        if status.state is TimerState.OFF:
            return self.tr(
                "No pass is planned, since the nightly pass is set to Never. You can start one at any"
                " time with Sleep now."
            )
        if status.state is TimerState.RUNNING:
            status = replace(status, reason=self.tr("Some work on the store is running now."))
        return engine(status.sentence)


class TimerPart(QWidget):
    """The timer of the operating system: whether there is one, and a button to make it or take it away."""

    def __init__(self, desk: Desk, looked: Callable[[], object]) -> None:
        super().__init__()
        self._desk = desk
        self._looked = looked
        self._at = OFF
        self._found: Timers | None = None
        self.title = label(self.tr("Timer of the system"), "strong", wrap=True)
        self.sentence = label("", "muted", wrap=True)
        self.problem = label("", "fallen", wrap=True)
        self.problem.hide()
        self.install = button(self.tr("Set up the timer"), self._install)
        self.reason = label(self.tr("Choose an hour first."), "muted")
        self.remove = button(self.tr("Remove the timer"), self._remove, "quiet")
        steps = Flow()
        steps.addWidget(self.install)
        steps.addWidget(self.reason)
        steps.addWidget(self.remove)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 10, 0, 10)
        rows.setSpacing(6)
        for part in (self.title, self.sentence, self.problem):
            rows.addWidget(part)
        rows.addWidget(steps)
        self._draw()

    def show_hour(self, at: str) -> None:
        """The hour in the settings, which the timer has to agree with."""
        self._at = at
        self._draw()

    def show_timers(self, found: Timers) -> None:
        """Show which timers there are."""
        self._found = found
        self._draw()

    def forget(self) -> None:
        """Another store comes."""
        self._found = None
        self._tell("")
        self._draw()

    def _draw(self) -> None:
        found = self._found
        known = (
            [one for one in found.there if one.state is not InstallState.UNKNOWN] if found else []
        )
        other = any(one.at and one.at != self._at for one in known)
        self.sentence.setText(breakable(self._words()))
        wanted = bool(found and found.fitting and (not known or other))
        self.install.setVisible(wanted)
        words = self.tr("Give the timer this hour") if known else self.tr("Set up the timer")
        self.install.setText(words)
        self._allow(wanted)
        self.remove.setVisible(bool(known))

    def _allow(self, wanted: bool) -> None:
        """A timer needs an hour: without one the button is off, and says why."""
        off = self._at == OFF
        reason = self.reason.text() if off else ""
        self.install.setEnabled(not off)
        self.install.setToolTip(reason)
        self.install.setAccessibleDescription(reason)
        self.reason.setVisible(wanted and off)

    def _words(self) -> str:
        found = self._found
        if found is None:
            return self.tr("Looking whether there is one…")
        if not found.there:
            if not found.fitting:
                return self.tr(
                    "This machine has no timer that Nidra knows. The pass runs while a window is open."
                )
            return self.tr(
                "There is none: the pass runs only while a window is open. A timer ({kind}) starts it"
                " when no window is, without a password or a service of ours."
            ).format(kind=found.fitting)
        return "\n".join(self._told(one) for one in found.there)

    def _told(self, one: Installed) -> str:
        problems = " ".join(map(engine, one.problems))
        if one.state is InstallState.UNKNOWN:
            words = self.tr("Whether there is one cannot be told ({kind}). {problems}")
        elif one.at and one.at != self._at:
            words = self.tr(
                "It starts the pass each day at {at}, which is another hour than above ({kind})."
                " {problems}"
            )
        elif one.state is InstallState.INSTALLED:
            words = self.tr("It starts the pass each day at {at} ({kind}: {name}). {problems}")
            if one.next_run:
                words = self.tr(
                    "It starts the pass each day at {at}, next {next} ({kind}: {name}). {problems}"
                )
        else:
            words = self.tr("It was changed or is broken ({kind}: {name}). {problems}")
        return words.format(
            at=one.at,
            next=dates(one.next_run),
            kind=one.kind,
            name=one.name,
            problems=problems,
        ).strip()

    def _install(self) -> None:
        self._write(_install)

    def _remove(self) -> None:
        self._write(_remove)

    def _write(self, work: Any) -> None:
        session = self._desk.session
        if session is not None:
            self.install.setEnabled(False)
            self._tell("")
            session.write(work, self._done, self._failed)

    def _done(self, hints: Any) -> None:
        if hints:
            self._desk.say(" ".join(map(engine, hints)))
        self._looked()

    def _failed(self, sentence: str) -> None:
        self._tell(sentence)
        self._draw()

    def _tell(self, sentence: str) -> None:
        self.problem.setText(breakable(sentence))
        self.problem.setVisible(bool(sentence))


def timers(store: Any, cancel: Any) -> Timers:
    """Look which timers of the system there are; other programs are asked."""
    from nidra.app.schedule import fitting, installed

    return Timers(installed(store.folder), fitting())


def _install(store: Any) -> tuple[str, ...]:
    from nidra.app.schedule import install

    return tuple(install(store).hints)


def _remove(store: Any) -> tuple[str, ...]:
    from nidra.app.schedule import remove

    remove(store.folder)
    return ()
