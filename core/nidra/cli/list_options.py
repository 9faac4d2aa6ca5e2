"""The options of `nidra list`: what a person asked for, as one value."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Any, Self

import typer

from nidra.base.errors import UsageError
from nidra.cli.options import AsJson, Dir, Room, Wing, at_least_zero, labelled, plain_id

_NO_MEMORIES = (
    "--by drawer lists foreign rows, which have no --tag, --subject, --search, --after, --fading, --faded"
    " or --all."
)
_ONE_KIND = (
    "--fading N lists what is going to fade, --faded what has, and a retired memory does neither. Give"
    " one of --fading, --faded and --all."
)
_NO_AFTER = "--source lists in the order of the source, which has no --after. Leave one away."
_NARROWING = (
    "grade",
    "standing",
    "verdict",
    "wing",
    "room",
    "hall",
    "agent",
    "source",
    "tag",
    "subject",
)


class By(StrEnum):
    """What one line stands for."""

    MEMORY = "memory"
    DRAWER = "drawer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What was asked of `nidra list`: each field is the option of that name."""

    grade: Annotated[
        str | None, typer.Option(help="unverified, source_linked or machine_checked.")
    ] = None
    standing: Annotated[
        str | None,
        typer.Option(help="fallen, traceable, not-comparable, gone or no-receipt."),
    ] = None
    verdict: Annotated[
        str | None,
        typer.Option(help="Only with a receipt of this verdict: drifted, moved, gone, ..."),
    ] = None
    wing: Wing = None
    room: Room = None
    hall: Annotated[str | None, typer.Option(help="Only from this hall.")] = None
    agent: Annotated[str | None, typer.Option(help="Only what this agent or miner filed.")] = None
    source: Annotated[
        str | None,
        typer.Option(
            "--source",
            metavar="FILE",
            help="Only with a receipt in this file (whole path or its last parts), in its order.",
        ),
    ] = None
    search: Annotated[
        str | None,
        typer.Option(
            "--search",
            metavar="WORDS",
            help='Only what says all of these words; "a phrase", begin*, *part* (nidra help search).',
        ),
    ] = None
    tag: Annotated[str | None, typer.Option("--tag", help="Only with this tag.")] = None
    subject: Annotated[str | None, typer.Option(help="Only about this subject.")] = None
    fading: Annotated[
        int | None,
        typer.Option(
            "--fading",
            metavar="N",
            help="Only what fades (strength below 0.1) within N days, nearest first; what has faded"
            " before is not among it.",
        ),
    ] = None
    faded: Annotated[
        bool, typer.Option("--faded", help="Only what has faded already, longest ago first.")
    ] = False
    all: Annotated[bool, typer.Option("--all", help="Retired memories too.")] = False
    limit: Annotated[
        int | None, typer.Option(metavar="N", help="At most N lines; a search shows 100.")
    ] = None
    after: Annotated[
        str | None,
        typer.Option(metavar="ID", help="Only what was filed, or fades, after this memory."),
    ] = None
    by: Annotated[
        By,
        typer.Option(
            help="One line for each memory, or for each row of the foreign stores, skipped ones too."
        ),
    ] = By.MEMORY
    json: AsJson = False
    dir: Dir = None

    @property
    def by_decay(self) -> bool:
        """Is it a list of what fades, or has faded?"""
        return self.faded or self.fading is not None

    def checked(self) -> Self:
        """The same with a plain id to begin after. Raises `UsageError` for a limit or an id that is none,
        and for options that contradict each other."""
        at_least_zero(self.limit)
        self.values()
        if self.by_decay and ((self.fading is not None and self.faded) or self.all):
            raise UsageError(reason=_ONE_KIND)
        if self.by is By.DRAWER and self._means_memories():
            raise UsageError(reason=_NO_MEMORIES)
        in_order_of_source = self.source is not None and self.search is None and not self.by_decay
        if self.after is not None and in_order_of_source:
            raise UsageError(reason=_NO_AFTER)
        return self if self.after is None else replace(self, after=plain_id(self.after))

    def _means_memories(self) -> bool:
        sought = self.search is not None or self.after is not None
        return bool(self.tag or self.subject or self.all or sought or self.by_decay)

    def values(self) -> dict[str, Any]:
        """The fields of a filter that stand for the options. Raises `UsageError` for an unknown label."""
        from nidra.records.grade import Grade, Standing
        from nidra.records.verdict import State

        return {
            **{name: getattr(self, name) for name in _NARROWING},
            "grade": labelled(Grade, self.grade, "--grade"),
            "standing": labelled(Standing, self.standing, "--standing"),
            "verdict": labelled(State, self.verdict, "--verdict"),
            "active": None if self.all else True,
        }

    def narrowing(self) -> list[str]:
        """The options that narrow the list down, as they were typed."""
        given = ((name, getattr(self, name)) for name in _NARROWING)
        return [word for name, value in given if value is not None for word in (f"--{name}", value)]

    def again(self) -> list[str]:
        """The options of a list that goes on where this one ends, without its words and its place."""
        fading = [] if self.fading is None else ["--fading", str(self.fading)]
        flags = (("--faded", self.faded), ("--all", self.all), ("--json", self.json))
        return [*self.narrowing(), *fading, *(flag for flag, given in flags if given)]
