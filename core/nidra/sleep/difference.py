"""What one check changes in one evidence row: the verdict that is kept, and since when."""

from __future__ import annotations

from nidra.records.verdict import FAILED, OK, UNREACHED, Detail, Verdict
from nidra.store import receipts
from nidra.store.receipts import LiveRow
from nidra.store.verdicts import VerdictChange


def difference(live: LiveRow, verdict: Verdict, revision: int, now: int) -> VerdictChange | None:
    """What a check changes in a row, or None. A failed verdict outlives the loss of its source."""
    old = live.receipt.state
    if verdict.state in UNREACHED and old in FAILED:
        if live.unreached_state == verdict.state:
            return None
        kept = Verdict(
            old,
            live.note or "",
            live.receipt.spans,
            0.0,
            receipts.unpack_detail(live.detail),
        )
        since = live.unreached_since or now
        return VerdictChange(
            live.evidence,
            live.memory,
            old,
            kept,
            revision,
            since,
            int(verdict.state),
            live.stood,
        )
    verdict = _with_old_detail(live, verdict)
    same = verdict.state is old and live.unreached_state is None
    if same and verdict.spans == live.receipt.spans:
        told = (verdict.sentence, receipts.pack_detail(verdict.detail))
        if told == (live.note, live.detail) or (verdict.ok and not _lies_elsewhere(live, verdict)):
            return None
    lost = now if verdict.state in UNREACHED else None
    return VerdictChange(live.evidence, live.memory, old, verdict, revision, lost, None, live.stood)


def _lies_elsewhere(live: LiveRow, verdict: Verdict) -> bool:
    """Is the file found under another name than the one that is on record?"""
    return receipts.unpack_detail(live.detail).moved_to != verdict.detail.moved_to


def _with_old_detail(live: LiveRow, verdict: Verdict) -> Verdict:
    """A covering text that still stands keeps what its alignment found: the spans alone were read."""
    kept = verdict.ok and live.receipt.state in OK and live.detail
    if not kept or verdict.detail != Detail():
        return verdict
    return verdict._replace(detail=receipts.unpack_detail(live.detail)._replace(moved_to=""))
