"""`nidra config`: the settings of a store."""

from __future__ import annotations

from typing import Annotated

import typer

from nidra.cli.mounting import mount_command
from nidra.cli.opening import opened
from nidra.cli.options import STORE, AsJson, Dir
from nidra.cli.output import say, say_json

Name = Annotated[
    str, typer.Argument(metavar="NAME", help="Name of a setting, as config list shows.")
]


def mount(app: typer.Typer) -> None:
    """Add the group with its four commands."""
    group = typer.Typer(
        help="List, show and change the settings of a store.",
        epilog="Example: nidra config set pass.byte_check_days 14",
        no_args_is_help=True,
    )
    mount_command(group, "list", list_, example="nidra config list --json")
    mount_command(group, "get", get, example="nidra config get pass.byte_check_days")
    mount_command(group, "set", set_, example="nidra config set pass.byte_check_days 14")
    mount_command(group, "reset", reset, example="nidra config reset pass.byte_check_days")
    app.add_typer(group, name="config", rich_help_panel=STORE)


def list_(json: AsJson = False, dir: Dir = None) -> None:
    """List every setting with its value and what it does."""
    from nidra.base.settings import SETTINGS

    with opened(dir) as store:
        values = {name: store.settings.get(name) for name in SETTINGS}
    if json:
        say_json(values, indent=2)
        return
    for name, setting in SETTINGS.items():
        default = "" if values[name] == setting.default else f" (default {setting.default!r})"
        say(f"{name} = {values[name]!r}{default}")
        say(f"    {setting.help}")


def get(name: Name, json: AsJson = False, dir: Dir = None) -> None:
    """Show the value of one setting."""
    with opened(dir) as store:
        value = store.settings.get(name)
    say_json(value) if json else say(str(value))


def set_(
    name: Name,
    value: Annotated[str, typer.Argument(metavar="VALUE", help="The new value.")],
    dir: Dir = None,
) -> None:
    """Change one setting; the others and their comments stay as they are."""
    from nidra.app.settings import change

    with opened(dir) as store:
        taken = change(store, name, value, name)
    say(f"{name} = {taken!r}")


def reset(name: Name, dir: Dir = None) -> None:
    """Give one setting its default again; the others and their comments stay as they are."""
    from nidra.app.settings import reset as take_back

    with opened(dir) as store:
        default = take_back(store, name)
    say(f"{name} = {default!r}")
