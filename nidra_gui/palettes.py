"""The colours of the window, light and dark. Values only; a test computes their contrast."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by what they are for, as `#rrggbb`. Each ink is readable (4.5 : 1) on each ground, and the
    `edge` of what can be used stands out (3 : 1) from each; a `line` only parts what lies beside it."""

    dark: bool
    ground: str
    surface: str
    raised: str
    line: str
    edge: str
    ink: str
    muted: str
    accent: str
    on_accent: str
    chosen: str
    checked: str
    linked: str
    unverified: str
    fallen: str
    contested: str
    old_words: str
    new_words: str

    def grounds(self) -> tuple[str, ...]:
        """What text stands on."""
        return self.ground, self.surface, self.raised, self.chosen

    def inks(self) -> tuple[str, ...]:
        """What text and icons are drawn in."""
        return (
            self.ink,
            self.muted,
            self.accent,
            self.checked,
            self.linked,
            self.unverified,
            self.fallen,
            self.contested,
        )


LIGHT = Palette(
    dark=False,
    ground="#f5f6fa",
    surface="#ffffff",
    raised="#eceef6",
    line="#d3d8e6",
    edge="#777f9c",
    ink="#191d2e",
    muted="#535b73",
    accent="#4149bd",
    on_accent="#ffffff",
    chosen="#e3e6fb",
    checked="#136239",
    linked="#1a568f",
    unverified="#525a70",
    fallen="#a92319",
    contested="#7d4600",
    old_words="#fbdcd8",
    new_words="#d3f0dd",
)

DARK = Palette(
    dark=True,
    ground="#11131b",
    surface="#191c27",
    raised="#232735",
    line="#363c50",
    edge="#7f88a6",
    ink="#e8ebf4",
    muted="#a5adc4",
    accent="#a3acff",
    on_accent="#10132a",
    chosen="#2b3052",
    checked="#72d69d",
    linked="#85bbf7",
    unverified="#b0b7ca",
    fallen="#ff9488",
    contested="#f3bb6c",
    old_words="#5a2723",
    new_words="#1d4a31",
)
