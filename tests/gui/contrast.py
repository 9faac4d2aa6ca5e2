"""How well two colours can be told apart."""

from __future__ import annotations

from PySide6.QtGui import QColor


def _luminance(color: str) -> float:
    def part(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    seen = QColor(color)
    return 0.2126 * part(seen.redF()) + 0.7152 * part(seen.greenF()) + 0.0722 * part(seen.blueF())


def contrast(a: str, b: str) -> float:
    """The contrast ratio of two colours, by the formula of WCAG 2.1."""
    high, low = sorted((_luminance(a), _luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
