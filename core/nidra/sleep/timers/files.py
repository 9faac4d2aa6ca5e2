"""Files of a timer that are put in their places together, or not at all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from nidra.base.errors import TimerError
from nidra.base.paths import replacing


@contextmanager
def placed(files: Mapping[Path, str]) -> Iterator[None]:
    """Write the files; where what is done with them fails, what lay there before lies there again.

    Raises `TimerError` where they cannot be written.
    """
    try:
        before = {path: path.read_bytes() if path.exists() else None for path in files}
    except OSError as problem:
        raise _refused(problem) from problem
    made = [folder for path in files for folder in path.parents if not folder.exists()]
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            with replacing(path) as stream:
                stream.write(text)
        yield
    except BaseException as problem:
        with suppress(OSError):
            _back(before, made)
        if isinstance(problem, OSError):
            raise _refused(problem) from problem
        raise


def _back(before: Mapping[Path, bytes | None], made: list[Path]) -> None:
    for path, content in before.items():
        if content is None:
            path.unlink(missing_ok=True)
        else:
            path.write_bytes(content)
    for folder in sorted(set(made), key=lambda one: len(one.parts), reverse=True):
        with suppress(OSError):
            folder.rmdir()


def taken_away(*paths: Path) -> bool:
    """Delete the files; was there one? Raises `TimerError` where one stays."""
    there = [path for path in paths if path.is_symlink() or path.exists()]
    try:
        for path in there:
            path.unlink()
    except OSError as problem:
        raise _refused(problem) from problem
    return bool(there)


def text_of(path: Path) -> str | None:
    """What a file holds, or None where there is none. Raises `TimerError` where it cannot be read."""
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except FileNotFoundError:
        return None
    except OSError as problem:
        raise _refused(problem) from problem


def _refused(problem: OSError) -> TimerError:
    return TimerError(
        reason=f"{problem.filename}: {problem.strerror}. Permit it, or choose another --kind."
    )
