"""Where a vanished file went: the same content in its folder, or a rename that git knows of."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from pathlib import Path

from blake3 import blake3

from nidra.sources.contents import NotRead, read
from nidra.sources.files import DEFAULT_LIMIT, look
from nidra.sources.pathnames import is_storable

MOST_CANDIDATES = 200
_MOST_ENTRIES = 20_000
_GIT_SECONDS = 5


def renamed(
    path: str,
    digest: bytes | None,
    size: int | None = None,
    taken: Callable[[str], bool] = lambda path: False,
) -> str | None:
    """The file to which `path` was renamed, or None where nothing says so.

    `digest` is blake3 of the content last read; with `size` known too only files of that size are
    read. Git is asked second, and only about a folder that lies in one of its work trees. A file
    that is `taken` stood there before and is a copy, not the new name of another.
    """
    if digest is not None:
        for candidate in _same_folder(path, size):
            if not taken(candidate) and _has_digest(candidate, digest):
                return candidate
    new = _git_rename(path)
    return None if new is None or taken(new) else new


def files_in(folder: str) -> Iterator[str]:
    """Regular files in a folder, in no order; none where it cannot be listed.

    A name that is not valid UTF-8 is passed over: no receipt can name it.
    """
    try:
        with os.scandir(folder) as entries:
            for count, entry in enumerate(entries):
                if count >= _MOST_ENTRIES:
                    return
                if is_storable(entry.name) and entry.is_file(follow_symlinks=False):
                    yield entry.path
    except OSError:
        return


def _same_folder(path: str, size: int | None) -> list[str]:
    """Candidates by likelihood: the same suffix first, small before large, at most `MOST_CANDIDATES`."""
    suffix = Path(path).suffix.lower()
    ranked: list[tuple[bool, int, str]] = []
    for other in files_in(str(Path(path).parent)):
        print_ = look(other).fingerprint if other != path else None
        if print_ is not None and print_.size and size in (None, print_.size):
            ranked.append((Path(other).suffix.lower() != suffix, print_.size, other))
    ranked.sort()
    return [other for _, _, other in ranked[:MOST_CANDIDATES]]


def _has_digest(path: str, digest: bytes) -> bool:
    try:
        return blake3(read(path, DEFAULT_LIMIT)).digest() == digest
    except NotRead:
        return False


def _git_rename(path: str) -> str | None:
    """Follow the renames that git recorded to a file that stands now."""
    git, top = _git(), work_tree(str(Path(path).parent))
    if git is None or top is None:
        return None
    names = _recorded_renames(git, top, _state_of(top))
    name, seen = Path(path).relative_to(top).as_posix(), set[str]()
    while name in names and name not in seen:
        seen.add(name)
        name = names[name]
        if look(str(Path(top) / name)).regular:
            return str(Path(top) / name)
    return None


@cache
def _git() -> str | None:
    return shutil.which("git")


def work_tree(folder: str) -> str | None:
    """The nearest folder, this one or one above, that holds `.git`."""
    for above in (Path(folder), *Path(folder).parents):
        if os.path.exists(above / ".git"):  # noqa: PTH110 - Path raises where it may not look
            return str(above)
    return None


def _state_of(top: str) -> tuple[int, ...]:
    """What changes when git's history or index does, so that renames are asked for once."""
    state = []
    for name in ("HEAD", "index", "logs/HEAD", "packed-refs"):
        print_ = look(str(Path(top) / ".git" / name)).fingerprint
        state.append(print_.mtime_ns if print_ else 0)
    return tuple(state)


@lru_cache(maxsize=64)
def _recorded_renames(git: str, top: str, state: tuple[int, ...]) -> dict[str, str]:
    """Old name to newest name, by every rename in the history and the index of one work tree."""
    flags = ("--name-status", "-z", "-M", "--diff-filter=R", "--no-ext-diff", "--no-textconv")
    pending = _ask_git(git, top, "diff", "--cached", *flags)
    history = _ask_git(git, top, "log", "--format=", *flags)
    names: dict[str, str] = {}
    for listing in (pending, history):
        fields = listing.split(b"\0")
        for at in range(0, len(fields) - 2, 3):
            names.setdefault(os.fsdecode(fields[at + 1]), os.fsdecode(fields[at + 2]))
    return names


def _ask_git(git: str, folder: str, *words: str) -> bytes:
    """What git answers, or b"" where it fails: no pager, no hooks, no prompts, no writing, five seconds."""
    quiet = (
        "-c",
        "core.fsmonitor=false",
        "-c",
        "core.hooksPath=/dev/null",
        "-c",
        "core.quotePath=false",
    )
    environment = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    environment |= {
        "GIT_OPTIONAL_LOCKS": "0",
        "GIT_TERMINAL_PROMPT": "0",
        "GIT_PAGER": "cat",
        "LC_ALL": "C",
    }
    environment["GIT_LITERAL_PATHSPECS"] = "1"
    try:
        done = subprocess.run(
            [git, "--no-pager", *quiet, "-C", folder, *words],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=_GIT_SECONDS,
            check=False,
        )
    except (OSError, subprocess.SubprocessError, ValueError):
        return b""
    return done.stdout if done.returncode == 0 else b""
