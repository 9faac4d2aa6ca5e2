"""Garbage is searched for less often inside, and as before outside."""

from __future__ import annotations

import gc

import pytest
from nidra.base.collector import SELDOM, seldom


def test_what_was_set_before_holds_again_also_after_an_error() -> None:
    before = gc.get_threshold()
    with seldom():
        assert gc.get_threshold()[0] == SELDOM
    assert gc.get_threshold() == before
    with pytest.raises(ValueError, match="no"), seldom():
        raise ValueError("no")
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)
