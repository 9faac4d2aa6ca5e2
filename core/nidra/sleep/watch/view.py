"""What is watched: the sources that a store knows, the trees planned for them, and the eyes on these."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from nidra.base.paths import is_folder
from nidra.records.watch import Swept, Why
from nidra.sleep.watch.hooks import Hooks
from nidra.sleep.watch.known import Known
from nidra.sleep.watch.mounts import Mounts
from nidra.sleep.watch.notes import Note
from nidra.sleep.watch.observer import Eyes, width
from nidra.sleep.watch.plan import Plan, World, plan
from nidra.store import sources
from nidra.store.database import Database
from nidra.store.journal import head


class View:
    """The sources of a store and the folders that are watched for them. `put` takes what is seen.

    `advice` and `failure` are what is to be told of the eyes; `blind`: they see nothing any more, or not
    all; `vanished` are roots that went away.
    """

    def __init__(
        self, folder: Path, database: Database, hooks: Hooks, put: Callable[[Note], None]
    ) -> None:
        self.known = Known(())
        self.plan = Plan()
        self.eyes: Eyes | None = None
        self.advice, self.failure = "", ""
        self.blind = False
        self.vanished: set[str] = set()
        self.opened_at = 0.0
        self._folder = folder
        self._database = database
        self._hooks = hooks
        self._put = put
        # The journal row up to which places of sources are known.
        self._seq = 0

    @property
    def folders(self) -> int:
        """How many folders are watched."""
        return self.eyes.folders if self.eyes is not None else 0

    @property
    def swept(self) -> tuple[Swept, ...]:
        """What is only swept, and why."""
        missed = self.eyes.missed() if self.eyes is not None else []
        return (*self.plan.swept, *missed)

    def learn(self) -> None:
        """Learn which sources the store has."""
        with self._database.reading() as snapshot:
            self._seq = head(snapshot)[0]
            self.known = Known(sources.in_use_after(snapshot, 0))

    def has_news(self) -> bool:
        """Has the store sources, or places of sources, that are not known?"""
        with self._database.reading() as snapshot:
            newest, known = sources.newest(snapshot), self.known.newest
            # Fewer than were known: another store was put into the place of this one.
            new = newest < known or (newest > known and bool(sources.in_use_after(snapshot, known)))
            new = new or sources.placed_after(snapshot, self._seq)
            self._seq = head(snapshot)[0]
        return new

    def is_back(self) -> bool:
        """Is a folder there again of whose coming the system tells nothing?"""
        return any(is_folder(folder) for folder in (*self.vanished, *self.plan.awaited))

    def plan_anew(self) -> bool:
        """Learn which sources there are, and watch their folders; are these others than before?"""
        self.learn()
        found = plan(self.known, self._world())
        self.vanished = {folder for folder in self.vanished if not is_folder(folder)}
        same = self.eyes is not None and found.roots == self.plan.roots and not self.blind
        if self.eyes is not None and same:
            self.eyes.know(self.known)
        else:
            self._open_eyes(found)
        self.plan = found
        return not same

    def close(self) -> None:
        """Let go of what is watched."""
        if self.eyes is not None:
            self.eyes.close()
            self.eyes = None

    def _open_eyes(self, found: Plan) -> None:
        """Watch the trees of a plan. Those watched so far are let go only then, so that nothing is
        missed, unless both together are more than the system watches."""
        old, self.eyes = self.eyes, Eyes(self._put, self.known)
        self.blind, self.advice, self.failure = False, "", ""
        self.opened_at = self._hooks.monotonic()
        self.eyes.open(found)
        if old is not None:
            limited = any(one.why is Why.LIMIT for one in self.eyes.missed())
            old.close()
            if limited:
                self.eyes.close()
                self.eyes.open(found)

    def _world(self) -> World:
        mounts = Mounts(self._hooks.mounts())
        try:
            home = self._hooks.home()
            refused = {str(home), *map(str, home.parents)}
        except RuntimeError:
            refused = set()
        return World(
            is_folder=is_folder,
            is_remote=mounts.is_remote,
            refused=refused,
            own=str(self._folder),
            width=width,
        )
