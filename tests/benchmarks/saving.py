"""How editors and other tools save: each way changes a file's content, or leaves it as it was."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

# A way to give a file a text. The moment that counts is when it returns.
Save = Callable[[Path, str], None]


def in_place(path: Path, text: str) -> None:
    """Open, cut short, write, close."""
    path.write_text(text, "utf-8")


def atomic_replace(path: Path, text: str) -> None:
    """Write a file beside and give it the name, as most programs do."""
    beside = path.with_name(f".{path.name}.tmp")
    with beside.open("w", encoding="utf-8") as stream:
        stream.write(text)
        stream.flush()
        os.fsync(stream.fileno())
    beside.replace(path)


def vim_backup(path: Path, text: str) -> None:
    """Rename the old file to a backup, write a new one, take the backup away."""
    backup = path.with_name(f"{path.name}~")
    path.rename(backup)
    path.write_text(text, "utf-8")
    backup.unlink()


def gone_and_back(path: Path, text: str) -> None:
    """Take the file away and write it anew at once."""
    path.unlink()
    path.write_text(text, "utf-8")


SAVES: dict[str, Save] = {
    "in place": in_place,
    "atomic replace": atomic_replace,
    "vim backup": vim_backup,
    "gone and back at once": gone_and_back,
}


class Branches:
    """A git work tree in which one file has another text on each of two branches."""

    def __init__(self, path: Path, texts: tuple[str, str]) -> None:
        self.top = path.parent
        self._git("init", "-q", "-b", "main")
        for branch, text in (("main", texts[0]), ("other", texts[1])):
            if branch != "main":
                self._git("checkout", "-q", "-b", branch)
            path.write_text(text, "utf-8")
            self._git("add", path.name)
            self._git("commit", "-q", "-m", branch)
        self.checkout("main")

    def checkout(self, branch: str) -> None:
        """Let the file have the text of a branch."""
        self._git("checkout", "-q", branch)

    def _git(self, *words: str) -> None:
        named = ("-c", "user.name=n", "-c", "user.email=n@localhost", "-c", "commit.gpgsign=false")
        subprocess.run(["git", "-C", str(self.top), *named, *words], check=True)
