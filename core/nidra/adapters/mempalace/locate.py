"""Is this a palace, and of which kind? Told from the files that lie there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from nidra.adapters.base import Location
from nidra.adapters.mempalace.places import configuration_of, configured_palace
from nidra.adapters.mempalace.raw import Store
from nidra.adapters.mempalace.stores import CHROMA, EXACT, OWNER, open_store
from nidra.base.errors import PalaceUnreadable, PalaceUnsupported
from nidra.sources.sqlite_copy import MAGIC, ForeignDatabase, read_header
from nidra.sources.sqlite_faults import FORBIDDEN

NAME = "mempalace"
DATABASES = ((CHROMA, "chroma.sqlite3"), (EXACT, "sqlite_exact.sqlite3"))
_MARKERS = (
    ("qdrant_backend.json", "palace whose drawers lie on a Qdrant server"),
    ("pgvector_backend.json", "palace whose drawers lie in a PostgreSQL server"),
    ("milvus_backend.json", "palace whose drawers lie in Milvus"),
    ("milvus.db", "palace whose drawers lie in a Milvus Lite file"),
    ("lance", "palace of a fork that keeps its drawers in LanceDB"),
)
_WAY_OUT = "Export or migrate it to the chroma backend with its own tools, then import that."


def locate(path: Path, env: Mapping[str, str], home: Path) -> Location | None:
    """The palace at `path`, at whatever level it was named; None where there is none.

    Raises `PalaceUnsupported` or `PalaceUnreadable` where there is one that cannot be read.
    """
    if path.is_file() or _is_special(path):
        return _of_file(path)
    refusal: PalaceUnsupported | PalaceUnreadable | None = None
    for folder in _levels(path, home):
        try:
            location = _of_folder(folder, env, home)
            if location is not None:
                return location
            refusal = refusal or _marker(folder)
        except PermissionError:
            refusal = refusal or PalaceUnreadable(path=folder, reason=FORBIDDEN)
    if refusal is not None:
        raise refusal
    return None


def _levels(path: Path, home: Path) -> Iterator[Path]:
    """Where the palace may be, seen from a dropped folder."""
    yield path
    yield path / "palace"
    configured = configured_palace(path, home)
    if configured is not None:
        yield configured
    yield path / ".mempalace" / "palace"
    yield path / ".config" / "mempalace" / "palace"
    if (path / "header.bin").exists():  # a vector segment inside a palace
        yield path.parent


def _of_folder(folder: Path, env: Mapping[str, str], home: Path) -> Location | None:
    """The palace whose databases lie directly in `folder`; an empty database is none."""
    present = [(kind, folder / name) for kind, name in DATABASES if _stands(folder / name)]
    filled = [(kind, file) for kind, file in present if not _is_empty(file)]
    if not filled:
        _refuse_leftover(present)
        return None
    note = ""
    if len(filled) > 1:
        backend = configuration_of(folder, env, home).backend
        filled.sort(key=lambda found: found[0] != ("chroma" if backend in ("", CHROMA) else EXACT))
        note = f"{filled[1][1].name} lies there too and was not read."
    kind, file = filled[0]
    read_header(file)
    return Location(NAME, kind, folder, file, note)


def _of_file(path: Path) -> Location | None:
    """The palace whose database file this is, whatever its name; None for any other file."""
    kind = next((kind for kind, name in DATABASES if name == path.name), "")
    if not kind and not _has_magic(path):
        return None
    if _is_empty(path):
        _refuse_leftover([(kind, path)])
    read_header(path)
    kinds = [kind] if kind else [kind for kind, _ in DATABASES]
    locations = [Location(NAME, kind, path.parent, path) for kind in kinds]
    return locations[0] if kind else next(filter(_opens, locations), None)


def _opens(location: Location) -> bool:
    """Has the database the tables of that kind, and collections of a palace?"""
    try:
        with ForeignDatabase(location.database, OWNER) as database:
            store: Store = open_store(location.kind, database)
            return store.is_palace()
    except PalaceUnreadable as error:
        if "has not the layout" in str(error):
            return False
        raise


def _marker(folder: Path) -> PalaceUnsupported | None:
    for name, kind in _MARKERS:
        if _stands(folder / name):
            return PalaceUnsupported(path=folder, kind=kind, reason=_WAY_OUT)
    return None


def _refuse_leftover(present: list[tuple[str, Path]]) -> None:
    for _, file in present:
        reason = (
            f"{file.name} is empty (0 bytes), a leftover that MemPalace is known to make; no drawer "
            "was ever in it. Name the folder of the palace that you use."
        )
        raise PalaceUnreadable(path=file.parent, reason=reason)


def _stands(path: Path) -> bool:
    """Is anything there, a broken link included? Raises `PermissionError` where that is not told."""
    try:
        path.lstat()
    except PermissionError:
        raise
    except (OSError, ValueError):
        return False
    return True


def _is_empty(path: Path) -> bool:
    return path.is_file() and path.stat().st_size == 0


def _is_special(path: Path) -> bool:
    """Does something that is neither file nor folder stand there?"""
    return path.exists() and not path.is_dir() and not path.is_file()


def _has_magic(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC
