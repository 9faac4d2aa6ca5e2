"""Every fixed text of the charts of forgetting, so that a window can show them in another language."""

from __future__ import annotations

from nidra.records.grade import Tier

TIERS = {
    Tier.RECORD: ("Records of a store", "accent"),
    Tier.EPISODIC: ("Episodes: what happened", "contested"),
    Tier.SEMANTIC: ("Facts: what is known", "checked"),
    Tier.ORIENTATION: ("Orientation: always loaded", "unverified"),
}
FADED = ("Counts as faded below this", "fallen")

CURVES = "How each kind of memory is forgotten"
SINCE_USE = "Days since the last use"
HOLDS = (
    "What nothing uses fades: an episode within {episodic:,} days, a fact within {semantic:,},"
    " a record within {record:,}."
)

CURVE = "How this memory is forgotten"
FROM_TODAY = "Days from today"
STRENGTH = ("Strength of this memory", "accent")
TODAY = ("Today", "checked")
NOW = "Its strength is {strength} today."
FADES_IN = "If nothing uses it, it fades in {days:,} days."
HAS_FADED = "It faded {days:,} days ago."
NEVER = "It never fades."

OUTLOOK = "What fades in the weeks to come"
WEEKS = "Weeks from now"
WITHIN_YEAR = "Within a year {n:,} memories fade, if nothing uses them."
FADED_ALREADY = "{n:,} have faded already."
NONE_FADES = "No memory fades within a year that has not faded already."
NO_MEMORY = "The store holds no active memory yet, so that there is none to fade."

TEXTS: tuple[str, ...] = (
    *(CURVES, SINCE_USE, HOLDS, CURVE, FROM_TODAY, NOW, FADES_IN, HAS_FADED, NEVER, OUTLOOK, WEEKS),
    *(WITHIN_YEAR, FADED_ALREADY, NONE_FADES, NO_MEMORY),
    *(name for name, _ in (*TIERS.values(), FADED, STRENGTH, TODAY)),
)
"""Every text above, for whoever translates them."""
