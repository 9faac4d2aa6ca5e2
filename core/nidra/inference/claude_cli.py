"""The `claude` program as a model: its own login, no key of ours.

It is run anew for each question, in an empty folder of its own, without tools, settings, servers or
commands, and keeps nothing of the talk. The question goes to its standard input: nothing of a
memory ever stands on a command line, where every user of the machine could read it.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nidra.base.errors import ModelAbsent, ModelBroken, ModelUnclear
from nidra.base.text import one_line
from nidra.inference.answers import quoted
from nidra.inference.chat import Schema
from nidra.inference.child import Ended, run
from nidra.inference.judge import ChatJudge

_OPTIONS = (
    "-p",
    "--output-format",
    "json",
    "--tools",
    "",
    "--strict-mcp-config",
    "--setting-sources",
    "",
    "--disable-slash-commands",
    "--no-session-persistence",
)
# What it needs to find itself, its login, its language and its way out; everything else stays here.
_KEPT = frozenset(
    (
        "PATH",
        "HOME",
        "USER",
        "LOGNAME",
        "SHELL",
        "LANG",
        "LANGUAGE",
        "TZ",
        "TMPDIR",
        "TEMP",
        "TMP",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_CACHE_HOME",
        "XDG_STATE_HOME",
        "XDG_RUNTIME_DIR",
        "CLAUDE_CONFIG_DIR",
        "CLAUDE_CODE_OAUTH_TOKEN",
        "CLAUDE_CODE_USE_BEDROCK",
        "CLAUDE_CODE_USE_VERTEX",
        "CLAUDE_CODE_USE_FOUNDRY",
        "CLOUD_ML_REGION",
        "GOOGLE_APPLICATION_CREDENTIALS",
        "HTTP_PROXY",
        "HTTPS_PROXY",
        "NO_PROXY",
        "ALL_PROXY",
        "SSL_CERT_FILE",
        "SSL_CERT_DIR",
        "NODE_EXTRA_CA_CERTS",
        "SYSTEMROOT",
        "SYSTEMDRIVE",
        "WINDIR",
        "COMSPEC",
        "PATHEXT",
        "APPDATA",
        "LOCALAPPDATA",
        "PROGRAMDATA",
        "PROGRAMFILES",
        "USERPROFILE",
        "USERNAME",
        "HOMEDRIVE",
        "HOMEPATH",
    )
)
_KEPT_FAMILIES = ("LC_", "ANTHROPIC_", "AWS_")
_LOGIN = ("not logged in", "please run /login", "invalid api key", "oauth token has expired")


class ClaudeCLI:
    """Asks `claude -p`. `executable` is looked up on PATH at the first question; `seconds` is for one."""

    def __init__(
        self, executable: str = "claude", model: str | None = None, seconds: float = 60.0
    ) -> None:
        self.executable = executable
        self.model = model
        self.seconds = seconds
        self._stop = threading.Event()
        self._found: str | None = None

    @property
    def name(self) -> str:
        """The program by its path, as soon as that is known, and the model where one is named."""
        model = f" with {self.model}" if self.model else ""
        return one_line(f"{self._place() or self.executable}{model}", 200)

    @property
    def mark(self) -> str:
        """Path, size and date of the program: another version of it is another model."""
        place = self._place()
        try:
            stat = Path(place).stat() if place else None
        except OSError:
            stat = None
        version = f"{stat.st_size} {stat.st_mtime_ns}" if stat else "absent"
        return f"claude {place or self.executable} {version} {self.model or ''}".strip()

    def complete(
        self, role: str, system: str, user: str, schema: Schema, max_tokens: int
    ) -> str | dict[str, Any]:
        """What it answers. Raises `ModelAbsent`, `ModelBroken`, `ModelUnclear`."""
        place = self._place()
        if place is None:
            raise ModelAbsent(
                name=one_line(self.executable, 200), reason="was not found on the PATH."
            )
        with tempfile.TemporaryDirectory(prefix="nidra-", ignore_cleanup_errors=True) as made:
            folder = Path(made)
            told = folder / "system.md"
            told.write_text(system, "utf-8")
            argv = [place, *_OPTIONS, "--system-prompt-file", str(told)]
            if self.model:
                argv += ["--model", self.model]
            ended = self._run(argv, user, folder)
        return self._answer(ended)

    def _run(self, argv: list[str], user: str, folder: Path) -> Ended:
        try:
            return run(
                argv,
                user,
                seconds=self.seconds,
                folder=folder,
                environment=environment(os.environ),
                stop=self._stop,
            )
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or str(problem)
            raise ModelBroken(
                name=self.name, reason=f"could not be started: {reason}."
            ) from problem

    def _place(self) -> str | None:
        if self._found is None:
            found = shutil.which(self.executable)
            self._found = os.path.abspath(found) if found else None  # noqa: PTH100 - links stay
        return self._found

    def _answer(self, ended: Ended) -> str | dict[str, Any]:
        """The answer in what it printed. Raises what stands in its way, as a sentence."""
        if ended.stopped:
            raise ModelBroken(name=self.name, reason="was told to stop.")
        if ended.overtime:
            reason = f"gave no answer within {self.seconds:g} seconds and was ended."
            raise ModelBroken(name=self.name, reason=reason)
        if ended.overflow:
            raise ModelBroken(name=self.name, reason="talked without end and was ended.")
        said = unwrapped(ended.out)
        spoken = said if isinstance(said, str) else ""
        if _asks_to_log_in(spoken) or _asks_to_log_in(ended.err):
            reason = f"is not logged in. It said: {quoted(spoken or ended.err)}"
            raise ModelBroken(name=self.name, reason=reason)
        if ended.code != 0:
            words = quoted(ended.err.strip() or spoken)
            raise ModelBroken(
                name=self.name, reason=f"ended with code {ended.code}. It said: {words}"
            )
        if isinstance(said, _Failed):
            raise ModelBroken(name=self.name, reason=f"reported a failure: {quoted(said.words)}")
        if not said:
            raise ModelUnclear(name=self.name, reason="said nothing.")
        return said

    def stop(self) -> None:
        """End the program that runs now, if one does; run none until `start`."""
        self._stop.set()

    def start(self) -> None:
        """May be asked again."""
        self._stop.clear()


class ClaudeCLIJudge(ChatJudge):
    """A judge that asks the `claude` program, with the login that it has.

    `seconds` is how long one answer may take; a pair takes two.
    """

    def __init__(
        self, executable: str = "claude", model: str | None = None, seconds: float = 60.0
    ) -> None:
        super().__init__(ClaudeCLI(executable, model, seconds))


class _Failed(str):
    """The words of an answer that says itself that it is a failure."""

    @property
    def words(self) -> str:
        return str(self)


def unwrapped(printed: str) -> str | dict[str, Any]:
    """The answer inside what the program printed: its envelope's `result`, else all of it."""
    try:
        value = json.loads(printed)
    except (ValueError, RecursionError):
        return printed.strip()
    if isinstance(value, list):
        ends = [row for row in value if isinstance(row, dict) and row.get("type") == "result"]
        value = ends[-1] if ends else value
    if not isinstance(value, dict):
        return printed.strip()
    result = value.get("result")
    if value.get("is_error"):
        return _Failed(result if isinstance(result, str) else value.get("subtype") or "no words")
    if isinstance(value.get("structured_output"), dict):
        return dict(value["structured_output"])
    return result if isinstance(result, (str, dict)) else printed.strip()


def _asks_to_log_in(words: str) -> bool:
    """Is this no answer but a request to log in? What holds an object may quote one."""
    folded = words[:2000].casefold()
    return "{" not in folded and any(sign in folded for sign in _LOGIN)


def environment(present: Mapping[str, str]) -> dict[str, str]:
    """The few variables that the program is given."""
    return {
        name: value
        for name, value in present.items()
        if name.upper() in _KEPT or name.startswith(_KEPT_FAMILIES)
    } | {"DISABLE_AUTOUPDATER": "1"}
