"""Contradict: active memories of one subject that cannot both hold become contested.

Subjects in which nothing came or went since they were last compared are passed over. A pair that a
person or a judge decided is never brought up again; rules flag, they never retire.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from nidra.base.subjects import subject_form
from nidra.records.grade import Grade
from nidra.sleep.done import Done
from nidra.sleep.night import Night
from nidra.store import contests, subjects
from nidra.store.contests import AGREED, LIFTED, Contest, NewContest
from nidra.store.journal import Journal
from nidra.store.subjects import Group
from nidra.trust.contra_kind import RULES, Conflict

if TYPE_CHECKING:
    from nidra.trust.contradictions import Sieve, Texts

STAGE = "contradict"
CONTESTED = "pairs contested"
LIFTED_PAIRS = "contests lifted"
COMPARED = "memories compared"
NOT_COMPARED = "memories not compared (no subject)"
UNREAD = "memories not compared (too long, or too many alike)"
LEFT_OUT = "pairs left out"

MOST_PER_BUCKET = 50
PAGE = 2000  # memories read at once
AT_ONCE = 50  # contests in one transaction
GONE = "one side is no longer active"

Pair = tuple[int, int]


def run(night: Night) -> Done:
    """Find new contests and lift those that no longer stand."""
    return _Stage(night).run()


class _Stage:
    def __init__(self, night: Night) -> None:
        self.night = night
        self.done = Done(read=dict.fromkeys((COMPARED, NOT_COMPARED, UNREAD, LEFT_OUT), 0))
        self.known = _digests(night.runs.mark(STAGE))
        self.left_out = _left_out(night.runs.mark(STAGE))
        self.seen: set[Pair] = set()
        self.decided: set[Pair] = set()

    def run(self) -> Done:
        night = self.night
        with night.database.reading() as connection:
            listed = subjects.groups(connection)
            self.done.read[NOT_COMPARED] = subjects.uncompared(connection)
            lifted = subjects.lifted(connection)
        self.done.read[COMPARED] = sum(group.members for group in listed)
        self._lift_inactive()
        changed = [group for group in listed if self._changed(group, lifted)]
        if changed:
            with night.database.reading() as connection:
                self.decided = contests.both_hold(connection)
        self._lift_agreeing({group.subject for group in changed})
        self._find([group for group in changed if group.members > 1])
        self._remember(listed)
        self.done.read[LEFT_OUT] = sum(pairs for pairs, _ in self.left_out.values())
        self.done.read[UNREAD] = sum(unread for _, unread in self.left_out.values())
        self._tell_what_was_left_out()
        return self.done

    def _tell_what_was_left_out(self) -> None:
        pairs, unread = self.done.read[LEFT_OUT], self.done.read[UNREAD]
        if pairs:
            self.done.notes.append(
                f"{pairs:,} more pairs of memories may not both hold; they are named when those"
                " that are open have been resolved."
            )
        if unread:
            self.done.notes.append(
                f"{unread:,} memories were not looked at for contradictions: they are too long, or"
                " their subject has too many. Give them subjects of their own."
            )

    def _changed(self, group: Group, lifted: int) -> bool:
        return self.known.get(group.subject) != _digest(group, lifted)

    def _remember(self, listed: Sequence[Group]) -> None:
        """What was compared, for the next pass; written only where it differs."""
        with self.night.database.reading() as connection:
            lifted = subjects.lifted(connection)
        digests = {group.subject: _digest(group, lifted) for group in listed}
        self.left_out = {key: counts for key, counts in self.left_out.items() if key in digests}
        value = _mark(digests, self.left_out)
        if not self.night.dry_run and value != self.night.runs.mark(STAGE):
            self.night.runs.set_mark(STAGE, value)

    # Lifting --------------------------------------------------------------------------------

    def _lift_inactive(self) -> None:
        """Contests of which a side was retired, or is not compared any more."""
        with self.night.database.reading() as connection:
            opened = contests.open_ones(connection)
            keys = sorted({key for contest in opened for key in (contest.a, contest.b)})
            standing = subjects.standing(connection, keys) if keys else set()
        fallen = [c for c in opened if c.a not in standing or c.b not in standing]
        self._close(fallen, GONE)

    def _lift_agreeing(self, changed: set[int]) -> None:
        """Contests under changed subjects whose sides do not contradict each other by today's rules."""
        if not changed:
            return
        with self.night.database.reading() as connection:
            opened = contests.open_ones(connection)
            keys = sorted({key for contest in opened for key in (contest.a, contest.b)})
            under = subjects.of_memories(connection, keys) if keys else {}
            names = (
                subjects.names(connection, sorted(set().union(*under.values()))) if under else {}
            )
            texts = {row[0]: row for row in subjects.texts(connection, keys)} if keys else {}
        agreeing = []
        for contest in opened:
            self.night.heed()
            both = under.get(contest.a, set()) & under.get(contest.b, set())
            if both and both.isdisjoint(changed):
                continue
            if not any(_conflict(texts, contest, names[subject]) for subject in both):
                agreeing.append(contest)
        self._close(agreeing, AGREED)

    def _close(self, closed: Sequence[Contest], reason: str) -> None:
        night = self.night
        if closed:
            self.done.actions[LIFTED_PAIRS] += len(closed)
        for part in _slices(closed) if not night.dry_run else ():
            night.heed()
            night.require_lease()
            with night.database.writing() as connection:
                journal = Journal(connection, night.now, night.pass_id)
                contests.close(connection, journal, part, LIFTED, reason, night.now)
                journal.flush()

    # Finding --------------------------------------------------------------------------------

    def _find(self, changed: Sequence[Group]) -> None:
        done, total = 0, sum(group.members for group in changed)
        for part in _pages(changed):
            self.night.heed()
            if len(part) == 1 and part[0].members > PAGE:
                self._large(part[0])
            else:
                self._small(part)
            done += sum(group.members for group in part)
            self.night.tell(STAGE, done, total, "memories")

    def _small(self, part: Sequence[Group]) -> None:
        """Many subjects of few memories, read at once."""
        # Late: the rules take 90 CPU ms to load, and a store without subjects needs none.
        from nidra.trust.contradictions import Sieve

        with self.night.database.reading() as connection:
            names = subjects.names(connection, [group.subject for group in part])
            rows = subjects.statements(connection, [group.subject for group in part])
        by_subject: dict[int, dict[int, tuple[int, str, str]]] = {}
        for row in rows:
            texts = by_subject.setdefault(row.subject, {})
            texts[row.key] = (row.key, row.text, _attribute(row.attribute))
        found: list[tuple[int, int, Conflict]] = []
        for subject, texts in by_subject.items():
            sieve = Sieve(MOST_PER_BUCKET, names[subject], self.decided, self.night.heed)
            for row_ in texts.values():
                sieve.add(*row_)
            found += self._settled(subject, sieve, _reader(texts))
        self._open(found)
        if found and not self.night.dry_run:
            self.night.mark(STAGE, part[-1].subject)

    def _large(self, group: Group) -> None:
        """One subject of very many memories: texts are read page by page and not kept."""
        from nidra.trust.contradictions import Sieve

        with self.night.database.reading() as connection:
            name = subjects.names(connection, [group.subject])[group.subject]
            keys = subjects.keys_of(connection, group.subject)

            def texts(wanted: Sequence[int]) -> Iterator[tuple[int, str, str]]:
                for at in range(0, len(wanted), PAGE):
                    self.night.heed()
                    for key, text, attribute in subjects.texts(connection, wanted[at : at + PAGE]):
                        yield key, text, _attribute(attribute)

            sieve = Sieve(MOST_PER_BUCKET, name, self.decided, self.night.heed)
            for key, text, attribute in texts(keys):
                sieve.add(key, text, attribute)
            found = self._settled(group.subject, sieve, texts)
        self._open(found)

    def _settled(self, subject: int, sieve: Sieve, texts: Texts) -> list[tuple[int, int, Conflict]]:
        settled = sieve.settle(texts)
        self.left_out.pop(subject, None)
        unread = settled.too_long + settled.passed_over
        if settled.left_out or unread:
            self.left_out[subject] = (settled.left_out, unread)
        return settled.conflicts

    def _open(self, found: Sequence[tuple[int, int, Conflict]]) -> None:
        """Open a contest for each pair that has none, unless a person said that both hold.

        One that was decided for one side is found again where the other side was brought back."""
        # Two subjects may share a pair.
        new = {(a, b): (a, b, why) for a, b, why in found if (a, b) not in self.seen}
        for part in _slices(list(new.values())):
            self.night.heed()
            self.seen.update((a, b) for a, b, _ in part)
            fresh = self._fresh(part)
            opened = len(fresh) if self.night.dry_run or not fresh else self._write(fresh)
            if opened:
                self.done.actions[CONTESTED] += opened

    def _fresh(self, found: Sequence[tuple[int, int, Conflict]]) -> list[NewContest]:
        keys = sorted({key for a, b, _ in found for key in (a, b)})
        with self.night.database.reading() as connection:
            sides = subjects.sides(connection, keys)
            made = [
                NewContest(a, b, why.kind.value, _detail(why, sides[a], sides[b]))
                for a, b, why in found
                if (a, b) not in self.decided
            ]
            return contests.kept_open(connection, made)

    def _write(self, fresh: Sequence[NewContest]) -> int:
        """Open what is still to be opened; how many that were. A person may have decided meanwhile."""
        night = self.night
        night.require_lease()
        with night.database.writing() as connection:
            keys = sorted({key for new in fresh for key in (new.a, new.b)})
            standing = subjects.standing(connection, keys)
            still = [
                new
                for new in contests.kept_open(connection, fresh)
                if new.a in standing and new.b in standing
            ]
            journal = Journal(connection, night.now, night.pass_id)
            contests.open_many(connection, journal, still, night.now)
            journal.flush()
        return len(still)


def _detail(conflict: Conflict, a: subjects.Side, b: subjects.Side) -> dict[str, Any]:
    """The differing parts and a sentence; which side is newer, and which were verified then."""
    newer = (
        max(a, b, key=lambda side: side.recorded_at).id if a.recorded_at != b.recorded_at else None
    )
    checked = [side.id for side in (a, b) if side.grade == Grade.MACHINE_CHECKED]
    return {
        "parts": [list(pair) for pair in conflict.parts],
        "sentence": conflict.sentence,
        "newer": newer,
        "verified": checked,
    }


def _conflict(texts: dict[int, tuple[int, str, str]], contest: Contest, subject: str) -> bool:
    from nidra.trust.contradictions import Item, contradicts

    one, other = (texts[key] for key in (contest.a, contest.b))
    items = [Item(key, text, subject, attribute or None) for key, text, attribute in (one, other)]
    return contradicts(items[0], items[1]) is not None


def _reader(rows: dict[int, tuple[int, str, str]]) -> Texts:
    return lambda keys: [rows[key] for key in keys]


def _attribute(name: str) -> str:
    return subject_form(name) if name else ""


def _pages(listed: Sequence[Group]) -> Iterator[list[Group]]:
    """Subjects in lots of about `PAGE` memories; a larger one by itself."""
    part: list[Group] = []
    for group in listed:
        if part and sum(one.members for one in part) + group.members > PAGE:
            yield part
            part = []
        part.append(group)
    if part:
        yield part


def _slices(listed: Sequence[Any]) -> Iterator[Sequence[Any]]:
    for at in range(0, len(listed), AT_ONCE):
        yield listed[at : at + AT_ONCE]


# What was compared last --------------------------------------------------------------------------


def _digest(group: Group, lifted: int) -> str:
    return ".".join(map(str, (RULES, lifted, *group.digest)))


def _mark(digests: dict[int, str], left_out: dict[int, tuple[int, int]]) -> dict[str, Any]:
    return {
        "subjects": {str(key): digest for key, digest in digests.items()},
        "left out": {str(key): list(counts) for key, counts in left_out.items()},
    }


def _digests(mark: dict[str, Any] | None) -> dict[int, str]:
    return {int(key): digest for key, digest in (mark or {}).get("subjects", {}).items()}


def _left_out(mark: dict[str, Any] | None) -> dict[int, tuple[int, int]]:
    found = (mark or {}).get("left out", {})
    return {int(key): (int(counts[0]), int(counts[1])) for key, counts in found.items()}
