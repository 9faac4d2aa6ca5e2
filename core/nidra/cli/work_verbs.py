"""The pieces of work that a window may order. Each takes its request and the wire, and gives its result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from nidra.base.errors import UsageError
from nidra.base.paths import StoreChoice
from nidra.cli.opening import at, refuse_palace
from nidra.cli.work_request import Request
from nidra.cli.work_wire import Wire
from nidra.inference.which import Which

if TYPE_CHECKING:
    from nidra.app.remap import Asked
    from nidra.app.workspace import Store
    from nidra.records.report import OriginReport, PassReport

Result = dict[str, Any]
MODES = ("full", "quick")


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of work: what does it, the fields that its request may have, and whether it may be ended
    anywhere because it writes nothing."""

    do: Callable[[Request, Wire], Result]
    fields: tuple[str, ...]
    abrupt: bool = False


def chosen(request: Request) -> Verb:
    """What a request asks for. Raises `UsageError` for no known verb and for fields that it has not."""
    verb = VERBS[request.choice("verb", VERBS, "")]
    request.allow(("verb", *verb.fields))
    return verb


@contextmanager
def _opened(request: Request) -> Iterator[Store]:
    with at(StoreChoice(request.path("dir"), "as the request says")) as store:
        yield store


# Passes -------------------------------------------------------------------------------------


def _sleep(request: Request, wire: Wire) -> Result:
    from nidra.app.judges import judge_of_pass
    from nidra.app.run_pass import run_sleep

    mode, judge = request.choice("mode", MODES, "full"), _judge(request)
    with _opened(request) as store:
        done = run_sleep(
            store,
            judge=judge_of_pass(store, judge),
            mode=mode,
            progress=wire.progress,
            cancel=wire.cancel,
        )
        return _of_pass(store, done)


def _scheduled(request: Request, wire: Wire) -> Result:
    from nidra.app.judges import judge_of_pass
    from nidra.app.timer import run_scheduled
    from nidra.cli.work_objects import timer_object

    judge = _judge(request)
    with _opened(request) as store:
        asked = judge_of_pass(store, judge)
        tick = run_scheduled(store, asked, progress=wire.progress, cancel=wire.cancel)
        if tick.report is None:
            summary = [f"Nothing to do. {tick.status.sentence}"]
            return {"ran": False, "timer": timer_object(tick.status), "summary": summary}
        done = _of_pass(store, tick.report)
        return {"ran": True, "timer": timer_object(tick.status), **done}


def _judge(request: Request) -> Which | None:
    """The judge that a request names; None where it leaves that to the settings."""
    if request.maybe("judge") is None:
        return None
    return Which(request.choice("judge", [which.value for which in Which], Which.NONE.value))


def _of_pass(store: Store, done: PassReport) -> Result:
    from nidra.app.moved import absent, mostly_absent
    from nidra.cli.sleep_cmd import summary
    from nidra.report.json_form import report_object

    lost = absent(store) if mostly_absent(done) else None
    return {**report_object(done), "summary": list(summary(done, str(store.folder), lost))}


# Imports ------------------------------------------------------------------------------------


def _preview(request: Request, wire: Wire) -> Result:
    from nidra.app.preview import preview
    from nidra.app.takeover import find, look_at
    from nidra.cli.work_objects import old_store_object, preview_object

    path = request.path("path")
    request.maybe("dir")
    old = find(path)
    if old is not None:
        return old_store_object(look_at(old), _origin(request, str(old)))
    found = preview(path, request.pairs("maps"))
    return preview_object(found, _origin(request, found.location))


def _origin(request: Request, location: str) -> OriginReport | None:
    """What the store knows of an earlier import from that place; None where there is no store."""
    from nidra.app.overview import origins
    from nidra.app.workspace import Store

    if request.maybe("dir") is None:
        return None
    with Store(request.path("dir")) as store:
        if not store.exists():
            return None
        return next((one for one in origins(store) if one.location == location), None)


def _import(request: Request, wire: Wire) -> Result:
    from nidra.app.takeover import find
    from nidra.sources.first_generation import is_taken_over

    path, folder = request.path("path"), request.path("dir")
    old = find(path)
    if old is not None:
        return _take_over(request, wire, old, folder)
    if is_taken_over(path):
        raise UsageError(
            reason=f"{path} was taken over already: it is a store of today, and its old files lie"
            " beside."
        )
    return _import_palace(request, wire, path, folder)


def _import_palace(request: Request, wire: Wire, path: Path, folder: Path) -> Result:
    from nidra.app.imports import Request as Wanted
    from nidra.app.imports import import_store, journal_end, undo_word
    from nidra.app.moved import standing_below
    from nidra.app.preview import recognise
    from nidra.app.rooms import check_in_foreign
    from nidra.cli.work_objects import import_object
    from nidra.report.import_summary import import_lines, mostly_absent

    wing, room = request.maybe("wing"), request.maybe("room")
    wanted = Wanted(path, wing, room, None, request.pairs("maps"), request.flag("forget_maps"))
    recognise(path)
    check_in_foreign(path, wing, room)
    with at(StoreChoice(folder, "as the request says"), create=True, made=False) as store:
        before = journal_end(store)
        done = import_store(store, wanted, wire.progress, wire.cancel)
        standing = standing_below(store, done.absent_root) if mostly_absent(done.sources) else 0
        undo = undo_word(store, done.location, before)
    return {**import_object(done), "undo": undo, "summary": import_lines(done, standing)}


def _take_over(request: Request, wire: Wire, old: Path, folder: Path) -> Result:
    from nidra.app.imports import journal_end, undo_word
    from nidra.app.takeover import take_over
    from nidra.app.workspace import Store
    from nidra.cli.work_objects import takeover_object
    from nidra.report.takeover_summary import takeover_lines

    given = (request.maybe("wing"), request.maybe("room"), request.pairs("maps"))
    if any(given):
        raise UsageError(
            reason="wing, room and maps are for palaces; a first-generation store is taken over whole."
        )
    with Store(folder) as store:
        if not store.exists() and folder != old:
            refuse_palace(folder, create=True)
        before = journal_end(store)
        done = take_over(store, old, wire.progress, wire.cancel)
        undo = undo_word(store, done.folder, before)
    return {**takeover_object(done), "undo": undo, "summary": takeover_lines(done)}


# Sources ------------------------------------------------------------------------------------


def _watch(request: Request, wire: Wire) -> Result:
    from nidra.app.watch import Control, watch
    from nidra.cli.work_objects import change_object, state_object

    control = Control()
    commands = {
        "pause": control.pause,
        "resume": control.resume,
        "sweep": control.sweep,
        "stop": control.stop,
        "cancel": control.stop,
    }
    wire.heard = lambda word: commands.get(word, lambda: None)()
    with _opened(request) as store:
        watch(
            store,
            changed=lambda change: wire.say("changed", change_object(change)),
            state=lambda state: wire.say("state", state_object(state)),
            progress=wire.progress,
            cancel=wire.cancel,
            control=control,
        )
    return {"stopped": True}


def _asked(request: Request) -> Asked:
    from nidra.app.remap import asked_pairs

    return asked_pairs(request.texts("under"), request.pairs("maps"))


def _remap_preview(request: Request, wire: Wire) -> Result:
    from nidra.app.remap import preview
    from nidra.report.remap_text import as_object, lines

    wanted = _asked(request)
    with _opened(request) as store:
        found = preview(store, wanted, wire.progress, wire.cancel)
    return {**as_object(found), "summary": list(lines(found))}


def _remap(request: Request, wire: Wire) -> Result:
    from nidra.app.remap import remap
    from nidra.cli.sources_moved import remapped_object, written
    from nidra.report.remap_text import as_object

    wanted = _asked(request)
    with _opened(request) as store:
        found, done = remap(store, wanted, wire.progress, wire.cancel)
    summary = [line for line in written(done) if line]
    return {**as_object(found), "remap": remapped_object(done), "summary": summary}


# The store itself ---------------------------------------------------------------------------


def _index(request: Request, wire: Wire) -> Result:
    from nidra.app.search import is_prepared, prepare, rebuild

    with _opened(request) as store:
        if request.flag("anew"):
            rebuild(store, wire.progress, wire.cancel)
            return {"whole": is_prepared(store), "reason": ""}
        reason = prepare(store, wire.progress, wire.cancel)
        return {"whole": is_prepared(store), "reason": reason}


def _report(request: Request, wire: Wire) -> Result:
    from nidra.app.exports import export
    from nidra.cli.work_objects import exported_object
    from nidra.report.numbers import since_sentence

    target = request.path("path")
    with _opened(request) as store:
        done = export(store, target, wire.progress, wire.cancel)
    told = [since_sentence(done.since), *([done.note] if done.note else [])]
    return {**exported_object(done), "summary": [f"Report: {done.path}", *told]}


def _backup(request: Request, wire: Wire) -> Result:
    from nidra.app.backup import back_up

    with _opened(request) as store:
        done = back_up(store, wire.cancel)
    return {"path": str(done.path), "size": done.size}


def _doctor(request: Request, wire: Wire) -> Result:
    from dataclasses import asdict

    from nidra.app.doctor import examine

    with _opened(request) as store:
        return {"findings": [asdict(found) for found in examine(store)]}


def _export_lines(request: Request, wire: Wire) -> Result:
    from nidra.app.backup import write_lines

    target = request.path("path")
    with _opened(request) as store:
        done = write_lines(store, target, wire.progress, wire.cancel)
    return {"path": str(done.path), "size": done.size, "memories": done.memories}


def _undo(request: Request, wire: Wire) -> Result:
    from nidra.app.undo import undo
    from nidra.cli.undo_cmd import sentence
    from nidra.cli.work_objects import undone_object

    what = request.text("what")
    with _opened(request) as store:
        if len(words := what.split()) > 1:
            return _undo_several(store, words, wire)
        done = undo(store, what, progress=wire.progress, cancel=wire.cancel)
    return {**undone_object(done), "summary": [sentence(done)]}


def _undo_several(store: Store, words: Sequence[str], wire: Wire) -> Result:
    from nidra.app.undo_several import undo_several
    from nidra.cli.undo_several_cmd import lines, together_object

    found = undo_several(store, words, hooks=(wire.progress, wire.cancel))
    return {**together_object(found), "summary": [*lines(found)]}


def _redo(request: Request, wire: Wire) -> Result:
    from nidra.app.redo import redo, undo_word

    seq = request.number("seq")
    with _opened(request) as store:
        done = redo(store, seq, wire.progress, wire.cancel)
        undo = undo_word(store, done)
    return {"of": done.of, "first": done.first, "last": done.last, "undo": undo}


def _verify_journal(request: Request, wire: Wire) -> Result:
    from nidra.app.verify_journal import verify_journal
    from nidra.base.clock import iso
    from nidra.cli.verify_journal_cmd import proof_object

    with _opened(request) as store:
        found = verify_journal(store, wire.progress, wire.cancel)
        return {**proof_object(found), "at": iso(store.now())}


def _demo(request: Request, wire: Wire) -> Result:
    from nidra.app.demo_store import make_demo

    made = make_demo(request.path("dir"), wire.progress, wire.cancel)
    return {"folder": str(made.folder), "store": str(made.store), "sources": str(made.sources)}


VERBS = {
    "sleep": Verb(_sleep, ("dir", "mode", "judge")),
    "scheduled": Verb(_scheduled, ("dir", "judge")),
    "preview": Verb(_preview, ("path", "dir", "maps"), abrupt=True),
    "import": Verb(_import, ("dir", "path", "maps", "forget_maps", "wing", "room")),
    "watch": Verb(_watch, ("dir",)),
    "remap-preview": Verb(_remap_preview, ("dir", "under", "maps")),
    "remap": Verb(_remap, ("dir", "under", "maps")),
    "index": Verb(_index, ("dir", "anew")),
    "report": Verb(_report, ("dir", "path")),
    "backup": Verb(_backup, ("dir",)),
    "doctor": Verb(_doctor, ("dir",), abrupt=True),
    "export-lines": Verb(_export_lines, ("dir", "path")),
    "demo": Verb(_demo, ("dir",)),
    "verify-journal": Verb(_verify_journal, ("dir",)),
    "undo": Verb(_undo, ("dir", "what")),
    "redo": Verb(_redo, ("dir", "seq")),
}
