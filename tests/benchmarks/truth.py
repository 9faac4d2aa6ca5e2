"""How the verdicts of a store agree with what the generator of its palace planted.

A source that was rewritten may hold a drawer's words all the same: the tail of a code block that
both versions end with. Such a drawer is verbatim and rightly so; whether the words stand there is
asked of the source itself, with `json` and nothing of ours.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import palaces
from lines import Line, columns
from nidra.records.verdict import OK, State

NO_RECEIPT = "no source"
DRIFT = frozenset({State.DRIFTED.label, State.UNFOUNDED.label, State.EDITED.label})
FINE = frozenset(state.label for state in OK - {State.REPEATED})
FALSE_DRIFT, FALSE_VERBATIM = 0.01, 0.1


@dataclass
class Agreement:
    """Drawers by class and verdict, and those that the store lacks."""

    cells: Counter[tuple[str, str]] = field(default_factory=Counter)
    absent: int = 0
    still_said: int = 0

    def of(self, kind: str) -> int:
        """How many drawers of a class were met."""
        return sum(n for (each, _), n in self.cells.items() if each == kind)

    def share(self, kind: str, verdicts: frozenset[str]) -> float:
        """The share of a class with one of these verdicts, in percent."""
        return 100 * self.count(kind, verdicts) / max(1, self.of(kind))

    def count(self, kind: str, verdicts: frozenset[str]) -> int:
        """How many of a class have one of these verdicts."""
        return sum(n for (each, word), n in self.cells.items() if each == kind and word in verdicts)

    def lines(self) -> list[Line]:
        """The three bars, and that no drawer is missing."""
        planted = self.of("drifted")
        missed = planted - self.count("drifted", DRIFT)
        return [
            Line("planted drifts that went unnoticed", missed, f"of {planted:,}", 0),
            Line("false drift of traceable", self.share("traceable", DRIFT), "%", FALSE_DRIFT),
            Line("rewritten, yet the words stand there", self.still_said, "drawers"),
            Line('false "verbatim" of rewritten', self._false_verbatim(), "%", FALSE_VERBATIM),
            Line("drawers that the store lacks", self.absent, "", 0),
        ]

    def _false_verbatim(self) -> float:
        false = self.count("changed", FINE) - self.still_said
        return 100 * false / max(1, self.of("changed"))

    def table(self) -> str:
        """Classes in rows, verdicts in columns."""
        kinds = sorted({kind for kind, _ in self.cells})
        words = sorted({word for _, word in self.cells})
        rows = [["", *words, "all"]]
        for kind in kinds:
            counts = [self.cells[kind, word] for word in words]
            rows.append([kind, *(f"{n:,}" for n in counts), f"{sum(counts):,}"])
        return columns(rows)


def compare(truth: Iterable[tuple[str, str]], found: Mapping[str, str]) -> Agreement:
    """Count each drawer by the class that it was made for and the verdict that it got."""
    agreement = Agreement()
    for drawer, kind in truth:
        if drawer in found:
            agreement.cells[kind, found[drawer]] += 1
        else:
            agreement.absent += 1
    return agreement


def agreement(palace: Path, store: Path) -> Agreement:
    """The verdicts of a store beside the truth of its palace."""
    found = verdicts(store)
    agreed = compare(palaces.truth(palace), found)
    doubtful = [
        drawer
        for drawer, kind in palaces.truth(palace)
        if kind == "changed" and found.get(drawer) in FINE
    ]
    agreed.still_said = sum(stands(text, path) for text, path in palaces.texts(palace, doubtful))
    return agreed


def stands(text: str, source: Path) -> bool:
    """Does one message of a transcript hold a text, white space aside?"""
    wanted = squeezed(text)
    lines = source.read_text("utf-8").split("\n")
    said = (each for line in lines if line for each in _said(json.loads(line)))
    return any(wanted in squeezed(each) for each in said)


def _said(line: dict[str, Any]) -> Iterator[str]:
    content = line["message"]["content"]
    yield from [content] if isinstance(content, str) else (block["text"] for block in content)


def squeezed(text: str) -> str:
    """A text without its white space."""
    return "".join(text.split())


def verdicts(store: Path) -> dict[str, str]:
    """Each drawer's verdict. Read past the engine: half a million rows take 2 s so, not 20."""
    raw = sqlite3.connect(f"file:{store / 'nidra.db'}?mode=ro", uri=True)
    rows = raw.execute(
        "SELECT d.foreign_id, v.state FROM drawer d LEFT JOIN verdict v ON v.evidence_id=d.evidence_id"
    )
    found = {name: NO_RECEIPT if state is None else State(state).label for name, state in rows}
    raw.close()
    return found
