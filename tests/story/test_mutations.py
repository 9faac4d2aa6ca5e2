"""One changed digit or word of a drawer does not go unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.mutations import KINDS, Score, run

PALACES = Path(__file__).parents[1] / "data" / "palaces"
OVERALL = {"digit": 0.99, "replaced": 0.99, "swapped": 0.99, "inserted": 0.99, "deleted": 0.90}
IN_EACH = 0.97


def hold(score: Score) -> None:
    assert score.unchanged > 300
    assert score.false_drift == []
    assert {kind: score.share(kind) >= OVERALL[kind] for kind in KINDS} == dict.fromkeys(
        KINDS, True
    )
    palaces = {palace for palace, _ in score.tried}
    assert len(palaces) == 6
    assert {palace: score.share("digit", palace) >= IN_EACH for palace in palaces} == dict.fromkeys(
        palaces, True
    )


def test_a_sample_of_changes_is_noticed() -> None:
    hold(run(PALACES, sample=2, seed=20260601))


@pytest.mark.soak
def test_every_change_is_noticed() -> None:
    hold(run(PALACES))
