"""`nidra list --by drawer`: foreign rows, one a line, those too that were skipped."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any

from nidra.cli.list_lines import drawer_line
from nidra.cli.output import say, say_json

if TYPE_CHECKING:
    from nidra.app.workspace import Store


def show_drawers(store: Store, chosen: dict[str, Any], limit: int | None, json: bool) -> int:
    """Print the rows that fit; how many those were."""
    from nidra.app.listing import list_drawers

    rows = list_drawers(store, chosen["wing"], chosen["room"])
    number = 0
    for row in islice((row for row in rows if _fits(row, chosen)), limit):
        number += 1
        if json:
            say_json(row)
        else:
            say(drawer_line(row))
    return number


def _fits(row: dict[str, Any], chosen: dict[str, Any]) -> bool:
    """Does a foreign row have the asked-for grade, standing, verdict, place and source?"""
    checks: Iterator[bool] = (
        chosen[key] is None or row[key] == chosen[key].label for key in ("grade", "standing")
    )
    places: Iterator[bool] = (
        chosen[key] is None or row[key] == chosen[key] for key in ("hall", "agent")
    )
    verdict, source = chosen["verdict"], chosen["source"]
    if source is not None and not f"/{row['source'] or ''}".endswith(f"/{source.lstrip('/')}"):
        return False
    return all(checks) and all(places) and (verdict is None or verdict.label in row["verdicts"])
