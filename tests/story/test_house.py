"""The house: what importing costs, what the façade names, where heavy libraries may not come."""

from __future__ import annotations

import importlib
import pkgutil
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import nidra
import pytest
from nidra.app.workspace import Store

HEAVY = ("torch", "matplotlib", "sentence_transformers", "mcp", "alembic", "PySide6", "numpy")


def _loaded(statement: str) -> set[str]:
    code = f"import sys\n{statement}\nprint(' '.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in done.stdout.split()}


def test_importing_nidra_loads_nothing_but_itself() -> None:
    loaded = _loaded("import nidra")
    assert not loaded & {*HEAVY, "sqlalchemy", "typer", "rich", "blake3", "xxhash"}


@pytest.mark.parametrize(
    "statement",
    [
        "from nidra import Store, run_sleep, new_memory\n"
        "import tempfile; s = Store(tempfile.mkdtemp() + '/s'); s.init()\n"
        "s.add(new_memory('one two')); run_sleep(s)",
        "from nidra.__main__ import main\ntry:\n    sys.argv = ['nidra', '--help']; main()\n"
        "except SystemExit: pass",
    ],
)
def test_heavy_libraries_stay_out(statement: str) -> None:
    assert not _loaded(statement) & set(HEAVY)


def test_help_needs_no_database() -> None:
    statement = (
        "import io, contextlib\nfrom nidra.__main__ import main\n"
        "sys.argv = ['nidra', '--help']\n"
        "with contextlib.redirect_stdout(io.StringIO()), contextlib.suppress(SystemExit): main()"
    )
    assert not _loaded(statement) & {"sqlalchemy", "sqlite3"}


def test_a_store_that_is_there_needs_nothing_that_makes_tables(tmp_path: Path) -> None:
    with Store(tmp_path / "store") as store:
        store.init()
    statement = (
        f"from nidra import Store, run_sleep, new_memory\ns = Store({str(store.folder)!r})\n"
        "s.add(new_memory('one two')); run_sleep(s); run_sleep(s, mode='quick')\n"
        "assert [m.statement for m in s.load()] == ['one two']"
    )
    assert "sqlalchemy" not in _loaded(statement)


def test_neither_a_new_store_nor_an_import_needs_what_words_tables(tmp_path: Path) -> None:
    palace = Path(__file__).parents[2] / "resources" / "sample-palace"
    statement = (
        "from pathlib import Path\nfrom nidra import Store\n"
        "from nidra.app.imports import Request, import_store\n"
        f"Store({str(tmp_path / 'empty')!r}).init()\n"
        f"import_store(Store({str(tmp_path / 'store')!r}), Request(Path({str(palace)!r})))"
    )
    assert not _loaded(statement) & {"sqlalchemy", "alembic"}


def _every_module() -> list[str]:
    found = pkgutil.walk_packages(nidra.__path__, "nidra.")
    return [module.name for module in found if "migrations" not in module.name]


def test_every_name_of_the_facade_is_there_after_every_module_was_imported() -> None:
    for name in _every_module():
        if name != "nidra.__main__":
            importlib.import_module(name)
    for name in nidra.__all__:
        assert not isinstance(getattr(nidra, name), ModuleType), name


def test_rooms_export_nothing() -> None:
    for info in pkgutil.iter_modules(nidra.__path__, "nidra."):
        if info.ispkg:
            room = importlib.import_module(info.name)
            names = [
                n for n, v in vars(room).items() if n[0] != "_" and not isinstance(v, ModuleType)
            ]
            assert [n for n in names if n not in ("annotations", "resources")] == [], info.name


def test_every_module_and_public_name_says_what_it_is_for() -> None:
    bare = []
    for name in _every_module():
        if name == "nidra.__main__":
            continue
        module = importlib.import_module(name)
        if not module.__doc__:
            bare.append(name)
        for label, value in vars(module).items():
            own = getattr(value, "__module__", None) == name
            if own and label[0] != "_" and callable(value) and not value.__doc__:
                bare.append(f"{name}.{label}")
    assert bare == []


def test_no_pattern_repeats_a_group_possessively() -> None:
    """Python 3.11.0 to 3.11.4 match too little with `(…)*+` around anything that backtracks, so that a
    span ended inside an escape and a changed number went unseen; `(?>(…)*)` is sound everywhere."""
    sources = Path(nidra.__file__).parent.rglob("*.py")
    found = [path.name for path in sources if re.search(r"\)[*+?]\+", path.read_text("utf-8"))]
    assert not found


def test_types_are_checked_for_the_python_that_runs() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    assert "python_version" not in project["tool"]["mypy"]


def test_no_statement_numbers_its_places() -> None:
    # Python 3.12.0 to 3.12.3 takes the numbered one for a name, and warns.
    code = [file for room in nidra.__path__ for file in Path(room).rglob("*.py")]
    assert code and not [f for f in code if re.search(r"\?[0-9]", f.read_text("utf-8"))]
