"""The sentences of the engine that the window shows, as templates, read off its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from gui.engine_words import Words
from nidra.app import consequences
from nidra.report import chart_words, forgetting_words

CORE = Path(__file__).parents[2] / "core" / "nidra"
WINDOW = Path(__file__).parents[2] / "nidra_gui"

# Modules whose sentences reach a person through the window.
MODULES = {
    "report": (
        "words",
        "happened",
        "deeds",
        "sentence",
        "pairs",
        "chart_words",
        "forgetting_words",
        "numbers",
    ),
    "base": ("errors", "settings", "paths"),
    "records": ("watch", "timer", "foreign", "review"),
    "app": (
        "consequences",
        "recheck",
        "resolve",
        "review",
        "undo",
        "redo",
        "timer",
        "schedule",
        "doctor",
        "first_run",
        "preview",
        "opening",
        "charts",
        "exports",
        "remap",
        "moved",
        "lost_roots",
        "judges",
        "history",
        "home",
        "import_job",
        "contested",
        "decay",
        "search",
        "settings",
        "backup",
        "verify_journal",
        "past",
        "forgetting",
        "journal",
        "journal_commands",
        "passes_chart",
        "deed",
        "trust_head",
    ),
    "sleep": ("choices", "run", "places"),
    "store": ("database", "undo_plan", "undo_effects", "undo_targets", "lease"),
    "trust": ("check", "grading", "anchor", "align_told", "locate"),
    "sources": ("reader", "files", "contents", "decode"),
    "inference": ("choice", "claude_cli", "anthropic_api", "judge"),
}

# Words that stand alone: grades, standings, flags, tiers, verdicts, states.
LABELS = [
    "unverified",
    "source_linked",
    "machine_checked",
    "source linked",
    "machine checked",
    "fallen",
    "traceable",
    "not comparable",
    "gone",
    "no receipt",
    "record",
    "episodic",
    "semantic",
    "orientation",
    "unchecked",
    "verbatim",
    "moved",
    "ambiguous",
    "edited",
    "drifted",
    "unfounded",
    "unreadable",
    "corrupt",
    "altered by the miner",
    "too short",
    "not byte-checkable",
    "present",
    "unreachable",
    "It",
    "premise fallen",
    "integrity",
    "superseded",
    "superseded by judgment",
    "united",
    "tombstoned",
    "rejected",
    "never",
    "once",
    "one",
    "just now",
    "now",
    "today",
    "yesterday",
    "memory",
    "memories",
    "source",
    "sources",
    "receipt",
    "receipts",
    "pair",
    "pairs",
    "pass",
    "passes",
    "verdict",
    "verdicts",
    "review date",
    "review dates",
    "burial plan",
    "burial plans",
    "union",
    "unions",
    "review",
    "reviews",
    "use",
    "uses",
    "contested",
    "active",
    "retired",
    "quick",
    "full",
]

_SAID = {"said": 1, "counted": 1, "_part": 1, "_number": 1}
_MARK = "\x02"  # behind the name of a place whose value is the engine's own words
_PLACE = re.compile(r"\{[a-z_]+\d*\x02?\}")
_ODD_PLACE = re.compile(r"\{(?![a-z_]+\d*\})")
_WORD = re.compile(r"[A-Za-z]{2,}")
# SQL, patterns, what is only typed, and what is only looked for in another program's words.
_TECHNICAL = re.compile(
    r"%Y|[<>=]\?|[a-z_]\(|\bIN \(|^NOT \(|\bIS (NOT )?NULL|\(\?:|^(SELECT|INSERT|DELETE|UPDATE|CREATE|PRAGMA|BEGIN|ATTACH)\b|^[A-Z_ ]+$|^\s*[<\[#]|^--[a-z]|^nidra [a-z]|\\"
    r"|^Python \{|^(oauth token|invalid api|disk i/o|input/output|unable to open|please run|escapes every)"
)
_MOST = 4  # forms of one sentence that holds several counted things


def templates() -> set[str]:
    """Each sentence once, places named after what stands there; `{n}` is a number."""
    return set(worded())


def worded() -> dict[str, list[str]]:
    """Each sentence, with the places whose values are the engine's own words wherever it is made."""
    charts = [*chart_words.TEXTS, *forgetting_words.TEXTS]
    found: dict[str, set[str]] = {text: set() for text in [*LABELS, *map(_plain, charts)]}
    for marked in _all():
        text = marked.replace(_MARK, "")
        # What was done is told as what would be done, too.
        if (now := consequences._DONE.sub(lambda word: consequences._NOW[word[1]], text)) != text:
            found[now] = set()
        if _is_sentence(text):
            names = set(re.findall(rf"\{{(\w+){_MARK}", marked))
            found[text] = found.get(text, names) & names
    return {text: sorted(found[text]) for text in sorted(found)}


def _all() -> Iterator[str]:
    for room, names in MODULES.items():
        for path in (CORE / room / f"{name}.py" for name in names):
            if path.exists():
                yield from (text.strip() for text in _of_module(path))
    for path in WINDOW.rglob("*.py"):
        for one in ast.walk(ast.parse(path.read_text("utf-8"))):
            if _counts(one):
                yield from _forms(one)


def _of_module(path: Path) -> Iterator[str]:
    tree = ast.parse(path.read_text("utf-8"))
    _mark(tree)
    if path.name == "deeds.py":
        yield from _deeds(tree)
        return
    if path.name == "errors.py":
        for made in ast.walk(tree):
            if isinstance(made, ast.ClassDef) and (told := ast.get_docstring(made)):
                yield re.sub(r"!r\}", "}", told)
        return
    yield from _below(tree, _docstrings(tree))


def _mark(tree: ast.Module) -> None:
    """Note at each place in a sentence whether its value is the engine's own words."""
    words = Words(tree)
    for one in ast.walk(tree):
        if isinstance(one, ast.FormattedValue):
            one.worded = words.are(one.value)  # type: ignore[attr-defined]
            one.chosen = words.chosen(one.value)  # type: ignore[attr-defined]
        elif isinstance(one, ast.BinOp):
            one.right.worded = words.are(one.right)  # type: ignore[attr-defined]


def _docstrings(tree: ast.Module) -> set[int]:
    """The constants that tell a reader of the source what a thing is for."""
    return {
        id(one.value)
        for one in ast.walk(tree)
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant)
    }


def _below(node: ast.AST, left_out: set[int]) -> Iterator[str]:
    if id(node) in left_out or _is_unread(node):
        return
    if isinstance(node, (ast.JoinedStr, ast.Constant, ast.BinOp)) or _counts(node):
        yield from _forms(node)
    if _counts(node):
        return
    if isinstance(node, ast.Tuple) and _is_pair(node):
        yield from (f"{{n}} {form}" for one in node.elts[-2:] for form in _forms(one))
        return
    if isinstance(node, ast.JoinedStr):
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                yield from _below(part.value, left_out)
        return
    for child in ast.iter_child_nodes(node):
        yield from _below(child, left_out)


def _is_unread(node: ast.AST) -> bool:
    """Is this a pattern, or what a model is tried out with?"""
    match node:
        case ast.Call(func=ast.Name(id="Side")):
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"))):
            return True
    return False


def _counts(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in _SAID


def _is_pair(node: ast.Tuple) -> bool:
    """Are these the ends of one sentence, for one thing and for many, or a number with them?"""
    said = [one.value for one in node.elts if isinstance(one, ast.Constant)]
    counted = len(node.elts) == 3 and not isinstance(node.elts[0], ast.Constant)
    return (
        (len(node.elts) == 2 or counted)
        and len(said) == 2
        and all(
            isinstance(one, str) and " " in one and "{" not in one and one[:1].islower()
            for one in said
        )
    )


def _forms(node: ast.AST) -> list[str]:
    """The texts that an expression may come to, with places for what is not known."""
    match node:
        case ast.Constant(value=str(text)):
            return [_plain(text)]
        case ast.JoinedStr(values=values):
            parts = [_part_forms(value) for value in values]
            joined = ["".join(one) for one in _bounded(parts)]
            return [_numbered(text) for text in joined]
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            return _lead(left, right)
        case ast.Call() if _counts(node):
            return [f"{{n}} {words}" for words in _nouns(node)]
    return []


def _plain(text: str) -> str:
    """A text with places, as they are called here."""
    return re.sub(r"\{([a-z_]+):,\}", r"{\1}", text).replace("{}", "{what}")


def _lead(left: ast.expr, right: ast.expr) -> list[str]:
    """A text with what is put behind it."""
    if isinstance(left, ast.Constant) and isinstance(left.value, str):
        mark = _MARK if getattr(right, "worded", False) else ""
        return [f"{left.value}{{{_name(right)}{mark}}}"]
    return []


def _part_forms(value: ast.expr) -> list[str]:
    if isinstance(value, ast.Constant):
        return [str(value.value)]
    assert isinstance(value, ast.FormattedValue)
    if _counts(value.value):
        return _forms(value.value)
    if chosen := getattr(value, "chosen", None):
        return [form for one in chosen for form in _forms(one)]
    if isinstance(value.value, ast.IfExp) and _is_choice(value.value):
        return [*_forms(value.value.body), *_forms(value.value.orelse)]
    spec = ast.unparse(value.format_spec) if value.format_spec is not None else ""
    mark = _MARK if getattr(value, "worded", False) else ""
    name = "n" if re.search(r"[,f]'$|,\.", spec) else _name(value.value)
    return [f"{{{name}{mark if name != 'n' else ''}}}"]


def _is_choice(node: ast.IfExp) -> bool:
    """Is one of two plain words put there?"""
    return all(isinstance(one, ast.Constant) for one in (node.body, node.orelse))


def _bounded(parts: list[list[str]]) -> list[tuple[str, ...]]:
    """Every combination, or the first form of each where those are too many."""
    number = 1
    for part in parts:
        number *= len(part)
    return list(product(*parts)) if number <= _MOST else [tuple(part[0] for part in parts)]


def _nouns(call: ast.Call) -> list[str]:
    words = [form for argument in call.args[1:] for form in _forms(argument)]
    if (
        len(words) == 1
        and isinstance(call.func, ast.Name)
        and call.func.id in ("counted", "_number")
    ):
        words.append(f"{words[0]}s")
    return words


def _name(node: ast.AST) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.strip("_").lower()
        case ast.Subscript(slice=ast.Constant(value=str(name))):
            return name
        case ast.Call(func=ast.Name(id="count")):
            return "n"
        case ast.Call(func=ast.Name(id="one_line"), args=[first, *_]):
            return _name(first)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name.strip("_").lower()
    return "what"


def _numbered(text: str) -> str:
    """Two places of one name get numbers."""
    seen: dict[str, int] = {}

    def named(match: re.Match[str]) -> str:
        name = match.group()[1:-1].removesuffix(_MARK)
        seen[name] = seen.get(name, 0) + 1
        mark = _MARK if _MARK in match.group() else ""
        return match.group() if seen[name] == 1 else f"{{{name}{seen[name]}{mark}}}"

    return _PLACE.sub(named, text)


def _deeds(tree: ast.Module) -> Iterator[str]:
    """`report/deeds.py` joins a number, a noun and the rest of its sentence."""
    nouns = {
        "_MEMORIES": ("memory", "memories"),
        "_PAIRS": ("pair", "pairs"),
        "_RECEIPTS": ("receipt", "receipts"),
        "_VERDICTS": ("receipt", "receipts"),
    }
    for made in tree.body:
        target = made.targets[0] if isinstance(made, ast.Assign) else None
        if isinstance(target, ast.Name) and target.id in nouns:
            for pair in ast.walk(made):
                if isinstance(pair, ast.Tuple) and len(pair.elts) == 2:
                    for noun, words in zip(nouns[target.id], pair.elts, strict=True):
                        yield from (f"{{n}} {noun} {form}" for form in _forms(words))


def _is_sentence(text: str) -> bool:
    """Words for a person, more than one unless it is a label, and not the inside of a program."""
    if text in LABELS or text in chart_words.TEXTS or text in forgetting_words.TEXTS:
        return True
    bare = _PLACE.sub(" ", text)
    if (
        _ODD_PLACE.search(text)
        or _TECHNICAL.search(text)
        or not _WORD.search(bare)
        or "\n" in text
        or "\x1f" in text
    ):
        return False
    lone_place = len(_WORD.findall(bare)) == 1 and "{" in text and len(_PLACE.findall(text)) > 1
    return " " in text.strip() and not lone_place
