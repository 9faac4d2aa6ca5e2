"""Unite: of memories that say the same, the oldest is kept, and shows what all of them have to show.

Only what changed since the last pass is compared: the journal tells what. A pass that was cut short
finds the rest again, for what is united no longer counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice

from nidra.records.duplicate import Copy, CopyRow, Union
from nidra.sleep.done import Done
from nidra.sleep.night import Night
from nidra.sleep.regrade import regrade
from nidra.store import duplicates, grades, lineage, retiring, unions
from nidra.store.connection import Connection
from nidra.store.duplicates import NOTHING_SEEN, Since
from nidra.store.journal import Journal
from nidra.store.stands import stands
from nidra.store.unions import Merged
from nidra.trust import duplicates as rules

STAGE = "unite"
UNITED = "duplicates united"
JOINED = "receipts of united duplicates joined"
COMPARED = "memories compared for duplicates"
# Each united copy costs about 0.25 CPU ms, a commit some ms more.
AT_ONCE = 80
BUCKETS = 400
REASON = "a memory that says the same was united with it"


def run(night: Night) -> Done:
    """Run the stage to its end. Raises `Cancelled` between two transactions."""
    return _Stage(night).run()


class _Stage:
    def __init__(self, night: Night) -> None:
        self.night = night
        self.done = Done(read={COMPARED: 0})
        self.mark = NOTHING_SEEN

    def run(self) -> Done:
        known = duplicates.read_mark(self.night.runs.mark(STAGE))
        with self.night.database.reading() as connection:
            self.mark = duplicates.mark(connection)
            changed = duplicates.since(connection, known)
        if known != self.mark:
            self._compare(changed)
            if changed.receipts:
                self._join_late()
            if not self.night.dry_run:
                self.night.runs.set_mark(STAGE, self.mark.as_dict())
        return self.done

    def _compare(self, changed: Since) -> None:
        with self.night.database.reading() as connection:
            chosen = duplicates.buckets(connection, changed)
        waiting: list[Union] = []
        for at in range(0, len(chosen), BUCKETS):
            self.night.heed()
            self.night.tell(STAGE, at, len(chosen), "groups")
            waiting += self._plan(chosen[at : at + BUCKETS])
            if sum(len(union.others) for union in waiting) >= AT_ONCE:
                self._write(waiting)
                waiting = []
        self._write(waiting)

    def _plan(self, chosen: Sequence[int]) -> list[Union]:
        """The unions that the memories of a few buckets come to."""
        with self.night.database.reading() as connection:
            groups = self._same(connection, chosen)
            everyone = [key for group in groups for key in group]
            if not everyone:
                return []
            apart = duplicates.apart(connection, everyone)
            shown = {copy.key: copy for copy in duplicates.copies(connection, everyone)}
            found: list[Union] = []
            for group in groups:
                copies = [shown[key] for key in group if key in shown]
                mine = {copy.key for copy in copies}
                found += rules.unions(copies, [p for p in apart if p[0] in mine] if apart else ())
        return found

    def _same(self, connection: Connection, chosen: Sequence[int]) -> list[list[int]]:
        """Memories of one tier and one text, as far as the dedup key tells; two or more together."""
        by_letters: dict[tuple[int, bytes], list[int]] = {}
        for key, tier, text in duplicates.texts(connection, chosen):
            by_letters.setdefault((tier, rules.letters_digest(text)), []).append(key)
            self.done.read[COMPARED] += 1
        alike = [keys for keys in by_letters.values() if len(keys) > 1]
        return [
            group for keys in alike for group in rules.same(duplicates.texts_of(connection, keys))
        ]

    # Writing ------------------------------------------------------------------------------

    def _write(self, planned: Sequence[Union]) -> None:
        """Write unions in transactions of at most `AT_ONCE` copies, large ones in several."""
        for part in _portions(planned):
            self.night.heed()
            if self.night.dry_run:
                self.done.actions[UNITED] += sum(len(copies) for _, copies in part)
            else:
                self._commit(partial(_unite_all, part, self.night.now), UNITED)

    def _join_late(self) -> None:
        """Show receipts that came to united copies since, or hold again since."""
        with self.night.database.reading() as connection:
            late = duplicates.late_rows(connection)
            keepers = {copy.key: copy for copy in duplicates.copies(connection, sorted(late))}
        for key, rows in late.items():
            wanted = {row.evidence for row in rules.links_late(keepers[key], [r for _, r in rows])}
            chosen = [(united, row) for united, row in rows if row.evidence in wanted]
            for at in range(0, len(chosen), 5 * AT_ONCE):
                part = chosen[at : at + 5 * AT_ONCE]
                self.night.heed()
                if self.night.dry_run:
                    self.done.actions[JOINED] += len(part)
                    continue
                self._commit(partial(_join, keepers[key], part, self.night.now), JOINED)

    def _commit(self, write: Callable[[Connection, Journal], int], action: str) -> None:
        night = self.night
        night.require_lease()
        with night.database.writing() as connection:
            journal = Journal(connection, night.now, night.pass_id)
            untouched = journal.seq == self.mark.seq
            n = write(connection, journal)
            journal.flush()
        if untouched:
            # Nobody else wrote meanwhile: these rows are known, and not looked at again.
            self.mark = replace(self.mark, seq=journal.seq, hash=journal.head)
        if n:
            self.done.actions[action] += n


def _portions(planned: Iterable[Union]) -> Iterator[list[tuple[Union, list[Copy]]]]:
    """Unions cut and packed so that each portion unites at most `AT_ONCE` copies."""
    part: list[tuple[Union, list[Copy]]] = []
    room = AT_ONCE
    for union in planned:
        left = iter(union.others)
        while copies := list(islice(left, room)):
            part.append((union, copies))
            room -= len(copies)
            if not room:
                yield part
                part, room = [], AT_ONCE
    if part:
        yield part


def _unite_all(
    part: Sequence[tuple[Union, Sequence[Copy]]],
    now: int,
    connection: Connection,
    journal: Journal,
) -> int:
    return sum(unite(connection, journal, union, copies, now) for union, copies in part)


def unite(
    connection: Connection, journal: Journal, union: Union, planned: Sequence[Copy], now: int
) -> int:
    """Unite some of a union's copies inside an open transaction; returns how many there were.

    What changed since the union was planned is left for another pass.
    """
    keeper = union.keeper
    copies = _still(connection, union, planned)
    if not copies:
        return 0
    keys = [copy.key for copy in copies]
    merged = Merged()
    linked = [row for copy in copies for row in rules.links_of(union, copy)]
    merged.links = unions.link(connection, keeper.key, linked)
    merged.retired = _retire_failed(connection, union, linked)
    unions.take_words(connection, keeper.key, keys, merged)
    premises = [premise for copy in copies for premise in rules.premises_of(union, copy)]
    unions.take_lineage(connection, keeper.key, keys, premises, merged, now)
    _tell(connection, journal, keeper, merged, copies)
    reason = f"says the same as {keeper.id}"
    retiring.supersede_all(connection, journal, keys, keeper.key, reason, now)
    _judge_again(connection, journal, keeper.key, keys, merged, now)
    return len(copies)


def _retire_failed(connection: Connection, union: Union, linked: Sequence[CopyRow]) -> list[int]:
    """Let a better copy's receipts make history of those that failed; returns the keys of these."""
    key = union.keeper.key
    if not linked or stands(connection, [key])[0].old.grade == union.grade:
        return []
    own = duplicates.copies(connection, [key])[0]
    failed = rules.failed_of(union, own)
    by = next((row for row in linked if row.ok), linked[0])
    unions.retire(connection, failed, by.evidence)
    return failed


def _still(connection: Connection, union: Union, planned: Sequence[Copy]) -> list[Copy]:
    """The copies that may still be united with the keeper, with what they have to show now."""
    keeper = union.keeper.key
    keys = [copy.key for copy in planned]
    if not duplicates.is_active(connection, keeper):
        return []
    # Nor can a memory stand for what it rests on itself.
    barred = duplicates.apart_from(connection, keeper) | duplicates.above(connection, keeper)
    found = {copy.key: copy for copy in duplicates.copies(connection, keys)}
    return [
        found[key]
        for key in keys
        if key in found and key not in barred and found[key].grade <= union.grade
    ]


def _tell(
    connection: Connection, journal: Journal, keeper: Copy, merged: Merged, copies: Sequence[Copy]
) -> None:
    named = {key for row in merged.lineage for key in row[:2]}
    names = grades.names(connection, sorted(named)) if named else {}
    journal.append("merged", keeper.id, merged.as_dict(names, [copy.id for copy in copies]))


def _judge_again(
    connection: Connection,
    journal: Journal,
    keeper: int,
    united: Sequence[int],
    merged: Merged,
    now: int,
) -> None:
    """Judge the keeper where what it shows counts differently now, and all that rested on any."""
    waiting = lineage.children(connection, united)
    same = not merged.retired and not any(row[1] == keeper for row in merged.lineage)
    if not (same and (not merged.links or unions.has_kinds_of(connection, keeper, merged.links))):
        waiting.insert(0, keeper)
    regrade(connection, journal, waiting, now, REASON)


def _join(
    keeper: Copy,
    late: Sequence[tuple[int, CopyRow]],
    now: int,
    connection: Connection,
    journal: Journal,
) -> int:
    """Show receipts of copies that were united earlier; returns how many were not shown before."""
    rows = [row for _, row in late]
    merged = Merged(links=unions.link(connection, keeper.key, rows))
    if not merged.links:
        return 0
    names = grades.names(connection, sorted({united for united, _ in late}))
    journal.append("merged", keeper.id, merged.as_dict(names, sorted(names.values())))
    regrade(connection, journal, [keeper.key], now, REASON)
    return len(merged.links)
