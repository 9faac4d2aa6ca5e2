"""Is there a model on this machine that judges what contradicts? A missing one is an ordinary state."""

from __future__ import annotations

from dataclasses import dataclass

from nidra.app.workspace import Store
from nidra.inference.choice import named_judge
from nidra.inference.judge import ChatJudge, Judge, NullJudge
from nidra.inference.which import Which

WHO = "judge.who"
IN_PASSES = "judge.in_passes"
NOBODY = "The settings say that no model is asked."


@dataclass(frozen=True, slots=True)
class Asked:
    """Who would be asked: the name in the settings, what people call it, or why it is nobody."""

    which: str
    name: str = ""
    why_nobody: str = ""


def asked(store: Store | None = None, which: Which | None = None) -> Asked:
    """Who would be asked here about contested pairs; `which` in place of what the settings name."""
    wanted = which or _wanted(store)
    judge = named_judge(wanted)
    if judge is None:
        return Asked(wanted, why_nobody=NOBODY)
    if isinstance(judge, NullJudge):
        return Asked(wanted, why_nobody=judge.reason)
    return Asked(wanted, judge.name if isinstance(judge, ChatJudge) else "")


def why_nobody(store: Store | None = None) -> str:
    """Why no model would be asked here, in a sentence; empty where one would be."""
    return asked(store).why_nobody


def whom(store: Store | None = None) -> str:
    """What people call the model that would be asked here; empty where none would be."""
    return asked(store).name


def judge_of_pass(store: Store, which: Which | None) -> Judge | None:
    """The judge of a pass: the one that is named, else the one that the settings give to every pass."""
    if which is None:
        asks = store.settings.get(IN_PASSES) == "on"
        which = _wanted(store) if asks else Which.NONE
    return named_judge(which)


def _wanted(store: Store | None) -> Which:
    return Which(str(store.settings.get(WHO))) if store is not None else Which.AUTO
