"""Folders that nobody may look into: what lies below is unreadable, and everything else goes on."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bound import bound
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store, new_memory

PASS = """
import json, sys
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store
with Store(sys.argv[1]) as store:
    run_sleep(store)
    print(json.dumps({m.statement: [r.state.label for r in m.evidence] for m in store.load()}))
"""
WATCH = """
import json, sys
from nidra.app.workspace import Store
from nidra.sleep.watch.hooks import Hooks
from nidra.sleep.watch.watcher import Watcher
with Store(sys.argv[1]) as store:
    hooks = Hooks(told=lambda at, batch, outcome: None, now=store.now)
    with Watcher(store.folder, hooks).begun() as watcher:
        watcher.step(0)
        state = watcher._state
    told = {"folders": state.folders, "trouble": state.trouble, "sentence": state.sentence}
    print(json.dumps(told))
"""
MOVE = """
import json, sys
from pathlib import Path
from nidra.app.remap import asked, remap
from nidra.app.run_pass import run_sleep
from nidra.app.workspace import Store
with Store(sys.argv[1]) as store:
    done, _ = remap(store, asked([str(Path(sys.argv[1]).parent / "copies")], []))
    run_sleep(store)
    found = {m.statement: [r.state.label for r in m.evidence] for m in store.load()}
    print(json.dumps({"missing": done.missing, **found}))
"""


@pytest.fixture
def shut(tmp_path: Path) -> Iterator[Path]:
    """A folder with a source below it, which is shut only after a pass has read that."""
    folder = tmp_path / "shut"
    (folder / "inner" / "deep").mkdir(parents=True)
    (folder / "inner" / "deep" / "a.md").write_text("The limit is 5 bar.\n", "utf-8")
    (tmp_path / "open").mkdir()
    (tmp_path / "open" / "b.md").write_text("The width is 7 m.\n", "utf-8")
    yield folder
    folder.chmod(0o700)


@pytest.fixture
def place(tmp_path: Path, shut: Path) -> Path:
    """A store of two memories that hold, one of them by a source below the folder that is shut now."""
    with Store(tmp_path / "store") as store:
        store.init()
        deep, near = shut / "inner" / "deep" / "a.md", tmp_path / "open" / "b.md"
        store.add(new_memory("limit", source=deep, excerpt="The limit is 5 bar"))
        store.add(new_memory("width", source=near, excerpt="The width is 7 m"))
        run_sleep(store)
    shut.chmod(0)
    return tmp_path / "store"


def told(code: str, place: Path) -> dict[str, object]:
    """What a process printed that may not look into the shut folder."""
    command = [*bound(place.parent), sys.executable, "-c", code, str(place)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_a_claim_about_a_shut_folder_stops_no_pass(place: Path, shut: Path) -> None:
    claim = f"path:{shut / 'inner' / 'deep' / 'missing' / 'c.md'}"
    near = shut.parent / "open" / "b.md"
    with Store(place) as store:
        store.add(new_memory("claim", source=near, excerpt="The width is", locator=claim))
    assert told(PASS, place) == {
        "limit": ["unreadable"],
        "width": ["verbatim"],
        "claim": ["unreadable"],
    }


def test_a_source_in_a_shut_folder_stops_no_watcher(place: Path) -> None:
    state = told(WATCH, place)
    assert state["trouble"] == ""
    assert isinstance(state["folders"], int) and state["folders"] > 0
    assert "cannot be watched" in str(state["sentence"])


def test_a_source_below_a_folder_of_somebody_else_is_found_where_it_was_copied_to(
    place: Path, tmp_path: Path
) -> None:
    (tmp_path / "copies").mkdir()
    (tmp_path / "copies" / "a.md").write_text("The limit is 5 bar.\n", "utf-8")
    assert told(MOVE, place) == {"missing": 1, "limit": ["moved"], "width": ["verbatim"]}
