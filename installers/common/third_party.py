"""The licences of everything in the bundle, in one file made from what is bundled."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
TEXTS = HERE / "licences"
LICENCE_NAMES = ("licen", "copying", "notice", "authors")
INTRODUCTION = """\
Nidra is under the MIT licence; its text is LICENSE in this folder. It comes with the works below, each
under a licence of its own, whose text follows its name.

Qt and PySide6 are used under the GNU Lesser General Public License, version 3. They are bundled as libraries
of their own in the folder _internal/PySide6, as they were published, and may be replaced there by builds of
your own with the same interfaces. Their source code: https://download.qt.io/official_releases/
(Qt, and PySide6 under QtForPython). What Qt itself contains, with texts:
https://doc.qt.io/qt-6/licenses-used-in-qt.html
"""
ALSO = {
    "PySide6_Essentials": ("LGPL-3.txt", "GPL-3.txt"),
    "shiboken6": ("LGPL-3.txt",),
}
RULE = "=" * 100


def write_notices(found: Any, root: Path, target: Path) -> list[tuple[str, str, str]]:
    """Write the file for what an analysis found; the entries that put it into the bundle."""
    entries = (*found.binaries, *found.datas)
    places = {place.replace("\\", "/").removesuffix("c") for place, _, _ in entries}
    places |= {f"{name.replace('.', '/')}.py" for name, _, _ in found.pure}
    sources = [source for _, source, kind in entries if kind != "SYMLINK"]
    target.parent.mkdir(parents=True, exist_ok=True)
    chapters = [*_python(), *_distributions(places), *_system(sources)]
    target.write_text("\n".join([INTRODUCTION, *chapters]), encoding="utf-8")
    return [
        ("nidra/THIRD-PARTY.txt", str(target), "DATA"),
        ("nidra/LICENSE", str(root / "LICENSE"), "DATA"),
    ]


def _python() -> Iterator[str]:
    base = Path(sys.base_prefix)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (base / "lib" / version / "LICENSE.txt", base / "LICENSE.txt", TEXTS / "Python.txt")
    text = next(place for place in places if place.is_file())
    yield _chapter(f"Python {sys.version.split()[0]}", "PSF-2.0", [text])


def _distributions(places: set[str]) -> Iterator[str]:
    always = {"pyinstaller"}  # its loader is part of each program
    for one in sorted(distributions(), key=lambda one: one.metadata["Name"].lower()):
        name = one.metadata["Name"]
        if name == "nidra-memory" or not (name in always or _is_bundled(one, places)):
            continue
        texts = [*_texts(one), *(TEXTS / also for also in ALSO.get(name, ()))]
        if not texts:
            raise SystemExit(f"No licence text of {name} is to be found: put one into {TEXTS}.")
        yield _chapter(f"{name} {one.version}", _licence(one), texts)


def _is_bundled(one: Distribution, places: set[str]) -> bool:
    return any(
        file.as_posix() in places for file in one.files or () if ".dist-info" not in str(file)
    )


def _texts(one: Distribution) -> list[Path]:
    names = [
        file
        for file in one.files or ()
        if ".dist-info/" in str(file) and any(word in file.name.lower() for word in LICENCE_NAMES)
    ]
    return [Path(str(one.locate_file(file))) for file in names]


def _licence(one: Distribution) -> str:
    data = one.metadata
    stated = data.get("License-Expression") or data.get("License") or ""
    classified = [
        line.rsplit(" :: ", 1)[-1]
        for line in data.get_all("Classifier") or ()
        if line.startswith("License :: ")
    ]
    return stated.splitlines()[0] if stated else ", ".join(classified) or "see its text"


def _system(sources: Iterable[str]) -> Iterator[str]:
    """Libraries of the building machine, by the packages of Debian that they come from."""
    if not shutil.which("dpkg-query"):
        return
    libraries = [source for source in sources if source.startswith(("/usr/lib/", "/lib/"))]
    for package in sorted({_package(library) for library in libraries} - {""}):
        text = Path("/usr/share/doc") / package / "copyright"
        yield _chapter(f"{package} (library of Debian)", "see its text", [text])


def _package(library: str) -> str:
    real = str(Path(library).resolve())
    for path in (library, real, library.removeprefix("/usr"), real.removeprefix("/usr")):
        asked = subprocess.run(
            ["dpkg-query", "--search", path], capture_output=True, text=True, check=False
        )
        if asked.returncode == 0:
            return asked.stdout.split(":", 1)[0]
    return ""


def _chapter(title: str, licence: str, texts: Iterable[Path]) -> str:
    parts = [RULE, f"{title}\nLicence: {licence}", RULE]
    parts += [text.read_text(encoding="utf-8", errors="replace").strip() for text in texts]
    return "\n\n".join(parts) + "\n"
