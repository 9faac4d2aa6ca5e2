"""`nidra list`: memories, one a line, all of them or those that hold what is searched for."""

from __future__ import annotations

import shlex
from collections.abc import Iterable
from typing import TYPE_CHECKING

from nidra.cli.list_fading import print_fading
from nidra.cli.list_lines import memory_line
from nidra.cli.opening import command
from nidra.cli.output import note, say, say_json
from nidra.cli.working import working

if TYPE_CHECKING:
    from nidra.app.search import Page
    from nidra.app.workspace import Store
    from nidra.cli.list_options import Asked
    from nidra.records.memory import Memory
    from nidra.store.reading import Filter


def show_memories(
    store: Store, chosen: Filter, limit: int | None, after: str | None, json: bool
) -> int:
    """Print the memories that a filter lets through; how many those were."""
    from nidra.app.listing import list_memories

    return _print(store, list_memories(store, chosen, limit, after), chosen, json)


def show_found(store: Store, words: str, asked: Asked, chosen: Filter) -> int:
    """Print one page of a search, then in which order it is and how to see the next one."""
    from nidra.app.search import PAGE, is_prepared, search

    with working() as work:
        if not is_prepared(store):
            note("The search index is brought up to date first; the next search need not wait.")
        size = PAGE if asked.limit is None else asked.limit
        page = search(store, words, chosen, asked.after, size, work.progress, work.cancel)
    number = _print(store, page.memories, chosen, asked.json)
    if page.scanned:
        note(f"Every text was read for this, because {page.scanned}.", "yellow")
    if page.more and page.memories:
        _tell_of_more(page, number, words, asked)
    elif number:
        note(f"{number:,} found, in the order of filing.", "dim")
    return number


def _tell_of_more(page: Page, number: int, sought: str, asked: Asked) -> None:
    note(f"{number:,} shown, in the order of filing; there are more than these.", "dim")
    words = ["list", "--search", sought, *asked.again()]
    if asked.limit is not None:
        words += ["--limit", str(asked.limit)]
    words += ["--after", page.memories[-1].id]
    note(f"Next: {command(*map(shlex.quote, words), given=asked.dir)}")


def _print(store: Store, found: Iterable[Memory], chosen: Filter, json: bool) -> int:
    if chosen.fading is not None:
        return print_fading(store, found, json)
    from nidra.app.listing import memory_object

    number = 0
    for memory in found:
        number += 1
        if json:
            say_json(memory_object(memory))
        else:
            say(memory_line(memory))
    return number
