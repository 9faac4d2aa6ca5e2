"""A dataclass as the options of a command."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer
from nidra.cli.mounting import taking
from typer.testing import CliRunner


@dataclass(frozen=True, slots=True, kw_only=True)
class Shared:
    limit: Annotated[int | None, typer.Option(help="At most so many.")] = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Shared):
    name: Annotated[str, typer.Argument(help="Whose.")]
    loud: Annotated[bool, typer.Option("--loud", help="Say it loudly.")] = False


def _app(heard: list[Asked]) -> typer.Typer:
    app = typer.Typer()
    app.command(help="Say a name.")(taking(Asked, heard.append))
    return app


def test_each_field_is_an_option_and_what_was_typed_comes_as_one_value() -> None:
    heard: list[Asked] = []
    for words in (["ada"], ["--limit", "3", "ada", "--loud"]):
        assert CliRunner().invoke(_app(heard), words).exit_code == 0
    assert heard == [Asked(name="ada"), Asked(name="ada", limit=3, loud=True)]


def test_own_options_stand_before_those_that_are_shared() -> None:
    told = CliRunner().invoke(_app([]), ["--help"]).output
    assert 0 < told.index("--loud") < told.index("--limit")


def test_a_field_without_a_default_has_to_be_given() -> None:
    heard: list[Asked] = []
    assert CliRunner().invoke(_app(heard), []).exit_code == 2 and not heard
