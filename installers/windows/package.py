"""From the bundle to an installer for Windows: `package.py BUNDLE TARGET`; needs NSIS."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

HERE = Path(__file__).parent
ICON = HERE.parents[1] / "build" / "icons" / "nidra.ico"


def installer(bundle: Path, target: Path, icon: Path = ICON) -> Path:
    """Compile the installer; a warning is a failure."""
    makensis = shutil.which("makensis")
    if makensis is None:
        raise SystemExit("NSIS is missing: https://nsis.sourceforge.io (its makensis on PATH).")
    number = version("nidra-memory")
    made = target / f"nidra-{number}-windows-setup.exe"
    places = {"VERSION": number, "SOURCE": bundle, "ICON": icon, "OUT": made}
    words = [f"-D{name}={value}" for name, value in places.items()]
    options = ["-V2", "-WX", "-INPUTCHARSET", "UTF8"]
    subprocess.run([makensis, *options, *words, str(HERE / "nidra.nsi")], check=True)
    return made


if __name__ == "__main__":
    print(installer(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()))
