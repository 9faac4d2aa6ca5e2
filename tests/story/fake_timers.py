"""Small programs in the place of systemctl, loginctl, launchctl, schtasks and crontab.

Each keeps what the real one would keep in a folder, answers as it would, and writes its words down.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

NAMES = ("systemctl", "loginctl", "launchctl", "schtasks", "crontab")


class Tools:
    """The fake commands on PATH, and what became of them."""

    def __init__(self, place: Path) -> None:
        self.folder = place / "bin"
        self.state = place / "state"
        self.home = place / "home"
        for folder in (self.folder, self.state, self.home):
            folder.mkdir(parents=True)
        for name in NAMES:
            self.add(name)

    def add(self, name: str) -> None:
        path = self.folder / name
        # The system's Python: the path of a virtual environment may hold a blank.
        python = Path(sys.executable).resolve()
        path.write_text(f"#!{python} -SE\n{Path(__file__).read_text('utf-8')}", "utf-8")
        path.chmod(0o755)

    def take_away(self, name: str) -> None:
        (self.folder / name).unlink()

    def use(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Only these commands are found, and the user's home is an empty one."""
        monkeypatch.setenv("PATH", str(self.folder))
        monkeypatch.setenv("FAKE_STATE", str(self.state))
        monkeypatch.setenv("HOME", str(self.home))
        monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)

    def fail(self, word: str, times: int = 1_000) -> None:
        """Let every command that has this word among its own fail, so many times."""
        (self.state / "fail").write_text(json.dumps([word, times]), "utf-8")

    def calls(self) -> list[list[str]]:
        """The commands that were run, in their order."""
        path = self.state / "calls"
        return (
            [json.loads(line) for line in path.read_text("utf-8").splitlines()]
            if path.exists()
            else []
        )

    @property
    def crontab(self) -> bytes | None:
        path = self.state / "crontab"
        return path.read_bytes() if path.exists() else None

    def left(self) -> list[str]:
        """Every file that is there besides the fake commands, the calls and the switches."""
        kept = [*self.home.rglob("*"), *self.state.rglob("*")]
        own = {"calls", "fail"}
        return sorted(str(path.name) for path in kept if path.is_file() and path.name not in own)


def _fake(name: str, words: list[str]) -> int:
    state = Path(os.environ["FAKE_STATE"])
    with (state / "calls").open("a", encoding="utf-8") as stream:
        stream.write(json.dumps([name, *words]) + "\n")
    if _is_to_fail(state, words):
        sys.stderr.write(f"{name}: failed on purpose\n")
        return 1
    return {
        "systemctl": _systemctl,
        "loginctl": _loginctl,
        "launchctl": _launchctl,
        "schtasks": _schtasks,
        "crontab": _crontab,
    }[name](state, words)


def _is_to_fail(state: Path, words: list[str]) -> bool:
    path = state / "fail"
    if not path.exists():
        return False
    word, times = json.loads(path.read_text("utf-8"))
    if word not in words or times < 1:
        return False
    path.write_text(json.dumps([word, times - 1]), "utf-8")
    return True


def _systemctl(state: Path, words: list[str]) -> int:
    assert words[0] == "--user"
    verb, unit = words[1], words[-1]
    on = state / f"{unit}.enabled"
    if verb == "enable":
        on.write_text("", "utf-8")
        (state / f"{unit}.stamp").write_text("", "utf-8")
    elif verb == "disable":
        on.unlink(missing_ok=True)
    elif verb == "clean":
        (state / f"{unit}.stamp").unlink(missing_ok=True)
    elif verb == "show":
        active = (state / f"{words[2]}.enabled").exists()
        print(f"ActiveState={'active' if active else 'inactive'}")
        print("NextElapseUSecRealtime=Tue 2026-12-01 03:00:00 UTC")
    return 0


def _loginctl(state: Path, words: list[str]) -> int:
    print("no")
    return 0


def _launchctl(state: Path, words: list[str]) -> int:
    verb, domain = words[0], words[1]
    if verb == "bootstrap":
        label = Path(words[2]).stem
        on = state / f"{label}.loaded"
        if on.exists():
            sys.stderr.write("Bootstrap failed: 5: Input/output error\n")
            return 5
        on.write_text("", "utf-8")
        return 0
    on = state / f"{domain.split('/')[-1]}.loaded"
    there = on.exists()
    if verb == "bootout":
        on.unlink(missing_ok=True)
    return 0 if there else 113


def _schtasks(state: Path, words: list[str]) -> int:
    name = words[words.index("/TN") + 1]
    path = state / (name.replace("\\", "_") + ".xml")
    if words[0] == "/Create":
        assert "/F" in words or not path.exists()
        path.write_bytes(Path(words[words.index("/XML") + 1]).read_bytes())
        return 0
    if not path.exists():
        sys.stderr.write("ERROR: The system cannot find the file specified.\n")
        return 1
    if words[0] == "/Delete":
        path.unlink()
    elif "/XML" in words:
        sys.stdout.buffer.write(path.read_bytes().decode("utf-16").encode("utf-8"))
    else:
        print(f'"{name}","12/1/2026 3:00:00 AM","Ready"')
    return 0


def _crontab(state: Path, words: list[str]) -> int:
    path = state / "crontab"
    if words == ["-"]:
        path.write_bytes(sys.stdin.buffer.read())
        return 0
    if not path.exists():
        sys.stderr.write("no crontab for tester\n")
        return 1
    if words == ["-l"]:
        sys.stdout.buffer.write(path.read_bytes())
    else:
        path.unlink()
    return 0


if Path(sys.argv[0]).name in NAMES:
    sys.exit(_fake(Path(sys.argv[0]).name, sys.argv[1:]))
