"""The two snippets of the README run as they stand, from any directory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

AUDIT = """
from nidra import Store, new_memory, run_sleep, render_markdown
store = Store(".nidra"); store.init()
store.add(new_memory("The retry limit is 5", subject="retry-limit", source="config.md", excerpt="retry limit is 5"))
print(render_markdown(run_sleep(store)))
"""

RECALL = """
from nidra.recall import remember, recall, prewarm
remember(store, "What is the retry limit?", "It is 5.", sources=[("config.md", "retry limit is 5", "config.md#L12")])
assert recall(store, "What's the retry limit?").answer == "It is 5."
open("config.md", "w").write("retry limit is 6")
assert recall(store, "What's the retry limit?") is None
"""


def test_both_snippets_run_as_they_stand(tmp_path: Path) -> None:
    (tmp_path / "config.md").write_text("The retry limit is 5 attempts.\n", "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", AUDIT + RECALL],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Of 1 memory, 1 (100.0 %) can be checked" in done.stdout
    assert (tmp_path / ".nidra" / "nidra.db").is_file()
