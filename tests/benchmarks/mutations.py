"""How many small changes of a drawer does the alignment notice?

    python tests/benchmarks/mutations.py --palaces tests/data/palaces [--sample N] [--seed S]

Every drawer of the palaces that stands verbatim in its source is changed in one place (a digit, a
word) and aligned again; a change that still counts as verbatim went unnoticed. Words at the very
head or tail of a drawer are not deleted: a text may begin and end anywhere in its source.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

try:
    import nidra  # noqa: F401
except ModuleNotFoundError:
    sys.path.insert(0, str(Path(__file__).parents[2] / "core"))

from nidra.records.dialect import Dialect, dialect_named
from nidra.records.verdict import State
from nidra.trust.anchor import SourceView, align

KINDS = ("digit", "replaced", "swapped", "inserted", "deleted")
_WORD = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class Drawer:
    """One row of a sample palace with the verdict that is right for it."""

    palace: str
    id: str
    text: str
    source: Path
    dialect: Dialect
    verdict: str
    detail: str


def drawers(palace: Path) -> Iterator[Drawer]:
    """The drawers of a sample palace that have a source to be compared with."""
    texts = _rows(palace)
    lines = (palace / "expected.tsv").read_text(encoding="utf-8").split("\n")[1:]
    for line in filter(None, lines):
        row, source, mode, verdict, detail = line.split("\t")
        if verdict in ("verbatim", "drifted"):
            text, writer = texts[row]
            dialect = dialect_named(f"mempalace/{_dialect(row, mode, writer)}")
            path = palace / "sources" / source
            yield Drawer(palace.name, row, text, path, dialect, verdict, detail)


def _dialect(row: str, mode: str, writer: str) -> str:
    if mode != "project":
        return mode
    if row.startswith("drawer_diary"):
        return "diary"
    return "mcp" if writer in ("claude", "cursor", "mcp") else "project"


def _rows(palace: Path) -> dict[str, tuple[str, str]]:
    """Id -> (text, who filed it)."""
    chroma = palace / "palace" / "chroma.sqlite3"
    if chroma.exists():
        query = (
            "SELECT e.embedding_id, "
            "max(CASE WHEN m.key = 'chroma:document' THEN m.string_value END), "
            "max(CASE WHEN m.key = 'added_by' THEN m.string_value END) "
            "FROM embeddings e JOIN embedding_metadata m ON m.id = e.id GROUP BY e.embedding_id"
        )
        return {row: (text, by or "") for row, text, by in _read(chroma, query)}
    query = "SELECT id, document, metadata_json FROM documents"
    rows = _read(palace / "palace" / "sqlite_exact.sqlite3", query)
    return {row: (text, json.loads(meta).get("added_by") or "") for row, text, meta in rows}


def _read(file: Path, query: str) -> list[tuple[str, str, str]]:
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?immutable=1", uri=True)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def mutants(text: str, kind: str) -> Iterator[tuple[int, str]]:
    """(where, changed text) for each place at which a change of this kind can be made."""
    if kind == "digit":
        for at, char in enumerate(text):
            if char in "0123456789":
                yield at, f"{text[:at]}{(int(char) + 1 + at % 8) % 10}{text[at + 1 :]}"
        return
    words = list(_WORD.finditer(text))
    for number, word in enumerate(words):
        begin, end = word.span()
        following = words[number + 1] if number + 1 < len(words) else None
        other = words[(number + 3) % len(words)].group()
        if kind == "replaced" and other != word.group():
            yield begin, text[:begin] + other + text[end:]
        elif kind == "inserted" and following:
            yield begin, f"{text[:end]} {other}{text[end:]}"
        elif kind == "deleted" and following and number:
            yield begin, text[:begin] + text[following.start() :]
        elif kind == "swapped" and following and following.group() != word.group():
            between = text[end : following.start()]
            swapped = following.group() + between + word.group()
            yield begin, text[:begin] + swapped + text[following.end() :]


@dataclass(slots=True)
class Score:
    """Counts by (palace, kind), false drift, and examples of changes that went unnoticed."""

    tried: Counter[tuple[str, str]]
    noticed: Counter[tuple[str, str]]
    unchanged: int
    false_drift: list[str]
    missed: list[tuple[str, str, str, int, str]]

    def share(self, kind: str, palace: str | None = None) -> float:
        """The share of changes of `kind` that were noticed, in one palace or all."""
        keys = [key for key in self.tried if key[1] == kind and palace in (None, key[0])]
        tried = sum(self.tried[key] for key in keys)
        return sum(self.noticed[key] for key in keys) / tried if tried else 1.0


def run(palaces: Path, sample: int | None = None, seed: int = 0) -> Score:
    """Change every drawer in every place, or in `sample` places a drawer and kind."""
    score = Score(Counter(), Counter(), 0, [], [])
    views: dict[Path, SourceView] = {}
    for palace in sorted(path.parent for path in palaces.glob("*/expected.tsv")):
        for drawer in drawers(palace):
            view = views.get(drawer.source)
            if view is None:
                view = views[drawer.source] = SourceView(drawer.source.read_bytes())
            if drawer.verdict == "verbatim":
                _change(score, view, drawer, sample, random.Random(f"{seed}{drawer.id}"))
    return score


def _change(
    score: Score, view: SourceView, drawer: Drawer, sample: int | None, rng: random.Random
) -> None:
    score.unchanged += 1
    if align(view, drawer.text, drawer.dialect).state is not State.VERBATIM:
        score.false_drift.append(drawer.id)
        return
    for kind in KINDS:
        places = list(mutants(drawer.text, kind))
        if sample is not None and len(places) > sample:
            places = rng.sample(places, sample)
        for where, text in places:
            score.tried[drawer.palace, kind] += 1
            if align(view, text, drawer.dialect).state is State.VERBATIM:
                score.missed.append((drawer.palace, drawer.id, kind, where, text))
            else:
                score.noticed[drawer.palace, kind] += 1


def _print(score: Score, verbose: bool) -> None:
    names = sorted({palace for palace, _ in score.tried})
    print(f"{'palace':16}" + "".join(f"{kind:>18}" for kind in KINDS))
    for name in [*names, "all"]:
        cells = []
        for kind in KINDS:
            palace = None if name == "all" else name
            tried = sum(n for (p, k), n in score.tried.items() if k == kind and palace in (None, p))
            cells.append(f"{100 * score.share(kind, palace):8.2f} % {tried:7}")
        print(f"{name:16}" + "".join(cells))
    print(f"unchanged: {score.unchanged}, false drift: {len(score.false_drift)}")
    if verbose:
        for palace, row, kind, where, text in score.missed:
            print(
                f"{kind:9} {palace} {row[-12:]} at {where}: {text[max(0, where - 40) : where + 40]!r}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--palaces", type=Path, required=True)
    parser.add_argument("--sample", type=int, default=None, help="places a drawer and kind")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--missed", action="store_true", help="show what went unnoticed")
    options = parser.parse_args()
    _print(run(options.palaces, options.sample, options.seed), options.missed)


if __name__ == "__main__":
    main()
