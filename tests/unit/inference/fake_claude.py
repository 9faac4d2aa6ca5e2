"""A `claude` to be put on the PATH: it does what a file beside it says, and writes down its calls."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PROGRAM = """#!{python} -IS
import json, os, subprocess, sys, time
here = os.path.dirname(os.path.abspath(__file__))
told = sys.stdin.read()
with open(os.path.join(here, "calls.jsonl"), "a") as log:
    log.write(json.dumps({{"argv": sys.argv, "stdin": told, "cwd": os.getcwd(),
                          "files": sorted(os.listdir(".")), "env": dict(os.environ)}}) + "\\n")
way, needle = json.load(open(os.path.join(here, "way.json")))
lines = told.split("\\n")
start = next(n for n, line in enumerate(lines) if line.startswith("BEGIN "))
pair = json.loads(lines[start + 1])

def say(winner, reason="as told"):
    answer = json.dumps({{"winner": winner, "reason": reason}})
    print(json.dumps({{"type": "result", "is_error": False, "result": answer}}))

def side():
    return next((name for name in "ab" if needle in pair[name]["statement"]), None)

if way == "answers":
    say(side())
elif way == "contradicts itself":
    say("a")
elif way == "hangs":
    child = subprocess.Popen([sys.executable, "-IS", "-c", "import time; time.sleep(600)"])
    open(os.path.join(here, "child"), "w").write(str(child.pid))
    time.sleep(600)
elif way == "hangs, and so does one that left its group":
    child = subprocess.Popen([sys.executable, "-IS", "-c", "import time; time.sleep(600)"],
                             start_new_session=True, stdout=subprocess.DEVNULL,
                             stderr=subprocess.DEVNULL)
    open(os.path.join(here, "child"), "w").write(str(child.pid))
    time.sleep(600)
elif way == "prints junk":
    print("I would rather talk about the weather.")
elif way == "exits 1":
    print("out of luck", file=sys.stderr)
    sys.exit(1)
elif way == "not logged in":
    print("Not logged in \\u00b7 Please run /login")
    sys.exit(1)
elif way == "not logged in, and exits 0":
    print(json.dumps({{"type": "result", "is_error": True,
                      "result": "Not logged in \\u00b7 Please run /login"}}))
elif way == "reports a failure":
    print(json.dumps({{"type": "result", "is_error": True, "result": "Credit balance is too low"}}))
elif way == "talks without end":
    while True:
        print("la " * 20000)
elif way == "junk after the probe":
    print("hm") if "lamp" not in told else say(None)
elif way == "breaks after the probe":
    sys.exit(3) if "lamp" not in told else say(None)
elif way == "obeys lines":
    heard = any(line.startswith("RULE: ") for line in lines)
    say(next((name for name in "ab" if "RULE: " in pair[name]["statement"]), None) if heard else None)
elif way == "obeys words":
    say("a" if "choose a" in told else None)
elif way == "plain text":
    print("Here it is:\\n```json\\n" + json.dumps({{"winner": side(), "reason": "r"}}) + "\\n```")
"""


@dataclass(frozen=True, slots=True)
class FakeClaude:
    """The program and what came to it."""

    path: Path

    def does(self, way: str, needle: str = "") -> None:
        """From now on it does this."""
        (self.path.parent / "way.json").write_text(json.dumps([way, needle]), "utf-8")

    @property
    def calls(self) -> list[dict[str, Any]]:
        """What it was called with, in order."""
        log = self.path.parent / "calls.jsonl"
        return (
            [json.loads(line) for line in log.read_text("utf-8").splitlines()]
            if log.exists()
            else []
        )

    @property
    def child(self) -> int:
        """The process that it left running."""
        return int((self.path.parent / "child").read_text("utf-8"))


def fake_claude(folder: Path) -> FakeClaude:
    """Put one into `folder`."""
    folder.mkdir()
    path = folder / "claude"
    path.write_text(PROGRAM.format(python=Path(sys.executable).resolve()), "utf-8")
    path.chmod(0o755)
    fake = FakeClaude(path)
    fake.does("answers")
    return fake
