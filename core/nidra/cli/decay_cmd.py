"""`nidra decay`: how strong a memory is, when it fades, and when its sources are due; what fades in all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from nidra.base.errors import UsageError
from nidra.cli.mounting import mount_command
from nidra.cli.opening import command, opened
from nidra.cli.options import LOOK, AsJson, Dir, plain_id
from nidra.cli.output import note, say, say_json

if TYPE_CHECKING:
    from nidra.app.workspace import Store
    from nidra.records.strength import Forecast

PERSON = "person"
SOON = 30  # days, the fewest that the next step asks for


def mount(app: typer.Typer) -> None:
    """Add the command."""
    mount_command(app, "decay", decay, example="nidra decay mem_1f2e3d", panel=LOOK)


def decay(
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="[ID]...", help="Ids of memories; none: what fades in the store."),
    ] = None,
    touch: Annotated[
        bool,
        typer.Option("--touch", help="You used it now: it holds on longer (undo takes it back)."),
    ] = False,
    json: AsJson = False,
    dir: Dir = None,
) -> None:
    """Show how strong memories are and when they fade.

    The strength falls with the days since the last use, by the stability of the memory; it is computed
    when you ask and hides no record. Beside it stands the second clock: how often each source changes
    and when its bytes are due to be read. Without an ID: what fades within 7, 30 and 90 days, by tier.
    With --json one object a line.
    """
    names = [plain_id(name) for name in ids or ()]
    if touch and not names:
        raise UsageError(reason="--touch needs the ID of what was used.")
    with opened(dir) as store:
        if not names:
            _forecast(store, json, dir)
        elif touch:
            _touch(store, names, json)
        else:
            _show(store, names, json, dir)


def _forecast(store: Store, json: bool, given: str | None) -> None:
    from nidra.app.decay import forecast
    from nidra.cli.decay_lines import forecast_lines, forecast_object

    found = forecast(store)
    if json:
        say_json(forecast_object(found))
        return
    for line in forecast_lines(found):
        say(line)
    if words := _following(found):
        note(f"Next: {command('list', *words, given=given)}")


def _following(found: Forecast) -> list[str]:
    """The list that has something in it: what fades soonest, else what has faded, else none."""
    for at, days in enumerate(found.days):
        if days >= SOON and any(tier.within[at] for tier in found.tiers):
            return ["--fading", str(days)]
    return ["--faded"] if any(tier.faded for tier in found.tiers) else []


def _show(store: Store, names: list[str], json: bool, given: str | None) -> None:
    """Each memory once; a name that fits none stops it before the first."""
    from nidra.app.decay import decay as ask
    from nidra.cli.decay_lines import decay_lines, decay_object

    full = dict.fromkeys(store.get(name).id for name in names)
    for number, one in enumerate(ask(store, name) for name in full):
        if json:
            say_json(decay_object(one))
            continue
        if number:
            say("")
        for line in decay_lines(one, given):
            say(line)


def _touch(store: Store, names: list[str], json: bool) -> None:
    from nidra.app.decay import bases, touch
    from nidra.cli.decay_lines import touched_line

    retired = [memory.id for memory in map(store.get, names) if not memory.active]
    if retired:
        raise UsageError(
            reason=f"{retired[0]} was retired: nothing uses it, so that nothing was changed."
            f" `nidra why {retired[0]}` tells how that came."
        )
    held, done = bases(store), touch(store, names, PERSON)
    for one in done:
        say_json(_touched_object(store, one.id, one.changed)) if json else say(
            touched_line(one, held, store.now())
        )


def _touched_object(store: Store, name: str, changed: bool) -> dict[str, Any]:
    from nidra.app.decay import decay as ask
    from nidra.cli.decay_lines import decay_object

    return {**decay_object(ask(store, name)), "changed": changed}
