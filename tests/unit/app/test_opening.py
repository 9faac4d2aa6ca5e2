"""A source may be shown by the system's viewer; what a desktop would run is never handed over."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from nidra.app.opening import opening


def test_a_text_may_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "notes & <b>.md"
    path.write_text("words")
    found = opening(str(path))
    assert (found.refusal, found.folder) == ("", str(tmp_path))


@pytest.mark.parametrize("name", ["a.desktop", "b.EXE", "c.lnk", "d.AppImage", "e.url", "f.bat"])
def test_what_a_desktop_would_run_is_refused_by_its_name(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("words")
    assert "is a program or a link to one" in opening(str(tmp_path / name)).refusal


def test_a_link_to_a_program_is_refused_too(tmp_path: Path) -> None:
    (tmp_path / "real.desktop").write_text("words")
    (tmp_path / "notes.md").symlink_to(tmp_path / "real.desktop")
    assert "is a program" in opening(str(tmp_path / "notes.md")).refusal


@pytest.mark.skipif(os.name != "posix", reason="a file may be run by its mode on POSIX alone")
def test_machine_code_and_scripts_that_may_be_run_are_refused(tmp_path: Path) -> None:
    code, script, notes = tmp_path / "code", tmp_path / "script", tmp_path / "notes.py"
    code.write_bytes(b"\x7fELF rest")
    for path in (script, notes):
        path.write_text("#!/bin/sh\ntrue\n")
    script.chmod(0o755)
    notes.chmod(0o644)
    assert "is a program" in opening(str(code)).refusal
    assert "is a program" in opening(str(script)).refusal
    assert opening(str(notes)).refusal == ""


def test_what_is_no_file_is_refused_with_its_sentence_and_the_nearest_folder(
    tmp_path: Path,
) -> None:
    missing = tmp_path / "away" / "further" / "notes.md"
    assert opening(str(missing)).refusal != ""
    assert opening(str(missing)).folder == str(tmp_path)
    assert "is a folder" in opening(str(tmp_path)).refusal
    assert opening("https://example.org/a").refusal != ""
    assert opening("a\0b").refusal != ""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert opening(str(tmp_path / "pipe")).refusal != ""
