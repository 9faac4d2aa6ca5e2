"""A person before the machine: what they start, and what can be told of it from outside."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import pytest

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
SAMPLE = ROOT / "resources" / "sample-palace"
RECORDED = "/home/sam/harbour"  # where the sample's sources lay
TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0
T = TypeVar("T")


def one_file(pattern: str) -> Path:
    """The file of the bundle of that name. Where it was not made, the test is skipped."""
    found = sorted(DIST.glob(pattern))
    if not found:
        pytest.skip(f"dist/{pattern} is not there: make bundle")
    return found[-1]


def needs(*programs: str) -> pytest.MarkDecorator:
    """Skip where a program of the machine is missing."""
    missing = [name for name in programs if shutil.which(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"needs {', '.join(missing)}")


def until(asked: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
    """Ask again and again until there is an answer."""
    end = time.monotonic() + patience
    while not (answer := asked()):
        if time.monotonic() > end:
            raise AssertionError(f"not seen: {what}")
        time.sleep(0.05)
    return answer


def cpu_seconds(pid: int) -> float:
    """The processor time that a process took so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def children(pid: int) -> list[int]:
    """The processes that a process started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def command_of(pid: int) -> list[str]:
    """The words that a process was started with; none where it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text().split("\0")[:-1]
    except OSError:
        return []


@dataclass
class Person:
    """Who has a home folder and an environment of next to nothing: no PATH that leads to a Python."""

    home: Path
    environment: dict[str, str] = field(default_factory=dict)
    started: list[subprocess.Popen[str]] = field(default_factory=list)

    @property
    def library(self) -> Path:
        """Where `install.sh` puts the programs."""
        return self.home / ".local" / "lib" / "nidra"

    def bare(self) -> list[str]:
        """The words that empty the environment."""
        words = [f"{name}={value}" for name, value in self.environment.items()]
        return ["/usr/bin/env", "-i", f"HOME={self.home}", "PATH=/nowhere", *words]

    def run(
        self, program: Path, *words: str | Path, code: int = 0, cwd: str = "/"
    ) -> subprocess.CompletedProcess[str]:
        """Run a bundled program to its end."""
        command = [*self.bare(), str(program), *(str(word) for word in words)]
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stdout + done.stderr
        return done

    def script(self, script: Path, *words: str | Path, code: int = 0, cwd: str = "/") -> str:
        """Run a shell script of the bundle with the tools of the system, and no variable but HOME."""
        command = ["/usr/bin/env", "-i", f"HOME={self.home}", "PATH=/usr/bin:/bin", "sh"]
        command += [str(script), *(str(word) for word in words)]
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout + done.stderr

    def entry(self) -> str:
        """The command of the desktop's entry, as a shell reads it, without a file."""
        text = (self.home / ".local/share/applications/nidra.desktop").read_text()
        line = re.search(r"^Exec=(.*)$", text, re.M)
        assert line is not None
        return line[1].replace("\\\\", "\\").replace(" %f", "").replace("%%", "%")

    def open(self, *words: str | Path, **environment: str) -> subprocess.Popen[str]:
        """Start the window as the desktop does: by its entry, in `/`; its process."""
        self.environment.update(environment)
        command = [*self.bare(), "/bin/sh", "-c", f'exec {self.entry()} "$@"', "sh"]
        begun = subprocess.Popen(
            [*command, *(str(word) for word in words)],
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.started.append(begun)
        return begun

    def workers(self, window: subprocess.Popen[str]) -> list[int]:
        """The workers that a window has now."""
        return [pid for pid in children(window.pid) if "work" in command_of(pid)[1:]]

    def still_running(self) -> list[str]:
        """What was started and has not ended. It is ended now."""
        left = [one for one in self.started if one.poll() is None]
        for one in left:
            one.kill()
            one.wait()
        for one in self.started:
            if one.stderr is not None:
                one.stderr.close()
        return [str(one.args) for one in left]
