"""The version of Nidra that runs."""

from __future__ import annotations

from functools import cache


@cache
def version() -> str:
    """The installed distribution's version, or that of the checkout."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed("nidra-memory")
    except PackageNotFoundError:
        return "0+checkout"
