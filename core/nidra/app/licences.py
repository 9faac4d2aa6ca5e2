"""Under which licences the libraries stand that this program uses, as their packages say."""

from __future__ import annotations

import platform
import re
import sqlite3
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution

OWN = "nidra-memory"
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_LICENCE = "License :: "
_LONGEST = 80


@dataclass(frozen=True, slots=True)
class Library:
    """A library: its name, version, licence, where it is at home, and its licence's text where the
    package holds one. Any of them may be ""."""

    name: str
    version: str
    licence: str
    home: str = ""
    text: str = ""


def libraries() -> tuple[Library, ...]:
    """Python, SQLite, and every package that this one needs, by name; what is not there is left out."""
    own = (
        Library("Python", platform.python_version(), "PSF-2.0", "https://www.python.org"),
        Library("SQLite", sqlite3.sqlite_version, "Public domain", "https://sqlite.org"),
    )
    found = {found.name.lower(): found for found in map(_library, _needed(OWN, set()))}
    return tuple(sorted((*own, *found.values()), key=lambda one: one.name.lower()))


def _needed(name: str, seen: set[str]) -> list[Distribution]:
    """The packages that one needs, those that they need among them, without it itself."""
    try:
        requirements = distribution(name).requires or []
    except PackageNotFoundError:
        return []
    found = []
    for requirement in requirements:
        match = _NAME.match(requirement)
        wanted = match.group().lower().replace("_", "-") if match else ""
        if not wanted or wanted in seen or "extra ==" in requirement:
            continue
        seen.add(wanted)
        try:
            found.append(distribution(wanted))
        except PackageNotFoundError:
            continue
        found += _needed(wanted, seen)
    return found


def _library(package: Distribution) -> Library:
    told = package.metadata
    return Library(
        str(told["Name"]), package.version, _licence(package), _home(package), _text(package)
    )


def _licence(package: Distribution) -> str:
    told = package.metadata
    named = _said(package, "License-Expression")
    classified = [
        one.rpartition(" :: ")[2]
        for one in told.get_all("Classifier") or ()
        if one.startswith(_LICENCE)
    ]
    written = _said(package, "License").partition("\n")[0]
    short = written if len(written) <= _LONGEST else ""
    return named or ", ".join(classified) or short


def _home(package: Distribution) -> str:
    told = package.metadata
    for line in told.get_all("Project-URL") or ():
        what, _, address = str(line).partition(",")
        if what.strip().lower() in ("homepage", "home", "source", "repository", "source code"):
            return address.strip()
    return _said(package, "Home-page")


def _said(package: Distribution, field: str) -> str:
    told = package.metadata
    return str(told[field]).strip() if field in told else ""


def _text(package: Distribution) -> str:
    """The first licence that the package holds."""
    for file in package.files or ():
        if re.match(r"(licen[cs]e|copying)", file.name, re.IGNORECASE):
            try:
                return file.read_text("utf-8")
            except (OSError, UnicodeDecodeError):
                continue
    return ""
