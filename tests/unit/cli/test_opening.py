"""The command to type next: called as this one was, on the same store."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

import pytest
from nidra.cli.opening import command, program


def installed(folder: Path) -> Path:
    """Something that can be run as `nidra` in a folder."""
    folder.mkdir(parents=True)
    made = folder / "nidra"
    made.write_text("#!/bin/sh\n", "utf-8")
    made.chmod(0o755)
    return made


@pytest.fixture
def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`nidra` in a folder with a blank in its name, which is not on the PATH."""
    monkeypatch.setenv("PATH", os.defpath)
    return installed(tmp_path / "my env")


def test_what_is_on_the_path_is_called_by_its_name(
    there: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(there.parent))
    monkeypatch.setattr(sys, "argv", [str(there), "sleep"])
    assert program() == "nidra"


def test_what_was_called_by_its_path_is_called_so_again(
    there: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(there)])
    assert shlex.split(command("list", given=None)) == [str(there), "list"]


def test_another_nidra_on_the_path_is_not_taken_for_this_one(
    there: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(installed(tmp_path / "other").parent))
    monkeypatch.setattr(sys, "argv", [str(there)])
    assert program() == shlex.quote(str(there))


def test_a_module_that_was_run_is_run_again(there: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/nidra/__main__.py"])
    assert shlex.split(program()) == [sys.executable, "-m", "nidra"]


def test_the_store_is_named_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["pytest"])
    assert command("list", given="my audit") == "nidra list --dir 'my audit'"
    assert command("list", given=None) == "nidra list"
