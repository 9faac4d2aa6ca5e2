"""A screen with a window manager, a mouse and a keyboard, for programs that are seen from outside."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType

from bundle.outside import ROOT, until

PICTURES = ROOT / "build" / "bundle-screens"
PROGRAMS = ("Xvfb", "openbox", "xdotool", "import")
SIZE = "1600x1000x24"


class Screen:
    """Xvfb with openbox. `pictures` of it are kept in build/bundle-screens."""

    def __init__(self) -> None:
        read, write = os.pipe()
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", SIZE], pass_fds=[write], **quiet
        )
        os.close(write)
        with os.fdopen(read) as told:
            self.display = f":{told.readline().strip()}"
        self._manager = subprocess.Popen(["openbox"], env=self._environment(), **quiet)
        until(lambda: self._ask("get_desktop"), "the window manager")
        PICTURES.mkdir(parents=True, exist_ok=True)

    def __enter__(self) -> Screen:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if problem is not None:
            self.picture("where-it-stopped")
        for process in (self._manager, self._server):
            process.terminate()
            process.wait()

    def _environment(self) -> dict[str, str]:
        return {**os.environ, "DISPLAY": self.display}

    def _ask(self, *words: str) -> str:
        command = ["xdotool", *words]
        done = subprocess.run(
            command, env=self._environment(), capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def windows(self, pid: int) -> list[str]:
        """The windows of a process that can be seen."""
        return self._ask("search", "--onlyvisible", "--pid", str(pid)).split()

    def window(self, pid: int) -> str:
        """The first window of a process, once it can be seen."""
        return until(lambda: self.windows(pid), f"a window of {pid}")[0]

    def title(self, window: str) -> str:
        """What stands in its bar."""
        return self._ask("getwindowname", window)

    def place(self, window: str, x: int, y: int) -> None:
        """Move a window."""
        self._ask("windowmove", "--sync", window, str(x), str(y))

    def look_at(self, window: str) -> None:
        """Bring a window to the front."""
        self._ask("windowactivate", "--sync", window)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press the mouse at one place, move it in steps to another, and let it go there."""
        steps = 20
        self._ask("mousemove", *map(str, start), "mousedown", "1")
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step // steps for a, b in zip(start, end, strict=True))
            self._ask("mousemove", str(x), str(y))
            time.sleep(0.03)
        time.sleep(0.5)
        self._ask("mouseup", "1")

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        self._ask("key", "--clearmodifiers", *keys)

    def write(self, text: str) -> None:
        """Type."""
        self._ask("type", "--clearmodifiers", text)

    def picture(self, name: str) -> Path:
        """Keep a picture of the whole screen."""
        target = PICTURES / f"{name}.png"
        command = ["import", "-window", "root", str(target)]
        subprocess.run(command, env=self._environment(), check=False)
        return target


def missing() -> list[str]:
    """What a screen needs and this machine lacks."""
    return [name for name in PROGRAMS if shutil.which(name) is None]
