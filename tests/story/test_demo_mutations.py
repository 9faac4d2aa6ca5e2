"""Breaking any one rule of the pass makes the demonstration fail: the proofs prove something."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nidra
import pytest

pytestmark = pytest.mark.soak

PACKAGE = Path(nidra.__file__).parent

# (file, what stands there, what is put in its place, the proof that must fail)
BROKEN = {
    "what rests on a memory does not follow it": (
        "store/lineage.py",
        "    return sorted(found)\n",
        "    return []\n",
        "derived memory fell with its source",
    ),
    "a number is found inside a longer one": (
        "trust/boundaries.py",
        "return _free_before(before, piece, prefix) and _free_after(piece, after, suffix)",
        "return True",
        "a number grown by a digit is caught",
    ),
    "a text that is not there any more counts as found": (
        "trust/check.py",
        "    state = State.DRIFTED\n",
        "    state = State.MOVED\n",
        "stale verified memory demoted after source change",
    ),
    "a receipt that was found earns nothing": (
        "trust/grading.py",
        "return Decision(Grade.MACHINE_CHECKED, Standing.TRACEABLE",
        "return Decision(Grade.SOURCE_LINKED, Standing.TRACEABLE",
        "good memory promoted to machine_checked",
    ),
    "signs carry no meaning": (
        "base/text.py",
        'if char in "-−" and after.isdigit()',
        'if char in "" and after.isdigit()',
        "look-alikes kept apart",
    ),
    "letters of another case are other letters": (
        "base/text.py",
        "folded = nfc(nfc(text).casefold())",
        "folded = nfc(text)",
        "duplicate pair merged",
    ),
    "nothing negates": (
        "trust/contra_negators.py",
        '"en": """not never',
        '"en": """never',
        "numeric + negation contradictions flagged",
    ),
    "a minute has 61 seconds": (
        "base/units.py",
        "TIME, 60.0)",
        "TIME, 61.0)",
        "look-alikes kept apart",
    ),
    "burial waits for ever": (
        "sleep/safety.py",
        "OVERDUE = 30 * DAY",
        "OVERDUE = 3000 * DAY",
        "overdue junk tombstoned",
    ),
    "what is due is due again at once": (
        "sleep/schedule.py",
        "due = at + LADDER[rung] * DAY",
        "due = at",
        "third pass is a no-op (idempotent)",
    ),
    "the journal's rows are not chained": (
        "store/journal.py",
        "        self.head = digest\n",
        "",
        "journal verified",
    ),
    "a fallen memory keeps its confidence": (
        "trust/grading.py",
        "return min(old, FALLEN_CONFIDENCE), own",
        "return old, own",
        "stale verified memory demoted after source change",
    ),
}


@pytest.mark.parametrize("rule", BROKEN)
def test_a_broken_rule_is_noticed(rule: str, tmp_path: Path) -> None:
    file, stands, instead, proof = BROKEN[rule]
    copy = tmp_path / "nidra"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    place = copy / file
    text = place.read_text("utf-8")
    assert stands in text
    place.write_text(text.replace(stands, instead), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "nidra", "demo", "--strict", "--dir", str(tmp_path / "demo")],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"[FAIL] {proof}" in done.stdout, done.stdout + done.stderr
