"""What whoever asked hears from a watcher: states, progress, and each memory that was judged anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from nidra.app import watch as use_case
from nidra.app.run_pass import run_sleep
from nidra.app.watch import Control, watch
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import StoreAbsent
from nidra.records.progress import Progress
from nidra.records.watch import Deed, Phase, WatchChange, WatchState


def filed(store: Store, folder: Path, number: int) -> tuple[list[Path], list[str]]:
    paths, names = [], []
    for one in range(number):
        paths.append(folder / f"{one}.md")
        paths[-1].write_text("The retry limit is 5 attempts.\n", "utf-8")
        names.append(
            store.add(new_memory(f"limit {one}", source=paths[-1], excerpt="retry limit is 5"))
        )
    return paths, names


def test_each_memory_is_told_of_with_what_became_of_it(store: Store, tmp_path: Path) -> None:
    (path,), (name,) = filed(store, tmp_path, 1)
    resting = store.add(new_memory("So three tries are safe", rests_on=[name]))
    run_sleep(store)
    path.write_text("The retry limit is 50 attempts.\n", "utf-8")
    heard: list[WatchChange] = []
    shown: list[Progress] = []
    watch(store, once=True, changed=heard.append, progress=shown.append)
    assert [one.memory for one in heard[0].memories] == [name, resting]
    assert [one.deed for one in heard[0].memories] == [Deed.FELL, Deed.FELL]
    assert [one.followed for one in heard[0].memories] == [False, True]
    assert heard[0].memories[0].line.startswith(f"{name} fell: Fallen: its source no longer says")
    assert heard[0].at == store.now() and len(heard) == 1
    assert (shown[-1].stage, shown[-1].total) == ("sweep", 1)
    path.write_text("The retry limit is 5 attempts.\n", "utf-8")
    watch(store, once=True, changed=heard.append)
    assert {one.deed for one in heard[1].memories} == {Deed.ROSE}
    path.unlink()
    watch(store, once=True, changed=heard.append)
    assert heard[2].memories[0].deed is Deed.DEMOTED


def test_of_very_many_the_rest_is_a_number(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(use_case, "LISTED", 2)
    paths, _ = filed(store, tmp_path, 5)
    run_sleep(store)
    for path in paths:
        path.write_text("Nothing of the kind.\n", "utf-8")
    heard: list[WatchChange] = []
    watch(store, once=True, changed=heard.append)
    assert (len(heard[0].memories), heard[0].more) == (2, 3)


def test_it_ends_when_it_is_told_to(store: Store) -> None:
    control, states = Control(), list[WatchState]()

    def state(now: WatchState) -> None:
        states.append(now)
        if now.phase is Phase.WATCHING:
            control.pause()
            control.resume()
            control.sweep()
            control.stop()

    watch(store, state=state, control=control)
    assert states[0].phase is Phase.WATCHING
    assert states[-1].phase is Phase.STOPPED


def test_a_cancel_that_is_asked_for_ends_it_too(store: Store) -> None:
    asked = iter([False, True, True, True, True])
    watch(store, cancel=lambda: next(asked, True))


def test_a_store_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreAbsent):
        watch(Store(tmp_path / "none"))
    assert not (tmp_path / "none").exists()
