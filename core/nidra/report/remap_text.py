"""A search for moved sources in lines for people, and as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from nidra.base.text import one_line
from nidra.records.remap import Basis, Doubt, Looked, MovedRoot, MovedSource, Remap, Stand, Unsure
from nidra.report.words import and_more, count, counted, said, size

LISTED = 5
ROOTS = 20
WIDTH = 400


def lines(found: Remap, listed: int = LISTED) -> Iterator[str]:
    """What was found, root by root, what was left undecided, what was looked at."""
    if not found.missing:
        yield "No source is missing: each lies where it is looked for."
        return
    missing = said(found.missing, "source is missing", "sources are missing")
    yield f"{missing}; {said(found.found, 'was', 'were')} found."
    for root in found.roots[:ROOTS]:
        yield ""
        yield from _root(root, listed)
    if len(found.roots) > ROOTS:
        yield f"{and_more(len(found.roots) - ROOTS)} folders (--json lists everything)"
    if found.unsure:
        yield ""
        yield from _unsure(found.unsure, listed)
    left = found.missing - found.found - len(found.unsure)
    if left:
        named = ", ".join(map(_path, found.lost[:listed]))
        more = (
            f" {and_more(left - len(found.lost[:listed]))}"
            if left > len(found.lost[:listed])
            else ""
        )
        yield f"No trace of {counted(left, 'other source')}: {named}{more}"
    if found.looked.folders:
        yield ""
        yield from _looked(found.looked)


def _root(root: MovedRoot, listed: int) -> Iterator[str]:
    yield f"{_path(root.old)} → {_path(root.new)}"
    kinds = Counter(_kind(source) for source in root.sources)
    how = ", ".join(f"{count(number)} {kind}" for kind, number in kinds.most_common())
    yield f"  {counted(len(root.sources), 'source')}: {how}"
    yield f"  {_of_receipts(root.stand)}"
    yield f"  {_of_memories(root)}"
    for source in root.sources[:listed]:
        yield f"    {_path(_inside(source.new, root.new))}  {why(source)}"
    if len(root.sources) > listed:
        yield f"    {and_more(len(root.sources) - listed)} (--limit N lists N)"


def _kind(source: MovedSource) -> str:
    if source.same:
        return "with the same bytes"
    return "named by hand" if source.basis is Basis.BY_HAND else "in which receipts stand"


def _of_receipts(stand: Stand) -> str:
    parts = [f"{count(stand.ok)} of {counted(stand.total, 'receipt')} would stand"]
    if stand.failed:
        parts.append(f"{count(stand.failed)} would not (the file says something else)")
    if stand.other:
        parts.append(f"{count(stand.other)} cannot be told before they are read")
    return ", ".join(parts)


def _of_memories(root: MovedRoot) -> str:
    rise = said(root.rise, "memory would rise", "memories would rise")
    return f"{rise}, {count(root.fall)} would fall" if root.fall else rise


def why(source: MovedSource) -> str:
    """Why a file is believed to be a source."""
    if source.same:
        words = "same bytes"
        failing = source.stand.failed
        words += (
            f", {count(failing)} of {counted(source.stand.total, 'receipt')} would not stand"
            if failing
            else ""
        )
    else:
        words = f"{count(source.stand.ok)} of {counted(source.stand.total, 'receipt')} stand"
    if source.basis is Basis.BY_HAND:
        words += ", named by hand"
    return f"{words}; it was {_path(source.old)}" if _renamed(source) else words


def _renamed(source: MovedSource) -> bool:
    return _name(source.old) != _name(source.new)


def _name(path: str) -> str:
    return path.replace("\\", "/").rpartition("/")[2]


def _inside(path: str, root: str) -> str:
    """A path below its root, as it is told under it."""
    rest = path[len(root) :] if path.startswith(root) else path
    return rest.lstrip("/\\") or path


def _unsure(unsure: Sequence[Unsure], listed: int) -> Iterator[str]:
    """The sources for which files came near, and why none was chosen."""
    by_doubt: dict[Doubt, list[Unsure]] = {}
    for one in unsure:
        by_doubt.setdefault(one.doubt, []).append(one)
    yield f"Not chosen, to be decided by hand (--remap OLD=NEW): {counted(len(unsure), 'source')}"
    for doubt, members in by_doubt.items():
        yield f"  {doubt.value}: {count(len(members))}"
        for one in members[:listed]:
            yield f"    {_path(one.path)}  {_near(one)}"
        if len(members) > listed:
            yield f"    {and_more(len(members) - listed)}"


def _near(one: Unsure) -> str:
    files = ", ".join(map(_path, one.files))
    more = f" {and_more(one.count - len(one.files))}" if one.count > len(one.files) else ""
    if one.best is None:
        return f"({files}{more})"
    best = f"{count(one.best.ok)} of {counted(one.best.total, 'receipt')} stand"
    return f"({files}{more}; {best})"


def _looked(looked: Looked) -> Iterator[str]:
    folders = ", ".join(map(_path, looked.folders))
    yield (
        f"Looked below {folders}: {counted(looked.files, 'file')},"
        f" {count(looked.compared)} of them read ({size(looked.bytes)})."
    )
    if looked.left_out:
        left = said(looked.left_out, "folder was", "folders were")
        yield (
            f"{left} left out (hidden, or filled by tools such as node_modules);"
            " name one with --under to look into it."
        )
    if looked.elsewhere:
        left = said(looked.elsewhere, "folder lies", "folders lie")
        yield f"{left} on another file system and was left out: {_first(looked.elsewhere_first, looked.elsewhere)}"
    if looked.unreadable:
        left = said(looked.unreadable, "folder", "folders")
        yield f"{left} could not be read: {_first(looked.unreadable_first, looked.unreadable)}"
    if looked.unnamed:
        left = said(looked.unnamed, "file has a name", "files have names")
        yield f"{left} of bytes that are no text, and cannot be a source."
    if looked.cut:
        yield f"Not looked at: {looked.cut}. Name smaller folders with --under."


def _first(paths: Sequence[str], total: int) -> str:
    shown = ", ".join(map(_path, paths[:3]))
    left = total - min(3, len(paths))
    return f"{shown} {and_more(left)}" if left else shown


def _path(path: str) -> str:
    return one_line(path, WIDTH)


def as_object(found: Remap) -> dict[str, Any]:
    """Everything that was found, for JSON."""
    return {
        "missing": found.missing,
        "found": found.found,
        "roots": [_root_object(root) for root in found.roots],
        "lost": list(found.lost),
        "not_chosen": [_unsure_object(one) for one in found.unsure],
        "looked": _looked_object(found.looked),
    }


def _root_object(root: MovedRoot) -> dict[str, Any]:
    return {
        "from": root.old,
        "to": root.new,
        "receipts": _stand_object(root.stand),
        "memories_rise": root.rise,
        "memories_fall": root.fall,
        "sources": [_source_object(source) for source in root.sources],
    }


def _source_object(source: MovedSource) -> dict[str, Any]:
    return {
        "path": source.path,
        "from": source.old,
        "to": source.new,
        "why": source.basis.value,
        "same_bytes": source.same,
        "receipts": _stand_object(source.stand),
    }


def _unsure_object(one: Unsure) -> dict[str, Any]:
    return {
        "path": one.path,
        "why": one.doubt.value,
        "files": list(one.files),
        "count": one.count,
        "receipts": None if one.best is None else _stand_object(one.best),
    }


def _stand_object(stand: Stand) -> dict[str, int]:
    return {"all": stand.total, "stand": stand.ok, "fail": stand.failed, "undecided": stand.other}


def _looked_object(looked: Looked) -> dict[str, Any]:
    return {
        "folders": list(looked.folders),
        "files": looked.files,
        "files_read": looked.compared,
        "bytes_read": looked.bytes,
        "left_out": looked.left_out,
        "no_text_names": looked.unnamed,
        "unreadable": {"count": looked.unreadable, "first": list(looked.unreadable_first)},
        "other_file_systems": {"count": looked.elsewhere, "first": list(looked.elsewhere_first)},
        "cut": looked.cut or None,
    }
