"""Whoever writes on and on lets others have a turn."""

from __future__ import annotations

import pytest
from nidra.app import search as searching
from nidra.app.workspace import Store, new_memory
from nidra.store import search_index, turns
from nidra.store.turns import EVERY, PAUSE, Turns


def test_a_pause_is_made_about_once_a_second_and_is_longer_than_who_waits_sleeps() -> None:
    now, pauses = [0.0], []
    taking = Turns(lambda: now[0], pauses.append)
    for _ in range(40):
        now[0] += EVERY / 10
        taking.give()
    assert len(pauses) in (3, 4)
    assert min(pauses) == PAUSE > 0.1


def test_the_build_of_a_search_index_gives_turns_between_its_steps(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(30):
        store.add(new_memory(f"The harbour has {number} berths"))
    pauses: list[float] = []
    monkeypatch.setattr(search_index, "STEP", 5)
    monkeypatch.setattr(turns, "EVERY", 0.0)
    monkeypatch.setattr(searching, "Turns", lambda: Turns(sleep=pauses.append))
    searching.build(store)
    assert len(pauses) > 6
