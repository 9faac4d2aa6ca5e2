"""Sources that moved: find them below chosen folders, show what would come of it, write it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from nidra.adapters.mempalace.maps import RootMap
from nidra.app.workspace import Store
from nidra.base.clock import iso
from nidra.base.collector import seldom
from nidra.base.errors import Cancelled, UsageError
from nidra.base.ids import uuid7
from nidra.base.paths import is_folder, text_path, typed_path
from nidra.base.text import one_line
from nidra.records.progress import Progress
from nidra.records.remap import Maps, Remap, Remapped
from nidra.sleep.moves import Search, Where
from nidra.sleep.night import LEASE, Night
from nidra.sleep.remapping import Remapping
from nidra.store import checkpoints
from nidra.store.database import translated

PAGE = 200
Tell = Callable[[Progress], None] | None
Stop = Callable[[], bool] | None


@dataclass(frozen=True, slots=True)
class Asked:
    """Where to look: folders to search, and roots (OLD, NEW) that a person names."""

    under: tuple[str, ...] = ()
    maps: Maps = ()


def asked(under: Sequence[str], remaps: Sequence[str]) -> Asked:
    """What was typed, checked: `under` are folders, `remaps` are texts OLD=NEW.

    Raises `UsageError` where a folder is not there or cannot be listed, and where nothing is named.
    """
    if not under and not remaps:
        raise UsageError(
            reason="--moved needs to know where to look: --under FOLDER, once for each folder, or"
            " --remap OLD=NEW for a folder whose new place you know."
        )
    folders = tuple(dict.fromkeys(_folder(text, "--under") for text in under))
    return Asked(folders, tuple(_pair(text) for text in remaps))


def asked_pairs(under: Sequence[str], maps: Maps) -> Asked:
    """As `asked`, with roots that are told apart already."""
    if not under and not maps:
        raise UsageError(reason="Name a folder to search, or a root and where it lies now.")
    folders = tuple(dict.fromkeys(_named(text) for text in under))
    return Asked(folders, tuple((old, _named(new)) for old, new in maps))


def _named(text: str) -> str:
    """A folder that a person chose. Raises `UsageError` in words for who never saw a terminal."""
    path = text_path(typed_path(text, "The folder"))
    if not is_folder(path):
        raise UsageError(reason=f"There is no folder {one_line(str(path), 400)}.")
    return _folder(str(path), "The folder")


def _folder(text: str, what: str) -> str:
    path = text_path(typed_path(text, what))
    shown = one_line(str(path), 400)
    if not is_folder(path):
        raise UsageError(reason=f"{what}: {shown} is no folder that can be looked into.")
    if not os.access(path, os.R_OK | os.X_OK):
        raise UsageError(reason=f"{what}: {shown} may not be read: permission was refused.")
    return os.path.normpath(path)


def _pair(text: str) -> tuple[str, str]:
    """OLD and NEW. Where there is more than one `=`, the NEW that is a folder decides."""
    places = [at for at, char in enumerate(text) if char == "="]
    halves = [(text[:at], text[at + 1 :]) for at in places]
    usable = [(old, new) for old, new in halves if old.strip() and new.strip()]
    if not usable:
        raise UsageError(
            reason=f"--remap takes OLD=NEW (two folders), not {one_line(repr(text), 200)}."
        )
    fitting = [(old, new) for old, new in usable if is_folder(typed_path(new, "--remap"))]
    old, new = (fitting or usable)[0]
    return old, _folder(new, "--remap")


def preview(store: Store, wanted: Asked, progress: Tell = None, cancel: Stop = None) -> Remap:
    """What is missing, where it was found and why that is believed. Writes nothing.

    Raises `UsageError` for a folder inside the store's own, `Cancelled` on request.
    """
    night = _night(store, progress, _never_kept(cancel))
    with seldom(), translated(store.folder):
        return Search(night, _where(store, wanted)).run()


def remap(
    store: Store,
    wanted: Asked,
    progress: Tell = None,
    cancel: Stop = None,
    found: Callable[[Remap], None] | None = None,
) -> tuple[Remap, Remapped]:
    """Search as `preview` does, then give what was found its new place, with verdicts and grades.

    `found` is shown what the search found before anything is written. Each source is moved whole;
    a run that was cut short goes on when it is asked for again. Raises `StoreBusy` while a pass, an
    import or an undo runs, `Cancelled` on request.
    """
    where = _where(store, wanted)
    also = str(store.settings.get("checkpoint.also"))
    night = _night(store, progress, cancel)
    with seldom(), translated(store.folder), store.runs.held(LEASE, night.pass_id, "A remap"):
        # The search writes nothing, so that to stop it leaves everything as it was.
        search = Search(replace(night, cancel=_never_kept(cancel)), where)
        remap = search.run()
        if found is not None:
            found(remap)
        work = Remapping(night)
        try:
            _write(night, work, search, remap)
        except Cancelled as stopped:
            raise Cancelled(
                reason=f"{work.moved} of {remap.found} sources were moved; the same command goes on"
                " from there."
            ) from stopped
        finally:
            notes = _seal(store, night, work, also)
    done = Remapped(
        night.pass_id if work.moved else "",
        work.moved,
        dict(work.tally.actions),
        tuple(work.passed_over),
        tuple(notes),
    )
    return remap, done


def _write(night: Night, work: Remapping, search: Search, remap: Remap) -> None:
    moves = [(root, moved) for root in remap.roots for moved in root.sources]
    for at in range(0, len(moves), PAGE):
        with night.database.reading() as connection:
            for number, (root, moved) in enumerate(moves[at : at + PAGE], at):
                night.heed()
                night.tell("write", number, len(moves), "sources")
                work.take(connection, (root.old, root.new), moved, search.rows[moved.key])
                if work.is_full:
                    work.write()
    work.write()


def _seal(store: Store, night: Night, work: Remapping, also: str) -> list[str]:
    """Write the journal's checkpoint; sentences on what could not be written."""
    if not work.moved:
        return []
    place = Path(also) if also else None
    with store.database.reading() as connection:
        return checkpoints.write(store.folder, connection, iso(night.now), night.pass_id, place)


def _night(store: Store, progress: Tell, cancel: Stop) -> Night:
    now = store.now()
    return Night(
        database=store.database,
        runs=store.runs,
        settings=store.settings,
        folder=store.folder,
        now=now,
        pass_id=uuid7(now),
        full=False,
        progress=progress,
        cancel=cancel,
    )


def _never_kept(cancel: Stop) -> Stop:
    """A stop of work that writes nothing says so."""

    def stopped() -> bool:
        if cancel is not None and cancel():
            raise Cancelled(reason="Nothing was written; the store is as it was before.")
        return False

    return stopped


def _where(store: Store, wanted: Asked) -> Where:
    for folder in (*wanted.under, *(new for _, new in wanted.maps)):
        _keep_out(store, folder)
    rules = RootMap(wanted.maps, Path.home())
    mine = f"{store.folder}{os.sep}"

    def by_hand(path: str) -> str | None:
        new = os.path.normpath(rules.apply(path))
        return None if new == os.path.normpath(path) or new.startswith(mine) else new

    home = store.folder.stat()
    return Where(wanted.under, by_hand, ((home.st_dev, home.st_ino),))


def _keep_out(store: Store, folder: str) -> None:
    """What lies in the store's own folder is nobody's source."""
    mine, other = store.folder.resolve(), Path(folder).resolve()
    if mine == other or mine in other.parents:
        raise UsageError(
            reason=f"{one_line(folder, 400)} lies in the store's own folder, whose files are no sources."
        )
