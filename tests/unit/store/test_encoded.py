"""JSON of many objects at once."""

from __future__ import annotations

import json
import random

from nidra.store.encoded import encode_all

PARTS = ['"', "{", "}", ", ", "\\", ": ", "a", "[", "]", "é", "\n", "\ud800", '{"a": 1}, {"a": 2}']


def test_objects_encoded_together_read_as_each_by_itself() -> None:
    chance = random.Random(3)
    for _ in range(2_000):
        values = [_value(chance) for _ in range(chance.randrange(4))]
        assert encode_all(values) == [json.dumps(value, ensure_ascii=False) for value in values]


def _value(chance: random.Random) -> dict[str, object]:
    some = {name: _text(chance) for name in chance.sample(["drift", "nearest", "note"], k=2)}
    lists = {"elided": [_text(chance) for _ in range(chance.randrange(3))]}
    return {**some, **lists, "similarity": chance.choice([0.25, 1.0, None])}


def _text(chance: random.Random) -> str:
    return "".join(chance.choices(PARTS, k=chance.randrange(6)))
