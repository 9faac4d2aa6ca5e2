"""How a command is mounted: its help from its docstring, one example, its place in the overview."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import typer


def mount_command(
    app: typer.Typer,
    name: str,
    function: Callable[..., Any],
    *,
    example: str,
    panel: str | None = None,
    cls: Any = None,
) -> None:
    """Add a function as a command. The first paragraph of its docstring stands in the overview."""
    text = unwrapped(function)
    app.command(
        name,
        cls=cls,
        help=text,
        short_help=text.split("\n\n", 1)[0],
        epilog=f"Example: {example}",
        rich_help_panel=panel,
    )(function)


def unwrapped(function: Callable[..., Any]) -> str:
    """The docstring with each paragraph on one line, so that the terminal breaks it where it ends."""
    paragraphs = (inspect.getdoc(function) or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
