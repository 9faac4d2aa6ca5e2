"""Sources that may have changed are looked at and judged, as a pass does it, in short transactions."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

from nidra.base.ids import uuid7
from nidra.base.settings import Settings
from nidra.sleep.examining import Examiner
from nidra.sleep.findings import Findings
from nidra.sleep.fingerprints import Fingerprints
from nidra.sleep.night import Night
from nidra.sleep.regrade import Outcome, Tally
from nidra.sources.files import Look
from nidra.store import receipts, sources
from nidra.store.database import Database
from nidra.store.runs import Runs
from nidra.store.sources import SourceRow
from nidra.store.turns import Turns

WATCH = "watch"
WRITE_AT = 1000  # verdicts in one transaction
AT_ONCE = 200  # sources read from one snapshot
LOOKS = 3

# The moment (microseconds), the id of the work for `nidra undo`, and what it changed.
Told = Callable[[int, str, Outcome], None]


class Judge:
    """Judges sources by their keys. `told` hears of each transaction that changed memories.

    `cancel` is asked between two sources and between two transactions; `reason` is what the journal
    gives for what is written.
    """

    def __init__(
        self,
        database: Database,
        runs: Runs,
        folder: Path,
        now: Callable[[], int],
        told: Told,
        cancel: Callable[[], bool] | None = None,
        reason: str = WATCH,
    ) -> None:
        self._database = database
        self._runs = runs
        self._folder = folder
        self._now = now
        self._told = told
        self._cancel = cancel
        self._reason = reason
        self._turns = Turns()

    def judge(self, keys: Collection[int], *, anew: bool, wanted: Collection[int] = ()) -> set[int]:
        """Look at sources and write what changed; those that somebody else kept writing to.

        With `anew` every byte is read, for the file changed a moment ago; else what looks as it
        did when it was last read is trusted. `wanted` are receipts that are checked even where the
        bytes are those that their verdict speaks of. Raises `StoreError`, `Cancelled`.
        """
        left: set[int] = set()
        ordered = sorted(keys)
        for at in range(0, len(ordered), AT_ONCE):
            if at:
                self._turns.give()
            left |= self._some(set(ordered[at : at + AT_ONCE]), anew, wanted)
        return left

    def _some(self, keys: set[int], anew: bool, wanted: Collection[int]) -> set[int]:
        night = Night(
            database=self._database,
            runs=self._runs,
            settings=Settings(self._folder),
            folder=self._folder,
            now=self._now(),
            pass_id=uuid7(self._now()),
            full=False,
            cancel=self._cancel,
            watching=True,
            reason=self._reason,
        )
        work = _Work(night, anew, self._told, wanted)
        for left in reversed(range(LOOKS)):
            work.findings.insist = not left
            work.look(keys)
            keys = work.findings.again()
            if not keys:
                break
        return keys


class _Work:
    """One lot of sources, looked at once or more."""

    def __init__(self, night: Night, anew: bool, told: Told, wanted: Collection[int]) -> None:
        self._night = night
        self._anew = anew
        self._prints = Fingerprints(night.now)
        self.findings = _Telling(night, told)
        self._examiner = Examiner(night, self.findings, self._prints, self._trusted, wanted=wanted)

    def look(self, keys: Collection[int]) -> None:
        night = self._night
        with night.database.reading() as snapshot:
            self._examiner.snapshot = snapshot
            self.findings.reads_from(snapshot)
            self._prints.know(night.runs.checks(min(keys), max(keys)))
            for row in sources.rows_of(snapshot, keys):
                night.heed()
                self._examiner.source(row, *receipts.kinds(snapshot, row.key))
                self.findings.behind(row.key)
        self.findings.write()

    def _trusted(self, row: SourceRow, look: Look) -> bool:
        return not self._anew and self._prints.read_since(row, look.fingerprint, 0)


class _Telling(Findings):
    """Findings that tell of each transaction once it is committed."""

    def __init__(self, night: Night, told: Told) -> None:
        super().__init__(night, Tally(), WRITE_AT)
        self._told = told

    def write(self) -> None:
        super().write()
        if self.outcome.changes:
            self._told(self._night.now, self._night.pass_id, self.outcome)
