"""How a command is mounted: its help from its docstring, one example, its place in the overview."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

import typer
from typer.core import TyperCommand

from nidra.base.errors import UsageError
from nidra.base.paths import naming
from nidra.cli.output import STDOUT

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Command(TyperCommand):
    """A command that refuses an empty word in the place of a path, which would mean the working folder."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse as ever, after a look at the words that name files and folders."""
        if not ctx.resilient_parsing:
            given, _, _ = self.make_parser(ctx).parse_args(args=list(args))
            for param in self.params:
                if param.type.name in _PATHS and _is_empty(given.get(str(param.name))):
                    name = (
                        param.opts[0] if param.opts[0].startswith("-") else param.make_metavar(ctx)
                    )
                    raise UsageError(reason=f"{name} is empty; it takes a path.")
        with naming(STDOUT):  # --help is shown here
            return super().parse_args(ctx, args)


_PATHS = ("path", "file", "directory")


def _is_empty(given: Any) -> bool:
    return given == "" or (isinstance(given, (list, tuple)) and "" in given)


def mount_command(
    app: typer.Typer,
    name: str,
    function: Callable[..., Any],
    *,
    example: str,
    panel: str | None = None,
    cls: type[TyperCommand] = Command,
    hidden: bool = False,
) -> None:
    """Add a function as a command. The first paragraph of its docstring stands in the overview."""
    text = unwrapped(function)
    app.command(
        name,
        cls=cls,
        help=text,
        short_help=text.split("\n\n", 1)[0],
        epilog=f"Example: {example}",
        rich_help_panel=panel,
        hidden=hidden,
    )(function)


Options = TypeVar("Options", bound="DataclassInstance")


def taking(options: type[Options], run: Callable[[Options], None]) -> Callable[..., None]:
    """`run`, which takes the options of a command as one dataclass, as a function that takes each by name.

    A field's annotation says what kind of option it is, as a parameter's would; options that the
    dataclass inherits stand after its own.
    """

    def typed(**given: Any) -> None:
        run(options(**given))

    kinds = get_type_hints(options, include_extras=True)
    own = options.__annotations__
    ordered = sorted(fields(options), key=lambda field: field.name not in own)
    parameters = [_parameter(field, kinds[field.name]) for field in ordered]
    typed.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    typed.__annotations__ = kinds
    typed.__name__, typed.__doc__ = run.__name__, run.__doc__
    return typed


def _parameter(field: Field[Any], kind: Any) -> inspect.Parameter:
    default = inspect.Parameter.empty if field.default is MISSING else field.default
    by_name = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(field.name, by_name, default=default, annotation=kind)


def unwrapped(function: Callable[..., Any]) -> str:
    """The docstring with each paragraph on one line, so that the terminal breaks it where it ends."""
    paragraphs = (inspect.getdoc(function) or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
