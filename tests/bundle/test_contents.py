"""What the bundle holds, and what it leaves to the system."""

from __future__ import annotations

import re
import subprocess
from importlib.metadata import requires
from pathlib import Path

import pytest
from bundle.outside import DIST, needs

RULE = "=" * 100
LEFT_OUT = (
    "torch",
    "tkinter",
    "_tkinter",
    "pytest",
    "hypothesis",
    "mypy",
    "readline",
    "mpl_toolkits",
)
QT_LEFT_OUT = ("Qml", "Quick", "Pdf", "OpenGL", "Sql", "Test", "PrintSupport")
MOST = 280e6  # bytes


@pytest.fixture(scope="module")
def inside(unpacked: Path) -> Path:
    return unpacked / "nidra" / "_internal"


def size(folder: Path) -> int:
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_symlink())


def libraries(folder: Path) -> list[Path]:
    found = [file for file in folder.rglob("*") if ".so" in file.name and not file.is_symlink()]
    return [file for file in found if file.is_file()]


def test_it_is_small(unpacked: Path) -> None:
    whole = size(unpacked / "nidra")
    files = [file for file in DIST.iterdir() if file.is_file()]
    packed = ", ".join(f"{file.name} {file.stat().st_size / 1e6:.0f} MB" for file in files)
    print(f"\nunpacked {whole / 1e6:.0f} MB; {packed}")
    assert whole < MOST


def test_what_the_window_does_not_use_is_not_there(inside: Path) -> None:
    there = {path.name.split(".")[0] for path in inside.iterdir()}
    assert there.isdisjoint(LEFT_OUT)
    qt = {library.name for library in libraries(inside) if "Qt" in library.name}
    assert not [
        name for name in qt if any(re.search(rf"Qt6?{part}\b", name) for part in QT_LEFT_OUT)
    ]
    assert not [link for link in inside.rglob("*") if link.is_symlink() and not link.exists()]


def test_what_is_read_at_work_is_there(inside: Path) -> None:
    resources = inside / "nidra" / "resources"
    for place in (
        "help/first-audit.md",
        "icons/nidra.svg",
        "prompts/judge.md",
        "report-schema.json",
    ):
        assert (resources / place).is_file()
    assert (resources / "sample-palace" / "palace" / "chroma.sqlite3").is_file()
    (told,) = inside.glob("nidra_memory-*.dist-info")
    assert "nidra.adapters" in (told / "entry_points.txt").read_text()
    assert not (told / "direct_url.json").exists()


def test_no_text_of_it_names_the_machine_that_it_was_built_on(inside: Path) -> None:
    home = str(DIST.parent)
    for file in inside.rglob("*"):
        if file.suffix in (".txt", ".json", ".py", ".md", ".ini") or file.name == "METADATA":
            assert home not in file.read_text(encoding="utf-8", errors="replace"), file


@needs("ldd")
def test_every_library_finds_what_it_needs(inside: Path) -> None:
    for library in libraries(inside):
        told = subprocess.run(
            ["ldd", str(library)],
            env={"LD_LIBRARY_PATH": str(inside), "PATH": "/usr/bin:/bin"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert "not found" not in told.stdout, f"{library}: {told.stdout}"


def test_every_library_of_python_that_nidra_requires_has_its_licence_there(unpacked: Path) -> None:
    chapters = (unpacked / "THIRD-PARTY.txt").read_text(encoding="utf-8").split(RULE)
    texts = {
        title.strip().split("\n")[0].split(" ")[0].lower().replace("_", "-"): text
        for title, text in zip(chapters[1::2], chapters[2::2], strict=True)
    }
    for line in requires("nidra-memory") or ():
        if "extra ==" in line:
            continue
        name = re.split(r"[<>=!~; \[]", line)[0].lower().replace("_", "-")
        assert len(texts[name]) > 400, name
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in texts["pyside6-essentials"]
    assert "Python Software Foundation" in texts["python"]
    assert "MIT License" in (unpacked / "LICENSE").read_text()
    print(f"\n{len(texts)} works with their licences")
