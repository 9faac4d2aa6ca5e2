"""A store and a plain dictionary are done to alike, and hold the same."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings
from property.store_machine import StoreMachine

SEARCHING = os.environ.get("HYPOTHESIS") == "search"

StoreMachine.TestCase.settings = settings(
    max_examples=60 if SEARCHING else 6,
    stateful_step_count=40 if SEARCHING else 20,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestStoreMachine = StoreMachine.TestCase
