"""One open store: who reads it, who writes it, what works on it, and what changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nidra.base.errors import NidraError, NotAStore, StoreTooNew
from PySide6.QtCore import QObject, QTimer, Signal

from nidra_gui.deeds import Deeds
from nidra_gui.jobs import Job, Lane, Outcome, sentence_of
from nidra_gui.language import engine

if TYPE_CHECKING:
    from nidra.app.workspace import Store

    from nidra_gui.nights import Nights

POLL_MS = 100
WARM_MS = 700  # before what the table needs is loaded, in its own thread
AFTER_MS = 30  # between two looks whether the first page is there
REVIVE_MS = 3000  # before a watcher that was killed is started again


class Session(QObject):
    """A store as the window holds it.

    `changed` tells that some process, this one too, committed to the store. `work_*` tell of the one
    piece of long work (pass, import) that the window runs, `watch_moved` of the watcher's state,
    `fell` of what it judged anew. `failed` carries a sentence for a person. `outgrown` tells that the
    store became one that this version does not know, or no store any more, while it was open.
    """

    changed = Signal()
    failed = Signal(str)
    outgrown = Signal()
    unexpected = Signal(object)
    work_begun = Signal(object)
    work_moved = Signal(object)
    work_ended = Signal(object)
    watch_moved = Signal(object)
    fell = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.pages = Lane(folder, "pages", self)
        self.table = Lane(folder, "table", self)
        self.writer = Lane(folder, "writer", self)
        for lane in (self.pages, self.table, self.writer):
            lane.unexpected.connect(self.unexpected)
        self.deeds = Deeds(self)
        self.work: Job | None = None
        self.watcher: Job | None = None
        self.watch_state: dict[str, Any] | None = None
        self.paused = False
        self.unwatched = False
        self.nights: Nights | None = None
        self._store: Store | None = None
        self._follower: Any = None
        self._settings: object = None
        self._trouble = ""
        self._left = False
        self._parts = 0
        self._revive = QTimer(self, singleShot=True, interval=REVIVE_MS)
        self._revive.timeout.connect(self.watch)
        self._begin_watch = QTimer(self, singleShot=True)
        self._begin_watch.timeout.connect(self._watch_now)
        self._warm = QTimer(self, singleShot=True, interval=WARM_MS)
        self._warm.timeout.connect(lambda: self.table.ask("warm", _load, lambda _: None))
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._look)

    @property
    def store(self) -> Store:
        """The window's own reader: for rows by their keys and nothing else."""
        if self._store is None:
            from nidra.app.workspace import Store

            self._store = Store(self.folder)
        return self._store

    def follow(self) -> None:
        """Look from now on whether any process changed the store. What asks it after this sees its present
        state, and is not told to ask again."""
        self._look(again=False)
        self._poll.start()
        self._warm.start()

    def _look(self, again: bool = True) -> None:
        if self._follower is None:
            from nidra.app.browse import Follower

            self._follower = Follower(self.store)
        try:
            moved = self._follower.changed()
            if moved and not _is_known(self.store):
                self.outgrown.emit()
                return
            moved = moved and again
        except NidraError as problem:
            self._tell_trouble(sentence_of(problem))
            return
        if self._trouble:
            self._trouble, moved = "", True
            if self.watcher is not None:
                self.watcher.say("sweep")  # it holds what hindered it for true until then
        if self._follower.settings != self._settings:
            self._settings = self._follower.settings
            self._heed_settings()
        if moved:
            self.changed.emit()

    def _heed_settings(self) -> None:
        """Someone changed a setting, here or on the command line."""
        if self.nights is not None:
            self.watch()
            self.nights.look()

    def _tell_trouble(self, sentence: str) -> None:
        if sentence != self._trouble:
            self._trouble = sentence
            self._show_watch(self.watch_state or {})
            self.failed.emit(sentence)
            self.changed.emit()

    def write(
        self,
        work: Callable[[Store], Any],
        done: Callable[[Any], None] = lambda value: None,
        failed: Callable[[str], None] | None = None,
    ) -> None:
        """Have the one writer do something; it is never dropped. A failure is said to the person."""

        def finished(value: Any) -> None:
            done(value)
            self._look_soon()

        self.writer.tell(partial(self._known, work), finished, failed or self.failed.emit)

    def _known(self, work: Callable[[Store], Any], store: Store, _: object) -> Any:
        """Do it where the store is still one that this version knows: another one may have changed it."""
        if store.exists() and not _is_known(store):
            self.outgrown.emit()
            store.database.verify_version()
        return work(store)

    def _look_soon(self) -> None:
        if self._poll.isActive():
            self._look()

    def start(self, verb: str, **request: Any) -> Job | None:
        """Begin long work on the store; None where some is running already, or the store was left."""
        if self.work is not None or self._left:
            return None
        job = Job({"verb": verb, "dir": str(self.folder), **request}, self)
        job.moved.connect(self.work_moved)
        job.ended.connect(self._work_ended)
        self.work = job
        self.work_begun.emit(job)
        job.start()
        return job

    def _work_ended(self, outcome: Outcome) -> None:
        if self.work is not None:
            self.work.deleteLater()
        self.work = None
        self.work_ended.emit(outcome)
        self._look_soon()

    def watch(self) -> None:
        """Have the sources watched, in a process of its own, once the first page is there, unless the
        store's settings say otherwise."""
        self._begin_watch.start(0)

    def _watch_now(self) -> None:
        if self.pages.is_busy() and not self._left:
            self._begin_watch.start(AFTER_MS)
        elif not self._left:
            self.pages.ask("watch", _is_watched, self._wanted, lambda _: self._wanted(True))

    def _wanted(self, wanted: bool) -> None:
        """Begin to watch, or end it: so it stands in the settings."""
        self.unwatched = not wanted
        if wanted:
            self._begin_watching()
        elif self.watcher is not None:
            self.watcher.cancel()
        else:
            self._tell_unwatched()

    def _tell_unwatched(self) -> None:
        self._revive.stop()
        words = self.tr("Nothing is watched: so it is set. Each pass looks at every source.")
        self.watch_state = {"phase": "off", "sentence": words}
        self.watch_moved.emit(self.watch_state)

    def _begin_watching(self) -> None:
        if self.watcher is None and not self._left and not self.paused:
            self.watcher = Job({"verb": "watch", "dir": str(self.folder)}, self)
            self.watcher.told.connect(self._watch_told)
            self.watcher.ended.connect(self._watch_ended)
            self.watcher.start()

    def look_again(self) -> None:
        """Have every source looked at now, by a watcher that is started for it where none runs."""
        if self.watcher is not None:
            self.watcher.say("sweep")
        else:
            self._begin_watching()

    def pause_watching(self, paused: bool) -> None:
        """Let the watcher rest, or go on with a look at every source."""
        self.paused = paused
        if paused:
            self._revive.stop()
            self._begin_watch.stop()
        if self.watcher is not None:
            self.watcher.say("pause" if paused else "resume")
        elif not paused:
            self.watch()

    def is_blind(self) -> bool:
        """Is nothing watched, though nobody paused it?"""
        state = self.watch_state or {}
        hindered = any(state.get(why) for why in ("advice", "failure", "trouble"))
        return bool(state) and (state.get("phase") == "stopped" or hindered)

    def _watch_told(self, word: str, value: Any) -> None:
        if word == "state":
            self._show_watch({**value, "sentence": engine(str(value.get("sentence", "")))})
        elif word == "changed":
            self._look_soon()
            self.fell.emit(value)

    def _show_watch(self, state: dict[str, Any]) -> None:
        """Tell how watching goes; while the store itself cannot be read, that comes before it."""
        if state:
            self.watch_state = {**state, "sentence": self._trouble or state["sentence"]}
            self.watch_moved.emit(self.watch_state)

    def _watch_ended(self, outcome: Outcome) -> None:
        if self.watcher is not None:
            self.watcher.deleteLater()
        self.watcher = None
        if self.unwatched:
            self._tell_unwatched()
            return
        sentence = outcome.sentence or self.tr("Nothing is watched.")
        if outcome.died and not self.paused:
            sentence = self.tr("The watcher was ended. It is started again.")
            self._revive.start()
        self.watch_state = {"phase": "stopped", "sentence": sentence}
        self.watch_moved.emit(self.watch_state)

    def leave(self) -> None:
        """Stop everything, without waiting for it; the session goes when the last part of it has ended.

        What was committed stays, and what was not is taken up next time.
        """
        if self._left:
            return
        self._left = True
        self._poll.stop()
        self._revive.stop()
        self._begin_watch.stop()
        self._warm.stop()
        if self.nights is not None:
            self.nights.end()
        for part in self._running():
            self._parts += 1
            part.gone.connect(self._part_gone)
            part.leave()
        if self._follower is not None:
            self._follower.close()
        if self._store is not None:
            self._store.close()

    def _running(self) -> list[Job | Lane]:
        """The processes that run, and the threads."""
        jobs = [job for job in (self.work, self.watcher) if job is not None and job.is_running()]
        return [*jobs, self.pages, self.table, self.writer]

    def _part_gone(self) -> None:
        self._parts -= 1
        if not self._parts:
            self.deleteLater()

    def close(self) -> None:
        """Leave it and wait until no part of it runs."""
        self.leave()
        for part in self._running():
            part.close()


def _is_known(store: Store) -> bool:
    """Is it still a store of a form that this version reads and writes?"""
    try:
        store.database.verify_version()
    except (StoreTooNew, NotAStore):
        return False
    return True


def _load(store: Any, cancel: Any) -> None:
    """Load what a table is narrowed with, so that the first look at it finds it there."""
    from nidra.app import facets  # noqa: F401


def _is_watched(store: Any, cancel: Any) -> bool:
    return bool(store.settings.get("watch.on") == "on")
