"""Which judge: the one that is named, or the first that is set up on this machine."""

from __future__ import annotations

import os
import shutil

from nidra.inference.anthropic_api import KEY, AnthropicJudge
from nidra.inference.claude_cli import ClaudeCLIJudge
from nidra.inference.judge import Judge, NullJudge
from nidra.inference.which import Which


def auto_judge() -> Judge:
    """The `claude` program where it is on the PATH, else Anthropic's API where a key is set, else nobody."""
    if shutil.which("claude"):
        return ClaudeCLIJudge()
    if os.environ.get(KEY):
        return AnthropicJudge()
    return NullJudge(
        f"The program `claude` is not on the PATH, and {KEY} is not set. To have a judge, install Claude"
        f" Code and log in there, or start Nidra with a key of Anthropic's in {KEY}."
    )


def named_judge(which: Which) -> Judge | None:
    """The judge of that name, None for `none`."""
    if which is Which.NONE:
        return None
    if which is Which.CLAUDE:
        return ClaudeCLIJudge()
    return AnthropicJudge() if which is Which.ANTHROPIC else auto_judge()
