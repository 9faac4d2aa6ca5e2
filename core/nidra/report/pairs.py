"""A contested pair in words: what speaks for each side, and what to type."""

from __future__ import annotations

from collections.abc import Iterator

from nidra.records.contest import ContestedPair


def traits(pair: ContestedPair, name: str) -> list[str]:
    """What is known of one side: newer, verified."""
    found = ["newer"] if name == pair.newer else []
    return [*found, "verified"] if name in pair.verified else found


def kept(pair: ContestedPair) -> str:
    """The id that the command to copy keeps: the one that is verified, else the newer one."""
    if len(pair.verified) == 1:
        return pair.verified[0]
    return pair.newer or pair.ids[0]


def succession(pair: ContestedPair) -> str:
    """What the pair looks like, in a sentence; a person or a judge confirms it."""
    if len(pair.verified) == 1:
        also = " and is the newer one" if pair.newer == pair.verified[0] else ""
        return f"{pair.verified[0]} is borne out by its source{also}; keep it if the other is out of date."
    if pair.newer is not None:
        which = "both are" if pair.verified else "neither is"
        return f"{pair.newer} is newer and {which} borne out; keep it if it took the other's place."
    return "Both were recorded at one moment; nothing on record tells which one holds."


def commands(pair: ContestedPair) -> Iterator[tuple[str, str]]:
    """(what for, what to type)."""
    a, b = pair.ids
    yield f"keep {kept(pair)}", f"nidra resolve {a} {b} --keep {kept(pair)}"
    yield "both hold", f"nidra resolve {a} {b} --both --reason TEXT"
