"""One observer over the trees of a plan, with one handler that keeps what concerns sources.

watchdog is imported here, when watching begins: no other command pays for it.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nidra.records.watch import Swept, Why
from nidra.sleep.watch.known import Known
from nidra.sleep.watch.notes import Kind, Note, Put
from nidra.sleep.watch.plan import MOST_FOLDERS, Plan, Root

if TYPE_CHECKING:
    from watchdog.events import FileSystemEvent
    from watchdog.observers.api import BaseObserver

SYSTEM: str = sys.platform
LIMITS = Path("/proc/sys/fs/inotify")
_LIMITED = frozenset({errno.ENOSPC})
_FORBIDDEN = frozenset(errno.errorcode) - _LIMITED
_LEAST = {"max_user_watches": 524_288, "max_user_instances": 1024}


class Handler:
    """Keeps what concerns a source, and hands it on: nothing else happens in the observer's thread."""

    def __init__(self, put: Put, known: Known) -> None:
        self._put = put
        self.known = known

    def dispatch(self, event: FileSystemEvent) -> None:
        """Take one event of watchdog's."""
        for path in (event.src_path, event.dest_path):
            if path:
                self._take(os.fsdecode(path), event.is_directory)

    def _take(self, path: str, is_folder: bool) -> None:
        if not is_folder:
            if path in self.known:
                self._put(Note(Kind.FILE, path))
        elif self.known.is_above(path):
            self._put(Note(Kind.FOLDER, path))


class Eyes:
    """Watches the trees of one plan. What cannot be watched is counted, not raised."""

    def __init__(self, put: Put, known: Known) -> None:
        self._put = put
        self._handler = Handler(put, known)
        self._observer: BaseObserver | None = None
        self._unwatched: list[tuple[Root, int]] = []
        self._trees = 0

    def know(self, known: Known) -> None:
        """Take up sources that lie in folders which are watched already."""
        self._handler.known = known

    def open(self, plan: Plan) -> None:
        """Begin to watch."""
        if not plan.roots:
            return
        try:
            self._open(plan)
        except (ImportError, OSError) as problem:
            self._put(Note(Kind.FAILED, f"the system's observer: {problem}"))

    def _open(self, plan: Plan) -> None:
        wanted = {root.path: root.folders for root in plan.roots}
        observer, events = _observer(wanted.__getitem__, self._put)
        self._observer = observer
        observer.start()
        for root in plan.roots:
            try:
                observer.schedule(
                    self._handler,  # type: ignore[arg-type]
                    root.path,
                    recursive=True,
                    event_filter=events,
                )
            except OSError as problem:
                self._unwatched.append((root, problem.errno or 0))
                self._put(_note_of(root, problem))
            else:
                self._trees += len(root.folders)

    @property
    def folders(self) -> int:
        """How many folders are watched now."""
        if SYSTEM != "linux":
            return self._trees
        return sum(buffer.folders.count for buffer in self._buffers())

    def missed(self) -> list[Swept]:
        """The folders that are there and yet not watched."""
        trees = [buffer.folders for buffer in self._buffers()]
        limited = [folder for tree in trees for folder in tree.refused(_LIMITED)]
        other = [folder for tree in trees for folder in tree.refused(_FORBIDDEN)]
        for root, reason in self._unwatched:
            (limited if reason == errno.EMFILE else other).extend(sorted(root.folders))
        found = ((Why.LIMIT, limited), (Why.FAILED, other))
        return [Swept(why, len(folders), folders[0]) for why, folders in found if folders]

    def close(self) -> None:
        """Stop watching, and wait until nothing more can come."""
        observer, self._observer = self._observer, None
        self._unwatched, self._trees = [], 0
        if observer is not None:
            observer.stop()
            with suppress(RuntimeError):
                observer.join()

    def _buffers(self) -> list[Any]:
        emitters = list(self._observer.emitters) if self._observer is not None else []
        found = [getattr(emitter, "buffer", None) for emitter in emitters]
        return [buffer for buffer in found if buffer is not None]


def _observer(
    wanted: Callable[[str], Collection[str]], put: Put
) -> tuple[BaseObserver, list[type[FileSystemEvent]]]:
    """This system's observer, not started, and the events that it is to tell of."""
    if SYSTEM != "linux":
        from watchdog.observers import Observer

        from nidra.sleep.watch.events import EVENTS

        return Observer(), EVENTS
    from watchdog.observers.api import BaseObserver

    from nidra.sleep.watch.events import EVENTS
    from nidra.sleep.watch.inotify import Emitter

    return BaseObserver(partial(Emitter, wanted=wanted, put=put)), EVENTS  # type: ignore[arg-type]


def _note_of(root: Root, problem: OSError) -> Note:
    if problem.errno == errno.EMFILE:
        return Note(Kind.LIMIT, "max_user_instances")
    if problem.errno in (errno.ENOENT, errno.ENOTDIR):
        return Note(Kind.VANISHED, root.path)
    return Note(Kind.FAILED, f"{root.path}: {problem.strerror or problem}")


def raising(limit: str) -> str:
    """The command that raises a limit of inotify: to twice what it is, and to a usual value at least."""
    try:
        now = int((LIMITS / limit).read_text("ascii"))
    except (OSError, ValueError):
        now = 0
    return f"sudo sysctl fs.inotify.{limit}={max(_LEAST[limit], 2 * now)}"


def width(folder: str) -> int:
    """How many folders lie below one, counted no further than a plan asks for.

    On Linux only the folders that lead to sources are watched, whatever lies beside them.
    """
    if SYSTEM == "linux":
        return 0
    found, waiting = 0, [folder]
    while waiting and found <= MOST_FOLDERS:
        with suppress(OSError), os.scandir(waiting.pop()) as entries:
            below = [entry.path for entry in entries if entry.is_dir(follow_symlinks=False)]
            waiting += below
            found += len(below)
    return found
