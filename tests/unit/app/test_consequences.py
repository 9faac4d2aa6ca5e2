"""What would come of a decision is told before, and is what comes of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from conftest import digest_of
from nidra.app import consequences
from nidra.app.consequences import of_import, of_reject, of_remap, of_resolve, of_undo
from nidra.app.contested import contested
from nidra.app.imports import Request, import_store
from nidra.app.preview import preview
from nidra.app.remap import asked, remap
from nidra.app.remap import preview as search
from nidra.app.resolve import resolve
from nidra.app.review import reject
from nidra.app.run_pass import run_sleep
from nidra.app.undo import undo
from nidra.app.workspace import Store
from nidra.base.errors import MemoryAbsent, UndoRefused, UsageError
from nidra.records.grade import Standing
from unit.app.test_redo import Scene


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return Scene(tmp_path)


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("1,500 verdicts were put back", "Undoing this puts back 1,500 verdicts"),
        ("1 review date was put back", "Undoing this puts back 1 review date"),
        (
            "1 memory was brought back and 2 contests are open again",
            "Undoing this: 1 memory is brought back and 2 contests are open again",
        ),
    ],
)
def test_an_undo_is_told_in_plain_words(what: str, told: str) -> None:
    assert consequences.of_undoing(what) == told


Stands = dict[str, tuple[bool, int, bool]]


def _stand(store: Store) -> Stands:
    return {
        memory.id: (memory.standing is Standing.FALLEN, int(memory.grade), memory.active)
        for memory in store.load()
    }


def _assert_came_true(told: consequences.Consequence, store: Store, before: Stands) -> None:
    after = _stand(store)
    turned = {name: (before[name], after[name]) for name in before if before[name] != after[name]}
    assert told.retired == sum(old[2] and not new[2] for old, new in turned.values())
    assert told.back == sum(new[2] and not old[2] for old, new in turned.values())
    stay = [(old, new) for old, new in turned.values() if old[2] and new[2]]
    assert told.fall == sum((new[0] and not old[0]) or new[1] < old[1] for old, new in stay)
    assert told.rise == len(stay) - told.fall


def test_a_rejection_is_told_with_what_rests_on_it(scene: Scene) -> None:
    store, name = scene.store, scene.names["held"]
    digest, before = digest_of(store), _stand(store)
    told = of_reject(store, name)
    assert (told.retired, told.resting) == (1, 1) and told.fall == 1
    assert "1 memory is retired" in told.sentence and "1 memory falls" in told.sentence
    assert digest_of(store) == digest
    reject(store, name, "no")
    _assert_came_true(told, store, before)


@pytest.mark.parametrize("how", ["first", "second", "both"])
def test_the_end_of_a_conflict_is_told(how: str, scene: Scene) -> None:
    store = scene.store
    a, b = contested(store)[0].ids
    keep = {"first": a, "second": b, "both": None}[how]
    digest, before = digest_of(store), _stand(store)
    told = of_resolve(store, a, b, keep, keep is None)
    assert told.retired == (how != "both")
    assert digest_of(store) == digest
    resolve(store, a, b, keep=keep, both=keep is None, reason="so")
    _assert_came_true(told, store, before)


def test_an_undo_is_told(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    store = scene.store
    scene.world.write(0, {0: 50})
    run_sleep(store)
    digest, before = digest_of(store), _stand(store)
    told = of_undo(store, "last")
    assert told.rise == 3 and told.tried
    assert digest_of(store) == digest
    monkeypatch.setattr(consequences, "TRIED_OUT", 0)
    assert not of_undo(store, "last").tried
    undo(store, "last")
    _assert_came_true(told, store, before)


def test_a_remap_and_an_import_are_told(scene: Scene) -> None:
    store = scene.store
    found = preview(scene.world.palace)
    assert of_import(found).sentence.startswith("32 rows are read as memories; none")
    scene.world.move_sources()
    run_sleep(store)
    wanted = asked([str(scene.world.elsewhere)], [])
    before = _stand(store)
    told = of_remap(search(store, wanted))
    assert told.rise and told.sentence.startswith("5 sources get another place: ")
    remap(store, wanted)
    assert told.rise <= sum(_stand(store)[name][1] > before[name][1] for name in before)
    import_store(store, Request(scene.world.palace))


def test_what_cannot_be_done_is_refused_as_the_deed_itself_would_be(scene: Scene) -> None:
    store = scene.store
    digest = digest_of(store)
    with pytest.raises(MemoryAbsent):
        of_reject(store, "mem_ffffffffffff")
    with pytest.raises(UsageError):
        of_resolve(store, scene.names["held"], scene.names["held"], both=True)
    with pytest.raises((UsageError, UndoRefused)):
        of_undo(store, "1")
    assert digest_of(store) == digest
