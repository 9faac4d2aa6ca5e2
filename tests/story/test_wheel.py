"""A wheel built without network, installed alone, runs every command from any directory."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def _run(words: list[str], cwd: Path, extra: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, **(extra or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds nothing but what the wheel installs."""
    for module in ("build", "hatchling"):
        if importlib.util.find_spec(module) is None:
            pytest.skip(f"{module} is not installed here; `make setup` installs it")
    tmp = tmp_path_factory.mktemp("wheel")
    shutil.copytree(
        ROOT,
        tmp / "source",
        ignore=shutil.ignore_patterns(".git", ".venv", "build", "data", "*_cache", ".hypothesis"),
    )
    _run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(tmp)],
        tmp / "source",
    )
    (wheel,) = tmp.glob("*.whl")
    target = tmp / "installed"
    words = ["install", "--quiet", "--no-deps", "--no-index", "--target", str(target), str(wheel)]
    _run([sys.executable, "-m", "pip", *words], tmp)
    return target


def test_the_wheel_brings_packages_resources_and_commands(installed: Path) -> None:
    assert (installed / "nidra" / "resources" / "help" / "journal.md").is_file()
    assert (
        installed / "nidra" / "resources" / "sample-palace" / "palace" / "chroma.sqlite3"
    ).is_file()
    assert (installed / "nidra" / "py.typed").is_file()
    assert (installed / "nidra_gui" / "__init__.py").is_file()
    scripts = (next(installed.glob("*.dist-info")) / "entry_points.txt").read_text("utf-8")
    assert "nidra = nidra.__main__:main" in scripts
    assert "nidra-gui = nidra_gui.main:main" in scripts
    assert (installed / "nidra" / "resources" / "icons" / "nidra.svg").is_file()


def test_the_installed_wheel_audits_the_sample(installed: Path, tmp_path: Path) -> None:
    alone = {"PYTHONPATH": str(installed)}
    nidra = [sys.executable, "-P", "-m", "nidra"]
    store = ["--dir", str(tmp_path / "audit")]
    sample = installed / "nidra" / "resources" / "sample-palace"
    mapped = f"/home/sam/harbour={sample / 'sources'}"
    where = _run(
        [sys.executable, "-P", "-c", "import nidra; print(nidra.__file__)"], tmp_path, alone
    )
    assert where.startswith(str(installed))
    _run(
        [*nidra, "import-mempalace", "--palace", str(sample), "--map", mapped, *store],
        tmp_path,
        alone,
    )
    _run([*nidra, "sleep", *store], tmp_path, alone)
    listed = _run([*nidra, "list", "--standing", "fallen", "--json", *store], tmp_path, alone)
    (fallen,) = [json.loads(line) for line in listed.splitlines()]
    assert fallen["verdicts"] == ["drifted"]
    assert fallen["id"] in _run([*nidra, "why", fallen["id"], *store], tmp_path, alone)
    for command in (["report"], ["census"], ["verify-journal"], ["doctor"], ["export", "--jsonl"]):
        _run([*nidra, *command, *store], tmp_path, alone)
    assert "0.1.0" in _run([*nidra, "--version"], tmp_path, alone)
