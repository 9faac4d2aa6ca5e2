"""Garbage is searched for less often inside, and as before outside."""

from __future__ import annotations

import gc

import pytest
from nidra.base.collector import SELDOM, seldom


def test_what_was_set_before_holds_again_also_after_an_error() -> None:
    before = gc.get_threshold()
    with seldom():
        assert gc.get_threshold() == SELDOM
    assert gc.get_threshold() == before
    with pytest.raises(ValueError, match="no"), seldom():
        raise ValueError("no")
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


def test_two_at_once_leave_what_was_set_before_the_first_whoever_ends_first() -> None:
    before = gc.get_threshold()
    one, other = seldom(), seldom()
    one.__enter__()
    other.__enter__()
    one.__exit__(None, None, None)
    assert gc.get_threshold() == SELDOM
    other.__exit__(None, None, None)
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
