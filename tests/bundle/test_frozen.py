"""The bundled command line, with no Python on PATH and an environment of next to nothing."""

from __future__ import annotations

import re
import shutil
import signal
import sqlite3
import subprocess
from pathlib import Path

import pytest
from bundle.outside import RECORDED, SAMPLE, Person, until


@pytest.fixture(scope="module")
def nidra(unpacked: Path) -> Path:
    return unpacked / "nidra" / "nidra"


@pytest.fixture
def store(nidra: Path, person: Person, palace: Path) -> Path:
    """A store that holds the sample palace."""
    folder = person.home / "a store"
    person.run(nidra, "import-mempalace", "--palace", palace, "--dir", folder)
    return folder


def test_it_says_its_version(nidra: Path, person: Person) -> None:
    said = person.run(nidra, "--version").stdout
    assert re.fullmatch(r"nidra \d+\.\d+\.\d+\n", said)
    assert person.run(nidra.with_name("nidra-gui"), "--version").stdout.strip() in said


def test_the_demo_proves_the_pass(nidra: Path, person: Person) -> None:
    done = person.run(nidra, "demo", "--strict", "--dir", person.home / "demo")
    assert "The pass proves itself" in done.stdout + done.stderr


def test_the_sample_palace_that_it_brings_along_is_imported(nidra: Path, person: Person) -> None:
    sample = nidra.parent / "_internal" / "nidra" / "resources" / "sample-palace"
    folder = person.home / "sample"
    words = ["--palace", sample, "--map", f"{RECORDED}={sample / 'sources'}", "--dir", folder]
    assert "Left untouched" in person.run(nidra, "import-mempalace", *words).stdout
    said = person.run(nidra, "sleep", "--dir", folder).stdout
    assert "Of 33 memories, 23 (69.7 %) can be checked" in said


def test_a_report_is_written_in_every_form(nidra: Path, person: Person, store: Path) -> None:
    person.run(nidra, "sleep", "--dir", store)
    known = person.run(nidra, "report", "--help").stdout
    forms = [form for form in ("html", "md", "json", "pdf", "csv") if f".{form}" in known]
    for form in forms:
        file = person.home / f"report.{form}"
        person.run(nidra, "report", "--out", file, "--dir", store)
        assert file.stat().st_size > 500
    print(f"\nreports written: {', '.join(forms)}")
    if "pdf" in forms:
        assert (person.home / "report.pdf").read_bytes().startswith(b"%PDF-")


def test_a_timer_starts_the_bundled_program(nidra: Path, person: Person, store: Path) -> None:
    for kind in ("systemd", "cron", "launchd", "schtasks"):
        words = ["schedule", "install", "--dry-run", "--kind", kind, "--dir", store]
        said = person.run(nidra, *words).stdout
        assert f'"program": ["{nidra}"]' in said or str(nidra) in said
    systemd = person.run(
        nidra, "schedule", "install", "--dry-run", "--kind", "systemd", "--dir", store
    )
    assert f'ExecStart="{nidra}" "sleep" "--scheduled"' in systemd.stdout


def test_programs_that_it_starts_find_the_libraries_of_the_system(
    nidra: Path, person: Person, store: Path, tmp_path: Path
) -> None:
    """`crontab` here is one that writes its environment down."""
    spy = tmp_path / "tools" / "crontab"
    spy.parent.mkdir()
    spy.write_text(f"#!/bin/sh\n/usr/bin/env > '{tmp_path / 'seen'}'\nexit 1\n")
    spy.chmod(0o755)
    command = ["/usr/bin/env", "-i", f"HOME={person.home}", f"PATH={spy.parent}"]
    for own in ([], ["LD_LIBRARY_PATH=/opt/own"]):
        words = [str(nidra), "schedule", "status", "--dir", str(store)]
        subprocess.run([*command, *own, *words], cwd="/", capture_output=True, check=False)
        seen = (tmp_path / "seen").read_text().splitlines()
        assert [line for line in seen if line.startswith("LD_LIBRARY_PATH")] == own
        assert not [line for line in seen if line.startswith(("_PYI", "QT_", "QML"))]


def test_a_watcher_judges_a_saved_file(
    nidra: Path, person: Person, store: Path, tmp_path: Path
) -> None:
    person.run(nidra, "sleep", "--dir", store)
    command = [*person.bare(), str(nidra), "watch", "--dir", str(store)]
    said = tmp_path / "said"
    with said.open("w") as stream:
        watching = subprocess.Popen(command, cwd="/", stdout=stream, stderr=stream)
    person.started.append(watching)
    until(lambda: "Watching" in said.read_text(), "it watches")
    for source in (tmp_path / "harbour").rglob("*.md"):
        source.write_text("Nothing of what stood here stands here any more.\n")
    until(lambda: "drifted" in said.read_text() or "fell" in said.read_text(), "what fell is told")
    watching.send_signal(signal.SIGINT)
    assert watching.wait(30) in (0, 130), said.read_text()


def test_a_store_of_an_older_schema_is_brought_up_to_date(
    nidra: Path, person: Person, store: Path
) -> None:
    with sqlite3.connect(store / "nidra.db") as database:
        now = database.execute("pragma user_version").fetchone()[0]
    database.close()
    assert now >= 1
    migrations = nidra.parent / "_internal" / "nidra" / "store" / "migrations"
    assert (migrations / "env.py").is_file() and list((migrations / "versions").glob("0*.py"))


def test_a_typing_mistake_is_answered_with_a_sentence(nidra: Path, person: Person) -> None:
    done = person.run(nidra, "sleeep", code=2)
    assert "Traceback" not in done.stderr


def test_nothing_is_written_into_the_folder_of_the_programs(
    nidra: Path, person: Person, store: Path
) -> None:
    before = {file: file.lstat().st_mtime_ns for file in nidra.parent.rglob("*")}
    for words in (["doctor"], ["census"], ["verify-journal"]):
        person.run(nidra, *words, "--dir", store)
    assert {file: file.lstat().st_mtime_ns for file in nidra.parent.rglob("*")} == before


def test_it_works_where_it_was_moved_to(nidra: Path, person: Person) -> None:
    """By a link from elsewhere, too."""
    link = person.home / "nidra"
    link.symlink_to(nidra)
    folder = person.home / "moved"
    person.run(link, "import-mempalace", "--palace", SAMPLE, "--dir", folder)
    said = person.run(link, "schedule", "install", "--dry-run", "--kind", "cron", "--dir", folder)
    assert f"'{nidra}' sleep" in said.stdout
    assert shutil.which("nidra", path=str(person.home)) == str(link)
