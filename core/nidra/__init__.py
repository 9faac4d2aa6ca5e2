"""Nidra audits the memory stores of AI assistants and keeps them honest.

>>> from nidra import Store, new_memory, run_sleep, render_markdown

Names are loaded when they are first used, so that `import nidra` costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nidra.app.census import census
    from nidra.app.run_pass import run_sleep
    from nidra.app.why import grade, verify_evidence_row
    from nidra.app.workspace import Store, new_memory
    from nidra.inference.anthropic_api import AnthropicJudge
    from nidra.inference.choice import auto_judge
    from nidra.inference.claude_cli import ClaudeCLIJudge
    from nidra.inference.judge import NullJudge
    from nidra.report.markdown import render_markdown
    from nidra.trust.contradictions import contradicts

    __version__: str


__all__ = [
    "AnthropicJudge",
    "ClaudeCLIJudge",
    "NullJudge",
    "Store",
    "__version__",
    "auto_judge",
    "census",
    "contradicts",
    "grade",
    "new_memory",
    "render_markdown",
    "run_sleep",
    "verify_evidence_row",
]

_WHERE = {
    "AnthropicJudge": "nidra.inference.anthropic_api",
    "ClaudeCLIJudge": "nidra.inference.claude_cli",
    "NullJudge": "nidra.inference.judge",
    "Store": "nidra.app.workspace",
    "auto_judge": "nidra.inference.choice",
    "census": "nidra.app.census",
    "contradicts": "nidra.trust.contradictions",
    "grade": "nidra.app.why",
    "new_memory": "nidra.app.workspace",
    "render_markdown": "nidra.report.markdown",
    "run_sleep": "nidra.app.run_pass",
    "verify_evidence_row": "nidra.app.why",
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from nidra.app.version import version

        return version()
    if name not in _WHERE:
        raise AttributeError(f"module 'nidra' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_WHERE[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
