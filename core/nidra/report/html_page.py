"""The frame of an HTML page that stands alone: no script, nothing fetched, nothing sent."""

from __future__ import annotations

from collections.abc import Sequence

from nidra.report.hatching import patterns
from nidra.report.html_style import style_sheet
from nidra.report.html_text import escaped

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"


def page(title: str, top: str, sections: Sequence[str], foot: str) -> str:
    """One HTML document of ready parts; `title` is plain text."""
    body = "".join(sections)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        '<meta name="referrer" content="no-referrer">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">'
        f"<title>{escaped(title)}</title><style>{style_sheet()}</style></head>\n"
        f'<body>{patterns()}<header class="top">{top}</header>\n<main>{body}</main>\n'
        f"<footer>{foot}</footer></body></html>\n"
    )


def contents(parts: Sequence[tuple[str, str]]) -> str:
    """Links to the parts of the page, (name, title) each."""
    links = "".join(f'<li><a href="#{name}">{title}</a></li>' for name, title in parts)
    return f'<nav aria-label="Contents"><ul>{links}</ul></nav>'
