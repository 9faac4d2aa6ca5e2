"""How the store of the demo is told from others, for whoever only wants to know."""

from __future__ import annotations

from pathlib import Path

MARK = ".nidra-demo"


def is_demo(store: Path) -> bool:
    """Is the store in this folder one that `make_demo` made?"""
    return store.name == "store" and (store.parent / MARK).is_file()
