"""Starting: which store is opened, and what a second start does to the first window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from nidra.app.workspace import Store
from nidra.base.paths import which_store
from pytestqt.qtbot import QtBot

from nidra_gui import main
from nidra_gui.instance import Instance, server_name
from nidra_gui.shell import Shell

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "resources" / "sample-palace" / "palace"
WAIT = 20_000


def _environment() -> dict[str, str]:
    paths = os.pathsep.join([str(ROOT / "core"), str(ROOT)])
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": paths}


def _start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "nidra_gui.main", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        text=True,
        env=_environment(),
        cwd="/",
    )


@pytest.fixture
def first(open_store: Callable[[Path], Shell], tmp_path: Path) -> Iterator[tuple[Shell, Path]]:
    """A first window on an empty store, with its socket."""
    folder = tmp_path / "store"
    Store(folder).init()
    shell = open_store(folder)
    instance = Instance(server_name(str(folder)))
    assert instance.listen()
    instance.asked.connect(lambda message: main._asked(shell, message))
    yield shell, folder
    instance.close()


def test_a_second_start_shows_the_first_window_and_ends(
    first: tuple[Shell, Path], qtbot: QtBot
) -> None:
    shell, folder = first
    shell.hide()
    second = _start("--store", str(folder))
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=WAIT)
    assert second.returncode == 0
    qtbot.waitUntil(shell.isVisible, timeout=WAIT)


def test_a_second_start_with_a_folder_offers_its_import_in_the_first_window(
    first: tuple[Shell, Path], qtbot: QtBot
) -> None:
    shell, folder = first
    second = _start(str(SAMPLE), "--store", str(folder))
    qtbot.waitUntil(lambda: second.poll() is not None, timeout=WAIT)
    assert second.returncode == 0
    assert shell.current == "import"
    page = shell.page("import")
    qtbot.waitUntil(lambda: page.found is not None, timeout=WAIT)
    assert page.found["importable"] > 0


def test_window_and_command_line_open_the_same_store_from_the_root_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir("/")
    assert which_store(None, walk_up=False) == which_store(None, walk_up=True)


def test_a_variable_that_names_no_path_is_told_and_ends_the_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NIDRA_DIR", "~nobody-of-this-name/x")
    assert main.run("", None) == 2
    assert "no such home folder" in capsys.readouterr().err


@pytest.mark.parametrize("desktop", ["tray", "none"])
def test_a_window_that_is_opened_again_shows_the_same_store_and_page_in_the_language_chosen(
    tmp_path: Path, desktop: str
) -> None:
    """Neither the tray, into which closing hides the window else, nor a desktop without one is in its way."""
    stores = [tmp_path / "own", tmp_path / "other"]
    for folder in stores:
        Store(folder).init()
    run = subprocess.run(
        [sys.executable, str(ROOT / "tests" / "gui" / "reopened.py"), *map(str, stores), desktop],
        capture_output=True,
        text=True,
        env=_environment(),
        timeout=WAIT / 1000,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    before, after = map(json.loads, run.stdout.splitlines())
    spoken = ("language", "heading", "means", "cancel")
    assert [before[name] for name in spoken] == ["en", "Settings", "Settings", "Cancel"]
    assert (after["language"], after["cancel"]) == ("de", "Abbrechen")
    assert after["heading"] == after["means"]
    assert after["store"] == str(stores[1]) and after["page"] == "settings"
    assert after["windows"] == [True]
    assert after["themes"] == 1  # that heeds a change of the system's colours
    kept = before.keys() - set(spoken)
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}


def test_the_version_is_said_without_a_window(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("palace", ["bad\0path", "a/relative/path", "", 7, None])
def test_a_message_with_a_path_that_is_none_only_shows_the_window(
    first: tuple[Shell, Path], palace: object
) -> None:
    shell, _ = first
    shell.hide()
    main._asked(shell, {"palace": palace})
    assert shell.isVisible()
    assert shell.current != "import"
