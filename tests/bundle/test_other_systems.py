"""The scripts for systems that this one is not: compiled and parsed, as far as that goes."""

from __future__ import annotations

import importlib.util
import plistlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bundle.outside import ROOT, needs

INSTALLERS = ROOT / "installers"


def module(path: Path) -> Any:
    """A script of the installers, as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@needs("makensis")
def test_the_installer_for_windows_compiles_against_a_dummy_tree(tmp_path: Path) -> None:
    dummy = tmp_path / "dummy"
    (dummy / "_internal" / "nidra").mkdir(parents=True)
    for name in ("nidra.exe", "nidra-gui.exe", "_internal/python311.dll", "_internal/nidra/a.pyc"):
        (dummy / name).write_bytes(b"MZ")
    pictures = tmp_path / "pictures"
    program = [sys.executable, str(INSTALLERS / "common" / "icons.py"), str(pictures)]
    subprocess.run(program, check=True)
    windows = module(INSTALLERS / "windows" / "package.py")
    made = windows.installer(dummy, tmp_path, pictures / "nidra.ico")
    assert made.read_bytes()[:2] == b"MZ" and b"NullsoftInst" in made.read_bytes()


def test_the_description_of_the_application_for_macos_is_whole() -> None:
    text = (INSTALLERS / "macos" / "Info.plist").read_text().replace("@VERSION@", "1.2.3")
    told = plistlib.loads(text.encode())
    assert told["CFBundleExecutable"] == "nidra-gui"
    assert told["CFBundleShortVersionString"] == told["CFBundleVersion"] == "1.2.3"
    assert told["CFBundlePackageType"] == "APPL" and told["NSHighResolutionCapable"] is True


@pytest.mark.parametrize("script", sorted(INSTALLERS.glob("*/*.sh")), ids=lambda path: path.name)
@needs("sh")
def test_every_script_can_be_parsed(script: Path) -> None:
    subprocess.run(["sh", "-n", str(script)], check=True)


@pytest.mark.parametrize("script", sorted(INSTALLERS.glob("*/*.sh")), ids=lambda path: path.name)
@needs("shellcheck")
def test_shellcheck_finds_nothing(script: Path) -> None:
    subprocess.run(
        ["shellcheck", "-S", "warning", "-x", "-P", "SCRIPTDIR", str(script)], check=True
    )
