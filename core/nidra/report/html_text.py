"""HTML made of untrusted text: escapes, marks, tables, bounded lists. Nothing in it can act.

Control, escape and bidirectional characters are shown as codes; what remains of a right-to-left
text is isolated by the page's style.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from nidra.base.text import one_line, printable
from nidra.report.unseen import seen
from nidra.report.words import and_more

_ENTITIES = str.maketrans(
    {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;", "\r": "\\u000d"}
)


def escaped(text: str, width: int = 200) -> str:
    """Untrusted text on one line, cut at `width` characters, safe between tags and in attributes."""
    return _safe(one_line(seen(text[: width * 4]), width))


def block(text: str, width: int = 1200) -> str:
    """Untrusted text with its line breaks, cut at `width` characters."""
    shown = printable(seen(text[:width]))
    return _safe(shown + "…" if len(text) > width else shown)


def _safe(text: str) -> str:
    return text.translate(_ENTITIES)


def code(text: str, width: int = 300) -> str:
    """Untrusted text as code."""
    return f"<code>{escaped(text, width) or '(empty)'}</code>"


def command(text: str) -> str:
    """What to type, taken as a whole by one click."""
    return f'<code class="type">{escaped(text, 600)}</code>'


def marked(
    text: str, places: Sequence[tuple[int, int]], width: int = 700, tag: str = "mark"
) -> str:
    """Untrusted text with stretches marked; a long one is shown from near the first of them."""
    at = max(0, places[0][0] - width // 3) if places and places[-1][1] > width else 0
    end = min(len(text), at + width)
    parts = ["… "] if at else []
    for start, stop in places:
        if start < at or start >= end:
            continue
        parts.append(block(text[at:start], width))
        parts.append(f"<{tag}>{block(text[start : min(stop, end)], width)}</{tag}>")
        at = min(stop, end)
    parts.append(block(text[at:end], width))
    return "".join(parts) + (" …" if end < len(text) else "")


def table(
    caption: str,
    head: Sequence[str],
    rows: Iterable[Sequence[str]],
    numbers: Collection[int] = (),
    drawn: int = -1,
) -> str:
    """A table of ready cells, the first of each row its heading.

    `numbers` are the columns that hold numbers, `drawn` is the one that holds bars.
    """
    looks = [_look(at, numbers, drawn) for at in range(len(head))]
    named = "".join(
        f'<th scope="col"{look}>{cell}</th>' for look, cell in zip(looks, head, strict=True)
    )
    lines = "".join(f"<tr>{_cells(row, looks)}</tr>" for row in rows)
    return (
        f'<div class="wide" role="region" aria-label="{caption}" tabindex="0">'
        f"<table><caption>{caption}</caption>"
        f"<thead><tr>{named}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _cells(row: Sequence[str], looks: Sequence[str]) -> str:
    first, *rest = row
    cells = [f"<td{look}>{cell}</td>" for look, cell in zip(looks[1:], rest, strict=True)]
    return "".join([f'<th scope="row">{first}</th>', *cells])


def _look(at: int, numbers: Collection[int], drawn: int) -> str:
    if at == drawn:
        return ' class="draw"'
    return ' class="n"' if at in numbers else ""


def items(lines: Iterable[str], left: int = 0) -> str:
    """A list of ready lines that says how many were left out."""
    listed = [f"<li>{line}</li>" for line in lines]
    if left > 0:
        listed.append(f'<li class="more">{and_more(left)}</li>')
    return f"<ul>{''.join(listed)}</ul>" if listed else ""


def more(left: int) -> str:
    """The line below a bounded list, or nothing where it was complete."""
    return f'<p class="more">{and_more(left)}</p>' if left > 0 else ""


def folded(summary: str, body: str, opened: bool = False) -> str:
    """A part that a reader may open."""
    return f"<details{' open' if opened else ''}><summary>{summary}</summary>{body}</details>"


def section(name: str, title: str, *parts: str) -> str:
    """A titled part of the page, or nothing where it has no content."""
    body = "".join(part for part in parts if part)
    if not body:
        return ""
    return f'<section id="{name}"><h2>{title}</h2>{body}</section>'
