"""The six answers in sentences, with what to type next: one wording for every renderer.

Plain text: each renderer escapes it in its own way.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from nidra.records.findings import (
    Cut,
    Duplicates,
    Expiring,
    Findings,
    Reach,
    Transcripts,
    Truncated,
    UserHalf,
    Vanished,
)
from nidra.report.words import count, counted, said, share, size

HEAD = "Six answers about this store"


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer: a name for links, its title, sentences, and the commands that lead on."""

    name: str
    title: str
    sentences: tuple[str, ...]
    commands: tuple[str, ...] = ()


def answers(found: Findings) -> list[Answer]:
    """All six, in the order in which people ask."""
    return [
        _stale(found),
        _reach(found.reach),
        _duplicates(found.duplicates),
        _truncated(found.truncated),
        _transcripts(found.transcripts),
        _vanished(found.vanished),
    ]


def _stale(found: Findings) -> Answer:
    number = len(found.stale) + found.more_stale
    words = "No receipt says what its source no longer says."
    if number:
        words = (
            said(number, "receipt says", "receipts say")
            + " what the source no longer says. The ids, with the old and the new words, can be exported."
        )
    return Answer(
        "stale", "Stale drawers", (words,), ("nidra report --stale --json",) * (number > 0)
    )


def _reach(found: Reach) -> Answer:
    lines, commands = [], []
    if found.no_source:
        noted = f" ({count(found.noted)} with a note in its place)" if found.noted else ""
        lines.append(f"{_memories(found.no_source)} no source recorded{noted}.")
        commands.append("nidra list --standing no-receipt --json")
    if found.gone_sources:
        lines.append(
            f"{said(found.gone, 'memory points', 'memories point')} at files that are gone: their folder "
            f"is there, the {'file is' if found.gone_sources == 1 else 'files are'} not "
            f"({counted(found.gone_sources, 'file')})."
        )
        commands.append("nidra list --verdict gone --json")
    if found.unreachable_sources:
        lines.append(
            f"{said(found.unreachable, 'memory points', 'memories point')} at files out of reach "
            f"({counted(found.unreachable_sources, 'file')}): a folder or volume is missing, or may not "
            "be read. That is not gone; nothing follows from it."
        )
        commands.append("nidra list --verdict unreadable --json")
    title = "No source, gone, out of reach"
    if not lines:
        lines = ["Every memory names a source, and every source could be reached."]
    return Answer("reach", title, tuple(lines), tuple(commands))


def _memories(number: int) -> str:
    return said(number, "memory has", "memories have")


def _duplicates(found: Duplicates) -> Answer:
    lines = []
    if found.groups:
        extra = found.copies - found.groups
        lines.append(
            f"{said(found.groups, 'text stands', 'texts stand')} in {count(found.copies)} drawers, "
            f"{count(extra)} more than needed."
        )
        borne = found.with_source
        lines.append(
            "None of them is borne out by a source any more."
            if not borne
            else f"For {count(borne)} of them a copy is still borne out by its source."
        )
    if found.united:
        lines.append(
            f"{said(found.united, 'memory was', 'memories were')} united with another that says the same."
        )
    return Answer(
        "duplicates",
        "Filed more than once",
        tuple(lines or ["No text stands in two drawers."]),
        ("nidra duplicates",) * bool(lines),
    )


def _truncated(found: Truncated) -> Answer:
    if not found.memories:
        return Answer("truncated", "Cut short by the miner", ("No memory was cut short.",))
    lines = [
        f"{said(found.memories, 'memory ends', 'memories end')} where the miner stopped and the source "
        f"goes on ({counted(found.sources, 'source')})."
    ]
    if found.never_filed:
        which = "these" if len(found.listed) > 1 else "this one"
        lines.append(f"Of {which}, {size(found.never_filed)} of text were never filed.")
    lines.append("While a source is there it can be mined again.")
    return Answer("truncated", "Cut short by the miner", tuple(lines))


def cut_words(cut: Cut) -> str:
    """One source that was cut: how much of it the store holds."""
    kept = share(round(cut.coverage * 1000), 1000)
    if cut.words is None or cut.never_filed is None:
        if not cut.size:
            return "is not there any more"
        return f"{kept} of its {size(cut.size)} are on file"
    return (
        f"{kept} of its {size(cut.words)} of text are on file, {size(cut.never_filed)} never were"
    )


def _transcripts(found: Transcripts | None) -> Answer:
    title = "Transcripts about to be deleted"
    if found is None:
        return Answer("transcripts", title, ("No memory rests on a transcript that is due to go.",))
    lines = list(_countdown(found))
    if found.user_half is not None:
        lines += _half(found.user_half)
    return Answer("transcripts", title, tuple(lines))


def _countdown(found: Transcripts) -> Iterator[str]:
    if not found.present:
        yield f"No transcript in {found.folder} is left that a memory rests on."
        return
    yield (
        f"Claude Code deletes a transcript {counted(found.days, 'day')} after it was last written "
        f"(cleanupPeriodDays); {said(found.present, 'one', 'of those')} that memories rest on "
        f"{'is' if found.present == 1 else 'are'} still there."
    )
    if not found.soon:
        yield "None goes within a week."
        return
    yield (
        f"{said(found.soon, 'goes', 'go')} within a week, and with "
        f"{'it' if found.soon == 1 else 'them'} the receipts of "
        f"{counted(found.memories_soon, 'memory', 'memories')}. A larger cleanupPeriodDays in "
        "~/.claude/settings.json keeps them."
    )


def _half(half: UserHalf) -> list[str]:
    lines = [f"{said(half.gone, 'memory rests', 'memories rest')} on transcripts that are gone."]
    if half.asked:
        lines.append(
            f"For {count(half.found)} of the {count(half.asked)} that begin with what the user typed, "
            "the user's half still stands in history.jsonl. A hint; no grade rests on it."
        )
    if half.unseen:
        lines.append(f"{said(half.unseen, 'memory was', 'memories were')} not looked at for this.")
    return lines


def days_left(one: Expiring) -> str:
    """How long a transcript has, in words."""
    if one.days_left < 0:
        return "overdue: it goes at the next start"
    if one.days_left < 1:
        return "goes today"
    whole = int(one.days_left)
    return f"{counted(whole, 'day')} left"


def _vanished(found: Vanished) -> Answer:
    title = "Vanished since the last audit"
    if not found.in_all:
        words = "No drawer that an earlier audit met is missing from its store."
        return Answer("vanished", title, (words,))
    lines = []
    for store in found.stores:
        since = said(store.since_last, "drawer", "drawers") if store.since_last else "no drawer"
        lines.append(
            f"Since the last audit {since} vanished from {store.location}; "
            f"{said(store.in_all, 'is', 'are')} missing from it in all. Their memories are kept."
        )
    return Answer("vanished", title, tuple(lines), ("nidra list --by drawer --json",))


def not_compared(number: int) -> str:
    """How many memories no stage can hold against another, in a sentence; "" where there are none."""
    if not number:
        return ""
    one = "memory has no subject, so that it was not held against any other."
    many = "memories have no subject, so that they were not held against one another."
    return said(number, one, many)
