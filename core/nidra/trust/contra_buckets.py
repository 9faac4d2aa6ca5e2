"""Finding the conflicts among many statements of one subject without comparing all with all.

A cheap look passes over statements that share nothing with another; the rest are sorted into
buckets of what speaks of the same. In a bucket, statements that say the same are compared as one,
and where very many pairs conflict a bounded number is named.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, field

from nidra.trust import contra_template
from nidra.trust.contra_coarse import Outline, Shared, marks_of, outline
from nidra.trust.contra_kind import Conflict
from nidra.trust.contra_statement import Statement, compare, read
from nidra.trust.contra_template import Bucket, Place, Template, shape
from nidra.trust.contra_tokens import MOST_CHARACTERS

ALL_SENSES = 12
# Shapes of one subject that are read closely, the newest: what two CPU seconds are enough for, at
# 16 to 35 µs for a look at a statement and up to 700 µs for a close reading.
FEWEST_SHAPES, MOST_SHAPES = 600, 3_000
SHORT, LEAST_SHAPES = (
    120,
    100,
)  # characters of a usual statement; long ones cost more, and fewer are read
MOST_NAMED = 1_000  # pairs of one subject; of more, those of the newest statements are named
KEPT = 10_000  # statements that stay read while a subject is settled
Texts = Callable[[Sequence[int]], Iterable[tuple[int, str, str]]]


@dataclass
class Found:
    """Conflicts as (key, key, conflict), and what was left out.

    `left_out` counts pairs of one bucket that say different things, `too_long` statements longer than
    is compared, `passed_over` the oldest of more statements than are read closely.
    """

    conflicts: list[tuple[int, int, Conflict]] = field(default_factory=list)
    left_out: int = 0
    too_long: int = 0
    passed_over: int = 0


@dataclass(slots=True)
class _Member:
    """One statement in a bucket: its key and number, whether it denies, what tells senses apart."""

    key: int
    number: int
    denies: bool | None
    sense: tuple[object, ...]


class Sieve:
    """Takes the statements of one subject oldest first, then settles which conflict.

    It keeps outlines, not texts. `subject` and attributes come folded. Pairs in `decided`, the lower key
    first, are never named and take no other pair's place; `heed` is called often and may stop it.
    """

    def __init__(
        self,
        most_per_bucket: int,
        subject: str = "",
        decided: Container[tuple[int, int]] = (),
        heed: Callable[[], None] = lambda: None,
    ) -> None:
        self.most = most_per_bucket
        self.subject = subject
        self.decided = decided
        self.heed = heed
        self.found = Found()
        self._shapes: dict[tuple[int, str], int] = {}
        self._outlines: list[Outline] = []
        self._keys: list[int] = []
        self._shape_of: list[int] = []
        self._addresses: dict[str, int] = {}
        self._characters = 0
        self._marks: dict[str, frozenset[int]] = {}
        self._leaving = False
        self._denying = False

    def add(self, key: int, text: str, attribute: str = "") -> None:
        """Take one statement; later ones are newer."""
        if len(text) > MOST_CHARACTERS:
            self.found.too_long += 1
            return
        formed = (hash(shape(text)), attribute)
        at = self._shapes.get(formed)
        if at is None:
            at = self._shapes[formed] = len(self._outlines)
            made = outline(text, self._dropped(attribute))
            self._denying = self._denying or made.denies or made.always
            self._outlines.append(made)
            self._characters += len(text)
        self._keys.append(key)
        self._shape_of.append(at)
        if attribute:
            self._addresses[attribute] = self._addresses.get(attribute, 0) + 1

    def _dropped(self, attribute: str) -> frozenset[int]:
        found = self._marks.get(attribute)
        if found is None:
            found = self._marks[attribute] = marks_of(f"{self.subject} {attribute}".split())
        return found

    def settle(self, texts: Texts) -> Found:
        """Compare what may conflict. `texts` gives (key, statement, folded attribute) of keys asked for."""
        wanted = self._wanted(texts)
        settling = _Settling(self, texts, self._leaving, self._denying)
        for key, text, attribute in texts(wanted):
            self.heed()
            settling.take(key, text, attribute)
        settling.settle()
        return self.found

    def _wanted(self, texts: Texts) -> list[int]:
        """The keys of statements worth a close reading, oldest first."""
        shared = Shared()
        times = [0] * len(self._outlines)
        for at in self._shape_of:
            times[at] += 1
        for made, count in zip(self._outlines, times, strict=True):
            shared.count(made, count)
        for made in self._outlines:
            shared.meet(made)
        shapes = {at for at, made in enumerate(self._outlines) if shared.matter(made)}
        shapes |= {at for (_, name), at in self._shapes.items() if self._addresses.get(name, 0) > 1}
        shapes |= self._using(texts, shapes)
        most = self._most_shapes()
        if len(shapes) > most:
            self.found.passed_over += sum(times[at] for at in sorted(shapes)[:-most])
            shapes = set(sorted(shapes)[-most:])
        pairs = zip(self._keys, self._shape_of, strict=True)
        return [key for key, at in pairs if at in shapes]

    def _most_shapes(self) -> int:
        most = max(FEWEST_SHAPES, MOST_SHAPES - len(self._keys) // 15)
        usual = SHORT * len(self._outlines) / max(1, self._characters)
        return max(LEAST_SHAPES, int(most * min(1.0, usual)))

    def _using(self, texts: Texts, known: set[int]) -> set[int]:
        """The shapes that hold a name which some statement left behind, or took up instead."""
        pairs = list(zip(self._keys, self._shape_of, strict=True))
        leaving = [key for key, at in pairs if self._outlines[at].leaves][-self._most_shapes() :]
        stems: set[str] = set()
        for _, text, attribute in texts(leaving):
            self.heed()
            for sentence in read(text, self.subject, attribute).sentences:
                if sentence.left:
                    stems |= {*sentence.left.old.split(), *sentence.left.new.split()}
        self._leaving = bool(stems)
        if not stems:
            return set()
        pattern = re.compile("|".join(re.escape(stem[:4]) for stem in sorted(stems)))
        others = [(key, at) for key, at in pairs if at not in known]
        rows = texts([key for key, _ in others])
        shape_of = dict(others)
        return {shape_of[key] for key, text, _ in rows if pattern.search(text.casefold())}


class _Settling:
    """The close reading of what the outlines let through."""

    def __init__(self, sieve: Sieve, texts: Texts, leaving: bool, denying: bool) -> None:
        self.sieve = sieve
        self.leaving = leaving
        self.denying = denying
        self.texts = texts
        self.found = sieve.found
        self.buckets: dict[Bucket, list[_Member]] = {}
        self.templates: dict[tuple[int, str], Template] = {}
        self.seen: set[tuple[int, int]] = set()
        self.statements: dict[int, Statement] = {}
        self.taken = 0

    def take(self, key: int, text: str, attribute: str) -> None:
        """Put one statement into its buckets."""
        formed = hash(shape(text))
        made = self.templates.get((formed, attribute))
        if made is None or made.alone:
            made, read_now = contra_template.template(
                text, self.sieve.subject, attribute, self.leaving, self.denying
            )
            if len(self.statements) < KEPT:
                self.statements[key] = read_now
            self.templates[formed, attribute] = made
        digits = contra_template.runs(text) if made.places else []
        self.taken += 1
        for place in made.places:
            self._put(place, key, formed, digits)

    def _put(self, place: Place, key: int, formed: int, digits: list[str]) -> None:
        bucket = (place.key, contra_template.naming(place, digits))
        sense = (formed, contra_template.said(place, digits))
        self.buckets.setdefault(bucket, []).append(_Member(key, self.taken, place.denies, sense))

    def settle(self) -> None:
        """Compare inside each bucket that holds more than one sense."""
        full = [members for members in self.buckets.values() if len(members) > 1]
        for members in sorted(full, key=lambda members: -members[-1].number):
            self.sieve.heed()
            self._bucket(members)

    def _bucket(self, members: list[_Member]) -> None:
        senses: dict[tuple[object, ...], list[_Member]] = {}
        for member in reversed(members):
            senses.setdefault(member.sense, []).append(member)
        sides = {group[0].denies for group in senses.values()}
        if len(senses) < 2 or sides == {True} or sides == {False}:
            return
        groups = list(senses.values())
        if len(self.found.conflicts) >= MOST_NAMED:
            self.found.left_out += _pairs(groups)
        elif len(groups) <= ALL_SENSES:
            self._few(groups)
        else:
            self._many(groups)

    def _few(self, groups: list[list[_Member]]) -> None:
        """Every two senses are compared; all pairs are named if they are few."""
        opposed = []
        for at, ours in enumerate(groups):
            for theirs in groups[at + 1 :]:
                found = self._compare(ours[0], theirs[0])
                if found:
                    opposed.append((ours, theirs, found))
        total = sum(len(ours) * len(theirs) for ours, theirs, _ in opposed)
        whole = total <= self.sieve.most
        named = 0
        for ours, theirs, found in opposed:
            for one in ours if whole else ours[:1]:
                for other in theirs if whole else theirs[:1]:
                    if self._is_decided(one.key, other.key):
                        total -= 1
                    elif named < self.sieve.most:
                        self._name(one.key, other.key, found)
                        named += 1
        self.found.left_out += total - named

    def _many(self, groups: list[list[_Member]]) -> None:
        """The newest is compared with the newest of the other senses, and of a few at that."""
        newest = groups[0]
        named = 0
        for theirs in groups[1 : 1 + 2 * self.sieve.most]:
            found = self._compare(newest[0], theirs[0])
            decided = found and self._is_decided(newest[0].key, theirs[0].key)
            if found and not decided and named < self.sieve.most:
                self._name(newest[0].key, theirs[0].key, found)
                named += 1
        self.found.left_out += _pairs(groups) - named if named else 0

    def _compare(self, one: _Member, other: _Member) -> Conflict | None:
        if one.key == other.key or (one.denies is not None and one.denies == other.denies):
            return None
        return compare(self._statement(one.key), self._statement(other.key))

    def _statement(self, key: int) -> Statement:
        made = self.statements.get(key)
        if made is None:
            for _, text, attribute in self.texts([key]):
                made = read(text, self.sieve.subject, attribute)
            assert made is not None
            if len(self.statements) < KEPT:
                self.statements[key] = made
        return made

    def _is_decided(self, one: int, other: int) -> bool:
        return (min(one, other), max(one, other)) in self.sieve.decided

    def _name(self, one: int, other: int, found: Conflict) -> None:
        a, b = min(one, other), max(one, other)
        if (a, b) not in self.seen:
            self.seen.add((a, b))
            self.found.conflicts.append((a, b, found if a == one else found.turned()))


def _pairs(groups: Sequence[Sequence[_Member]]) -> int:
    """How many pairs of members say different things."""
    size = sum(map(len, groups))
    return (size * size - sum(len(group) ** 2 for group in groups)) // 2
