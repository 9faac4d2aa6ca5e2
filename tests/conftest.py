"""Fixtures that every room's tests share."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import settings
from nidra.app.workspace import Store

# `make test` gives the same answer each time; `HYPOTHESIS=search` looks for new counter-examples.
settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("search", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS", "steady"))

# What the system says of a fault, and the language that a window begins in, are in English.
for _name in [name for name in os.environ if name.startswith(("LANG", "LC_"))]:
    del os.environ[_name]
os.environ["LANG"] = "C.UTF-8"

DATA = Path(__file__).parent / "data"
START = datetime(2026, 6, 1, 8, 0, tzinfo=UTC)


class MovingClock:
    """A clock that a test moves by hand."""

    def __init__(self, moment: datetime = START) -> None:
        self.moment = moment

    def now(self) -> datetime:
        return self.moment

    def pass_days(self, days: float) -> None:
        self.moment += timedelta(days=days)


@pytest.fixture
def clock() -> MovingClock:
    return MovingClock()


@pytest.fixture
def store(tmp_path: Path, clock: MovingClock) -> Iterator[Store]:
    """A fresh store with a clock that stands until it is moved."""
    made = Store(tmp_path / "store", clock=clock)
    made.init()
    yield made
    made.close()


@pytest.fixture(autouse=True)
def _as_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever ran the tests, the program is called `nidra`, as it was typed by a user."""
    monkeypatch.setattr(sys, "argv", ["nidra"])


@pytest.fixture(autouse=True)
def _no_stray_store(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No test reads or writes the store of whoever runs it."""
    monkeypatch.delenv("NIDRA_DIR", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data-home"))
    for name in [name for name in os.environ if name.startswith("MEMPAL")]:
        monkeypatch.delenv(name)


def digest_of(store: Store) -> str:
    """sha256 of `nidra.db` as it lies on disk, with every connection closed."""
    import hashlib

    store.close()
    return hashlib.sha256(store.database.path.read_bytes()).hexdigest()
