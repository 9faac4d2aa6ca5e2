"""Tooltips of text from a store: Qt reads what looks like markup as such, so it is told what is none."""

from __future__ import annotations

from html import escape

from nidra.base.text import printable

MOST = 2000


def plain_tip(text: str) -> str:
    """A tooltip that shows `text` letter by letter, cut where it is long."""
    if not text:
        return ""
    cut = printable(text if len(text) <= MOST else text[: MOST - 1] + "…")
    return f"<p style='white-space:pre-wrap'>{escape(cut)}</p>"
