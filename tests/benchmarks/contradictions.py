"""Precision and recall of the contradiction rules on a table of pairs: `make bench-contradictions`.

The table was written without sight of the rules. A second one, if there is one, is scored beside it.
Then 50,000 statements of one subject are compared, and CPU seconds are printed.
"""

from __future__ import annotations

import argparse
import csv
import random
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from nidra.trust.contradictions import Item, conflicts, contradicts

TABLES = Path(__file__).resolve().parents[1] / "data" / "contradictions"
PRECISION, RECALL = 0.95, 0.85


@dataclass(frozen=True, slots=True)
class Row:
    """One pair of the table, with the answer that a person gave."""

    kind: str
    conflict: bool
    a: Item
    b: Item


@dataclass
class Score:
    """Counts of one table, and the rows that were answered wrongly."""

    right: int = 0
    missed: list[Row] = field(default_factory=list)
    false: list[Row] = field(default_factory=list)
    kinds: dict[str, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0, 0]))

    @property
    def precision(self) -> float:
        """The share of pairs called a conflict that are one."""
        return self.right / max(1, self.right + len(self.false))

    @property
    def recall(self) -> float:
        """The share of conflicts that were found."""
        return self.right / max(1, self.right + len(self.missed))


def rows(path: Path) -> list[Row]:
    """The pairs of a table; a text may be led by `subject::attribute::`."""
    with path.open(encoding="utf-8", newline="") as lines:
        table = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    return [
        Row(row["kind"], row["conflict"] == "yes", _item(1, row["a"]), _item(2, row["b"]))
        for row in table
    ]


def _item(key: int, text: str) -> Item:
    parts = text.split("::", 2)
    if len(parts) < 3:
        return Item(key, text)
    return Item(key, parts[2], parts[0] or None, parts[1] or None)


def score(table: list[Row]) -> Score:
    """Ask the rules about every pair, in both orders."""
    found = Score()
    for row in table:
        answer = contradicts(row.a, row.b) is not None
        if answer != (contradicts(row.b, row.a) is not None):
            raise AssertionError(f"The order of a pair matters: {row}")
        kind = found.kinds[row.kind]
        kind[0] += 1
        kind[1] += row.conflict
        kind[2] += answer
        if answer and row.conflict:
            found.right += 1
        elif answer:
            found.false.append(row)
        elif row.conflict:
            found.missed.append(row)
    return found


def tell(name: str, found: Score, wrong: bool) -> None:
    """Print the figures of one table."""
    print(f"{name}: precision {found.precision:.3f}, recall {found.recall:.3f}")
    for kind, (pairs, opposed, called) in sorted(found.kinds.items()):
        missed = sum(row.kind == kind for row in found.missed)
        false = sum(row.kind == kind for row in found.false)
        print(
            f"  {kind:<10} {pairs:>4} pairs, {opposed:>4} conflicts, {called:>4} called,"
            f" {missed:>3} missed, {false:>3} false"
        )
    for what, listed in (("missed", found.missed), ("false", found.false)):
        for row in listed if wrong else []:
            print(f"  {what} {row.kind}: {row.a.statement} | {row.b.statement}")


def _vocabulary() -> list[str]:
    """Five thousand words of no language."""
    seeded = random.Random(1)
    return ["".join(seeded.choices("abdefgiklmnoprstuvz", k=8)) for _ in range(5000)]


WORDS = _vocabulary()


def _different(number: int) -> str:
    """A sentence that shares single words with others, and little more."""
    one, two, three, four = random.Random(number).choices(WORDS, k=4)
    return f"The {one} of {two} needs {three} {four}"


SUBJECTS: dict[str, Callable[[int], str]] = {
    "numbered notes": lambda n: f"Note {n}: {n * 7 % 90} eggs in the box",
    "one value": lambda n: f"The retry limit is {n}",
    "many services": lambda n: f"The timeout of service-{n} is {n * 7 % 90} s",
    "different words": _different,
}


def time_many(size: int) -> None:
    """Compare many statements of one subject; prints CPU seconds."""
    for name, said in SUBJECTS.items():
        items = [Item(at, said(at), "one subject") for at in range(size)]
        started = time.process_time()
        found = conflicts(items, 50)
        spent = time.process_time() - started
        print(
            f"{size:,} statements of one subject, {name}: {spent:.2f} CPU s,"
            f" {len(found.conflicts)} pairs named, {found.left_out:,} left out"
        )


def main() -> int:
    """Score the tables; 1 where a bar is missed on the first."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--wrong", action="store_true", help="print the pairs answered wrongly")
    wrong = asked.parse_args().wrong
    first = score(rows(TABLES / "pairs.tsv"))
    tell("pairs.tsv", first, wrong)
    second = TABLES / "second.tsv"
    if second.exists():
        tell("second.tsv (no rule was made for it)", score(rows(second)), wrong=False)
    time_many(50_000)
    passed = first.precision >= PRECISION and first.recall >= RECALL
    print(f"bars: precision {PRECISION}, recall {RECALL}: {'passed' if passed else 'missed'}")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
