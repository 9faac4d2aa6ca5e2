"""`runs.db`: who runs a pass, what ran, and when each source's bytes were last read."""

from __future__ import annotations

from nidra.store.byte_checks import ByteChecks
from nidra.store.judge_failures import JudgeFailures
from nidra.store.lease import Leases
from nidra.store.run_log import RunLog


class Runs(Leases, RunLog, ByteChecks, JudgeFailures):
    """The companion database of one store's folder."""
