"""A headless Chromium where the machine has one, and what a page did in it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
QUIET = (
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-logging=stderr",
)


def browser() -> str | None:
    """The path of a Chromium, or None."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


@contextmanager
def listening() -> Iterator[tuple[int, list[str]]]:
    """A port of this machine, and everyone who called on it."""
    callers: list[str] = []
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        server.listen()
        server.settimeout(0.2)
        done = threading.Event()

        def answer() -> None:
            while not done.is_set():
                try:
                    caller, _ = server.accept()
                except TimeoutError:
                    continue
                with caller:
                    caller.settimeout(2)
                    callers.append(caller.recv(200).decode("latin-1").split("\r\n")[0])
                    caller.sendall(
                        b"HTTP/1.1 404 No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                    )

        thread = threading.Thread(target=answer)
        thread.start()
        try:
            yield server.getsockname()[1], callers
        finally:
            done.set()
            thread.join()


def opened(program: str, page: Path, profile: Path) -> tuple[str, str]:
    """Open a page: the document as it stands after everything ran, and what the console said."""
    as_root = ("--no-sandbox",) if os.geteuid() == 0 else ()
    found = subprocess.run(
        [program, *QUIET, *as_root, f"--user-data-dir={profile}", "--dump-dom", page.as_uri()],
        capture_output=True,
        timeout=120,
        check=True,
        stdin=subprocess.DEVNULL,
    )
    said = found.stderr.decode("utf-8", "replace").splitlines()
    return found.stdout.decode("utf-8"), "\n".join(line for line in said if "CONSOLE" in line)
