"""Which values in a sentence of the engine are words of the engine again, told from how its source makes them.

A value is, where all that it may come to are texts written there: a constant, a sentence with places, one of
several of those, what a function of the same module returns. Whatever comes from a store, a source or a person
is none.
"""

from __future__ import annotations

import ast
import re

_LETTERS = re.compile(r"[A-Za-z]{2}")
_SAID = {
    "_number",
    "said",
    "counted",
    "_part",
    "ago",
    "ahead",
    "often",
    "and_more",
    "state_words",
    "when",
}
# Fields of the engine's records that hold finished sentences, and what a text passes through unharmed.
_SENTENCES = {"sentence", "no_fts", "why_nobody"}
_SAME = {"lower", "upper", "strip", "removesuffix", "capitalize"}
_DEEP = 6


class Words:
    """What is known of the texts that one module makes."""

    def __init__(self, tree: ast.Module) -> None:
        self._functions = {
            one.name: one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)
        }
        self._set: dict[str, list[ast.expr]] = {}
        self._read(tree.body, self._set)
        self._calls: dict[str, list[ast.Call]] = {}
        for one in ast.walk(tree):
            if isinstance(one, ast.Call):
                self._calls.setdefault(_called(one), []).append(one)
        self._home = {id(part): f for f in self._functions.values() for part in ast.walk(f)}

    def _read(self, body: list[ast.stmt], into: dict[str, list[ast.expr]]) -> None:
        for statement in body:
            for one in ast.walk(statement):
                if isinstance(one, ast.Assign):
                    for target in one.targets:
                        _assign(target, one.value, into)
                elif isinstance(one, (ast.AnnAssign, ast.NamedExpr)) and one.value is not None:
                    _assign(one.target, one.value, into)

    def are(self, node: ast.AST, deep: int = 0) -> bool:
        """Is whatever this comes to a text of the engine, or nothing?"""
        if deep > _DEEP:
            return False
        return self._one(node, deep + 1)

    def chosen(self, node: ast.AST) -> list[ast.expr]:
        """The two plain words of which a name bears one, where that is so."""
        home = self._home.get(id(node))
        if not isinstance(node, ast.Name) or home is None:
            return []
        set_here: dict[str, list[ast.expr]] = {}
        self._read(home.body, set_here)
        match set_here.get(node.id):
            case [ast.IfExp(body=ast.Constant() as one, orelse=ast.Constant() as other)]:
                return [one, other] if one.value and other.value else []
        return []

    def _one(self, node: ast.AST, deep: int) -> bool:
        match node:
            case ast.Constant(value=value):
                return isinstance(value, str) or value is None
            case ast.JoinedStr(values=values):
                return self._joined(values, deep)
            case ast.IfExp(body=body, orelse=other):
                return self.are(body, deep) and self.are(other, deep)
            case ast.BoolOp(values=values):
                return all(self.are(value, deep) for value in values)
            case ast.Subscript(value=held) | ast.Starred(value=held):
                return self.are(held, deep)
            case ast.Dict(values=values) | ast.List(elts=values) | ast.Tuple(elts=values):
                return bool(values) and all(self.are(value, deep) for value in values)
            case ast.ListComp(elt=made) | ast.GeneratorExp(elt=made):
                return self.are(made, deep)
            case ast.Attribute(attr=name):
                return name in _SENTENCES
            case ast.Call():
                return self._call(node, deep)
            case ast.Name():
                return self._name(node, deep)
        return False

    def _joined(self, values: list[ast.expr], deep: int) -> bool:
        said = "".join(str(one.value) for one in values if isinstance(one, ast.Constant))
        places = [one.value for one in values if isinstance(one, ast.FormattedValue)]
        return bool(_LETTERS.search(said)) or all(self.are(one, deep) for one in places)

    def _call(self, call: ast.Call, deep: int) -> bool:
        name = _called(call)
        if name in _SAID:
            return True
        if isinstance(call.func, ast.Attribute):
            if name in ("join", "get"):
                held = call.args[:1] if name == "join" else [call.func.value, *call.args[1:]]
                return bool(held) and all(self.are(one, deep) for one in held)
            return name in _SAME and self.are(call.func.value, deep)
        if name in ("next", "one_line", "sorted", "list"):
            return bool(call.args) and self.are(call.args[0], deep)
        made = self._functions.get(name)
        return made is not None and self._returns(made, deep)

    def _returns(self, made: ast.FunctionDef, deep: int) -> bool:
        told = [
            one.value
            for one in ast.walk(made)
            if isinstance(one, (ast.Return, ast.Yield))
            if one.value
        ]
        return bool(told) and all(self.are(one, deep) for one in told)

    def _name(self, node: ast.Name, deep: int) -> bool:
        home = self._home.get(id(node))
        set_here: dict[str, list[ast.expr]] = {}
        if home is not None:
            self._read(home.body, set_here)
            names = [one.arg for one in home.args.args]
            if node.id in names and node.id not in set_here:
                return self._given(home, names, node.id, deep)
        values = set_here.get(node.id) or (
            self._set.get(node.id) if node.id.isupper() or node.id[0] == "_" else None
        )
        return bool(values) and all(self.are(one, deep) for one in values or [])

    def _given(self, home: ast.FunctionDef, names: list[str], name: str, deep: int) -> bool:
        """Do all who call the function, within its module, hand it words there?"""
        at = names.index(name) - (names[0] in ("self", "cls"))
        given = [
            next((key.value for key in call.keywords if key.arg == name), None)
            or (call.args[at] if at < len(call.args) else None)
            for call in self._calls.get(home.name, [])
        ]
        return bool(given) and all(one is not None and self.are(one, deep) for one in given)


def _called(call: ast.Call) -> str:
    func = call.func
    return (
        func.id
        if isinstance(func, ast.Name)
        else func.attr
        if isinstance(func, ast.Attribute)
        else ""
    )


def _assign(target: ast.expr, value: ast.expr, into: dict[str, list[ast.expr]]) -> None:
    if isinstance(target, ast.Name):
        into.setdefault(target.id, []).append(value)
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, part in zip(target.elts, value.elts, strict=False):
            _assign(one, part, into)
    elif isinstance(target, ast.Tuple):
        for one in target.elts:
            _assign(one, value, into)
