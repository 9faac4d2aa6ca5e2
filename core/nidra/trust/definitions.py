"""What a file of code or settings defines: names, and the values that they have."""

from __future__ import annotations

import ast
import configparser
import json
import re
import tomllib
from collections.abc import Iterator

_DEFINES = (
    r"\b(?:def|class|function\*?|func|fn|sub|proc|struct|enum|union|interface|trait|type|typedef|module|namespace"
    r"|package|object|record|protocol|impl|const|let|var|val|static|final|define|macro|macro_rules!|alias|export"
    r"|public|private|protected|create\s+(?:table|view|index|function))\b[^\n]{0,200}?"
)
_QUOTED = re.compile(r"""^(["'`])(.*)\1$""", re.DOTALL)
_COMMENT = re.compile(r"\s+(?:#|//|--|;).*$")


def defines(text: str, name: str, suffix: str) -> bool:
    """Does the text of a file with this suffix define `name` (dotted for members)?"""
    if suffix in (".py", ".pyi"):
        tree = _tree(text)
        if tree is not None:
            return name.replace("::", ".") in set(_names(tree.body, ""))
    last = re.split(r"\.|::", name)[-1]
    word = rf"(?<![\w]){re.escape(last)}(?![\w])"
    return bool(
        re.search(_DEFINES + word, text, re.IGNORECASE)
        or re.search(
            rf"^[\w\s*&<>\"'\[\],.:-]{{0,80}}?{word}[\"']?\s*(?:[:=({{]|$)", text, re.MULTILINE
        )
    )


def _tree(text: str) -> ast.Module | None:
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _names(body: list[ast.stmt], scope: str) -> Iterator[str]:
    """Dotted names of everything that is defined in a body of statements, branches included."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield scope + node.name
            yield from _names(node.body, f"{scope}{node.name}.")
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from (scope + (alias.asname or alias.name) for alias in node.names)
        else:
            yield from (scope + target for target, _ in _assigned(node))
            for inner in ("body", "orelse", "finalbody"):
                yield from _names(getattr(node, inner, []), scope)
            for handler in getattr(node, "handlers", []):
                yield from _names(handler.body, scope)


def _assigned(node: ast.stmt) -> Iterator[tuple[str, ast.expr | None]]:
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                yield target.id, node.value
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield node.target.id, node.value


def values_of(text: str, name: str, suffix: str) -> list[str]:
    """Every value that `name` has in the text, as written or as its format reads it."""
    found: list[str] = []
    if suffix in (".py", ".pyi"):
        found = list(_python_values(text, name))
    elif suffix in (".json", ".toml"):
        found = list(_document_values(text, name, suffix))
    elif suffix in (".ini", ".cfg"):
        found = list(_ini_values(text, name))
    return found or list(_written_values(text, name))


def _python_values(text: str, name: str) -> Iterator[str]:
    *scope, last = name.split(".")
    tree = _tree(text)
    body = tree.body if tree else []
    for part in scope:
        body = next(
            (node.body for node in body if isinstance(node, ast.ClassDef) and node.name == part), []
        )
    for node in body:
        for target, value in _assigned(node):
            if target == last and value is not None:
                yield ast.unparse(value)


def _document_values(text: str, name: str, suffix: str) -> Iterator[str]:
    """The value at a dotted path of a JSON or TOML document, or of every key of that name."""
    try:
        document = json.loads(text) if suffix == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError):
        return
    for path, value in _leaves(document, ""):
        if path == name or path.endswith(f".{name}"):
            yield value if isinstance(value, str) else json.dumps(value, default=str)


def _leaves(value: object, path: str, depth: int = 0) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict) and depth < 50:
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}" if path else str(key), depth + 1)
    else:
        yield path, value


def _ini_values(text: str, name: str) -> Iterator[str]:
    parser = configparser.ConfigParser(interpolation=None, strict=False, allow_no_value=True)
    try:
        parser.read_string(text)
    except configparser.Error:
        return
    section, _, key = name.rpartition(".")
    for title in parser.sections():
        if not section or section == title:
            value = parser[title].get(key)
            if value is not None:
                yield value


def _written_values(text: str, name: str) -> Iterator[str]:
    """What stands after `NAME =` or `NAME:` at a line's head: env files, YAML, code of any language."""
    last = re.escape(name.split(".")[-1])
    pattern = re.compile(
        rf"^[ \t]*(?:[\w#-]+[ \t]+){{0,3}}[\"']?{last}[\"']?[ \t]*(?::[ \t]*[\w<>\[\], ]+?(?==))?[ \t]*(?:=|:=|:|[ \t])[ \t]*(\S[^\n\r]*)",
        re.MULTILINE,
    )
    for found in pattern.finditer(text):
        yield found.group(1).strip()


def same_value(ours: str, theirs: str) -> bool:
    """Do two literals mean the same: quotes, closing commas, comments and number forms apart?"""
    a, b = _bare(ours), _bare(theirs)
    return a == b or _number(a) == _number(b) is not None or a.lower() == b.lower() in _WORDS


_WORDS = frozenset({"true", "false", "none", "null", "yes", "no", "on", "off"})


def _bare(literal: str) -> str:
    literal = literal.strip()
    quoted = _QUOTED.match(literal.rstrip(",;"))
    if quoted:
        return quoted.group(2)
    literal = _COMMENT.sub("", literal).rstrip(",; ")
    quoted = _QUOTED.match(literal)
    return quoted.group(2) if quoted else literal


def _number(text: str) -> float | None:
    try:
        return float(text.replace("_", ""))
    except ValueError:
        return None
