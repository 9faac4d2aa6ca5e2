"""Is there a model on this machine that judges what contradicts? A missing one is an ordinary state."""

from __future__ import annotations

from nidra.inference.choice import auto_judge
from nidra.inference.judge import ChatJudge, NullJudge


def why_nobody() -> str:
    """Why no model would be asked here, in a sentence; empty where one would be."""
    judge = auto_judge()
    return judge.reason if isinstance(judge, NullJudge) else ""


def whom() -> str:
    """What people call the model that would be asked here; empty where none would be."""
    judge = auto_judge()
    return judge.name if isinstance(judge, ChatJudge) else ""
