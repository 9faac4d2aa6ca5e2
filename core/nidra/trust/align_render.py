"""Tool calls and results as a miner renders them, computed again from the source.

A drawer that holds `[Bash] make test` or `... [12 lines omitted] ...` holds text that no source
has as such. What the source would give is computed here and stands in the table as one more
value, so that each number of a rendered part is compared like any other.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from nidra.records.dialect import Calls, Dialect, ToolForms
from nidra.records.verdict import SpanForm
from nidra.sources.values import literals, unescape

Value = tuple[int, int, str, SpanForm]
_MARKS = (b'"tool_use"', b'"tool_result"', b'"thinking"', b'"image"', b'"document"')


def values_with_calls(raw: bytes, dialect: Dialect) -> Iterator[Value]:
    """The values of a JSON or JSONL source, rendered calls before the values that they render."""
    if dialect.calls is Calls.NONE or not any(mark in raw for mark in _MARKS[:2]):
        yield from _plain(raw, 0, len(raw))
        return
    renderer = _Renderer(dialect)
    begin, size = 0, len(raw)
    while begin < size:
        end = raw.find(b"\n", begin)
        end = size if end < 0 else end + 1
        if any(raw.find(mark, begin, end) >= 0 for mark in _MARKS):
            yield from renderer.line(raw, begin, end)
        else:
            yield from _plain(raw, begin, end)
        begin = end


def _plain(raw: bytes, begin: int, end: int) -> Iterator[Value]:
    form = SpanForm.JSON
    for offset, length in literals(raw, begin, end):
        yield offset, length, unescape(raw[offset : offset + length]), form


class _Renderer:
    """Renders the blocks of one source line by line; remembers which tool an id belongs to."""

    def __init__(self, dialect: Dialect) -> None:
        self._forms = dialect.tools
        self._render: Callable[[dict[str, Any]], str] = (
            self._serialised if dialect.calls is Calls.SERIALISED else self._bracketed
        )
        self._tools: dict[str, str] = {}

    def line(self, raw: bytes, begin: int, end: int) -> Iterator[Value]:
        """The values of one line, each rendered block set before its own values."""
        found = list(literals(raw, begin, end))
        rendered = self._blocks(raw[begin:end], len(found))
        for number, (offset, length) in enumerate(found):
            for last, text in rendered.get(number, ()):
                stop = sum(found[last])
                yield offset, stop - offset, text, SpanForm.DECODED
            yield offset, length, unescape(raw[offset : offset + length]), SpanForm.JSON

    def _blocks(self, line: bytes, count: int) -> dict[int, list[tuple[int, str]]]:
        """Number of the first literal of a block -> (number of its last literal, rendered text)."""
        try:
            record = json.loads(line.decode("utf-8", "replace"), strict=False)
        except (ValueError, RecursionError):
            return {}
        found: dict[int, list[tuple[int, str]]] = {}
        total = 0
        for block, first, last in _message_blocks(record):
            total = max(total, last + 1)
            text = self._render(block)
            if text and first <= last:
                found.setdefault(first, []).append((last, text))
        return found if total <= count else {}

    def _bracketed(self, block: dict[str, Any]) -> str:
        kind = block.get("type")
        if kind == "tool_use":
            self._tools[str(block.get("id", ""))] = str(block.get("name", "Unknown"))
            return bracketed_call(block, self._forms)
        if kind == "tool_result":
            tool = self._tools.get(str(block.get("tool_use_id", "")), "Unknown")
            return arrowed_result(block.get("content", ""), tool, self._forms)
        return ""

    def _serialised(self, block: dict[str, Any]) -> str:
        kind = block.get("type", "")
        if kind == "text":
            return ""
        if kind == "tool_use":
            given = json.dumps(block.get("input", {}))
            return f"[tool_use: {block.get('name', '?')} input={given}]"
        if kind == "tool_result":
            return f"[tool_result: {json.dumps(block.get('content', ''))}]"
        return f"[{kind}: {json.dumps(block)}]"


def _message_blocks(record: Any) -> Iterator[tuple[dict[str, Any], int, int]]:
    """(block, number of its first string, number of its last) for `message.content` of a record."""
    seen = 0
    if not isinstance(record, dict):
        return
    for key, part in record.items():
        if key != "message" or not isinstance(part, dict):
            seen += _strings(part)
            continue
        for inner, content in part.items():
            if inner != "content" or not isinstance(content, list):
                seen += _strings(content)
                continue
            for block in content:
                held = _strings(block)
                if isinstance(block, dict):
                    yield block, seen, seen + held - 1
                seen += held


def _strings(part: Any) -> int:
    """How many string values a JSON value holds."""
    if isinstance(part, str):
        return 1
    if isinstance(part, dict):
        return sum(map(_strings, part.values()))
    if isinstance(part, list):
        return sum(map(_strings, part))
    return 0


def bracketed_call(block: dict[str, Any], forms: ToolForms) -> str:
    """`[Bash] command`, `[Read path:a-b]`, `[Grep] pattern in target`, `[Name] {json}` …"""
    name = str(block.get("name", "Unknown"))
    given = block.get("input")
    given = given if isinstance(given, dict) else {}
    if name == "Bash":
        return f"[Bash] {_cut(str(given.get('command', '')), forms.argument_chars)}"
    if name == "Read":
        return f"[Read {given.get('file_path', '?')}{_line_range(given)}]"
    if name == "Grep":
        target = given.get("path") or given.get("glob") or ""
        return f"[Grep] {given.get('pattern', '')} in {target}"
    if name == "Glob":
        return f"[Glob] {given.get('pattern', '')}"
    if name in ("Edit", "Write"):
        return f"[{name} {given.get('file_path', '?')}]"
    return f"[{name}] {_cut(json.dumps(given, separators=(',', ':')), forms.argument_chars)}"


def _line_range(given: dict[str, Any]) -> str:
    start, count = given.get("offset"), given.get("limit")
    if start is None or count is None:
        return ""
    try:
        return f":{start}-{int(start) + int(count)}"
    except (TypeError, ValueError):
        return f":{start}+{count}"


def arrowed_result(content: Any, tool: str, forms: ToolForms) -> str:
    """A tool's result with an arrow before each line, shortened as the tool's kind asks."""
    text = _result_text(content).strip()
    if not text or tool in forms.silent:
        return ""
    lines = text.split("\n")
    if tool in forms.by_lines:
        edge = forms.edge_lines
        if len(lines) > 2 * edge:
            left_out = f"... [{len(lines) - 2 * edge} lines omitted] ..."
            lines = [*lines[:edge], left_out, *lines[-edge:]]
        return _arrows(lines, forms)
    if tool in forms.by_matches:
        if len(lines) > forms.matches:
            more = f"... [{len(lines) - forms.matches} more matches]"
            lines = [*lines[: forms.matches], more]
        return _arrows(lines, forms)
    if len(text) > forms.result_chars:
        text = f"{text[: forms.result_chars]}... [truncated, {len(text)} chars]"
    return forms.arrow + text


def _arrows(lines: list[str], forms: ToolForms) -> str:
    return "\n".join(forms.arrow + line for line in lines)


def _result_text(content: Any) -> str:
    if not isinstance(content, list):
        return str(content) if content else ""
    parts = [part.get("text", "") if _is_text(part) else part for part in content]
    return "\n".join(part for part in parts if isinstance(part, str))


def _is_text(part: Any) -> bool:
    return isinstance(part, dict) and part.get("type") == "text"


def _cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else f"{text[:limit]}..."
