"""The bundle in tests: as people get it, seen from outside, with nothing of this machine's Python."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from bundle.outside import RECORDED, SAMPLE, Person, one_file


@pytest.fixture(scope="session")
def archive() -> Path:
    return one_file("nidra-*-linux-x86_64.tar.xz")


@pytest.fixture(scope="session")
def unpacked(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The archive, unpacked once into a folder with a space and an accent."""
    folder = tmp_path_factory.mktemp("un packed é")
    subprocess.run(["tar", "-xJf", str(archive), "-C", str(folder)], check=True)
    (tree,) = folder.iterdir()
    yield tree
    shutil.rmtree(folder)


@pytest.fixture
def person(tmp_path: Path) -> Iterator[Person]:
    """Somebody with a home folder, whose name has a space, and an environment of next to nothing."""
    home = tmp_path / "ho me"
    home.mkdir()
    made = Person(home)
    yield made
    assert made.still_running() == []


@pytest.fixture
def installed(unpacked: Path, person: Person) -> Iterator[Person]:
    """The same person once `install.sh` has run."""
    person.script(unpacked / "install.sh")
    yield person
    shutil.rmtree(person.home / ".local" / "lib", ignore_errors=True)


@pytest.fixture
def palace(tmp_path: Path) -> Path:
    """The sample palace with its sources where it says that they are."""
    shutil.copytree(SAMPLE / "palace", tmp_path / "a palace")
    shutil.copytree(SAMPLE / "sources", tmp_path / "harbour")
    with sqlite3.connect(tmp_path / "a palace" / "chroma.sqlite3") as database:
        database.execute(
            "update embedding_metadata set string_value = replace(string_value, ?, ?)",
            (RECORDED, str(tmp_path / "harbour")),
        )
    database.close()
    return tmp_path / "a palace"


assert os.name == "posix", "what Windows and macOS install is tested there by hand"
