"""`nidra sources --moved`: missing sources found again below chosen folders, shown, then remapped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from shlex import quote
from typing import TYPE_CHECKING, Any

from nidra.base.errors import UsageError
from nidra.cli.opening import command, opened
from nidra.cli.output import note, say, say_json
from nidra.cli.working import working

if TYPE_CHECKING:
    from nidra.records.remap import Remap, Remapped


def refuse_without(under: Sequence[str], remap: Sequence[str], apply: bool) -> None:
    """Raise `UsageError` for an option that means nothing without --moved."""
    given = [("--under", under), ("--remap", remap), ("--apply", apply)]
    named = [option for option, value in given if value]
    if named:
        raise UsageError(reason=f"{named[0]} goes with --moved.")


def moved(
    under: Sequence[str],
    remap: Sequence[str],
    apply: bool,
    json: bool,
    dir: str | None,
    listed: int | None = None,
) -> None:
    """Search, show at most `listed` sources of each root, and with `apply` write."""
    from nidra.app import remap as moving

    wanted = moving.asked(under, remap)
    done: Remapped | None = None
    with opened(dir) as store, working() as work:
        if apply:
            show = None if json else (lambda found: _show(found, listed))
            found, done = moving.remap(store, wanted, work.progress, work.cancel, show)
        else:
            found = moving.preview(store, wanted, work.progress, work.cancel)
            if not json:
                _show(found, listed)
    if json:
        say_json(_object(found, done), indent=2)
        return
    if done is not None:
        for line in written(done):
            say(line)
        if done.run:
            note(f"To take it back: {command('undo', done.run, given=dir)}")
    elif found.found:
        note(f"Preview only; to write it: {command(*_again(under, remap), '--apply', given=dir)}")
    else:
        note("Preview only; nothing was found that could be written.")


def _show(found: Remap, listed: int | None) -> None:
    from nidra.report.remap_text import LISTED, lines

    for line in lines(found, LISTED if listed is None else listed):
        say(line)


def written(done: Remapped) -> Iterator[str]:
    """What was written, in sentences."""
    from nidra.base.text import one_line
    from nidra.report.deeds import deeds
    from nidra.report.words import and_more, said

    yield ""
    if not done.sources:
        yield "Nothing was written."
    else:
        yield f"{said(done.sources, 'source was', 'sources were')} given another place."
    yield from (f"  {line}" for line in deeds(done.actions))
    for path, reason in done.passed_over[:5]:
        yield f"Passed over: {one_line(path, 400)}. {one_line(reason, 400)}"
    if len(done.passed_over) > 5:
        yield and_more(len(done.passed_over) - 5)
    yield from (f"Note: {one_line(sentence, 500)}" for sentence in done.notes)


def _again(under: Sequence[str], remap: Sequence[str]) -> list[str]:
    words = ["sources", "--moved"]
    words += [word for folder in under for word in ("--under", quote(folder))]
    return words + [word for pair in remap for word in ("--remap", quote(pair))]


def _object(found: Remap, done: Remapped | None) -> dict[str, Any]:
    from nidra.report.remap_text import as_object

    value = {"written": done is not None and done.sources > 0, **as_object(found)}
    if done is not None:
        value["remap"] = remapped_object(done)
    return value


def remapped_object(done: Remapped) -> dict[str, Any]:
    """What was written, as plain values."""
    return {
        "run": done.run or None,
        "sources": done.sources,
        "actions": dict(done.actions),
        "passed_over": [{"path": path, "why": why} for path, why in done.passed_over],
        "notes": list(done.notes),
    }
