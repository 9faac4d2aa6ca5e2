"""What `make setup` says or does where the system lacks libraries that the window needs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "installers" / "linux" / "qt_libraries.sh"
# Without a third word it is asked to start without a display; else the word names a display's plugin.
PYTHON = """#!/bin/sh
case "${3:-offscreen}" in
    offscreen) test -e "$LACKS/offscreen" ;;
    libqxcb*) test -e "$LACKS/xcb" ;;
    libqwayland*) test -e "$LACKS/wayland" ;;
esac && exit 1
exit 0
"""
APT = """#!/bin/sh
echo "$*" >> "$LACKS/../asked"
case "$*" in *install*) rm -f "$LACKS"/* ;; esac
"""

pytestmark = pytest.mark.skipif(not shutil.which("sh"), reason="needs sh")


class System:
    """A machine of stand-ins: who one is there, what it lacks, what apt-get was asked for."""

    def __init__(self, folder: Path, user: int = 1000, apt: bool = True) -> None:
        self.folder = folder
        (folder / "lacks").mkdir()
        (folder / "bin").mkdir()
        self._program("python", PYTHON)
        self._program("id", f"#!/bin/sh\necho {user}\n")
        self._program("uname", "#!/bin/sh\necho Linux\n")
        self._program("rm", f'#!/bin/sh\nexec {shutil.which("rm")} "$@"\n')
        if apt:
            self._program("apt-get", APT)

    def _program(self, name: str, text: str) -> None:
        program = self.folder / "bin" / name
        program.write_text(text, "utf-8")
        program.chmod(0o755)

    def lacks(self, *names: str) -> None:
        """What cannot be loaded until something is installed."""
        for name in names:
            (self.folder / "lacks" / name).touch()

    def asked(self) -> str:
        """The lines that apt-get was called with."""
        asked = self.folder / "asked"
        return asked.read_text("utf-8") if asked.exists() else ""

    def set_up(self, python: str = "", **display: str) -> tuple[int, str]:
        """Run the script; its exit code and what it says."""
        given = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
        given |= {"PATH": str(self.folder / "bin"), "LACKS": str(self.folder / "lacks"), **display}
        words = [
            str(shutil.which("sh")),
            str(SCRIPT),
            python or str(self.folder / "bin" / "python"),
        ]
        ran = subprocess.run(
            words, env=given, capture_output=True, text=True, check=False, timeout=60
        )
        assert not ran.stderr
        return ran.returncode, ran.stdout


def test_nothing_is_said_where_nothing_is_missing(tmp_path: Path) -> None:
    system = System(tmp_path, user=0)
    assert system.set_up(DISPLAY=":0") == (0, "")
    assert system.set_up(WAYLAND_DISPLAY="wayland-0") == (0, "")
    assert not system.asked()


def test_without_root_one_line_to_copy_names_the_packages(tmp_path: Path) -> None:
    system = System(tmp_path)
    system.lacks("offscreen")
    code, said = system.set_up()
    assert code == 1 and not system.asked()
    first, line = said.splitlines()
    assert first.endswith("Install them with this line, then go on:")
    assert line.startswith("  sudo apt-get update && sudo apt-get install -y ")
    assert {"libgl1", "libegl1", "libxcb-cursor0"} <= set(line.split())


def test_root_gets_them_installed(tmp_path: Path) -> None:
    system = System(tmp_path, user=0)
    system.lacks("offscreen", "xcb", "wayland")
    code, said = system.set_up(DISPLAY=":0")
    assert code == 0 and said.startswith("Installing the libraries")
    assert "libxcb-cursor0" in system.asked() and len(said.splitlines()) == 1


def test_another_system_gets_the_names_only(tmp_path: Path) -> None:
    system = System(tmp_path, user=0, apt=False)
    system.lacks("offscreen")
    code, said = system.set_up()
    assert code == 1 and "By their names on Debian: libgl1 " in said


@pytest.mark.parametrize(
    ("lacks", "display"),
    [("xcb", {"DISPLAY": ":0"}), ("wayland", {"WAYLAND_DISPLAY": "wayland-0"})],
    ids=["X11", "Wayland"],
)
def test_a_desktop_that_lacks_only_what_a_display_needs_is_told_so(
    lacks: str, display: dict[str, str], tmp_path: Path
) -> None:
    system = System(tmp_path)
    system.lacks(lacks)
    code, said = system.set_up(**display)
    assert code == 1 and "libxcb-cursor0" in said and "libwayland-cursor0" in said
    assert system.set_up() == (0, ""), "without a display the window is not shown anyway"


def test_one_of_two_displays_is_enough(tmp_path: Path) -> None:
    system = System(tmp_path)
    system.lacks("xcb")
    assert system.set_up(DISPLAY=":0", WAYLAND_DISPLAY="wayland-0") == (0, "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names libraries of Linux")
def test_this_python_is_asked_the_same_way(tmp_path: Path) -> None:
    system = System(tmp_path)
    assert system.set_up(python=sys.executable) == (0, "")
    code, said = system.set_up(python=sys.executable, DISPLAY=":0", WAYLAND_DISPLAY="wayland-0")
    assert code == 0 or "sudo apt-get install" in said
