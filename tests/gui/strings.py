"""Every string that a catalogue has to hold: those of the window, and the sentences of the engine that it
shows, with a place for each value.

`make strings` writes them into `resources/languages/nidra_*.ts`, which keep what was translated, and the
list of the engine's templates beside them, each with the places that hold words of the engine again; `make languages` compiles the catalogues.

Usage: python tests/gui/strings.py [--compile]
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from xml.etree import ElementTree

from gui.engine_strings import templates, worded

from nidra_gui.language import CODES, ENGINE

ROOT = Path(__file__).parents[2]
WINDOW = ROOT / "nidra_gui"
FOLDER = ROOT / "resources" / "languages"
TEMPLATES = FOLDER / "engine.json"

# Qt ships no Hindi of its own: what the window shows of Qt's words.
OF_QT = {
    "QPlatformTheme": [
        "OK",
        "Save",
        "Save All",
        "Open",
        "&Yes",
        "Yes to &All",
        "&No",
        "N&o to All",
        "Abort",
        "Retry",
        "Ignore",
        "Close",
        "Cancel",
        "Discard",
        "Help",
        "Apply",
        "Reset",
        "Restore Defaults",
    ],
    "QWidgetTextControl": [
        "&Undo",
        "&Redo",
        "Cu&t",
        "&Copy",
        "Copy &Link Location",
        "&Paste",
        "Delete",
        "Select All",
    ],
    "QLineEdit": ["&Undo", "&Redo", "Cu&t", "&Copy", "&Paste", "Delete", "Select All"],
    "QFileDialog": [
        "Look in:",
        "Back",
        "Forward",
        "Parent Directory",
        "Create New Folder",
        "List View",
        "Detail View",
        "Sidebar",
        "List of places and bookmarks",
        "Files",
        "Files of type:",
        "File &name:",
        "Directory:",
        "&Open",
        "&Save",
        "&Choose",
        "Open",
        "Save As",
        "Show ",
        "Show &hidden files",
        "&New Folder",
        "&Rename",
        "&Delete",
        "New Folder",
        "Recent Places",
        "Remove",
        "My Computer",
        "All Files (*)",
        "Directories",
        "%1 already exists.\nDo you want to replace it?",
    ],
    "QFileSystemModel": [
        "Name",
        "Size",
        "Kind",
        "Type",
        "Date Modified",
        "Computer",
        "My Computer",
    ],
}


def of_the_window() -> set[tuple[str, str]]:
    """The strings of the window, each with its context; raises where one is not plain to see."""
    return {found for path in sorted(WINDOW.rglob("*.py")) for found in of_module(path)}


def of_module(path: Path) -> Iterator[tuple[str, str]]:
    """The strings of one module with their contexts."""
    tree = ast.parse(path.read_text("utf-8"))
    yield from _Seen(path, _helper(tree)).below(tree, "", {})


def _helper(tree: ast.Module) -> str:
    """The context that the module's own `_tr` names."""
    for made in ast.walk(tree):
        if isinstance(made, ast.FunctionDef) and made.name == "_tr":
            return next(
                str(call.args[0].value)
                for call in ast.walk(made)
                if isinstance(call, ast.Call) and isinstance(call.args[0], ast.Constant)
            )
    return ""


class _Seen:
    """The calls of one module that ask for a translation."""

    def __init__(self, path: Path, helper: str) -> None:
        self._path = path
        self._helper = helper

    def below(self, node: ast.AST, cls: str, kinds: dict[str, str]) -> Iterator[tuple[str, str]]:
        """Those below a node, within a class, where parameters are of these kinds."""
        if isinstance(node, ast.ClassDef):
            cls = node.name
        if isinstance(node, ast.FunctionDef):
            if node.name == "_tr":
                return
            kinds = kinds | {
                one.arg: ast.unparse(one.annotation).strip("'\"")
                for one in node.args.args
                if one.annotation is not None
            }
        if isinstance(node, ast.Call):
            found = self._asked(node, cls, kinds)
            if found is not None:
                yield found
        for child in ast.iter_child_nodes(node):
            yield from self.below(child, cls, kinds)

    def _asked(self, call: ast.Call, cls: str, kinds: dict[str, str]) -> tuple[str, str] | None:
        said = [one.value for one in call.args if isinstance(one, ast.Constant)]
        if call.args and ast.unparse(call.args[0]) == "ENGINE":
            return None
        match call.func:
            case ast.Attribute(attr="tr", value=ast.Name(id="self")):
                return self._plain(call, cls, said)
            case ast.Attribute(attr="tr", value=ast.Name(id=name)) if name in kinds:
                return self._plain(call, kinds[name], said)
            case ast.Name(id="_tr"):
                return self._plain(call, self._helper, said)
            case (
                ast.Name(id="tr")
                | ast.Attribute(attr="translate", value=ast.Name(id="QCoreApplication"))
            ):
                return self._plain(call, str(said[0]) if len(said) > 1 else "", said[1:])
            case ast.Attribute(attr="tr"):
                return self._plain(call, "", said)
        return None

    def _plain(self, call: ast.Call, context: str, said: list[object]) -> tuple[str, str]:
        if not context or len(said) != 1 or not isinstance(said[0], str):
            raise ValueError(
                f"{self._path}:{call.lineno}: no plain string of a known context: {ast.unparse(call)}"
            )
        return context, said[0]


def wanted() -> set[tuple[str, str]]:
    """All strings of a catalogue."""
    of_qt = {(context, word) for context, words in OF_QT.items() for word in words}
    return of_the_window() | {(ENGINE, text) for text in templates()} | of_qt


def catalogue(code: str) -> Path:
    """The catalogue of a language."""
    return FOLDER / f"nidra_{code}.ts"


def messages(code: str) -> dict[tuple[str, str], ElementTree.Element]:
    """The messages of a catalogue by context and source."""
    tree = ElementTree.parse(catalogue(code))
    return {
        (context.findtext("name") or "", message.findtext("source") or ""): message
        for context in tree.iter("context")
        for message in context.iter("message")
    }


def write() -> None:
    """Bring the catalogues up to date; what was translated stays."""
    TEMPLATES.write_text(json.dumps(worded(), ensure_ascii=False, indent=1) + "\n", "utf-8")
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "strings.py"
        listed.write_text(_as_calls(wanted()), "utf-8")
        for code in CODES:
            _run(
                "pyside6-lupdate",
                str(listed),
                *("-ts", str(catalogue(code)), "-locations", "none", "-no-obsolete"),
                *("-source-language", "en", "-target-language", code),
            )


def _as_calls(strings: set[tuple[str, str]]) -> str:
    """The strings in the one form that Qt's own tool finds in Python without fail."""
    lines = ["from PySide6.QtCore import QCoreApplication", ""]
    lines += [
        f"QCoreApplication.translate({_quoted(context)}, {_quoted(text)})"
        for context, text in sorted(strings)
    ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def compile_all(folder: Path = FOLDER) -> None:
    """Compile the catalogues into the form that the window reads."""
    for code in CODES:
        made = folder / f"nidra_{code}.qm"
        _run("pyside6-lrelease", "-silent", str(catalogue(code)), "-qm", str(made))


def _run(tool: str, *words: str) -> None:
    beside = Path(sys.executable).parent / tool
    program = str(beside) if beside.exists() else which(tool)
    done = subprocess.run([program or tool, *words], capture_output=True, text=True, check=False)
    told = done.stdout + done.stderr
    if done.returncode or "warning" in told.lower() or "error" in told.lower():
        raise SystemExit(f"{tool} {' '.join(words)}\n{told}")


def main() -> None:
    """Write the catalogues, or compile them."""
    compile_all() if "--compile" in sys.argv[1:] else write()


if __name__ == "__main__":
    main()
