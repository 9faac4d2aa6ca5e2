"""What is done to a store while calls fail: the world before it, and the work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from faults.world import World, paragraph
from nidra.app.consequences import of_reject, of_resolve
from nidra.app.decay import touch
from nidra.app.export import export_folder
from nidra.app.history import deeds
from nidra.app.imports import Request, import_store
from nidra.app.recheck import recheck
from nidra.app.redo import redo
from nidra.app.remap import asked, remap
from nidra.app.resolve import resolve
from nidra.app.review import confirm, reject
from nidra.app.run_pass import run_sleep
from nidra.app.search import rebuild, search
from nidra.app.undo import undo
from nidra.app.workspace import Store, new_memory
from nidra.base.errors import AlreadyUndone, StoreUnwritable, UsageError


@dataclass(frozen=True, slots=True)
class Operation:
    """`before` makes the world, `work` is what is disturbed.

    `whole` says that all of it counts at once or not at all. `spent` is what saying it again may be
    answered with, once it was done.
    """

    name: str
    before: Callable[[World], Any]
    work: Callable[[World, Store], Any]
    whole: bool = True
    spent: tuple[type[Exception], ...] = ()


def _nothing(world: World) -> None:
    world.fill()


def _few(world: World) -> None:
    world.fill()
    with world.store() as store:
        store.init()
        world.add_some(store)


def _imported(world: World) -> None:
    world.fill()
    with world.store() as store:
        world.import_palace(store)
        world.add_some(store)


def _slept(world: World) -> None:
    _imported(world)
    with world.store() as store:
        run_sleep(store)
    world.clock.pass_days(1)


def _palace_changed(world: World) -> None:
    _slept(world)
    world.change_palace()


def _sources_changed(world: World) -> None:
    _slept(world)
    world.change_sources()


def _long_after(world: World) -> None:
    _sources_changed(world)
    world.clock.pass_days(200)


def _fallen(world: World) -> None:
    _sources_changed(world)
    with world.store() as store:
        run_sleep(store)
    world.clock.pass_days(1)


def _import_undone(world: World) -> None:
    _slept(world)
    with world.store() as store:
        undo(store, _import_row(store))


def _import_row(store: Store) -> str:
    with store.database.reading() as connection:
        found = connection.exec_driver_sql("SELECT seq FROM journal WHERE event='import'")
        return str(found.scalar())


def _import(world: World, store: Store) -> None:
    import_store(store, Request(world.palace))


def _add(world: World, store: Store) -> None:
    store.add(
        new_memory(
            "The gauge is checked every 5 days",
            subject="gauge",
            source=world.source(3),
            excerpt=paragraph(3, 2),
            tags=["a", "b"],
        )
    )


def _add_again(world: World, store: Store) -> None:
    store.add(
        new_memory(
            "The pump is checked every 9 days",
            subject="pump at berth",
            source=world.source(4),
            excerpt=paragraph(4, 0),
            tags=["more"],
        )
    )


def _by_text(store: Store, text: str) -> str:
    return next(memory.id for memory in store.load() if memory.statement == text)


def _sides(store: Store) -> tuple[str, str]:
    five = _by_text(store, "The pump is checked every 5 days")
    return five, _by_text(store, "The pump is checked every 9 days")


def _resolve(world: World, store: Store) -> None:
    five, nine = _sides(store)
    resolve(store, five, nine, keep=five)


def _both(world: World, store: Store) -> None:
    resolve(store, *_sides(store), both=True, reason="two pumps")


def _confirm(world: World, store: Store) -> None:
    confirm(store, _by_text(store, "The light does not burn"), "looked")


def _reject(world: World, store: Store) -> None:
    reject(store, _by_text(store, "The light does not burn"), "it does")


def _touch(world: World, store: Store) -> None:
    names = (_by_text(store, "The light does not burn"), *_sides(store))
    touch(store, names, "agent")
    with store.database.reading() as connection:
        held = connection.exec_driver_sql("SELECT count(*) FROM memory WHERE stability > 30")
        told = connection.exec_driver_sql("SELECT count(*) FROM journal WHERE event='touched-many'")
        assert (held.scalar(), told.scalar()) == (len(names), 1)


def _export(world: World, store: Store) -> None:
    export_folder(store, store.folder.with_name(f"{store.folder.name}-out"), force=True)


def _searched(world: World) -> None:
    _slept(world)
    with world.store() as store:
        search(store, "pump")


def _tree_moved(world: World) -> None:
    """Every source lies below another folder, one of them renamed, one with another number in it."""
    _slept(world)
    world.move_sources()
    with world.store() as store:
        run_sleep(store)
    world.clock.pass_days(1)


def _remap(world: World, store: Store) -> None:
    remap(store, asked([str(world.elsewhere)], []))


def _remapped(world: World) -> None:
    _tree_moved(world)
    with world.store() as store:
        _remap(world, store)
    world.clock.pass_days(1)


def _recheck(world: World, store: Store) -> None:
    found = recheck(store, _sides(store)[0])
    if found.unfiled:
        raise StoreUnwritable(path=store.folder, reason=found.unfiled)
    assert found.memory.evidence[0].state.label == "drifted"


def _resolved_and_undone(world: World) -> None:
    _slept(world)
    with world.store() as store:
        _resolve(world, store)
        undo(store, str(deeds(store, 1)[0].undo))


def _redo(world: World, store: Store) -> None:
    undone = next(deed for deed in deeds(store) if deed.what.startswith("Undone: "))
    redo(store, undone.first)


def _told_before(world: World, store: Store) -> None:
    five, nine = _sides(store)
    assert of_resolve(store, five, nine, keep=nine).retired == 1
    assert of_reject(store, five).retired == 1


def _searched_palace_changed(world: World) -> None:
    _searched(world)
    world.change_palace()


def _search(world: World, store: Store) -> None:
    found = {memory.id for memory in search(store, "pump", limit=1000).memories}
    named = {memory.id for memory in store.load() if memory.active and "pump" in memory.statement}
    assert found == named


OPERATIONS = (
    Operation("init", _nothing, lambda world, store: store.init()),
    Operation("import into a new store", _nothing, _import),
    Operation("import into a store that was there", _few, _import),
    Operation("import again after the palace changed", _palace_changed, _import),
    Operation("import again what was undone", _import_undone, _import),
    Operation("first pass", _imported, lambda world, store: run_sleep(store), whole=False),
    Operation(
        "pass over changed sources",
        _sources_changed,
        lambda world, store: run_sleep(store),
        whole=False,
    ),
    Operation(
        "quick pass over changed sources",
        _sources_changed,
        lambda world, store: run_sleep(store, mode="quick"),
        whole=False,
    ),
    Operation("pass long after", _long_after, lambda world, store: run_sleep(store), whole=False),
    Operation("add", _slept, _add),
    Operation("add what unites", _slept, _add_again),
    Operation("resolve", _slept, _resolve, spent=(UsageError,)),
    Operation("resolve as both", _slept, _both),
    Operation("confirm", _slept, _confirm),
    Operation("touch", _slept, _touch),
    Operation("reject", _slept, _reject, spent=(UsageError,)),
    Operation(
        "undo a pass", _fallen, lambda world, store: undo(store, "last"), spent=(AlreadyUndone,)
    ),
    Operation(
        "undo an import",
        _slept,
        lambda world, store: undo(store, _import_row(store)),
        spent=(AlreadyUndone,),
    ),
    Operation("remap", _tree_moved, _remap, whole=False),
    Operation(
        "undo a remap", _remapped, lambda world, store: undo(store, "last"), spent=(AlreadyUndone,)
    ),
    Operation("recheck", _sources_changed, _recheck),
    Operation("redo a decision", _resolved_and_undone, _redo, spent=(UsageError,)),
    Operation("tell what a decision would come to", _slept, _told_before),
    Operation("search that builds the index", _slept, _search),
    Operation("search", _searched, _search),
    Operation("rebuild the index", _searched, lambda world, store: rebuild(store)),
    Operation("add to what is indexed", _searched, _add),
    Operation("import again into what is indexed", _searched_palace_changed, _import),
    Operation("export", _slept, _export),
)
