"""The head of the HTML report and its counts: the sentence as a bar, census, verdicts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nidra.records.grade import Grade, Standing
from nidra.records.report import Census, PassReport
from nidra.records.verdict import FAILED, OK, State
from nidra.report.html_charts import ORDER, Part, share_bar, stacked, standing_parts, swatch
from nidra.report.html_text import escaped, items, section, table
from nidra.report.md_rot import named_plain
from nidra.report.rot import gone_in, worst_rooms
from nidra.report.six import not_compared
from nidra.report.words import count, counted, share

_OF_VERDICTS = {state.label: "traceable" for state in OK} | {s.label: "fallen" for s in FAILED}


def proportions(census: Census) -> str:
    """The sentence as a bar, with its legend as the numbers beside it."""
    parts = standing_parts(dict(census.by_standing))
    legend = "".join(
        f"<li>{swatch(part.look)}{part.word} <b>{count(part.number)}</b>"
        f" ({share(part.number, census.active)})</li>"
        for part in parts
        if part.number
    )
    title = f"How the {counted(census.active, 'active memory', 'active memories')} stand"
    return stacked("standing", title, parts) + f'<ul class="legend">{legend}</ul>'


def tiles(report: PassReport) -> str:
    """The four numbers that a reader looks for first."""
    census = report.after
    traceable = share(census.standing(Standing.TRACEABLE), census.active)
    told = [
        (traceable, "can be checked against their source today"),
        _tile(
            census.standing(Standing.FALLEN),
            "says what its source no longer says",
            "say what their source no longer says",
        ),
        _tile(
            census.standing(Standing.GONE),
            "points at a file that is gone",
            "point at files that are gone",
        ),
        _tile(_pairs(report), "pair that cannot both hold", "pairs that cannot both hold"),
    ]
    listed = "".join(
        f'<li class="tile"><b>{number}</b><p>{words}</p></li>' for number, words in told
    )
    return f'<ul class="tiles">{listed}</ul>'


def _tile(number: int, one: str, many: str) -> tuple[str, str]:
    return count(number), one if number == 1 else many


def _pairs(report: PassReport) -> int:
    return len(report.contests) + report.more_contests


def worst(report: PassReport) -> str:
    """The three rooms that have rotted most."""
    cards = "".join(
        f'<li class="tile"><b>{share(gone_in(room), room.active)} gone</b>'
        f"<p>{escaped(named_plain(room))}</p>"
        f'<p class="quiet">{count(gone_in(room))} of '
        f"{counted(room.active, 'memory', 'memories')}</p></li>"
        for room in worst_rooms(report.rooms)
    )
    return (
        f'<h3>The rooms that have rotted most</h3><ul class="tiles">{cards}</ul>' if cards else ""
    )


def census(report: PassReport, passed: bool) -> str:
    """Memories by standing and grade, before and after a pass, or as they stand."""
    names, sides = _sides(report, passed)
    charts = ""
    if len(sides) > 1:
        charts = "".join(
            f'<p class="quiet">{name}: {counted(side.active, "active memory", "active memories")}</p>'
            + stacked(f"census-{name}", f"Standing {name} the pass", _parts(side), thin=True)
            for name, side in zip(names, sides, strict=True)
        )
    rows = [
        ["all memories", *(count(side.total) for side in sides)],
        ["active", *(count(side.active) for side in sides)],
        *_standing_rows(sides),
        *(
            [f"grade {grade.label}", *(count(side.by_grade.get(grade.label, 0)) for side in sides)]
            for grade in Grade
        ),
        ["contested", *(count(side.contested) for side in sides)],
    ]
    left = not_compared(report.not_compared)
    note = f'<p class="quiet">{escaped(left, 400)}</p>' if left else ""
    return section("census", "Census", charts, table("Memories", ["", *names], rows, (1, 2)), note)


def _parts(side: Census) -> list[Part]:
    return standing_parts(dict(side.by_standing))


def _standing_rows(sides: Sequence[Census]) -> Iterator[list[str]]:
    for at, standing in enumerate(ORDER):
        look = standing_parts({})[at].look
        yield [
            f"{swatch(look)}{standing.label}",
            *(count(side.standing(standing)) for side in sides),
        ]


def verdicts(report: PassReport, passed: bool) -> str:
    """Live receipts by verdict, each with its share as a bar; what never occurred is left out."""
    names, sides = _sides(report, passed)
    total = sum(report.after.verdicts.values())
    labels = [
        label
        for label in dict.fromkeys(state.label for state in State)
        if any(side.verdicts.get(label, 0) for side in sides)
    ]
    if not labels:
        return section("verdicts", "Verdicts", "<p>No memory has a receipt.</p>")
    rows = []
    for at, label in enumerate(labels):
        number = report.after.verdicts.get(label, 0)
        look = _OF_VERDICTS.get(label, "gone" if label == State.GONE.label else "undecided")
        bar = share_bar(f"verdict-{at}", f"Receipts {escaped(label)}", number, total, look)
        rows.append([escaped(label), *(count(s.verdicts.get(label, 0)) for s in sides), bar])
    head = ["", *names, "share"]
    shown = table("Receipts by verdict", head, rows, range(1, len(head) - 1), len(head) - 1)
    return section("verdicts", "Verdicts", shown)


def _sides(report: PassReport, passed: bool) -> tuple[list[str], list[Census]]:
    if passed and not report.dry_run:
        return ["before", "after"], [report.before, report.after]
    return ["now"], [report.after]


def notes(report: PassReport) -> str:
    """What could not be done beside the work itself."""
    return section("notes", "Notes", items(escaped(note, 500) for note in report.notes))
