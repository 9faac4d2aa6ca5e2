"""Markdown made of untrusted text: escapes, code spans, tables, bounded lists."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from nidra.base.text import one_line
from nidra.report.unseen import seen
from nidra.report.words import and_more

_ANYWHERE = re.compile(r"([\\`*\[\]<>|&~$]|(?<![^\W_])_|_(?![^\W_]))")
_AT_START = re.compile(r"^([#+=-])")
_NUMBER_AT_START = re.compile(r"^(\d+)([.)])(?=\s|$)")
_LINK = re.compile(r"(://)|\b(www)\.|@", re.IGNORECASE)
_TICKS = re.compile(r"`+")


def escaped(text: str, width: int = 200) -> str:
    """Untrusted text on one line, with everything that Markdown, HTML or a link would act on escaped.

    An underscore inside a word and a number at the start that begins no list stay as they are, for
    the sake of those who read the report as it is.
    """
    flat = _ANYWHERE.sub(r"\\\1", _flat(text, width))
    flat = _AT_START.sub(r"\\\1", flat)
    flat = _NUMBER_AT_START.sub(r"\1\\\2", flat)
    return _LINK.sub(_unlinked, flat)


def _flat(text: str, width: int) -> str:
    return one_line(seen(text[: width * 4]), width)


def _unlinked(match: re.Match[str]) -> str:
    if match.group(1):
        return "\\://"
    return f"{match.group(2)}\\." if match.group(2) else "\\@"


def code(text: str, width: int = 200, *, cell: bool = False) -> str:
    """Untrusted text as a code span, where nothing is acted on; `cell` is for one in a table."""
    flat = _flat(text, width)
    if not flat:
        return "(empty)"
    fence = "`" * (max((len(run) for run in _TICKS.findall(flat)), default=0) + 1)
    pad = " " if flat.startswith("`") or flat.endswith("`") else ""
    body = flat.replace("|", "\\|") if cell else flat
    return f"{fence}{pad}{body}{pad}{fence}"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], numbers_from: int = 1) -> str:
    """A table of ready cells; columns from `numbers_from` on are aligned to the right."""
    rules = ["---" if at < numbers_from else "---:" for at in range(len(head))]
    lines = [head, rules, *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def bullets(lines: Iterable[str], left: int = 0) -> str:
    """A list of ready lines that says how many were left out."""
    listed = [f"- {line}" for line in lines]
    if left > 0:
        listed.append(f"- {and_more(left)}")
    return "\n".join(listed)
