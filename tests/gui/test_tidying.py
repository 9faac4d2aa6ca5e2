"""Garbage is looked for where nobody is held up, and found all the same."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from nidra_gui import tidying
from nidra_gui.tidying import Tidier


class Ring:
    """An object that holds itself, and goes only where somebody looks for garbage."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def tidier(qtbot: QtBot) -> Iterator[Tidier]:
    made = Tidier()
    yield made
    made.end()


def _much() -> list[list[int]]:
    return [[] for _ in range(2 * tidying.MANY)]


def test_python_itself_looks_no_more_until_the_end(tidier: Tidier) -> None:
    assert not gc.isenabled()
    tidier.end()
    assert gc.isenabled() and gc.get_freeze_count() == 0


def test_what_holds_itself_goes_once_much_was_made(tidier: Tidier) -> None:
    tidier.look()
    gone = weakref.ref(Ring())
    tidier.look()
    assert gone() is not None
    kept = _much()
    tidier.look()
    assert gone() is None and kept


def test_nothing_is_looked_for_while_a_store_is_asked_but_not_for_ever(
    tidier: Tidier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidying, "is_asked", lambda: True)
    gone, kept = weakref.ref(Ring()), _much()
    for _ in range(tidying.PATIENCE):
        tidier.look()
    assert gone() is not None
    tidier.look()
    assert gone() is None and kept


def test_what_came_with_modules_is_put_aside_and_looked_at_again_once_a_store_is_left(
    tidier: Tidier, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = [_much()]
    monkeypatch.setattr(tidying, "open_lanes", lambda: frozenset({1}))
    ring = Ring()
    tidier.look()
    gone = weakref.ref(ring)
    del ring
    kept.append(_much())
    tidier.look()
    assert gc.get_freeze_count() > 0 and gone() is not None
    monkeypatch.setattr(tidying, "open_lanes", frozenset)
    kept.append(_much())
    tidier.look()
    assert gone() is None and kept
