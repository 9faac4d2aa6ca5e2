"""What a person takes back and does again: the store is what it was, and menus name it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from faults import invariants
from faults.world import World
from nidra.app.contested import contested
from nidra.app.history import deeds
from nidra.app.imports import Request, import_store
from nidra.app.labels import label_of, offered
from nidra.app.recheck import recheck
from nidra.app.redo import redo, undo_word
from nidra.app.remap import asked, remap
from nidra.app.resolve import resolve
from nidra.app.review import confirm, reject
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import Store
from nidra.base.errors import UsageError

Do = Callable[["Scene"], Any]


class Scene:
    """A store with a conflict, receipts, an origin, and something that rests on something."""

    def __init__(self, folder: Path) -> None:
        self.world = World(folder)
        self.world.fill()
        self.store = self.world.store()
        self.store.init()
        self.names = self.world.add_some(self.store)
        import_store(self.store, Request(self.world.palace))
        run_sleep(self.store)
        self.world.clock.pass_days(1)

    def content(self) -> object:
        """Everything that the store says, review dates included."""
        with self.store.database.reading() as connection:
            dates = connection.exec_driver_sql(
                "SELECT public_id, last_reviewed, review_due, review_state, prune_candidate_at"
                " FROM memory ORDER BY 1"
            ).fetchall()
        return invariants.state(self.store), [tuple(row) for row in dates]


def _pair(scene: Scene) -> tuple[str, str]:
    pairs = contested(scene.store)
    return next(pair.ids for pair in pairs if scene.names["held"] in pair.ids)


def _keep(side: int) -> Do:
    def do(scene: Scene) -> None:
        a, b = _pair(scene)
        resolve(scene.store, a, b, keep=(a, b)[side])

    return do


def _both(scene: Scene) -> None:
    resolve(scene.store, *_pair(scene), both=True, reason="one a season")


def _confirm(scene: Scene) -> None:
    confirm(scene.store, scene.names["built"], "asked around")


def _reject(scene: Scene) -> None:
    reject(scene.store, scene.names["held"], "it is not so")


def _move(scene: Scene) -> None:
    scene.world.move_sources()
    run_sleep(scene.store)


def _remap(scene: Scene) -> None:
    new = scene.world.elsewhere / "harbour"
    remap(scene.store, asked([str(new)], [f"{scene.world.sources}={new}"]))


def _change(scene: Scene) -> None:
    scene.world.write(0, {0: 50})


def _pass(scene: Scene) -> None:
    run_sleep(scene.store)


def _recheck(scene: Scene) -> None:
    assert recheck(scene.store, scene.names["held"]).fell


def _nothing(scene: Scene) -> None:
    return


def _import(scene: Scene) -> None:
    import_store(scene.store, Request(scene.world.palace))


def _new_drawers(scene: Scene) -> None:
    scene.world.rows["drawer_new"] = ("The new pier opens in June.", "")
    scene.world.file()


CASES = {
    "keep A": (_nothing, _keep(0), "keep “"),
    "keep B": (_nothing, _keep(1), "keep “"),
    "both hold": (_nothing, _both, "both hold: “"),
    "confirm": (_nothing, _confirm, "confirm “So the pump is safe”"),
    "reject": (_nothing, _reject, "reject “The pump is checked every 5 days”"),
    "remap": (_move, _remap, "remap to harbour"),
    "pass": (_change, _pass, "pass of 2026-"),
    "recheck": (_change, _recheck, "re-check of “"),
    "import": (_new_drawers, _import, "import from palace"),
}


@pytest.mark.parametrize("name", CASES)
def test_what_is_undone_and_done_again_leaves_the_same_store(name: str, tmp_path: Path) -> None:
    before, do, label = CASES[name]
    scene = Scene(tmp_path)
    store = scene.store
    before(scene)
    start = scene.content()
    do(scene)
    done = scene.content()
    deed = next(deed for deed in deeds(store) if deed.undo)
    assert label_of(store, deed).startswith(label)
    back = undo(store, str(deed.undo))
    assert scene.content() == start or name == "import"
    assert back.seq is not None
    if name != "pass":
        now = offered(store)
        assert (now.redo, now.redo_label) == (back.seq, label_of(store, deed))
    again = redo(store, back.seq)
    assert scene.content() == done
    after = offered(store)
    assert after.redo is None
    if name not in ("pass", "import"):
        assert after.undo_label == label_of(store, deed)
    word = undo_word(store, again)
    assert word is not None
    assert undo(store, word).memories == back.memories
    assert scene.content() == start or name == "import"
    invariants.check(store.folder, scene.world.clock)
    store.close()


def test_only_an_undo_is_redone(store: Store) -> None:
    with pytest.raises(UsageError):
        redo(store, 1)


def test_where_nobody_did_anything_nothing_is_offered(store: Store) -> None:
    found = offered(store)
    assert (found.undo, found.redo, found.undo_label, found.redo_label) == (None, None, "", "")
