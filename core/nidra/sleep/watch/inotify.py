"""Linux: watchdog's inotify, which here watches only folders that lead to sources, and hides nothing.

As it comes, watchdog 6 drops the kernel's word that events were lost, ends a thread without a word
over a folder that it does not know, hides the limit of watches behind the first tree, and does not
follow a folder that is moved in from elsewhere. Each of these is told here, or mended.
"""

# One call of `os.path` a folder or event: a Path object would cost more than the rest together.
# ruff: noqa: PTH118
from __future__ import annotations

import ctypes
import errno
import os
import select
from bisect import bisect_left
from collections.abc import Callable, Collection, Iterator
from typing import Any

from watchdog.events import (
    DirCreatedEvent,
    DirDeletedEvent,
    FileClosedEvent,
    FileCreatedEvent,
    FileDeletedEvent,
    FileModifiedEvent,
    FileSystemEvent,
)
from watchdog.observers.api import EventQueue, ObservedWatch
from watchdog.observers.inotify import InotifyEmitter
from watchdog.observers.inotify_buffer import InotifyBuffer
from watchdog.observers.inotify_c import (
    DEFAULT_EVENT_BUFFER_SIZE,
    Inotify,
    InotifyConstants,
    InotifyEvent,
    inotify_add_watch,
    inotify_rm_watch,
)
from watchdog.utils import BaseThread
from watchdog.utils.delayed_queue import DelayedQueue

from nidra.sleep.watch.notes import Kind, Note, Put

LOST = InotifyConstants.IN_Q_OVERFLOW
UNMOUNTED = InotifyConstants.IN_UNMOUNT
WATCHES = "max_user_watches"
INSTANCES = "max_user_instances"
# A rename is told as two events side by side. Its halves are acted on one by one, so that nothing
# is gained by waiting for the second.
PAIRING_SECONDS = 0.0

Event = InotifyEvent
Pair = tuple[InotifyEvent, InotifyEvent]


class Folders(Inotify):
    """The folders of one tree that are watched. `wanted` are those that lead to sources; one that is
    not there yet is watched from when it comes."""

    def __init__(self, root: str, wanted: Collection[str], put: Put, event_mask: int) -> None:
        self._wanted = frozenset(wanted)
        self._ordered = sorted(wanted)
        self._put = put
        self._names: dict[int, list[str]] = {}
        self._watch_of: dict[str, int] = {}
        self._refused: dict[str, int] = {}
        mask = event_mask | InotifyConstants.IN_MOVE_SELF | InotifyConstants.IN_ONLYDIR
        super().__init__(os.fsencode(root), recursive=True, event_mask=mask)
        self._root = root

    @property
    def count(self) -> int:
        """How many folders are watched now."""
        return len(self._names)

    def refused(self, reasons: Collection[int]) -> list[str]:
        """The folders that the system would not watch, for one of these reasons (`errno`)."""
        return [folder for folder, reason in list(self._refused.items()) if reason in reasons]

    # Adding and taking away -------------------------------------------------------------------

    def _add_dir_watch(self, path: bytes, mask: int, *, recursive: bool) -> None:
        self._add_from(os.fsdecode(path))

    def _add_from(self, top: str) -> None:
        """Watch a folder and those below it, as far as they are wanted and there."""
        for folder in self._wanted_from(top):
            self._add(folder)

    def _wanted_from(self, top: str) -> Iterator[str]:
        """A folder and those below it, as far as they are wanted: none where it is not wanted itself."""
        if top not in self._wanted:
            return
        yield top
        inside = top.rstrip(os.sep) + os.sep
        at = bisect_left(self._ordered, inside)
        while at < len(self._ordered) and self._ordered[at].startswith(inside):
            yield self._ordered[at]
            at += 1

    def _add(self, folder: str) -> None:
        watch = inotify_add_watch(self._inotify_fd, os.fsencode(folder), self._event_mask)
        if watch == -1:
            self._refuse(folder, ctypes.get_errno())
            return
        self._refused.pop(folder, None)
        # Two names may lead to one folder, where one of them goes through a link.
        names = self._names.setdefault(watch, [])
        if folder not in names:
            self._forget(folder)
            names.append(folder)
        self._watch_of[folder] = watch

    def _refuse(self, folder: str, reason: int) -> None:
        if reason in (errno.ENOENT, errno.ENOTDIR):
            return
        if reason == errno.ENOSPC and reason not in self._refused.values():
            self._put(Note(Kind.LIMIT, WATCHES))
        self._refused[folder] = reason

    def _remove_from(self, top: str) -> None:
        """Let go of a folder that bears this name no more, and of those below it."""
        for folder in self._wanted_from(top):
            self._refused.pop(folder, None)
            self._forget(folder)

    def _forget(self, folder: str) -> None:
        watch = self._watch_of.pop(folder, None)
        if watch is None:
            return
        names = self._names.get(watch, [])
        if folder in names:
            names.remove(folder)
        if not names:
            self._names.pop(watch, None)
            inotify_rm_watch(self._inotify_fd, watch)

    def close(self) -> None:
        """Give the kernel its watches back and wake whoever reads."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            if self._is_reading:
                os.write(self._kill_w, b"!")
            else:
                self._close_resources()

    # Reading --------------------------------------------------------------------------------

    def read_events(self, *, event_buffer_size: int = DEFAULT_EVENT_BUFFER_SIZE) -> list[Event]:
        """Wait for events and hand them over; none where the tree was closed."""
        if not self._begins_to_read():
            return []
        data = self._read(event_buffer_size)
        with self._lock:
            self._is_reading = False
            if self._closed:
                self._close_resources()
                return []
            return [event for part in self._parse_event_buffer(data) for event in self._of(*part)]

    def _begins_to_read(self) -> bool:
        with self._lock:
            self._is_reading = not self._closed
            return self._is_reading

    def _read(self, size: int) -> bytes:
        poll = select.poll()
        poll.register(self._inotify_fd, select.POLLIN)
        poll.register(self._kill_r, select.POLLIN)
        ready = [handle for handle, _ in poll.poll()]
        return os.read(self._inotify_fd, size) if self._inotify_fd in ready else b""

    def _of(self, watch: int, mask: int, cookie: int, name: bytes) -> Iterator[Event]:
        """The events that one of the kernel's stands for: one for each name of its folder."""
        if mask & LOST:
            self._put(Note(Kind.OVERFLOW))
            return
        for folder in list(self._names.get(watch, ())):
            path = os.path.join(folder, os.fsdecode(name)) if name else folder
            event = InotifyEvent(watch, mask, cookie, name, os.fsencode(path))
            self._follow(event, path)
            yield event
        if mask & InotifyConstants.IN_IGNORED:
            for folder in self._names.pop(watch, ()):
                self._watch_of.pop(folder, None)

    def _follow(self, event: Event, path: str) -> None:
        """Watch folders that came, let go of those that went."""
        if not event.name:
            own = event.is_delete_self or event.is_move_self or event.mask & UNMOUNTED
            if own and path == self._root:
                self._put(Note(Kind.VANISHED, path))
        elif event.is_directory:
            if event.is_moved_from or event.is_delete:
                self._remove_from(path)
            elif event.is_moved_to or event.is_create:
                self._add_from(path)


class Buffer(InotifyBuffer):
    """The thread that reads one tree's events. Its end before its time is told."""

    def __init__(self, root: str, wanted: Collection[str], put: Put, event_mask: int) -> None:
        BaseThread.__init__(self)
        self._put, self._root = put, root
        self._queue: DelayedQueue[Event | Pair] = DelayedQueue(PAIRING_SECONDS)
        self.folders = Folders(root, wanted, put, event_mask)
        self._inotify = self.folders
        self.start()

    def run(self) -> None:
        """Read until the tree is closed, or its top is gone."""
        try:
            super().run()
        except Exception as problem:
            self._put(Note(Kind.FAILED, f"{self._root}: {problem}"))


class Emitter(InotifyEmitter):
    """Turns the kernel's events of one tree into watchdog's, without walking through any folder."""

    def __init__(
        self,
        event_queue: EventQueue,
        watch: ObservedWatch,
        *,
        wanted: Callable[[str], Collection[str]],
        put: Put,
        **more: Any,
    ) -> None:
        super().__init__(event_queue, watch, **more)
        self._wanted, self._put = wanted, put
        self.buffer: Buffer | None = None

    def on_thread_start(self) -> None:
        """Begin to watch. Raises `OSError` where the system gives no instance."""
        mask = self.get_event_mask_from_filter() or InotifyConstants.IN_ALL_EVENTS
        root = self.watch.path
        self.buffer = Buffer(root, self._wanted(root), self._put, mask)
        self._inotify = self.buffer

    def queue_events(self, timeout: float, *, full_events: bool = False) -> None:
        """Wait for one event and hand on what it means."""
        buffer = self._inotify
        event = buffer.read_event() if buffer is not None else None
        if event is None:
            return
        for one in event if isinstance(event, tuple) else (event,):
            meaning = _meaning(one)
            if meaning is not None:
                self.queue_event(meaning(os.fsdecode(one.src_path)))


def _meaning(event: Event) -> Callable[[str], FileSystemEvent] | None:
    """What watchdog calls an event; None for one that tells nothing of a name."""
    folder = event.is_directory
    if event.is_moved_to or event.is_create:
        return DirCreatedEvent if folder else FileCreatedEvent
    if event.is_moved_from or event.is_delete:
        return DirDeletedEvent if folder else FileDeletedEvent
    if event.is_delete_self or event.is_move_self:
        return DirDeletedEvent
    if folder:
        # Whose it is and who may look into it may have changed: to its files that is coming or going.
        return DirCreatedEvent if event.is_attrib else None
    if event.is_close_write:
        return FileClosedEvent
    return FileModifiedEvent if event.is_modify or event.is_attrib else None
