"""Levels of the tide, in whole centimetres."""

MISSING = 9999


def mean_level(levels: list[int]) -> float | None:
    """The mean without missing values, or None where nothing is left."""
    known = [level for level in levels if level != MISSING]
    return sum(known) / len(known) if known else None
