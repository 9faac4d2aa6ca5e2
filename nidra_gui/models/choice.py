"""What a person looks for in the table: values of facets, a text, and an order."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from nidra.records.browse import Sort

if TYPE_CHECKING:
    from nidra.app.browse import Look
    from nidra.app.workspace import Store


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen value of each facet by its name, the text that is searched for, the order."""

    facets: Mapping[str, str] = field(default_factory=dict)
    text: str = ""
    sort: Sort = Sort.NEWEST

    @property
    def narrows(self) -> bool:
        """Does it let through fewer than all memories?"""
        return bool(self.facets or self.text.strip())

    def with_value(self, facet: str, value: str) -> Choice:
        """Another value of a facet, or none of it where `value` is empty. A room belongs to its wing."""
        let_go = {facet, "room"} if facet == "wing" else {facet}
        kept = {name: one for name, one in self.facets.items() if name not in let_go}
        return replace(self, facets={**kept, facet: value} if value else kept)

    def look(self, store: Store) -> Look:
        """The same as the engine asks it now. Raises `UsageError` for a value that is none."""
        from nidra.app.browse import Look

        look = Look(text=self.text, sort=self.sort)
        if not self.facets:
            return look
        from nidra.app.facets import FIELDS, choose

        # In the order of the facets, where a wing stands before its room.
        known = [name for name in FIELDS if name in self.facets]
        for name in [*known, *(name for name in self.facets if name not in FIELDS)]:
            look = choose(store, look, name, self.facets[name])
        return look

    def as_json(self) -> str:
        """For the settings."""
        return json.dumps({"facets": dict(self.facets), "text": self.text, "sort": self.sort})

    @classmethod
    def from_json(cls, text: str) -> Choice | None:
        """A choice that was kept; None where it cannot be read."""
        try:
            kept: Any = json.loads(text)
            facets = {str(name): str(value) for name, value in kept["facets"].items()}
            return cls(facets, str(kept["text"]), Sort(kept["sort"]))
        except (ValueError, KeyError, TypeError, AttributeError):
            return None
