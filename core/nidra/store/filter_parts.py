"""One condition of a filter, and the conditions on what a table is narrowed to beside trust and place."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from nidra.store import changed_by, contests
from nidra.store.connection import Connection
from nidra.store.streams import Run

CONTESTED = "contested"


@dataclass(slots=True)
class Part:
    """One condition: what is asked of a memory `m`, and the query that names the keys it fits.

    Both queries of keys end in the key after which they are wanted; what `also` names is asked too.
    A part without such a query asks a memory's own row alone. `runs` tell the same keys in the order
    of filing, where indexes can. `n` is how many memories it fits, as far as that is known without a
    look.
    """

    test: str
    words: tuple[Any, ...] = ()
    keys: str = ""
    key_words: tuple[Any, ...] = ()
    also: str = ""
    runs: Sequence[Run] = ()
    n: int | None = None


def of_flag(flag: str) -> Part:
    """Memories that bear a flag; `contested` says that a contest of theirs is open."""
    if flag == CONTESTED:
        sides = " UNION ".join(
            f"SELECT {side} FROM contest WHERE state='{contests.OPEN}'" for side in "ab"
        )
        return Part(
            "m.contested=1",
            keys=f"SELECT id FROM memory WHERE id IN ({sides}) AND contested=1 AND id>?",
        )
    return Part("instr(' '||m.flags||' ', ' '||?||' ')>0", (flag,))


def of_tier(tier: int) -> Part:
    """Memories of a tier."""
    return Part(f"m.tier={tier}")


def changed_since(moment: int) -> Part:
    """Memories that changed at a moment (microseconds) or later."""
    each = " UNION ALL ".join(
        f"SELECT id FROM memory WHERE active={used} AND updated_at>={moment}" for used in (1, 0)
    )
    return Part(f"m.updated_at>={moment}", keys=f"SELECT id FROM ({each}) WHERE id>?")


def changed_in(connection: Connection, pass_id: str) -> Part | None:
    """Memories that a pass, or the watcher at one moment, judged anew or moved in another way."""
    keys = changed_by.keys(connection, pass_id)
    if not keys:
        return None
    listed = json.dumps(sorted(keys))
    return Part(
        "m.id IN (SELECT value FROM json_each(?))",
        (listed,),
        "SELECT value AS id FROM json_each(?) WHERE value>?",
        (listed,),
        n=len(keys),
    )
