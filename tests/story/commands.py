"""Running commands inside the test's own process, and what came of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from nidra.cli.main import build
from typer.testing import CliRunner


@dataclass(frozen=True, slots=True)
class Done:
    """One command that ran: exit code, stdout, stderr."""

    code: int
    out: str
    err: str

    @property
    def value(self) -> Any:
        """The one JSON value on stdout."""
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """The JSON values on stdout, one a line."""
        return [json.loads(line) for line in self.out.splitlines()]


def nidra(*words: object) -> Done:
    """Run `nidra` with these words."""
    return ran([str(word) for word in words])


def ran(words: Sequence[str]) -> Done:
    """Run a command line that is split already."""
    result = CliRunner().invoke(build(words[0] if words else None), list(words), prog_name="nidra")
    return Done(result.exit_code, result.stdout, result.stderr)


def done(*words: object) -> Done:
    """Run a command that has to succeed."""
    found = nidra(*words)
    assert found.code == 0, found.err
    return found
