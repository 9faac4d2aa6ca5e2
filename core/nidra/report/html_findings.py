"""The six answers in the HTML report: sentences, the lists behind them, what to type."""

from __future__ import annotations

from collections.abc import Callable

from nidra.records.findings import Findings
from nidra.report.html_charts import share_bar
from nidra.report.html_falls import today
from nidra.report.html_text import code, command, escaped, folded, items, more, section, table
from nidra.report.six import HEAD, Answer, answers, cut_words, days_left
from nidra.report.words import count, when


def findings(found: Findings | None) -> str:
    """All six, or nothing where they were not worked out."""
    if found is None:
        return ""
    parts = [_answer(answer, LISTS[answer.name](found)) for answer in answers(found)]
    return section("answers", HEAD, *parts)


def _answer(answer: Answer, listed: str) -> str:
    said = "".join(f"<p>{escaped(sentence, 500)}</p>" for sentence in answer.sentences)
    typed = "".join(f"<p>{command(words)}</p>" for words in answer.commands)
    return f'<article><h3 id="{answer.name}">{answer.title}</h3>{said}{listed}{typed}</article>'


def _stale(found: Findings) -> str:
    if not found.stale:
        return ""
    rows = [
        [
            code(row.foreign_id or row.memory, 80),
            f'<span class="say">{today(row.statement, list(row.changes))}</span>',
            code(row.source, 160),
        ]
        for row in found.stale
    ]
    shown = table("Old and new words", ["id", "says → source says", "source"], rows)
    return folded("Show them", shown + more(found.more_stale))


def _reach(found: Findings) -> str:
    reach = found.reach
    if not reach.folders:
        return ""
    rows = [[code(one.folder), count(one.sources), count(one.memories)] for one in reach.folders]
    shown = table("Look at these first", ["folder", "files", "memories"], rows, (1, 2))
    return shown + more(reach.more_folders)


def _duplicates(found: Findings) -> str:
    listed = found.duplicates.listed
    if not listed:
        return ""
    rows = [
        [
            f'<span class="say">{escaped(one.statement, 120)}</span>',
            count(one.copies),
            count(one.borne_out),
            code(one.standing, 120) if one.standing else "none",
        ]
        for one in listed
    ]
    head = ["text", "drawers", "borne out", "by"]
    shown = table("The texts filed most often", head, rows, (1, 2))
    return folded("Show them", shown + more(found.duplicates.more))


def _truncated(found: Findings) -> str:
    listed = found.truncated.listed
    if not listed:
        return ""
    rows = [
        [
            code(cut.path, 160),
            share_bar(f"cut-{at}", "Share on file", round(cut.coverage * 1000), 1000, "plain"),
            escaped(cut_words(cut)),
            count(cut.memories),
        ]
        for at, cut in enumerate(listed)
    ]
    head = ["source", "on file", "", "cut memories"]
    shown = table("How much of each source is on file", head, rows, (3,), drawn=1)
    left = found.truncated.sources - len(listed)
    return shown + more(left)


def _transcripts(found: Findings) -> str:
    if found.transcripts is None:
        return ""
    listed, days = found.transcripts.listed, max(1, found.transcripts.days)
    rows = [
        [
            code(one.path, 160),
            share_bar(
                f"days-{at}",
                "Days left",
                max(0, min(days, round(one.days_left))),
                days,
                "fallen" if one.days_left <= 7 else "plain",
            ),
            days_left(one),
            count(one.memories),
        ]
        for at, one in enumerate(listed)
    ]
    head = ["transcript", "time left", "", "memories"]
    shown = table("The next to go", head, rows, (3,), drawn=1) if rows else ""
    left = found.transcripts.present - len(listed)
    shown += more(left)
    half = found.transcripts.user_half
    if half is not None and half.listed:
        names = items(map(code, half.listed), half.found - len(half.listed))
        shown += folded("Memories whose user's half still stands in history.jsonl", names)
    return shown


def _vanished(found: Findings) -> str:
    if not found.vanished.listed:
        return ""
    rows = [
        [
            code(row.foreign_id, 80),
            escaped(f"{row.wing or '(no wing)'} / {row.room or '(no room)'}"),
            escaped(row.statement, 120),
            when(row.when),
        ]
        for row in found.vanished.listed
    ]
    head = ["id", "room", "text", "noticed"]
    left = found.vanished.in_all - len(rows)
    return folded("Show them", table("Missing from their store", head, rows) + more(left))


LISTS: dict[str, Callable[[Findings], str]] = {
    "stale": _stale,
    "reach": _reach,
    "duplicates": _duplicates,
    "truncated": _truncated,
    "transcripts": _transcripts,
    "vanished": _vanished,
}
