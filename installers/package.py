"""Make what people install on the system that this runs on: `package.py BUNDLE TARGET`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
COMMANDS = {
    "linux": [sys.executable, str(HERE / "linux" / "package.py")],
    "win32": [sys.executable, str(HERE / "windows" / "package.py")],
    "darwin": ["sh", str(HERE / "macos" / "package.sh")],
}


if __name__ == "__main__":
    sys.exit(subprocess.run([*COMMANDS[sys.platform], *sys.argv[1:]], check=False).returncode)
