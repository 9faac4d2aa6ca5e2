"""`nidra report`: the trust report of a store as it stands, its stale rows, or a sample to judge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nidra.base.errors import UsageError
from nidra.cli.mounting import mount_command
from nidra.cli.opening import opened
from nidra.cli.options import LOOK, AsJson, Dir, labelled
from nidra.cli.output import note, say, say_json
from nidra.cli.outputs import refuse_inside
from nidra.cli.reports import SAMPLES, checked_paths, rendered, rendered_sample, write_text
from nidra.report.forms import FORMS
from nidra.report.numbers import since_sentence
from nidra.report.words import size

if TYPE_CHECKING:
    from nidra.app.workspace import Store
    from nidra.records.findings import Stale

SCHEMA = "report-schema.json"


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "report", report, example="nidra report --out trust.html", panel=LOOK)


def report(
    out: Annotated[
        list[Path] | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Write to FILE.md, .html, .pdf, .json or .csv; repeatable.",
        ),
    ] = None,
    stale: Annotated[
        bool,
        typer.Option(
            "--stale", help="Only the rows that their source contradicts, old words and new."
        ),
    ] = False,
    sample: Annotated[
        int | None,
        typer.Option(
            "--sample", metavar="N", help="N receipts drawn by chance, beside their source's bytes."
        ),
    ] = None,
    verdict: Annotated[
        str | None,
        typer.Option("--verdict", metavar="V", help="The verdict to draw from (with --sample)."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="S", help="Draw these again (with --sample; 0 if not set)."),
    ] = None,
    digest: Annotated[
        bool, typer.Option("--digest", help="Print what a report of the store now would rest on.")
    ] = False,
    schema: Annotated[
        bool, typer.Option("--schema", help="Print the JSON Schema of the report.")
    ] = False,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """Print or write the trust report of the store.

    It tells how the store stands, with six answers that a pass does not work out; a file that ends
    in .html is one page that stands alone, one in .pdf is for print, one in .csv for a spreadsheet. It
    checks no receipt: sleep does. A file says what changed since the last one, and what it rests on.

    With --sample N --verdict V it draws N receipts of one verdict and shows each beside the bytes of
    its source, read now, for a person to check the audit itself.
    """
    if schema:
        from nidra.base.paths import resources

        say((resources() / SCHEMA).read_text(encoding="utf-8").rstrip("\n"))
        return
    _refuse_mixed(stale, sample, verdict, seed, out, digest)
    paths = checked_paths(out or (), "--out", FORMS if sample is None else SAMPLES)
    with opened(dir) as store:
        refuse_inside(store, paths, "--out")
        if stale:
            _print_stale(store, json)
        elif digest:
            _print_digest(store, json)
        elif sample is not None:
            _sample(_sampler(store, sample, verdict, seed), paths, json)
        else:
            _report(store, paths, json)


def _report(store: Store, paths: Sequence[Path], json: bool) -> None:
    """The report, worked out once, in whatever forms."""
    from nidra.app.exports import compared, remember, write
    from nidra.app.findings import STEPS, Steps, full_report
    from nidra.cli.working import working

    with working() as work:
        steps = Steps(work.progress, work.cancel, STEPS + len(paths))
        report = compared(store, full_report(store, cancel=work.cancel, steps=steps))
        written = []
        for path in paths:
            steps.next()
            written.append(write(report, path, steps.heed))
    for path, one in zip(paths, written, strict=True):
        note(f"Report: {path} ({size(one.size)}, digest {one.digest[:16]})")
    if paths:
        note(since_sentence(report.since))
        forgotten = remember(store, report)
        if forgotten:
            note(forgotten)
    if json or not paths:
        say(rendered(report, ".json" if json else ".md").rstrip("\n"))


def _sample(make: Callable[[str], str], paths: Sequence[Path], json: bool) -> None:
    for path in paths:
        write_text(make(path.suffix), path)
        note(f"Report: {path}")
    if json or not paths:
        say(make(".json" if json else ".md").rstrip("\n"))


def _print_digest(store: Store, json: bool) -> None:
    """The digest, and the line that it is the SHA-256 of."""
    from nidra.app.digest import digest
    from nidra.report.json_trust import rests_on_object
    from nidra.report.method import digest_lines

    found = digest(store)
    if json:
        say_json(rests_on_object(found), indent=2)
        return
    for name, value in digest_lines(found):
        say(f"{name}: {value}")
    say(found.hashed)


def _refuse_mixed(
    stale: bool,
    sample: int | None,
    verdict: str | None,
    seed: int | None,
    out: list[Path] | None,
    digest: bool,
) -> None:
    """Raise `UsageError` for options that would be left unheard."""
    if sample is None and (verdict is not None or seed is not None):
        raise UsageError(reason="--verdict and --seed belong to --sample N.")
    if sample is not None and verdict is None:
        raise UsageError(reason="--sample N needs --verdict V: drifted, verbatim, edited, ...")
    if stale and (out or sample is not None):
        raise UsageError(reason="--stale prints its rows; it takes --json, not --out or --sample.")
    if digest and (out or stale or sample is not None):
        raise UsageError(reason="--digest stands alone, or with --json.")


def _sampler(
    store: Store, number: int, verdict: str | None, seed: int | None
) -> Callable[[str], str]:
    """The sample, drawn once, in whatever form."""
    from nidra.app.sample import sample
    from nidra.records.verdict import State

    drawn = sample(store, labelled(State, verdict, "--verdict"), number, seed or 0)
    return lambda suffix: rendered_sample(drawn, suffix)


def _print_stale(store: Store, json: bool) -> None:
    """Every stale row: one JSON object a line, or one line each."""
    from nidra.app.stale import stale, stale_object

    number = 0
    for row in stale(store):
        number += 1
        if json:
            say_json(stale_object(row))
        else:
            say(stale_line(row))
    if not number and not json:
        note("No receipt says what its source no longer says.")


def stale_line(row: Stale) -> str:
    """One stale row: its id in its own store, the memory, the words that changed, the source."""
    from nidra.base.text import one_line
    from nidra.report.words import arrow

    words = ", ".join(arrow(old, new, 40) for old, new in row.changes[:3]) or row.verdict
    name = one_line(row.foreign_id or "-", 80)
    return f"{name}  {row.memory}  {words}  ({one_line(Path(row.source).name)})"
